"""Drawing anew what a seat cannot know (section 6.3 of the rules).

Kept is all that a seat has seen: its own cards, cards shown to it, cards taken openly. Valhallas
are kept too: every card went there before all eyes. Where a question in progress shows what
somebody must hold (a Thor card, a Warrior to play), the new hand holds such a card.
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.deploy import ATTACH_TYR, CHOOSE, Deploy
from meadhall.games.valhalla.drawing import Draw
from meadhall.games.valhalla.dwarves import Disarm
from meadhall.games.valhalla.ids import (
    AT_BEFORE_BATTLE,
    AT_OTHER_BATTLE_BEFORE,
    CALL_TO_ARMS,
    FIRST_MISSION,
    FIRST_TACTIC,
    FIRST_THOR,
    FIRST_TYR,
    SOME_TYR,
)
from meadhall.games.valhalla.jarls import available
from meadhall.games.valhalla.loki import Premium
from meadhall.games.valhalla.piles import ALL_EYES, SPECTATOR, WHO_BITS
from meadhall.games.valhalla.setup import JarlChoice, SetUp, allowed_jarls
from meadhall.games.valhalla.starting import Exchange
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.thor import Outsiders, jarl_outside, qualifies
from meadhall.games.valhalla.turn import PART_A, Turn
from meadhall.games.valhalla.valkyries import MissionWindow, fulfilled
from meadhall.games.valhalla.windows import Before, FromHand


def resample(s: Valhalla, seat: int | None, chance: Chance) -> Valhalla:
    """A state this seat (None: a spectator) cannot tell from the true one, with new luck ahead."""
    twin = s.clone()
    twin.chance = chance.spawn()
    _redraw_jarls(twin, seat, chance)
    Redraw(twin, seat, chance).run()
    twin._ask_again()
    return twin


def frames_of(s: Valhalla) -> list[Frame]:
    frames = s.stack.copy()
    for lane in s.lanes:
        frames.extend(lane)
    return frames


def _redraw_jarls(s: Valhalla, seat: int | None, chance: Chance) -> None:
    """Jarls dealt to others, and what they chose of them, while all choose in secret."""
    set_up: SetUp | None = None
    choosing = False
    for frame in frames_of(s):
        if isinstance(frame, SetUp):
            set_up = frame
        elif isinstance(frame, JarlChoice):
            choosing = True
    if set_up is None or not choosing or (s.variant.monster >= 0 and not s.variant.coop):
        return
    own = [] if seat is None else set_up.dealt_to(seat)
    pool = [jarl for jarl in allowed_jarls(s.variant) if jarl not in own]
    pool = chance.shuffle("resample", pool)
    for other in range(s.seats):
        if other == seat:
            continue
        dealt = [pool.pop() for _ in range(set_up.each)]
        set_up.dealt[other * set_up.each : (other + 1) * set_up.each] = dealt
        if set_up.chosen[other] >= 0:
            set_up.chosen[other] = dealt[chance.below(len(dealt))]


class Redraw:
    """Takes up every card the seat cannot know, mixes them, and deals them out again."""

    __slots__ = ("chance", "eye", "fresh", "kept", "open_hands", "pool", "s", "seat")

    def __init__(self, s: Valhalla, seat: int | None, chance: Chance) -> None:
        self.s = s
        self.seat: int = -1 if seat is None else seat
        self.eye: int = SPECTATOR if seat is None else 1 << seat
        self.chance = chance
        self.pool: list[int] = []
        # By seat: the cards of the hand that stay, and how many are dealt anew.
        self.kept: list[list[int]] = []
        self.fresh: list[list[int]] = []
        self.open_hands: bool = s.variant.coop

    def run(self) -> None:
        s = self.s
        self._take_up()
        self.pool = self.chance.shuffle("resample", self.pool)
        self._fill_tyr_box()
        self.fresh = [[] for _ in range(s.seats)]
        self._deal_what_must_be_held()
        for other in range(s.seats):
            size = len(s.hand[other]) - len(self.kept[other])
            while len(self.fresh[other]) < size:
                self.fresh[other].append(self.pool.pop())
            s.hand[other] = tuple(sorted(self.kept[other] + self.fresh[other]))
            self._note_again(other)
        self._deal_into_frames()
        self._deal_forged()
        s.deck = tuple(self.pool)
        s.deck_left = len(self.pool)

    def _hidden(self, owner: int) -> bool:
        return owner != self.seat and not self.open_hands

    def _take_up(self) -> None:
        s = self.s
        self.pool = list(s.deck[: s.deck_left]) + list(s.tyr_box)
        for other in range(s.seats):
            hand = list(s.hand[other])
            if not self._hidden(other):
                self.kept.append(hand)
                continue
            known: list[int] = []
            for entry in s.seen[other]:
                if entry & self.eye and entry >> WHO_BITS != SOME_TYR:
                    known.append(entry >> WHO_BITS)
                    hand.remove(entry >> WHO_BITS)
            self.kept.append(known)
            self.pool += hand
        for frame in frames_of(s):
            if isinstance(frame, Draw) and self._hidden(frame.seat):
                self.pool += frame.drawn
            elif isinstance(frame, Exchange) and self._hidden(frame.seat):
                self.pool += frame.aside
            elif isinstance(frame, SetUp):
                for entry in frame.given:
                    if self._hidden(entry >> 8):
                        self.pool.append(entry & 255)
        for entry in s.forged:
            if self._hidden(self._smith(entry)):
                self.pool.append(entry & 255)

    def _smith(self, entry: int) -> int:
        """Whose forge card this is."""
        s = self.s
        return s.attacker if entry >> 8 in s.armed[0] else s.defender

    def _take_one(self, cards: list[int]) -> int:
        """One of these kinds of cards out of the (shuffled) pool; -1 if there is none."""
        for at, card in enumerate(self.pool):
            if card in cards:
                return self.pool.pop(at)
        return -1

    def _fill_tyr_box(self) -> None:
        """VH-TYR-02: only Tyr cards lie in the box."""
        tyr = list(range(FIRST_TYR, SOME_TYR))
        self.s.tyr_box = tuple([self._take_one(tyr) for _ in self.s.tyr_box])

    def _deal_what_must_be_held(self) -> None:
        s = self.s
        if s.over:
            return
        tyr = list(range(FIRST_TYR, SOME_TYR))
        for other in range(s.seats):
            if self._hidden(other) and self._knows_of_tyr(other):
                self._must_hold(other, tyr)
        for frame in [lane[-1] for lane in s.lanes if lane] if s.lanes else [s.stack[-1]]:
            self._deal_for(frame)

    def _knows_of_tyr(self, owner: int) -> bool:
        for entry in self.s.seen[owner]:
            if entry & self.eye and entry >> WHO_BITS == SOME_TYR:
                return True
        return False

    def _must_hold(self, owner: int, cards: list[int]) -> None:
        """The hand holds one of these kinds, known or drawn anew."""
        if not self._hidden(owner):
            return
        for card in self.kept[owner] + self.fresh[owner]:
            if card in cards:
                return
        if len(self.kept[owner]) + len(self.fresh[owner]) < len(self.s.hand[owner]):
            card = self._take_one(cards)
            if card >= 0:
                self.fresh[owner].append(card)

    def _deal_for(self, frame: Frame) -> None:
        """What the question in progress tells everybody about a hand."""
        s, seat = self.s, frame.seat
        warriors = list(range(FIRST_TACTIC))
        if isinstance(frame, Deploy):
            if frame.step == CHOOSE:
                self._deal_warriors(frame)
            elif frame.step == ATTACH_TYR:
                self._must_hold(seat, list(range(FIRST_TYR, SOME_TYR)))
        elif isinstance(frame, Outsiders):
            if frame.thor or not jarl_outside(s, seat, AT_OTHER_BATTLE_BEFORE):
                self._must_hold(seat, _thor_cards(s))
        elif isinstance(frame, Before):
            if not available(s, seat, AT_BEFORE_BATTLE):
                self._must_hold(seat, [CALL_TO_ARMS])
        elif isinstance(frame, MissionWindow):
            side = s.side_of(seat)
            missions = range(FIRST_MISSION, FIRST_THOR)
            self._must_hold(seat, [card for card in missions if fulfilled(s, side, card)])
        elif isinstance(frame, Disarm):
            self._must_hold(seat, _tactics())
        elif isinstance(frame, FromHand):
            if not frame.takes:
                self._must_hold(frame.other, _tactics())
        elif isinstance(frame, Premium):
            self._must_hold(seat, warriors)
        elif isinstance(frame, Turn) and frame.step == PART_A and s.team[seat] == 0:
            # VH-TURN-05: whoever had no Warrior has shown the hand, so that no card is dealt here.
            self._must_hold(seat, warriors)

    def _deal_warriors(self, frame: Deploy) -> None:
        """VH-TURN-10: Warriors that can be played together."""
        if not self._hidden(frame.seat):
            return
        symbols = self.s.variant.cards.symbols
        most = frame.symbols
        true_hand = [card for card in self.s.hand[frame.seat] if card < FIRST_TACTIC]
        true_hand.sort(key=symbols.__getitem__)
        for card in true_hand[: frame.left]:
            fitting = [other for other in range(FIRST_TACTIC) if symbols[other] <= symbols[card]]
            fitting = [other for other in fitting if other not in self.fresh[frame.seat]]
            if symbols[card] <= most:
                self._must_hold_more(frame.seat, fitting)

    def _must_hold_more(self, owner: int, cards: list[int]) -> None:
        known = [card for card in self.kept[owner] if card in cards]
        have = len(self.kept[owner]) + len(self.fresh[owner])
        if known or have >= len(self.s.hand[owner]):
            return
        card = self._take_one(cards)
        if card >= 0:
            self.fresh[owner].append(card)

    def _note_again(self, owner: int) -> None:
        """What others know of a redrawn hand moves to other cards of it."""
        s = self.s
        if not self._hidden(owner) or not s.seen[owner]:
            return
        left = self.fresh[owner].copy()
        entries: list[int] = []
        for entry in s.seen[owner]:
            if entry & self.eye:
                entries.append(entry)
            elif entry >> WHO_BITS == SOME_TYR:
                if [card for card in s.hand[owner] if card >= FIRST_TYR]:
                    entries.append(entry)
            elif left:
                entries.append(left.pop() << WHO_BITS | entry & ALL_EYES)
        s.seen[owner] = tuple(entries)

    def _deal_into_frames(self) -> None:
        for frame in frames_of(self.s):
            if isinstance(frame, Draw) and self._hidden(frame.seat):
                frame.drawn = [self.pool.pop() for _ in frame.drawn]
            elif isinstance(frame, Exchange) and self._hidden(frame.seat):
                frame.aside = [self.pool.pop() for _ in frame.aside]
            elif isinstance(frame, SetUp):
                frame.given = [
                    entry & ~255 | self.pool.pop() if self._hidden(entry >> 8) else entry
                    for entry in frame.given
                ]

    def _deal_forged(self) -> None:
        s = self.s
        s.forged = tuple(
            [
                entry & ~255 | self.pool.pop() if self._hidden(self._smith(entry)) else entry
                for entry in s.forged
            ]
        )


def _thor_cards(s: Valhalla) -> list[int]:
    cards = range(FIRST_THOR, FIRST_TYR)
    return [card for card in cards if qualifies(s, card, 0) or qualifies(s, card, 1)]


def _tactics() -> list[int]:
    return list(range(FIRST_TACTIC, FIRST_MISSION)) + list(range(FIRST_THOR, FIRST_TYR))
