"""The fields of every table of a card file.

An owner of a box may change any number and effect that the rules read, within BOUNDS. What code
relies on is pinned with `Only`: a file that says otherwise is refused rather than silently ignored.
"""

from typing import Final

from meadhall.core.cards.shapes import (
    Field,
    Flag,
    Keyed,
    Name,
    OneOf,
    Only,
    Series,
    Shape,
    SomeOf,
    Text,
    Whole,
)
from meadhall.games.reavers.cardbounds import (
    BOX,
    CLEANUP_ORDER,
    CLOSED,
    NAMED_BY,
    RULING_VALUES,
    SEAT_KEYS,
    SPECIAL_ARTIFACTS,
)
from meadhall.games.reavers.effectshapes import (
    GENERAL_OPS,
    PLAIN_GAINS,
    SPOILS_CHOICES,
    SPOILS_EFFECT,
    CostList,
    EffectList,
    whole,
)
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CLANS,
    COLOURS,
    DIE_FACES,
    ICONS,
    SET_CARDS,
    SPACES,
    TAPESTRIES,
    TARGETS,
    TERRITORY_TYPES,
    UNITS,
    UPGRADES,
)

COUNT: Final = Field("count", whole("count"))
NAMES: Final = [Field("name_en", Text()), Field("name_pl", Text(), needed=False)]
TILE_COLOURS: Final[dict[str, str]] = {"food": "red", "favor": "blue", "dice": "purple"}
DICE_LIST: Final = Series(OneOf(list(COLOURS)), 0, 6)


def every(keys: tuple[str, ...], shape: Shape, complete: bool = True) -> Keyed:
    """A table whose keys all have the same shape."""
    return Keyed(dict.fromkeys(keys, shape), complete)


def by_seat(bound: str) -> Keyed:
    """Values by number of players and distance from the active player."""
    lists: dict[str, Shape] = {
        key: Series(whole(bound), seats, seats) for seats, key in enumerate(SEAT_KEYS, start=2)
    }
    return Keyed(lists, complete=True)


def fields_of(table: str, entry: str = "") -> list[Field]:
    """The fields of an entry of `table`, with those that say where its values come from."""
    fields: list[Field] = []
    if table in CLOSED or table not in _SINGLE_FIELDS:
        fields.append(Field(NAMED_BY.get(table, "id"), Name()))
    fields += _own_fields(table, entry)
    names = tuple(field.name for field in fields)
    fields.append(Field("provenance", Text()))
    fields.append(Field("provenance_fields", every(names, Text(), False), needed=False))
    fields.append(Field("source", Text(), needed=False))
    fields.append(Field("sources_more", Series(Text(), 0, 9), needed=False))
    fields.append(Field("note", Text(), needed=False))
    return fields


def _own_fields(table: str, entry: str) -> list[Field]:
    if table in _SINGLE_FIELDS:
        return _SINGLE_FIELDS[table]
    if table == "village_spoils":
        return _village_fields(entry)
    if table == "keep_spoils":
        return _keep_fields(entry)
    if table == "action_spaces":
        return _space_fields(entry)
    if table == "territory_tiles":
        return _tile_fields()
    if table == "crew_dice":
        return _die_fields(entry)
    if table == "clans":
        colour = COLOURS[CLANS.index(entry)] if entry in CLANS else ""
        bonus = EffectList(shortest=1)
        return [Field("colour", Only(colour, "RM-DICE-01")), Field("jarl_bonus", bonus)]
    if table == "reavers":
        return _reaver_fields()
    if table == "sea_journeys":
        return [
            *NAMES,
            COUNT,
            Field("avoid_cost", CostList(reavers=True)),
            Field("avoid_reward", EffectList()),
            Field("effect", EffectList()),
            Field("after", Only("deck_bottom", "RM-SEA-04")),
        ]
    if table == "sea_battles":
        return _battle_fields()
    if table == "prophecies":
        return [
            *NAMES,
            COUNT,
            Field("glory_per_unit", whole("glory")),
            Field("unit", OneOf(list(UNITS))),
            Field("after", Only("glory_pile", "RM-DECK-10")),
        ]
    if table == "ship_upgrades":
        return _upgrade_fields(entry)
    return [
        Field("per_token_1_to_3", whole("glory")),
        Field("per_token_4_to_5", whole("glory")),
        Field("per_token_6_plus", whole("glory")),
        Field("majority_bonus", whole("glory")),
        Field("ties", Only("all_tied_get_full_bonus", "RM-SCORE-12")),
    ]


def _village_fields(entry: str) -> list[Field]:
    if entry in ARTIFACTS:
        return _artifact_fields(entry)
    after = Field("after", Only("deck_bottom", "RM-VILLAGE-11"))
    if entry in ("farm", "village_wall"):
        return [Field("kind", Only("pillage")), *NAMES, COUNT, *_pillage_fields(), after]
    kind = "ship_upgrade" if entry in UPGRADES else "choice"
    return [Field("kind", Only(kind)), *NAMES, COUNT, Field("choice", SPOILS_CHOICES), after]


def _artifact_fields(entry: str) -> list[Field]:
    trigger, op = SPECIAL_ARTIFACTS.get(entry, ("own_turn", ""))
    effect = EffectList((op,), 1) if op else EffectList(GENERAL_OPS, 1, after_die=True)
    return [
        Field("kind", Only("artifact")),
        *NAMES,
        COUNT,
        Field("action_space", OneOf(["any", *SPACES])),
        Field("stored_face", OneOf(["any", *ICONS])),
        Field("glory", whole("glory")),
        Field("trigger", Only(trigger, "RM-ARTIFACT-09")),
        Field("effect", effect),
        Field("after", Only("player_board", "RM-ARTIFACT-01")),
    ]


def _pillage_fields() -> list[Field]:
    return [
        Field("automatic", SPOILS_EFFECT),
        Field("pillage_combat", whole("pillage_combat")),
        Field("pillage", SPOILS_EFFECT),
    ]


def _keep_fields(entry: str) -> list[Field]:
    pile = Field("after", Only("glory_pile", "RM-CASTLE-05"))
    if entry in SET_CARDS:
        values = Field("set_values", Series(whole("glory"), 1, 12))
        size = Field("max_set", Whole(1, 12))
        return [Field("kind", Only("set")), *NAMES, COUNT, values, size, pile]
    if entry in TAPESTRIES:
        return [
            Field("kind", Only("tapestry")),
            *NAMES,
            Field("tapestry_colour", OneOf(list(COLOURS))),
            COUNT,
            Field("complete_set_size", Only(3, "RM-SCORE-08")),
            Field("complete_set_value", whole("glory")),
            Field("loose_value", whole("glory")),
            pile,
        ]
    after = Field("after", Only("deck_bottom", "RM-CASTLE-08"))
    return [Field("kind", Only("pillage")), *NAMES, COUNT, *_pillage_fields(), after]


def _space_fields(space: str) -> list[Field]:
    blue = space in ("trade_with_villages", "subdue_territories")
    fields = [
        *NAMES,
        Field("colour", Only("blue" if blue else "red", "RM-ROUND-16")),
        Field("cost", Only([]) if space == "subdue_territories" else CostList()),
        Field("specialize_space", Flag()),
    ]
    if space == "trade_with_villages":
        return fields + _trade_fields()
    fields.append(Field("selection_bonus", PLAIN_GAINS))
    if space == "subdue_territories":
        stacks = {"kind": "stack", "deck": "territory", "p2": 9, "p3": 9, "p4": 9}
        return [
            *fields,
            Field("cost_kind", Only("variable_per_attempt", "RM-TERRITORY-05")),
            Field("repeats_by_seat", by_seat("repeats")),
            Field("methods", Only(["force", "peaceful"])),
            Field("face_up", Only(stacks, "RM-SETUP-10")),
        ]
    deck = {
        "recruit_reavers": "reaver",
        "sea_battle": "sea_battle",
        "raid_villages": "village_spoils",
        "raid_keeps": "keep_spoils",
    }.get(space, "")
    raid = space.startswith("raid")
    extra: Shape = by_seat("extra_cards") if raid else Only(_no_extra_cards(), "RM-VILLAGE-03")
    fields.append(Field("extra_cards_by_seat", extra))
    if space == "sea_battle":
        return [*fields, Field("face_up", _face_up("single", deck))]
    gained = Field("cards_gained", whole("cards_gained"))
    return [*fields, gained, Field("face_up", _face_up("pair", deck))]


def _no_extra_cards() -> dict[str, object]:
    return {key: [0] * seats for seats, key in enumerate(SEAT_KEYS, start=2)}


def _trade_fields() -> list[Field]:
    effects: dict[str, list[Field]] = {
        "favor": [Field("item", Only("favor")), Field("n", whole("amount"))],
        "food": [Field("item", Only("food")), Field("n", whole("amount"))],
    }
    gains: list[Shape] = []
    for good, fields in effects.items():
        shapes: dict[str, Shape] = {"op": Only("gain"), **{it.name: it.shape for it in fields}}
        effect = Series(Keyed(shapes, complete=True), 1, 1)
        gains.append(Keyed({"id": Only(good), "effect": effect}, complete=True))
    dice: dict[str, Shape] = {
        "op": Only("take_space_dice"),
        "n": Whole(1, 6),
        "keep_faces": Only(True, "RM-TRADE-06"),
    }
    prophecy = {"op": "take_face_up_or_draw", "deck": "prophecy", "n": 1}
    gains.append(_reward("dice", Keyed(dice, complete=True)))
    gains.append(_reward("prophecy", Only(prophecy, "RM-TRADE-07")))
    marker: list[object] = [{"op": "take_start_player_marker"}]
    return [
        Field("selection_bonus", Only(marker, "RM-TRADE-02")),
        Field("repeats_by_seat", by_seat("repeats")),
        Field("rewards", Each(gains)),
        Field("dice_on_space", every(COLOURS, Whole(0, 20))),
        Field("face_up", _face_up("single", "prophecy")),
    ]


def _reward(name: str, op: Shape) -> Shape:
    return Keyed({"id": Only(name), "effect": Series(op, 1, 1)}, complete=True)


class Each(Shape):
    """A list with one item for each of these shapes, in their order."""

    def __init__(self, shapes: list[Shape]) -> None:
        self.shapes = shapes

    def allowed(self) -> str:
        return "a list of " + "; ".join([shape.allowed() for shape in self.shapes])

    def fits(self, value: object) -> bool:
        return (
            isinstance(value, list)
            and len(value) == len(self.shapes)
            and all(shape.fits(item) for shape, item in zip(self.shapes, value, strict=True))
        )


def _face_up(kind: str, deck: str) -> Keyed:
    shapes: dict[str, Shape] = {"kind": Only(kind), "deck": Only(deck)}
    for key in SEAT_KEYS:
        shapes[key] = whole("pairs" if kind == "pair" else "singles")
    return Keyed(shapes, complete=True)


def _tile_fields() -> list[Field]:
    return [
        Field("type", OneOf(list(TERRITORY_TYPES))),
        Field("tile_colour", OneOf(list(TILE_COLOURS.values()))),
        Field("level", Whole(1, 3)),
        Field("defense", Whole(1, 3)),
        Field("peaceful_cost", CostList(1)),
        COUNT,
        Field("reward", EffectList()),
    ]


def _die_fields(colour: str) -> list[Field]:
    clan = CLANS[COLOURS.index(colour)] if colour in COLOURS else ""
    faces: list[object] = [*DIE_FACES[:-1], clan]
    return [
        Field("clan", Only(clan, "RM-DICE-01")),
        Field("clan_deity", Text()),
        Field("count", whole("dice")),
        Field("faces", Series(OneOf(faces), 6, 6)),
    ]


def _reaver_fields() -> list[Field]:
    return [
        *NAMES,
        Field("clan", OneOf(list(CLANS))),
        Field("colour", OneOf(list(COLOURS))),
        COUNT,
        Field("gain_dice", DICE_LIST),
        Field("rally_dice", DICE_LIST),
        Field("ability_optional", Flag()),
        Field("ability_cost", CostList()),
        Field("ability_effect", EffectList(GENERAL_OPS, 1, after_die=True)),
        Field("specialize_in", Only("any_space", "RM-SPEC-03")),
    ]


def _battle_fields() -> list[Field]:
    return [
        *NAMES,
        COUNT,
        Field("defense", whole("defense")),
        Field("dice_cost", Series(OneOf(list(TARGETS)), 1, 10)),
        Field("glory", whole("glory")),
        Field("reward", EffectList()),
        Field("after_win", Only("glory_pile", "RM-SEA-09")),
        Field("after_loss_face_up", Only("stays", "RM-SEA-10")),
        Field("after_loss_from_deck", Only("deck_bottom", "RM-SEA-11")),
    ]


def _upgrade_fields(tile: str) -> list[Field]:
    """Only the last kind may have two icons: paying relies on it (paying.can_pay_dice)."""
    one: list[object] = [[target] for target in TARGETS]
    icons: Shape = SomeOf(TARGETS) if tile == UPGRADES[-1] else OneOf(one)
    return [
        Field("name_en", Text()),
        Field("icons", icons),
        Field("use_one_of_icons", Only(True, "RM-UPGRADE-07")),
        Field("uses_per_round", Only(1, "RM-UPGRADE-06")),
        COUNT,
    ]


def _seat_constants(values: list[object]) -> Only:
    return Only(dict(zip(SEAT_KEYS, values, strict=True)), "RM-SETUP-04")


_RULINGS: Final[list[Field]] = [Field(name, OneOf(legal)) for name, legal in RULING_VALUES.items()]
_SINGLE_FIELDS: Final[dict[str, list[Field]]] = {
    "meta": [
        Field("game", Text()),
        Field("designer", Text()),
        Field("schema", Only(1)),
        Field("spec", Text()),
        Field("rounds", whole("rounds")),
        Field("activations_per_round", Only(4, "RM-GEN-02")),
        Field("min_players", Only(2, "RM-GEN-01")),
        Field("max_players", Only(4, "RM-GEN-01")),
    ],
    "box": [
        *[Field(piece, whole("box")) for piece in BOX],
        Field("unlimited", Only(["food", "favor", "terror"], "RM-GEN-08")),
    ],
    "rulings": _RULINGS,
    "battle_die": [
        Field("count", whole("dice")),
        Field("faces", Series(Whole(0, 2), 6, 6)),
        Field("min_successes", Only(0, "RM-COMBAT-04")),
        Field("max_successes", Only(2, "RM-COMBAT-04")),
    ],
    "player_board": [
        Field("dice_spaces", whole("dice_spaces")),
        Field("jarl_spaces", Only(1, "RM-JARL-01")),
        Field("artifact_spaces", whole("artifact_spaces")),
        Field("ship_upgrade_spaces", whole("upgrade_spaces")),
        Field("specialize_spaces", SomeOf(SPACES)),
        Field("max_reavers_per_specialize_space", Only(3, "RM-SPEC-04")),
    ],
    "setup": [
        Field("start_food_by_seat", Series(whole("goods"), 4, 4)),
        Field("start_favor", whole("goods")),
        Field("start_glory", whole("goods")),
        Field("start_reavers", Whole(0, 6)),
        Field("trade_dice_per_colour", Whole(0, 20)),
        Field("longships_per_player", _seat_constants([2, 1, 1])),
        Field("honor_ship", _seat_constants([False, True, False])),
        Field("board_side", _seat_constants(["2p", "3-4p", "3-4p"])),
    ],
    "rest": [
        Field("options", Only(["food", "die"], "RM-REST-02")),
        Field("food", whole("amount")),
        Field("dice", Only(1, "RM-REST-02")),
        Field("die_colour", Only("choose", "RM-REST-02")),
        Field("die_face", Only("choose", "RM-REST-02")),
    ],
    "scoring": [
        Field("terror_penalty", Series(whole("loss"), 2, 15)),
        Field("terror_extra_each", whole("loss")),
        Field("tie_break", Only(["favor"], "RM-SCORE-17")),
        Field("then", Only("shared_victory", "RM-SCORE-17")),
    ],
    "cleanup": [
        Field("glory_per_territory", whole("glory")),
        Field("order", Only(CLEANUP_ORDER, "RM-CLEAN-03")),
    ],
}
