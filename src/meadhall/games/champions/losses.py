"""Losing warriors and food from a fight or a ship, as the owner chooses."""

from typing import Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.names import names
from meadhall.games.champions.actions import CARGO, FOOD_CARGO, LOSE, PLACES
from meadhall.games.champions.ids import DICE
from meadhall.games.champions.state import Champions

IN_COMBAT: Final = 0
STARVING: Final = 1
LOST_WARRIORS: Final = 2
LOST_ANYTHING: Final = 3

_KINDS: Final = ("combat_losses", "starvation", "journey_losses", "journey_losses")
_RULES: Final = names("CM-COMBAT-09 CM-JOURNEY-10 CM-JOURNEY-17 CM-JOURNEY-20")
NONE_HERE: Final[list[Reason]] = [Reason("none_here", rule) for rule in _RULES]


class Losses(Question):
    """The owner chooses which dice (after Storm and Lost: dice or food) go to the supply.

    CM-COMBAT-09, CM-JOURNEY-10, -14, -16, -17. CM-JOURNEY-20: if there are no more than must be
    lost, all are; otherwise the full number.
    """

    __slots__ = ("cause", "left", "place")

    def __init__(self, seat: int = -1, place: int = 0, left: int = 0, cause: int = 0) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left
        self.cause = cause

    def run(self, s: Champions) -> bool:
        if self.left > 0:
            base = self.place * 4
            present = s.fighters[base : base + self._kinds()]
            if sum(present) > self.left:
                return True
            for cargo in range(len(present)):
                lose(s, self.seat, self.place, cargo, present[cargo])
        s.end()
        return False

    def _kinds(self) -> int:
        return len(CARGO) if self.cause == LOST_ANYTHING else len(DICE)

    def candidates(self, s: Champions) -> list[int]:
        return [LOSE + cargo for cargo in range(self._kinds())]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        present = s.fighters[self.place * 4 + option - LOSE]
        return None if present > 0 else NONE_HERE[self.cause]

    def choose(self, s: Champions, option: int) -> None:
        self.left -= 1
        lose(s, self.seat, self.place, option - LOSE, 1)

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
