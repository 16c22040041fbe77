"""Loki's Trick: a premium for the loser (VH-LOKI). All else stays as it was (VH-LOKI-08)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import ACTIONS, PASS, PREMIUM
from meadhall.games.valhalla.deploy import NO_LIMIT, Deploy
from meadhall.games.valhalla.drawing import NO_TIMING, Draw
from meadhall.games.valhalla.ids import (
    DO_DRAW,
    DO_DRAW_KEEP,
    DO_PLAY_FROM_HAND,
    DO_RECOVER_TACTIC,
    DO_SEND,
    DO_SEND_ALL,
    DO_STEAL_RANDOM,
    EFFECTS,
    FIRST_TACTIC,
    LOKI_CARDS,
)
from meadhall.games.valhalla.leaving import ANY_OF_THEM, leave_for_valhalla, may_leave, send_some
from meadhall.games.valhalla.piles import (
    discard_from_hand,
    draw_cards,
    holds_warrior,
    steal_random,
)
from meadhall.games.valhalla.state import COUNTS, POWER, Valhalla
from meadhall.games.valhalla.windows import Recover


def row_due(s: Valhalla) -> int:
    """VH-LOKI-02, -07, -11: the row of the difference in strength; -1 if no row covers it."""
    difference = abs(s.tally[POWER] - s.tally[COUNTS + POWER])
    for row, (least, most, _, _, _, _) in enumerate(s.variant.cards.loki_rows[s.loki]):
        if difference >= least and (most < 0 or difference <= most):
            return row
    return -1


class Premium(Frame):
    """VH-LOKI-02 to -05, -10: the row due, a lower one, or nothing."""

    __slots__ = ("side",)
    NAME: ClassVar[str] = "premium"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def copy(self) -> "Premium":
        return Premium(self.seat, self.side)

    def run(self, s: Valhalla) -> list[int] | None:
        due = row_due(s)
        options: list[int] = []
        if due >= 0:
            for row in range(due, len(s.variant.cards.loki_rows[s.loki])):
                if self._can(s, row):
                    options.append(PREMIUM + row)
        if not options:
            s.end()
            return None
        options.append(PASS)
        return options

    def _can(self, s: Valhalla, row: int) -> bool:
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

    def choose(self, s: Valhalla, action: int) -> None:
        s.end()
        if action == PASS:
            return
        seat, side = self.seat, self.side
        row = s.variant.cards.loki_rows[s.loki][action - PREMIUM]
        _, _, effect, n, draw, keep = row
        if s.telling:
            number = action - PREMIUM + 1
            s.tell("premium", {"seat": seat, "row": number, "effect": EFFECTS[effect]})
        winner = s.fighter(1 - side)
        if effect == DO_SEND_ALL:
            leave_for_valhalla(s, seat, may_leave(s, side))
        elif effect == DO_SEND:
            send_some(s, seat, may_leave(s, side), n, ANY_OF_THEM)
        elif effect == DO_DRAW:
            draw_cards(s, seat, n)
        elif effect == DO_DRAW_KEEP:
            s.call(Draw(seat, draw, keep, NO_TIMING))
        elif effect == DO_PLAY_FROM_HAND:
            in_hand = len([card for card in s.hand[seat] if card < FIRST_TACTIC])
            s.call(Deploy(seat, min(n, in_hand), NO_LIMIT))
        elif effect == DO_RECOVER_TACTIC:
            s.call(Recover(seat, side, n))
        elif effect == DO_STEAL_RANDOM:
            steal_random(s, seat, winner, n)
        else:
            for _ in range(min(n, len(s.hand[winner]))):
                hand = s.hand[winner]
                discard_from_hand(s, winner, hand[s.chance.roll("hand", len(hand))])

    def rule(self, s: Valhalla) -> str:
        return "VH-LOKI-02"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        difference = abs(s.tally[POWER] - s.tally[COUNTS + POWER])
        return {"card": LOKI_CARDS[s.loki], "difference": difference}

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        due = row_due(s)
        closed: list[ClosedOption] = []
        for row in range(len(s.variant.cards.loki_rows[s.loki])):
            option = ACTIONS.options[PREMIUM + row]
            if row < due:
                closed.append(ClosedOption(option, "row_above", "VH-LOKI-03"))
            elif not self._can(s, row):
                closed.append(ClosedOption(option, "no_effect", "VH-GEN-02"))
        return closed
