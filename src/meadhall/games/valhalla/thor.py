"""Players outside a battle: Thor's Support, Jarls for battles of others (VH-THOR, D-13, D-40)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.games.valhalla import ids, jarls, piles
from meadhall.games.valhalla.actions import PASS, SIDES, SUPPORT, TAKE, USE_JARL
from meadhall.games.valhalla.questions import Offer
from meadhall.games.valhalla.state import (
    EXTRA,
    THOR_REROLLS,
    Valhalla,
    backer_draw,
    backer_entry,
    backer_seat,
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
    if s.variant.thor and timing == ids.AT_OTHER_BATTLE_BEFORE:
        return True
    timings = s.variant.jarl_timings
    for jarl in s.jarl:
        if timings[jarl] >> timing & 1:
            return True
    return False


def why_no_support(s: Valhalla, card: int, side: int) -> Reason | None:
    """VH-THOR-04, -05: does the fighter on this side meet the condition of the card?"""
    own, theirs = s.team[s.fighter(side)], s.team[s.fighter(1 - side)]
    if s.variant.cards.thor_condition[card] == ids.FEWER:
        return None if own < theirs else TEAM_NOT_SMALLER
    return None if own <= theirs else TEAM_LARGER


def jarl_outside(s: Valhalla, seat: int, timing: int) -> int:
    """Traits "once between your turns" that are still to be used."""
    return 0 if s.rested >> seat & 1 else jarls.working(s, seat, timing)


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
        could = s.variant.thor or jarl_outside(s, seat, ids.AT_OTHER_BATTLE_BEFORE) > 0
        if could and seat != s.defender:
            s.call(Support(seat))
            return


class Support(Offer):
    """Clockwise from the attacker's left, everybody but the fighters.

    VH-THOR-02, -03, -06, -14, -15
    """

    __slots__ = ()
    RULE: ClassVar[str] = "VH-THOR-14"
    SECRET: ClassVar[bool] = True

    def candidates(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        for card in piles.kinds_of(s.hand[self.seat]):
            if ids.FIRST_THOR <= card < ids.FIRST_TYR:
                first = SUPPORT + (card - ids.FIRST_THOR) * len(SIDES)
                options += [first, first + 1]
        for which in jarls.traits_at(s, self.seat, ids.AT_OTHER_BATTLE_BEFORE):
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
            return why_no_support(s, ids.FIRST_THOR + card, side)
        if s.rested >> self.seat & 1:
            return RESTED
        return jarls.why_no_trait(s, self.seat, option - USE_JARL, ids.AT_OTHER_BATTLE_BEFORE)

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            s.end()
            open_support(s, self.seat)
        elif option >= SUPPORT:
            card, side = divmod(option - SUPPORT, len(SIDES))
            support(s, self.seat, ids.FIRST_THOR + card, side)
        else:
            self._back(s, option - USE_JARL)

    def _back(self, s: Valhalla, which: int) -> None:
        """A Jarl who gives strength to the defender in a battle of two others."""
        s.rested |= 1 << self.seat
        trait = jarls.use(s, self.seat, which)
        s.tally[SUPPORT_COUNT + 1] += trait.n
        s.backers = (*s.backers, backer_entry(self.seat, trait.draw))

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"attacker": s.attacker, "defender": s.defender}


def support(s: Valhalla, seat: int, card: int, side: int) -> None:
    """VH-THOR-06 to -11: the card lies open, its bonus goes to the fighter on this side."""
    cards = s.variant.cards
    piles.leave_hand(s, seat, card)
    s.supported = (*s.supported, support_entry(card, seat, side))
    s.reveals += 1
    fighter = s.fighter(side)
    s.tell("supported", {"seat": seat, "card": ids.CARDS[card], "other": fighter})
    bonus, n = cards.thor_bonus[card], cards.thor_n[card]
    if bonus == ids.THOR_DRAW:
        piles.draw_cards(s, fighter, n)
    elif bonus == ids.THOR_FREE_REROLL:
        s.tally[THOR_REROLLS + side] += n
    elif bonus == ids.THOR_STEAL_RANDOM:
        piles.steal_random(s, fighter, s.fighter(1 - side), n)
    elif bonus == ids.THOR_EXTRA_DIE:
        s.tally[EXTRA + side] += n
    else:
        s.tally[SUPPORT_COUNT + side] += n


def settle_support(s: Valhalla) -> None:
    """VH-BATTLE-29, VH-THOR-12, -13: to the player's own Valhalla if the supported one won."""
    for entry in s.supported:
        card, seat, side = support_card(entry), support_seat(entry), support_side(entry)
        won = s.winner == side
        if won:
            piles.to_valhalla(s, seat, (card,))
        else:
            piles.discard(s, card)
        key = "support_rewarded" if won else "support_lost"
        s.tell(key, {"seat": seat, "card": ids.CARDS[card], "side": SIDES[side]})
    s.supported = ()
    s.backers = ()


def reward_backers(s: Valhalla) -> None:
    """VH-JARL-11, VH-BATTLE-25: Jarls outside the battle who backed a defender that won."""
    for entry in s.backers:
        if s.winner == 1:
            piles.draw_cards(s, backer_seat(entry), backer_draw(entry))
    s.backers = ()


def offer_tactics(s: Valhalla, seat: int) -> None:
    """D-40: the next one who may take Tactics, clockwise from this seat to the attacker."""
    seat = s.next_seat(seat)
    while seat != s.attacker and (s.played[0] or s.played[1]):
        if seat != s.defender and jarl_outside(s, seat, ids.AT_OTHER_BATTLE_AFTER):
            s.call(TakePlayedTactic(seat))
            return
        seat = s.next_seat(seat)


class TakePlayedTactic(Offer):
    """VH-JARL-11, D-40: Jarls who take Tactics of others' battles when they would be discarded.

    Thor cards are settled apart (VH-BATTLE-29).
    """

    __slots__ = ("left",)
    RULE: ClassVar[str] = "VH-JARL-06"

    def __init__(self, seat: int = -1, left: int = -1) -> None:
        super().__init__(seat)
        self.left = left  # Tactics this seat may still take, once it has begun

    def candidates(self, s: Valhalla) -> list[int]:
        thor = [support_card(entry) for entry in s.supported]
        lying = sorted(piles.kinds_of(s.played[0] + s.played[1])) + piles.kinds_of(tuple(thor))
        return [TAKE + card for card in lying] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return THOR_STAYS if option - TAKE >= ids.FIRST_THOR else None

    def choose(self, s: Valhalla, option: int) -> None:
        seat = self.seat
        if option == PASS:
            s.end()
            offer_tactics(s, seat)
            return
        if self.left < 0:
            which = (
                ids.LOWER
                if jarl_outside(s, seat, ids.AT_OTHER_BATTLE_AFTER) & jarls.LOWER_BIT
                else ids.UPPER
            )
            self.left = jarls.use(s, seat, which).n
            s.rested |= 1 << seat
        self.left -= 1
        card = option - TAKE
        take_back(s, seat, 0 if card in s.played[0] else 1, card)
        if self.left == 0:
            self.choose(s, PASS)
