"""Every field of a card file of Champions of Midgard: what it may be, and where the rules read it.

An owner of a box may change any number within its bounds. Lower bounds above 0 keep a game finite
or a division possible, upper ones keep a slip of the finger from passing for a card. What code
relies on (which runes exist, that two of them lie open, that begging is free) is pinned with
`Only`: a file that says otherwise is refused rather than silently ignored.
"""

from typing import Final

from meadhall.core.cards.report import Report
from meadhall.core.cards.shapes import (
    Flag,
    Keyed,
    Numbered,
    OneOf,
    Only,
    Series,
    Shape,
    SomeOf,
    Text,
    Whole,
    Word,
    every,
    same,
)
from meadhall.core.cards.tables import Cards, Column, Table, remark
from meadhall.core.names import names
from meadhall.games.champions import ids

# Every setting with the values that the rules know. Price lists alone are free (CM-PLACE-26).
SETTING_VALUES: Final[dict[str, list[object]]] = {
    "begging_reward": ["choice", "coin", "food"],
    "hut_prices": [],
    "blame_over_six": ["minus6_each", "cap21"],
    "shore_layout": list(ids.LAYOUTS),
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
SETTINGS: Final[tuple[str, ...]] = tuple(SETTING_VALUES)

ENEMIES: Final = ids.KINDS
DECKS: Final = names("troll draugr monster journey merchant_ship rune destiny")
# The public longships and the board space each of them stands on; both show the cost.
PUBLIC: Final = ids.SHIPS[: ids.FIRST_PRIVATE_SHIP]
SHIP_SPACES: Final[dict[str, str]] = {ship: f"{ship}_longship" for ship in PUBLIC}
PORTAL_ONLY: Final[tuple[str, ...]] = ("gullinkambi", "gullinkambi_longship")
# Spaces with a cost of their own; all others are free, begging above all (CM-PLACE-04).
COSTED: Final[tuple[str, ...]] = ("merchant_ship", "runesmith", *SHIP_SPACES.values())
# Costs that are looked up elsewhere.
COST_PINS: Final[dict[str, dict[str, str]]] = {
    "worker_huts": {"coin": "hut_prices"},
    "stave_church": {"coin": "stave_church.prices"},
    "shipwright": {"private_longship": "printed"},
}
UNLIMITED: Final[tuple[str, ...]] = ("hunting_grounds", "beg")
# The smiths and the Smokehouse, and what each of them is given every round (CM-ROUND-09).
RESTOCK: Final[dict[str, str]] = {
    "swordsmith": "swordsman",
    "hafter": "spearman",
    "blacksmith": "axeman",
    "smokehouse": "food",
}

GLORY: Final = Whole(0, 99)
GOODS: Final = Whole(0, 99)  # any one of food, wood, coin, favour, glory in a cost or a gain
DIVISOR: Final = Whole(1, 99)
NO_COLOUR: Final = Only("none", "CM-SCORE-10", reads=-1)
AMOUNT: Final = Whole(0, 20)  # of a rune or a leader
LOSS: Final = Whole(0, 20)  # items a journey card takes
COST: Final = every(ids.COSTS, GOODS)
GAIN: Final = Keyed(
    {
        name: GOODS if index <= len(ids.COSTS) else Whole(0, 20)  # goods and glory, then dice
        for index, name in enumerate(ids.GAINS)
    }
)
PRICE_LIST: Final = Series(Whole(0, 99), 4, 9)
STALL_NUMBERS: Final = Numbered(2, [Whole(0, 4)] * 3)

COUNT: Final = Column("count", Whole(0, 250))  # cards of one entry; decks have their own limit
NAMES: Final = [
    Column("name", Text()),
    remark("name_pl_portal"),
    remark("name_pl_classic"),
    remark("name_fr"),
]
EFFECT: Final = remark("effect", needed=True)
ALL_EDITIONS: Final = Column("edition", Only(list(ids.EDITIONS)))
SOME_EDITIONS: Final = Column("edition", SomeOf(ids.EDITIONS), remark=True)
# Pieces that are no cards belong to fixed editions; Gullinkambi to the newer one alone.
PIECE_EDITIONS: Final = [
    Column("edition", Only(list(ids.EDITIONS)), but=PORTAL_ONLY),
    Column("edition", Only(["portal"], "CM-PLACE-50"), only=PORTAL_ONLY),
    Column("enabled_by", Only("gullinkambi"), only=PORTAL_ONLY),
]


class Faces(Series):
    """CM-COMBAT-25: six faces, and a weapon on at least one of them, so that every fight ends."""

    def __init__(self) -> None:
        face = Keyed({"hits": Whole(0, 9), "shields": Whole(0, 9)}, complete=True)
        super().__init__(face, 6, 6)

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        super().check(report, where, field, value)
        if isinstance(value, list) and value:
            hits = [face.get("hits") for face in value if isinstance(face, dict)]
            if all(same(hit, 0) for hit in hits):
                expected = "at least one face with hits of 1 or more (CM-COMBAT-25)"
                problem = f"{field} without a weapon is not allowed; expected {expected}"
                report.clash(where, problem, f"{field}: hits ≥ 1 (CM-COMBAT-25)")


def edition(name: str) -> Table:
    """What a printing does by itself; a table may choose otherwise."""
    columns: list[Column] = []
    for setting, values in SETTING_VALUES.items():
        shape: Shape = PRICE_LIST if setting == "hut_prices" else OneOf(values)
        if setting == "gullinkambi" and name != "portal":
            shape = Only(False, "CM-PLACE-50")
        columns.append(Column(setting, shape))
    return Table(f"edition.{name}", columns)


def enemies(kind: str) -> Cards:
    """Trolls, draugr, monsters and the Kraken are read into one list of enemies."""
    coloured = kind in ("draugr", "monster")
    return Cards(
        kind,
        ("kraken",) if kind == "kraken" else (),
        [
            *NAMES,
            Column("colour", Word(ids.COLOURS) if coloured else NO_COLOUR, "enemy_colour"),
            Column("attack", Whole(0, 99), "attack"),
            Column("defence", Whole(1, 99), "defence"),  # CM-COMBAT-25
            Column("banned", Word(ids.WEAPONS, "none"), "banned"),
            Column("glory", GLORY, "enemy_glory"),
            Column("reward", COST, "reward"),
            *([ALL_EDITIONS] if kind == "kraken" else [COUNT, SOME_EDITIONS]),
        ],
    )


def location_cost() -> list[Column]:
    free = tuple(name for name in ids.LOCATIONS if name not in COSTED and name not in COST_PINS)
    pinned = [
        Column("cost", Only(pin, "looked up there"), only=(name,))
        for name, pin in COST_PINS.items()
    ]
    return [
        Column("cost", COST, "location_cost", only=COSTED),
        Column("cost", Only({}), only=free),
        *pinned,
    ]


META: Final = [
    Column("editions", Only(list(ids.EDITIONS))),
    Column("players_min", Only(2, "CM-GEN-01")),
    Column("players_max", Only(4, "CM-GEN-01")),
    Column("rounds", Whole(1, 30), "rounds"),
]

TABLES: Final[list[Table]] = [
    Table(
        "setup",
        [
            Column(
                "start", every((*ids.COSTS, "swordsman", "glory"), GOODS, complete=True), "start"
            ),
            Column("workers_per_colour", Whole(2, 9)),
            Column("workers_hut", Only(1, "CM-SETUP-12")),
            Column("workers_hand", Numbered(2, [Whole(1, 8)] * 3), "workers_hand"),
            Column("stalls_military", STALL_NUMBERS, "stalls_military_in_play"),
            Column("stalls_economic", STALL_NUMBERS, "stalls_economic_in_play"),
            Column("destiny_cards", Whole(0, 4), "start_destinies"),
            Column("warrior_cap", Whole(1, 20), "warrior_cap"),
            Column("rune_face_up", Only(2, "CM-ROUND-04")),
            Column("draugr_slots", Only(2, "CM-ROUND-02")),
            Column("hunt_food_cap", Whole(0, 99), "hunt_cap"),
        ],
    ),
    Table(
        "scoring",
        [
            Column("enemy_set", GLORY, "set_glory"),
            Column("enemy_colours", Only(list(ids.COLOURS), "CM-SCORE-09")),
            Column("favour", GLORY, "favour_glory"),
            Column("coins_per_glory", DIVISOR, "coins_per_glory"),
            Column("blame", Series(Whole(0, 999), 7, 7), "blame_loss"),
        ],
    ),
    Table("stave_church", [Column("prices", Numbered(1, [Whole(0, 99)] * 4), "church_price")]),
    *[edition(name) for name in ids.EDITIONS],
    Cards(
        "shore_layout",
        ids.LAYOUTS,
        [
            Column("near", Series(Whole(1, 4), 0, 4), "layout_near"),
            Column("far", Series(Whole(1, 4), 0, 4)),
            Column("four_player_only", Whole(1, 4), "layout_four_only"),
            Column("edition", Only(["portal"]), only=("portal",)),
            Column("edition", Only(["classic"]), but=("portal",)),
        ],
    ),
    Cards(
        "die",
        ids.DICE,
        [
            Column("colour", Text()),
            *[
                Column("weapon", Only(weapon), only=(die,))
                for die, weapon in zip(ids.DICE, ids.WEAPONS, strict=True)
            ],
            Column("count", Whole(0, 99), "dice_count"),
            Column("faces", Faces(), "faces"),
            ALL_EDITIONS,
        ],
    ),
    *[enemies(kind) for kind in ENEMIES],
    Cards(
        "journey",
        (),
        [
            *NAMES,
            COUNT,
            EFFECT,
            Column("lose_food", LOSS, "lose_food", needed=False),
            Column("lose_warriors", LOSS, "lose_warriors", needed=False),
            Column("lose_any", LOSS, "lose_any", needed=False),
            Column("coins", GOODS, "journey_coins", needed=False),
            Column("kraken", Flag(), "journey_kraken", needed=False),
            SOME_EDITIONS,
        ],
    ),
    Cards(
        "rune",
        ids.RUNES,
        [
            *NAMES,
            Column("glory", GLORY, "rune_glory"),
            EFFECT,
            Column("amount", DIVISOR, "rune_amount", only=("glory",)),
            Column("amount", AMOUNT, "rune_amount", only=("gifts", "true_vision", "wealth")),
            COUNT,
            SOME_EDITIONS,
        ],
    ),
    Cards(
        "destiny",
        ids.DESTINIES,
        [
            *NAMES,
            Column("metric", Word(ids.METRICS), "destiny_metric"),
            Column("full", GLORY, "destiny_full"),
            Column("tied", GLORY, "destiny_tied"),
            COUNT,
            SOME_EDITIONS,
        ],
    ),
    Cards("merchant_ship", (), [Column("goods", GAIN, "merchant_goods"), COUNT, SOME_EDITIONS]),
    Cards(
        "longship",
        ids.SHIPS,
        [
            *NAMES,
            Column("kind", Only("public"), only=PUBLIC),
            Column("kind", Only("private"), but=PUBLIC),
            Column("cost", COST, "ship_cost"),
            Column("capacity", Whole(1, 30), "ship_capacity"),
            Column("glory", Only(0, "CM-SCORE-12"), "ship_glory", only=PUBLIC),
            Column("glory", GLORY, "ship_glory", but=PUBLIC),
            Column("min_players", Only(2, "CM-SETUP-05"), "ship_min_players", only=PUBLIC),
            Column("min_players", OneOf([2, 3, 4]), "ship_min_players", but=PUBLIC),
            *PIECE_EDITIONS,
        ],
    ),
    Cards(
        "stall",
        ids.STALLS,
        [
            *NAMES,
            Column("type", Word(("economic", "military")), "stall_military"),
            Column("colour", Only("brown")),
            Column("capacity", Only(1, "CM-PLACE-15")),
            Column("cost", COST, "stall_cost"),
            Column("gain", GAIN, "stall_gain"),
            Column("repeat_min", Only(1, "CM-PLACE-45"), "stall_min"),
            Column("repeat_max", Whole(1, 3), "stall_max"),  # the action space has `times 1` to 3
            Column("count", Only(1)),
            ALL_EDITIONS,
        ],
    ),
    Cards(
        "leader",
        ids.LEADERS,
        [
            *NAMES,
            remark("ability", needed=True),
            Column("amount", AMOUNT, "leader_amount"),
            remark("rule"),
            Column("count", Only(1, "CM-SETUP-09")),
            ALL_EDITIONS,
        ],
    ),
    Cards(
        "location",
        ids.LOCATIONS,
        [
            *NAMES,
            Column("colour", OneOf(["brown", "blue", "red", "brown_red"])),
            Column("capacity", Only(0, "CM-PLACE-05"), only=UNLIMITED),
            Column("capacity", Only(1, "CM-PLACE-05"), but=UNLIMITED),
            *location_cost(),
            EFFECT,
            remark("rule"),
            *PIECE_EDITIONS,
            *[
                Column("restock", every((good,), Whole(0, 12), True), "restocked", only=(place,))
                for place, good in RESTOCK.items()
            ],
        ],
    ),
    Cards(
        "setting",
        SETTINGS,
        [
            Column("values", Series(PRICE_LIST, 1, 9), only=("hut_prices",)),
            *[
                Column("values", Only(values), only=(setting,))
                for setting, values in SETTING_VALUES.items()
                if values
            ],
        ],
    ),
]
