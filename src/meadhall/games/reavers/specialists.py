"""Step B: the specialists of a seat fire, from top to bottom (RM-SPEC)."""

from typing import ClassVar

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure, Question
from meadhall.games.reavers.actions import SKIP, USE
from meadhall.games.reavers.effects import buy, resolve, why_not_buy
from meadhall.games.reavers.ids import REAVERS
from meadhall.games.reavers.state import Reavers


class Specialists(Procedure):
    """RM-SPEC-05 to -13, RM-CARD-01: each once, whoever selected the space; a cost is optional.

    `step` is the place of the next specialist. The row cannot grow meanwhile but for a Reaver drawn
    by one of them, which does not fire (RM-SPEC-12): `count` is the row as it stood.
    """

    __slots__ = ("count",)

    def __init__(self, seat: int = -1, count: int = 0) -> None:
        super().__init__(seat)
        self.count = count

    def run(self, s: Reavers) -> None:
        reaver = s.specialists[s.row_of(self.seat, s.space)][self.step]
        self.step += 1
        if self.step == self.count:
            s.end()
        fire(s, self.seat, reaver)


def fire(s: Reavers, seat: int, reaver: int) -> None:
    """RM-SPEC-05 to -13, RM-CARD-01: once, whoever selected the space; a cost is optional.

    RM-GEN-05: a gain without a cost cannot be declined.
    """
    if s.variant.cards.ability_cost[reaver] > 0:
        s.call(Specialist(seat, reaver))
    else:
        tell_specialist(s, seat, reaver)
        resolve(s, seat, s.variant.cards.ability_effect[reaver])


class Specialist(Question):
    """RM-SPEC-08, RM-GEN-06, RM-CARD-01: an ability with a cost, passed over when in vain."""

    __slots__ = ("reaver",)
    RULE: ClassVar[str] = "RM-SPEC-08"

    def __init__(self, seat: int = -1, reaver: int = 0) -> None:
        super().__init__(seat)
        self.reaver = reaver

    def candidates(self, s: Reavers) -> list[int]:
        return [USE, SKIP]

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        if option == SKIP:
            return None
        cards = s.variant.cards
        cost, effect = cards.ability_cost[self.reaver], cards.ability_effect[self.reaver]
        return why_not_buy(s, self.seat, cost, effect)

    def choose(self, s: Reavers, option: int) -> None:
        s.end()
        if option == USE:
            cards = s.variant.cards
            tell_specialist(s, self.seat, self.reaver)
            cost, effect = cards.ability_cost[self.reaver], cards.ability_effect[self.reaver]
            buy(s, self.seat, cost, effect)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": REAVERS[self.reaver]}


def tell_specialist(s: Reavers, seat: int, reaver: int) -> None:
    if s.telling:
        s.tell("specialist", {"seat": seat, "reaver": REAVERS[reaver]})
