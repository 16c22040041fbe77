"""Losing warriors and food from a fight or a ship, as the owner chooses."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.games.champions.actions import FOOD_CARGO, LOSE, PLACES
from meadhall.games.champions.ids import DICE
from meadhall.games.champions.state import Champions

IN_COMBAT: Final = 0
STARVING: Final = 1
LOST_WARRIORS: Final = 2
LOST_ANYTHING: Final = 3

_KINDS: Final[tuple[str, ...]] = ("combat_losses", "starvation", "journey_losses", "journey_losses")
_RULES: Final[tuple[str, ...]] = (
    "CM-COMBAT-09",
    "CM-JOURNEY-10",
    "CM-JOURNEY-17",
    "CM-JOURNEY-20",
)


class Losses(Frame):
    """The owner chooses which dice (after Storm and Lost: dice or food) go to the supply.

    CM-COMBAT-09, CM-JOURNEY-10, -14, -16, -17. CM-JOURNEY-20: if there are no more than must be
    lost, all are; otherwise the full number.
    """

    __slots__ = ("cause", "left", "place")
    NAME: ClassVar[str] = "losses"
    FIELDS: ClassVar[tuple[str, ...]] = ("place", "left", "cause")

    def __init__(self, seat: int = -1, place: int = 0, left: int = 0, cause: int = 0) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left
        self.cause = cause

    def copy(self) -> "Losses":
        return Losses(self.seat, self.place, self.left, self.cause)

    def run(self, s: Champions) -> list[int] | None:
        base = self.place * 4
        kinds = 4 if self.cause == LOST_ANYTHING else 3
        present = 0
        options: list[int] = []
        for cargo in range(kinds):
            count = s.fighters[base + cargo]
            if count > 0:
                present += count
                options.append(LOSE + cargo)
        if present <= self.left:
            for cargo in range(kinds):
                lose(s, self.seat, self.place, cargo, s.fighters[base + cargo])
            self.left = 0
        if self.left <= 0:
            s.end()
            return None
        return options

    def choose(self, s: Champions, action: int) -> None:
        self.left -= 1
        lose(s, self.seat, self.place, action - LOSE, 1)

    def kind(self, s: Champions) -> str:
        return _KINDS[self.cause]

    def rule(self, s: Champions) -> str:
        return _RULES[self.cause]

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"left": self.left, "place": PLACES[self.place]}


def lose(s: Champions, seat: int, place: int, cargo: int, count: int) -> None:
    """CM-GEN-11: lost dice return to the supply at once; so does food."""
    if count == 0:
        return
    s.fighters[place * 4 + cargo] -= count
    if cargo == FOOD_CARGO:
        if s.telling:
            s.tell("lost_food", {"seat": seat, "place": PLACES[place], "count": count})
        return
    s.supply[cargo] += count
    if s.telling:
        where, die = PLACES[place], DICE[cargo]
        s.tell("lost_warriors", {"seat": seat, "place": where, "die": die, "count": count})
