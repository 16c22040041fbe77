"""Every field of a card file of Reavers of Midgard: what it may be, and where the rules read it.

An owner of a box may change any number and effect that the rules read, within bounds: upper ones
keep a slip of the finger from passing for a card, and some keep within the action space. What code
relies on is pinned with `Only`: a file that says otherwise is refused rather than silently ignored.
"""

from typing import Final

from meadhall.core.cards.shapes import (
    Flag,
    Keyed,
    Numbered,
    OneOf,
    Only,
    Report,
    Series,
    Shape,
    SomeOf,
    Whole,
    Word,
    every,
)
from meadhall.core.cards.tables import Cards, Column, Notes, Table, remark
from meadhall.games.reavers.cards.effectshapes import (
    AMOUNT,
    GENERAL_OPS,
    PLAIN_GAINS,
    SPOILS_CHOICES,
    SPOILS_EFFECT,
    CostList,
    EffectList,
)
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CLANS,
    COLOURS,
    DIE_FACES,
    ICONS,
    KEEP_SPOILS,
    PROPHECIES,
    REAVERS,
    SEA_BATTLES,
    SET_CARDS,
    SPACES,
    TAPESTRIES,
    TARGETS,
    TERRITORY_TYPES,
    TOKENS,
    TRIGGERS,
    UNITS,
    UPGRADES,
    VILLAGE_SPOILS,
)

# Every ruling that is a setting, with its legal values; the card file holds the defaults.
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
# The field that names an entry, where it is not `id`.
NAMED_BY: Final[dict[str, str]] = {"crew_dice": "colour", "token_scoring": "token"}
# The trigger of each Artifact that needs a certain thing to happen, and its operation.
SPECIAL_ARTIFACTS: Final[dict[str, tuple[str, str]]] = {
    "dainsleif": ("before_combat_roll", "battle_dice"),
    "mjolnir_shard": ("before_combat_roll", "battle_dice"),
    "skidbladnir": ("after_journey_reveal", "cancel_sea_journey"),
    "laevateinn": ("on_territory_subdued", "upgrade_subdued_territory"),
    "jarnglofar": ("after_acquiring_reavers", "jarl_bonus_of_recruited"),
    "holy_ash_staff": ("after_acquiring_reavers", "specialize_ability_of_recruited"),
}
PLAIN_ARTIFACTS: Final = tuple(name for name in ARTIFACTS if name not in SPECIAL_ARTIFACTS)
PILLAGED_VILLAGES: Final[tuple[str, ...]] = ("farm", "village_wall")
CHOICES: Final = tuple(
    name for name in VILLAGE_SPOILS if name not in (*ARTIFACTS, *PILLAGED_VILLAGES)
)
GLORY_CARDS: Final = SET_CARDS + TAPESTRIES
RAIDS: Final[dict[str, str]] = {"raid_villages": "village_spoils", "raid_keeps": "keep_spoils"}
# Spaces with a pair of cards, or single ones, from a deck.
PAIRS: Final[dict[str, str]] = {"recruit_reavers": "reaver", **RAIDS}
SINGLES: Final[dict[str, str]] = {"sea_battle": "sea_battle", "trade_with_villages": "prophecy"}
TRADE: Final = ("trade_with_villages",)
SUBDUE: Final = ("subdue_territories",)

GLORY: Final = Whole(0, 99)
LOSS: Final = Whole(0, 999)
START: Final = Whole(0, 99)
COUNT: Final = Column("count", Whole(0, 250))  # cards of one entry; decks have their own limit
NAMES: Final = [remark("name_en", needed=True), remark("name_pl")]
DICE_LIST: Final = Series(Word(COLOURS), 0, 6)


class BySeat(Numbered):
    """Values by number of players and distance from the active player."""

    def __init__(self, low: int, high: int) -> None:
        value = Whole(low, high)
        super().__init__(2, [Series(value, seats, seats) for seats in (2, 3, 4)], "p")

    def missing(self) -> object:
        return [[0] * 4 for _ in range(5)]


class Each(Shape):
    """A list with one item for each of these shapes, in their order."""

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes

    def allowed(self) -> str:
        return "a list of " + "; ".join([shape.allowed() for shape in self.shapes])

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or len(value) != len(self.shapes):
            report.refuse(where, field, value, self.allowed())
            return
        for index, shape in enumerate(self.shapes):
            shape.check(report, where, f"{field}[{index}]", value[index])


REPEATS: Final = BySeat(1, 6)  # the action space has `reward 1` to `reward 6`


def by_players(values: list[object]) -> Only:
    return Only(dict(zip(SEAT_KEYS, values, strict=True)), "RM-SETUP-04")


def face_up(kind: str, deck: str) -> Keyed:
    """How many lie open; the action space has `pair 1` to `pair 6`."""
    number = Whole(0, 6 if kind == "pair" else 9)
    shapes: dict[str, Shape] = {"kind": Only(kind), "deck": Only(deck)}
    return Keyed({**shapes, **dict.fromkeys(SEAT_KEYS, number)}, complete=True)


def reward(name: str, op: Shape) -> Shape:
    return Keyed({"id": Only(name), "effect": Series(op, 1, 1)}, complete=True)


def goods_reward(good: str) -> Shape:
    gain: dict[str, Shape] = {"op": Only("gain"), "item": Only(good), "n": AMOUNT}
    return reward(good, Keyed(gain, complete=True))


TRADE_DICE: Final[dict[str, Shape]] = {
    "op": Only("take_space_dice"),
    "n": Whole(1, 6),
    "keep_faces": Only(True, "RM-TRADE-06"),
}
PROPHECY: Final = {"op": "take_face_up_or_draw", "deck": "prophecy", "n": 1}
TRADE_REWARDS: Final = Each(
    [
        goods_reward("favor"),
        goods_reward("food"),
        reward("dice", Keyed(TRADE_DICE, complete=True)),
        reward("prophecy", Only(PROPHECY, "RM-TRADE-07")),
    ]
)
STACKS_LYING: Final = {"kind": "stack", "deck": "territory", "p2": 9, "p3": 9, "p4": 9}
NO_EXTRA_CARDS: Final = {key: [0] * seats for seats, key in enumerate(SEAT_KEYS, start=2)}
MARKER: Final[list[object]] = [{"op": "take_start_player_marker"}]

ACTION_SPACES: Final = [
    *NAMES,
    Column("colour", Only("blue", "RM-ROUND-16"), only=TRADE + SUBDUE),
    Column("colour", Only("red", "RM-ROUND-16"), but=TRADE + SUBDUE),
    Column("cost", Only([]), only=SUBDUE),
    Column("cost", CostList(), but=SUBDUE),
    Column("specialize_space", Flag()),
    Column("selection_bonus", Only(MARKER, "RM-TRADE-02"), only=TRADE),
    Column("selection_bonus", PLAIN_GAINS, but=TRADE),
    Column("repeats_by_seat", REPEATS, "repeats", only=TRADE + SUBDUE),
    Column("rewards", TRADE_REWARDS, only=TRADE),
    Column("dice_on_space", every(COLOURS, Whole(0, 20), True), "space_dice", only=TRADE),
    Column("cost_kind", Only("variable_per_attempt", "RM-TERRITORY-05"), only=SUBDUE),
    Column("methods", Only(["force", "peaceful"]), only=SUBDUE),
    Column("face_up", Only(STACKS_LYING, "RM-SETUP-10"), only=SUBDUE),
    *[Column("face_up", face_up("pair", deck), only=(it,)) for it, deck in PAIRS.items()],
    *[Column("face_up", face_up("single", deck), only=(it,)) for it, deck in SINGLES.items()],
    Column("extra_cards_by_seat", BySeat(0, 9), "extra_cards", only=tuple(RAIDS)),
    Column(
        "extra_cards_by_seat",
        Only(NO_EXTRA_CARDS, "RM-VILLAGE-03"),
        only=("recruit_reavers", "sea_battle"),
    ),
    # A pair, or as many from the deck (RM-RECRUIT-03).
    Column("cards_gained", Whole(2, 2), "cards_gained", only=tuple(PAIRS)),
]


def pillage(cards: tuple[str, ...], rule: str) -> list[Column]:
    return [
        Column("kind", Only("pillage"), only=cards),
        Column("automatic", SPOILS_EFFECT, only=cards),
        Column("pillage_combat", Whole(0, 99), only=cards),
        Column("pillage", SPOILS_EFFECT, only=cards),
        Column("after", Only("deck_bottom", rule), only=cards),
    ]


def special_artifact(name: str, trigger: str, op: str) -> list[Column]:
    pinned = Only(trigger, "RM-ARTIFACT-09", reads=TRIGGERS.index(trigger))
    return [
        Column("trigger", pinned, "artifact_trigger", only=(name,)),
        Column("effect", EffectList((op,), 1), only=(name,)),
    ]


ARTIFACT_COLUMNS: Final = [
    Column("kind", Only("artifact"), only=ARTIFACTS),
    Column("action_space", Word(SPACES, "any"), "artifact_space", only=ARTIFACTS),
    # Bodn takes any die: which one tells what is gained.
    Column("stored_face", Only("any", "RM-ARTIFACT-21", reads=-1), "artifact_icon", only=("bodn",)),
    Column("stored_face", Word(ICONS, "any"), "artifact_icon", only=ARTIFACTS, but=("bodn",)),
    Column("glory", GLORY, "artifact_glory", only=ARTIFACTS),
    Column(
        "trigger",
        Only("own_turn", "RM-ARTIFACT-09", reads=TRIGGERS.index("own_turn")),
        "artifact_trigger",
        only=PLAIN_ARTIFACTS,
    ),
    Column("effect", EffectList(GENERAL_OPS, 1, after_die=True), only=PLAIN_ARTIFACTS),
    *[
        column
        for name, (trigger, op) in SPECIAL_ARTIFACTS.items()
        for column in special_artifact(name, trigger, op)
    ],
    Column("after", Only("player_board", "RM-ARTIFACT-01"), only=ARTIFACTS),
]

META: Final = [
    Column("rounds", Whole(1, 30), "rounds"),
    Column("activations_per_round", Only(4, "RM-GEN-02")),
    Column("min_players", Only(2, "RM-GEN-01")),
    Column("max_players", Only(4, "RM-GEN-01")),
]

TABLES: Final[list[Table]] = [
    Notes("sources"),
    # Pieces that the rules count; there is always enough of the unlimited.
    Table(
        "box",
        [
            *[Column(f"{token}_tokens", Whole(0, 999)) for token in TOKENS],
            Column("unlimited", Only(["food", "favor", "terror"], "RM-GEN-08")),
        ],
    ),
    Table("rulings", [Column(name, OneOf(legal)) for name, legal in RULING_VALUES.items()]),
    Table(
        "battle_die",
        [
            Column("count", Whole(0, 60)),
            Column("faces", Series(Whole(0, 2), 6, 6), "battle_faces"),
            Column("min_successes", Only(0, "RM-COMBAT-04")),
            Column("max_successes", Only(2, "RM-COMBAT-04")),
        ],
    ),
    Table(
        "player_board",
        [
            Column("dice_spaces", Whole(1, 30), "dice_spaces"),
            Column("jarl_spaces", Only(1, "RM-JARL-01")),
            Column("artifact_spaces", Whole(1, 6), "artifact_spaces"),
            Column("ship_upgrade_spaces", Whole(0, 12), "upgrade_spaces"),
            Column("specialize_spaces", SomeOf(SPACES), "specialize_spaces"),
            Column("max_reavers_per_specialize_space", Only(3, "RM-SPEC-04")),
        ],
    ),
    Table(
        "setup",
        [
            Column("start_food_by_seat", Series(START, 4, 4), "start_food"),
            Column("start_favor", START, "start_favor"),
            Column("start_glory", START, "start_glory"),
            Column("start_reavers", Whole(0, 6), "start_reavers"),
            Column("trade_dice_per_colour", Whole(0, 20)),
            Column("longships_per_player", by_players([2, 1, 1])),
            Column("honor_ship", by_players([False, True, False])),
            Column("board_side", by_players(["2p", "3-4p", "3-4p"])),
        ],
    ),
    Table(
        "rest",
        [
            Column("options", Only(["food", "die"], "RM-REST-02")),
            Column("food", AMOUNT, "rest_food"),
            Column("dice", Only(1, "RM-REST-02")),
            Column("die_colour", Only("choose", "RM-REST-02")),
            Column("die_face", Only("choose", "RM-REST-02")),
        ],
    ),
    Table(
        "scoring",
        [
            Column("terror_penalty", Series(LOSS, 2, 15), "terror_loss"),
            Column("terror_extra_each", LOSS, "terror_extra"),
            Column("tie_break", Only(["favor"], "RM-SCORE-17")),
            Column("then", Only("shared_victory", "RM-SCORE-17")),
        ],
    ),
    Table(
        "cleanup",
        [
            Column("glory_per_territory", GLORY, "territory_glory"),
            Column("order", Only(CLEANUP_ORDER, "RM-CLEAN-03")),
        ],
    ),
    Cards(
        "crew_dice",
        COLOURS,
        [
            *[
                column
                for colour, clan in zip(COLOURS, CLANS, strict=True)
                for column in (
                    Column("clan", Only(clan, "RM-DICE-01"), only=(colour,)),
                    Column("faces", Series(OneOf([*DIE_FACES[:-1], clan]), 6, 6), only=(colour,)),
                )
            ],
            remark("clan_deity", needed=True),
            Column("count", Whole(0, 60), "dice_count"),
        ],
        key=NAMED_BY["crew_dice"],
    ),
    Cards(
        "clans",
        CLANS,
        [
            *[
                Column("colour", Only(colour, "RM-DICE-01"), only=(clan,))
                for colour, clan in zip(COLOURS, CLANS, strict=True)
            ],
            Column("jarl_bonus", EffectList(shortest=1)),
        ],
    ),
    Cards("action_spaces", SPACES, ACTION_SPACES),
    Cards(
        "reavers",
        REAVERS,
        [
            *NAMES,
            Column("clan", Word(CLANS), "clan_of"),
            Column("colour", OneOf(list(COLOURS)), remark=True),
            COUNT,
            Column("gain_dice", DICE_LIST, "gain_dice"),
            Column("rally_dice", DICE_LIST, "rally_dice"),
            Column("ability_optional", Flag()),
            Column("ability_cost", CostList()),
            Column("ability_effect", EffectList(GENERAL_OPS, 1, after_die=True)),
            Column("specialize_in", Only("any_space", "RM-SPEC-03")),
        ],
    ),
    Cards(
        "village_spoils",
        VILLAGE_SPOILS,
        [
            *NAMES,
            COUNT,
            *ARTIFACT_COLUMNS,
            Column("kind", Only("ship_upgrade"), only=UPGRADES),
            Column("kind", Only("choice"), only=CHOICES, but=UPGRADES),
            Column("choice", SPOILS_CHOICES, only=CHOICES),
            Column("after", Only("deck_bottom", "RM-VILLAGE-11"), only=CHOICES),
            *pillage(PILLAGED_VILLAGES, "RM-VILLAGE-11"),
        ],
    ),
    Cards(
        "keep_spoils",
        KEEP_SPOILS,
        [
            *NAMES,
            COUNT,
            Column("kind", Only("set"), only=SET_CARDS),
            Column("set_values", Series(GLORY, 1, 12), "set_values", only=SET_CARDS),
            Column("max_set", Whole(1, 12), only=SET_CARDS),
            Column("kind", Only("tapestry"), only=TAPESTRIES),
            Column("tapestry_colour", OneOf(list(COLOURS)), only=TAPESTRIES),
            Column("complete_set_size", Only(3, "RM-SCORE-08"), only=TAPESTRIES),
            Column("complete_set_value", GLORY, only=TAPESTRIES),
            Column("loose_value", GLORY, only=TAPESTRIES),
            Column("after", Only("glory_pile", "RM-CASTLE-05"), only=GLORY_CARDS),
            *pillage(
                tuple(name for name in KEEP_SPOILS if name not in GLORY_CARDS), "RM-CASTLE-08"
            ),
        ],
    ),
    Cards(
        "sea_journeys",
        (),
        [
            *NAMES,
            COUNT,
            Column("avoid_cost", CostList(reavers=True)),
            Column("avoid_reward", EffectList()),
            Column("effect", EffectList()),
            Column("after", Only("deck_bottom", "RM-SEA-04")),
        ],
    ),
    Cards(
        "sea_battles",
        SEA_BATTLES,
        [
            *NAMES,
            COUNT,
            Column("defense", Whole(1, 99), "sea_defense"),
            Column("dice_cost", Series(OneOf(list(TARGETS)), 1, 10)),
            Column("glory", GLORY, "sea_glory"),
            Column("reward", EffectList()),
            Column("after_win", Only("glory_pile", "RM-SEA-09")),
            Column("after_loss_face_up", Only("stays", "RM-SEA-10")),
            Column("after_loss_from_deck", Only("deck_bottom", "RM-SEA-11")),
        ],
    ),
    Cards(
        "prophecies",
        PROPHECIES,
        [
            *NAMES,
            COUNT,
            Column("glory_per_unit", GLORY, "prophecy_glory"),
            Column("unit", Word(UNITS), "prophecy_unit"),
            Column("after", Only("glory_pile", "RM-DECK-10")),
        ],
    ),
    Cards(
        "territory_tiles",
        (),
        [
            Column("type", Word(TERRITORY_TYPES), "tile_type"),
            Column("tile_colour", OneOf(["red", "blue", "purple"])),
            Column("level", Whole(1, 3), "tile_level"),
            Column("defense", Whole(1, 3)),
            Column("peaceful_cost", CostList(1)),
            COUNT,
            Column("reward", EffectList()),
        ],
    ),
    Cards(
        "ship_upgrades",
        UPGRADES,
        [
            remark("name_en", needed=True),
            # Only the last kind may have two icons: paying relies on it (paying.can_pay_dice).
            Column("icons", Series(Word(TARGETS), 1, 1), "upgrade_icons", but=UPGRADES[-1:]),
            Column("icons", SomeOf(TARGETS), "upgrade_icons", only=UPGRADES[-1:]),
            Column("use_one_of_icons", Only(True, "RM-UPGRADE-07")),
            Column("uses_per_round", Only(1, "RM-UPGRADE-06")),
            Column("count", Whole(0, 250), "upgrade_count"),
        ],
    ),
    Cards(
        "token_scoring",
        TOKENS,
        [
            Column("per_token_1_to_3", GLORY, "glory_to_3"),
            Column("per_token_4_to_5", GLORY, "glory_to_5"),
            Column("per_token_6_plus", GLORY, "glory_from_6"),
            Column("majority_bonus", GLORY, "majority"),
            Column("ties", Only("all_tied_get_full_bonus", "RM-SCORE-12")),
        ],
        key=NAMED_BY["token_scoring"],
    ),
]
