"""Loki's Trick: a premium for the loser (VH-LOKI). All else stays as it was (VH-LOKI-08)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla.actions import PASS, PREMIUM
from meadhall.games.valhalla.deploy import NO_LIMIT, Deploy
from meadhall.games.valhalla.drawing import NO_TIMING, draw
from meadhall.games.valhalla.ids import (
    DO_DRAW,
    DO_DRAW_KEEP,
    DO_PLAY_FROM_HAND,
    DO_RECOVER_TACTIC,
    DO_SEND,
    DO_SEND_ALL,
    DO_STEAL_RANDOM,
    EFFECTS,
    LOKI_CARDS,
)
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.leaving import ANY_OF_THEM, leave_for_valhalla, may_leave, send_some
from meadhall.games.valhalla.piles import (
    draw_cards,
    holds_warrior,
    random_discard,
    steal_random,
    warriors_in_hand,
)
from meadhall.games.valhalla.state import COUNTS, POWER, Valhalla
from meadhall.games.valhalla.windows import RecoverTactic


def row_due(s: Valhalla) -> int:
    """VH-LOKI-02, -07, -11: the row of the difference in strength; -1 if no row covers it."""
    difference = abs(s.tally[POWER] - s.tally[COUNTS + POWER])
    for row, (least, most, _, _, _, _) in enumerate(s.variant.cards.loki_rows[s.loki]):
        if difference >= least and (most < 0 or difference <= most):
            return row
    return -1


ROW_ABOVE: Final = Reason("row_above", "VH-LOKI-03")
NO_EFFECT: Final = Reason("no_effect", "VH-GEN-02")


class Premium(Question):
    """VH-LOKI-02 to -05, -10: the row due, a lower one, or nothing."""

    __slots__ = ("side",)
    RULE: ClassVar[str] = "VH-LOKI-02"

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, s: Valhalla) -> bool:
        if row_due(s) >= 0 and len(self.options(s)) > 1:
            return True
        s.end()
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        rows = range(len(s.variant.cards.loki_rows[s.loki]))
        return [PREMIUM + row for row in rows] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        if option - PREMIUM < row_due(s):
            return ROW_ABOVE
        return None if self._would_change(s, option - PREMIUM) else NO_EFFECT

    def _would_change(self, s: Valhalla, row: int) -> bool:
        """VH-GEN-02: a premium can be carried out in part, but not without any effect."""
        _, _, effect, _, _, _ = s.variant.cards.loki_rows[s.loki][row]
        if effect == DO_SEND_ALL or effect == DO_SEND:
            return len(may_leave(s, self.side)) > 0
        if effect == DO_DRAW or effect == DO_DRAW_KEEP:
            return s.deck_left > 0
        if effect == DO_PLAY_FROM_HAND:
            return holds_warrior(s, self.seat)
        if effect == DO_RECOVER_TACTIC:
            return len(s.played[self.side]) > 0
        return len(s.hand[s.fighter(1 - self.side)]) > 0

    def choose(self, s: Valhalla, option: int) -> None:
        """VH-LOKI-09 and what other cards bring."""
        s.end()
        if option == PASS:
            return
        seat, side = self.seat, self.side
        _, _, effect, n, drawn, keep = s.variant.cards.loki_rows[s.loki][option - PREMIUM]
        if s.telling:
            number = option - PREMIUM + 1
            s.tell("premium", {"seat": seat, "row": number, "effect": EFFECTS[effect]})
        winner = s.fighter(1 - side)
        if effect == DO_SEND_ALL:
            leave_for_valhalla(s, seat, may_leave(s, side))
        elif effect == DO_SEND:
            send_some(s, seat, may_leave(s, side), n, ANY_OF_THEM)
        elif effect == DO_DRAW:
            draw_cards(s, seat, n)
        elif effect == DO_DRAW_KEEP:
            draw(s, seat, drawn, keep, NO_TIMING)
        elif effect == DO_PLAY_FROM_HAND:
            most = min(len(warriors_in_hand(s, seat)), team_limit(s, seat))
            s.call(Deploy(seat, min(n, most), NO_LIMIT))
        elif effect == DO_RECOVER_TACTIC:
            s.call(RecoverTactic(seat, side, n))
        elif effect == DO_STEAL_RANDOM:
            steal_random(s, seat, winner, n)
        else:
            random_discard(s, winner, n)

    def about(self, s: Valhalla) -> dict[str, int | str]:
        difference = abs(s.tally[POWER] - s.tally[COUNTS + POWER])
        return {"card": LOKI_CARDS[s.loki], "difference": difference}
