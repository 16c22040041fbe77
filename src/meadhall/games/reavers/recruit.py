"""Recruit Reavers, and what is done with every Reaver acquired (RM-RECRUIT, RM-JARL)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import (
    ACTIONS,
    ARTIFACT,
    FROM_DECK,
    PAIR,
    PROMOTE,
    RALLY,
    REAVERS_PER_SPACE,
    RESOLVE,
    SPECIALIZE,
)
from meadhall.games.reavers.artifacts import closed_artifacts, use_artifact, with_artifacts
from meadhall.games.reavers.board import set_jarl
from meadhall.games.reavers.dice import check_room, gain_rolled
from meadhall.games.reavers.effects import resolve
from meadhall.games.reavers.ids import CARDS, DECK_BASE, DECKS, REAVER_DECK, REAVERS, SPACES
from meadhall.games.reavers.ids import RECRUIT as RECRUIT_SPACE
from meadhall.games.reavers.state import Reavers

ROLL_DICE: Final = 0
PICK_CARD: Final = 1
USE_CARD: Final = 2


class Recruit(Frame):
    """RM-RECRUIT-01 to -04: one whole face-up pair, or the two top cards of the deck."""

    __slots__ = ()
    NAME: ClassVar[str] = "recruit"

    def copy(self) -> "Recruit":
        return Recruit(self.seat)

    def run(self, s: Reavers) -> list[int] | None:
        options = pair_options(s, REAVER_DECK)
        if not options:
            s.end()
            return None
        return with_artifacts(s, self.seat, options)

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        s.end()
        count = s.variant.cards.cards_gained[RECRUIT_SPACE]
        acquire(s, self.seat, take_cards(s, self.seat, REAVER_DECK, action, count))

    def rule(self, s: Reavers) -> str:
        return "RM-RECRUIT-03"

    def closed(self, s: Reavers) -> list[ClosedOption]:
        return closed_artifacts(s, self.seat)


def pair_options(s: Reavers, deck: int) -> list[int]:
    """The face-up pairs that are left, equal ones once, and the deck."""
    options: list[int] = []
    lying = s.face_up[deck]
    seen: list[int] = []
    for pair in range(len(lying) // 2):
        one, other = lying[2 * pair], lying[2 * pair + 1]
        if one >= 0:
            both = one * 100 + other if one < other else other * 100 + one
            if both not in seen:
                seen.append(both)
                options.append(PAIR + pair)
    if s.cards_left(deck):
        options.append(FROM_DECK)
    return options


def take_cards(s: Reavers, seat: int, deck: int, action: int, count: int) -> list[int]:
    """RM-DECK-08, RM-RECRUIT-04: a pair is not replaced in this round."""
    if action == FROM_DECK:
        cards = s.draw(deck, count)
    else:
        pair = action - PAIR
        lying = s.face_up[deck]
        cards = list(lying[2 * pair : 2 * pair + 2])
        left = (*lying[: 2 * pair], -1, -1, *lying[2 * pair + 2 :])
        s.face_up = replaced(s.face_up, deck, left)
    if s.telling:
        names = [CARDS[DECK_BASE[deck] + card] for card in cards]
        key = "drew" if action == FROM_DECK else "took_pair"
        s.tell(key, {"seat": seat, "deck": DECKS[deck], "cards": names})
    return cards


def acquire(s: Reavers, seat: int, reavers: list[int]) -> None:
    """RM-RECRUIT-05, -13: every Reaver acquired, from any source."""
    if reavers:
        s.call(Acquired(seat, reavers))


class Acquired(Frame):
    """RM-RECRUIT-05 to -13, RM-GEN-10: dice of all cards first, then each card in one way."""

    __slots__ = ("card", "cards")
    NAME: ClassVar[str] = "use_reaver"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "card")

    def __init__(self, seat: int = -1, cards: list[int] | None = None) -> None:
        super().__init__(seat)
        self.cards: list[int] = [] if cards is None else cards
        self.card = -1

    def copy(self) -> "Acquired":
        twin = Acquired(self.seat, self.cards.copy())
        twin.step = self.step
        twin.card = self.card
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.step == ROLL_DICE:
            self._roll_dice(s)
            return None
        if self.step == PICK_CARD:
            return self._pick(s)
        return with_artifacts(s, self.seat, self._uses(s))

    def _roll_dice(self, s: Reavers) -> None:
        """RM-RECRUIT-05, -06: the dice of the top left corners, of all cards together."""
        self.step = PICK_CARD
        colours: list[int] = []
        for card in self.cards:
            colours += s.variant.cards.gain_dice[card]
        if s.turn == self.seat:
            s.acquired = (*s.acquired, *self.cards)
        gain_rolled(s, self.seat, colours)
        check_room(s, self.seat)

    def _pick(self, s: Reavers) -> list[int] | None:
        """RM-RECRUIT-07: the order is the player's choice."""
        if not self.cards:
            s.end()
            return None
        kinds = sorted(set(self.cards))
        if len(kinds) == 1:
            self._take_up(kinds[0])
            return None
        return with_artifacts(s, self.seat, [RESOLVE + card for card in kinds])

    def _take_up(self, card: int) -> None:
        self.cards.remove(card)
        self.card = card
        self.step = USE_CARD

    def _uses(self, s: Reavers) -> list[int]:
        """RM-RECRUIT-08 to -11, RM-SPEC-03, -04."""
        options = [RALLY]
        first = self.seat * len(SPACES)
        for space in s.variant.cards.specialize_spaces:
            if len(s.specialists[first + space]) < REAVERS_PER_SPACE:
                options.append(SPECIALIZE + space)
        options.append(PROMOTE)
        return options

    def choose(self, s: Reavers, action: int) -> None:
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        if self.step == PICK_CARD:
            self._take_up(action - RESOLVE)
            return
        card = self.card
        self.card = -1
        self.step = PICK_CARD
        if action == RALLY:
            rally(s, self.seat, card)
        elif action == PROMOTE:
            promote(s, self.seat, card)
        else:
            specialize(s, self.seat, card, action - SPECIALIZE)

    def kind(self, s: Reavers) -> str:
        return "pick_reaver" if self.step == PICK_CARD else "use_reaver"

    def rule(self, s: Reavers) -> str:
        return "RM-RECRUIT-07"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {} if self.card < 0 else {"card": REAVERS[self.card]}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        closed = closed_artifacts(s, self.seat)
        if self.step == USE_CARD:
            first = self.seat * len(SPACES)
            for space in s.variant.cards.specialize_spaces:
                if len(s.specialists[first + space]) >= REAVERS_PER_SPACE:
                    option = ACTIONS.options[SPECIALIZE + space]
                    closed.append(ClosedOption(option, "space_full", "RM-SPEC-04"))
        return closed


def rally(s: Reavers, seat: int, reaver: int) -> None:
    """RM-RECRUIT-08: dice of the top right corner with chosen faces; the card to the Glory pile."""
    s.to_pile(seat, reaver)
    if s.telling:
        s.tell("rallied", {"seat": seat, "reaver": REAVERS[reaver]})
    resolve(s, seat, s.variant.cards.rally[reaver])


def specialize(s: Reavers, seat: int, reaver: int, space: int) -> None:
    """RM-RECRUIT-09, -10, RM-SPEC-05: at the bottom of the space; the order never changes."""
    row = seat * len(SPACES) + space
    s.specialists = replaced(s.specialists, row, (*s.specialists[row], reaver))
    if s.telling:
        where = SPACES[space]
        s.tell("specialized", {"seat": seat, "reaver": REAVERS[reaver], "space": where})


def promote(s: Reavers, seat: int, reaver: int) -> None:
    """RM-RECRUIT-11, -12, RM-JARL-02 to -04: the new Jarl and the bonus of the clan."""
    set_jarl(s, seat, reaver)
    resolve(s, seat, s.variant.cards.clan_bonus[s.variant.cards.clan_of[reaver]])
