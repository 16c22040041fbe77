"""The fields of every table of a card file.

An owner of a box may change any number that the rules read, within BOUNDS. What code relies on
(which runes exist, that two of them lie open, that begging is free) is pinned with `Only`: a file
that says otherwise is refused rather than silently ignored.
"""

from typing import Final

from meadhall.core.cards.shapes import (
    Field,
    Flag,
    Keyed,
    Name,
    OneOf,
    Only,
    Report,
    Series,
    Shape,
    SomeOf,
    Text,
    Whole,
    same,
)
from meadhall.games.champions.cardbounds import (
    BOUNDS,
    BOX,
    CLOSED,
    COST_PINS,
    COSTED,
    ENEMIES,
    OPEN,
    OPTION_VALUES,
    OPTIONS,
    RESTOCK,
    SEATS,
    SHIP_SPACES,
    UNLIMITED,
)
from meadhall.games.champions.ids import COLOURS, COSTS, DICE, EDITIONS, GAINS, METRICS, WEAPONS


def whole(bound: str) -> Whole:
    low, high = BOUNDS[bound]
    return Whole(low, high)


def every(keys: tuple[str, ...], shape: Shape, complete: bool = False) -> Keyed:
    """A table whose keys all have the same shape."""
    return Keyed(dict.fromkeys(keys, shape), complete)


class Faces(Series):
    """CM-COMBAT-25: six faces, and a weapon on at least one of them, so that every fight ends."""

    def __init__(self) -> None:
        face = Keyed({"hits": whole("hits"), "shields": whole("shields")}, complete=True)
        super().__init__(face, 6, 6)

    def check(self, report: Report, where: str, field: str, value: object) -> None:
        super().check(report, where, field, value)
        if isinstance(value, list) and value:
            hits = [face.get("hits") for face in value if isinstance(face, dict)]
            if all(same(hit, 0) for hit in hits):
                allowed = "at least one face with hits of 1 or more (CM-COMBAT-25)"
                report.add(where, f"{field} without a weapon is not allowed; {allowed} is needed")


COST: Final = every(COSTS, whole("goods"))
GAIN: Final = Keyed(
    {
        name: whole("goods" if index <= len(COSTS) else "warriors")
        for index, name in enumerate(GAINS)
    }
)
ALL_EDITIONS: Final = Only(list(EDITIONS))
SOME_EDITIONS: Final = SomeOf(EDITIONS)
NAMES: Final = [
    Field("name", Text()),
    Field("name_pl_portal", Text(), needed=False),
    Field("name_pl_classic", Text(), needed=False),
    Field("name_fr", Text(), needed=False),
]
COUNT: Final = Field("count", whole("count"))
PRICE_LIST: Final = Series(whole("price"), 4, 9)


def closed_edition(entry: str) -> Field:
    """Pieces that are no cards belong to fixed editions; Gullinkambi to the newer one alone."""
    if entry.startswith("gullinkambi"):
        return Field("edition", Only(["portal"], "CM-PLACE-50"))
    return Field("edition", ALL_EDITIONS)


def fields_of(table: str, entry: str = "") -> list[Field]:
    """The fields of an entry of `table`, with those that say where its values come from."""
    fields = [Field("id", Name())] if table in CLOSED or table in OPEN else []
    fields += _own_fields(table, entry)
    names = tuple(field.name for field in fields if field.name != "id")
    if table == "edition":
        names += OPTIONS
    fields.append(Field("provenance", Text()))
    fields.append(Field("provenance_fields", every(names, Text()), needed=False))
    fields.append(Field("source", Text(), needed=False))
    fields.append(Field("note", Text(), needed=False))
    return fields


def _own_fields(table: str, entry: str) -> list[Field]:
    if table in ENEMIES:
        return _enemy_fields(table)
    if table == "journey":
        return _journey_fields()
    if table == "merchant_ship":
        return [Field("goods", GAIN), COUNT, Field("edition", SOME_EDITIONS)]
    if table == "rune":
        return _rune_fields(entry)
    if table == "destiny":
        return [
            *NAMES,
            Field("metric", OneOf(list(METRICS))),
            Field("full", whole("glory")),
            Field("tied", whole("glory")),
            COUNT,
            Field("edition", SOME_EDITIONS),
        ]
    if table == "die":
        return _die_fields(entry)
    if table == "longship":
        return _longship_fields(entry)
    if table == "stall":
        return _stall_fields()
    if table == "leader":
        return _leader_fields(entry)
    if table == "location":
        return _location_fields(entry)
    if table == "shore_layout":
        return _layout_fields(entry)
    if table == "option":
        return _option_fields(entry)
    return _single_fields(table)


def _enemy_fields(table: str) -> list[Field]:
    coloured = table in ("draugr", "monster")
    colour: Shape = OneOf(list(COLOURS)) if coloured else Only("none", "CM-SCORE-10")
    fields = [
        *NAMES,
        Field("colour", colour),
        Field("attack", whole("attack")),
        Field("defence", whole("defence")),
        Field("banned", OneOf(["none", *WEAPONS])),
        Field("glory", whole("glory")),
        Field("reward", COST),
    ]
    if table == "kraken":
        return [*fields, Field("edition", ALL_EDITIONS)]
    return [*fields, COUNT, Field("edition", SOME_EDITIONS)]


def _journey_fields() -> list[Field]:
    return [
        *NAMES,
        COUNT,
        Field("effect", Text()),
        Field("lose_food", whole("lose"), needed=False),
        Field("lose_warriors", whole("lose"), needed=False),
        Field("lose_any", whole("lose"), needed=False),
        Field("coins", whole("goods"), needed=False),
        Field("kraken", Flag(), needed=False),
        Field("edition", SOME_EDITIONS),
    ]


def _rune_fields(rune: str) -> list[Field]:
    fields = [*NAMES, Field("glory", whole("glory")), Field("effect", Text())]
    if rune == "glory":
        fields.append(Field("amount", whole("divisor")))
    elif rune in ("gifts", "true_vision", "wealth"):
        fields.append(Field("amount", whole("amount")))
    return [*fields, COUNT, Field("edition", SOME_EDITIONS)]


def _die_fields(die: str) -> list[Field]:
    weapon = WEAPONS[DICE.index(die)] if die in DICE else ""
    return [
        Field("colour", Text()),
        Field("weapon", Only(weapon)),
        Field("count", whole("dice")),
        Field("faces", Faces()),
        Field("edition", ALL_EDITIONS),
    ]


def _longship_fields(ship: str) -> list[Field]:
    public = ship in SHIP_SPACES
    fields = [
        *NAMES,
        Field("kind", Only("public" if public else "private")),
        Field("cost", COST),
        Field("capacity", whole("capacity")),
        Field("glory", Only(0, "CM-SCORE-12") if public else whole("glory")),
        Field("min_players", Only(2, "CM-SETUP-05") if public else OneOf([2, 3, 4])),
        closed_edition(ship),
    ]
    if ship == "gullinkambi":
        fields.append(Field("enabled_by", Only("gullinkambi")))
    return fields


def _stall_fields() -> list[Field]:
    return [
        *NAMES,
        Field("type", OneOf(["military", "economic"])),
        Field("colour", Only("brown")),
        Field("capacity", Only(1, "CM-PLACE-15")),
        Field("cost", COST),
        Field("gain", GAIN),
        Field("repeat_min", Only(1, "CM-PLACE-45")),
        Field("repeat_max", whole("repeat")),
        Field("count", Only(1)),
        Field("edition", ALL_EDITIONS),
    ]


def _leader_fields(leader: str) -> list[Field]:
    return [
        *NAMES,
        Field("ability", Text()),
        Field("amount", whole("amount")),
        Field("rule", Text(), needed=False),
        Field("count", Only(1, "CM-SETUP-09")),
        Field("edition", ALL_EDITIONS),
    ]


def _location_fields(location: str) -> list[Field]:
    capacity = Only(0, "CM-PLACE-05") if location in UNLIMITED else Only(1, "CM-PLACE-05")
    cost: Shape = COST if location in COSTED else Only(COST_PINS.get(location, {}))
    fields = [
        *NAMES,
        Field("colour", OneOf(["brown", "blue", "red", "brown_red"])),
        Field("capacity", capacity),
        Field("cost", cost),
        Field("effect", Text()),
        Field("rule", Text(), needed=False),
        closed_edition(location),
    ]
    if location in RESTOCK:
        fields.append(Field("restock", every((RESTOCK[location],), whole("restock"), True)))
    if location == "gullinkambi_longship":
        fields.append(Field("enabled_by", Only("gullinkambi")))
    return fields


def _layout_fields(layout: str) -> list[Field]:
    edition = "portal" if layout == "portal" else "classic"
    shores = Series(Whole(1, 4), 0, 4)
    return [
        Field("near", shores),
        Field("far", shores),
        Field("four_player_only", Whole(1, 4)),
        Field("edition", Only([edition])),
    ]


def _option_fields(option: str) -> list[Field]:
    values: Shape = Series(PRICE_LIST, 1, 9)
    if option != "hut_prices":
        values = Only(OPTION_VALUES.get(option, []))
    return [Field("values", values)]


def _single_fields(table: str) -> list[Field]:
    if table == "meta":
        return [
            Field("title", Text()),
            Field("spec", Text()),
            Field("schema", Only(1)),
            Field("editions", ALL_EDITIONS),
            Field("players_min", Only(2, "CM-GEN-01")),
            Field("players_max", Only(4, "CM-GEN-01")),
            Field("rounds", whole("rounds")),
        ]
    if table == "setup":
        return [
            Field("start", every((*COSTS, "swordsman", "glory"), whole("goods"), True)),
            Field("workers_per_colour", whole("workers_per_colour")),
            Field("workers_hut", Only(1, "CM-SETUP-12")),
            Field("workers_hand", every(SEATS, whole("workers"), True)),
            Field("stalls_military", every(SEATS, whole("stalls"), True)),
            Field("stalls_economic", every(SEATS, whole("stalls"), True)),
            Field("destiny_cards", whole("destiny_cards")),
            Field("warrior_cap", whole("warrior_cap")),
            Field("rune_face_up", Only(2, "CM-ROUND-04")),
            Field("draugr_slots", Only(2, "CM-ROUND-02")),
            Field("hunt_food_cap", whole("hunt_food_cap")),
        ]
    if table == "scoring":
        return [
            Field("enemy_set", whole("glory")),
            Field("enemy_colours", Only(list(COLOURS), "CM-SCORE-09")),
            Field("favour", whole("glory")),
            Field("coins_per_glory", whole("divisor")),
            Field("blame", Series(whole("blame_loss"), 7, 7)),
        ]
    if table == "stave_church":
        return [Field("prices", every(("1", "2", "3", "4"), whole("price"), True))]
    # An edition: its component list and its defaults.
    options: dict[str, Shape] = {}
    for option, values in OPTION_VALUES.items():
        options[option] = PRICE_LIST if option == "hut_prices" else OneOf(values)
    return [
        Field("box", every(BOX, whole("box"), True)),
        Field("options", Keyed(options, complete=True)),
    ]
