"""Every field of a card file of Reavers of Midgard: what it may be, and where the rules read it.

An owner of a box may change any number and effect that the rules read, within bounds: upper ones
keep a slip of the finger from passing for a card, and some keep within the action space. What code
relies on is pinned with `Only`: a file that says otherwise is refused rather than silently ignored.
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
    Whole,
    Word,
    every,
)
from meadhall.core.cards.tables import Cards, Column, Notes, Table, remark
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.effectshapes import (
    AMOUNT,
    GENERAL_OPS,
    PLAIN_GAINS,
    SPOILS_CHOICES,
    SPOILS_EFFECT,
    CostList,
    EffectList,
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
PLAIN_ARTIFACTS: Final = tuple(name for name in ids.ARTIFACTS if name not in SPECIAL_ARTIFACTS)
PILLAGED_VILLAGES: Final[tuple[str, ...]] = ("farm", "village_wall")
CHOICES: Final = tuple(
    name for name in ids.VILLAGE_SPOILS if name not in ids.ARTIFACTS + PILLAGED_VILLAGES
)
GLORY_CARDS: Final = ids.SET_CARDS + ids.TAPESTRIES
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
DICE_LIST: Final = Series(Word(ids.COLOURS), 0, 6)


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

    def signs(self) -> str:
        return "[" + ", ".join([shape.signs() for shape in self.shapes]) + "]"

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        if not isinstance(value, list) or len(value) != len(self.shapes):
            report.refuse(where, field, value, self.allowed(), self.signs())
            return
        for index, shape in enumerate(self.shapes):
            shape.check(report, where, f"{field}[{index}]", value[index])


REPEATS: Final = BySeat(1, 6)  # the action space has `reward 1` to `reward 6`


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
    Column("dice_on_space", every(ids.COLOURS, Whole(0, 20), True), "space_dice", only=TRADE),
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


def pillage(cards: tuple[str, ...]) -> list[Column]:
    return [
        Column("kind", Only("pillage"), only=cards),
        Column("automatic", SPOILS_EFFECT, only=cards),
        Column("pillage_combat", Whole(0, 99), only=cards),
        Column("pillage", SPOILS_EFFECT, only=cards),
    ]


def special_artifact(name: str, trigger: str, op: str) -> list[Column]:
    pinned = Only(trigger, "RM-ARTIFACT-09", reads=ids.TRIGGERS.index(trigger))
    return [
        Column("trigger", pinned, "artifact_trigger", only=(name,)),
        Column("effect", EffectList((op,), 1), only=(name,)),
    ]


ARTIFACT_COLUMNS: Final = [
    Column("kind", Only("artifact"), only=ids.ARTIFACTS),
    Column("action_space", Word(ids.SPACES, "any"), "artifact_space", only=ids.ARTIFACTS),
    # Bodn takes any die: which one tells what is gained.
    Column("stored_face", Only("any", "RM-ARTIFACT-21", reads=-1), "artifact_icon", only=("bodn",)),
    Column(
        "stored_face", Word(ids.ICONS, "any"), "artifact_icon", only=ids.ARTIFACTS, but=("bodn",)
    ),
    Column("glory", GLORY, "artifact_glory", only=ids.ARTIFACTS),
    Column(
        "trigger",
        Only("own_turn", "RM-ARTIFACT-09", reads=ids.TRIGGERS.index("own_turn")),
        "artifact_trigger",
        only=PLAIN_ARTIFACTS,
    ),
    Column("effect", EffectList(GENERAL_OPS, 1, after_die=True), only=PLAIN_ARTIFACTS),
    *[
        column
        for name, (trigger, op) in SPECIAL_ARTIFACTS.items()
        for column in special_artifact(name, trigger, op)
    ],
]

META: Final = [Column("rounds", Whole(1, 30), "rounds")]

TABLES: Final[list[Table]] = [
    Notes("sources"),
    # Pieces that the rules count; Food, Favor and Terror never run out (RM-GEN-08).
    Table("box", [*[Column(f"{token}_tokens", Whole(0, 999)) for token in ids.TOKENS]]),
    Table("rulings", [Column(name, OneOf(legal)) for name, legal in RULING_VALUES.items()]),
    Table(
        "battle_die",
        [Column("count", Whole(0, 60)), Column("faces", Series(Whole(0, 2), 6, 6), "battle_faces")],
    ),
    Table(
        "player_board",
        [
            Column("dice_spaces", Whole(1, 30), "dice_spaces"),
            Column("artifact_spaces", Whole(1, 6), "artifact_spaces"),
            Column("ship_upgrade_spaces", Whole(0, 12), "upgrade_spaces"),
            Column("specialize_spaces", SomeOf(ids.SPACES), "specialize_spaces"),
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
        ],
    ),
    Table("rest", [Column("food", AMOUNT, "rest_food")]),
    Table(
        "scoring",
        [
            Column("terror_penalty", Series(LOSS, 2, 15), "terror_loss"),
            Column("terror_extra_each", LOSS, "terror_extra"),
        ],
    ),
    Table("cleanup", [Column("glory_per_territory", GLORY, "territory_glory")]),
    Cards(
        "crew_dice",
        ids.COLOURS,
        [
            *[
                column
                for colour, clan in zip(ids.COLOURS, ids.CLANS, strict=True)
                for column in (
                    Column("clan", Only(clan, "RM-DICE-01"), only=(colour,)),
                    Column(
                        "faces", Series(OneOf([*ids.DIE_FACES[:-1], clan]), 6, 6), only=(colour,)
                    ),
                )
            ],
            remark("clan_deity", needed=True),
            Column("count", Whole(0, 60), "dice_count"),
        ],
        key=NAMED_BY["crew_dice"],
    ),
    Cards(
        "clans",
        ids.CLANS,
        [
            *[
                Column("colour", Only(colour, "RM-DICE-01"), only=(clan,))
                for colour, clan in zip(ids.COLOURS, ids.CLANS, strict=True)
            ],
            Column("jarl_bonus", EffectList(shortest=1)),
        ],
    ),
    Cards("action_spaces", ids.SPACES, ACTION_SPACES),
    Cards(
        "reavers",
        ids.REAVERS,
        [
            *NAMES,
            Column("clan", Word(ids.CLANS), "clan_of"),
            Column("colour", OneOf(list(ids.COLOURS)), remark=True),
            COUNT,
            Column("gain_dice", DICE_LIST, "gain_dice"),
            Column("rally_dice", DICE_LIST, "rally_dice"),
            Column("ability_optional", Flag()),
            Column("ability_cost", CostList()),
            Column("ability_effect", EffectList(GENERAL_OPS, 1, after_die=True)),
        ],
    ),
    Cards(
        "village_spoils",
        ids.VILLAGE_SPOILS,
        [
            *NAMES,
            COUNT,
            *ARTIFACT_COLUMNS,
            Column("kind", Only("ship_upgrade"), only=ids.UPGRADES),
            Column("kind", Only("choice"), only=CHOICES, but=ids.UPGRADES),
            Column("choice", SPOILS_CHOICES, only=CHOICES),
            *pillage(PILLAGED_VILLAGES),
        ],
    ),
    Cards(
        "keep_spoils",
        ids.KEEP_SPOILS,
        [
            *NAMES,
            COUNT,
            Column("kind", Only("set"), only=ids.SET_CARDS),
            Column("set_values", Series(GLORY, 1, 12), "set_values", only=ids.SET_CARDS),
            Column("max_set", Whole(1, 12), only=ids.SET_CARDS),
            Column("kind", Only("tapestry"), only=ids.TAPESTRIES),
            Column("tapestry_colour", OneOf(list(ids.COLOURS)), only=ids.TAPESTRIES),
            Column("complete_set_value", GLORY, only=ids.TAPESTRIES),
            Column("loose_value", GLORY, only=ids.TAPESTRIES),
            *pillage(tuple(it for it in ids.KEEP_SPOILS if it not in GLORY_CARDS)),
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
        ],
    ),
    Cards(
        "sea_battles",
        ids.SEA_BATTLES,
        [
            *NAMES,
            COUNT,
            Column("defense", Whole(1, 99), "sea_defense"),
            Column("dice_cost", Series(OneOf(list(ids.TARGETS)), 1, 10)),
            Column("glory", GLORY, "sea_glory"),
            Column("reward", EffectList()),
        ],
    ),
    Cards(
        "prophecies",
        ids.PROPHECIES,
        [
            *NAMES,
            COUNT,
            Column("glory_per_unit", GLORY, "prophecy_glory"),
            Column("unit", Word(ids.UNITS), "prophecy_unit"),
        ],
    ),
    Cards(
        "territory_tiles",
        (),
        [
            Column("type", Word(ids.TERRITORY_TYPES), "tile_type"),
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
        ids.UPGRADES,
        [
            remark("name_en", needed=True),
            # Only the last kind may have two icons: paying relies on it (paying.can_pay_dice).
            Column(
                "icons", Series(Word(ids.TARGETS), 1, 1), "upgrade_icons", but=ids.UPGRADES[-1:]
            ),
            Column("icons", SomeOf(ids.TARGETS), "upgrade_icons", only=ids.UPGRADES[-1:]),
            Column("count", Whole(0, 250), "upgrade_count"),
        ],
    ),
    Cards(
        "token_scoring",
        ids.TOKENS,
        [
            Column("per_token_1_to_3", GLORY, "glory_to_3"),
            Column("per_token_4_to_5", GLORY, "glory_to_5"),
            Column("per_token_6_plus", GLORY, "glory_from_6"),
            Column("majority_bonus", GLORY, "majority"),
        ],
        key=NAMED_BY["token_scoring"],
    ),
]
