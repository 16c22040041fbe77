"""Assign warriors: dice to reserved fights, dice and food to ships (CM-ASSIGN)."""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.champions.actions import (
    ACTIONS,
    ASK_ORDER,
    ASSIGN,
    CONTINUE,
    DONE,
    FIRST_SHORE_PLACE,
    FOOD_CARGO,
    PLACES,
    TROLL_PLACE,
)
from meadhall.games.champions.runes import ASSIGNING, closed_runes, usable, use
from meadhall.games.champions.state import Champions


def enemy_at(s: Champions, place: int) -> int:
    """The enemy a place is about: the troll, a draugr, or the monster of a shore."""
    if place == TROLL_PLACE:
        return s.troll
    if place < FIRST_SHORE_PLACE:
        return s.draugr[place - 1]
    return s.monster[place - FIRST_SHORE_PLACE]


class AssignmentPhase(Frame):
    """CM-ASSIGN-01 to -03: in turn order, or all at once unless somebody asks for turn order."""

    __slots__ = ("asked", "turn")
    NAME: ClassVar[str] = "assignment_phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("turn", "asked")
    # Steps: ask (simultaneous only), assign, carry out the plans (simultaneous only).

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.turn = 0
        self.asked = 0

    def copy(self) -> "AssignmentPhase":
        twin = AssignmentPhase(self.seat)
        twin.step = self.step
        twin.turn = self.turn
        twin.asked = self.asked
        return twin

    def run(self, s: Champions) -> list[int] | None:
        if self.step == 0:
            self.step = 1
            if s.variant.simultaneous and max(s.reserved) >= 0:
                frames: list[Frame | None] = [AskForOrder(seat) for seat in range(s.seats)]
                s.fork(frames)
            else:
                self.asked = 1
            return None
        if self.asked:
            return self._in_turn_order(s)
        if self.step == 1:
            self.step = 2
            together: list[Frame | None] = [
                Assign(seat, 1) if seat in s.reserved else None for seat in range(s.seats)
            ]
            s.fork(together)
            return None
        s.reveals += 1
        for seat in s.turn_order():
            carry_out(s, seat)
        s.end()
        return None

    def _in_turn_order(self, s: Champions) -> list[int] | None:
        while self.turn < s.seats:
            seat = (s.first + self.turn) % s.seats
            self.turn += 1
            if seat in s.reserved:
                s.call(Assign(seat))
                return None
        s.end()
        return None

    def rule(self, s: Champions) -> str:
        return "CM-ASSIGN-01"


class AskForOrder(Frame):
    """CM-ASSIGN-02: any one player can demand that assignment is done in turn order."""

    __slots__ = ()
    NAME: ClassVar[str] = "ask_for_order"

    def copy(self) -> "AskForOrder":
        return AskForOrder(self.seat)

    def run(self, s: Champions) -> list[int] | None:
        return [CONTINUE, ASK_ORDER]

    def choose(self, s: Champions, action: int) -> None:
        if action == ASK_ORDER:
            # The phase that forked the seats waits below them, at the top of the common stack.
            phase = s.stack[-1]
            assert isinstance(phase, AssignmentPhase)
            phase.asked = 1
        s.end()

    def rule(self, s: Champions) -> str:
        return "CM-ASSIGN-02"


class Assign(Frame):
    """CM-ASSIGN-04 to -09, -13: one die or food at a time, in any order, until confirmed."""

    __slots__ = ("together",)
    NAME: ClassVar[str] = "assign"
    FIELDS: ClassVar[tuple[str, ...]] = ("together",)

    def __init__(self, seat: int = -1, together: int = 0) -> None:
        super().__init__(seat)
        # 1: all seats assign at the same time; the plan stays secret until the last confirms.
        self.together = together

    def copy(self) -> "Assign":
        return Assign(self.seat, self.together)

    def run(self, s: Champions) -> list[int] | None:
        seat = self.seat
        left = unassigned(s, seat)
        options: list[int] = []
        for place in range(7):
            if s.reserved[place] == seat:
                options.extend(sendable(s, place, left))
        if s.runes[seat]:
            options.extend(usable(s, seat, ASSIGNING))
        options.append(DONE)
        return options

    def choose(self, s: Champions, action: int) -> None:
        if action == DONE:
            s.end()
            if not self.together:
                carry_out(s, self.seat)
        elif action >= ASSIGN:
            plan_one(s, action)
        else:
            use(s, self.seat, action)

    def rule(self, s: Champions) -> str:
        return "CM-ASSIGN-01"

    def closed(self, s: Champions) -> list[ClosedOption]:
        seat = self.seat
        left = unassigned(s, seat)
        closed: list[ClosedOption] = []
        for place in range(7):
            if s.reserved[place] != seat:
                continue
            for cargo in range(4 if place >= FIRST_SHORE_PLACE else 3):
                option = ACTIONS.options[ASSIGN + place * 4 + cargo]
                if left[cargo] == 0:
                    closed.append(ClosedOption(option, "none_left", "CM-ASSIGN-04"))
                elif place >= FIRST_SHORE_PLACE:
                    if free_capacity(s, place) == 0:
                        closed.append(ClosedOption(option, "ship_full", "CM-ASSIGN-08"))
                elif s.variant.cards.banned[enemy_at(s, place)] == cargo:
                    closed.append(ClosedOption(option, "banned_weapon", "CM-ASSIGN-06"))
        return closed + closed_runes(s, seat, ASSIGNING)


def sendable(s: Champions, place: int, left: list[int]) -> list[int]:
    """CM-ASSIGN-06, -07: what can still be sent to a place. Ships take every type of die."""
    base = ASSIGN + place * 4
    if place < FIRST_SHORE_PLACE:
        banned = s.variant.cards.banned[enemy_at(s, place)]
        return [base + die for die in range(3) if left[die] > 0 and die != banned]
    if free_capacity(s, place) == 0:
        return []
    return [base + cargo for cargo in range(4) if left[cargo] > 0]


def plan_one(s: Champions, action: int) -> None:
    """Send one die or food, as an option of `sendable` says."""
    s.plan[action - ASSIGN] += 1


def unassigned(s: Champions, seat: int) -> list[int]:
    """Dice at home by type, and food, less what the seat's plan already sends away."""
    left = s.home[seat * 3 : seat * 3 + 3]
    left.append(s.food[seat])
    for place in range(7):
        if s.reserved[place] == seat:
            for cargo in range(4):
                left[cargo] -= s.plan[place * 4 + cargo]
    return left


def free_capacity(s: Champions, place: int) -> int:
    """CM-ASSIGN-08, CM-PLACE-39: each die and each food takes one place aboard."""
    base = place * 4
    plan = s.plan
    load = plan[base] + plan[base + 1] + plan[base + 2] + plan[base + 3]
    return s.variant.cards.ship_capacity[s.shore_ship[place - FIRST_SHORE_PLACE]] - load


def carry_out(s: Champions, seat: int) -> None:
    """CM-ASSIGN-10, -11: the plan becomes final; dice and food leave home."""
    for place in range(7):
        if s.reserved[place] != seat:
            continue
        sent = s.plan[place * 4 : place * 4 + 4]
        for cargo in range(4):
            at = place * 4 + cargo
            s.fighters[at] += sent[cargo]
            s.plan[at] = 0
            if cargo == FOOD_CARGO:
                s.food[seat] -= sent[cargo]
            else:
                s.home[seat * 3 + cargo] -= sent[cargo]
        if s.telling:
            s.tell("assigned", {"seat": seat, "place": PLACES[place], "cargo": sent})
