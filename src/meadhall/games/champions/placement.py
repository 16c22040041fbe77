"""Worker placement: turns, open spaces, and why a space is closed (CM-PLACE-01 to -16)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.champions import actions, ids, runes
from meadhall.games.champions.cards.cardset import DEAREST
from meadhall.games.champions.goods import can_pay
from meadhall.games.champions.spaces import has_free_shore, hut_price, merchant_cost, resolve
from meadhall.games.champions.state import Cards, Champions

# Bits of the spaces that need more than their cost.
_HUTS: Final = 1 << ids.WORKER_HUTS
_MERCHANT: Final = 1 << ids.MERCHANT_SHIP
_RUNESMITH: Final = 1 << ids.RUNESMITH
_SHIPWRIGHT: Final = 1 << ids.SHIPWRIGHT
_PRIVATE: Final = 1 << ids.PRIVATE_LONGSHIP
_LONGSHIPS: Final = 0b1111 << ids.SMALL_LONGSHIP
# Bits of the spaces with room for any number of workers, and of the one on a player's own board.
_NEVER_TAKEN: Final = 1 << ids.HUNTING_GROUNDS | 1 << ids.BEG | _PRIVATE

# The options to place a worker: for each set of ten neighbouring spaces, those on its spaces.
_CHUNKS: Final[list[list[Cards]]] = [
    [
        tuple([actions.PLACE + start + bit for bit in range(10) if mask >> bit & 1])
        for mask in range(1 << 10)
    ]
    for start in (0, 10, 20)
]

CANNOT_PAY: Final = Reason("cannot_pay", "CM-PLACE-09")
NO_ENEMY: Final = Reason("no_enemy", "CM-ROUND-12")
WORKER_ALREADY_BOUGHT: Final = Reason("worker_already_bought", "CM-PLACE-27")
ALL_SOLD: Final = Reason("all_workers_sold", "CM-PLACE-26")
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
            if s.runes[seat] and runes.can_use_runes(s, seat, runes.AFTER):
                self.step = NEXT_TURN
                s.call(runes.RuneWindow(seat, runes.AFTER))
                return False
        self._next_turn(s)
        return False

    def _next_turn(self, s: Champions) -> None:
        """CM-PLACE-03: players without workers are skipped, until nobody has one left."""
        seat = self.seat
        while s.workers[seat] == 0:
            seat = (seat + 1) % s.seats
            if seat == self.seat:
                s.end()
                return
        self.seat = seat
        self.step = CHOOSE_SPACE

    def candidates(self, s: Champions) -> list[int]:
        spaces = [actions.PLACE + space for space in board_spaces(s)]
        return spaces + runes.runes_of(s, self.seat)

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option >= actions.RUNE:
            return runes.why_no_rune(s, self.seat, option, runes.TURN)
        space = option - actions.PLACE
        if s.occupant[space] >= 0:
            return Reason("occupied", "CM-PLACE-05", {"other": s.occupant[space]})
        if not s.free >> space & 1:
            return NO_ENEMY
        return why_closed(s, self.seat, space)

    def options(self, s: Champions) -> list[int]:
        spaces = open_spaces(s, self.seat)
        low, middle, high = _CHUNKS
        options = [*low[spaces & 1023], *middle[spaces >> 10 & 1023], *high[spaces >> 20]]
        if s.runes[self.seat]:
            options.extend(runes.usable(s, self.seat, runes.TURN))
        return options

    def choose(self, s: Champions, option: int) -> None:
        """CM-PLACE-05 to -07, -41: the worker takes the space; its effect follows at once."""
        seat = self.seat
        if option >= actions.RUNE:
            runes.use(s, seat, option)
            return
        space = option - actions.PLACE
        self.step = RESOLVED
        s.workers[seat] -= 1
        if s.telling:
            s.tell("placed", {"seat": seat, "space": ids.SPACES[space]})
        if not _NEVER_TAKEN >> space & 1:
            s.occupant[space] = seat
            s.free ^= 1 << space
        resolve(s, seat, space)
        if s.current[-1] is self and not s.runes[seat]:
            # Nothing is left to resolve: the turn passes at once.
            self.seat = (seat + 1) % s.seats
            self._next_turn(s)

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"workers": s.workers[self.seat]}


def board_spaces(s: Champions) -> list[int]:
    """The spaces of this game in their fixed order: the board's own, then the stalls in play."""
    board = [
        space
        for space in range(ids.BEG + 1)
        if space != ids.GULLINKAMBI_LONGSHIP or s.variant.gullinkambi
    ]
    return board + list(s.stalls)


def why_closed(s: Champions, seat: int, space: int) -> Reason | None:
    """CM-GEN-10, CM-PLACE-09, -12, -16, -25 to -27: why a free space is not in `open_spaces`."""
    own_ship = s.private_ship[seat]
    if space == ids.WORKER_HUTS and s.extra_worker[seat]:
        return WORKER_ALREADY_BOUGHT
    if space == ids.SHIPWRIGHT and own_ship >= 0:
        return HAS_PRIVATE_SHIP
    if space == ids.PRIVATE_LONGSHIP and own_ship < 0:
        return NO_PRIVATE_SHIP
    if space == ids.PRIVATE_LONGSHIP and own_ship in s.shore_ship:
        return SHIP_AT_SEA
    if _LONGSHIPS >> space & 1 and not has_free_shore(s):
        return NO_FREE_SHORE
    if space == ids.RUNESMITH and not rune_left(s):
        return NO_RUNE_LEFT
    if open_spaces(s, seat) >> space & 1:
        return None
    if space == ids.WORKER_HUTS:
        price = hut_price(s)
        return Reason("cannot_pay", "CM-PLACE-25", {"coin": price}) if price >= 0 else ALL_SOLD
    return NO_SHIP_LEFT if space == ids.SHIPWRIGHT and not s.ships_left else CANNOT_PAY


def rune_left(s: Champions) -> bool:
    return s.rune_display[0] >= 0 or s.rune_display[1] >= 0 or len(s.rune_deck) > 0


def open_spaces(s: Champions, seat: int) -> int:
    """CM-GEN-10, CM-LEADER-04, CM-PLACE-09 to -12, -16, -25 to -27, -36: free spaces whose cost
    this seat can pay in full and whose restriction it meets, one bit each; begging always.

    Placing is asked very often, so that this is worked out for all spaces at once.
    """
    food, wood, coin, favour = s.food[seat], s.wood[seat], s.coin[seat], s.favour[seat]
    if food + wood + coin + favour > DEAREST:
        food, wood = min(food, DEAREST), min(wood, DEAREST)
        coin, favour = min(coin, DEAREST), min(favour, DEAREST)
    dear = s.variant.too_dear
    free = s.free & ~(dear[0][food] | dear[1][wood] | dear[2][coin] | dear[3][favour])
    if s.leader[seat] == ids.GYLFIR and can_pay(s, seat, merchant_cost(s, seat)):
        free |= s.free & _MERCHANT
    prices = s.variant.hut_prices
    sold = s.huts_sold
    if s.extra_worker[seat] or sold >= len(prices) or prices[sold] > coin:
        free &= ~_HUTS
    own_ship = s.private_ship[seat]
    if own_ship >= 0:
        free &= ~_SHIPWRIGHT
        if own_ship in s.shore_ship:
            free &= ~_PRIVATE
    else:
        free &= ~_PRIVATE
        if free & _SHIPWRIGHT:
            ships = dear[4][food] | dear[5][wood] | dear[6][coin] | dear[7][favour]
            for ship in s.ships_left:
                if not ships >> ship & 1:
                    break
            else:
                free ^= _SHIPWRIGHT
    if free & _LONGSHIPS and not has_free_shore(s):
        free &= ~_LONGSHIPS
    if not s.rune_deck and not rune_left(s):
        free &= ~_RUNESMITH
    return free
