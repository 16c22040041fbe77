"""Players outside a battle: Thor's Support, Jarls for battles of others (VH-THOR, D-13, D-40)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import ACTIONS, PASS, SIDES, SUPPORT, TAKE, USE_JARL
from meadhall.games.valhalla.ids import (
    AT_OTHER_BATTLE_AFTER,
    AT_OTHER_BATTLE_BEFORE,
    CARDS,
    FEWER,
    FIRST_THOR,
    FIRST_TYR,
    LOWER,
    THOR_DRAW,
    THOR_EXTRA_DIE,
    THOR_FREE_REROLL,
    THOR_STEAL_RANDOM,
    UPPER,
)
from meadhall.games.valhalla.jarls import sole, tell_use, trait_of, working
from meadhall.games.valhalla.piles import (
    add_openly,
    discard,
    draw_cards,
    kinds_of,
    leave_hand,
    steal_random,
)
from meadhall.games.valhalla.state import COUNTS, EXTRA, THOR_REROLLS, Valhalla
from meadhall.games.valhalla.state import SUPPORT as SUPPORT_COUNT


def anybody_outside(s: Valhalla, timing: int) -> bool:
    """Is there anybody who could act outside a battle at this moment?"""
    if s.variant.monster >= 0 or s.seats < 3:
        return False
    if s.variant.thor and timing == AT_OTHER_BATTLE_BEFORE:
        return True
    for jarl in s.jarl:
        if jarl >= 0 and s.variant.cards.jarls[jarl].timings >> timing & 1:
            return True
    return False


def qualifies(s: Valhalla, card: int, side: int) -> bool:
    """VH-THOR-04, -05: does the fighter on this side meet the condition of the card?"""
    own, theirs = s.team[s.fighter(side)], s.team[s.fighter(1 - side)]
    if s.variant.cards.thor_condition[card] == FEWER:
        return own < theirs
    return own <= theirs


def jarl_outside(s: Valhalla, seat: int, timing: int) -> int:
    """Traits "once between your turns" that are still to be used."""
    return 0 if s.rested >> seat & 1 else working(s, seat, timing)


class Outsiders(Frame):
    """VH-THOR-02, -03, -14, -15: clockwise from the attacker's left, everybody but the fighters."""

    __slots__ = ("asked", "thor")
    NAME: ClassVar[str] = "support"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "thor")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.asked = 0  # seats that have passed
        self.thor = 0  # 1: this seat has played its Thor card

    def copy(self) -> "Outsiders":
        twin = Outsiders(self.seat)
        twin.asked = self.asked
        twin.thor = self.thor
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        while self.asked < s.seats:
            options: list[int] = []
            if self.seat != s.attacker and self.seat != s.defender:
                options = self._options(s)
            if options:
                options.append(PASS)
                return options
            self._next(s)
        s.end()
        return None

    def _options(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        if s.variant.thor and not self.thor:
            for card in kinds_of(s.hand[self.seat]):
                if FIRST_THOR <= card < FIRST_TYR:
                    for side in (0, 1):
                        if qualifies(s, card, side):
                            options.append(SUPPORT + (card - FIRST_THOR) * 2 + side)
        traits = jarl_outside(s, self.seat, AT_OTHER_BATTLE_BEFORE)
        for which in (UPPER, LOWER):
            if traits >> which & 1:
                options.append(USE_JARL + which)
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        if action == PASS:
            self._next(s)
        elif action >= SUPPORT:
            card, side = divmod(action - SUPPORT, 2)
            self.thor = 1
            support(s, self.seat, FIRST_THOR + card, side)
        else:
            self._back(s, action - USE_JARL)

    def _next(self, s: Valhalla) -> None:
        self.asked += 1
        self.thor = 0
        self.seat = s.next_seat(self.seat)

    def _back(self, s: Valhalla, which: int) -> None:
        """A Jarl who gives strength to the defender in a battle of two others."""
        s.rested |= 1 << self.seat
        tell_use(s, self.seat, which)
        s.tally[COUNTS + SUPPORT_COUNT] += trait_of(s, self.seat, which).n
        s.backers = (*s.backers, self.seat << 4 | trait_of(s, self.seat, which).draw)

    def rule(self, s: Valhalla) -> str:
        return "VH-THOR-14"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"attacker": s.attacker, "defender": s.defender}

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        closed: list[ClosedOption] = []
        for card in kinds_of(s.hand[self.seat]):
            if FIRST_THOR <= card < FIRST_TYR:
                for side in (0, 1):
                    option = ACTIONS.options[SUPPORT + (card - FIRST_THOR) * 2 + side]
                    if self.thor:
                        closed.append(ClosedOption(option, "one_thor_card", "VH-THOR-03"))
                    elif not qualifies(s, card, side):
                        rule = "VH-THOR-04"
                        if s.variant.cards.thor_condition[card] != FEWER:
                            rule = "VH-THOR-05"
                        closed.append(ClosedOption(option, "team_too_large", rule))
        return closed


def support(s: Valhalla, seat: int, card: int, side: int) -> None:
    """VH-THOR-06 to -11: the card lies open, its bonus goes to the fighter on this side."""
    cards = s.variant.cards
    leave_hand(s, seat, card)
    s.supported = (*s.supported, card << 4 | seat << 1 | side)
    s.reveals += 1
    fighter = s.fighter(side)
    if s.telling:
        s.tell("supported", {"seat": seat, "card": CARDS[card], "other": fighter})
    bonus, n = cards.thor_bonus[card], cards.thor_n[card]
    base = side * COUNTS
    if bonus == THOR_DRAW:
        draw_cards(s, fighter, n)
    elif bonus == THOR_FREE_REROLL:
        s.tally[base + THOR_REROLLS] += n
    elif bonus == THOR_STEAL_RANDOM:
        steal_random(s, fighter, s.fighter(1 - side), n)
    elif bonus == THOR_EXTRA_DIE:
        s.tally[base + EXTRA] += n
    else:
        s.tally[base + SUPPORT_COUNT] += n


def settle_support(s: Valhalla) -> None:
    """VH-BATTLE-29, VH-THOR-12, -13: to the player's own Valhalla if the supported one won."""
    for entry in s.supported:
        card, seat, side = entry >> 4, entry >> 1 & 7, entry & 1
        won = s.winner == side
        if won:
            s.valhalla = replaced(s.valhalla, seat, (*s.valhalla[seat], card))
        else:
            discard(s, card)
        if s.telling:
            key = "support_rewarded" if won else "support_lost"
            s.tell(key, {"seat": seat, "card": CARDS[card], "side": SIDES[side]})
    s.supported = ()
    s.backers = ()


def reward_backers(s: Valhalla) -> None:
    """VH-JARL-11, VH-BATTLE-25: Jarls outside the battle who backed a defender that won."""
    for entry in s.backers:
        if s.winner == 1:
            draw_cards(s, entry >> 4, entry & 15)
    s.backers = ()


class TakePlayed(Frame):
    """VH-JARL-11, D-40: Jarls who take Tactics of others' battles when they would be discarded."""

    __slots__ = ("asked", "left")
    NAME: ClassVar[str] = "take_played_tactic"
    FIELDS: ClassVar[tuple[str, ...]] = ("asked", "left")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.asked = 0
        self.left = -1  # Tactics this seat may still take, once it has begun

    def copy(self) -> "TakePlayed":
        twin = TakePlayed(self.seat)
        twin.asked = self.asked
        twin.left = self.left
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        while self.asked < s.seats:
            if self._may_take(s):
                kinds = kinds_of(s.played[0] + s.played[1])
                if kinds:
                    return [TAKE + card for card in sorted(kinds)] + [PASS]
            self.asked += 1
            self.left = -1
            self.seat = s.next_seat(self.seat)
        s.end()
        return None

    def _may_take(self, s: Valhalla) -> bool:
        if self.seat == s.attacker or self.seat == s.defender or self.left == 0:
            return False
        return self.left > 0 or jarl_outside(s, self.seat, AT_OTHER_BATTLE_AFTER) > 0

    def choose(self, s: Valhalla, action: int) -> None:
        if action == PASS:
            self.left = 0
            return
        seat = self.seat
        if self.left < 0:
            works = jarl_outside(s, seat, AT_OTHER_BATTLE_AFTER)
            self.left = sole(s, seat, works).n
            tell_use(s, seat, UPPER if works == 1 else LOWER)
            s.rested |= 1 << seat
        card = action - TAKE
        side = 0 if card in s.played[0] else 1
        at = s.played[side].index(card)
        s.played = replaced(s.played, side, s.played[side][:at] + s.played[side][at + 1 :])
        add_openly(s, seat, card)
        self.left -= 1
        if s.telling:
            s.tell("took_tactic", {"seat": seat, "card": CARDS[card]})

    def rule(self, s: Valhalla) -> str:
        return "VH-JARL-06"
