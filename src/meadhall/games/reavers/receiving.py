"""Cards drawn from a deck by an effect: which to keep, and what happens to them (RM-DECK-07)."""

from typing import ClassVar

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import DRAW, KEEP
from meadhall.games.reavers.artifacts import Offer
from meadhall.games.reavers.ids import DECK_BASE, DECKS, PROPHECY_DECK, REAVER_DECK, card_names
from meadhall.games.reavers.recruit import DECK_EMPTY, acquire
from meadhall.games.reavers.spoils import take_spoils
from meadhall.games.reavers.state import Cards, Reavers


def draw_cards(s: Reavers, seat: int, deck: int, count: int, keep: int) -> None:
    """RM-DECK-07: draw, and where fewer are kept than seen, ask which."""
    cards = s.draw(deck, count)
    if len(cards) > keep:
        if s.telling:
            seen = card_names(deck, cards)
            s.tell("looked_at", {"seat": seat, "deck": DECKS[deck], "cards": seen}, 1 << seat)
        s.call(KeepCard(seat, deck, cards, keep))
        return
    receive(s, seat, deck, cards)


def receive(s: Reavers, seat: int, deck: int, cards: list[int]) -> None:
    """Kept cards: Prophecies to the Glory pile unseen, all others openly to their rules."""
    if not cards:
        return
    if deck == PROPHECY_DECK:
        s.secret = replaced(s.secret, seat, (*s.secret[seat], *cards))
        if s.telling:
            s.tell("drew_prophecies", {"seat": seat, "count": len(cards)})
            names = card_names(deck, cards)
            s.tell("own_prophecies", {"seat": seat, "cards": names}, 1 << seat)
        return
    if s.telling:
        s.tell("drew", {"seat": seat, "deck": DECKS[deck], "cards": card_names(deck, cards)})
    if deck == REAVER_DECK:
        acquire(s, seat, cards)
    else:
        take_spoils(s, seat, deck, cards)


class KeepCard(Question):
    """RM-DECK-07: only this seat sees the cards; what is not kept goes face up under the deck."""

    __slots__ = ("cards", "deck", "keep", "kept")
    RULE: ClassVar[str] = "RM-DECK-07"

    def __init__(
        self, seat: int = -1, deck: int = 0, cards: list[int] | None = None, keep: int = 0
    ) -> None:
        super().__init__(seat)
        self.deck = deck
        self.cards: list[int] = [] if cards is None else cards
        self.keep = keep
        self.kept: list[int] = []

    def run(self, s: Reavers) -> bool:
        if len(self.kept) < self.keep:
            return True
        s.end()
        for card in self.cards:
            s.discard(self.deck, card)
        s.reveals += 1
        if s.telling and self.cards:
            names = card_names(self.deck, self.cards)
            s.tell("not_kept", {"seat": self.seat, "deck": DECKS[self.deck], "cards": names})
        receive(s, self.seat, self.deck, self.kept.copy())
        return False

    def options(self, s: Reavers) -> list[int]:
        base = KEEP + DECK_BASE[self.deck]
        return [base + card for card in sorted(set(self.cards))]

    def choose(self, s: Reavers, option: int) -> None:
        card = option - KEEP - DECK_BASE[self.deck]
        self.cards.remove(card)
        self.kept.append(card)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"deck": DECKS[self.deck], "keep": self.keep - len(self.kept)}


class DrawChoice(Offer):
    """RM-JARL-03: the deck is named before the card is seen."""

    __slots__ = ("count", "decks")
    RULE: ClassVar[str] = "RM-JARL-03"

    def __init__(self, seat: int = -1, decks: Cards = (), count: int = 0) -> None:
        super().__init__(seat)
        self.decks = decks
        self.count = count

    def answers(self, s: Reavers) -> list[int]:
        return [DRAW + deck for deck in self.decks]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        return None if s.cards_left(option - DRAW) else DECK_EMPTY

    def answer(self, s: Reavers, option: int) -> None:
        s.end()
        draw_cards(s, self.seat, option - DRAW, self.count, self.count)
