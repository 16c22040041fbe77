"""Starting Warriors, and the exchange of the first hand against the Monster.

VH-SETUP-12 to -14, VH-SOLO-07, VH-COOP-05.
"""

from typing import ClassVar

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import DEPLOY, DONE, LAY, SPACE
from meadhall.games.valhalla.ids import CARDS, FIRST_TACTIC, SPACES
from meadhall.games.valhalla.piles import (
    draw_cards,
    draw_top,
    kinds_of,
    leave_hand,
    names,
    put_on_board,
    shuffle_in,
)
from meadhall.games.valhalla.state import Valhalla


def reveal_warriors(s: Valhalla) -> None:
    """VH-SETUP-12: Warriors until there is one more than players; other cards go back."""
    wanted = s.variant.cards.warrior_row[s.seats]
    row: list[int] = []
    others: list[int] = []
    while len(row) < wanted and s.deck_left > 0:
        card = draw_top(s)
        (row if card < FIRST_TACTIC else others).append(card)
    s.row = tuple(row)
    s.reveals += 1
    if others:
        shuffle_in(s, others)
    if s.telling:
        s.tell("row", {"cards": names(row)})


class PickWarrior(Frame):
    """VH-SETUP-14: counter-clockwise from the first player's right; the first player picks last."""

    __slots__ = ("card",)
    NAME: ClassVar[str] = "pick_warrior"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.card = -1

    def copy(self) -> "PickWarrior":
        twin = PickWarrior(self.seat)
        twin.card = self.card
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.card < 0:
            return [DEPLOY + card for card in s.row]
        return [SPACE + space for space in range(s.variant.cards.team_limit)]

    def choose(self, s: Valhalla, action: int) -> None:
        if self.card < 0:
            self.card = action - DEPLOY
            if s.variant.choose_spaces:
                return
            action = SPACE
        card, seat, space = self.card, self.seat, action - SPACE
        s.row = tuple([other for other in s.row if other != card])
        put_on_board(s, seat * SPACES + space, card)
        self.card = -1
        if s.telling:
            s.tell("deployed", {"seat": seat, "warrior": CARDS[card], "space": space + 1})
        if seat == s.first:
            s.end()
        else:
            self.seat = (seat - 1) % s.seats

    def kind(self, s: Valhalla) -> str:
        return "pick_warrior" if self.card < 0 else "choose_space"

    def rule(self, s: Valhalla) -> str:
        return "VH-SETUP-14" if self.card < 0 else "VH-SETUP-18"


class Exchange(Frame):
    """VH-SOLO-07, VH-COOP-05: any cards of the first hand may be exchanged once."""

    __slots__ = ("aside",)
    NAME: ClassVar[str] = "exchange_hand"
    FIELDS: ClassVar[tuple[str, ...]] = ("aside",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.aside: list[int] = []

    def copy(self) -> "Exchange":
        twin = Exchange(self.seat)
        twin.aside = self.aside.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        return [LAY + card for card in kinds_of(s.hand[self.seat])] + [DONE]

    def choose(self, s: Valhalla, action: int) -> None:
        seat = self.seat
        if action != DONE:
            leave_hand(s, seat, action - LAY)
            self.aside.append(action - LAY)
            return
        s.end()
        if self.aside:
            if s.telling:
                s.tell("exchanged", {"seat": seat, "count": len(self.aside)})
            draw_cards(s, seat, len(self.aside))
            shuffle_in(s, self.aside)

    def rule(self, s: Valhalla) -> str:
        return "VH-SOLO-07"
