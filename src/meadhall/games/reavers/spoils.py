"""Spoils cards of both decks: taking them and the order of resolving (RM-VILLAGE, RM-CASTLE).

What single cards do stands in villages.py, keeps.py and pillage.py.
"""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.reavers.actions import ARTIFACT, RESOLVE
from meadhall.games.reavers.artifacts import closed_artifacts, use_artifact, with_artifacts
from meadhall.games.reavers.cards import ARTIFACT_CARD, CHOICE_CARD, PILE_CARD
from meadhall.games.reavers.ids import CARDS, DECK_BASE, DECKS, VILLAGE_BASE, VILLAGE_DECK
from meadhall.games.reavers.keeps import keep_treasure
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.recruit import pair_options, take_cards
from meadhall.games.reavers.state import Reavers
from meadhall.games.reavers.villages import SpoilsChoice, gain_artifact


class Raid(Frame):
    """RM-VILLAGE-02 to -04, RM-CASTLE-02 to -04: a pair or two from the deck, and extra cards.

    All cards of the turn are taken and seen before the first is resolved.
    """

    __slots__ = ("deck",)
    NAME: ClassVar[str] = "raid"
    FIELDS: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, seat: int = -1, deck: int = 0) -> None:
        super().__init__(seat)
        self.deck = deck

    def copy(self) -> "Raid":
        return Raid(self.seat, self.deck)

    def run(self, s: Reavers) -> list[int] | None:
        options = pair_options(s, self.deck)
        if not options:
            s.end()
            return None
        return with_artifacts(s, self.seat, options)

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        s.end()
        cards = s.variant.cards
        taken = take_cards(s, self.seat, self.deck, action, cards.cards_gained[s.space])
        extra = cards.extra_cards[s.space][s.seats][s.distance(self.seat)]
        if extra > 0:
            drawn = s.draw(self.deck, extra)
            taken = taken + drawn
            if s.telling:
                names = [CARDS[DECK_BASE[self.deck] + card] for card in drawn]
                s.tell("drew_extra", {"seat": self.seat, "cards": names})
        take_spoils(s, self.seat, self.deck, taken)

    def rule(self, s: Reavers) -> str:
        return "RM-VILLAGE-02" if self.deck == VILLAGE_DECK else "RM-CASTLE-02"

    def about(self, s: Reavers) -> dict[str, int | str]:
        extra = s.variant.cards.extra_cards[s.space][s.seats][s.distance(self.seat)]
        return {"deck": DECKS[self.deck], "extra_cards": extra}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        return closed_artifacts(s, self.seat)


def take_spoils(s: Reavers, seat: int, deck: int, kinds: list[int]) -> None:
    """Resolve spoils cards that were gained together."""
    base = DECK_BASE[deck]
    if len(kinds) == 1:
        resolve_spoils(s, seat, base + kinds[0])
    elif kinds:
        s.call(SpoilsCards(seat, [base + kind for kind in kinds]))


class SpoilsCards(Frame):
    """RM-GEN-10: several cards, one at a time, each completely, in the order the player chooses."""

    __slots__ = ("cards",)
    NAME: ClassVar[str] = "order_spoils"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: int = -1, cards: list[int] | None = None) -> None:
        super().__init__(seat)
        self.cards: list[int] = [] if cards is None else cards

    def copy(self) -> "SpoilsCards":
        return SpoilsCards(self.seat, self.cards.copy())

    def run(self, s: Reavers) -> list[int] | None:
        kinds = sorted(set(self.cards))
        if len(kinds) > 1:
            return with_artifacts(s, self.seat, [RESOLVE + card for card in kinds])
        if len(self.cards) <= 1:
            s.end()
        if self.cards:
            resolve_spoils(s, self.seat, self.cards.pop())
        return None

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        card = action - RESOLVE
        self.cards.remove(card)
        resolve_spoils(s, self.seat, card)

    def rule(self, s: Reavers) -> str:
        return "RM-GEN-10"

    def closed(self, s: Reavers) -> list[ClosedOption]:
        return closed_artifacts(s, self.seat)


def resolve_spoils(s: Reavers, seat: int, card: int) -> None:
    """RM-CARD-02, -03: one card of either deck."""
    kind = s.variant.cards.spoil_kind[card]
    if kind == PILE_CARD:
        keep_treasure(s, seat, card)
    elif kind == ARTIFACT_CARD:
        gain_artifact(s, seat, card - VILLAGE_BASE)
    elif kind == CHOICE_CARD:
        s.call(SpoilsChoice(seat, card))
    else:
        s.call(Pillage(seat, card))
