"""What a player holds at the end of a game: all that final scoring needs, of a game or a real box.

A player written as data (JSON or TOML) is a table with any of these fields; what is left out is 0
or none:

    glory = 116                     Glory on the track before final scoring
    favor = 2                       for ties only
    terror = 3
    farm = 0                        tokens
    wall = 5
    tower = 0
    artifacts = ["bodn", ...]       on the board and in the Glory pile, ids of ids.ARTIFACTS
    treasure = 1                    set cards
    art = 1
    armor = 0
    tapestry_dearg = 0              Tapestries by kind
    tapestry_buigh = 0
    tapestry_gorm = 0
    prophecies = ["juggernaut", ...]   ids of ids.PROPHECIES, a copy as often as it is owned
    reavers = { helm = 0, raven = 6, tree = 0 }   all owned, by clan: pile, specialists, Jarl
    sea_battles = 0                 Sea Battle cards won
    ship_upgrades = 0               tiles on the player board, flipped or not
    territories = { food = 0, favor = 0, dice = 0 }
    name = "Orange"                 for people; not read here
"""

from collections.abc import Mapping
from typing import Final

from meadhall.core.cards.shapes import near_miss, show
from meadhall.core.errors import MeadhallError
from meadhall.games.reavers.ids import (
    ARTIFACTS,
    CLANS,
    PROPHECIES,
    SET_CARDS,
    TAPESTRIES,
    TERRITORY_TYPES,
    TOKENS,
)

MOST: Final = 999
NUMBERS: Final[tuple[str, ...]] = (
    "glory",
    "favor",
    "terror",
    *TOKENS,
    *SET_CARDS,
    *TAPESTRIES,
    "sea_battles",
    "ship_upgrades",
)
LISTS: Final[dict[str, tuple[str, ...]]] = {"artifacts": ARTIFACTS, "prophecies": PROPHECIES}
TABLES: Final[dict[str, tuple[str, ...]]] = {"reavers": CLANS, "territories": TERRITORY_TYPES}
FIELDS: Final[list[str]] = ["name", *NUMBERS, *LISTS, *TABLES]


class Holdings:
    """One player's possessions; the lists are in the order of the ids they count."""

    __slots__ = (
        "artifacts",
        "favor",
        "glory",
        "prophecies",
        "reavers",
        "sea_battles",
        "sets",
        "ship_upgrades",
        "tapestries",
        "territories",
        "terror",
        "tokens",
    )

    def __init__(self) -> None:
        self.glory = 0
        self.favor = 0
        self.terror = 0
        self.tokens: list[int] = [0] * len(TOKENS)
        self.artifacts: list[int] = []
        self.sets: list[int] = [0] * len(SET_CARDS)
        self.tapestries: list[int] = [0] * len(TAPESTRIES)
        self.prophecies: list[int] = []
        self.reavers: list[int] = [0] * len(CLANS)
        self.sea_battles = 0
        self.ship_upgrades = 0
        self.territories: list[int] = [0] * len(TERRITORY_TYPES)


def read_holdings(data: Mapping[str, object], where: str) -> Holdings:
    """The holdings written in `data`; a mistake is answered with its place and the remedy."""
    for field in data:
        if field not in FIELDS:
            raise MeadhallError(f"{where}: {field[:60]} is not a field; {near_miss(field, FIELDS)}")
    numbers = {field: _number(data, field, where) for field in NUMBERS}
    own = Holdings()
    own.glory = numbers["glory"]
    own.favor = numbers["favor"]
    own.terror = numbers["terror"]
    own.tokens = [numbers[token] for token in TOKENS]
    own.sets = [numbers[card] for card in SET_CARDS]
    own.tapestries = [numbers[card] for card in TAPESTRIES]
    own.sea_battles = numbers["sea_battles"]
    own.ship_upgrades = numbers["ship_upgrades"]
    own.artifacts = _ids(data, "artifacts", where)
    own.prophecies = _ids(data, "prophecies", where)
    own.reavers = _table(data, "reavers", where)
    own.territories = _table(data, "territories", where)
    return own


def _number(data: Mapping[str, object], field: str, where: str) -> int:
    value = data.get(field, 0)
    least = -MOST if field == "glory" else 0
    if type(value) is not int or not least <= value <= MOST:
        allowed = f"a whole number from {least} to {MOST}"
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
    return sorted(known.index(name) for name in value)


def _table(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, {})
    known = TABLES[field]
    if not isinstance(value, dict):
        raise MeadhallError(f"{where}: {field} = {show(value)} is not allowed; a table is")
    for name in value:
        if name not in known:
            hint = near_miss(name, list(known))
            raise MeadhallError(f"{where}: {field}.{str(name)[:60]} is not a field; {hint}")
    return [_number(value, name, f"{where}: {field}") for name in known]
