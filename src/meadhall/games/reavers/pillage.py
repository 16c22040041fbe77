"""Pillaging: the right part of a spoils card with the sign "|" (RM-PILLAGE)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure
from meadhall.games.reavers.actions import PILLAGE, SKIP
from meadhall.games.reavers.artifacts import Moment
from meadhall.games.reavers.combat import NO_BATTLE_DICE, PILLAGING, Commit, can_fight
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import CARDS
from meadhall.games.reavers.state import Reavers

LEFT_PART: Final = 0
ASK: Final = 1
ANSWERED: Final = 2
FOUGHT: Final = 3


class Pillage(Procedure):
    """RM-PILLAGE-01 to -05: the left part by itself; the right part by choice, some by combat.

    Farm and Village Wall (RM-VILLAGE-06, -07), Keep Wall and Tower (RM-CASTLE-06, -07).
    """

    __slots__ = ("card",)
    STEPS: ClassVar[tuple[str, ...]] = ("left_part", "ask", "answered", "fought")

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: Reavers) -> None:
        cards = s.variant.cards
        defense = cards.pillage_combat[self.card]
        if self.step == LEFT_PART:
            # RM-PILLAGE-02: gained before the decision, so Tower dice can fight for the Tower.
            self.step = ASK
            resolve(s, self.seat, cards.automatic[self.card])
        elif self.step == ASK:
            self.step = ANSWERED
            s.call(PillageOrNot(self.seat, self.card))
        elif self.step == ANSWERED and self.result == PILLAGE and defense > 0:
            # RM-PILLAGE-04, -05: one attempt.
            self.step = FOUGHT
            s.call(Commit(self.seat, defense, PILLAGING))
        else:
            # RM-PILLAGE-03: without a combat, but Terror (part of the effect).
            success = self.result == (1 if self.step == FOUGHT else PILLAGE)
            s.end()
            if success:
                if s.telling:
                    s.tell("pillaged", {"seat": self.seat, "card": CARDS[self.card]})
                resolve(s, self.seat, cards.pillage[self.card])


class PillageOrNot(Moment):
    """RM-PILLAGE-01: always optional; hands on the answer."""

    __slots__ = ("card",)
    KIND: ClassVar[str] = "pillage"
    RULE: ClassVar[str] = "RM-PILLAGE-01"

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def answers(self, s: Reavers) -> list[int]:
        return [PILLAGE, SKIP]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == SKIP or s.variant.cards.pillage_combat[self.card] == 0:
            return None
        return None if can_fight(s, self.seat) else NO_BATTLE_DICE

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": CARDS[self.card], "defense": s.variant.cards.pillage_combat[self.card]}
