"""Assign warriors: dice to reserved fights, dice and food to ships (CM-ASSIGN)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.games.champions.actions import (
    ASK_ORDER,
    ASSIGN,
    CARGO,
    CONTINUE,
    DONE,
    FIRST_SHORE_PLACE,
    FOOD_CARGO,
    PLACES,
)
from meadhall.games.champions.ids import DICE
from meadhall.games.champions.runes import ASSIGNING, runes_of, usable, use, why_no_rune
from meadhall.games.champions.state import Champions

NONE_LEFT: Final = Reason("none_left", "CM-ASSIGN-04")
SHIP_FULL: Final = Reason("ship_full", "CM-ASSIGN-08")
BANNED_WEAPON: Final = Reason("banned_weapon", "CM-ASSIGN-06")

ASK: Final = 0
ASSIGN_DICE: Final = 1
SHOW_PLANS: Final = 2


class AssignmentPhase(Procedure):
    """CM-ASSIGN-01 to -03: in turn order, or all at once unless somebody asks for turn order."""

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "assign_dice", "show_plans")

    def run(self, s: Champions) -> None:
        if self.step == ASK:
            self.step = ASSIGN_DICE
            if s.variant.simultaneous and max(s.reserved) >= 0:
                questions: list[Frame | None] = [AskForOrder(seat) for seat in range(s.seats)]
                s.fork(questions)
            else:
                self.result = 1
        elif self.step == ASSIGN_DICE and self.result:
            s.end()
            order = [seat for seat in s.turn_order() if seat in s.reserved]
            s.sequence(*[Assign(seat, reserved_by(s, seat)) for seat in order])
        elif self.step == ASSIGN_DICE:
            self.step = SHOW_PLANS
            together: list[Frame | None] = [
                Assign(seat, reserved_by(s, seat), 1) if seat in s.reserved else None
                for seat in range(s.seats)
            ]
            s.fork(together)
        elif self.step == SHOW_PLANS:
            s.reveals += 1
            for seat in s.turn_order():
                carry_out(s, seat, reserved_by(s, seat))
            s.end()


class AskForOrder(Question):
    """CM-ASSIGN-02: any one player can demand, openly, that assignment is done in turn order."""

    __slots__ = ()
    RULE: ClassVar[str] = "CM-ASSIGN-02"

    def options(self, s: Champions) -> list[int]:
        return [CONTINUE, ASK_ORDER]

    def choose(self, s: Champions, option: int) -> None:
        if option == ASK_ORDER and s.telling:
            s.tell("asked_order", {"seat": self.seat})
        s.end(1 if option == ASK_ORDER else 0)


class Assign(Question):
    """CM-ASSIGN-04 to -09, -13: one die or food at a time, in any order, until confirmed."""

    __slots__ = ("places", "together")
    RULE: ClassVar[str] = "CM-ASSIGN-01"

    def __init__(self, seat: int = -1, places: tuple[int, ...] = (), together: int = 0) -> None:
        super().__init__(seat)
        # Where this seat sends to.
        self.places: tuple[int, ...] = places
        # 1: all seats assign at the same time; the plan stays secret until the last confirms.
        self.together = together

    def candidates(self, s: Champions) -> list[int]:
        options: list[int] = []
        for place in self.places:
            kinds = len(DICE) if place < FIRST_SHORE_PLACE else len(CARGO)
            options.extend([ASSIGN + place * 4 + cargo for cargo in range(kinds)])
        return [*options, *runes_of(s, self.seat), DONE]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option == DONE:
            return None
        if option < DONE:
            return why_no_rune(s, self.seat, option, ASSIGNING)
        place, cargo = (option - ASSIGN) // 4, (option - ASSIGN) % 4
        left = unassigned(s, self.seat, self.places)
        return why_not_send(s, place, cargo, left)

    def options(self, s: Champions) -> list[int]:
        seat = self.seat
        options = sendable(s, self.places, unassigned(s, seat, self.places))
        if s.runes[seat]:
            options.extend(usable(s, seat, ASSIGNING))
        options.append(DONE)
        return options

    def must_ask(self, s: Champions) -> bool:
        """A plan is final only when its owner says so, also with nothing left to send."""
        for place in self.places:
            if any(s.planned(place)):
                return True
        return False

    def choose(self, s: Champions, option: int) -> None:
        if option == DONE:
            s.end()
            if not self.together:
                carry_out(s, self.seat, self.places)
        elif option >= ASSIGN:
            plan_one(s, option)
        else:
            use(s, self.seat, option)


def why_not_send(s: Champions, place: int, cargo: int, left: list[int]) -> Reason | None:
    """CM-ASSIGN-06, -07: whether one more can be sent. Ships take every type of die."""
    if left[cargo] == 0:
        return NONE_LEFT
    if place < FIRST_SHORE_PLACE:
        return BANNED_WEAPON if s.variant.cards.banned[s.enemy_at(place)] == cargo else None
    return SHIP_FULL if free_capacity(s, place) == 0 else None


def sendable(s: Champions, places: tuple[int, ...], left: list[int]) -> list[int]:
    """CM-ASSIGN-06 to -08: the options to send one more of each kind to each of these places."""
    options: list[int] = []
    for place in places:
        banned = -1
        kinds = 4
        if place < FIRST_SHORE_PLACE:
            banned = s.variant.cards.banned[s.enemy_at(place)]
            kinds = 3
        elif free_capacity(s, place) == 0:
            continue
        for cargo in range(kinds):
            if left[cargo] > 0 and cargo != banned:
                options.append(ASSIGN + place * 4 + cargo)
    return options


def plan_one(s: Champions, option: int) -> None:
    """Send one die or food, as an option of `sendable` says."""
    s.plan[option - ASSIGN] += 1


def reserved_by(s: Champions, seat: int) -> tuple[int, ...]:
    """The places this seat sends to."""
    return tuple([place for place in range(len(PLACES)) if s.reserved[place] == seat])


def unassigned(s: Champions, seat: int, places: tuple[int, ...]) -> list[int]:
    """CM-ASSIGN-04, -10: dice at home by type, and food, less what the plan already sends away."""
    left = s.home[seat * 3 : seat * 3 + 3]
    left.append(s.food[seat])
    plan = s.plan
    for place in places:
        base = place * 4
        left[0] -= plan[base]
        left[1] -= plan[base + 1]
        left[2] -= plan[base + 2]
        left[3] -= plan[base + 3]
    return left


def free_capacity(s: Champions, place: int) -> int:
    """CM-ASSIGN-08, CM-PLACE-39: each die and each food takes one place aboard."""
    base = place * 4
    plan = s.plan
    load = plan[base] + plan[base + 1] + plan[base + 2] + plan[base + 3]
    return s.variant.cards.ship_capacity[s.shore_ship[place - FIRST_SHORE_PLACE]] - load


def carry_out(s: Champions, seat: int, places: tuple[int, ...]) -> None:
    """CM-ASSIGN-10, -11: the plan becomes final; dice and food leave home."""
    for place in places:
        sent = s.planned(place)
        for cargo in range(len(CARGO)):
            at = place * 4 + cargo
            s.fighters[at] += sent[cargo]
            s.plan[at] = 0
            if cargo == FOOD_CARGO:
                s.food[seat] -= sent[cargo]
            else:
                s.home[seat * 3 + cargo] -= sent[cargo]
        if s.telling:
            s.tell("assigned", {"seat": seat, "place": PLACES[place], "cargo": sent})
