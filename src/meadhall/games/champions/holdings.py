"""What a player holds at the end of a game: all that final scoring needs, of a game or a real box.

A player written as data (JSON or TOML) is a table with any of the FIELDS; what is left out is 0 or
none. The example of the score pad shows and explains each of them.
"""

from collections.abc import Mapping
from typing import Final

from meadhall.core.errors import MeadhallError
from meadhall.core.faults import (
    bad_choice,
    bad_list,
    bad_number,
    bad_table,
    unknown_field,
    unknown_name,
)
from meadhall.core.names import names
from meadhall.games.champions.ids import (
    COLOURS,
    DESTINIES,
    FIRST_PRIVATE_SHIP,
    METRICS,
    RUNES,
    SHIPS,
)

MOST: Final = 999
# Fields that are one number; all but the Glory on the track are metrics.
NUMBERS: Final = names("glory food wood coins favour blame warriors trolls")
LISTS: Final[dict[str, tuple[str, ...]]] = {"destinies": DESTINIES, "runes": RUNES}
# Defeated enemies with a colour; a Kraken is none (CM-JOURNEY-23).
TABLES: Final = names("draugr monsters")
PRIVATE_SHIPS: Final[tuple[str, ...]] = SHIPS[FIRST_PRIVATE_SHIP:]
FIELDS: Final[list[str]] = ["name", *NUMBERS, *LISTS, "longship", *TABLES]


class Holdings:
    """One player's possessions; `counts` has one number for each of ids.METRICS."""

    __slots__ = ("counts", "destinies", "enemies", "glory", "runes", "ship")

    def __init__(self) -> None:
        self.glory = 0
        self.counts: list[int] = [0] * len(METRICS)
        self.destinies: list[int] = []
        self.runes: list[int] = []
        # The private longship, or -1.
        self.ship = -1
        # All defeated enemies, for ties.
        self.enemies = 0

    def count(self, metric: str) -> int:
        return self.counts[METRICS.index(metric)]


def read_holdings(data: Mapping[str, object], where: str) -> Holdings:
    """The holdings written in `data`; a mistake is answered with its place and the remedy."""
    for field in data:
        if field not in FIELDS:
            raise MeadhallError([unknown_field(f"{where}: ", field, FIELDS)])
    own = Holdings()
    own.glory, *goods = [_number(data, field, where) for field in NUMBERS]
    for field, value in zip(NUMBERS[1:], goods, strict=True):
        own.counts[METRICS.index(field)] = value
    own.enemies = own.count("trolls")
    for field in TABLES:
        colours = _colours(data, field, where)
        own.counts[METRICS.index(field)] = sum(colours)
        own.enemies += sum(colours)
        # The first three metrics are the colours, in the order of COLOURS.
        for colour in range(len(COLOURS)):
            own.counts[colour] += colours[colour]
    own.destinies = _ids(data, "destinies", where)
    own.runes = sorted(_ids(data, "runes", where))
    own.counts[METRICS.index("runes")] = len(own.runes)
    own.ship = _ship(data, where)
    return own


def _number(data: Mapping[str, object], field: str, where: str) -> int:
    value = data.get(field, 0)
    if type(value) is not int or not 0 <= value <= MOST:
        raise MeadhallError([bad_number(f"{where}: ", field, value, 0, MOST)])
    return value


def _ids(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, [])
    known = LISTS[field]
    if not isinstance(value, list):
        raise MeadhallError([bad_list(f"{where}: ", field, value)])
    for name in value:
        if name not in known:
            raise MeadhallError([unknown_name(f"{where}: ", field, name, list(known))])
    return [known.index(name) for name in value]


def _ship(data: Mapping[str, object], where: str) -> int:
    value = data.get("longship")
    if value is None:
        return -1
    if not isinstance(value, str) or value not in PRIVATE_SHIPS:
        raise MeadhallError([bad_choice(f"{where}: ", "longship", value, list(PRIVATE_SHIPS))])
    return SHIPS.index(value)


def _colours(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, {})
    if not isinstance(value, dict):
        example = "{ red = 1, blue = 2 }"
        raise MeadhallError([bad_table(f"{where}: ", field, value, example)])
    for name in value:
        if name not in COLOURS:
            raise MeadhallError([unknown_field(f"{where}: {field}.", name, list(COLOURS))])
    return [_number(value, name, f"{where}: {field}") for name in COLOURS]
