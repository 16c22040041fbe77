"""The hand draft (VH-VARIANT-02 to -09)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import LAY, PASS, TAKE
from meadhall.games.valhalla.ids import CARDS
from meadhall.games.valhalla.piles import (
    add_openly,
    discard,
    draw_top,
    kinds_of,
    leave_hand,
    names,
    shuffle_in,
)
from meadhall.games.valhalla.state import Valhalla

BEGIN: Final = 0
ACT: Final = 1
TAKING: Final = 2


class Draft(Frame):
    """One player at a time lays a card into the open row, or passes and fills up from it."""

    __slots__ = ("last_laid", "out")
    NAME: ClassVar[str] = "draft"
    FIELDS: ClassVar[tuple[str, ...]] = ("out", "last_laid")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.out = 0  # a bit a seat that has passed
        self.last_laid = 0  # 1: the last player has laid the one card still allowed

    def copy(self) -> "Draft":
        twin = Draft(self.seat)
        twin.step = self.step
        twin.out = self.out
        twin.last_laid = self.last_laid
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.step == BEGIN:
            self._fill_row(s, s.variant.cards.draft_row)
            self.step = ACT
        hand = s.hand[self.seat]
        if self.step == TAKING:
            if len(hand) < s.variant.cards.draft_hand and s.row:
                return [TAKE + card for card in sorted(kinds_of(s.row))]
            self._passed(s)
            return None
        if self._alone(s) and self.last_laid:
            return [PASS]
        return [LAY + card for card in kinds_of(hand)] + [PASS]

    def _alone(self, s: Valhalla) -> bool:
        return self.out.bit_count() == s.seats - 1

    def _fill_row(self, s: Valhalla, count: int) -> None:
        """VH-VARIANT-02, -07: cards from the deck, face up."""
        fresh = [draw_top(s) for _ in range(min(count, s.deck_left))]
        s.row = s.row + tuple(fresh)
        s.reveals += 1
        if s.telling:
            s.tell("row", {"cards": names(s.row)})

    def choose(self, s: Valhalla, action: int) -> None:
        seat = self.seat
        if self.step == TAKING:
            card = action - TAKE
            at = s.row.index(card)
            s.row = s.row[:at] + s.row[at + 1 :]
            add_openly(s, seat, card)
            if s.telling:
                s.tell("took_from_row", {"seat": seat, "card": CARDS[card]})
        elif action == PASS:
            # VH-VARIANT-05, -06
            self.step = TAKING
            if s.telling:
                s.tell("draft_passed", {"seat": seat})
        else:
            # VH-VARIANT-04, -08
            card = action - LAY
            leave_hand(s, seat, card)
            s.row = (*s.row, card)
            s.reveals += 1
            if s.telling:
                s.tell("laid", {"seat": seat, "card": CARDS[card]})
            if self._alone(s):
                self.last_laid = 1
            self._next(s)

    def _passed(self, s: Valhalla) -> None:
        """VH-VARIANT-07, -09: the row grows after each pass; what is left over is discarded."""
        self.out |= 1 << self.seat
        self.step = ACT
        if self.out.bit_count() < s.seats:
            self._fill_row(s, s.variant.cards.draft_refill)
            self._next(s)
            return
        if s.variant.cards.reshuffle_hand[s.seats]:
            shuffle_in(s, list(s.row))
        else:
            for card in s.row:
                discard(s, card)
        s.row = ()
        s.end()

    def _next(self, s: Valhalla) -> None:
        seat = s.next_seat(self.seat)
        while self.out >> seat & 1:
            seat = s.next_seat(seat)
        self.seat = seat

    def rule(self, s: Valhalla) -> str:
        return "VH-VARIANT-05" if self.step == TAKING else "VH-VARIANT-03"
