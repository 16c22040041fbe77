"""How far each number of a card file may go, and which of its words code relies on."""

from typing import Final

from meadhall.games.champions.ids import (
    DESTINIES,
    DICE,
    LAYOUTS,
    LEADERS,
    LOCATIONS,
    RUNES,
    SHIPS,
    STALLS,
)

# Least and most of every number an owner may change. Lower limits above 0 keep a game finite or a
# division possible; upper limits keep a slip of the finger from passing for a card.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, 30),
    "box": (0, 999),
    "count": (0, 250),  # cards of one entry; a whole deck has at most MOST_CARDS
    "goods": (0, 99),  # any one of food, wood, coin, favour, glory in a cost, gain or reward
    "warriors": (0, 20),  # dice of one type in a gain
    "glory": (0, 99),
    "attack": (0, 99),
    "defence": (1, 99),  # CM-COMBAT-25
    "hits": (0, 9),
    "shields": (0, 9),
    "dice": (0, 99),  # dice of one type in the box
    "lose": (0, 20),  # items a journey card takes
    "amount": (0, 20),  # of a rune or a leader
    "divisor": (1, 99),  # the Glory rune; coins per glory
    "capacity": (1, 30),
    "repeat": (1, 3),  # the action space has `times 1` to `times 3`
    "restock": (0, 12),
    "price": (0, 99),  # Worker Huts, Stave Church
    "blame_loss": (0, 999),
    "workers": (1, 8),
    "workers_per_colour": (2, 9),
    "stalls": (0, 4),
    "destiny_cards": (0, 4),
    "warrior_cap": (1, 20),
    "hunt_food_cap": (0, 99),
}
# Chance draws among at most 256.
MOST_CARDS: Final = 250

# Every option with the values that the rules know. Price lists alone are free (CM-PLACE-26).
OPTION_VALUES: Final[dict[str, list[object]]] = {
    "begging_reward": ["choice", "coin", "food"],
    "hut_prices": [],
    "blame_over_six": ["minus6_each", "cap21"],
    "shore_layout": list(LAYOUTS),
    "destiny_min_one": [True, False],
    "troll_kill_blame": ["mandatory_one", "optional_each_opponent"],
    "glory_rune_kraken": [True, False],
    "potential_locks_dice": [True, False],
    "svanhildr_reaction_shield_damage": [2, 3],
    "gullinkambi": [True, False],
    "assignment": ["ordered", "simultaneous"],
    "hall_of_fame": [True, False],
    "distrustful_townsfolk": [True, False],
}
OPTIONS: Final[tuple[str, ...]] = tuple(OPTION_VALUES)

# Tables whose entries are fixed, because code or the action space hangs on each of them.
CLOSED: Final[dict[str, tuple[str, ...]]] = {
    "shore_layout": LAYOUTS,
    "die": DICE,
    "kraken": ("kraken",),
    "rune": RUNES,
    "destiny": DESTINIES,
    "longship": SHIPS,
    "stall": STALLS,
    "leader": LEADERS,
    "location": LOCATIONS,
    "option": OPTIONS,
}
# Tables an owner may add to, drop from and change at will.
OPEN: Final[tuple[str, ...]] = ("troll", "draugr", "monster", "journey", "merchant_ship")
ENEMIES: Final[tuple[str, ...]] = ("troll", "draugr", "monster", "kraken")
SINGLE: Final[tuple[str, ...]] = ("meta", "setup", "scoring", "stave_church")

BOX: Final[tuple[str, ...]] = (
    "leader",
    "rune",
    "draugr",
    "troll",
    "monster",
    "merchant_ship",
    "destiny",
    "journey",
    "private_longship",
    "stall_military",
    "stall_economic",
    "swordsman",
    "spearman",
    "axeman",
    "worker",
    "worker_colours",
    "score_disc",
    "wood",
    "food",
    "coin",
    "favour",
    "blame",
    "damage",
    "public_longship",
)

SEATS: Final[tuple[str, ...]] = ("2", "3", "4")
# The smiths and the Smokehouse, and what each of them is given every round (CM-ROUND-09).
RESTOCK: Final[dict[str, str]] = {
    "swordsmith": "swordsman",
    "hafter": "spearman",
    "blacksmith": "axeman",
    "smokehouse": "food",
}
# Costs that are looked up elsewhere.
COST_PINS: Final[dict[str, dict[str, str]]] = {
    "worker_huts": {"coin": "hut_prices"},
    "stave_church": {"coin": "stave_church.prices"},
    "shipwright": {"private_longship": "printed"},
}
# Spaces whose own cost the rules ask for; all others are free, begging above all (CM-PLACE-04).
COSTED: Final[tuple[str, ...]] = (
    "merchant_ship",
    "runesmith",
    "small_longship",
    "large_longship",
    "gullinkambi_longship",
)
# The public longships and the board space each of them stands on; both show the cost.
SHIP_SPACES: Final[dict[str, str]] = {
    "small": "small_longship",
    "large": "large_longship",
    "gullinkambi": "gullinkambi_longship",
}
UNLIMITED: Final[tuple[str, ...]] = ("hunting_grounds", "beg")
# Fields that explain; every other field that is not pinned is a value somebody had to find out.
REMARKS: Final[tuple[str, ...]] = (
    "ability",
    "edition",
    "effect",
    "id",
    "name_fr",
    "name_pl_classic",
    "name_pl_portal",
    "note",
    "provenance",
    "provenance_fields",
    "rule",
    "source",
    "spec",
    "title",
)
