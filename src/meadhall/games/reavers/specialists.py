"""Step B: the specialists of a seat fire, from top to bottom (RM-SPEC)."""

from typing import ClassVar

from meadhall.games.reavers.actions import SKIP, USE
from meadhall.games.reavers.effects import MayPay
from meadhall.games.reavers.ids import REAVERS
from meadhall.games.reavers.state import Cards, Reavers


def fire(s: Reavers, seat: int, row: Cards) -> None:
    """RM-SPEC-05, -06, -09 to -13: each once, from top to bottom, whoever selected the space.

    A Reaver that one of them brings does not fire: these are the row as it stands now.
    """
    cards = s.variant.cards
    for reaver in reversed(row):
        s.call(Specialist(seat, cards.ability_cost[reaver], cards.ability_effect[reaver], reaver))


class Specialist(MayPay):
    """RM-SPEC-07, -08, RM-GEN-06, RM-CARD-01: an ability with a cost is passed over when in vain.

    RM-GEN-05: a gain without a cost cannot be declined.
    """

    __slots__ = ("reaver",)
    RULE: ClassVar[str] = "RM-SPEC-08"
    YES: ClassVar[int] = USE

    def __init__(self, seat: int = -1, cost: int = 0, effect: int = 0, reaver: int = 0) -> None:
        super().__init__(seat, cost, effect)
        self.reaver = reaver

    def run(self, s: Reavers) -> bool:
        if self.cost > 0:
            return True
        self.choose(s, USE)
        return False

    def choose(self, s: Reavers, option: int) -> None:
        if s.telling and option != SKIP:
            s.tell("specialist", {"seat": self.seat, "reaver": REAVERS[self.reaver]})
        super().choose(s, option)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": REAVERS[self.reaver]}
