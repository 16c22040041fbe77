"""How far each number of a card file may go, and which of its words code relies on."""

from typing import Final

from meadhall.games.reavers.ids import (
    CLANS,
    COLOURS,
    KEEP_SPOILS,
    PROPHECIES,
    REAVERS,
    SEA_BATTLES,
    SPACES,
    TOKENS,
    UPGRADES,
    VILLAGE_SPOILS,
)

# Least and most of every number an owner may change. Upper limits keep a slip of the finger from
# passing for a card, and some keep within the action space.
BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "rounds": (1, 30),
    "box": (0, 999),
    "count": (0, 250),  # cards of one entry; a whole deck has at most MOST_CARDS
    "goods": (0, 99),  # Food, Favor, Glory at the start
    "amount": (1, 99),  # in a cost or an effect
    "dice": (0, 60),  # dice of one colour in the box
    "glory": (0, 99),
    "loss": (0, 999),
    "defense": (1, 99),
    "pillage_combat": (0, 99),
    "drawn": (1, 6),
    "cards_gained": (2, 2),  # a pair, or as many from the deck (RM-RECRUIT-03)
    "extra_cards": (0, 9),
    "repeats": (1, 6),  # the action space has `reward 1` to `reward 6`
    "pairs": (0, 6),  # the action space has `pair 1` to `pair 6`
    "singles": (0, 9),
    "dice_spaces": (1, 30),
    "artifact_spaces": (1, 6),
    "upgrade_spaces": (0, 12),
    "tokens": (0, 99),
}
# Chance draws among at most 256.
MOST_CARDS: Final = 250

# Every ruling that is an option, with its legal values; the card file holds the defaults.
RULING_VALUES: Final[dict[str, list[object]]] = {
    "selection_bonus_even_if_resting": [True, False],
    "territory_glory_in_round_6": [False, True],
    "artifact_dice_usable_as_crew": [True, False],
    "upgrade_pays_any_die_cost": [False, True],
    "double_hammer_pays_single_hammer": [True, False],
    "battle_dice_cap": [0, 6],
    "runic_left_needs_own_terror": [True, False],
    "bodn_discards_a_second_die": [False, True],
    "majority_needs_at_least_one_token": [True, False],
}

# Tables that exist once.
SINGLE: Final[tuple[str, ...]] = (
    "meta",
    "box",
    "rulings",
    "battle_die",
    "player_board",
    "setup",
    "rest",
    "scoring",
    "cleanup",
)
# Tables whose entries are fixed, because code or the action space hangs on each of them.
CLOSED: Final[dict[str, tuple[str, ...]]] = {
    "crew_dice": COLOURS,
    "clans": CLANS,
    "action_spaces": SPACES,
    "reavers": REAVERS,
    "village_spoils": VILLAGE_SPOILS,
    "keep_spoils": KEEP_SPOILS,
    "sea_battles": SEA_BATTLES,
    "prophecies": PROPHECIES,
    "ship_upgrades": UPGRADES,
    "token_scoring": TOKENS,
}
# Tables an owner may add to, drop from and change at will.
OPEN: Final[tuple[str, ...]] = ("sea_journeys", "territory_tiles")
# The field that names an entry, where it is not `id`.
NAMED_BY: Final[dict[str, str]] = {"crew_dice": "colour", "token_scoring": "token"}
DECK_TABLES: Final[tuple[str, ...]] = (
    "reavers",
    "village_spoils",
    "keep_spoils",
    "sea_journeys",
    "sea_battles",
    "prophecies",
)

# Pieces of the box that the rules count; the other lines of [box] are for people.
BOX: Final[tuple[str, ...]] = (
    "reaver_cards",
    "village_spoils_cards",
    "keep_spoils_cards",
    "sea_journey_cards",
    "sea_battle_cards",
    "prophecy_cards",
    "territory_tiles",
    "crew_dice",
    "crew_dice_per_colour",
    "battle_dice",
    "ship_upgrade_tiles",
    "farm_tokens",
    "wall_tokens",
    "tower_tokens",
    "terror_tokens",
    "food_tokens_small",
    "food_tokens_large",
    "favor_tokens_small",
    "favor_tokens_large",
    "large_token_value",
    "player_boards",
    "longships",
    "longships_per_colour",
    "honor_ship",
    "score_markers",
    "start_player_marker",
    "round_marker",
    "game_board",
    "help_cards",
)
CLEANUP_ORDER: Final[list[object]] = [
    "end_check_or_advance_round",
    "pass_honor_ship_3p",
    "territory_glory",
    "trade_dice",
    "face_up_cards",
    "refresh_ship_upgrades",
    "return_longships",
]
SEAT_KEYS: Final[tuple[str, ...]] = ("p2", "p3", "p4")
# The trigger of each Artifact that needs a certain thing to happen, and its operation.
SPECIAL_ARTIFACTS: Final[dict[str, tuple[str, str]]] = {
    "dainsleif": ("before_combat_roll", "battle_dice"),
    "mjolnir_shard": ("before_combat_roll", "battle_dice"),
    "skidbladnir": ("after_journey_reveal", "cancel_sea_journey"),
    "laevateinn": ("on_territory_subdued", "upgrade_subdued_territory"),
    "jarnglofar": ("after_acquiring_reavers", "jarl_bonus_of_recruited"),
    "holy_ash_staff": ("after_acquiring_reavers", "specialize_ability_of_recruited"),
}
# Fields that explain; every other field that is not pinned is a value somebody had to find out.
REMARKS: Final[tuple[str, ...]] = (
    "clan_deity",
    "colour",
    "game",
    "id",
    "name_en",
    "name_pl",
    "note",
    "provenance",
    "provenance_fields",
    "source",
    "sources_more",
    "spec",
    "token",
    "unlimited",
)
