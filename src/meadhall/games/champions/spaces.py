"""What each space does (CM-PLACE-20 to -50)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import (
    ACTIONS,
    BUILD,
    CONTINUE,
    DONE,
    FIRST_SHORE_PLACE,
    KEEP,
    PEEK,
    PRAY,
    RUNE,
    SAIL,
    TAKE_RUNE,
    TAKE_UNSEEN_RUNE,
    TIMES,
    TRADE,
)
from meadhall.games.champions.goods import TakeGoods, can_pay, gain, pay, take_all_dice
from meadhall.games.champions.ids import (
    BEG,
    BLACKSMITH,
    DAGRUN,
    DESTINIES,
    FIRST_PRIVATE_SHIP,
    FIRST_STALL,
    GOODS,
    GULLINKAMBI_LONGSHIP,
    GYLFIR,
    JARLS_LONGHOUSE,
    LARGE_LONGSHIP,
    MARKET,
    MERCHANT_SHIP,
    PRIVATE_LONGSHIP,
    RUNE_TRUE_VISION,
    RUNES,
    RUNESMITH,
    SAGES_HUT,
    SHIP_GULLINKAMBI,
    SHIP_LARGE,
    SHIP_SMALL,
    SHIPS,
    SHIPWRIGHT,
    SMALL_LONGSHIP,
    SMOKEHOUSE,
    STAVE_CHURCH,
    SWORDSMAN,
    TROLL,
    WORKER_HUTS,
)
from meadhall.games.champions.runes import SAGE, closed_runes, flip, peek, usable
from meadhall.games.champions.state import Champions


def resolve(s: Champions, seat: int, space: int) -> None:
    """Carry out a space that a worker was just put on; red spaces only reserve (CM-PLACE-07)."""
    if space >= FIRST_STALL:
        _stall(s, seat, space - FIRST_STALL)
    elif space <= BLACKSMITH:
        take_all_dice(s, seat, space)
    elif space == SMOKEHOUSE:
        _smokehouse(s, seat)
    elif space == JARLS_LONGHOUSE:
        _longhouse(s, seat)
    elif space == SAGES_HUT:
        s.call(SagesHut(seat))
    elif space == WORKER_HUTS:
        _worker_huts(s, seat)
    elif space == MARKET:
        s.call(Market(seat))
    elif space == MERCHANT_SHIP:
        _merchant_ship(s, seat)
    elif space == RUNESMITH:
        pay(s, seat, s.variant.cards.location_cost[RUNESMITH])
        s.call(Runesmith(seat))
    elif space == STAVE_CHURCH:
        s.call(StaveChurch(seat))
    elif space == SHIPWRIGHT:
        s.call(Shipwright(seat))
    elif space == SMALL_LONGSHIP:
        _longship(s, seat, SHIP_SMALL)
    elif space == LARGE_LONGSHIP:
        _longship(s, seat, SHIP_LARGE)
    elif space == GULLINKAMBI_LONGSHIP:
        _longship(s, seat, SHIP_GULLINKAMBI)
    elif space == PRIVATE_LONGSHIP:
        # CM-PLACE-38: the owner's own ship costs nothing to send.
        s.call(Sail(seat, s.private_ship[seat]))
    elif space == BEG:
        _beg(s, seat)
    else:
        # CM-PLACE-40: the troll and the two draugr, in the order of the places.
        s.reserved = replaced(s.reserved, space - TROLL, seat)


def _beg(s: Champions, seat: int) -> None:
    """CM-PLACE-10: one blame and the begging reward of the edition."""
    s.blame[seat] += 1
    if s.telling:
        s.tell("took_blame", {"seat": seat})
    good = s.variant.begging_good
    if good < 0:
        s.call(TakeGoods(seat, 1, 1))
        return
    s.gain_good(seat, good, 1)
    if s.telling:
        s.tell("gained", {"seat": seat, GOODS[good]: 1})


def _smokehouse(s: Champions, seat: int) -> None:
    """CM-PLACE-21: all food lying there."""
    food = s.smith[SMOKEHOUSE]
    s.smith = replaced(s.smith, SMOKEHOUSE, 0)
    s.food[seat] += food
    if s.telling:
        s.tell("gained", {"seat": seat, "food": food})


def _longhouse(s: Champions, seat: int) -> None:
    """CM-PLACE-22, -23: a swordsman and the first player marker; its holder passes it left."""
    s.first = (seat + 1) % s.seats if s.first == seat else seat
    if s.telling:
        s.tell("first_player", {"seat": s.first})
    row = [0] * 9
    row[5 + SWORDSMAN] = 1
    gain(s, seat, row)


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
    """CM-PLACE-29, CM-LEADER-04: a coin, which Gylfir does not pay."""
    cost = s.variant.cards.location_cost[MERCHANT_SHIP]
    if s.leader[seat] != GYLFIR:
        return cost
    saved = s.variant.cards.leader_amount[GYLFIR]
    return [cost[0], cost[1], max(cost[2] - saved, 0), cost[3]]


def _merchant_ship(s: Champions, seat: int) -> None:
    """CM-PLACE-29: everything on the top merchant card."""
    pay(s, seat, merchant_cost(s, seat))
    if s.merchants:
        gain(s, seat, s.variant.cards.merchant_goods[s.merchants[-1]])


def _longship(s: Champions, seat: int, ship: int) -> None:
    """CM-PLACE-08, -36, -50: pay, then choose the shore."""
    pay(s, seat, s.variant.cards.ship_cost[ship])
    s.call(Sail(seat, ship))


def _stall(s: Champions, seat: int, stall: int) -> None:
    """CM-PLACE-15, -42 to -49: pay and gain, for Alms one to three times."""
    cards = s.variant.cards
    if cards.stall_max[stall] > 1:
        s.call(StallTimes(seat, stall))
        return
    pay(s, seat, cards.stall_cost[stall])
    gain(s, seat, cards.stall_gain[stall])


def sailing_shores(s: Champions) -> list[int]:
    """CM-PLACE-37, CM-ROUND-12: shores in use with a monster and without a longship."""
    return [shore for shore in s.variant.shores if s.shore_ship[shore] < 0 and s.monster[shore] >= 0]


def affordable_ships(s: Champions, seat: int) -> list[int]:
    """CM-PLACE-34: private longships still at the Shipwright whose cost this seat can pay."""
    costs = s.variant.cards.ship_cost
    return [ship for ship in s.ships_left if can_pay(s, seat, costs[ship])]


class Sail(Frame):
    """CM-PLACE-36, -38: choose a free shore and move the ship there; the shore is reserved."""

    __slots__ = ("ship",)
    NAME: ClassVar[str] = "sail"
    FIELDS: ClassVar[tuple[str, ...]] = ("ship",)

    def __init__(self, seat: int = -1, ship: int = 0) -> None:
        super().__init__(seat)
        self.ship = ship

    def copy(self) -> "Sail":
        return Sail(self.seat, self.ship)

    def run(self, s: Champions) -> list[int] | None:
        return [SAIL + shore for shore in sailing_shores(s)]

    def choose(self, s: Champions, action: int) -> None:
        shore = action - SAIL
        s.shore_ship = replaced(s.shore_ship, shore, self.ship)
        s.reserved = replaced(s.reserved, FIRST_SHORE_PLACE + shore, self.seat)
        if s.telling:
            s.tell("sailed", {"seat": self.seat, "ship": SHIPS[self.ship], "shore": shore + 1})
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-36"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"ship": SHIPS[self.ship], "capacity": s.variant.cards.ship_capacity[self.ship]}

    def closed(self, s: Champions) -> list[ClosedOption]:
        closed: list[ClosedOption] = []
        for shore in s.variant.shores:
            option = ACTIONS.options[SAIL + shore]
            if s.shore_ship[shore] >= 0:
                closed.append(ClosedOption(option, "shore_taken", "CM-PLACE-37"))
            elif s.monster[shore] < 0:
                closed.append(ClosedOption(option, "no_monster", "CM-ROUND-12"))
        return closed


class StallTimes(Frame):
    """CM-PLACE-45: a stall that can be used several times in the same activation."""

    __slots__ = ("stall",)
    NAME: ClassVar[str] = "stall_times"
    FIELDS: ClassVar[tuple[str, ...]] = ("stall",)

    def __init__(self, seat: int = -1, stall: int = 0) -> None:
        super().__init__(seat)
        self.stall = stall

    def copy(self) -> "StallTimes":
        return StallTimes(self.seat, self.stall)

    def run(self, s: Champions) -> list[int] | None:
        cards = s.variant.cards
        first = cards.stall_min[self.stall]
        last = cards.stall_max[self.stall]
        return [
            TIMES + times - 1
            for times in range(first, last + 1)
            if times == first or can_pay(s, self.seat, self._cost(s, times))
        ]

    def choose(self, s: Champions, action: int) -> None:
        times = action - TIMES + 1
        gains = [amount * times for amount in s.variant.cards.stall_gain[self.stall]]
        s.end()
        pay(s, self.seat, self._cost(s, times))
        gain(s, self.seat, gains)

    def _cost(self, s: Champions, times: int) -> list[int]:
        return [amount * times for amount in s.variant.cards.stall_cost[self.stall]]

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-45"

    def closed(self, s: Champions) -> list[ClosedOption]:
        cards = s.variant.cards
        return [
            ClosedOption(ACTIONS.options[TIMES + times - 1], "cannot_pay", "CM-PLACE-45")
            for times in range(cards.stall_min[self.stall] + 1, cards.stall_max[self.stall] + 1)
            if not can_pay(s, self.seat, self._cost(s, times))
        ]


class Market(Frame):
    """CM-PLACE-28: any number of one-for-one exchanges of food, wood and coins, also none.

    What was got is not given away again in the same visit: the same deals remain possible, and the
    visit comes to an end.
    """

    __slots__ = ("given", "got")
    NAME: ClassVar[str] = "market"
    FIELDS: ClassVar[tuple[str, ...]] = ("given", "got")

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.given = 0  # a bit a good
        self.got = 0

    def copy(self) -> "Market":
        twin = Market(self.seat)
        twin.given = self.given
        twin.got = self.got
        return twin

    def run(self, s: Champions) -> list[int] | None:
        options: list[int] = []
        for give in range(3):
            if s.good(self.seat, give) > 0 and not self.got >> give & 1:
                for get in range(3):
                    if get != give and not self.given >> get & 1:
                        options.append(TRADE + give * 3 + get)
        options.append(DONE)
        return options

    def choose(self, s: Champions, action: int) -> None:
        if action == DONE:
            s.end()
            return
        give, get = (action - TRADE) // 3, (action - TRADE) % 3
        self.given |= 1 << give
        self.got |= 1 << get
        s.gain_good(self.seat, give, -1)
        s.gain_good(self.seat, get, 1)
        if s.telling:
            s.tell("traded", {"seat": self.seat, "give": GOODS[give], "get": GOODS[get]})

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-28"

    def closed(self, s: Champions) -> list[ClosedOption]:
        closed: list[ClosedOption] = []
        for give in range(3):
            for get in range(3):
                if get == give:
                    continue
                option = ACTIONS.options[TRADE + give * 3 + get]
                if s.good(self.seat, give) == 0:
                    closed.append(ClosedOption(option, "nothing_to_give", "CM-PLACE-28"))
                elif self.got >> give & 1 or self.given >> get & 1:
                    closed.append(ClosedOption(option, "traded_the_other_way", "CM-PLACE-28"))
        return closed


class Runesmith(Frame):
    """CM-PLACE-31, -32: one of the face-up runes or the top of the deck, laid face up."""

    __slots__ = ()
    NAME: ClassVar[str] = "runesmith"

    def copy(self) -> "Runesmith":
        return Runesmith(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        shown = {rune for rune in s.rune_display if rune >= 0}
        options = [TAKE_RUNE + rune for rune in sorted(shown)]
        if s.rune_deck:
            options.append(TAKE_UNSEEN_RUNE)
        return options

    def choose(self, s: Champions, action: int) -> None:
        if action == TAKE_UNSEEN_RUNE:
            rune = s.rune_deck[-1]
            s.rune_deck = s.rune_deck[:-1]
            s.reveals += 1
        else:
            rune = action - TAKE_RUNE
            at = s.rune_display.index(rune)
            s.rune_display = replaced(s.rune_display, at, -1)
        s.runes = replaced(s.runes, self.seat, (*s.runes[self.seat], rune))
        if s.telling:
            s.tell("took_rune", {"seat": self.seat, "rune": RUNES[rune]})
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-31"


class StaveChurch(Frame):
    """CM-PLACE-33: one purchase of one to four favour."""

    __slots__ = ()
    NAME: ClassVar[str] = "stave_church"

    def copy(self) -> "StaveChurch":
        return StaveChurch(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        prices = s.variant.cards.church_price
        coins = s.coin[self.seat]
        return [PRAY + favour - 1 for favour in range(1, len(prices)) if prices[favour] <= coins]

    def choose(self, s: Champions, action: int) -> None:
        favour = action - PRAY + 1
        s.end()
        pay(s, self.seat, [0, 0, s.variant.cards.church_price[favour], 0])
        gain(s, self.seat, [0, 0, 0, favour, 0, 0, 0, 0, 0])

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-33"

    def closed(self, s: Champions) -> list[ClosedOption]:
        prices = s.variant.cards.church_price
        closed: list[ClosedOption] = []
        for favour in range(1, len(prices)):
            if prices[favour] > s.coin[self.seat]:
                price: dict[str, int | str] = {"coin": prices[favour]}
                option = ACTIONS.options[PRAY + favour - 1]
                closed.append(ClosedOption(option, "cannot_pay", "CM-PLACE-33", price))
        return closed


class Shipwright(Frame):
    """CM-PLACE-34, -35: buy one of the private longships, once in a game."""

    __slots__ = ()
    NAME: ClassVar[str] = "shipwright"

    def copy(self) -> "Shipwright":
        return Shipwright(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        return [BUILD + ship - FIRST_PRIVATE_SHIP for ship in affordable_ships(s, self.seat)]

    def choose(self, s: Champions, action: int) -> None:
        ship = action - BUILD + FIRST_PRIVATE_SHIP
        seat = self.seat
        pay(s, seat, s.variant.cards.ship_cost[ship])
        s.ships_left = tuple([other for other in s.ships_left if other != ship])
        s.private_ship = replaced(s.private_ship, seat, ship)
        if s.telling:
            s.tell("built", {"seat": seat, "ship": SHIPS[ship]})
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-34"

    def closed(self, s: Champions) -> list[ClosedOption]:
        open_now = affordable_ships(s, self.seat)
        return [
            ClosedOption(
                ACTIONS.options[BUILD + ship - FIRST_PRIVATE_SHIP], "cannot_pay", "CM-PLACE-34"
            )
            for ship in s.ships_left
            if ship not in open_now
        ]


class SagesHut(Frame):
    """CM-PLACE-24, CM-LEADER-03, CM-RUNE-14: look at a journey card, draw destinies, keep one."""

    __slots__ = ("drawn", "extra")
    NAME: ClassVar[str] = "sages_hut"
    FIELDS: ClassVar[tuple[str, ...]] = ("drawn", "extra")
    # Steps: look, True Vision (RW-SAGE), draw, keep.

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.drawn: list[int] = []
        self.extra = 0

    def copy(self) -> "SagesHut":
        twin = SagesHut(self.seat)
        twin.step = self.step
        twin.drawn = self.drawn.copy()
        twin.extra = self.extra
        return twin

    def run(self, s: Champions) -> list[int] | None:
        if self.step == 0:
            hidden = [
                PEEK + shore
                for shore in range(4)
                if s.journey[shore] >= 0 and not s.journey_open[shore]
            ]
            if hidden:
                return hidden
            self.step = 1
        if self.step == 1:
            options = usable(s, self.seat, SAGE)
            if options:
                options.append(CONTINUE)
                return options
            self.step = 2
        if self.step == 2:
            self._draw(s)
            self.step = 3
        if not self.drawn:
            s.end()
            return None
        return [KEEP + destiny for destiny in sorted(set(self.drawn))]

    def choose(self, s: Champions, action: int) -> None:
        if self.step == 0:
            s.reveals += 1
            peek(s, self.seat, action - PEEK)
            self.step = 1
        elif self.step == 1:
            if action == RUNE + RUNE_TRUE_VISION:
                flip(s, self.seat, RUNE_TRUE_VISION)
                self.extra += s.variant.cards.rune_amount[RUNE_TRUE_VISION]
            else:
                self.step = 2
        else:
            self._keep(s, action - KEEP)
            s.end()

    def _draw(self, s: Champions) -> None:
        wanted = 1 + self.extra
        if s.leader[self.seat] == DAGRUN:
            wanted += s.variant.cards.leader_amount[DAGRUN]
        count = min(wanted, len(s.destiny_deck))
        left = len(s.destiny_deck) - count
        self.drawn = list(reversed(s.destiny_deck[left:]))
        s.destiny_deck = s.destiny_deck[:left]
        s.destiny_known = s.destiny_known[:left]
        if count:
            s.reveals += 1
        if s.telling:
            s.tell("drew_destinies", {"seat": self.seat, "count": count})
            names = [DESTINIES[destiny] for destiny in self.drawn]
            s.tell("saw_destinies", {"seat": self.seat, "destinies": names}, 1 << self.seat)

    def _keep(self, s: Champions, destiny: int) -> None:
        """The rest go under the deck one after another, in the order drawn (A-25)."""
        seat = self.seat
        s.destinies = replaced(s.destinies, seat, (*s.destinies[seat], destiny))
        self.drawn.remove(destiny)
        back = tuple(reversed(self.drawn))
        s.destiny_deck = back + s.destiny_deck
        s.destiny_known = (1 << seat,) * len(back) + s.destiny_known
        if s.telling:
            s.tell("kept_destiny", {"seat": seat, "destiny": DESTINIES[destiny]}, 1 << seat)
            if back:
                s.tell("returned_destinies", {"seat": seat, "count": len(back)})

    def kind(self, s: Champions) -> str:
        if self.step == 0:
            return "peek"
        return "rune_window" if self.step == 1 else "keep_destiny"

    def rule(self, s: Champions) -> str:
        if self.step == 0:
            return "CM-PLACE-24"
        return "CM-RUNE-14" if self.step == 1 else "CM-LEADER-03"

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"window": "sage"} if self.step == 1 else {}

    def closed(self, s: Champions) -> list[ClosedOption]:
        return closed_runes(s, self.seat, SAGE) if self.step == 1 else []
