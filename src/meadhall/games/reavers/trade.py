"""Trade with Villages (RM-TRADE)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced, without
from meadhall.games.reavers import ids
from meadhall.games.reavers.actions import FROM_DECK, PROPHECY, TAKE, TAKE_DIE
from meadhall.games.reavers.artifacts import Moment
from meadhall.games.reavers.dice import check_room, tell_die
from meadhall.games.reavers.effects import gain
from meadhall.games.reavers.receiving import receive
from meadhall.games.reavers.recruit import DECK_EMPTY
from meadhall.games.reavers.state import Cards, Reavers

DIE_TAKEN: Final = Reason("die_taken", "RM-TRADE-06")


class Trade(Moment):
    """RM-TRADE-03 to -07: all picks of a seat one after another, each of any of the four kinds."""

    __slots__ = ("picks",)
    RULE: ClassVar[str] = "RM-TRADE-05"

    def __init__(self, seat: int = -1, picks: int = 0) -> None:
        super().__init__(seat)
        self.picks = picks

    def run(self, s: Reavers) -> bool:
        if self.picks > 0:
            return True
        s.end()
        return False

    def answers(self, s: Reavers) -> list[int]:
        lying = sorted(set(s.face_up[ids.PROPHECY_DECK]))
        prophecies = [PROPHECY + prophecy for prophecy in lying if prophecy >= 0]
        goods = [TAKE + ids.FOOD, TAKE + ids.FAVOR]
        return [*goods, *different(s.trade_rolled), *prophecies, FROM_DECK]

    def why_not_answer(self, s: Reavers, option: int) -> Reason | None:
        if option == FROM_DECK:
            return None if s.cards_left(ids.PROPHECY_DECK) else DECK_EMPTY
        die = option - TAKE_DIE
        return DIE_TAKEN if 0 <= die < ids.DICE and die not in s.trade else None

    def open_answers(self, s: Reavers) -> list[int]:
        """The same, faster."""
        options = [TAKE + ids.FOOD, TAKE + ids.FAVOR, *different(s.trade)]
        for prophecy in sorted(set(s.face_up[ids.PROPHECY_DECK])):
            if prophecy >= 0:
                options.append(PROPHECY + prophecy)
        if s.cards_left(ids.PROPHECY_DECK):
            options.append(FROM_DECK)
        return options

    def answer(self, s: Reavers, option: int) -> None:
        cards = s.variant.cards
        self.picks -= 1
        if option == TAKE + ids.FOOD:
            gain(s, self.seat, ids.FOOD, cards.trade_food)
        elif option == TAKE + ids.FAVOR:
            gain(s, self.seat, ids.FAVOR, cards.trade_favor)
        elif option == FROM_DECK:
            # RM-TRADE-07: unseen by the others.
            receive(s, self.seat, ids.PROPHECY_DECK, s.draw(ids.PROPHECY_DECK, 1))
        elif option >= PROPHECY:
            take_prophecy(s, self.seat, option - PROPHECY)
        else:
            take_die(s, self.seat, option - TAKE_DIE)
            s.call(TradeDie(self.seat, self.picks, cards.trade_dice_taken - 1))

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"picks": self.picks, "dice": 0}


class TradeDie(Question):
    """RM-TRADE-06: the other dice of a pick, as far as there are any."""

    __slots__ = ("left", "picks")
    RULE: ClassVar[str] = "RM-TRADE-06"

    def __init__(self, seat: int = -1, picks: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.picks = picks
        self.left = left

    def run(self, s: Reavers) -> bool:
        if self.left == 0 or not s.trade:
            s.end()
            check_room(s, self.seat)
        elif len(s.trade) <= self.left:
            # Nothing to choose where all that lie there are taken.
            self.choose(s, TAKE_DIE + s.trade[0])
        else:
            return True
        return False

    def candidates(self, s: Reavers) -> list[int]:
        return different(s.trade_rolled)

    def why_not(self, s: Reavers, option: int) -> Reason | None:
        return None if option - TAKE_DIE in s.trade else DIE_TAKEN

    def options(self, s: Reavers) -> list[int]:
        """The same, faster."""
        return different(s.trade)

    def choose(self, s: Reavers, option: int) -> None:
        self.left -= 1
        take_die(s, self.seat, option - TAKE_DIE)

    def about(self, s: Reavers) -> dict[str, int | str]:
        return {"picks": self.picks, "dice": self.left}


def different(dice: Cards) -> list[int]:
    """The options to take each of these dice, equal ones once."""
    return [TAKE_DIE + die for die in dict.fromkeys(dice)]


def take_die(s: Reavers, seat: int, die: int) -> None:
    """RM-TRADE-06, RM-DICE-08: with the face it shows; the room is checked after the pick."""
    s.trade = without(s.trade, die)
    s.dice[seat * ids.DICE + die] += 1
    s.goods[seat * ids.GOODS_PER_SEAT + ids.CREW] += 1
    if s.telling:
        tell_die(s, "took_die", seat, die)


def take_prophecy(s: Reavers, seat: int, prophecy: int) -> None:
    """RM-TRADE-07: a face-up Prophecy, seen by all; it lies face down in the pile from now on."""
    lying = s.face_up[ids.PROPHECY_DECK]
    at = lying.index(prophecy)
    s.face_up = replaced(s.face_up, ids.PROPHECY_DECK, replaced(lying, at, -1))
    s.to_pile(seat, ids.PROPHECY_BASE + prophecy)
    if s.telling:
        s.tell("took_prophecy", {"seat": seat, "prophecy": ids.PROPHECIES[prophecy]})
