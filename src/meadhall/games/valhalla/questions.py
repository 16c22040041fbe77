"""A shape of questions that several chapters share."""

from typing import ClassVar

from meadhall.core.engine.frame import OneByOne as OneByOne
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla.actions import PASS
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
