"""Drawing some cards and keeping fewer: action 4, part B, Loki's Trick (VH-TURN-16 to -19)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla import ids, jarls, piles
from meadhall.games.valhalla.actions import DISCARD, DRAW, KEEP, USE_JARL
from meadhall.games.valhalla.monster import lost_with_deck
from meadhall.games.valhalla.questions import Offer
from meadhall.games.valhalla.state import Valhalla

# A draw that is no part of a turn: no Jarl has a say in it.
NO_TIMING: Final = -1
_PARTS: Final = {ids.AT_ACTION_4: "action_4", ids.AT_PART_B: "part_b", NO_TIMING: "loki"}


def draw(s: Valhalla, seat: int, count: int, keep: int, timing: int) -> None:
    """Draw `count` cards, keep `keep` of them (more if a Jarl says so: VH-JARL-12)."""
    if timing != NO_TIMING and s.variant.jarl_timings[s.jarl[seat]] >> timing & 1:
        s.call(JarlForDraw(seat, count, keep, timing))
    else:
        draw_now(s, seat, count, keep, timing)


def draw_now(s: Valhalla, seat: int, count: int, keep: int, timing: int) -> None:
    """VH-GEN-08, VH-TURN-19: as many as there are; what need not be chosen is kept."""
    drawn = piles.draw_some(s, count)
    piles.tell_drawn(s, seat, drawn)
    if drawn:
        s.reveals += 1
    if lost_with_deck(s) or len(drawn) <= keep:
        for card in drawn:
            piles.add_to_hand(s, seat, card)
    else:
        s.call(KeepCard(seat, count, keep, timing, drawn))


def _about(count: int, keep: int, timing: int) -> dict[str, int | str]:
    return {"part": _PARTS[timing], "count": count, "keep": keep}


class JarlForDraw(Offer):
    """VH-JARL-05, -06: traits of the Jarl for the draw that follows."""

    __slots__ = ("count", "keep", "timing", "used")
    RULE: ClassVar[str] = "VH-JARL-06"
    DECLINE: ClassVar[int] = DRAW

    def __init__(self, seat: int = -1, count: int = 0, keep: int = 0, timing: int = -1) -> None:
        super().__init__(seat)
        self.count = count
        self.keep = keep
        self.timing = timing
        self.used = 0  # traits used for this draw, one bit each

    def candidates(self, s: Valhalla) -> list[int]:
        return [USE_JARL + which for which in jarls.traits_at(s, self.seat, self.timing)] + [DRAW]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == DRAW:
            return None
        which = option - USE_JARL
        if self.used >> which & 1:
            return jarls.JARL_USED
        if self.used and s.variant.cards.jarls[s.jarl[self.seat]].mode == ids.CHOICE:
            return jarls.JARL_SHUT_OUT
        changes = self._would_change(s, jarls.trait_of(s, self.seat, which).effect)
        return jarls.why_no_trait(s, self.seat, which, self.timing, changes)

    def _would_change(self, s: Valhalla, effect: int) -> bool:
        """VH-TURN-19: nobody draws more than there is, or keeps more than was drawn."""
        if effect == ids.DO_DRAW_MORE:
            return s.deck_left > self.count
        return min(s.deck_left, self.count) > self.keep

    def choose(self, s: Valhalla, option: int) -> None:
        if option == DRAW:
            s.end()
            draw_now(s, self.seat, self.count, self.keep, self.timing)
            return
        which = option - USE_JARL
        self.used |= 1 << which
        trait = jarls.use(s, self.seat, which)
        if trait.effect == ids.DO_DRAW_MORE:
            self.count += trait.n
        else:
            self.keep += trait.n

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return _about(self.count, self.keep, self.timing)


class KeepCard(Question):
    """VH-TURN-16 to -18: any of the cards drawn may be kept."""

    __slots__ = ("count", "drawn", "keep", "timing")

    def __init__(
        self,
        seat: int = -1,
        count: int = 0,
        keep: int = 0,
        timing: int = -1,
        drawn: list[int] | None = None,
    ) -> None:
        super().__init__(seat)
        self.count = count
        self.keep = keep
        self.timing = timing
        self.drawn: list[int] = [] if drawn is None else drawn

    def options(self, s: Valhalla) -> list[int]:
        return [KEEP + card for card in sorted(set(self.drawn))]

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - KEEP
        self.drawn.remove(card)
        piles.add_to_hand(s, self.seat, card)
        self.keep -= 1
        if s.telling:
            s.tell(
                "kept", {"seat": self.seat, "card": ids.CARDS[card]}, piles.eyes_on(s, self.seat)
            )
        if self.keep == 0:
            s.end()
            put_away(s, self.seat, self.drawn, True)

    def rule(self, s: Valhalla) -> str:
        if self.timing == NO_TIMING:
            return "VH-LOKI-02"
        return "VH-TURN-17" if self.timing == ids.AT_PART_B else "VH-TURN-16"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return _about(self.count, self.keep, self.timing)


def put_away(s: Valhalla, seat: int, cards: list[int], unseen: bool = False) -> None:
    """VH-GEN-09: cards one player discards together; their order is asked where it can matter.

    `unseen`: the others see them only now.
    """
    if len(cards) > 1 and piles.order_matters(s):
        warriors = [card for card in cards if card < ids.FIRST_TACTIC]
        if len(warriors) > 1:
            s.call(PutAway(seat, cards, 1 if unseen else 0))
            return
    _put_on_pile(s, seat, cards, unseen)


def _put_on_pile(s: Valhalla, seat: int, cards: list[int], unseen: bool) -> None:
    """VH-GEN-03: face up on top of the pile, one by one."""
    s.discard = s.discard + tuple(cards)
    if unseen:
        s.reveals += len(cards)
    if s.telling:
        for card in cards:
            s.tell("discarded", {"seat": seat, "card": ids.CARDS[card]})


class PutAway(Question):
    """VH-GEN-09: which card goes on the discard pile next."""

    __slots__ = ("cards", "unseen")
    KIND: ClassVar[str] = "order_discards"
    RULE: ClassVar[str] = "VH-GEN-09"

    def __init__(self, seat: int = -1, cards: list[int] | None = None, unseen: int = 0) -> None:
        super().__init__(seat)
        self.cards: list[int] = [] if cards is None else cards
        self.unseen = unseen

    def options(self, s: Valhalla) -> list[int]:
        return [DISCARD + card for card in sorted(piles.kinds_of(tuple(self.cards)))]

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - DISCARD
        self.cards.remove(card)
        s.end()
        _put_on_pile(s, self.seat, [card], self.unseen == 1)
        put_away(s, self.seat, self.cards, self.unseen == 1)
