"""Shapes of questions that several chapters share."""

from typing import ClassVar

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla import jarls
from meadhall.games.valhalla.actions import PASS, USE_JARL
from meadhall.games.valhalla.cards.kinds import JarlTrait
from meadhall.games.valhalla.state import Valhalla


class Offer(Question):
    """May be declined, and is not even asked where there is nothing else to do."""

    __slots__ = ()
    # The option that declines it.
    DECLINE: ClassVar[int] = PASS

    def run(self, s: Valhalla) -> bool:
        if len(self.options(s)) > 1:
            return True
        self.choose(s, self.DECLINE)
        return False


class JarlOffer(Offer):
    """Traits of the Jarl at certain moments: each may be used or declined."""

    __slots__ = ()

    def timings(self, s: Valhalla) -> list[int]:
        raise NotImplementedError(self.NAME)

    def would_change(self, s: Valhalla, trait: JarlTrait) -> bool:
        """Whether it would have any effect."""
        raise NotImplementedError(self.NAME)

    def candidates(self, s: Valhalla) -> list[int]:
        moments = [jarls.traits_at(s, self.seat, timing) for timing in self.timings(s)]
        return [*sorted([USE_JARL + which for traits in moments for which in traits]), PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        which = option - USE_JARL
        trait = jarls.trait_of(s, self.seat, which)
        changes = self.would_change(s, trait)
        return jarls.why_no_trait(s, self.seat, which, trait.timing, changes)
