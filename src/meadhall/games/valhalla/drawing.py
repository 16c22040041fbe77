"""Drawing some cards and keeping fewer: action 4, part B, Loki's Trick (VH-TURN-16 to -19)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import DISCARD, DRAW, KEEP, USE_JARL
from meadhall.games.valhalla.ids import (
    AT_ACTION_4,
    AT_PART_B,
    CARDS,
    CHOICE,
    DO_DRAW_MORE,
    FIRST_TACTIC,
    LOWER,
    UPPER,
)
from meadhall.games.valhalla.jarls import tell_use, trait_of, working
from meadhall.games.valhalla.monster import lost_with_deck
from meadhall.games.valhalla.piles import (
    add_to_hand,
    discard,
    draw_top,
    eyes_on,
    kinds_of,
    names,
    order_matters,
)
from meadhall.games.valhalla.state import Valhalla

ASK_JARL: Final = 0
CHOOSE_KEPT: Final = 1
PUT_AWAY: Final = 2

NO_TIMING: Final = -1


class Draw(Frame):
    """Draw `count` cards, keep `keep` of them; the rest go on the discard pile."""

    __slots__ = ("count", "drawn", "keep", "timing", "used")
    NAME: ClassVar[str] = "draw"
    FIELDS: ClassVar[tuple[str, ...]] = ("count", "keep", "timing", "used", "drawn")

    def __init__(self, seat: int = -1, count: int = 0, keep: int = 0, timing: int = -1) -> None:
        super().__init__(seat)
        self.count = count
        self.keep = keep
        self.timing = timing
        self.used = 0  # traits of the Jarl used for this draw, a bit each
        self.drawn: list[int] = []

    def copy(self) -> "Draw":
        twin = Draw(self.seat, self.count, self.keep, self.timing)
        twin.step = self.step
        twin.used = self.used
        twin.drawn = self.drawn.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.step == ASK_JARL:
            traits = self._traits(s)
            if traits:
                options = [USE_JARL + which for which in (UPPER, LOWER) if traits >> which & 1]
                options.append(DRAW)
                return options
            self._draw(s)
            return None
        if self.step == CHOOSE_KEPT:
            return [KEEP + card for card in sorted(kinds_of(tuple(self.drawn)))]
        return [DISCARD + card for card in self.drawn]

    def choose(self, s: Valhalla, action: int) -> None:
        if self.step == ASK_JARL:
            if action == DRAW:
                self._draw(s)
            else:
                self._use(s, action - USE_JARL)
        elif self.step == CHOOSE_KEPT:
            self._keep(s, action - KEEP)
        else:
            card = action - DISCARD
            self.drawn.remove(card)
            self._put_on_pile(s, card)
            self._put_away(s)

    def _traits(self, s: Valhalla) -> int:
        """VH-JARL-05, -06: traits for this draw that were not used yet."""
        if self.timing == NO_TIMING:
            return 0
        traits = working(s, self.seat, self.timing)
        if not traits:
            return 0
        if self.used and s.variant.cards.jarls[s.jarl[self.seat]].mode == CHOICE:
            return 0
        return traits & ~self.used

    def _use(self, s: Valhalla, which: int) -> None:
        self.used |= 1 << which
        trait = trait_of(s, self.seat, which)
        if trait.effect == DO_DRAW_MORE:
            self.count += trait.n
        else:
            self.keep += trait.n
        tell_use(s, self.seat, which)

    def _draw(self, s: Valhalla) -> None:
        """VH-TURN-19: as many as there are; what need not be chosen is kept."""
        count = min(self.count, s.deck_left)
        self.drawn = [draw_top(s) for _ in range(count)]
        if s.telling:
            s.tell("drew", {"seat": self.seat, "count": count})
            if count:
                s.tell(
                    "drew_cards",
                    {"seat": self.seat, "cards": names(self.drawn)},
                    eyes_on(s, self.seat),
                )
        if count:
            s.reveals += 1
        if lost_with_deck(s):
            self._keep_all(s)
        elif count <= self.keep:
            self._keep_all(s)
            s.end()
        else:
            self.step = CHOOSE_KEPT

    def _keep_all(self, s: Valhalla) -> None:
        for card in self.drawn:
            add_to_hand(s, self.seat, card)
        self.drawn = []

    def _keep(self, s: Valhalla, card: int) -> None:
        """VH-TURN-18: any of them."""
        self.drawn.remove(card)
        add_to_hand(s, self.seat, card)
        self.keep -= 1
        if s.telling:
            eyes = eyes_on(s, self.seat)
            s.tell("kept", {"seat": self.seat, "card": CARDS[card]}, eyes)
        if self.keep == 0:
            self._put_away(s)

    def _put_away(self, s: Valhalla) -> None:
        """VH-GEN-09: the player orders the rest where order can matter."""
        warriors = [card for card in self.drawn if card < FIRST_TACTIC]
        if len(warriors) >= 2 and order_matters(s):
            self.step = PUT_AWAY
            return
        for card in self.drawn:
            self._put_on_pile(s, card)
        self.drawn = []
        s.end()

    def _put_on_pile(self, s: Valhalla, card: int) -> None:
        discard(s, card)
        s.reveals += 1
        if s.telling:
            s.tell("discarded", {"seat": self.seat, "card": CARDS[card]})

    def kind(self, s: Valhalla) -> str:
        return ("jarl_for_draw", "keep_card", "order_discards")[self.step]

    def rule(self, s: Valhalla) -> str:
        if self.step == ASK_JARL:
            return "VH-JARL-06"
        if self.step == PUT_AWAY:
            return "VH-GEN-09"
        return "VH-TURN-17" if self.timing == AT_PART_B else "VH-TURN-16"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        part = "loki"
        if self.timing == AT_ACTION_4:
            part = "action_4"
        elif self.timing == AT_PART_B:
            part = "part_b"
        return {"part": part, "count": self.count, "keep": self.keep}


class PutAway(Frame):
    """VH-GEN-09: cards one player discards together, in the order the player chooses."""

    __slots__ = ("cards",)
    NAME: ClassVar[str] = "put_away"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.cards: list[int] = []

    def copy(self) -> "PutAway":
        twin = PutAway(self.seat)
        twin.cards = self.cards.copy()
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if not self.cards:
            s.end()
            return None
        return [DISCARD + card for card in sorted(kinds_of(tuple(self.cards)))]

    def choose(self, s: Valhalla, action: int) -> None:
        card = action - DISCARD
        self.cards.remove(card)
        discard(s, card)
        if s.telling:
            s.tell("discarded", {"seat": self.seat, "card": CARDS[card]})

    def kind(self, s: Valhalla) -> str:
        return "order_discards"

    def rule(self, s: Valhalla) -> str:
        return "VH-GEN-09"


def put_away(s: Valhalla, seat: int, cards: list[int]) -> None:
    """Discard cards, asking for their order only where it can matter."""
    warriors = [card for card in cards if card < FIRST_TACTIC]
    if len(warriors) >= 2 and order_matters(s):
        frame = PutAway(seat)
        frame.cards = cards
        s.call(frame)
        return
    for card in cards:
        discard(s, card)
        if s.telling:
            s.tell("discarded", {"seat": seat, "card": CARDS[card]})
