"""Spoils cards of both decks: taking them and the order of resolving (RM-VILLAGE, RM-CASTLE).

What single cards do stands in villages.py and pillage.py; what sets are worth in scoring.py.
"""

from typing import ClassVar

from meadhall.core.engine.frame import Procedure
from meadhall.games.reavers.actions import RESOLVE
from meadhall.games.reavers.artifacts import Moment
from meadhall.games.reavers.cards import ARTIFACT_CARD, CHOICE_CARD, PILE_CARD
from meadhall.games.reavers.ids import (
    CARDS,
    DECK_BASE,
    DECKS,
    KEEP_BASE,
    KEEP_DECK,
    VILLAGE_BASE,
    VILLAGE_DECK,
)
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.recruit import TakePair, take_cards
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.villages import SpoilsChoice, gain_artifact


class Raid(TakePair):
    """RM-VILLAGE-02 to -04, RM-CASTLE-02 to -04: a pair or two from the deck, and extra cards.

    All cards of the turn are taken and seen before the first is resolved.
    """

    __slots__ = ()

    def answer(self, s: Reavers, option: int) -> None:
        s.end()
        count = s.variant.cards.cards_gained[s.space]
        taken = take_cards(s, self.seat, self.deck, option, count)
        extra = self._extra_cards(s)
        if extra > 0:
            drawn = s.draw(self.deck, extra)
            taken = taken + drawn
            if s.telling:
                names = [CARDS[DECK_BASE[self.deck] + card] for card in drawn]
                s.tell("drew_extra", {"seat": self.seat, "cards": names})
        take_spoils(s, self.seat, self.deck, taken)

    def _extra_cards(self, s: Reavers) -> int:
        """RM-ROUND-12, -13, -16: by the distance from the active player."""
        return s.variant.cards.extra_cards[s.space][s.seats][s.distance(self.seat)]

    def rule(self, s: Reavers) -> str:
        return "RM-VILLAGE-02" if self.deck == VILLAGE_DECK else "RM-CASTLE-02"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"deck": DECKS[self.deck], "extra_cards": self._extra_cards(s)}


def take_spoils(s: Reavers, seat: int, deck: int, kinds: list[int]) -> None:
    """Resolve spoils cards that were gained together."""
    base = DECK_BASE[deck]
    if len(kinds) == 1:
        resolve_spoils(s, seat, base + kinds[0])
    elif kinds:
        s.call(OrderSpoils(seat, [base + kind for kind in kinds]))


class OrderSpoils(Moment):
    """RM-GEN-10: several cards, one at a time, each completely, in the order the player chooses."""

    __slots__ = ("cards",)
    RULE: ClassVar[str] = "RM-GEN-10"

    def __init__(self, seat: int = -1, cards: list[int] | None = None) -> None:
        super().__init__(seat)
        self.cards: list[int] = [] if cards is None else cards

    def run(self, s: Reavers) -> bool:
        if len(set(self.cards)) > 1:
            return True
        if len(self.cards) <= 1:
            s.end()
        if self.cards:
            resolve_spoils(s, self.seat, self.cards.pop())
        return False

    def open_answers(self, s: Reavers) -> list[int]:
        return [RESOLVE + card for card in sorted(set(self.cards))]

    def answer(self, s: Reavers, option: int) -> None:
        card = option - RESOLVE
        self.cards.remove(card)
        resolve_spoils(s, self.seat, card)


def resolve_spoils(s: Reavers, seat: int, card: int) -> None:
    """RM-CARD-02, -03, RM-VILLAGE-05, -11: one card of either deck."""
    kind = s.variant.cards.spoil_kind[card]
    if kind == PILE_CARD:
        keep_treasure(s, seat, card)
    elif kind == ARTIFACT_CARD:
        gain_artifact(s, seat, card - VILLAGE_BASE)
    elif kind == CHOICE_CARD:
        s.sequence(SpoilsChoice(seat, card), PutAway(seat, card))
    else:
        s.sequence(Pillage(seat, card), PutAway(seat, card))


def keep_treasure(s: Reavers, seat: int, card: int) -> None:
    """RM-CASTLE-05: Treasure, Art, Armor and Tapestry cards go to the Glory pile."""
    s.to_pile(seat, card)
    if s.telling:
        s.tell("to_pile", {"seat": seat, "card": CARDS[card]})


class PutAway(Procedure):
    """RM-VILLAGE-11, RM-CASTLE-08, RM-PILLAGE-06: when all is done, to the bottom of its deck."""

    __slots__ = ("card",)

    def __init__(self, seat: int = -1, card: int = 0) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, s: Reavers) -> None:
        s.end()
        deck = VILLAGE_DECK if self.card < KEEP_BASE else KEEP_DECK
        s.discard(deck, self.card - DECK_BASE[deck])
