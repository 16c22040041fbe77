"""Pillaging: the right part of a spoils card with the sign "|" (RM-PILLAGE)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import ACTIONS, ARTIFACT, PILLAGE, SKIP
from meadhall.games.reavers.artifacts import closed_artifacts, use_artifact, with_artifacts
from meadhall.games.reavers.combat import PILLAGING, Combat, can_fight
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import CARDS, DECK_BASE, KEEP_BASE, KEEP_DECK, VILLAGE_DECK
from meadhall.games.reavers.state import Reavers

LEFT_PART: Final = 0
ASK: Final = 1
FOUGHT: Final = 2
PUT_AWAY: Final = 3


def put_away(s: Reavers, card: int) -> None:
    """RM-VILLAGE-11, RM-CASTLE-08, RM-PILLAGE-06: to the bottom of its deck."""
    deck = VILLAGE_DECK if card < KEEP_BASE else KEEP_DECK
    s.discard(deck, card - DECK_BASE[deck])


class Pillage(Frame):
    """RM-PILLAGE-01 to -06: the left part by itself; the right part by choice, some by combat.

    Farm and Village Wall (RM-VILLAGE-06, -07), Keep Wall and Tower (RM-CASTLE-06, -07).
    """

    __slots__ = ("card",)
    NAME: ClassVar[str] = "pillage"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def copy(self) -> "Pillage":
        twin = Pillage(self.seat, self.card)
        twin.step = self.step
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        cards = s.variant.cards
        if self.step == LEFT_PART:
            # RM-PILLAGE-02: gained before the decision, so Tower dice can fight for the Tower.
            self.step = ASK
            resolve(s, self.seat, cards.automatic[self.card])
            return None
        if self.step == ASK:
            able = cards.pillage_combat[self.card] == 0 or can_fight(s, self.seat)
            return with_artifacts(s, self.seat, [PILLAGE, SKIP] if able else [SKIP])
        if self.step == FOUGHT and s.won:
            self._gain(s)
            return None
        s.end()
        put_away(s, self.card)
        return None

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
        elif action == SKIP:
            self.step = PUT_AWAY
        elif s.variant.cards.pillage_combat[self.card] == 0:
            # RM-PILLAGE-03: no combat, but Terror (part of the effect).
            self._gain(s)
        else:
            # RM-PILLAGE-04, -05: one attempt.
            self.step = FOUGHT
            s.call(Combat(self.seat, s.variant.cards.pillage_combat[self.card], PILLAGING))

    def _gain(self, s: Reavers) -> None:
        self.step = PUT_AWAY
        if s.telling:
            s.tell("pillaged", {"seat": self.seat, "card": CARDS[self.card]})
        resolve(s, self.seat, s.variant.cards.pillage[self.card])

    def rule(self, s: Reavers) -> str:
        return "RM-PILLAGE-01"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": CARDS[self.card], "defense": s.variant.cards.pillage_combat[self.card]}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        closed = closed_artifacts(s, self.seat)
        if s.variant.cards.pillage_combat[self.card] > 0 and not can_fight(s, self.seat):
            option = ACTIONS.options[PILLAGE]
            closed.append(ClosedOption(option, "no_battle_dice", "RM-COMBAT-08"))
        return closed
