"""Warriors leave for Valhalla (VH-BATTLE-18 to -23, VH-RAGNAROK-04, VH-SOLO-22 to -28)."""

from typing import Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla.actions import DONE, SEND
from meadhall.games.valhalla.drawing import put_away
from meadhall.games.valhalla.ids import SPACES
from meadhall.games.valhalla.monster import room
from meadhall.games.valhalla.piles import card_names, leave_board, to_valhalla
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.valkyries import favours_due, pay_glory

DENIED: Final = Reason("denied", "VH-DWARF-06")
OF_THE_PARTNER: Final = Reason("of_the_partner", "VH-TEAM-11")
STILL_FITS: Final = Reason("still_fits", "VH-SOLO-28")

NO_LIMIT: Final = 1_000_000
# How free the sender is.
ANY_OF_THEM: Final = 0  # none, some or all
AS_MANY_AS_FIT: Final = 1  # VH-SOLO-28: nobody stays out who would fit; the rest are discarded


def leave_for_valhalla(s: Valhalla, seat: int, positions: list[int]) -> None:
    """VH-BATTLE-18, -23, VH-VALKYRIE-04: together, face down; Favours are paid at once."""
    if not positions:
        return
    leaving = [leave_board(s, position) for position in positions]
    to_valhalla(s, seat, tuple(leaving))
    if s.telling:
        s.tell("to_valhalla", {"seat": seat, "warriors": card_names(leaving)})
    if s.variant.valkyries:
        due = favours_due(s, leaving)
        if s.variant.monster >= 0:
            due = min(due, room(s))
        pay_glory(s, seat, due)


def may_leave(s: Valhalla, side: int) -> list[int]:
    """Activated Warriors of a side that are still there and may go to its fighter's Valhalla.

    VH-BATTLE-22, VH-DWARF-06, VH-TEAM-11, -14, -19, -20, VH-COOP-09:
    not the denied; a partner's in the Alliance only.
    """
    seat = s.fighter(side)
    found: list[int] = []
    for position in s.armed[side]:
        if s.board[position] < 0 or position in s.denied:
            continue
        if position // SPACES == seat or s.variant.alliance:
            found.append(position)
    return found


class Send(Question):
    """Choose activated Warriors that leave together: up to `most` of `choices`."""

    __slots__ = ("choices", "chosen", "manner", "most")

    def __init__(
        self, seat: int = -1, choices: tuple[int, ...] = (), most: int = 0, manner: int = 0
    ) -> None:
        super().__init__(seat)
        self.choices = choices
        self.most = most
        self.manner = manner
        self.chosen: list[int] = []

    def candidates(self, s: Valhalla) -> list[int]:
        """Every activated Warrior that is still there and not chosen yet."""
        activated = s.armed[s.side_of(self.seat)]
        left = [it for it in activated if s.board[it] >= 0 and it not in self.chosen]
        return [SEND + s.board[position] for position in left] + [DONE]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == DONE:
            if self.manner == ANY_OF_THEM:
                return None
            fitting = [
                it
                for it in self.choices
                if it not in self.chosen and self._why_not_sent(s, it) is None
            ]
            return STILL_FITS if fitting else None
        return self._why_not_sent(s, s.position(option - SEND))

    def _why_not_sent(self, s: Valhalla, position: int) -> Reason | None:
        if position in s.denied:
            return DENIED
        if position not in self.choices:
            return OF_THE_PARTNER
        if len(self.chosen) == self.most:
            return Reason("enough_sent", self.rule(s), {"most": self.most})
        left = self._room(s)
        if s.variant.cards.glory[s.board[position]] > left:
            return Reason("over_valhalla_limit", "VH-SOLO-28", {"room": left})
        return None

    def _room(self, s: Valhalla) -> int:
        """VH-SOLO-28: what still fits beside those chosen already; no limit without a Monster."""
        if s.variant.monster < 0:
            return NO_LIMIT
        glory = s.variant.cards.glory
        return room(s) - sum([glory[s.board[position]] for position in self.chosen])

    def choose(self, s: Valhalla, option: int) -> None:
        if option != DONE:
            self.chosen.append(s.position(option - SEND))
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


def send_some(s: Valhalla, seat: int, positions: list[int], most: int, manner: int) -> None:
    """Let a seat choose among these; nothing to choose, nothing asked."""
    if positions and most > 0:
        s.call(Send(seat, tuple(positions), most, manner))
