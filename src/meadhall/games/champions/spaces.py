"""What each space does (CM-PLACE-20 to -50)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.champions import actions, ids
from meadhall.games.champions.goods import Beg, can_pay, gain, gain_goods, pay, take_all_dice
from meadhall.games.champions.runes import SAGE, RuneWindow, hidden_journeys, is_hidden, peek
from meadhall.games.champions.state import Champions, top

ONE_SWORDSMAN: Final[list[int]] = [0] * len(ids.GAINS)
ONE_SWORDSMAN[ids.GAIN_SWORDSMAN] = 1

# Every exchange of two different goods, and to stop.
TRADES: Final[list[int]] = [
    *[actions.TRADE + give * 3 + get for give in range(3) for get in range(3) if give != get],
    actions.DONE,
]

SHORE_TAKEN: Final = Reason("shore_taken", "CM-PLACE-37")
NO_MONSTER: Final = Reason("no_monster", "CM-ROUND-12")
NO_MORE_TIMES: Final = Reason("cannot_pay", "CM-PLACE-45")
NOTHING_TO_GIVE: Final = Reason("nothing_to_give", "CM-PLACE-28")
TRADED_THE_OTHER_WAY: Final = Reason("traded_the_other_way", "CM-PLACE-28")
RUNE_DECK_EMPTY: Final = Reason("rune_deck_empty", "CM-PLACE-31")
SHIP_TOO_DEAR: Final = Reason("cannot_pay", "CM-PLACE-34")
NO_HIDDEN_CARD: Final = Reason("no_hidden_card", "CM-PLACE-24")


def resolve(s: Champions, seat: int, space: int) -> None:
    """CM-PLACE-07, -08, -21, -36, -38, -40, -50: carry out a space that a worker was just put on;
    red ones only reserve."""
    if space >= ids.FIRST_STALL:
        _stall(s, seat, space - ids.FIRST_STALL)
    elif space == ids.BEG:
        _beg(s, seat)
    elif space == ids.HUNTING_GROUNDS:
        s.hunters = replaced(s.hunters, seat, s.hunters[seat] + 1)
    elif space >= ids.TROLL:
        # CM-PLACE-40: the troll and the two draugr, in the order of the places.
        s.reserved = replaced(s.reserved, space - ids.TROLL, seat)
    elif space == ids.PRIVATE_LONGSHIP:
        # CM-PLACE-38: the owner's own ship costs nothing to send.
        s.call(Sail(seat, s.private_ship[seat]))
    elif space > ids.SHIPWRIGHT:
        # CM-PLACE-36, -50: pay, then choose the shore.
        pay(s, seat, s.variant.cards.space_cost[space])
        s.call(Sail(seat, ids.PUBLIC_SHIPS[space]))
    elif space <= ids.BLACKSMITH:
        take_all_dice(s, seat, space)
    elif space == ids.SMOKEHOUSE:
        # CM-PLACE-21: all food lying there.
        gain_goods(s, seat, ids.GAIN_FOOD, s.smith[ids.SMOKEHOUSE])
        s.smith = replaced(s.smith, ids.SMOKEHOUSE, 0)
    elif space == ids.JARLS_LONGHOUSE:
        _longhouse(s, seat)
    elif space == ids.SAGES_HUT:
        _sages_hut(s, seat)
    elif space == ids.WORKER_HUTS:
        _worker_huts(s, seat)
    elif space == ids.MARKET:
        s.call(Market(seat))
    elif space == ids.MERCHANT_SHIP:
        _merchant_ship(s, seat)
    elif space == ids.RUNESMITH:
        pay(s, seat, s.variant.cards.space_cost[space])
        s.call(Runesmith(seat))
    elif space == ids.STAVE_CHURCH:
        s.call(StaveChurch(seat))
    else:
        assert space == ids.SHIPWRIGHT
        s.call(Shipwright(seat))


def _beg(s: Champions, seat: int) -> None:
    """CM-PLACE-10: one blame and the begging reward of the edition."""
    s.beggars = replaced(s.beggars, seat, s.beggars[seat] + 1)
    s.blame[seat] += 1
    if s.telling:
        s.tell("took_blame", {"seat": seat})
    good = s.variant.begging_good
    if good < 0:
        s.call(Beg(seat, 1))
    else:
        gain_goods(s, seat, good, 1)


def _longhouse(s: Champions, seat: int) -> None:
    """CM-PLACE-22, -23: a swordsman and the first player marker; its holder passes it left."""
    s.first = (seat + 1) % s.seats if s.first == seat else seat
    if s.telling:
        s.tell("first_player", {"seat": s.first})
    gain(s, seat, ONE_SWORDSMAN)


def _sages_hut(s: Champions, seat: int) -> None:
    """CM-PLACE-24, CM-RUNE-14: look at a journey card, use True Vision, draw destinies."""
    # What is called last comes first.
    s.call(KeepDestiny(seat))
    if ids.RUNE_TRUE_VISION in s.runes[seat]:
        s.call(RuneWindow(seat, SAGE))
    if hidden_journeys(s):
        s.call(LookAtJourney(seat))


def hut_price(s: Champions) -> int:
    """CM-PLACE-26: the price falls with every purchase of anybody; -1 when none is left."""
    prices = s.variant.hut_prices
    return prices[s.huts_sold] if s.huts_sold < len(prices) else -1


def _worker_huts(s: Champions, seat: int) -> None:
    """CM-PLACE-14, -25, -27: the extra worker is available at once and stays."""
    pay(s, seat, [0, 0, hut_price(s), 0])
    s.huts_sold += 1
    s.extra_worker = replaced(s.extra_worker, seat, 1)
    s.workers[seat] += 1
    if s.telling:
        s.tell("bought_worker", {"seat": seat})


def merchant_cost(s: Champions, seat: int) -> list[int]:
    """CM-PLACE-29, CM-LEADER-01, -04: a coin, which Gylfir does not pay."""
    cost = s.variant.cards.space_cost[ids.MERCHANT_SHIP]
    if s.leader[seat] != ids.GYLFIR:
        return cost
    saved = s.variant.cards.leader_amount[ids.GYLFIR]
    return [cost[0], cost[1], max(cost[2] - saved, 0), cost[3]]


def _merchant_ship(s: Champions, seat: int) -> None:
    """CM-PLACE-29: everything on the top merchant card."""
    pay(s, seat, merchant_cost(s, seat))
    if s.merchants:
        gain(s, seat, s.variant.cards.merchant_goods[s.merchants[-1]])


def _stall(s: Champions, seat: int, stall: int) -> None:
    """CM-PLACE-15, -42 to -49: pay and gain, for Alms one to three times."""
    cards = s.variant.cards
    if cards.stall_max[stall] > 1:
        s.call(StallTimes(seat, stall))
        return
    pay(s, seat, cards.stall_cost[stall])
    gain(s, seat, cards.stall_gain[stall])


def has_free_shore(s: Champions) -> bool:
    """CM-PLACE-37: a longship needs a free shore in use, with a monster (CM-ROUND-12)."""
    for shore in s.variant.shores:
        if s.shore_ship[shore] < 0 and s.monster[shore] >= 0:
            return True
    return False


class Sail(Question):
    """CM-PLACE-36, -38, -50: choose a free shore and move the ship there; the shore is reserved."""

    __slots__ = ("ship",)

    def __init__(self, seat: int = -1, ship: int = 0) -> None:
        super().__init__(seat)
        self.ship = ship

    def candidates(self, s: Champions) -> list[int]:
        return [actions.SAIL + shore for shore in s.variant.shores]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        shore = option - actions.SAIL
        if s.shore_ship[shore] >= 0:
            return SHORE_TAKEN
        return NO_MONSTER if s.monster[shore] < 0 else None

    def choose(self, s: Champions, option: int) -> None:
        shore = option - actions.SAIL
        s.shore_ship = replaced(s.shore_ship, shore, self.ship)
        s.reserved = replaced(s.reserved, actions.FIRST_SHORE_PLACE + shore, self.seat)
        if s.telling:
            s.tell("sailed", {"seat": self.seat, "ship": ids.SHIPS[self.ship], "shore": shore + 1})
        s.end()

    def rule(self, s: Champions) -> str:
        if self.ship >= ids.FIRST_PRIVATE_SHIP:
            return "CM-PLACE-38"
        return "CM-PLACE-50" if self.ship == ids.SHIP_GULLINKAMBI else "CM-PLACE-36"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"ship": ids.SHIPS[self.ship], "capacity": s.variant.cards.ship_capacity[self.ship]}


class StallTimes(Question):
    """CM-PLACE-45: a stall that can be used several times in the same activation."""

    __slots__ = ("stall",)
    RULE: ClassVar[str] = "CM-PLACE-45"

    def __init__(self, seat: int = -1, stall: int = 0) -> None:
        super().__init__(seat)
        self.stall = stall

    def candidates(self, s: Champions) -> list[int]:
        cards = s.variant.cards
        first, last = cards.stall_min[self.stall], cards.stall_max[self.stall]
        return [actions.TIMES + times - 1 for times in range(first, last + 1)]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        cost = _times(option, s.variant.cards.stall_cost[self.stall])
        return None if can_pay(s, self.seat, cost) else NO_MORE_TIMES

    def choose(self, s: Champions, option: int) -> None:
        s.end()
        pay(s, self.seat, _times(option, s.variant.cards.stall_cost[self.stall]))
        gain(s, self.seat, _times(option, s.variant.cards.stall_gain[self.stall]))


def _times(option: int, row: list[int]) -> list[int]:
    return [amount * (option - actions.TIMES + 1) for amount in row]


class Market(Question):
    """CM-PLACE-28: any number of one-for-one exchanges of food, wood and coins, also none.

    What was got is not given away again in the same visit: the same deals remain possible, and the
    visit comes to an end.
    """

    __slots__ = ("given", "got")
    RULE: ClassVar[str] = "CM-PLACE-28"

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.given = 0  # one bit per good
        self.got = 0

    def candidates(self, s: Champions) -> list[int]:
        return TRADES

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option == actions.DONE:
            return None
        give, get = (option - actions.TRADE) // 3, (option - actions.TRADE) % 3
        if s.stock(give)[self.seat] == 0:
            return NOTHING_TO_GIVE
        if self.got >> give & 1 or self.given >> get & 1:
            return TRADED_THE_OTHER_WAY
        return None

    def options(self, s: Champions) -> list[int]:
        options: list[int] = []
        for give in range(3):
            if not self.got >> give & 1 and s.stock(give)[self.seat] > 0:
                for get in range(3):
                    if get != give and not self.given >> get & 1:
                        options.append(actions.TRADE + give * 3 + get)
        options.append(actions.DONE)
        return options

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.DONE:
            s.end()
            return
        give, get = (option - actions.TRADE) // 3, (option - actions.TRADE) % 3
        self.given |= 1 << give
        self.got |= 1 << get
        s.stock(give)[self.seat] -= 1
        s.stock(get)[self.seat] += 1
        if s.telling:
            s.tell("traded", {"seat": self.seat, "give": ids.GOODS[give], "get": ids.GOODS[get]})


class Runesmith(Question):
    """CM-PLACE-31, -32: one of the face-up runes or the top of the deck, laid face up."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-PLACE-31"

    def candidates(self, s: Champions) -> list[int]:
        shown = {rune for rune in s.rune_display if rune >= 0}
        return [*[actions.TAKE_RUNE + rune for rune in sorted(shown)], actions.TAKE_UNSEEN_RUNE]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        return RUNE_DECK_EMPTY if option == actions.TAKE_UNSEEN_RUNE and not s.rune_deck else None

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.TAKE_UNSEEN_RUNE:
            rune, s.rune_deck = top(s.rune_deck)
            s.reveals += 1
        else:
            rune = option - actions.TAKE_RUNE
            at = s.rune_display.index(rune)
            s.rune_display = replaced(s.rune_display, at, -1)
        s.runes = replaced(s.runes, self.seat, (*s.runes[self.seat], rune))
        if s.telling:
            s.tell("took_rune", {"seat": self.seat, "rune": ids.RUNES[rune]})
        s.end()


class StaveChurch(Question):
    """CM-PLACE-33: one purchase of one to four favour."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-PLACE-33"

    def candidates(self, s: Champions) -> list[int]:
        prices = s.variant.cards.church_price
        return [actions.PRAY + favour - 1 for favour in range(1, len(prices))]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        price = self._price(s, option)
        if price <= s.coin[self.seat]:
            return None
        return Reason("cannot_pay", "CM-PLACE-33", {"coin": price})

    def choose(self, s: Champions, option: int) -> None:
        s.end()
        pay(s, self.seat, [0, 0, self._price(s, option), 0])
        gain_goods(s, self.seat, ids.GAIN_FAVOUR, option - actions.PRAY + 1)

    def _price(self, s: Champions, option: int) -> int:
        return s.variant.cards.church_price[option - actions.PRAY + 1]


class Shipwright(Question):
    """CM-PLACE-34, -35: buy one of the private longships, once in a game."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-PLACE-34"

    def candidates(self, s: Champions) -> list[int]:
        return [actions.BUILD + ship - ids.FIRST_PRIVATE_SHIP for ship in s.ships_left]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        cost = s.variant.cards.ship_cost[option - actions.BUILD + ids.FIRST_PRIVATE_SHIP]
        return None if can_pay(s, self.seat, cost) else SHIP_TOO_DEAR

    def choose(self, s: Champions, option: int) -> None:
        ship = option - actions.BUILD + ids.FIRST_PRIVATE_SHIP
        seat = self.seat
        pay(s, seat, s.variant.cards.ship_cost[ship])
        s.ships_left = tuple([other for other in s.ships_left if other != ship])
        s.private_ship = replaced(s.private_ship, seat, ship)
        if s.telling:
            s.tell("built", {"seat": seat, "ship": ids.SHIPS[ship]})
        s.end()


class LookAtJourney(Question):
    """CM-PLACE-24: which hidden journey card to look at, alone."""

    __slots__ = ()
    KIND: ClassVar[str] = "peek"
    RULE: ClassVar[str] = "CM-PLACE-24"

    def candidates(self, s: Champions) -> list[int]:
        return [actions.PEEK + shore for shore in s.variant.shores]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        return None if is_hidden(s, option - actions.PEEK) else NO_HIDDEN_CARD

    def choose(self, s: Champions, option: int) -> None:
        peek(s, self.seat, option - actions.PEEK)
        s.end()


class KeepDestiny(Question):
    """CM-PLACE-24: draw destinies and keep one of them.

    CM-LEADER-01, -03, CM-RUNE-14: Dagrun and True Vision (whose uses are the result) draw more.
    """

    __slots__ = ("drawn",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.drawn: list[int] = []

    def run(self, s: Champions) -> bool:
        if self.drawn:
            return True
        seat = self.seat
        wanted = 1 + self.result * s.variant.cards.rune_amount[ids.RUNE_TRUE_VISION]
        if s.leader[seat] == ids.DAGRUN:
            wanted += s.variant.cards.leader_amount[ids.DAGRUN]
        count = min(wanted, len(s.destiny_deck))
        left = len(s.destiny_deck) - count
        self.drawn = list(reversed(s.destiny_deck[left:]))
        s.destiny_deck = s.destiny_deck[:left]
        s.destiny_known = s.destiny_known[:left]
        if s.telling:
            s.tell("drew_destinies", {"seat": seat, "count": count})
            names = [ids.DESTINIES[destiny] for destiny in self.drawn]
            s.tell("saw_destinies", {"seat": seat, "destinies": names}, 1 << seat)
        if count:
            s.reveals += 1
        if count == 1:
            self._keep(s, self.drawn.pop())
        elif count == 0:
            s.end()
        return False

    def options(self, s: Champions) -> list[int]:
        return [actions.KEEP + destiny for destiny in sorted(set(self.drawn))]

    def choose(self, s: Champions, option: int) -> None:
        self.drawn.remove(option - actions.KEEP)
        self._keep(s, option - actions.KEEP)

    def _keep(self, s: Champions, destiny: int) -> None:
        """One goes to hand, the rest under the deck one by one, in the order drawn (A-25)."""
        seat, back = self.seat, self.drawn
        s.destinies = replaced(s.destinies, seat, (*s.destinies[seat], destiny))
        s.destiny_deck = tuple(reversed(back)) + s.destiny_deck
        s.destiny_known = (1 << seat,) * len(back) + s.destiny_known
        if s.telling:
            s.tell("kept_destiny", {"seat": seat, "destiny": ids.DESTINIES[destiny]}, 1 << seat)
            if back:
                s.tell("returned_destinies", {"seat": seat, "count": len(back)})
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-14" if self.result else "CM-LEADER-03"
