"""The hand draft (VH-VARIANT-02 to -09)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.tuples import without
from meadhall.games.valhalla import piles
from meadhall.games.valhalla.actions import LAY, PASS, TAKE
from meadhall.games.valhalla.ids import CARDS
from meadhall.games.valhalla.state import Valhalla

ONE_CARD_ONLY: Final = Reason("one_card_only", "VH-VARIANT-08")

# How a player's turn of the draft ended.
LAID: Final = 1
PASSED: Final = 2

BEGIN: Final = 0
NEXT: Final = 1
ENDED: Final = 2


class Draft(Procedure):
    """One player at a time lays a card into the open row, or passes and fills up from it."""

    __slots__ = ("last_laid", "out")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "next", "ended")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.out = 0  # one bit per seat that has passed
        self.last_laid = 0  # 1: the last player has laid the one card still allowed

    def run(self, s: Valhalla) -> None:
        if self.step == BEGIN:
            self.step = NEXT
            _fill_row(s, s.variant.cards.draft_row)
        elif self.step == NEXT:
            self.step = ENDED
            s.call(LayOrPass(self.seat, self.last_laid))
        elif self.step == ENDED:
            self.step = NEXT
            if self.result == PASSED:
                self.out |= 1 << self.seat
                if self.out.bit_count() == s.seats:
                    _clear_row(s)
                    s.end()
                    return
                # VH-VARIANT-07
                _fill_row(s, s.variant.cards.draft_refill)
            elif self.out.bit_count() == s.seats - 1:
                self.last_laid = 1
            self._next(s)

    def _next(self, s: Valhalla) -> None:
        seat = s.next_seat(self.seat)
        while self.out >> seat & 1:
            seat = s.next_seat(seat)
        self.seat = seat


def _fill_row(s: Valhalla, count: int) -> None:
    """VH-VARIANT-02, -07: cards from the deck, face up."""
    fresh = [piles.draw_top(s) for _ in range(min(count, s.deck_left))]
    s.row = s.row + tuple(fresh)
    s.reveals += 1
    s.tell("row", {"cards": piles.card_names(s.row)})


def _clear_row(s: Valhalla) -> None:
    """VH-VARIANT-09, VH-SETUP-17: what is left over is discarded, with six players shuffled in."""
    if s.variant.cards.reshuffle_hand[s.seats]:
        piles.shuffle_in(s, list(s.row))
    else:
        s.discard = s.discard + s.row
    s.row = ()


class LayOrPass(Question):
    """VH-VARIANT-03 to -05, -08: a card into the row, or pass. `done`: no card may follow."""

    __slots__ = ("done",)
    KIND: ClassVar[str] = "draft"
    RULE: ClassVar[str] = "VH-VARIANT-03"

    def __init__(self, seat: int = -1, done: int = 0) -> None:
        super().__init__(seat)
        self.done = done

    def candidates(self, s: Valhalla) -> list[int]:
        return [LAY + card for card in piles.kinds_of(s.hand[self.seat])] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return ONE_CARD_ONLY if self.done and option != PASS else None

    def choose(self, s: Valhalla, option: int) -> None:
        seat = self.seat
        if option == PASS:
            s.tell("draft_passed", {"seat": seat})
            s.goto(FillUp(seat))
            return
        card = option - LAY
        piles.leave_hand(s, seat, card)
        s.row = (*s.row, card)
        s.reveals += 1
        s.tell("laid", {"seat": seat, "card": CARDS[card]})
        s.end(LAID)


class FillUp(Question):
    """VH-VARIANT-05, -06: who has passed takes cards from the row until the hand is full."""

    __slots__ = ()
    KIND: ClassVar[str] = "draft"
    RULE: ClassVar[str] = "VH-VARIANT-05"

    def run(self, s: Valhalla) -> bool:
        if len(s.hand[self.seat]) < s.variant.cards.draft_hand and s.row:
            return True
        s.end(PASSED)
        return False

    def options(self, s: Valhalla) -> list[int]:
        return [TAKE + card for card in sorted(piles.kinds_of(s.row))]

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - TAKE
        s.row = without(s.row, card)
        piles.add_openly(s, self.seat, card)
        s.tell("took_from_row", {"seat": self.seat, "card": CARDS[card]})
