"""Worker placement: turns, open spaces, and why a space is closed (CM-PLACE-01 to -16)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import PLACE, RUNE
from meadhall.games.champions.goods import can_pay
from meadhall.games.champions.ids import (
    BEG,
    FIRST_STALL,
    GULLINKAMBI_LONGSHIP,
    HUNTING_GROUNDS,
    LARGE_LONGSHIP,
    MARKET,
    MERCHANT_SHIP,
    PRIVATE_LONGSHIP,
    RUNESMITH,
    SHIP_GULLINKAMBI,
    SHIP_LARGE,
    SHIP_SMALL,
    SHIPWRIGHT,
    SMALL_LONGSHIP,
    SPACES,
    STAVE_CHURCH,
    TROLL,
    WORKER_HUTS,
)
from meadhall.games.champions.runes import (
    AFTER,
    TURN,
    RuneWindow,
    runes_of,
    usable,
    use,
    why_no_rune,
)
from meadhall.games.champions.spaces import (
    can_buy_ship,
    has_free_shore,
    merchant_cost,
    resolve,
)
from meadhall.games.champions.state import Champions

# Spaces without a cost or a restriction: CM-PLACE-12. (Without its enemy, a red space is not on the
# board at all: see rounds.open_board.)
ALWAYS_OPEN: Final[list[bool]] = [
    space < WORKER_HUTS or space == MARKET or TROLL <= space <= BEG for space in range(len(SPACES))
]
PUBLIC_SHIPS: Final[dict[int, int]] = {
    SMALL_LONGSHIP: SHIP_SMALL,
    LARGE_LONGSHIP: SHIP_LARGE,
    GULLINKAMBI_LONGSHIP: SHIP_GULLINKAMBI,
}

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
RESOLVED: Final = 1


class PlacementPhase(Procedure):
    """CM-PLACE-01 to -04, -13: turns clockwise from the marker's holder when the phase starts."""

    __slots__ = ()

    def run(self, s: Champions) -> None:
        if self.step == RESOLVED:
            seat = self.seat
            self.seat = (seat + 1) % s.seats
            if s.runes[seat]:
                self.step = NEXT_TURN
                s.call(RuneWindow(seat, AFTER))
                return
        # CM-PLACE-03: players without workers are skipped.
        for _ in range(s.seats):
            if s.workers[self.seat] > 0:
                self.step = RESOLVED
                s.call(PlaceWorker(self.seat))
                return
            self.seat = (self.seat + 1) % s.seats
        s.end()


class PlaceWorker(Question):
    """CM-PLACE-02: one worker goes on one space, which is resolved at once; runes before that."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-PLACE-02"

    def candidates(self, s: Champions) -> list[int]:
        spaces = [PLACE + space for space in board_spaces(s)]
        return spaces + runes_of(s, self.seat)

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option >= RUNE:
            return why_no_rune(s, self.seat, option, TURN)
        space = option - PLACE
        if s.occupant[space] >= 0:
            return Reason("occupied", "CM-PLACE-05", {"other": s.occupant[space]})
        if space not in s.free:
            return NO_ENEMY
        return None if ALWAYS_OPEN[space] else why_closed(s, self.seat, space)

    def options(self, s: Champions) -> list[int]:
        seat = self.seat
        options = [
            PLACE + space
            for space in s.free
            if ALWAYS_OPEN[space] or why_closed(s, seat, space) is None
        ]
        if s.runes[seat]:
            options.extend(usable(s, seat, TURN))
        return options

    def choose(self, s: Champions, option: int) -> None:
        if option >= RUNE:
            use(s, self.seat, option)
        else:
            s.end()
            place_worker(s, self.seat, option - PLACE)

    def about(self, s: Champions) -> dict[str, int | str]:
        return {"workers": s.workers[self.seat]}


def board_spaces(s: Champions) -> list[int]:
    """The spaces of this game in their fixed order: the board's own, then the stalls in play."""
    board = [
        space for space in range(BEG + 1) if space != GULLINKAMBI_LONGSHIP or s.variant.gullinkambi
    ]
    return board + list(s.stalls)


def place_worker(s: Champions, seat: int, space: int) -> None:
    """CM-PLACE-05, -06: the worker takes the space; its effect follows at once."""
    s.workers[seat] -= 1
    if s.telling:
        s.tell("placed", {"seat": seat, "space": SPACES[space]})
    if space == HUNTING_GROUNDS:
        s.hunters = replaced(s.hunters, seat, s.hunters[seat] + 1)
        return
    if space == BEG:
        s.beggars = replaced(s.beggars, seat, s.beggars[seat] + 1)
    elif space != PRIVATE_LONGSHIP:
        s.occupant = replaced(s.occupant, space, seat)
        s.free.remove(space)
    resolve(s, seat, space)


def why_closed(s: Champions, seat: int, space: int) -> Reason | None:
    """CM-PLACE-09, -12: a space that nobody occupies is open to whoever can pay its cost in full
    and meets its restriction."""
    cards = s.variant.cards
    if space >= FIRST_STALL:
        return None if can_pay(s, seat, cards.stall_cost[space - FIRST_STALL]) else CANNOT_PAY
    if space > SHIPWRIGHT:
        return _why_no_voyage(s, seat, space)
    if space == STAVE_CHURCH:
        return None if s.coin[seat] >= cards.church_price[1] else CANNOT_PAY
    if space == MERCHANT_SHIP:
        return None if can_pay(s, seat, merchant_cost(s, seat)) else CANNOT_PAY
    if space == SHIPWRIGHT:
        if s.private_ship[seat] >= 0:
            return HAS_PRIVATE_SHIP
        if not s.ships_left:
            return NO_SHIP_LEFT
        return None if can_buy_ship(s, seat) else CANNOT_PAY
    if space == RUNESMITH:
        if s.rune_display[0] < 0 and s.rune_display[1] < 0 and not s.rune_deck:
            return NO_RUNE_LEFT
        return None if can_pay(s, seat, cards.location_cost[RUNESMITH]) else CANNOT_PAY
    assert space == WORKER_HUTS
    if s.extra_worker[seat]:
        return WORKER_ALREADY_BOUGHT
    prices = s.variant.hut_prices
    if s.huts_sold >= len(prices):
        return ALL_WORKERS_SOLD
    return None if s.coin[seat] >= prices[s.huts_sold] else s.variant.hut_too_dear[s.huts_sold]


def _why_no_voyage(s: Champions, seat: int, space: int) -> Reason | None:
    """CM-PLACE-36 to -38, -50: public ships for their cost, the private one for its owner."""
    if space == PRIVATE_LONGSHIP:
        ship = s.private_ship[seat]
        if ship < 0:
            return NO_PRIVATE_SHIP
        if ship in s.shore_ship:
            return SHIP_AT_SEA
    if not has_free_shore(s):
        return NO_FREE_SHORE
    if space == PRIVATE_LONGSHIP:
        return None
    return None if can_pay(s, seat, s.variant.cards.ship_cost[PUBLIC_SHIPS[space]]) else CANNOT_PAY
