"""Ragnarök and the last things before scoring (VH-END-08, VH-RAGNAROK)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Procedure
from meadhall.games.valhalla.battle import begin_battle, discard_tactics, end_battle
from meadhall.games.valhalla.leaving import leave_for_valhalla
from meadhall.games.valhalla.phase import begin_phase
from meadhall.games.valhalla.piles import card_names, dismiss
from meadhall.games.valhalla.state import NOBODY, Valhalla
from meadhall.games.valhalla.teams import give_shields

PHASE: Final = 0
WARRIORS_LEAVE: Final = 1
PUT_ALL_AWAY: Final = 2


class Ragnarok(Procedure):
    """VH-RAGNAROK-01: one phase per player, clockwise from the left of who took the last turn."""

    __slots__ = ("done",)
    STEPS: ClassVar[tuple[str, ...]] = ("phase", "warriors_leave", "put_all_away")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.done = 0  # players whose phase is over

    def run(self, s: Valhalla) -> None:
        if self.done == s.seats:
            give_shields(s)
            s.tell("game_over", {})
            s.finish()
        elif self.step == PHASE:
            self.step = WARRIORS_LEAVE
            self._begin(s)
        elif self.step == WARRIORS_LEAVE:
            # VH-RAGNAROK-04, -09
            self.step = PUT_ALL_AWAY
            leave_for_valhalla(s, self.seat, list(s.armed[0]))
        elif self.step == PUT_ALL_AWAY:
            self.step = PHASE
            self._put_all_away(s)
            end_battle(s)
            self.done += 1
            self.seat = s.next_seat(self.seat)

    def _begin(self, s: Valhalla) -> None:
        """Dice against nobody; the player counts as the attacker.

        VH-RAGNAROK-02, -06, -07, VH-LOKI-06
        """
        s.ragnarok = 1
        s.active = self.seat
        begin_battle(s, self.seat, NOBODY)
        s.tell("ragnarok", {"seat": self.seat})
        if s.team[self.seat] > 0:
            begin_phase(s, self.seat, 0)

    def _put_all_away(self, s: Valhalla) -> None:
        """VH-RAGNAROK-05: Tactics, the rest of the Team with their Tyr cards, the hand."""
        discard_tactics(s)
        for position in s.positions(self.seat):
            dismiss(s, position)
        hand = s.hand[self.seat]
        if hand:
            s.reveals += 1
            s.hand[self.seat] = ()
            s.seen[self.seat] = ()
            s.discard = s.discard + hand
            if s.telling:
                s.tell("discarded_hand", {"seat": self.seat, "cards": card_names(hand)})
