"""Step B: the specialists of a seat fire, from top to bottom (RM-SPEC)."""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import SKIP, USE
from meadhall.games.reavers.effects import Resolve, resolve
from meadhall.games.reavers.ids import REAVERS, SPACES
from meadhall.games.reavers.paying import can_pay, pay
from meadhall.games.reavers.possible import can_happen
from meadhall.games.reavers.state import Reavers


class Specialists(Frame):
    """RM-SPEC-05 to -13: each once, whoever selected the space; a cost makes it optional.

    `step` is the place of the next specialist. The row cannot grow meanwhile but for a Reaver drawn
    by one of them, which does not fire (RM-SPEC-12): `count` is the row as it stood.
    """

    __slots__ = ("count",)
    NAME: ClassVar[str] = "specialist"
    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        super().__init__(seat)
        self.count = count

    def copy(self) -> "Specialists":
        twin = Specialists(self.seat, self.count)
        twin.step = self.step
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step >= self.count:
            s.end()
            return None
        reaver = self._reaver(s)
        cards = s.variant.cards
        cost, effect = cards.ability_cost[reaver], cards.ability_effect[reaver]
        if cost == 0:
            # RM-SPEC-08, RM-GEN-05: a gain without a cost cannot be declined.
            self.step += 1
            self._tell(s, reaver)
            resolve(s, self.seat, effect)
            return None
        if can_pay(s, self.seat, cost) and can_happen(s, self.seat, effect, cost):
            return [USE, SKIP]
        self.step += 1
        return None

    def choose(self, s: Reavers, action: int) -> None:
        reaver = self._reaver(s)
        self.step += 1
        if action == SKIP:
            return
        cards = s.variant.cards
        cost = cards.ability_cost[reaver]
        self._tell(s, reaver)
        # The last one called is carried out first.
        s.call(Resolve(self.seat, cards.ability_effect[reaver]))
        pay(s, self.seat, cost)

    def _reaver(self, s: Reavers) -> int:
        return s.specialists[self.seat * len(SPACES) + s.space][self.step]

    def _tell(self, s: Reavers, reaver: int) -> None:
        if s.telling:
            s.tell("specialist", {"seat": self.seat, "reaver": REAVERS[reaver]})

    def rule(self, s: Reavers) -> str:
        return "RM-SPEC-08"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": REAVERS[self._reaver(s)]}
