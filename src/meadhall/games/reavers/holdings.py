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

from meadhall.core.errors import MeadhallError
from meadhall.core.faults import bad_list, bad_number, bad_table, unknown_field, unknown_name
from meadhall.core.names import names
from meadhall.games.reavers import ids

MOST: Final = 999
NUMBERS: Final[tuple[str, ...]] = (
    *("glory", "favor", "terror", *ids.TOKENS, *ids.SET_CARDS, *ids.TAPESTRIES),
    *("sea_battles", "ship_upgrades"),
)
LISTS: Final[dict[str, tuple[str, ...]]] = {
    "artifacts": ids.ARTIFACTS,
    "prophecies": ids.PROPHECIES,
}
TABLES: Final[dict[str, tuple[str, ...]]] = {
    "reavers": ids.CLANS,
    "territories": ids.TERRITORY_TYPES,
}
FIELDS: Final[list[str]] = ["name", *NUMBERS, *LISTS, *TABLES]


class Holdings:
    """One player's possessions; the lists are in the order of the ids they count."""

    __slots__ = names("""
        artifacts favor glory prophecies reavers sea_battles sets ship_upgrades tapestries
        territories terror tokens
    """)

    def __init__(self) -> None:
        self.glory = 0
        self.favor = 0
        self.terror = 0
        self.tokens: list[int] = [0] * len(ids.TOKENS)
        self.artifacts: list[int] = []
        self.sets: list[int] = [0] * len(ids.SET_CARDS)
        self.tapestries: list[int] = [0] * len(ids.TAPESTRIES)
        self.prophecies: list[int] = []
        self.reavers: list[int] = [0] * len(ids.CLANS)
        self.sea_battles = 0
        self.ship_upgrades = 0
        self.territories: list[int] = [0] * len(ids.TERRITORY_TYPES)


def read_holdings(data: Mapping[str, object], where: str) -> Holdings:
    """The holdings written in `data`; a mistake is answered with its place and the remedy."""
    for field in data:
        if field not in FIELDS:
            raise MeadhallError([unknown_field(f"{where}: ", field, FIELDS)])
    numbers = {field: _number(data, field, where) for field in NUMBERS}
    own = Holdings()
    own.glory = numbers["glory"]
    own.favor = numbers["favor"]
    own.terror = numbers["terror"]
    own.tokens = [numbers[token] for token in ids.TOKENS]
    own.sets = [numbers[card] for card in ids.SET_CARDS]
    own.tapestries = [numbers[card] for card in ids.TAPESTRIES]
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
        raise MeadhallError([bad_number(f"{where}: ", field, value, least, MOST)])
    return value


def _ids(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, [])
    known = LISTS[field]
    if not isinstance(value, list):
        raise MeadhallError([bad_list(f"{where}: ", field, value)])
    for name in value:
        if name not in known:
            raise MeadhallError([unknown_name(f"{where}: ", field, name, list(known))])
    return sorted(known.index(name) for name in value)


def _table(data: Mapping[str, object], field: str, where: str) -> list[int]:
    value = data.get(field, {})
    known = TABLES[field]
    if not isinstance(value, dict):
        raise MeadhallError([bad_table(f"{where}: ", field, value)])
    for name in value:
        if name not in known:
            raise MeadhallError([unknown_field(f"{where}: {field}.", name, list(known))])
    return [_number(value, name, f"{where}: {field}") for name in known]
