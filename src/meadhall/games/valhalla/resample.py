"""Drawing anew what a seat cannot know (section 6.3 of the rules).

Kept is all that a seat has seen: its own cards, cards shown to it, cards taken openly. Valhallas
are kept too: every card went there before all eyes. Where a question in progress shows what
somebody must hold (a Thor card, a Warrior to play), the new hand holds such a card; where only the
holder of a hidden card is asked, who that is is drawn anew as well.
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla.deploy import ChooseBearer, Deploy, Joining
from meadhall.games.valhalla.drawing import KeepCard, PutAway
from meadhall.games.valhalla.ids import FIRST_MISSION, FIRST_TACTIC, FIRST_TYR, SOME_TYR
from meadhall.games.valhalla.piles import ALL_EYES, SPECTATOR, WHO_BITS
from meadhall.games.valhalla.setup import ChooseHand, SetUp, allowed_jarls
from meadhall.games.valhalla.starting import ExchangeHand
from meadhall.games.valhalla.state import (
    USED_LOWER,
    USED_UPPER,
    Valhalla,
    backer_seat,
    pair_of,
    support_seat,
    what_in,
    where_in,
)
from meadhall.games.valhalla.thor import Support
from meadhall.games.valhalla.valkyries import Mission
from meadhall.games.valhalla.windows import BeforeBattle, FromHand

TYR: list[int] = list(range(FIRST_TYR, SOME_TYR))


def redraw(s: Valhalla, seat: int | None, chance: Chance) -> None:
    """Make `s` a state this seat (None: a spectator) cannot tell from the true one."""
    _redraw_jarls(s, seat, chance)
    Redraw(s, seat, chance).run()


def _redraw_jarls(s: Valhalla, seat: int | None, chance: Chance) -> None:
    """Jarls dealt to others, and what they chose of them, while all choose in secret."""
    solo = s.variant.monster >= 0 and not s.variant.coop
    set_up = s.stack[-1] if s.stack else None
    if solo or not isinstance(set_up, SetUp) or not set_up.chosen:
        return
    own = [] if seat is None else set_up.dealt_to(seat)
    pool = [jarl for jarl in allowed_jarls(s.variant) if jarl not in own]
    pool = chance.mixed(pool)
    for other in range(s.seats):
        if other == seat:
            continue
        dealt = [pool.pop() for _ in range(set_up.each)]
        set_up.dealt[other * set_up.each : (other + 1) * set_up.each] = dealt
        if set_up.chosen[other] >= 0:
            set_up.chosen[other] = dealt[chance.below(len(dealt))]


class Redraw:
    """Takes up every card the seat cannot know, mixes them, and deals them out again."""

    __slots__ = ("chance", "eye", "kept", "open_hands", "pool", "s", "seat", "size")

    def __init__(self, s: Valhalla, seat: int | None, chance: Chance) -> None:
        self.s = s
        self.seat: int = -1 if seat is None else seat
        self.eye: int = SPECTATOR if seat is None else 1 << seat
        self.chance = chance
        self.pool: list[int] = []
        # By seat: the cards of the new hand so far, and how many it has in the end.
        self.kept: list[list[int]] = []
        self.size: list[int] = []
        self.open_hands: bool = s.variant.coop

    def run(self) -> None:
        s = self.s
        self._take_up()
        self.pool.sort()
        self.chance.mix(self.pool)
        s.tyr_box = tuple([self._take_one(TYR) for _ in s.tyr_box])
        if not s.over:
            self._deal_what_must_be_held()
        for other in range(s.seats):
            if self._hidden(other):
                while len(self.kept[other]) < self.size[other]:
                    self.kept[other].append(self.pool.pop())
                s.hand[other] = tuple(sorted(self.kept[other]))
        self._deal_into_frames()
        s.forged = tuple([self._forged_anew(entry) for entry in s.forged])
        s.deck = tuple(self.pool)
        s.deck_left = len(self.pool)

    def _hidden(self, owner: int) -> bool:
        return owner != self.seat and not self.open_hands

    # -- taking up ---------------------------------------------------------------------------------

    def _take_up(self) -> None:
        s = self.s
        self.pool = s.in_order(0, s.deck, s.deck_left)
        self.pool += s.tyr_box
        for other in range(s.seats):
            self.size.append(len(s.hand[other]))
            self.kept.append([])
            if self._hidden(other):
                self._take_hand(other)
        for frame in s.frames():
            if isinstance(frame, SetUp):
                self._take_given(frame)
            elif not self._hidden(frame.seat):
                continue
            elif isinstance(frame, KeepCard):
                self.pool += frame.drawn
            elif isinstance(frame, PutAway) and frame.unseen:
                self.pool += frame.cards
            elif isinstance(frame, ExchangeHand):
                self.pool += frame.aside
            elif isinstance(frame, ChooseHand):
                # How far others have come is theirs to know.
                frame.left = s.variant.cards.hand_discarded
        for entry in s.forged:
            if self._hidden(self._smith(entry)):
                self.pool.append(what_in(entry))

    def _take_hand(self, owner: int) -> None:
        """What the seat has seen of the hand stays; what others have seen, it cannot tell."""
        s = self.s
        hand = list(s.hand[owner])
        notes: list[int] = []
        for entry in s.seen[owner]:
            if entry & self.eye:
                shared = entry & ALL_EYES == ALL_EYES or entry >> WHO_BITS == SOME_TYR
                notes.append(entry if shared else entry & ~ALL_EYES | self.eye)
                if entry >> WHO_BITS != SOME_TYR:
                    self.kept[owner].append(entry >> WHO_BITS)
                    hand.remove(entry >> WHO_BITS)
        s.seen[owner] = tuple(sorted(notes))
        self.pool += hand

    def _take_given(self, frame: SetUp) -> None:
        """Cards put away from starting hands while all choose in secret."""
        for entry in frame.given:
            if self._hidden(where_in(entry)):
                self.pool.append(what_in(entry))
                self.size[where_in(entry)] += 1

    def _smith(self, entry: int) -> int:
        """Whose forge card this is."""
        s = self.s
        return s.attacker if where_in(entry) in s.armed[0] else s.defender

    # -- what must be held -------------------------------------------------------------------------

    def _take_one(self, cards: list[int]) -> int:
        """One of these kinds of cards out of the (shuffled) pool; -1 if there is none."""
        for at, card in enumerate(self.pool):
            if card in cards:
                return self.pool.pop(at)
        return -1

    def _must_hold(self, owner: int, cards: list[int]) -> None:
        """The hand holds one of these kinds, known or drawn anew."""
        if not self._hidden(owner) or len(self.kept[owner]) == self.size[owner]:
            return
        if not [card for card in self.kept[owner] if card in cards]:
            card = self._take_one(cards)
            if card >= 0:
                self.kept[owner].append(card)

    def _deal_what_must_be_held(self) -> None:
        s = self.s
        for owner in range(s.seats):
            if SOME_TYR << WHO_BITS in [it & ~ALL_EYES for it in s.seen[owner] if it & self.eye]:
                self._must_hold(owner, TYR)
        for frame in s.frames():
            if isinstance(frame, (Deploy, Joining)) and self._hidden(frame.seat):
                self._deal_warriors(frame.seat, frame.left, frame.symbols)
            elif isinstance(frame, ChooseBearer):
                self._must_hold(frame.seat, TYR)
        asked = s.stack[-1]
        if not s.lanes and isinstance(asked, Question):
            self._deal_for(asked)

    def _deal_warriors(self, owner: int, left: int, symbols: int) -> None:
        """VH-TURN-10: Warriors that can still be played together."""
        needed = self.s.variant.cards.symbols
        kept = self.kept[owner]
        if left == 2:
            known = [card for card in kept if card < FIRST_TACTIC]
            warriors = known + [card for card in self.pool if card < FIRST_TACTIC]
            for at, card in enumerate(warriors):
                for other in warriors[at + 1 :]:
                    if needed[card] + needed[other] <= symbols:
                        for chosen in (card, other):
                            if chosen not in known and len(kept) < self.size[owner]:
                                self.pool.remove(chosen)
                                kept.append(chosen)
                        return
            return
        fitting = [card for card in range(FIRST_TACTIC) if needed[card] <= symbols]
        have = len([card for card in kept if card in fitting])
        for _ in range(left - have):
            card = self._take_one(fitting) if len(kept) < self.size[owner] else -1
            if card >= 0:
                kept.append(card)

    def _deal_for(self, question: Question) -> None:
        """What the question in progress tells about a hand; who is asked, where that is hidden."""
        s = self.s
        if isinstance(question, Support) and self._hidden(question.seat):
            for seat in self.chance.mixed(self._who_may_support(question.seat)):
                question.seat = seat
                if self._make_askable(question):
                    return
        elif (
            isinstance(question, BeforeBattle) and s.side_of(self.seat) < 0 and not self.open_hands
        ):
            sides = [0, 1]
            if s.played[1] or s.tally[USED_UPPER + 1] or s.tally[USED_LOWER + 1]:
                sides = [1]
            for side in self.chance.mixed(sides):
                question.seat = s.fighter(side)
                if self._make_askable(question):
                    return
        elif isinstance(question, FromHand):
            # It asks about another's hand, which its player sees and others do not.
            self._make_askable(question, question.other)
        else:
            self._make_askable(question)

    def _who_may_support(self, asked: int) -> list[int]:
        """The seats that may be asked now, as far as this one can tell."""
        s = self.s
        order = [(s.attacker + step) % s.seats for step in range(1, s.seats)]
        actors = [support_seat(entry) for entry in s.supported]
        actors += [backer_seat(entry) for entry in s.backers]
        first = max([order.index(seat) for seat in actors], default=0)
        end = len(order)
        if self.seat in order and self.seat != s.defender:
            own = order.index(self.seat)
            if len(Support(self.seat).options(s)) > 1:
                if own > order.index(asked):
                    end = own
                else:
                    first = max(first, own + 1)
        return [seat for seat in order[first:end] if seat not in (s.defender, self.seat)]

    def _make_askable(self, question: Question, whose: int = -1) -> bool:
        """Deal cards to the asked seat (or to whom its question is about) until it has a choice, so
        that it is asked at all."""
        s = self.s
        owner = question.seat if whose < 0 else whose
        if not self._hidden(owner):
            return True
        filler = FIRST_TYR if isinstance(question, Mission) else FIRST_MISSION
        while True:
            kept = self.kept[owner]
            room = self.size[owner] - len(kept)
            s.hand[owner] = tuple(sorted(kept + [filler] * room))
            open_now = len(question.options(s))
            if open_now > 1:
                return True
            if not room or not self._deal_one_more(question, owner, filler, open_now):
                return False

    def _deal_one_more(self, question: Question, owner: int, filler: int, open_now: int) -> bool:
        """A card of the pool that opens one more option."""
        s = self.s
        kept = self.kept[owner]
        room = self.size[owner] - len(kept)
        for card in dict.fromkeys(self.pool):
            s.hand[owner] = tuple(sorted([*kept, card] + [filler] * (room - 1)))
            if len(question.options(s)) > open_now:
                self.pool.remove(card)
                kept.append(card)
                return True
        return False

    # -- dealing out -------------------------------------------------------------------------------

    def _deal_into_frames(self) -> None:
        for frame in self.s.frames():
            if isinstance(frame, SetUp):
                self._deal_given(frame)
            elif not self._hidden(frame.seat):
                continue
            elif isinstance(frame, KeepCard):
                frame.drawn = [self.pool.pop() for _ in frame.drawn]
            elif isinstance(frame, PutAway) and frame.unseen:
                frame.cards = [self.pool.pop() for _ in frame.cards]
            elif isinstance(frame, ExchangeHand):
                frame.aside = [self.pool.pop() for _ in frame.aside]
            elif isinstance(frame, ChooseBearer):
                own = [card for card in self.s.hand[frame.seat] if card >= FIRST_TYR]
                frame.card = own[self.chance.below(len(own))]

    def _deal_given(self, frame: SetUp) -> None:
        """VH-SETUP-16: who has chosen has put some cards of the new hand away, the others none."""
        s = self.s
        given = [entry for entry in frame.given if not self._hidden(where_in(entry))]
        for other in range(s.seats):
            if s.lanes and self._hidden(other) and not s.lanes[other] and not frame.chosen:
                hand = self.chance.mixed(s.hand[other])
                count = s.variant.cards.hand_discarded
                given += [pair_of(other, card) for card in hand[:count]]
                s.hand[other] = tuple(sorted(hand[count:]))
        frame.given = given

    def _forged_anew(self, entry: int) -> int:
        if not self._hidden(self._smith(entry)):
            return entry
        return pair_of(where_in(entry), self.pool.pop())
