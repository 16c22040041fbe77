"""The round: set-up, the phases in order, clean-up, the end (CM-GEN-03, CM-ROUND, CM-CLEAN)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import FIRST_SHORE_PLACE, PLACES
from meadhall.games.champions.assignment import AssignmentPhase, enemy_at
from meadhall.games.champions.combat import Fight
from meadhall.games.champions.hunting import Hunt
from meadhall.games.champions.ids import (
    BEG,
    DRAUGR_LEFT,
    GULLINKAMBI_LONGSHIP,
    SMOKEHOUSE,
    SPACES,
    TROLL,
)
from meadhall.games.champions.placement import PlacementPhase
from meadhall.games.champions.runes import (
    END,
    FIGHT_DONE,
    PHASE_ASSIGN,
    PHASE_COMBAT,
    PHASE_PLACE,
    RuneWindow,
    open_common_window,
)
from meadhall.games.champions.state import Cards, Champions
from meadhall.games.champions.voyage import Voyage, draw_journey

ROUND_SETUP: Final = 0
PLACEMENT: Final = 1
BEFORE_ASSIGNMENT: Final = 2
ASSIGNMENT: Final = 3
BEFORE_COMBAT: Final = 4
COMBAT: Final = 5
CLEAN_UP: Final = 6
LAST_WINDOW: Final = 7
SCORING: Final = 8


class Rounds(Frame):
    """CM-GEN-02, -03: eight rounds of five phases, with the common rune windows between them."""

    __slots__ = ()
    NAME: ClassVar[str] = "rounds"

    def copy(self) -> "Rounds":
        twin = Rounds(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Champions) -> list[int] | None:
        step = self.step
        self.step = step + 1
        if step == ROUND_SETUP:
            set_up_round(s)
            open_common_window(s, PHASE_PLACE)
        elif step == PLACEMENT:
            s.call(PlacementPhase(s.first))
        elif step == BEFORE_ASSIGNMENT:
            open_common_window(s, PHASE_ASSIGN)
        elif step == ASSIGNMENT:
            s.call(AssignmentPhase(s.first))
        elif step == BEFORE_COMBAT:
            open_common_window(s, PHASE_COMBAT)
        elif step == COMBAT:
            s.call(CombatPhase())
        elif step == CLEAN_UP:
            clean_up(s)
            if s.round < s.variant.cards.rounds:
                # CM-CLEAN-06
                s.round += 1
                self.step = ROUND_SETUP
        elif step == LAST_WINDOW:
            open_common_window(s, END)
        else:
            s.reveals += 1  # hands and piles lie open for the scoring
            if s.telling:
                s.tell("game_over", {})
            s.end()
        return None

    def rule(self, s: Champions) -> str:
        return "CM-GEN-03"


class CombatPhase(Frame):
    """CM-COMBAT-01, CM-HUNT-01: hunts in turn order, troll, both draugr, shores 1 to 4."""

    __slots__ = ("item",)
    NAME: ClassVar[str] = "combat_phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("item",)

    def __init__(self, seat: int = -1) -> None:
        super().__init__(seat)
        self.item = 0

    def copy(self) -> "CombatPhase":
        twin = CombatPhase(self.seat)
        twin.item = self.item
        return twin

    def run(self, s: Champions) -> list[int] | None:
        item = self.item
        self.item = item + 1
        if item < s.seats:
            seat = (s.first + item) % s.seats
            if s.hunters[seat] > 0:
                self._start(s, Hunt(seat))
        elif item < s.seats + len(PLACES):
            self._place(s, item - s.seats)
        else:
            s.end()
        return None

    def _place(self, s: Champions, place: int) -> None:
        """CM-COMBAT-02: no dice, no fight on land. CM-JOURNEY-02: no longship, no voyage."""
        seat = s.reserved[place]
        if seat < 0:
            return
        if place >= FIRST_SHORE_PLACE:
            self._start(s, Voyage(seat, place))
        elif s.aboard(place) > 0:
            self._start(s, Fight(seat, place, enemy_at(s, place)))

    def _start(self, s: Champions, procedure: Frame) -> None:
        """The hunt, fight or voyage, and after it the seat's rune window (RW-DONE)."""
        if s.runes[procedure.seat]:
            s.call(RuneWindow(procedure.seat, FIGHT_DONE))
        s.call(procedure)

    def rule(self, s: Champions) -> str:
        return "CM-COMBAT-01"


def set_up_round(s: Champions) -> None:
    """CM-ROUND-01 to -12, step by step."""
    cards = s.variant.cards
    if s.telling:
        s.tell("round", {"round": s.round})
    s.troll, s.troll_deck = _top(s.troll_deck)
    left, s.draugr_deck = _top(s.draugr_deck)
    right, s.draugr_deck = _top(s.draugr_deck)
    s.draugr = (left, right)
    for shore in s.variant.shores:
        if s.journey[shore] < 0:
            s.journey = replaced(s.journey, shore, draw_journey(s))
    display = list(s.rune_display)
    for at in range(len(display)):
        if display[at] < 0:
            display[at], s.rune_deck = _top(s.rune_deck)
    s.rune_display = tuple(display)
    for shore in s.variant.shores:
        if s.monster[shore] < 0:
            monster, s.monster_deck = _top(s.monster_deck)
            s.monster = replaced(s.monster, shore, monster)
    merchant, s.merchant_deck = _top(s.merchant_deck)
    if merchant >= 0:
        s.merchants = (*s.merchants, merchant)
    for die in range(3):
        # CM-ROUND-09, -10: what the supply cannot give is not added later.
        added = min(cards.restock[die], s.supply[die])
        s.supply[die] -= added
        s.smith = replaced(s.smith, die, s.smith[die] + added)
    s.free = open_board(s)
    s.smith = replaced(s.smith, SMOKEHOUSE, s.smith[SMOKEHOUSE] + cards.restock[SMOKEHOUSE])
    s.reveals += 1


def _top(deck: Cards) -> tuple[int, Cards]:
    """The top card and the rest; -1 from an empty deck (CM-ROUND-12)."""
    if not deck:
        return -1, deck
    return deck[-1], deck[:-1]


def board_spaces(s: Champions) -> list[int]:
    """The spaces of this game in their fixed order: the board's own, then the stalls in play."""
    board = [
        space for space in range(BEG + 1) if space != GULLINKAMBI_LONGSHIP or s.variant.gullinkambi
    ]
    return board + list(s.stalls)


def open_board(s: Champions) -> list[int]:
    """Spaces that can be used this round, all free.

    CM-ROUND-12: a troll or draugr space without its enemy is not among them.
    """
    missing: list[int] = []
    if s.troll < 0:
        missing.append(TROLL)
    for side in range(2):
        if s.draugr[side] < 0:
            missing.append(DRAUGR_LEFT + side)
    return [space for space in board_spaces(s) if space not in missing]


def workers_of(s: Champions, seat: int) -> int:
    """CM-SETUP-12, CM-PLACE-25: workers this seat has in the game, the bought one included."""
    return s.variant.cards.workers_hand[s.seats] + s.extra_worker[seat]


def clean_up(s: Champions) -> None:
    """CM-CLEAN-01 to -08."""
    if s.telling:
        s.tell("clean_up", {"round": s.round})
    for seat in range(s.seats):
        s.workers[seat] = workers_of(s, seat)
        s.hunters = replaced(s.hunters, seat, 0)
        s.beggars = replaced(s.beggars, seat, 0)
    s.occupant = (-1,) * len(SPACES)
    s.reserved = (-1,) * len(PLACES)
    s.shore_ship = (-1,) * 4
    if s.troll >= 0:
        s.enemy_discard = (*s.enemy_discard, s.troll)
        s.troll = -1
        for seat in range(s.seats):
            s.blame[seat] += 1
        if s.telling:
            s.tell("troll_unbeaten", {})
    s.troll_killed = 0
    for draugr in s.draugr:
        if draugr >= 0:
            s.enemy_discard = (*s.enemy_discard, draugr)
    s.draugr = (-1, -1)
    s.journey_discard = s.journey_discard + s.journeys_out
    s.journeys_out = ()
    for shore in range(4):
        if s.journey_open[shore]:
            s.journey_discard = (*s.journey_discard, s.journey[shore])
            s.journey = replaced(s.journey, shore, -1)
            s.journey_open = replaced(s.journey_open, shore, 0)
            s.peeked = replaced(s.peeked, shore, 0)
        if s.monster[shore] >= 0:
            s.bounty = replaced(s.bounty, shore, s.bounty[shore] + 1)
