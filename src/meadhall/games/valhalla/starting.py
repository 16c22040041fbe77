"""Starting Warriors, and the exchange of the first hand against the Monster.

VH-SETUP-12 to -14, VH-SOLO-07, VH-COOP-05.
"""

from typing import ClassVar

from meadhall.core.engine.frame import Question
from meadhall.games.valhalla import piles
from meadhall.games.valhalla.actions import DEPLOY, DONE, LAY
from meadhall.games.valhalla.deploy import join
from meadhall.games.valhalla.ids import FIRST_TACTIC
from meadhall.games.valhalla.state import Valhalla


def reveal_warriors(s: Valhalla) -> None:
    """VH-SETUP-12: Warriors until there is one more than players; other cards go back."""
    wanted = s.variant.cards.warrior_row[s.seats]
    row: list[int] = []
    others: list[int] = []
    while len(row) < wanted and s.deck_left > 0:
        card = piles.draw_top(s)
        (row if card < FIRST_TACTIC else others).append(card)
    s.row = tuple(row)
    s.reveals += 1
    if others:
        piles.shuffle_in(s, others)
    s.tell("row", {"cards": piles.card_names(row)})


class PickWarrior(Question):
    """VH-SETUP-14: a Warrior of the row for the own Team."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-SETUP-14"

    def options(self, s: Valhalla) -> list[int]:
        return [DEPLOY + card for card in s.row]

    def choose(self, s: Valhalla, option: int) -> None:
        s.end()
        join(s, self.seat, option - DEPLOY)


class ExchangeHand(Question):
    """VH-SOLO-07, VH-COOP-05: any cards of the first hand may be exchanged once."""

    __slots__ = ("aside",)
    RULE: ClassVar[str] = "VH-SOLO-07"

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.aside: list[int] = []

    def options(self, s: Valhalla) -> list[int]:
        return [LAY + card for card in piles.kinds_of(s.hand[self.seat])] + [DONE]

    def choose(self, s: Valhalla, option: int) -> None:
        seat = self.seat
        if option != DONE:
            piles.leave_hand(s, seat, option - LAY)
            self.aside.append(option - LAY)
            return
        s.end()
        if self.aside:
            s.tell("exchanged", {"seat": seat, "count": len(self.aside)})
            piles.draw_cards(s, seat, len(self.aside))
            piles.shuffle_in(s, self.aside)
