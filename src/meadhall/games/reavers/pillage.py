"""Pillaging: the right part of a spoils card with the sign "|" (RM-PILLAGE)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.games.reavers.actions import PILLAGE, SKIP
from meadhall.games.reavers.artifacts import CardMoment
from meadhall.games.reavers.combat import NO_BATTLE_DICE, PILLAGING, Commit, can_fight
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import CARDS
from meadhall.games.reavers.state import Reavers

ASK: Final = 0
FOUGHT: Final = 1


class Pillage(CardMoment):
    """RM-PILLAGE-01, -03 to -05: always optional, some only by one combat, others for Terror.

    Farm and Village Wall (RM-VILLAGE-06, -07), Keep Wall and Tower (RM-CASTLE-06, -07).
    """

    __slots__ = ()
    RULE: ClassVar[str] = "RM-PILLAGE-01"

    def run(self, s: Reavers) -> bool:
        if self.step == ASK:
            return True
        self._end(s, self.result == 1)
        return False

    def answers(self, s: Reavers) -> list[int]:
        return [PILLAGE, SKIP]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == SKIP or s.variant.cards.pillage_combat[self.card] == 0:
            return None
        return None if can_fight(s, self.seat) else NO_BATTLE_DICE

    def answer(self, s: Reavers, option: int) -> None:
        defense = s.variant.cards.pillage_combat[self.card]
        if option == PILLAGE and defense > 0:
            self.step = FOUGHT
            s.call(Commit(self.seat, defense, PILLAGING))
        else:
            self._end(s, option == PILLAGE)

    def _end(self, s: Reavers, success: bool) -> None:
        s.end()
        if success:
            if s.telling:
                s.tell("pillaged", {"seat": self.seat, "card": CARDS[self.card]})
            resolve(s, self.seat, s.variant.cards.pillage[self.card])

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": CARDS[self.card], "defense": s.variant.cards.pillage_combat[self.card]}
