"""Trade with Villages (RM-TRADE)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.reavers.actions import ACTIONS, ARTIFACT, FROM_DECK, PROPHECY, TAKE, TAKE_DIE
from meadhall.games.reavers.artifacts import closed_artifacts, use_artifact, with_artifacts
from meadhall.games.reavers.dice import check_room, die_name
from meadhall.games.reavers.effects import gain
from meadhall.games.reavers.ids import (
    CREW,
    DICE,
    FAVOR,
    FOOD,
    GOODS_PER_SEAT,
    PROPHECIES,
    PROPHECY_BASE,
    PROPHECY_DECK,
)
from meadhall.games.reavers.receiving import receive
from meadhall.games.reavers.state import Reavers


class Trade(Frame):
    """RM-TRADE-03 to -07: all picks of a seat one after another, each of any of the four kinds."""

    __slots__ = ("dice", "picks")
    NAME: ClassVar[str] = "trade"
    FIELDS: ClassVar[tuple[str, ...]] = ("picks", "dice")

    def __init__(self, seat: int = -1, picks: int = 0) -> None:
        super().__init__(seat)
        self.picks = picks
        # Dice still to be taken of the pick in progress.
        self.dice = 0

    def copy(self) -> "Trade":
        twin = Trade(self.seat, self.picks)
        twin.dice = self.dice
        return twin

    def run(self, s: Reavers) -> list[int] | None:
        if self.dice > 0:
            if s.trade:
                # Nothing to choose where all that lie there are taken.
                options = _dice(s)
                return options[:1] if len(s.trade) <= self.dice else options
            self.dice = 0
            check_room(s, self.seat)
            return None
        if self.picks == 0:
            s.end()
            return None
        options = [TAKE + FOOD, TAKE + FAVOR, *_dice(s)]
        for prophecy in sorted(set(s.face_up[PROPHECY_DECK])):
            if prophecy >= 0:
                options.append(PROPHECY + prophecy)
        if s.cards_left(PROPHECY_DECK):
            options.append(FROM_DECK)
        return with_artifacts(s, self.seat, options)

    def choose(self, s: Reavers, action: int) -> None:
        cards = s.variant.cards
        if action >= ARTIFACT:
            use_artifact(s, self.seat, action)
            return
        if TAKE_DIE <= action < TAKE_DIE + DICE:
            if self.dice == 0:
                self.picks -= 1
                self.dice = cards.trade_dice_taken
            self._take_die(s, action - TAKE_DIE)
            return
        self.picks -= 1
        if action == TAKE + FOOD:
            gain(s, self.seat, FOOD, cards.trade_food)
        elif action == TAKE + FAVOR:
            gain(s, self.seat, FAVOR, cards.trade_favor)
        elif action == FROM_DECK:
            # RM-TRADE-07: unseen by the others.
            receive(s, self.seat, PROPHECY_DECK, s.draw(PROPHECY_DECK, 1))
        else:
            take_prophecy(s, self.seat, action - PROPHECY)

    def _take_die(self, s: Reavers, die: int) -> None:
        """RM-TRADE-06, RM-DICE-08: with the face it shows; the room is checked after the pick."""
        self.dice -= 1
        at = s.trade.index(die)
        s.trade = s.trade[:at] + s.trade[at + 1 :]
        s.dice[self.seat * DICE + die] += 1
        s.goods[self.seat * GOODS_PER_SEAT + CREW] += 1
        if s.telling:
            s.tell("took_die", {"seat": self.seat, "die": die_name(die)})
        if self.dice == 0:
            check_room(s, self.seat)

    def kind(self, s: Reavers) -> str:
        return "trade_die" if self.dice > 0 else "trade"

    def rule(self, s: Reavers) -> str:
        return "RM-TRADE-06" if self.dice > 0 else "RM-TRADE-05"

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"picks": self.picks, "dice": self.dice}

    def closed(self, s: Reavers) -> list[ClosedOption]:
        if self.dice > 0:
            return []
        closed = closed_artifacts(s, self.seat)
        if not s.cards_left(PROPHECY_DECK):
            closed.append(ClosedOption(ACTIONS.options[FROM_DECK], "deck_empty", "RM-DECK-06"))
        return closed


def _dice(s: Reavers) -> list[int]:
    """The different dice on the space."""
    options: list[int] = []
    last = -1
    for die in s.trade:
        if die != last:
            last = die
            options.append(TAKE_DIE + die)
    return options


def take_prophecy(s: Reavers, seat: int, prophecy: int) -> None:
    """RM-TRADE-07: a face-up Prophecy, seen by all; it lies face down in the pile from now on."""
    lying = s.face_up[PROPHECY_DECK]
    at = lying.index(prophecy)
    s.face_up = replaced(s.face_up, PROPHECY_DECK, replaced(lying, at, -1))
    s.to_pile(seat, PROPHECY_BASE + prophecy)
    if s.telling:
        s.tell("took_prophecy", {"seat": seat, "prophecy": PROPHECIES[prophecy]})
