"""The round: set-up, the phases in order, clean-up, the end (CM-GEN-03, CM-ROUND, CM-CLEAN)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame, Procedure
from meadhall.core.names import names
from meadhall.core.tuples import replaced
from meadhall.games.champions import actions, ids, runes
from meadhall.games.champions.assignment import AssignmentPhase
from meadhall.games.champions.combat import Fight
from meadhall.games.champions.hunting import Hunt
from meadhall.games.champions.placement import PlaceWorkers
from meadhall.games.champions.state import Champions, top
from meadhall.games.champions.voyage import Voyage, draw_journey

# The spaces printed on the board, one bit each.
BOARD: Final = (1 << len(ids.LOCATIONS)) - 1

SET_UP: Final = 0
PLACEMENT: Final = 1
ASSIGNMENT: Final = 2
COMBAT: Final = 3
CLEAN_UP: Final = 4
SCORING: Final = 5


class Rounds(Procedure):
    """CM-GEN-02, -03: eight rounds of five phases, with the common rune windows between them.

    The step is the phase in progress; when it is over, the next one begins.
    """

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = names("set_up placement assignment combat clean_up scoring")

    def run(self, s: Champions) -> None:
        step = self.step
        self.step = step + 1
        if step == SET_UP:
            set_up_round(s)
            s.sequence(*runes.window_for_all(s, runes.PHASE_PLACE), PlaceWorkers(s.first))
        elif step == PLACEMENT:
            s.sequence(*runes.window_for_all(s, runes.PHASE_ASSIGN), AssignmentPhase())
        elif step == ASSIGNMENT:
            s.sequence(*runes.window_for_all(s, runes.PHASE_COMBAT), CombatPhase())
        elif step == CLEAN_UP:
            clean_up(s)
            if s.round < s.variant.cards.rounds:
                s.round += 1  # CM-CLEAN-06
                self.step = SET_UP
            else:
                s.sequence(*runes.window_for_all(s, runes.END))
        elif step == SCORING:
            s.reveals += 1  # hands and piles lie open for the scoring
            s.tell("game_over", {})
            s.end()


class CombatPhase(Procedure):
    """CM-COMBAT-01, CM-HUNT-01, CM-ASSIGN-12, CM-PLACE-41, CM-JOURNEY-01, -02: hunts in turn order,
    troll, both draugr, shores 1 to 4 with a longship; each completely before the next, and its
    player's rune window (RW-DONE) after it."""

    __slots__ = ()

    def run(self, s: Champions) -> None:
        fights: list[Frame] = [Hunt(seat) for seat in s.turn_order() if s.hunters[seat] > 0]
        for place in range(len(actions.PLACES)):
            seat = s.reserved[place]
            if seat < 0:
                continue
            if place >= actions.FIRST_SHORE_PLACE:
                fights.append(Voyage(seat, place))
            elif s.aboard(place) > 0:
                # CM-COMBAT-02: no dice, no fight on land.
                fights.append(Fight(seat, place, s.enemy_at(place)))
        frames: list[Frame] = []
        for fight in fights:
            frames.append(fight)
            if s.runes[fight.seat]:
                frames.append(runes.RuneWindow(fight.seat, runes.FIGHT_DONE))
        s.end()
        s.sequence(*frames)


def set_up_round(s: Champions) -> None:
    """CM-ROUND-01 to -12, step by step."""
    cards = s.variant.cards
    s.tell("round", {"round": s.round})
    s.troll, s.troll_deck = top(s.troll_deck)
    left, s.draugr_deck = top(s.draugr_deck)
    right, s.draugr_deck = top(s.draugr_deck)
    s.draugr = (left, right)
    for shore in s.variant.shores:
        if s.journey[shore] < 0:
            s.journey = replaced(s.journey, shore, draw_journey(s))
    for at in range(len(s.rune_display)):
        if s.rune_display[at] < 0:
            rune, s.rune_deck = top(s.rune_deck)
            s.rune_display = replaced(s.rune_display, at, rune)
    for shore in s.variant.shores:
        if s.monster[shore] < 0:
            monster, s.monster_deck = top(s.monster_deck)
            s.monster = replaced(s.monster, shore, monster)
    merchant, s.merchant_deck = top(s.merchant_deck)
    if merchant >= 0:
        s.merchants = (*s.merchants, merchant)
    smith = list(s.smith)
    for die in range(3):
        # CM-ROUND-09, -10: what the supply cannot give is not added later.
        added = min(cards.restock[die], s.supply[die])
        s.supply[die] -= added
        smith[die] += added
    smith[ids.SMOKEHOUSE] += cards.restock[ids.SMOKEHOUSE]
    s.smith = tuple(smith)
    s.free = open_board(s)
    s.reveals += 1


def open_board(s: Champions) -> int:
    """The spaces that can be used this round, one bit each; nobody stands on them yet.

    CM-ROUND-12: a troll or draugr space without its enemy is not among them.
    """
    free = BOARD if s.variant.gullinkambi else BOARD & ~(1 << ids.GULLINKAMBI_LONGSHIP)
    for stall in s.stalls:
        free |= 1 << stall
    if s.troll < 0:
        free &= ~(1 << ids.TROLL)
    for side in range(2):
        if s.draugr[side] < 0:
            free &= ~(1 << ids.DRAUGR_LEFT + side)
    return free


def workers_of(s: Champions, seat: int) -> int:
    """CM-SETUP-12, CM-PLACE-25: workers this seat has in the game, the bought one included."""
    return s.variant.cards.workers_hand[s.seats] + s.extra_worker[seat]


def clean_up(s: Champions) -> None:
    """CM-CLEAN-01 to -08, CM-COMBAT-20: blame for all if the troll lives; a coin on each monster,
    for whoever beats it (CM-COMBAT-17).

    CM-GEN-13: what the players own stays with them.
    """
    s.tell("clean_up", {"round": s.round})
    for seat in range(s.seats):
        s.workers[seat] = workers_of(s, seat)
    s.hunters = s.beggars = (0,) * s.seats
    s.occupant = [-1] * len(ids.SPACES)
    s.reserved = (-1,) * len(actions.PLACES)
    s.shore_ship = (-1,) * 4
    if s.troll >= 0:
        s.enemy_discard = (*s.enemy_discard, s.troll)
        s.troll = -1
        for seat in range(s.seats):
            s.blame[seat] += 1
        s.tell("troll_unbeaten", {})
    s.troll_killed = 0
    for draugr in s.draugr:
        if draugr >= 0:
            s.enemy_discard = (*s.enemy_discard, draugr)
    s.draugr = (-1, -1)
    s.journey_discard = s.journey_discard + s.journeys_out
    s.journeys_out = ()
    for shore in s.variant.shores:
        if s.journey_open[shore]:
            s.journey_discard = (*s.journey_discard, s.journey[shore])
            s.journey = replaced(s.journey, shore, -1)
            s.journey_open = replaced(s.journey_open, shore, 0)
            s.peeked = replaced(s.peeked, shore, 0)
    coins = [1 if monster >= 0 else 0 for monster in s.monster]
    s.bounty = tuple([s.bounty[shore] + coins[shore] for shore in range(4)])
