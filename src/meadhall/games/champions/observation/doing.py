"""What is going on: the frames in progress, looked through once for each observation."""

from typing import Final

from meadhall.core.engine.frame import Frame
from meadhall.core.names import names
from meadhall.games.champions.combat import Fight
from meadhall.games.champions.hunting import Hunt
from meadhall.games.champions.placement import RESOLVED, PlaceWorkers
from meadhall.games.champions.rounds import CombatPhase
from meadhall.games.champions.state import Champions
from meadhall.games.champions.voyage import FEED, Voyage

# The phase in progress is the step of the frame at the bottom; OVER comes after the last.
PHASES: Final = ("leaders", "placement", "assignment", "combat", "clean_up", "last_runes")
PLACEMENT: Final = 1
ASSIGNMENT: Final = 2
OVER: Final = 6


class Doing:
    """The moment of the game, as a seat may know it."""

    __slots__ = names("chance fed fight hunters phase placing roller survivors top")

    def __init__(self) -> None:
        self.phase = OVER
        # The question on top: where all decide at the same time, this seat's own or none.
        self.top: Frame | None = None
        self.fight: Fight | None = None
        # Whose dice lie on the table; who places the next worker; -1: nobody's.
        self.roller = -1
        self.placing = -1
        # The seats whose hunts are still to come, one bit each.
        self.hunters = 0
        # Of the fight in progress: percent to win, and tenths of dice left on average.
        self.chance = 0
        self.survivors = 0
        # The place whose warriors have eaten, or -1.
        self.fed = -1


def doing(s: Champions, seat: int) -> Doing:
    """The moment, out of the stack."""
    now = Doing()
    if s.over:
        return now
    stack = s.stack
    now.phase = stack[0].step
    if s.lanes:
        lane = s.lanes[seat]
        now.top = lane[-1] if lane else None
    else:
        now.top = stack[-1]
    announced = now.phase == PLACEMENT or now.phase == ASSIGNMENT
    for frame in stack:
        if isinstance(frame, Fight):
            now.fight = frame
            now.roller = frame.seat
            if frame.enemy != s.variant.cards.kraken:
                now.fed = frame.place
        elif isinstance(frame, Voyage):
            if frame.step > FEED:
                now.fed = frame.place
        elif isinstance(frame, Hunt):
            now.roller = frame.seat
            now.hunters |= 1 << frame.seat
        elif isinstance(frame, PlaceWorkers):
            # Whose worker stands already, but is not done with its space, has had its turn.
            now.placing = (frame.seat + 1) % s.seats if frame.step == RESOLVED else frame.seat
        elif isinstance(frame, CombatPhase):
            announced = True
    if announced:
        for other in range(s.seats):
            if s.hunters[other] > 0:
                now.hunters |= 1 << other
    return now
