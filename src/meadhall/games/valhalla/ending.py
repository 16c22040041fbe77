"""Ragnarök and the last things before scoring (VH-END-08, VH-RAGNAROK)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.battle import begin_battle, discard_tactics, end_battle
from meadhall.games.valhalla.ids import SPACES
from meadhall.games.valhalla.leaving import leave_for_valhalla
from meadhall.games.valhalla.phase import Phase
from meadhall.games.valhalla.piles import discard, dismiss, names
from meadhall.games.valhalla.state import NOBODY, Valhalla
from meadhall.games.valhalla.teams import give_shields

BEGIN: Final = 0
WARRIORS_LEAVE: Final = 1
PUT_ALL_AWAY: Final = 2


class Endgame(Frame):
    """VH-RAGNAROK-01: one phase a player, clockwise from the left of whoever took the last turn."""

    __slots__ = ("left",)
    NAME: ClassVar[str] = "ragnarok"
    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.left = -1

    def copy(self) -> "Endgame":
        twin = Endgame(self.seat)
        twin.step = self.step
        twin.left = self.left
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        seat = self.seat
        if self.left < 0:
            self.left = s.seats
            s.ragnarok = 1
        if self.left == 0:
            give_shields(s)
            if s.telling:
                s.tell("game_over", {})
            s.end()
        elif self.step == BEGIN:
            self._begin(s)
        elif self.step == WARRIORS_LEAVE:
            # VH-RAGNAROK-04, -09
            self.step = PUT_ALL_AWAY
            leave_for_valhalla(s, seat, list(s.armed[0]))
        else:
            self._put_all_away(s)
            end_battle(s)
            self.left -= 1
            self.seat = s.next_seat(seat)
            self.step = BEGIN
        return None

    def _begin(self, s: Valhalla) -> None:
        """VH-RAGNAROK-02, -06, -07: dice against nobody; the player counts as the attacker."""
        self.step = WARRIORS_LEAVE
        s.active = self.seat
        begin_battle(s, self.seat, NOBODY)
        if s.telling:
            s.tell("ragnarok", {"seat": self.seat})
        if s.team[self.seat] > 0:
            s.call(Phase(self.seat, 0))

    def _put_all_away(self, s: Valhalla) -> None:
        """VH-RAGNAROK-05: Tactics, the rest of the Team with their Tyr cards, the hand."""
        discard_tactics(s)
        for position in range(self.seat * SPACES, self.seat * SPACES + SPACES):
            if s.board[position] >= 0:
                dismiss(s, position)
        hand = s.hand[self.seat]
        if hand:
            s.reveals += 1
            s.hand[self.seat] = ()
            s.seen[self.seat] = ()
            for card in hand:
                discard(s, card)
            if s.telling:
                s.tell("discarded_hand", {"seat": self.seat, "cards": names(hand)})

    def rule(self, s: Valhalla) -> str:
        return "VH-RAGNAROK-01"
