"""Spoils cards of both decks: taking them and the order of resolving (RM-VILLAGE, RM-CASTLE).

What single cards do stands in villages.py and pillage.py; what sets are worth in scoring.py.
"""

from typing import ClassVar

from meadhall.core.engine.frame import Procedure
from meadhall.games.reavers import ids
from meadhall.games.reavers.cards.cardset import ARTIFACT_CARD, CHOICE_CARD, PILE_CARD
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.recruit import InAnyOrder, TakePair, take_cards
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
                s.tell("drew_extra", {"seat": self.seat, "cards": ids.card_names(self.deck, drawn)})
        take_spoils(s, self.seat, self.deck, taken)

    def _extra_cards(self, s: Reavers) -> int:
        """RM-ROUND-12, -13, -16: by the distance from the active player."""
        return s.variant.cards.extra_cards[s.space][s.seats][s.distance(self.seat)]

    def rule(self, s: Reavers) -> str:
        return "RM-VILLAGE-02" if self.deck == ids.VILLAGE_DECK else "RM-CASTLE-02"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"deck": ids.DECKS[self.deck], "extra_cards": self._extra_cards(s)}


def take_spoils(s: Reavers, seat: int, deck: int, kinds: list[int]) -> None:
    """Resolve spoils cards that were gained together."""
    base = ids.DECK_BASE[deck]
    if len(kinds) == 1:
        resolve_spoils(s, seat, base + kinds[0])
    elif kinds:
        s.call(OrderSpoils(seat, [base + kind for kind in kinds]))


class OrderSpoils(InAnyOrder):
    """RM-GEN-10: several cards, one at a time, each completely, in the order the player chooses."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-GEN-10"

    def use(self, s: Reavers, card: int) -> None:
        resolve_spoils(s, self.seat, card)


def resolve_spoils(s: Reavers, seat: int, card: int) -> None:
    """RM-CARD-02, -03, RM-VILLAGE-05, -11: one card of either deck."""
    kind = s.variant.cards.spoil_kind[card]
    deck = ids.VILLAGE_DECK if card < ids.KEEP_BASE else ids.KEEP_DECK
    put_away = PutAway(deck, card - ids.DECK_BASE[deck])
    if kind == PILE_CARD:
        # RM-CASTLE-05: Treasure, Art, Armor and Tapestry cards.
        s.to_pile(seat, card)
        if s.telling:
            s.tell("to_pile", {"seat": seat, "card": ids.CARDS[card]})
    elif kind == ARTIFACT_CARD:
        gain_artifact(s, seat, card - ids.VILLAGE_BASE)
    elif kind == CHOICE_CARD:
        s.sequence(SpoilsChoice(seat, card), put_away)
    else:
        s.sequence(Pillage(seat, card), put_away)
        # RM-PILLAGE-02: the left part comes first, so Tower dice can fight for the Tower.
        resolve(s, seat, s.variant.cards.automatic[card])


class PutAway(Procedure):
    """RM-VILLAGE-11, RM-CASTLE-08, RM-PILLAGE-06, RM-SEA-12: at last to the bottom of its deck."""

    __slots__ = ("card", "deck")

    def __init__(self, deck: int = 0, card: int = 0) -> None:
        super().__init__()
        self.deck = deck
        self.card = card

    def run(self, s: Reavers) -> None:
        s.end()
        s.discard(self.deck, self.card)
