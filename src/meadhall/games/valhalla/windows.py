"""Before and after a battle: what the fighters may use (VH-BATTLE-02, -25, D-14, D-29)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import OneByOne
from meadhall.core.tuples import replaced, without
from meadhall.games.valhalla import ids, jarls, piles
from meadhall.games.valhalla.actions import DISCARD, PASS, PLAY, TAKE, USE_JARL
from meadhall.games.valhalla.cards.kinds import JarlTrait
from meadhall.games.valhalla.dwarves import is_tactic
from meadhall.games.valhalla.monster import lost_with_deck
from meadhall.games.valhalla.questions import JarlOffer, Offer
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.tactics import add_tactics, play, tactics_in_hand, why_not_played

NO_TACTIC: Final = Reason("no_tactic", "VH-JARL-11")

_AFTER: Final = 1 << ids.AT_AFTER_WIN | 1 << ids.AT_AFTER_LOSS | 1 << ids.AT_AFTER_BATTLE


def anything_before(s: Valhalla) -> bool:
    """Could either fighter use anything before the battle? BeforeBattle looks closely."""
    timings = s.variant.jarl_timings
    both = timings[s.jarl[s.attacker]] | timings[s.jarl[s.defender]]
    return s.variant.dwarves or both >> ids.AT_BEFORE_BATTLE & 1 == 1


def has_after_trait(s: Valhalla, seat: int) -> bool:
    """Has the seat's Jarl a trait for the time after a battle?"""
    return s.variant.jarl_timings[s.jarl[seat]] & _AFTER != 0


class BeforeBattle(Offer):
    """VH-BATTLE-02: Tactics and traits before the battle, as many as the fighter wishes.

    The attacker comes first, then the defender.
    """

    __slots__ = ()
    RULE: ClassVar[str] = "VH-BATTLE-02"
    SECRET: ClassVar[bool] = True

    def candidates(self, s: Valhalla) -> list[int]:
        options = [PLAY + card - ids.FIRST_TACTIC for card in tactics_in_hand(s, self.seat)]
        options += [
            USE_JARL + which for which in jarls.traits_at(s, self.seat, ids.AT_BEFORE_BATTLE)
        ]
        options.append(PASS)
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        if option >= PLAY:
            card, side = option - PLAY + ids.FIRST_TACTIC, s.side_of(self.seat)
            return why_not_played(s, side, self.seat, card, ids.AT_BEFORE_BATTLE)
        which, changes = option - USE_JARL, len(s.hand[s.opponent(self.seat)]) > 0
        return jarls.why_no_trait(s, self.seat, which, ids.AT_BEFORE_BATTLE, changes)

    def options(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        add_tactics(s, s.side_of(self.seat), self.seat, ids.AT_BEFORE_BATTLE, options)
        for which in jarls.traits_at(s, self.seat, ids.AT_BEFORE_BATTLE):
            if self.why_not(s, USE_JARL + which) is None:
                options.append(USE_JARL + which)
        options.append(PASS)
        return options

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            if self.seat == s.attacker:
                s.goto(BeforeBattle(s.defender))
            else:
                s.end()
            if s.variant.dwarves:
                # Whether the other fighter is asked shows something of a hand.
                s.reveals += 1
        elif option >= PLAY:
            play(s, s.side_of(self.seat), self.seat, option - PLAY + ids.FIRST_TACTIC)
        else:
            trait = jarls.use_in_battle(s, self.seat, option - USE_JARL)
            foe = s.opponent(self.seat)
            piles.show_hand(s, foe, 1 << self.seat)
            if trait.effect == ids.DO_DISCARD_CHOSEN_TACTIC:
                s.call(FromHand(self.seat, trait.n, foe))


class FromHand(OneByOne):
    """D-42: a player looks at another's hand and takes cards from it, or discards Tactics."""

    __slots__ = ("other", "taking")
    RULE: ClassVar[str] = "VH-JARL-11"

    def __init__(self, seat: int = -1, left: int = 0, other: int = 0, taking: int = 0) -> None:
        super().__init__(seat, left)
        self.other = other
        self.taking = taking

    def candidates(self, s: Valhalla) -> list[int]:
        verb = TAKE if self.taking else DISCARD
        return [verb + card for card in piles.kinds_of(s.hand[self.other])]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return None if self.taking or is_tactic(option - DISCARD) else NO_TACTIC

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        if self.taking:
            piles.take_unseen(s, self.seat, self.other, option - TAKE)
        else:
            piles.discard_from_hand(s, self.other, option - DISCARD)

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"other": self.other}


class AfterBattle(JarlOffer):
    """VH-BATTLE-25 (5): traits after a battle won or lost."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-BATTLE-25"

    def timings(self, s: Valhalla) -> list[int]:
        won = s.winner == s.side_of(self.seat)
        return [ids.AT_AFTER_WIN if won else ids.AT_AFTER_LOSS, ids.AT_AFTER_BATTLE]

    def would_change(self, s: Valhalla, trait: JarlTrait) -> bool:
        if trait.effect == ids.DO_DRAW:
            return s.deck_left > 0
        if trait.effect == ids.DO_RECOVER_TACTIC:
            return len(s.played[s.side_of(self.seat)]) > 0
        foe = s.opponent(self.seat)
        return foe >= 0 and len(s.hand[foe]) > 0

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            s.end()
            return
        seat = self.seat
        trait = jarls.use_in_battle(s, seat, option - USE_JARL)
        foe = s.opponent(seat)
        if trait.effect == ids.DO_DRAW:
            piles.draw_cards(s, seat, trait.n)
            lost_with_deck(s)
        elif trait.effect == ids.DO_RECOVER_TACTIC:
            s.call(RecoverTactic(seat, trait.n))
        elif trait.effect == ids.DO_STEAL_RANDOM:
            piles.steal_random(s, seat, foe, trait.n)
        else:
            assert trait.effect == ids.DO_STEAL_CHOSEN
            piles.show_hand(s, foe, 1 << seat)
            s.call(FromHand(seat, trait.n, foe, 1))


class RecoverTactic(OneByOne):
    """Tactics played in the battle return to the hand instead of being discarded."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-JARL-11"

    def options(self, s: Valhalla) -> list[int]:
        return [TAKE + card for card in sorted(piles.kinds_of(s.played[s.side_of(self.seat)]))]

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        take_back(s, self.seat, s.side_of(self.seat), option - TAKE)


def take_back(s: Valhalla, seat: int, side: int, card: int) -> None:
    """A Tactic played in the battle goes to a hand."""
    s.played = replaced(s.played, side, without(s.played[side], card))
    piles.add_openly(s, seat, card)
    s.tell("took_tactic", {"seat": seat, "card": ids.CARDS[card]})
