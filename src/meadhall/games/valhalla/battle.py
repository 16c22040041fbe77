"""A battle between two players, from the declaration to the clean-up (VH-BATTLE)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.drawing import put_away
from meadhall.games.valhalla.dwarves import deny
from meadhall.games.valhalla.ids import (
    AT_COMPARE,
    AT_OTHER_BATTLE_AFTER,
    AT_OTHER_BATTLE_BEFORE,
    CARDS,
)
from meadhall.games.valhalla.jarls import working
from meadhall.games.valhalla.king import after_battle, dice_against
from meadhall.games.valhalla.leaving import (
    ANY_OF_THEM,
    leave_for_valhalla,
    may_leave,
    send_some,
)
from meadhall.games.valhalla.loki import Premium
from meadhall.games.valhalla.phase import Phase
from meadhall.games.valhalla.piles import discard
from meadhall.games.valhalla.state import CAP, COUNTS, EXTRA, NO_CAP, NOBODY, POWER, Valhalla
from meadhall.games.valhalla.thor import (
    Outsiders,
    TakePlayed,
    anybody_outside,
    reward_backers,
    settle_support,
)
from meadhall.games.valhalla.valkyries import MissionWindow
from meadhall.games.valhalla.windows import After, Before, has_after_trait, may_use_before

# Where a battle is, in the order of VH-BATTLE-25 from DENY_BY_ATTACKER on.
OUTSIDERS: Final = 0
BEFORE_ATTACKER: Final = 1
BEFORE_DEFENDER: Final = 2
ATTACK: Final = 3
DEFEND: Final = 4
COMPARE: Final = 5
DENY_BY_ATTACKER: Final = 6
DENY_BY_DEFENDER: Final = 7
TAKE_SHIELD: Final = 8
ATTACKERS_LEAVE: Final = 9
DEFENDERS_LEAVE: Final = 10
AFTER_ATTACKER: Final = 11
AFTER_DEFENDER: Final = 12
MISSION: Final = 13
LOKI: Final = 14
KING: Final = 15
TACTICS_TAKEN: Final = 16
CLEAN_UP: Final = 17
FORGES_GO: Final = 18
OVER: Final = 19


def begin_battle(s: Valhalla, attacker: int, defender: int) -> None:
    """A clean slate for both sides."""
    s.attacker = attacker
    s.defender = defender
    s.winner = NOBODY
    tally = s.tally
    for at in range(2 * COUNTS):
        tally[at] = 0
    tally[CAP] = NO_CAP
    tally[COUNTS + CAP] = NO_CAP


def end_battle(s: Valhalla) -> None:
    """VH-BATTLE-27: all dice return; nothing of the battle is left."""
    s.grey = s.variant.cards.grey_dice
    s.attacker = NOBODY
    s.defender = NOBODY
    s.helper = NOBODY
    s.armed = ((), ())
    s.frost = 0
    s.blocked = ()
    s.denied = ()
    s.roads = ()
    for at in range(2 * COUNTS):
        s.tally[at] = 0


def discard_tactics(s: Valhalla) -> None:
    """VH-BATTLE-28: the attacker's first."""
    for side in (0, 1):
        for card in s.played[side]:
            discard(s, card)
        s.played = replaced(s.played, side, ())


class Battle(Frame):
    """Declare, before, attacker's phase, defender's phase, compare, aftermath, clean-up.

    VH-BATTLE-24: one side plays out its whole phase before the other rolls.
    """

    __slots__ = ()
    NAME: ClassVar[str] = "battle"

    def copy(self) -> "Battle":
        twin = Battle(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        stack = s.stack
        # Step after step, until one of them has begun a procedure of its own or the battle is over.
        while stack[-1] is self:
            step = self.step
            self.step = step + 1
            if step <= DEFEND:
                self._fight(s, step)
            elif step == COMPARE:
                self._compare(s)
            elif step <= DEFENDERS_LEAVE:
                self._spoils(s, step)
            elif step <= KING:
                self._after(s, step)
            else:
                self._clean_up(s, step)
        return None

    def _fight(self, s: Valhalla, step: int) -> None:
        if step == OUTSIDERS:
            if anybody_outside(s, AT_OTHER_BATTLE_BEFORE):
                s.call(Outsiders(s.next_seat(s.attacker)))
        elif step == BEFORE_ATTACKER:
            if may_use_before(s, s.attacker):
                s.call(Before(s.attacker, 0))
        elif step == BEFORE_DEFENDER:
            if may_use_before(s, s.defender):
                s.call(Before(s.defender, 1))
        elif step == ATTACK:
            if s.variant.king:
                s.tally[EXTRA] += dice_against(s, s.defender)
            s.call(Phase(s.attacker, 0))
        elif s.armed[0]:
            s.call(Phase(s.defender, 1))
        else:
            # VH-BATTLE-09, VH-LOKI-06: no defender's phase, no winner, no aftermath.
            self.step = TACTICS_TAKEN
            if s.telling:
                s.tell("no_battle", {"seat": s.attacker})

    def _compare(self, s: Valhalla) -> None:
        """VH-BATTLE-11, -13 to -15."""
        attack, defence = s.tally[POWER], s.tally[COUNTS + POWER]
        if not s.armed[1] or attack > defence:
            s.winner = 0
        elif attack < defence:
            s.winner = 1
        else:
            s.winner = 1 if working(s, s.defender, AT_COMPARE) else 0
        if s.telling:
            args = {"attacker": s.attacker, "defender": s.defender, "winner": s.fighter(s.winner)}
            s.tell("battle_won", {**args, "attack": attack, "defence": defence})

    def _spoils(self, s: Valhalla, step: int) -> None:
        if step == DENY_BY_ATTACKER:
            if s.variant.dwarves:
                deny(s, 0)
        elif step == DENY_BY_DEFENDER:
            if s.variant.dwarves:
                deny(s, 1)
        elif step == TAKE_SHIELD:
            self._take_shield(s)
        elif step == ATTACKERS_LEAVE:
            leaving = may_leave(s, 0)
            if s.winner != 0:
                # VH-VALKYRIE-21: only those on the road.
                leaving = [position for position in leaving if position in s.roads]
            leave_for_valhalla(s, s.attacker, leaving)
        elif s.winner == 1:
            # VH-BATTLE-20
            choices = may_leave(s, 1)
            send_some(s, s.defender, choices, len(choices), ANY_OF_THEM)

    def _take_shield(self, s: Valhalla) -> None:
        """VH-BATTLE-16, -17, -19, -26: one of the defender's own shields."""
        if s.winner != 0:
            return
        s.shields = replaced(s.shields, s.defender, s.shields[s.defender] - 1)
        held = s.attacker * s.seats + s.defender
        s.captured = replaced(s.captured, held, s.captured[held] + 1)
        if s.telling:
            args = {"seat": s.attacker, "other": s.defender, "left": s.shields[s.defender]}
            s.tell("took_shield", {**args})

    def _after(self, s: Valhalla, step: int) -> None:
        if step == AFTER_ATTACKER:
            if has_after_trait(s, s.attacker):
                s.call(After(s.attacker, 0))
        elif step == AFTER_DEFENDER:
            if has_after_trait(s, s.defender):
                s.call(After(s.defender, 1))
        elif step == MISSION:
            # The last of the traits after a battle, and before Mission and Loki.
            reward_backers(s)
            if s.variant.valkyries:
                s.call(MissionWindow(s.fighter(s.winner)))
        elif step == LOKI:
            if s.loki >= 0:
                side = 1 - s.winner
                s.call(Premium(s.fighter(side), side))
        elif s.variant.king:
            after_battle(s)

    def _clean_up(self, s: Valhalla, step: int) -> None:
        """VH-BATTLE-27 to -29."""
        if step == TACTICS_TAKEN:
            played = len(s.played[0]) + len(s.played[1])
            if played and anybody_outside(s, AT_OTHER_BATTLE_AFTER):
                s.call(TakePlayed(s.next_seat(s.attacker)))
        elif step == CLEAN_UP:
            discard_tactics(s)
            self._discard_forged(s, 0)
        elif step == FORGES_GO:
            self._discard_forged(s, 1)
        else:
            settle_support(s)
            end_battle(s)
            s.end()

    def _discard_forged(self, s: Valhalla, side: int) -> None:
        """VH-DWARF-08: forge cards are turned up and discarded, the attacker's first."""
        if not s.forged:
            return
        own = [entry & 255 for entry in s.forged if entry >> 8 in s.armed[side]]
        s.forged = tuple([entry for entry in s.forged if entry >> 8 not in s.armed[side]])
        if own:
            s.reveals += 1
            if s.telling:
                s.tell(
                    "forge_revealed", {"seat": s.fighter(side), "cards": [CARDS[it] for it in own]}
                )
            put_away(s, s.fighter(side), own)

    def rule(self, s: Valhalla) -> str:
        return "VH-BATTLE-01"


def attack(s: Valhalla, attacker: int, defender: int) -> None:
    """VH-TURN-13, VH-BATTLE-01: the attack is declared."""
    begin_battle(s, attacker, defender)
    if s.telling:
        s.tell("attacked", {"attacker": attacker, "defender": defender})
    s.call(Battle(attacker))
