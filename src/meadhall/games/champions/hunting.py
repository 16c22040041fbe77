"""The hunt, first step of combat resolution (CM-HUNT)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Procedure
from meadhall.games.champions.rolling import Roll, clear_dice, damage, roll_dice
from meadhall.games.champions.state import Champions

ROLL_DICE: Final = 0
TAKE_FOOD: Final = 1


class Hunt(Procedure):
    """CM-HUNT-02 to -08, CM-ASSIGN-12: roll all unassigned dice, take a food per damage.

    CM-HUNT-09: ships are loaded by then, so that this food stays at home.
    """

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("roll_dice", "take_food")

    def run(self, s: Champions) -> None:
        if self.step == ROLL_DICE:
            self.step = TAKE_FOOD
            roll_dice(s, self.seat, s.at_home(self.seat))
            if s.faces:
                s.call(HuntRoll(self.seat))
            else:
                s.end()
        elif self.step == TAKE_FOOD:
            food = hunted_food(s, self.seat)
            s.food[self.seat] += food
            if s.telling:
                s.tell("hunted", {"seat": self.seat, "food": food})
            clear_dice(s)
            s.end()


class HuntRoll(Roll):
    """The dice of the hunt: CM-HUNT-03."""

    __slots__ = ()
    KIND: ClassVar[str] = "hunt"
    RULE: ClassVar[str] = "CM-HUNT-03"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"food": hunted_food(s, self.seat)}


def hunted_food(s: Champions, seat: int) -> int:
    """CM-HUNT-04: a food per damage, up to the limit of one hunt."""
    return min(damage(s, seat), s.variant.cards.hunt_cap)
