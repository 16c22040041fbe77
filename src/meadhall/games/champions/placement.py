"""Worker placement: turns, open spaces, and why a space is closed (CM-PLACE-01 to -16)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.champions.actions import PLACE, RUNE
from meadhall.games.champions.goods import can_pay
from meadhall.games.champions.ids import (
    BEG,
    GULLINKAMBI_LONGSHIP,
    GYLFIR,
    HUNTING_GROUNDS,
    LARGE_LONGSHIP,
    MERCHANT_SHIP,
    PRIVATE_LONGSHIP,
    RUNESMITH,
    SHIPWRIGHT,
    SMALL_LONGSHIP,
    SPACES,
    WORKER_HUTS,
)
from meadhall.games.champions.runes import (
    AFTER,
    TURN,
    RuneWindow,
    can_use_runes,
    runes_of,
    usable,
    use,
    why_no_rune,
)
from meadhall.games.champions.settings import DEAREST, space_costs
from meadhall.games.champions.spaces import has_free_shore, hut_price, merchant_cost, resolve
from meadhall.games.champions.state import Champions

# Bits of the spaces that need more than their cost.
_HUTS: Final = 1 << WORKER_HUTS
_MERCHANT: Final = 1 << MERCHANT_SHIP
_RUNESMITH: Final = 1 << RUNESMITH
_SHIPWRIGHT: Final = 1 << SHIPWRIGHT
# In the tables of what is too dear, the ships follow the spaces.
_FIRST_SHIP_BIT: Final = len(SPACES)
_PRIVATE: Final = 1 << PRIVATE_LONGSHIP
_LONGSHIPS: Final = (
    1 << SMALL_LONGSHIP | 1 << LARGE_LONGSHIP | 1 << PRIVATE_LONGSHIP | 1 << GULLINKAMBI_LONGSHIP
)

CANNOT_PAY: Final = Reason("cannot_pay", "CM-PLACE-09")
NO_ENEMY: Final = Reason("no_enemy", "CM-ROUND-12")
WORKER_ALREADY_BOUGHT: Final = Reason("worker_already_bought", "CM-PLACE-27")
ALL_WORKERS_SOLD: Final = Reason("all_workers_sold", "CM-PLACE-26")
HAS_PRIVATE_SHIP: Final = Reason("has_private_ship", "CM-PLACE-35")
NO_SHIP_LEFT: Final = Reason("no_ship_left", "CM-PLACE-34")
NO_PRIVATE_SHIP: Final = Reason("no_private_ship", "CM-PLACE-38")
SHIP_AT_SEA: Final = Reason("ship_at_sea", "CM-PLACE-38")
NO_FREE_SHORE: Final = Reason("no_free_shore", "CM-PLACE-37")
NO_RUNE_LEFT: Final = Reason("no_rune_left", "CM-PLACE-31")

NEXT_TURN: Final = 0
CHOOSE_SPACE: Final = 1
RESOLVED: Final = 2


class PlaceWorkers(Question):
    """CM-PLACE-01 to -04, -13: turns clockwise from the marker's holder when the phase starts.

    In a turn one worker goes on one space, which is resolved at once; runes before and after.
    """

    __slots__ = ()
    KIND: ClassVar[str] = "place_worker"
    RULE: ClassVar[str] = "CM-PLACE-02"

    def run(self, s: Champions) -> bool:
        if self.step == CHOOSE_SPACE:
            return True
        if self.step == RESOLVED:
            seat = self.seat
            self.seat = (seat + 1) % s.seats
            if can_use_runes(s, seat, AFTER):
                self.step = NEXT_TURN
                s.call(RuneWindow(seat, AFTER))
                return False
        self._next_turn(s)
        return False

    def _next_turn(self, s: Champions) -> None:
        """CM-PLACE-03: players without workers are skipped, until nobody has one left."""
        for _ in range(s.seats):
            if s.workers[self.seat] > 0:
                self.step = CHOOSE_SPACE
                return
            self.seat = (self.seat + 1) % s.seats
        s.end()

    def candidates(self, s: Champions) -> list[int]:
        spaces = [PLACE + space for space in board_spaces(s)]
        return spaces + runes_of(s, self.seat)

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option >= RUNE:
            return why_no_rune(s, self.seat, option, TURN)
        space = option - PLACE
        if s.occupant[space] >= 0:
            return Reason("occupied", "CM-PLACE-05", {"other": s.occupant[space]})
        if not s.free >> space & 1:
            return NO_ENEMY
        return why_closed(s, self.seat, space)

    def options(self, s: Champions) -> list[int]:
        options = places_in(s.free & ~closed_spaces(s, self.seat))
        if s.runes[self.seat]:
            options.extend(usable(s, self.seat, TURN))
        return options

    def choose(self, s: Champions, option: int) -> None:
        if option >= RUNE:
            use(s, self.seat, option)
        else:
            self.step = RESOLVED
            place_worker(s, self.seat, option - PLACE)
            if s.current[-1] is self and not s.runes[self.seat]:
                # Nothing is left to resolve: the turn passes at once.
                self.seat = (self.seat + 1) % s.seats
                self._next_turn(s)

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"workers": s.workers[self.seat]}


def board_spaces(s: Champions) -> list[int]:
    """The spaces of this game in their fixed order: the board's own, then the stalls in play."""
    board = [
        space for space in range(BEG + 1) if space != GULLINKAMBI_LONGSHIP or s.variant.gullinkambi
    ]
    return board + list(s.stalls)


def place_worker(s: Champions, seat: int, space: int) -> None:
    """CM-PLACE-05 to -07, -41: the worker takes the space; its effect follows at once."""
    s.workers[seat] -= 1
    if s.telling:
        s.tell("placed", {"seat": seat, "space": SPACES[space]})
    if space == HUNTING_GROUNDS:
        s.hunters[seat] += 1
        return
    if space == BEG:
        s.beggars[seat] += 1
    elif space != PRIVATE_LONGSHIP:
        s.occupant[space] = seat
        s.free &= ~(1 << space)
    resolve(s, seat, space)


def why_closed(s: Champions, seat: int, space: int) -> Reason | None:
    """CM-GEN-10, CM-PLACE-09, -12, -16: a space that nobody occupies is open to whoever can pay
    its cost in full and meets its restriction; to beg is always possible (CM-PLACE-11)."""
    if space == WORKER_HUTS:
        return _why_no_worker(s, seat)
    if space == SHIPWRIGHT:
        if s.private_ship[seat] >= 0:
            return HAS_PRIVATE_SHIP
        if not s.ships_left:
            return NO_SHIP_LEFT
        for ship in s.ships_left:
            if can_pay(s, seat, s.variant.cards.ship_cost[ship]):
                return None
        return CANNOT_PAY
    if space == PRIVATE_LONGSHIP:
        if s.private_ship[seat] < 0:
            return NO_PRIVATE_SHIP
        if s.private_ship[seat] in s.shore_ship:
            return SHIP_AT_SEA
    if _LONGSHIPS >> space & 1 and not has_free_shore(s):
        return NO_FREE_SHORE
    if space == RUNESMITH and not rune_left(s):
        return NO_RUNE_LEFT
    cost = space_costs(s.variant.cards)[space]
    if space == MERCHANT_SHIP:
        cost = merchant_cost(s, seat)
    return None if can_pay(s, seat, cost) else CANNOT_PAY


def _why_no_worker(s: Champions, seat: int) -> Reason | None:
    """CM-PLACE-25 to -27: the Worker Huts."""
    if s.extra_worker[seat]:
        return WORKER_ALREADY_BOUGHT
    price = hut_price(s)
    if price < 0:
        return ALL_WORKERS_SOLD
    if s.coin[seat] < price:
        return Reason("cannot_pay", "CM-PLACE-25", {"coin": price})
    return None


def rune_left(s: Champions) -> bool:
    return s.rune_display[0] >= 0 or s.rune_display[1] >= 0 or len(s.rune_deck) > 0


def closed_spaces(s: Champions, seat: int) -> int:
    """CM-PLACE-09 to -12, -16: all spaces for which `why_closed` has a reason, one bit each.

    Placing is asked very often, so that this is worked out at once.
    """
    food, wood, coin, favour = s.food[seat], s.wood[seat], s.coin[seat], s.favour[seat]
    dear = s.variant.too_dear
    closed = dear[0][food] if food < DEAREST else 0
    if wood < DEAREST:
        closed |= dear[1][wood]
    if coin < DEAREST:
        closed |= dear[2][coin]
    if favour < DEAREST:
        closed |= dear[3][favour]
    if s.leader[seat] == GYLFIR:
        closed &= ~_MERCHANT
        if not can_pay(s, seat, merchant_cost(s, seat)):
            closed |= _MERCHANT
    prices = s.variant.hut_prices
    sold = s.huts_sold
    if s.extra_worker[seat] or sold >= len(prices) or prices[sold] > coin:
        closed |= _HUTS
    own_ship = s.private_ship[seat]
    if own_ship >= 0:
        closed |= _SHIPWRIGHT
        if own_ship in s.shore_ship:
            closed |= _PRIVATE
    else:
        closed |= _PRIVATE | _SHIPWRIGHT
        for ship in s.ships_left:
            if not closed >> (_FIRST_SHIP_BIT + ship) & 1:
                closed &= ~_SHIPWRIGHT
                break
    if not has_free_shore(s):
        closed |= _LONGSHIPS
    if not s.rune_deck and not rune_left(s):
        closed |= _RUNESMITH
    return closed


_CHUNK: Final = 10


def _chunk_table(start: int) -> list[list[int]]:
    """For each set of ten neighbouring spaces, the options to place a worker there."""
    return [
        [PLACE + start + bit for bit in range(_CHUNK) if mask >> bit & 1]
        for mask in range(1 << _CHUNK)
    ]


_CHUNKS: Final[list[list[list[int]]]] = [_chunk_table(0), _chunk_table(10), _chunk_table(20)]


def places_in(spaces: int) -> list[int]:
    """The options to place a worker on these spaces, given as one bit each."""
    return _CHUNKS[0][spaces & 1023] + _CHUNKS[1][spaces >> 10 & 1023] + _CHUNKS[2][spaces >> 20]
