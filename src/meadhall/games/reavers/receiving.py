"""Cards drawn from a deck by an effect: which to keep, and what happens to them (RM-DECK-07)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ACTIONS, ARTIFACT, DRAW, KEEP
from meadhall.games.reavers.artifacts import closed_artifacts, use_artifact, with_artifacts
from meadhall.games.reavers.ids import CARDS, DECK_BASE, DECKS, PROPHECY_DECK, REAVER_DECK
from meadhall.games.reavers.recruit import acquire
from meadhall.games.reavers.spoils import take_spoils
from meadhall.games.reavers.state import Reavers


def draw_cards(s: Reavers, seat: int, deck: int, count: int, keep: int) -> None:
    """Draw, and where fewer are kept than seen, ask which."""
    cards = s.draw(deck, count)
    if len(cards) > keep:
        if s.telling:
            names = [CARDS[DECK_BASE[deck] + card] for card in cards]
            s.tell("looked_at", {"seat": seat, "deck": DECKS[deck], "cards": names}, 1 << seat)
        s.call(KeepCards(seat, deck, cards, keep))
        return
    receive(s, seat, deck, cards)


def receive(s: Reavers, seat: int, deck: int, cards: list[int]) -> None:
    """Kept cards: Prophecies to the Glory pile unseen, all others openly to their rules."""
    if not cards:
        return
    if s.telling:
        tell_drawn(s, seat, deck, cards)
    if deck == PROPHECY_DECK:
        s.secret = replaced(s.secret, seat, (*s.secret[seat], *cards))
    elif deck == REAVER_DECK:
        acquire(s, seat, cards)
    else:
        take_spoils(s, seat, deck, cards)


def tell_drawn(s: Reavers, seat: int, deck: int, cards: list[int]) -> None:
    names = [CARDS[DECK_BASE[deck] + card] for card in cards]
    if deck == PROPHECY_DECK:
        s.tell("drew_prophecies", {"seat": seat, "count": len(cards)})
        s.tell("own_prophecies", {"seat": seat, "cards": names}, 1 << seat)
    else:
        s.tell("drew", {"seat": seat, "deck": DECKS[deck], "cards": names})


class KeepCards(Frame):
    """RM-DECK-07: only this seat sees the cards; what is not kept goes face up under the deck."""

    __slots__ = ("cards", "deck", "keep", "kept")
    NAME: ClassVar[str] = "keep_card"
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "cards", "keep", "kept")

    def __init__(
        self, seat: int = -1, deck: int = 0, cards: list[int] | None = None, keep: int = 0
    ) -> None:
        super().__init__(seat)
        self.deck = deck
        self.cards: list[int] = [] if cards is None else cards
        self.keep = keep
        self.kept: list[int] = []

    def copy(self) -> "KeepCards":
        twin = KeepCards(self.seat, self.deck, self.cards.copy(), self.keep)
        twin.kept = self.kept.copy()
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if len(self.kept) < self.keep:
            base = KEEP + DECK_BASE[self.deck]
            return [base + card for card in sorted(set(self.cards))]
        s.end()
        for card in self.cards:
            s.discard(self.deck, card)
        s.reveals += 1
        if s.log is not None and self.cards:
            names = [CARDS[DECK_BASE[self.deck] + card] for card in self.cards]
            s.tell("not_kept", {"seat": self.seat, "deck": DECKS[self.deck], "cards": names})
        receive(s, self.seat, self.deck, self.kept.copy())
        return None

    def choose(self, s: Reavers, action: int) -> None:
        card = action - KEEP - DECK_BASE[self.deck]
        self.cards.remove(card)
        self.kept.append(card)

    def rule(self, s: Reavers) -> str:
        return "RM-DECK-07"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"deck": DECKS[self.deck], "keep": self.keep - len(self.kept)}


class DrawChoice(Frame):
    """RM-JARL-03: the deck is named before the card is seen."""

    __slots__ = ("count", "decks")
    NAME: ClassVar[str] = "draw_choice"
    FIELDS: ClassVar[tuple[str, ...]] = ("decks", "count")

    def __init__(self, seat: int = -1, decks: list[int] | None = None, count: int = 0) -> None:
        super().__init__(seat)
        self.decks: list[int] = [] if decks is None else decks
        self.count = count

    def copy(self) -> "DrawChoice":
        return DrawChoice(self.seat, self.decks.copy(), self.count)

    def run(self, s: Reavers) -> list[int] | None:
        options = [DRAW + deck for deck in self.decks if s.cards_left(deck)]
        if not options:
            s.end()
            return None
        return with_artifacts(s, self.seat, options)

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        s.end()
        draw_cards(s, self.seat, action - DRAW, self.count, self.count)

    def rule(self, s: Reavers) -> str:
        return "RM-JARL-03"

    def closed(self, s: Reavers) -> list[ClosedOption]:
        closed = closed_artifacts(s, self.seat)
        for deck in self.decks:
            if not s.cards_left(deck):
                option = ACTIONS.options[DRAW + deck]
                closed.append(ClosedOption(option, "deck_empty", "RM-DECK-06"))
        return closed
