"""Worker placement: turns, open spaces, and why a space is closed (CM-PLACE-01 to -16)."""

from typing import ClassVar

from meadhall.core.decision import ClosedOption
from meadhall.games.champions.actions import ACTIONS, CONTINUE, PLACE
from meadhall.games.champions.goods import can_pay
from meadhall.games.champions.ids import (
    BEG,
    DRAUGR_LEFT,
    DRAUGR_RIGHT,
    FIRST_STALL,
    GULLINKAMBI_LONGSHIP,
    HUNTING_GROUNDS,
    LARGE_LONGSHIP,
    MERCHANT_SHIP,
    PRIVATE_LONGSHIP,
    RUNESMITH,
    SHIP_GULLINKAMBI,
    SHIP_LARGE,
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
from meadhall.games.champions.state import Champions, Procedure


class PlacementPhase(Procedure):
    """CM-PLACE-01 to -03, -13: turns clockwise from the marker's holder when the phase starts."""

    __slots__ = ()
    NAME: ClassVar[str] = "placement_phase"

    def copy(self) -> "PlacementPhase":
        return PlacementPhase(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        for step in range(s.seats):
            seat = (self.seat + step) % s.seats
            if s.workers[seat] > 0:
                self.seat = (seat + 1) % s.seats
                s.call(PlacementTurn(seat))
                return None
        s.end()
        return None

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-02"


class PlacementTurn(Procedure):
    """CM-PLACE-02, -04: one worker on one space, resolved at once; runes before and after."""

    __slots__ = ()
    NAME: ClassVar[str] = "place_worker"

    def copy(self) -> "PlacementTurn":
        twin = PlacementTurn(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Champions) -> list[int] | None:
        seat = self.seat
        if self.step == 0:
            options = open_spaces(s, seat)
            if s.runes[seat]:
                options.extend(usable(s, seat, TURN))
            return options
        if s.runes[seat]:
            options = usable(s, seat, AFTER)
            if options:
                options.append(CONTINUE)
                return options
        s.end()
        return None

    def choose(self, s: Champions, action: int) -> None:
        if action == CONTINUE:
            s.end()
        elif action >= PLACE + len(SPACES):
            use(s, self.seat, action)
        else:
            self.step = 1
            place_worker(s, self.seat, action - PLACE)

    def kind(self, s: Champions) -> str:
        return "place_worker" if self.step == 0 else "rune_window"

    def rule(self, s: Champions) -> str:
        return "CM-PLACE-02" if self.step == 0 else "CM-RUNE-04"

    def about(self, s: Champions) -> dict[str, int | str]:
        if self.step == 0:
            return {"workers": s.workers[self.seat]}
        return {"window": WINDOW_NAMES[AFTER]}

    def closed(self, s: Champions) -> list[ClosedOption]:
        seat = self.seat
        if self.step == 1:
            return closed_runes(s, seat, AFTER)
        closed = [why for space in range(len(SPACES)) if (why := why_closed(s, seat, space))]
        return closed + closed_runes(s, seat, TURN)


def place_worker(s: Champions, seat: int, space: int) -> None:
    """CM-PLACE-05, -06: the worker takes the space; its effect follows at once."""
    s.workers[seat] -= 1
    if s.log is not None:
        s.tell("placed", {"seat": seat, "space": SPACES[space]})
    if space == HUNTING_GROUNDS:
        s.hunters[seat] += 1
        return
    if space == BEG:
        s.beggars[seat] += 1
    elif space != PRIVATE_LONGSHIP:
        s.occupant[space] = seat
        s.free.remove(space)
    resolve(s, seat, space)


def open_spaces(s: Champions, seat: int) -> list[int]:
    """CM-PLACE-05, -09, -12: free spaces whose cost can be paid and whose restriction is met."""
    return [PLACE + space for space in s.free if space < WORKER_HUTS or can_use(s, seat, space)]


def can_use(s: Champions, seat: int, space: int) -> bool:
    """May this seat put a worker on this space, which nobody occupies?"""
    if space >= FIRST_STALL:
        return can_pay(s, seat, s.rules.cards.stall_cost[space - FIRST_STALL])
    if space == TROLL:
        return s.troll >= 0
    if space == DRAUGR_LEFT or space == DRAUGR_RIGHT:
        return s.draugr[space - DRAUGR_LEFT] >= 0
    if space == SMALL_LONGSHIP:
        return has_free_shore(s) and can_pay(s, seat, s.rules.cards.ship_cost[0])
    if space == LARGE_LONGSHIP:
        return has_free_shore(s) and can_pay(s, seat, s.rules.cards.ship_cost[SHIP_LARGE])
    if space == MERCHANT_SHIP:
        return can_pay(s, seat, merchant_cost(s, seat))
    if space == RUNESMITH:
        return rune_left(s) and can_pay(s, seat, s.rules.cards.location_cost[RUNESMITH])
    if space == STAVE_CHURCH:
        return s.coin[seat] >= s.rules.cards.church_price[1]
    if space == WORKER_HUTS:
        return s.extra_worker[seat] == 0 and 0 <= hut_price(s) <= s.coin[seat]
    if space == SHIPWRIGHT:
        return s.private_ship[seat] < 0 and len(affordable_ships(s, seat)) > 0
    if space == PRIVATE_LONGSHIP:
        ship = s.private_ship[seat]
        return ship >= 0 and ship not in s.shore_ship and has_free_shore(s)
    if space == GULLINKAMBI_LONGSHIP:
        return has_free_shore(s) and can_pay(s, seat, s.rules.cards.ship_cost[SHIP_GULLINKAMBI])
    return True


def has_free_shore(s: Champions) -> bool:
    """CM-PLACE-37: a longship needs a free shore in use, with a monster (CM-ROUND-12)."""
    for shore in s.rules.shores:
        if s.shore_ship[shore] < 0 and s.monster[shore] >= 0:
            return True
    return False


def rune_left(s: Champions) -> bool:
    return s.rune_display[0] >= 0 or s.rune_display[1] >= 0 or len(s.rune_deck) > 0


def why_closed(s: Champions, seat: int, space: int) -> ClosedOption | None:
    """The reason and the rule, for a space of this game that this seat cannot use now."""
    if space >= FIRST_STALL and space not in s.stalls:
        return None
    if space == GULLINKAMBI_LONGSHIP and not s.rules.gullinkambi:
        return None
    option = ACTIONS.options[PLACE + space]
    if space not in s.free:
        other: dict[str, int | str] = {"other": s.occupant[space]}
        return ClosedOption(option, "occupied", "CM-PLACE-05", other)
    if can_use(s, seat, space):
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
    if space in (TROLL, DRAUGR_LEFT, DRAUGR_RIGHT):
        return ClosedOption(option, "no_enemy", "CM-ROUND-12")
    if space == RUNESMITH and not rune_left(s):
        return ClosedOption(option, "no_rune_left", "CM-PLACE-31")
    return ClosedOption(option, "cannot_pay", "CM-PLACE-09")
