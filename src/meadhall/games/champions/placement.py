"""Worker placement: turns, open spaces, and why a space is closed (CM-PLACE-01 to -16)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import ACTIONS, CONTINUE, PLACE, RUNE
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
from meadhall.games.champions.runes import AFTER, TURN, WINDOW_NAMES, closed_runes, usable, use
from meadhall.games.champions.spaces import (
    affordable_ships,
    hut_price,
    merchant_cost,
    resolve,
    sailing_shores,
)
from meadhall.games.champions.state import Champions

# Spaces without a cost or a restriction: CM-PLACE-12. (Without its enemy, a red space is not on the
# board at all: see rounds.set_up_round.)
ALWAYS_OPEN: Final[list[bool]] = [
    space < WORKER_HUTS or space == MARKET or TROLL <= space <= BEG for space in range(len(SPACES))
]
PUBLIC_SHIPS: Final[dict[int, int]] = {
    SMALL_LONGSHIP: SHIP_SMALL,
    LARGE_LONGSHIP: SHIP_LARGE,
    GULLINKAMBI_LONGSHIP: SHIP_GULLINKAMBI,
}


NEXT_TURN: Final = 0
BEFORE: Final = 1
RESOLVED: Final = 2


class PlacementPhase(Frame):
    """CM-PLACE-01 to -04, -13: turns clockwise from the marker's holder when the phase starts.

    In a turn one worker goes on one space, which is resolved at once; runes before and after.
    """

    __slots__ = ()
    NAME: ClassVar[str] = "place_worker"

    def copy(self) -> "PlacementPhase":
        twin = PlacementPhase(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Champions) -> list[int] | None:
        if self.step == RESOLVED:
            if s.runes[self.seat]:
                options = usable(s, self.seat, AFTER)
                if options:
                    options.append(CONTINUE)
                    return options
            self._pass_turn(s)
        if self.step == NEXT_TURN and not self._find_turn(s):
            s.end()
            return None
        options = open_spaces(s, self.seat)
        if s.runes[self.seat]:
            options.extend(usable(s, self.seat, TURN))
        return options

    def _find_turn(self, s: Champions) -> bool:
        """CM-PLACE-03: players without workers are skipped; False when nobody has one left."""
        for _ in range(s.seats):
            if s.workers[self.seat] > 0:
                self.step = BEFORE
                return True
            self.seat = (self.seat + 1) % s.seats
        return False

    def _pass_turn(self, s: Champions) -> None:
        self.seat = (self.seat + 1) % s.seats
        self.step = NEXT_TURN

    def choose(self, s: Champions, action: int) -> None:
        if action == CONTINUE:
            self._pass_turn(s)
        elif action >= RUNE:
            use(s, self.seat, action)
        else:
            self.step = RESOLVED
            place_worker(s, self.seat, action - PLACE)

    def kind(self, s: Champions) -> str:
        return "rune_window" if self.step == RESOLVED else "place_worker"

    def rule(self, s: Champions) -> str:
        return "CM-RUNE-04" if self.step == RESOLVED else "CM-PLACE-02"

    def about(self, s: Champions) -> dict[str, int | str]:
        if self.step == RESOLVED:
            return {"window": WINDOW_NAMES[AFTER]}
        return {"workers": s.workers[self.seat]}

    def closed(self, s: Champions) -> list[ClosedOption]:
        seat = self.seat
        if self.step == RESOLVED:
            return closed_runes(s, seat, AFTER)
        closed = [why for space in range(len(SPACES)) if (why := why_closed(s, seat, space))]
        return closed + closed_runes(s, seat, TURN)


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


def open_spaces(s: Champions, seat: int) -> list[int]:
    """CM-PLACE-05, -09, -12: free spaces whose cost can be paid and whose restriction is met."""
    return [PLACE + space for space in s.free if ALWAYS_OPEN[space] or can_use(s, seat, space)]


def can_use(s: Champions, seat: int, space: int) -> bool:
    """May this seat put a worker on this space, which nobody occupies?"""
    cards = s.variant.cards
    if space >= FIRST_STALL:
        return can_pay(s, seat, cards.stall_cost[space - FIRST_STALL])
    if space > SHIPWRIGHT:
        return _can_sail(s, seat, space)
    if space == STAVE_CHURCH:
        return s.coin[seat] >= cards.church_price[1]
    if space == SHIPWRIGHT:
        return s.private_ship[seat] < 0 and len(affordable_ships(s, seat)) > 0
    if space == RUNESMITH:
        return can_pay(s, seat, cards.location_cost[RUNESMITH]) and rune_left(s)
    if space == MERCHANT_SHIP:
        return can_pay(s, seat, merchant_cost(s, seat))
    assert space == WORKER_HUTS
    return s.extra_worker[seat] == 0 and 0 <= hut_price(s) <= s.coin[seat]


def _can_sail(s: Champions, seat: int, space: int) -> bool:
    """CM-PLACE-36 to -38, -50: public ships for their cost, the private one for its owner."""
    if space == PRIVATE_LONGSHIP:
        ship = s.private_ship[seat]
        return ship >= 0 and ship not in s.shore_ship and has_free_shore(s)
    return can_pay(s, seat, s.variant.cards.ship_cost[PUBLIC_SHIPS[space]]) and has_free_shore(s)


def has_free_shore(s: Champions) -> bool:
    """CM-PLACE-37: a longship needs a free shore in use, with a monster (CM-ROUND-12)."""
    for shore in s.variant.shores:
        if s.shore_ship[shore] < 0 and s.monster[shore] >= 0:
            return True
    return False


def rune_left(s: Champions) -> bool:
    return s.rune_display[0] >= 0 or s.rune_display[1] >= 0 or len(s.rune_deck) > 0


def why_closed(s: Champions, seat: int, space: int) -> ClosedOption | None:
    """The reason and the rule, for a space of this game that this seat cannot use now."""
    if space >= FIRST_STALL and space not in s.stalls:
        return None
    if space == GULLINKAMBI_LONGSHIP and not s.variant.gullinkambi:
        return None
    option = ACTIONS.options[PLACE + space]
    if s.occupant[space] >= 0:
        other: dict[str, int | str] = {"other": s.occupant[space]}
        return ClosedOption(option, "occupied", "CM-PLACE-05", other)
    if space not in s.free:
        return ClosedOption(option, "no_enemy", "CM-ROUND-12")
    if ALWAYS_OPEN[space] or can_use(s, seat, space):
        return None
    if space == WORKER_HUTS:
        if s.extra_worker[seat]:
            return ClosedOption(option, "worker_already_bought", "CM-PLACE-27")
        if hut_price(s) < 0:
            return ClosedOption(option, "all_workers_sold", "CM-PLACE-26")
        price: dict[str, int | str] = {"coin": hut_price(s)}
        return ClosedOption(option, "cannot_pay", "CM-PLACE-25", price)
    if space == SHIPWRIGHT and s.private_ship[seat] >= 0:
        return ClosedOption(option, "has_private_ship", "CM-PLACE-35")
    if space == SHIPWRIGHT and not s.ships_left:
        return ClosedOption(option, "no_ship_left", "CM-PLACE-34")
    if space == PRIVATE_LONGSHIP:
        if s.private_ship[seat] < 0:
            return ClosedOption(option, "no_private_ship", "CM-PLACE-38")
        if s.private_ship[seat] in s.shore_ship:
            return ClosedOption(option, "ship_at_sea", "CM-PLACE-38")
    ships = (SMALL_LONGSHIP, LARGE_LONGSHIP, PRIVATE_LONGSHIP, GULLINKAMBI_LONGSHIP)
    if space in ships and not sailing_shores(s):
        return ClosedOption(option, "no_free_shore", "CM-PLACE-37")
    if space == RUNESMITH and not rune_left(s):
        return ClosedOption(option, "no_rune_left", "CM-PLACE-31")
    return ClosedOption(option, "cannot_pay", "CM-PLACE-09")
