"""The hunt, first step of combat resolution (CM-HUNT)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.games.champions.rolling import Rolling
from meadhall.games.champions.state import Champions


class Hunt(Rolling):
    """CM-HUNT-02 to -08: roll all unassigned dice, take a food per damage, at most six."""

    __slots__ = ()
    NAME: ClassVar[str] = "hunt"
    FIELDS: ClassVar[tuple[str, ...]] = ("dice", "faces", "marked", "locked", "reaction")

    def copy(self) -> "Hunt":
        twin = Hunt(self.seat)
        self._copy_rolling(twin)
        return twin

    def run(self, s: Champions) -> list[int] | None:
        if self.step == 0:
            counts = s.home[self.seat * 3 : self.seat * 3 + 3]
            self.roll_all(s, counts)
            self.step = 1
        if not self.dice:
            s.end()
            return None
        return self.roll_options(s)

    def choose(self, s: Champions, action: int) -> None:
        if not self.choose_roll(s, action):
            return
        food = min(self.damage(s), s.variant.cards.hunt_cap)
        s.food[self.seat] += food
        if s.telling:
            s.tell("hunted", {"seat": self.seat, "food": food})
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-HUNT-03"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"food": min(self.damage(s), s.variant.cards.hunt_cap)}

    def closed(self, s: Champions) -> list[ClosedOption]:
        return self.closed_rolls(s)
