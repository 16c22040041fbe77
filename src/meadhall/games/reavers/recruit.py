"""Recruit Reavers, and what is done with every Reaver acquired (RM-RECRUIT, RM-JARL)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.tuples import replaced
from meadhall.games.reavers import actions
from meadhall.games.reavers.artifacts import CardMoment, Moment, Offer
from meadhall.games.reavers.board import set_jarl
from meadhall.games.reavers.dice import check_room, gain_rolled
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import DECKS, REAVER_DECK, REAVERS, SPACES, card_names
from meadhall.games.reavers.ids import RECRUIT as RECRUIT_SPACE
from meadhall.games.reavers.state import Reavers

DECK_EMPTY: Final = Reason("deck_empty", "RM-DECK-06")
PAIR_TAKEN: Final = Reason("pair_taken", "RM-DECK-08")
SPACE_FULL: Final = Reason("space_full", "RM-SPEC-04")


class TakePair(Offer):
    """RM-RECRUIT-03, RM-VILLAGE-02, RM-CASTLE-02: a face-up pair, or as many from the deck."""

    __slots__ = ("deck",)

    def __init__(self, seat: int = -1, deck: int = 0) -> None:
        super().__init__(seat)
        self.deck = deck

    def run(self, s: Reavers) -> bool:
        return s.cards_left(self.deck) or super().run(s)

    def answers(self, s: Reavers) -> list[int]:
        """The pairs, equal ones once, and the deck."""
        options: list[int] = []
        lying = s.face_up[self.deck]
        seen: list[tuple[int, int]] = []
        for pair in range(len(lying) // 2):
            one, other = lying[2 * pair], lying[2 * pair + 1]
            both = (one, other) if one < other else (other, one)
            if one < 0 or both not in seen:
                seen.append(both)
                options.append(actions.PAIR + pair)
        options.append(actions.FROM_DECK)
        return options

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == actions.FROM_DECK:
            return None if s.cards_left(self.deck) else DECK_EMPTY
        return None if s.face_up[self.deck][2 * (option - actions.PAIR)] >= 0 else PAIR_TAKEN

    def open_answers(self, s: Reavers) -> list[int]:
        """The same, faster."""
        lying = s.face_up[self.deck]
        pairs = self.answers(s)
        pairs.pop()
        options = [pair for pair in pairs if lying[2 * (pair - actions.PAIR)] >= 0]
        if s.cards_left(self.deck):
            options.append(actions.FROM_DECK)
        return options


class Recruit(TakePair):
    """RM-RECRUIT-01 to -04."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-RECRUIT-03"

    def answer(self, s: Reavers, option: int) -> None:
        s.end()
        count = s.variant.cards.cards_gained[RECRUIT_SPACE]
        acquire(s, self.seat, take_cards(s, self.seat, REAVER_DECK, option, count))


def take_cards(s: Reavers, seat: int, deck: int, option: int, count: int) -> list[int]:
    """RM-DECK-08, RM-RECRUIT-04, RM-CARD-09: a pair is not replaced in this round."""
    if option == actions.FROM_DECK:
        cards = s.draw(deck, count)
    else:
        pair = option - actions.PAIR
        lying = s.face_up[deck]
        cards = list(lying[2 * pair : 2 * pair + 2])
        left = (*lying[: 2 * pair], -1, -1, *lying[2 * pair + 2 :])
        s.face_up = replaced(s.face_up, deck, left)
    if s.telling:
        key = "drew" if option == actions.FROM_DECK else "took_pair"
        s.tell(key, {"seat": seat, "deck": DECKS[deck], "cards": card_names(deck, cards)})
    return cards


def acquire(s: Reavers, seat: int, reavers: list[int]) -> None:
    """RM-RECRUIT-05 to -07, -13, RM-CARD-01: every Reaver acquired, from any source.

    The dice of the top left corners of all cards together, then each card in one way.
    """
    if not reavers:
        return
    colours: list[int] = []
    for reaver in reavers:
        colours += s.variant.cards.gain_dice[reaver]
    if s.turn == seat:
        s.acquired = (*s.acquired, *reavers)
    gain_rolled(s, seat, colours)
    # Surplus dice go first.
    s.call(PickReaver(seat, reavers))
    check_room(s, seat)


class InAnyOrder(Moment):
    """RM-GEN-10: several cards, each used completely, in the order the player chooses."""

    __slots__ = ("cards",)

    def __init__(self, seat: int = -1, cards: list[int] | None = None) -> None:
        super().__init__(seat)
        self.cards: list[int] = [] if cards is None else cards

    def use(self, s: Reavers, card: int) -> None:
        raise NotImplementedError(self.NAME)

    def run(self, s: Reavers) -> bool:
        cards = self.cards
        if cards.count(cards[0]) < len(cards):
            return True
        if len(cards) == 1:
            s.end()
        self.use(s, cards.pop())
        return False

    def open_answers(self, s: Reavers) -> list[int]:
        return [actions.RESOLVE + card for card in sorted(set(self.cards))]

    def answer(self, s: Reavers, option: int) -> None:
        card = option - actions.RESOLVE
        self.cards.remove(card)
        self.use(s, card)


class PickReaver(InAnyOrder):
    """RM-RECRUIT-07: each Reaver in one way."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-RECRUIT-07"

    def use(self, s: Reavers, card: int) -> None:
        s.call(UseReaver(self.seat, card))


class UseReaver(CardMoment):
    """RM-RECRUIT-08 to -12, RM-SPEC-01, -03, -04: rally, specialize or promote."""

    __slots__ = ()
    RULE: ClassVar[str] = "RM-RECRUIT-07"

    def answers(self, s: Reavers) -> list[int]:
        spaces = [actions.SPECIALIZE + space for space in s.variant.cards.specialize_spaces]
        return [actions.RALLY, *spaces, actions.PROMOTE]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == actions.RALLY or option == actions.PROMOTE:
            return None
        standing = s.specialists[s.row_of(self.seat, option - actions.SPECIALIZE)]
        return None if len(standing) < actions.REAVERS_PER_SPACE else SPACE_FULL

    def open_answers(self, s: Reavers) -> list[int]:
        """The same, faster."""
        options = [actions.RALLY]
        first = s.row_of(self.seat, 0)
        for space in s.variant.cards.specialize_spaces:
            if len(s.specialists[first + space]) < actions.REAVERS_PER_SPACE:
                options.append(actions.SPECIALIZE + space)
        options.append(actions.PROMOTE)
        return options

    def answer(self, s: Reavers, option: int) -> None:
        s.end()
        if option == actions.RALLY:
            rally(s, self.seat, self.card)
        elif option == actions.PROMOTE:
            promote(s, self.seat, self.card)
        else:
            specialize(s, self.seat, self.card, option - actions.SPECIALIZE)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"card": REAVERS[self.card]}


def rally(s: Reavers, seat: int, reaver: int) -> None:
    """RM-RECRUIT-08: dice of the top right corner with chosen faces; the card to the Glory pile."""
    s.to_pile(seat, reaver)
    if s.telling:
        s.tell("rallied", {"seat": seat, "reaver": REAVERS[reaver]})
    resolve(s, seat, s.variant.cards.rally[reaver])


def specialize(s: Reavers, seat: int, reaver: int, space: int) -> None:
    """RM-RECRUIT-09, -10, RM-SPEC-05, -12: at the bottom of the space; the order never changes."""
    row = s.row_of(seat, space)
    s.specialists = replaced(s.specialists, row, (*s.specialists[row], reaver))
    if s.telling:
        where = SPACES[space]
        s.tell("specialized", {"seat": seat, "reaver": REAVERS[reaver], "space": where})


def promote(s: Reavers, seat: int, reaver: int) -> None:
    """RM-RECRUIT-11, -12, RM-JARL-02 to -04: the new Jarl and the bonus of the clan."""
    set_jarl(s, seat, reaver)
    resolve(s, seat, s.variant.cards.clan_bonus[s.variant.cards.clan_of[reaver]])
