"""Warriors leave for Valhalla (VH-BATTLE-18 to -23, VH-RAGNAROK-04, VH-SOLO-22 to -28)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import ACTIONS, DONE, SEND
from meadhall.games.valhalla.drawing import put_away
from meadhall.games.valhalla.ids import SPACES
from meadhall.games.valhalla.monster import room
from meadhall.games.valhalla.piles import leave_board, names
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.valkyries import Reward, favours_due

# How free the sender is.
ANY_OF_THEM: Final = 0  # none, some or all
AS_MANY_AS_FIT: Final = 1  # VH-SOLO-28: nobody stays out who would fit; the rest are discarded


def leave_for_valhalla(s: Valhalla, seat: int, positions: list[int]) -> None:
    """All of them at the same time, face down; Favours are paid at once (VH-VALKYRIE-04)."""
    if not positions:
        return
    leaving = [leave_board(s, position) for position in positions]
    s.valhalla = replaced(s.valhalla, seat, s.valhalla[seat] + tuple(leaving))
    if s.telling:
        s.tell("to_valhalla", {"seat": seat, "warriors": names(leaving)})
    if s.variant.valkyries:
        due = favours_due(s, leaving)
        if s.variant.monster >= 0:
            due = min(due, room(s))
        if due > 0:
            s.call(Reward(seat, due))


def may_leave(s: Valhalla, side: int) -> list[int]:
    """Activated Warriors of a side that are still there and may go to its fighter's Valhalla.

    VH-DWARF-06, VH-TEAM-11, -14, -20, VH-COOP-09: not the denied; a partner's in the Alliance only.
    """
    seat = s.fighter(side)
    found: list[int] = []
    for position in s.armed[side]:
        if s.board[position] < 0 or position in s.denied:
            continue
        if position // SPACES == seat or s.variant.alliance:
            found.append(position)
    return found


class Send(Frame):
    """Choose activated Warriors that leave together: up to `most` of `choices`."""

    __slots__ = ("choices", "chosen", "manner", "most")
    NAME: ClassVar[str] = "send"
    FIELDS: ClassVar[tuple[str, ...]] = ("most", "manner", "choices", "chosen")

    def __init__(self, seat: int = -1, most: int = 0, manner: int = 0) -> None:
        super().__init__(seat)
        self.most = most
        self.manner = manner
        self.choices: list[int] = []
        self.chosen: list[int] = []

    def copy(self) -> "Send":
        twin = Send(self.seat, self.most, self.manner)
        twin.choices = self.choices.copy()
        twin.chosen = self.chosen.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        options: list[int] = []
        if len(self.chosen) < self.most:
            left = self._room(s)
            for position in self.choices:
                if position not in self.chosen:
                    card = s.board[position]
                    if s.variant.cards.glory[card] <= left:
                        options.append(SEND + card)
        if self.manner == ANY_OF_THEM or not options:
            options.append(DONE)
        return options

    def _room(self, s: Valhalla) -> int:
        """VH-SOLO-28: what still fits beside those chosen already; no limit without a Monster."""
        if s.variant.monster < 0:
            return 1_000_000
        glory = s.variant.cards.glory
        left = room(s)
        for position in self.chosen:
            left -= glory[s.board[position]]
        return left

    def choose(self, s: Valhalla, action: int) -> None:
        if action != DONE:
            self.chosen.append(s.position(action - SEND))
            return
        s.end()
        stay = [position for position in self.choices if position not in self.chosen]
        leave_for_valhalla(s, self.seat, self.chosen)
        if self.manner == AS_MANY_AS_FIT and stay:
            put_away(s, self.seat, [leave_board(s, position) for position in stay])

    def rule(self, s: Valhalla) -> str:
        if s.variant.monster < 0:
            return "VH-BATTLE-20" if s.fighter(s.winner) == self.seat else "VH-LOKI-10"
        return "VH-SOLO-28" if self.manner == AS_MANY_AS_FIT else "VH-SOLO-26"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        about: dict[str, int | str] = {"chosen": len(self.chosen), "most": self.most}
        if s.variant.monster >= 0:
            about["room"] = self._room(s)
        return about

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        left = self._room(s)
        closed: list[ClosedOption] = []
        for position in self.choices:
            card = s.board[position]
            if position not in self.chosen and s.variant.cards.glory[card] > left:
                option = ACTIONS.options[SEND + card]
                closed.append(
                    ClosedOption(option, "over_valhalla_limit", "VH-SOLO-28", {"room": left})
                )
        return closed


def send_some(s: Valhalla, seat: int, positions: list[int], most: int, manner: int) -> None:
    """Let a seat choose among these; nothing to choose, nothing asked."""
    if positions and most > 0:
        frame = Send(seat, most, manner)
        frame.choices = positions
        s.call(frame)
