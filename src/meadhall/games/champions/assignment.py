"""Assign warriors: dice to reserved fights, dice and food to ships (CM-ASSIGN)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.games.champions import actions, ids
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
        return [actions.CONTINUE, actions.ASK_ORDER]

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.ASK_ORDER and s.telling:
            s.tell("asked_order", {"seat": self.seat})
        s.end(1 if option == actions.ASK_ORDER else 0)


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
            kinds = len(ids.DICE) if place < actions.FIRST_SHORE_PLACE else len(actions.CARGO)
            options.extend([actions.ASSIGN + place * 4 + cargo for cargo in range(kinds)])
        return [*options, *runes_of(s, self.seat), actions.DONE]

    def why_not(self, s: Champions, option: int) -> Reason | None:
        if option == actions.DONE:
            return None
        if option < actions.DONE:
            return why_no_rune(s, self.seat, option, ASSIGNING)
        place, cargo = (option - actions.ASSIGN) // 4, (option - actions.ASSIGN) % 4
        left = unassigned(s, self.seat, self.places)
        if left[cargo] == 0:
            return NONE_LEFT
        if option in sendable(s, (place,), left):
            return None
        return BANNED_WEAPON if place < actions.FIRST_SHORE_PLACE else SHIP_FULL

    def options(self, s: Champions) -> list[int]:
        seat = self.seat
        options = sendable(s, self.places, unassigned(s, seat, self.places))
        if s.runes[seat]:
            options.extend(usable(s, seat, ASSIGNING))
        options.append(actions.DONE)
        return options

    def must_ask(self, s: Champions) -> bool:
        """A plan is final only when its owner says so, also with nothing left to send."""
        for place in self.places:
            if any(s.planned(place)):
                return True
        return False

    def choose(self, s: Champions, option: int) -> None:
        if option == actions.DONE:
            s.end()
            if not self.together:
                carry_out(s, self.seat, self.places)
        elif option >= actions.ASSIGN:
            s.plan[option - actions.ASSIGN] += 1
        else:
            use(s, self.seat, option)


def sendable(s: Champions, places: tuple[int, ...], left: list[int]) -> list[int]:
    """CM-ASSIGN-06 to -08: the options to send one more of each kind to each of these places.

    CM-PLACE-39: each die and each food takes one place aboard; ships take every type of die.
    """
    options: list[int] = []
    for place in places:
        banned = -1
        kinds = 4
        if place < actions.FIRST_SHORE_PLACE:
            banned = s.variant.cards.banned[s.enemy_at(place)]
            kinds = 3
        else:
            ship = s.shore_ship[place - actions.FIRST_SHORE_PLACE]
            if sum(s.planned(place)) == s.variant.cards.ship_capacity[ship]:
                continue
        for cargo in range(kinds):
            if left[cargo] > 0 and cargo != banned:
                options.append(actions.ASSIGN + place * 4 + cargo)
    return options


def reserved_by(s: Champions, seat: int) -> tuple[int, ...]:
    """The places this seat sends to."""
    return tuple([place for place in range(len(actions.PLACES)) if s.reserved[place] == seat])


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


def carry_out(s: Champions, seat: int, places: tuple[int, ...]) -> None:
    """CM-ASSIGN-10, -11: the plan becomes final; dice and food leave home."""
    for place in places:
        at = place * 4
        sent = s.planned(place)
        s.fighters[at : at + 4] = sent
        s.plan[at : at + 4] = [0, 0, 0, 0]
        for die in range(3):
            s.home[seat * 3 + die] -= sent[die]
        s.food[seat] -= sent[actions.FOOD_CARGO]
        if s.telling:
            s.tell("assigned", {"seat": seat, "place": actions.PLACES[place], "cargo": sent})
