"""Before and after a battle: what the fighters may use (VH-BATTLE-02, -25, D-14, D-29)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import DISCARD, PASS, PLAY, TAKE, USE_JARL
from meadhall.games.valhalla.dwarves import tactics_in_hand
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
    LOWER,
    UPPER,
)
from meadhall.games.valhalla.jarls import available, note_use, trait_of
from meadhall.games.valhalla.monster import lost_with_deck
from meadhall.games.valhalla.piles import (
    add_openly,
    discard_from_hand,
    draw_cards,
    kinds_of,
    show_hand,
    steal_random,
    take_unseen,
)
from meadhall.games.valhalla.state import Valhalla
from meadhall.games.valhalla.tactics import add_tactics, play

_AFTER: Final = 1 << AT_AFTER_WIN | 1 << AT_AFTER_LOSS | 1 << AT_AFTER_BATTLE


def may_use_before(s: Valhalla, seat: int) -> bool:
    """Could there be anything to use before the battle? A quick look; Before looks closely."""
    return s.variant.dwarves or _jarl_timings(s, seat) >> AT_BEFORE_BATTLE & 1 == 1


def has_after_trait(s: Valhalla, seat: int) -> bool:
    """Has the seat's Jarl a trait for the time after a battle?"""
    return _jarl_timings(s, seat) & _AFTER != 0


def _jarl_timings(s: Valhalla, seat: int) -> int:
    jarl = s.jarl[seat]
    return s.variant.cards.jarls[jarl].timings if jarl >= 0 else 0


class Before(Frame):
    """VH-BATTLE-02: Tactics and traits before the battle, as many as the fighter wishes."""

    __slots__ = ("side",)
    NAME: ClassVar[str] = "before_battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def copy(self) -> "Before":
        return Before(self.seat, self.side)

    def run(self, s: Valhalla) -> list[int] | None:
        options: list[int] = []
        add_tactics(s, self.side, self.seat, AT_BEFORE_BATTLE, options)
        foe = s.fighter(1 - self.side)
        if foe >= 0 and s.hand[foe]:
            traits = available(s, self.seat, AT_BEFORE_BATTLE)
            options.extend(USE_JARL + which for which in (UPPER, LOWER) if traits >> which & 1)
        if not options:
            s.end()
            return None
        options.append(PASS)
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        if action == PASS:
            s.end()
        elif action >= PLAY:
            play(s, self.side, self.seat, action - PLAY + FIRST_TACTIC)
        else:
            which = action - USE_JARL
            note_use(s, self.seat, which)
            trait = trait_of(s, self.seat, which)
            foe = s.fighter(1 - self.side)
            show_hand(s, foe, 1 << self.seat)
            if trait.effect == DO_DISCARD_CHOSEN_TACTIC:
                s.call(FromHand(self.seat, foe, trait.n, 0))

    def rule(self, s: Valhalla) -> str:
        return "VH-BATTLE-02"


class FromHand(Frame):
    """D-42: a player looks at another's hand and takes a card from it, or discards a Tactic."""

    __slots__ = ("left", "other", "takes")
    NAME: ClassVar[str] = "from_hand"
    FIELDS: ClassVar[tuple[str, ...]] = ("other", "left", "takes")

    def __init__(self, seat: int = -1, other: int = 0, left: int = 0, takes: int = 0) -> None:
        super().__init__(seat)
        self.other = other
        self.left = left
        self.takes = takes

    def copy(self) -> "FromHand":
        return FromHand(self.seat, self.other, self.left, self.takes)

    def run(self, s: Valhalla) -> list[int] | None:
        options: list[int] = []
        if self.left > 0:
            if self.takes:
                options = [TAKE + card for card in kinds_of(s.hand[self.other])]
            else:
                options = [DISCARD + card for card in tactics_in_hand(s, self.other)]
        if not options:
            s.end()
            return None
        return options

    def choose(self, s: Valhalla, action: int) -> None:
        self.left -= 1
        if self.takes:
            take_unseen(s, self.seat, self.other, action - TAKE)
        else:
            discard_from_hand(s, self.other, action - DISCARD)

    def rule(self, s: Valhalla) -> str:
        return "VH-JARL-11"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return {"other": self.other}


class After(Frame):
    """VH-BATTLE-25 (5): traits after a battle won or lost."""

    __slots__ = ("side",)
    NAME: ClassVar[str] = "after_battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def copy(self) -> "After":
        return After(self.seat, self.side)

    def run(self, s: Valhalla) -> list[int] | None:
        won = s.winner == self.side
        traits = available(s, self.seat, AT_AFTER_WIN if won else AT_AFTER_LOSS)
        traits |= available(s, self.seat, AT_AFTER_BATTLE)
        options: list[int] = []
        for which in (UPPER, LOWER):
            if traits >> which & 1 and self._can(s, trait_of(s, self.seat, which).effect):
                options.append(USE_JARL + which)
        if not options:
            s.end()
            return None
        options.append(PASS)
        return options

    def _can(self, s: Valhalla, effect: int) -> bool:
        if effect == DO_DRAW:
            return s.deck_left > 0
        if effect == DO_RECOVER_TACTIC:
            return len(s.played[self.side]) > 0
        foe = s.fighter(1 - self.side)
        return foe >= 0 and len(s.hand[foe]) > 0

    def choose(self, s: Valhalla, action: int) -> None:
        if action == PASS:
            s.end()
            return
        seat = self.seat
        trait = trait_of(s, seat, action - USE_JARL)
        note_use(s, seat, action - USE_JARL)
        foe = s.fighter(1 - self.side)
        if trait.effect == DO_DRAW:
            draw_cards(s, seat, trait.n)
            lost_with_deck(s)
        elif trait.effect == DO_RECOVER_TACTIC:
            s.call(Recover(seat, self.side, trait.n))
        elif trait.effect == DO_STEAL_RANDOM:
            steal_random(s, seat, foe, trait.n)
        else:
            assert trait.effect == DO_STEAL_CHOSEN
            show_hand(s, foe, 1 << seat)
            s.call(FromHand(seat, foe, trait.n, 1))

    def rule(self, s: Valhalla) -> str:
        return "VH-BATTLE-25"


class Recover(Frame):
    """Tactics played in the battle return to the hand instead of being discarded."""

    __slots__ = ("left", "side")
    NAME: ClassVar[str] = "recover_tactic"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "left")

    def __init__(self, seat: int = -1, side: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def copy(self) -> "Recover":
        return Recover(self.seat, self.side, self.left)

    def run(self, s: Valhalla) -> list[int] | None:
        if self.left == 0 or not s.played[self.side]:
            s.end()
            return None
        return [TAKE + card for card in sorted(kinds_of(s.played[self.side]))]

    def choose(self, s: Valhalla, action: int) -> None:
        card = action - TAKE
        played = s.played[self.side]
        at = played.index(card)
        s.played = replaced(s.played, self.side, played[:at] + played[at + 1 :])
        add_openly(s, self.seat, card)
        self.left -= 1
        if s.telling:
            s.tell("took_tactic", {"seat": self.seat, "card": CARDS[card]})

    def rule(self, s: Valhalla) -> str:
        return "VH-JARL-11"
