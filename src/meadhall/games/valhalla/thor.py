"""Players outside a battle: Thor's Support, Jarls for battles of others (VH-THOR, D-13, D-40)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla.actions import PASS, SIDES, SUPPORT, TAKE, USE_JARL
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
from meadhall.games.valhalla.jarls import (
    LOWER_BIT,
    tell_use,
    trait_of,
    traits_at,
    why_no_trait,
    working,
)
from meadhall.games.valhalla.piles import (
    discard,
    draw_cards,
    kinds_of,
    leave_hand,
    steal_random,
    to_valhalla,
)
from meadhall.games.valhalla.state import (
    COUNTS,
    EXTRA,
    THOR_REROLLS,
    Valhalla,
    support_card,
    support_entry,
    support_seat,
    support_side,
)
from meadhall.games.valhalla.state import SUPPORT as SUPPORT_COUNT
from meadhall.games.valhalla.windows import take_back

ONE_THOR_CARD: Final = Reason("one_thor_card", "VH-THOR-03")
TEAM_NOT_SMALLER: Final = Reason("team_too_large", "VH-THOR-04")
TEAM_LARGER: Final = Reason("team_too_large", "VH-THOR-05")
RESTED: Final = Reason("jarl_used", "VH-JARL-05")
THOR_STAYS: Final = Reason("thor_stays", "VH-BATTLE-29")


def anybody_outside(s: Valhalla, timing: int) -> bool:
    """Is there anybody who could act outside a battle at this moment?"""
    if s.variant.monster >= 0 or s.seats < 3:
        return False
    if s.variant.thor and timing == AT_OTHER_BATTLE_BEFORE:
        return True
    timings = s.variant.jarl_timings
    for jarl in s.jarl:
        if timings[jarl] >> timing & 1:
            return True
    return False


def why_no_support(s: Valhalla, card: int, side: int) -> Reason | None:
    """VH-THOR-04, -05: does the fighter on this side meet the condition of the card?"""
    own, theirs = s.team[s.fighter(side)], s.team[s.fighter(1 - side)]
    if s.variant.cards.thor_condition[card] == FEWER:
        return None if own < theirs else TEAM_NOT_SMALLER
    return None if own <= theirs else TEAM_LARGER


def jarl_outside(s: Valhalla, seat: int, timing: int) -> int:
    """Traits "once between your turns" that are still to be used."""
    return 0 if s.rested >> seat & 1 else working(s, seat, timing)


def has_supported(s: Valhalla, seat: int) -> bool:
    return seat in [support_seat(entry) for entry in s.supported]


def open_support(s: Valhalla, seat: int) -> None:
    """VH-THOR-14: whoever could do anything is next, clockwise from this seat to the attacker.

    Whether a seat is asked shows something of its hand.
    """
    while True:
        if s.variant.thor:
            s.reveals += 1
        seat = s.next_seat(seat)
        if seat == s.attacker:
            return
        could = s.variant.thor or jarl_outside(s, seat, AT_OTHER_BATTLE_BEFORE) > 0
        if could and seat != s.defender:
            s.call(Support(seat))
            return


class Support(Question):
    """Clockwise from the attacker's left, everybody but the fighters.

    VH-THOR-02, -03, -06, -14, -15
    """

    __slots__ = ()
    RULE: ClassVar[str] = "VH-THOR-14"
    SECRET: ClassVar[bool] = True

    def run(self, s: Valhalla) -> bool:
        if len(self.options(s)) > 1:
            return True
        self.choose(s, PASS)
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        for card in kinds_of(s.hand[self.seat]):
            if FIRST_THOR <= card < FIRST_TYR:
                first = SUPPORT + (card - FIRST_THOR) * len(SIDES)
                options += [first, first + 1]
        for which in traits_at(s, self.seat, AT_OTHER_BATTLE_BEFORE):
            options.append(USE_JARL + which)
        options.append(PASS)
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        if option >= SUPPORT:
            card, side = divmod(option - SUPPORT, len(SIDES))
            if has_supported(s, self.seat):
                return ONE_THOR_CARD
            return why_no_support(s, FIRST_THOR + card, side)
        if s.rested >> self.seat & 1:
            return RESTED
        return why_no_trait(s, self.seat, option - USE_JARL, AT_OTHER_BATTLE_BEFORE)

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            s.end()
            open_support(s, self.seat)
        elif option >= SUPPORT:
            card, side = divmod(option - SUPPORT, len(SIDES))
            support(s, self.seat, FIRST_THOR + card, side)
        else:
            self._back(s, option - USE_JARL)

    def _back(self, s: Valhalla, which: int) -> None:
        """A Jarl who gives strength to the defender in a battle of two others."""
        s.rested |= 1 << self.seat
        tell_use(s, self.seat, which)
        trait = trait_of(s, self.seat, which)
        s.tally[COUNTS + SUPPORT_COUNT] += trait.n
        s.backers = (*s.backers, self.seat << 4 | trait.draw)

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"attacker": s.attacker, "defender": s.defender}


def support(s: Valhalla, seat: int, card: int, side: int) -> None:
    """VH-THOR-06 to -11: the card lies open, its bonus goes to the fighter on this side."""
    cards = s.variant.cards
    leave_hand(s, seat, card)
    s.supported = (*s.supported, support_entry(card, seat, side))
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
        card, seat, side = support_card(entry), support_seat(entry), support_side(entry)
        won = s.winner == side
        if won:
            to_valhalla(s, seat, (card,))
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


def offer_tactics(s: Valhalla, seat: int) -> None:
    """D-40: the next one who may take Tactics, clockwise from this seat to the attacker."""
    seat = s.next_seat(seat)
    while seat != s.attacker and (s.played[0] or s.played[1]):
        if seat != s.defender and jarl_outside(s, seat, AT_OTHER_BATTLE_AFTER):
            s.call(TakePlayedTactic(seat))
            return
        seat = s.next_seat(seat)


class TakePlayedTactic(Question):
    """VH-JARL-11, D-40: Jarls who take Tactics of others' battles when they would be discarded.

    Thor cards are settled apart (VH-BATTLE-29).
    """

    __slots__ = ("left",)
    RULE: ClassVar[str] = "VH-JARL-06"

    def __init__(self, seat: int = -1, left: int = -1) -> None:
        super().__init__(seat)
        self.left = left  # Tactics this seat may still take, once it has begun

    def run(self, s: Valhalla) -> bool:
        if self.left != 0 and (s.played[0] or s.played[1]):
            return True
        self.choose(s, PASS)
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        thor = [support_card(entry) for entry in s.supported]
        lying = sorted(kinds_of(s.played[0] + s.played[1])) + kinds_of(tuple(thor))
        return [TAKE + card for card in lying] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return THOR_STAYS if option - TAKE >= FIRST_THOR else None

    def choose(self, s: Valhalla, option: int) -> None:
        seat = self.seat
        if option == PASS:
            s.end()
            offer_tactics(s, seat)
            return
        if self.left < 0:
            which = LOWER if jarl_outside(s, seat, AT_OTHER_BATTLE_AFTER) & LOWER_BIT else UPPER
            self.left = trait_of(s, seat, which).n
            tell_use(s, seat, which)
            s.rested |= 1 << seat
        self.left -= 1
        card = option - TAKE
        take_back(s, seat, 0 if card in s.played[0] else 1, card)
