"""Before and after a battle: what the fighters may use (VH-BATTLE-02, -25, D-14, D-29)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import DISCARD, PASS, PLAY, TAKE, USE_JARL
from meadhall.games.valhalla.dwarves import holds_tactic, is_tactic
from meadhall.games.valhalla.ids import (
    AT_AFTER_BATTLE,
    AT_AFTER_LOSS,
    AT_AFTER_WIN,
    AT_BEFORE_BATTLE,
    CARDS,
    DO_DISCARD_CHOSEN_TACTIC,
    DO_DRAW,
    DO_RECOVER_TACTIC,
    DO_STEAL_CHOSEN,
    DO_STEAL_RANDOM,
    FIRST_TACTIC,
)
from meadhall.games.valhalla.jarls import (
    JARL_NO_EFFECT,
    note_use,
    trait_of,
    traits_at,
    why_no_trait,
)
from meadhall.games.valhalla.monster import lost_with_deck
from meadhall.games.valhalla.piles import (
    add_openly,
    discard_from_hand,
    draw_cards,
    kinds_of,
    show_hand,
    steal_random,
    take_unseen,
    without,
)
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.tactics import add_tactics, play, tactics_in_hand, why_not_played

NO_TACTIC: Final = Reason("no_tactic", "VH-JARL-11")

_AFTER: Final = 1 << AT_AFTER_WIN | 1 << AT_AFTER_LOSS | 1 << AT_AFTER_BATTLE


def anything_before(s: Valhalla) -> bool:
    """Could either fighter use anything before the battle? BeforeBattle looks closely."""
    timings = s.variant.jarl_timings
    both = timings[s.jarl[s.attacker]] | timings[s.jarl[s.defender]]
    return s.variant.dwarves or both >> AT_BEFORE_BATTLE & 1 == 1


def has_after_trait(s: Valhalla, seat: int) -> bool:
    """Has the seat's Jarl a trait for the time after a battle?"""
    return s.variant.jarl_timings[s.jarl[seat]] & _AFTER != 0


class BeforeBattle(Question):
    """VH-BATTLE-02: Tactics and traits before the battle, as many as the fighter wishes.

    The attacker comes first, then the defender.
    """

    __slots__ = ("side",)
    RULE: ClassVar[str] = "VH-BATTLE-02"
    SECRET: ClassVar[bool] = True

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, s: Valhalla) -> bool:
        if len(self.options(s)) > 1:
            return True
        self.choose(s, PASS)
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        options = [PLAY + card - FIRST_TACTIC for card in tactics_in_hand(s, self.seat)]
        options += [USE_JARL + which for which in traits_at(s, self.seat, AT_BEFORE_BATTLE)]
        options.append(PASS)
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        if option >= PLAY:
            card = option - PLAY + FIRST_TACTIC
            return why_not_played(s, self.side, self.seat, card, AT_BEFORE_BATTLE)
        reason = why_no_trait(s, self.seat, option - USE_JARL, AT_BEFORE_BATTLE)
        if reason is not None:
            return reason
        return None if s.hand[s.fighter(1 - self.side)] else JARL_NO_EFFECT

    def options(self, s: Valhalla) -> list[int]:
        options: list[int] = []
        add_tactics(s, self.side, self.seat, AT_BEFORE_BATTLE, options)
        for which in traits_at(s, self.seat, AT_BEFORE_BATTLE):
            if self.why_not(s, USE_JARL + which) is None:
                options.append(USE_JARL + which)
        options.append(PASS)
        return options

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            if self.side == 0:
                s.goto(BeforeBattle(s.defender, 1))
            else:
                s.end()
            if s.variant.dwarves:
                # Whether the other fighter is asked shows something of a hand.
                s.reveals += 1
        elif option >= PLAY:
            play(s, self.side, self.seat, option - PLAY + FIRST_TACTIC)
        else:
            which = option - USE_JARL
            note_use(s, self.seat, which)
            trait = trait_of(s, self.seat, which)
            foe = s.fighter(1 - self.side)
            show_hand(s, foe, 1 << self.seat)
            if trait.effect == DO_DISCARD_CHOSEN_TACTIC:
                s.call(DiscardFromHand(self.seat, foe, trait.n))


class TakeFromHand(Question):
    """D-42: a player looks at another's hand and takes cards from it."""

    __slots__ = ("left", "other")
    KIND: ClassVar[str] = "from_hand"
    RULE: ClassVar[str] = "VH-JARL-11"

    def __init__(self, seat: int = -1, other: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left

    def run(self, s: Valhalla) -> bool:
        if self.left > 0 and s.hand[self.other]:
            return True
        s.end()
        return False

    def options(self, s: Valhalla) -> list[int]:
        return [TAKE + card for card in kinds_of(s.hand[self.other])]

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        take_unseen(s, self.seat, self.other, option - TAKE)

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"other": self.other}


class DiscardFromHand(Question):
    """D-42: a player looks at another's hand and discards Tactics from it."""

    __slots__ = ("left", "other")
    KIND: ClassVar[str] = "from_hand"
    RULE: ClassVar[str] = "VH-JARL-11"

    def __init__(self, seat: int = -1, other: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left

    def run(self, s: Valhalla) -> bool:
        if self.left > 0 and holds_tactic(s, self.other):
            return True
        s.end()
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        return [DISCARD + card for card in kinds_of(s.hand[self.other])]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return None if is_tactic(option - DISCARD) else NO_TACTIC

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        discard_from_hand(s, self.other, option - DISCARD)

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"other": self.other}


class AfterBattle(Question):
    """VH-BATTLE-25 (5): traits after a battle won or lost."""

    __slots__ = ("side",)
    RULE: ClassVar[str] = "VH-BATTLE-25"

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, s: Valhalla) -> bool:
        if len(self.options(s)) > 1:
            return True
        s.end()
        return False

    def candidates(self, s: Valhalla) -> list[int]:
        traits = traits_at(s, self.seat, AT_AFTER_WIN if s.winner == self.side else AT_AFTER_LOSS)
        traits += traits_at(s, self.seat, AT_AFTER_BATTLE)
        return [USE_JARL + which for which in sorted(traits)] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == PASS:
            return None
        which = option - USE_JARL
        trait = trait_of(s, self.seat, which)
        reason = why_no_trait(s, self.seat, which, trait.timing)
        if reason is not None:
            return reason
        return None if self._would_change(s, trait.effect) else JARL_NO_EFFECT

    def _would_change(self, s: Valhalla, effect: int) -> bool:
        if effect == DO_DRAW:
            return s.deck_left > 0
        if effect == DO_RECOVER_TACTIC:
            return len(s.played[self.side]) > 0
        foe = s.fighter(1 - self.side)
        return foe >= 0 and len(s.hand[foe]) > 0

    def choose(self, s: Valhalla, option: int) -> None:
        if option == PASS:
            s.end()
            return
        seat = self.seat
        trait = trait_of(s, seat, option - USE_JARL)
        note_use(s, seat, option - USE_JARL)
        foe = s.fighter(1 - self.side)
        if trait.effect == DO_DRAW:
            draw_cards(s, seat, trait.n)
            lost_with_deck(s)
        elif trait.effect == DO_RECOVER_TACTIC:
            s.call(RecoverTactic(seat, self.side, trait.n))
        elif trait.effect == DO_STEAL_RANDOM:
            steal_random(s, seat, foe, trait.n)
        else:
            assert trait.effect == DO_STEAL_CHOSEN
            show_hand(s, foe, 1 << seat)
            s.call(TakeFromHand(seat, foe, trait.n))


class RecoverTactic(Question):
    """Tactics played in the battle return to the hand instead of being discarded."""

    __slots__ = ("left", "side")
    RULE: ClassVar[str] = "VH-JARL-11"

    def __init__(self, seat: int = -1, side: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def run(self, s: Valhalla) -> bool:
        if self.left > 0 and s.played[self.side]:
            return True
        s.end()
        return False

    def options(self, s: Valhalla) -> list[int]:
        return [TAKE + card for card in sorted(kinds_of(s.played[self.side]))]

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        take_back(s, self.seat, self.side, option - TAKE)


def take_back(s: Valhalla, seat: int, side: int, card: int) -> None:
    """A Tactic played in the battle goes to a hand."""
    s.played = replaced(s.played, side, without(s.played[side], card))
    add_openly(s, seat, card)
    if s.telling:
        s.tell("took_tactic", {"seat": seat, "card": CARDS[card]})
