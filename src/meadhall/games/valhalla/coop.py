"""Co-op against the Monster: what differs from solo (VH-COOP). Set-up: see setup.

Hands are open (view), the Valhallas are one (monster.valhalla_glory), helpers are named here. Only
the active player plays Tactics and uses the Jarl (VH-COOP-11): the phase is that player's alone.
"""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import HELPER, PASS
from meadhall.games.valhalla.state import Valhalla


class HelperChoice(Frame):
    """VH-COOP-08: before the roll the active player may name one helper with Warriors."""

    __slots__ = ()
    NAME: ClassVar[str] = "helper"

    def copy(self) -> "HelperChoice":
        return HelperChoice(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        options = [
            HELPER + other for other in range(s.seats) if other != self.seat and s.team[other] > 0
        ]
        options.append(PASS)
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        s.helper = -1 if action == PASS else action - HELPER
        if s.log is not None and s.helper >= 0:
            s.tell("helper", {"seat": self.seat, "other": s.helper})
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-COOP-08"
