"""One player of a pad, read field by field: a mistake is answered with its place and the remedy."""

from typing import Final

from meadhall.pads.faults import (
    bad_choice,
    bad_flag,
    bad_list,
    bad_number,
    bad_table,
    unknown_field,
    unknown_name,
)
from meadhall.pads.pad import PadError, Player

MOST: Final = 999


class Written:
    """What somebody wrote about a player, of whom `where` tells; what is left out is 0 or none."""

    def __init__(self, player: Player, where: str, fields: list[str]) -> None:
        self.player = player
        self.where = f"{where}: "
        for field in player:
            if field not in fields:
                raise PadError([unknown_field(self.where, field, fields)])

    def number(self, field: str, least: int = 0) -> int:
        value = self.player.get(field, 0)
        if type(value) is not int or not least <= value <= MOST:
            raise PadError([bad_number(self.where, field, value, least, MOST)])
        return value

    def flag(self, field: str) -> bool:
        value = self.player.get(field, False)
        if not isinstance(value, bool):
            raise PadError([bad_flag(self.where, field, value)])
        return value

    def card(self, field: str, known: tuple[str, ...]) -> int:
        """The place of the card among those known; -1: none."""
        value = self.player.get(field)
        if value is None:
            return -1
        if not isinstance(value, str) or value not in known:
            raise PadError([bad_choice(self.where, field, value, list(known))])
        return known.index(value)

    def cards(self, field: str, known: tuple[str, ...]) -> list[int]:
        """The places of the cards among those known."""
        value = self.player.get(field, [])
        if not isinstance(value, list):
            raise PadError([bad_list(self.where, field, value)])
        for name in value:
            if name not in known:
                raise PadError([unknown_name(self.where, field, name, list(known))])
        return [known.index(name) for name in value]

    def table(self, field: str, known: tuple[str, ...], example: str = "") -> list[int]:
        """A number for each of those known."""
        inner = self.inner(field, example)
        for name in inner.player:
            if name not in known:
                raise PadError([unknown_field(f"{self.where}{field}.", name, list(known))])
        return [inner.number(name) for name in known]

    def inner(self, field: str, example: str) -> "Written":
        """The table in this field, whatever its keys are."""
        value = self.player.get(field, {})
        if not isinstance(value, dict):
            raise PadError([bad_table(self.where, field, value, example)])
        return Written(value, f"{self.where}{field}", list(value))
