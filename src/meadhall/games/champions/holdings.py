"""What a player holds at the end of a game: all that final scoring needs, of a game or a real box.

A player written as data (JSON or TOML) is a table with any of these fields; what is left out is 0
or none:

    glory = 41                      Glory on the track before final scoring
    food = 2
    wood = 4
    coins = 8
    favour = 3                      unspent
    blame = 4
    warriors = 6                    all dice owned
    destinies = ["craftsman", ...]  ids of ids.DESTINIES, also those shown by the Success rune
    runes = ["glory", ...]          ids of ids.RUNES, used or not
    longship = "snekkja"            the private one
    trolls = 1                      defeated enemies; a Kraken is none (CM-JOURNEY-23)
    draugr = { red = 1, yellow = 0, blue = 1 }
    monsters = { red = 0, yellow = 1, blue = 0 }
    name = "Anna"                   for people; not read here
"""

from collections.abc import Mapping
from typing import Final

from meadhall.core.cards.shapes import near_miss, show
from meadhall.core.errors import MeadhallError
from meadhall.games.champions.ids import (
    COLOURS,
    DESTINIES,
    FIRST_PRIVATE_SHIP,
    METRIC_BLAME,
    METRIC_COINS,
    METRIC_DRAUGR,
    METRIC_FAVOUR,
    METRIC_FOOD,
    METRIC_MONSTERS,
    METRIC_RUNES,
    METRIC_TROLLS,
    METRIC_WARRIORS,
    METRIC_WOOD,
    METRICS,
    RUNES,
    SHIPS,
)

MOST: Final = 999
# Fields that are one number, and the metric each of them is; -1: it is none.
NUMBERS: Final[dict[str, int]] = {
    "glory": -1,
    "food": METRIC_FOOD,
    "wood": METRIC_WOOD,
    "coins": METRIC_COINS,
    "favour": METRIC_FAVOUR,
    "blame": METRIC_BLAME,
    "warriors": METRIC_WARRIORS,
    "trolls": METRIC_TROLLS,
}
LISTS: Final[dict[str, tuple[str, ...]]] = {"destinies": DESTINIES, "runes": RUNES}
# Enemies with a colour, and the metric of their kind.
TABLES: Final[dict[str, int]] = {"draugr": METRIC_DRAUGR, "monsters": METRIC_MONSTERS}
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


def read_holdings(data: Mapping[str, object], where: str) -> Holdings:
    """The holdings written in `data`; a mistake is answered with its place and the remedy."""
    for field in data:
        if field not in FIELDS:
            raise MeadhallError(f"{where}: {field[:60]} is not a field; {near_miss(field, FIELDS)}")
    own = Holdings()
    for field, metric in NUMBERS.items():
        value = _number(data, field, where)
        if metric >= 0:
            own.counts[metric] = value
    own.glory = _number(data, "glory", where)
    own.enemies = _number(data, "trolls", where)
    for field, metric in TABLES.items():
        colours = _colours(data, field, where)
        own.counts[metric] = sum(colours)
        own.enemies += sum(colours)
        # The first three metrics are the colours, in the order of COLOURS.
        for colour in range(len(COLOURS)):
            own.counts[colour] += colours[colour]
    own.destinies = _ids(data, "destinies", where)
    own.runes = sorted(_ids(data, "runes", where))
    own.counts[METRIC_RUNES] = len(own.runes)
    own.ship = _ship(data, where)
    return own


def _number(data: Mapping[str, object], field: str, where: str) -> int:
    value = data.get(field, 0)
    if type(value) is not int or not 0 <= value <= MOST:
        allowed = f"a whole number from 0 to {MOST}"
        raise MeadhallError(f"{where}: {field} = {show(value)} is not allowed; {allowed} is")
    return value


def _ids(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, [])
    known = LISTS[field]
    if not isinstance(value, list):
        raise MeadhallError(f"{where}: {field} = {show(value)} is not allowed; a list of names is")
    for name in value:
        if name not in known:
            hint = near_miss(name, list(known))
            raise MeadhallError(f"{where}: {field}: {show(name)} is not known; {hint}")
    return [known.index(name) for name in value]


def _ship(data: Mapping[str, object], where: str) -> int:
    value = data.get("longship")
    if value is None:
        return -1
    if not isinstance(value, str) or value not in PRIVATE_SHIPS:
        hint = near_miss(value, list(PRIVATE_SHIPS))
        raise MeadhallError(f"{where}: longship = {show(value)} is not allowed; {hint}")
    return SHIPS.index(value)


def _colours(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, {})
    if not isinstance(value, dict):
        allowed = "a table such as { red = 1, blue = 2 }"
        raise MeadhallError(f"{where}: {field} = {show(value)} is not allowed; {allowed} is")
    for name in value:
        if name not in COLOURS:
            hint = near_miss(name, list(COLOURS))
            raise MeadhallError(f"{where}: {field}.{str(name)[:60]} is not a field; {hint}")
    return [_number(value, name, f"{where}: {field}") for name in COLOURS]
