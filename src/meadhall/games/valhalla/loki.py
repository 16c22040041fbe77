"""Loki's Trick: a premium for the loser (VH-LOKI). All else stays as it was (VH-LOKI-08)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.games.valhalla import ids, piles
from meadhall.games.valhalla.actions import PASS, PREMIUM
from meadhall.games.valhalla.deploy import NO_LIMIT, Deploy
from meadhall.games.valhalla.drawing import NO_TIMING, draw
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.leaving import ANY_OF_THEM, leave_for_valhalla, may_leave, send_some
from meadhall.games.valhalla.questions import Offer
from meadhall.games.valhalla.state import POWER, Valhalla
from meadhall.games.valhalla.windows import RecoverTactic


def row_due(s: Valhalla) -> int:
    """VH-LOKI-02, -07, -11: the row of the difference in strength; past the last if none."""
    difference = abs(s.tally[POWER] - s.tally[POWER + 1])
    rows = s.variant.cards.loki_rows[s.loki]
    for row, (least, most, _, _, _, _) in enumerate(rows):
        if difference >= least and (most < 0 or difference <= most):
            return row
    return len(rows)


ROW_ABOVE: Final = Reason("row_above", "VH-LOKI-03")
NO_EFFECT: Final = Reason("no_effect", "VH-GEN-02")


class Premium(Offer):
    """VH-LOKI-02 to -05, -10: the row due, a lower one, or nothing."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-LOKI-02"

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
        if effect == ids.DO_SEND_ALL or effect == ids.DO_SEND:
            return len(may_leave(s, s.side_of(self.seat))) > 0
        if effect == ids.DO_DRAW or effect == ids.DO_DRAW_KEEP:
            return s.deck_left > 0
        if effect == ids.DO_PLAY_FROM_HAND:
            return piles.holds_warrior(s, self.seat)
        if effect == ids.DO_RECOVER_TACTIC:
            return len(s.played[s.side_of(self.seat)]) > 0
        return len(s.hand[s.opponent(self.seat)]) > 0

    def choose(self, s: Valhalla, option: int) -> None:
        """VH-LOKI-09 and what other cards bring."""
        s.end()
        if option == PASS:
            return
        seat, side, winner = self.seat, s.side_of(self.seat), s.opponent(self.seat)
        _, _, effect, n, drawn, keep = s.variant.cards.loki_rows[s.loki][option - PREMIUM]
        row = option - PREMIUM + 1
        s.tell("premium", {"seat": seat, "row": row, "effect": ids.EFFECTS[effect]})
        if effect == ids.DO_SEND_ALL:
            leave_for_valhalla(s, seat, may_leave(s, side))
        elif effect == ids.DO_SEND:
            send_some(s, seat, may_leave(s, side), n, ANY_OF_THEM)
        elif effect == ids.DO_DRAW:
            piles.draw_cards(s, seat, n)
        elif effect == ids.DO_DRAW_KEEP:
            draw(s, seat, drawn, keep, NO_TIMING)
        elif effect == ids.DO_PLAY_FROM_HAND:
            most = min(len(piles.warriors_in_hand(s, seat)), team_limit(s, seat))
            s.call(Deploy(seat, min(n, most), NO_LIMIT))
        elif effect == ids.DO_RECOVER_TACTIC:
            s.call(RecoverTactic(seat, n))
        elif effect == ids.DO_STEAL_RANDOM:
            piles.steal_random(s, seat, winner, n)
        else:
            piles.random_discard(s, winner, n)

    def about(self, s: Valhalla) -> dict[str, int | str]:
        difference = abs(s.tally[POWER] - s.tally[POWER + 1])
        return {"card": ids.LOKI_CARDS[s.loki], "difference": difference}
