"""A battle between two players, from the declaration to the clean-up (VH-BATTLE)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Procedure
from meadhall.core.names import names
from meadhall.core.tuples import replaced
from meadhall.games.valhalla import ids, thor, windows
from meadhall.games.valhalla.drawing import put_away
from meadhall.games.valhalla.dwarves import deny
from meadhall.games.valhalla.jarls import working
from meadhall.games.valhalla.king import after_battle, dice_against
from meadhall.games.valhalla.leaving import ANY_OF_THEM, leave_for_valhalla, may_leave, send_some
from meadhall.games.valhalla.loki import Premium
from meadhall.games.valhalla.phase import begin_phase
from meadhall.games.valhalla.piles import card_names
from meadhall.games.valhalla.state import (
    CAP,
    COUNTS,
    EXTRA,
    NO_CAP,
    NOBODY,
    POWER,
    Valhalla,
    what_in,
    where_in,
)
from meadhall.games.valhalla.valkyries import ask_for_mission


def attack(s: Valhalla, attacker: int, defender: int) -> None:
    """VH-TURN-13, VH-BATTLE-01: the attack is declared."""
    begin_battle(s, attacker, defender)
    if s.telling:
        s.tell("attacked", {"attacker": attacker, "defender": defender})
    s.call(Battle(attacker))


def begin_battle(s: Valhalla, attacker: int, defender: int) -> None:
    """A clean slate for both sides."""
    s.attacker = attacker
    s.defender = defender
    s.winner = NOBODY
    s.tally[CAP] = NO_CAP
    s.tally[CAP + 1] = NO_CAP


def end_battle(s: Valhalla) -> None:
    """VH-BATTLE-27: all dice return; nothing of the battle is left."""
    s.grey = s.variant.cards.grey_dice
    s.attacker = NOBODY
    s.defender = NOBODY
    s.helper = NOBODY
    s.armed = ((), ())
    s.placed = ()
    s.frost = 0
    s.blocked = ()
    s.denied = ()
    s.roads = ()
    s.tally = [0] * COUNTS


def discard_tactics(s: Valhalla) -> None:
    """VH-BATTLE-28, VH-GEN-03: on top of the pile, the attacker's first."""
    s.discard = s.discard + s.played[0] + s.played[1]
    s.played = ((), ())


# The aftermath follows the order of VH-BATTLE-25.
OUTSIDERS: Final = 0
BEFORE: Final = 1
ATTACK: Final = 2
DEFEND: Final = 3
COMPARE: Final = 4
SHIELD: Final = 5
DEFENDERS_LEAVE: Final = 6
AFTER: Final = 7
MISSION: Final = 8
LOKI: Final = 9
KING: Final = 10
TACTICS_TAKEN: Final = 11
CLEAN_UP: Final = 12
OVER: Final = 13


class Battle(Procedure):
    """Declare, before, attacker's phase, defender's phase, compare, aftermath, clean-up.

    VH-BATTLE-24: one side plays out its whole phase before the other rolls.
    """

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = names("""
        outsiders before attack defend compare shield defenders_leave after mission loki
        king tactics_taken clean_up over
    """)

    def run(self, s: Valhalla) -> None:
        stack = s.stack
        # Step after step, until one of them has begun a procedure of its own or the battle is over.
        while stack[-1] is self:
            step = self.step
            self.step = step + 1
            if step == OUTSIDERS:
                if thor.anybody_outside(s, ids.AT_OTHER_BATTLE_BEFORE):
                    thor.open_support(s, s.attacker)
            elif step == BEFORE:
                if windows.anything_before(s):
                    s.call(windows.BeforeBattle(s.attacker))
                    if s.variant.dwarves:
                        # Whether anybody is asked shows something of a hand.
                        s.reveals += 1
            elif step == ATTACK:
                if s.variant.king:
                    s.tally[EXTRA] += dice_against(s, s.defender)
                begin_phase(s, s.attacker, 0)
            elif step == DEFEND:
                self._defend(s)
            elif step == COMPARE:
                self._compare(s)
                if s.variant.dwarves:
                    deny(s)
            elif step == SHIELD:
                self._take_spoils(s)
            elif step == DEFENDERS_LEAVE:
                if s.winner == 1:
                    # VH-BATTLE-20
                    choices = may_leave(s, 1)
                    send_some(s, s.defender, choices, len(choices), ANY_OF_THEM)
            elif step == AFTER:
                fighters = [s.attacker, s.defender]
                asked = [seat for seat in fighters if windows.has_after_trait(s, seat)]
                s.sequence(*[windows.AfterBattle(seat) for seat in asked])
            elif step == MISSION:
                # The last of the traits after a battle, and before Mission and Loki.
                thor.reward_backers(s)
                if s.variant.valkyries:
                    ask_for_mission(s, s.fighter(s.winner))
            elif step == LOKI:
                if s.loki >= 0:
                    # Whether there is a premium to choose depends on the loser's hand, too.
                    s.reveals += 1
                    s.call(Premium(s.fighter(1 - s.winner)))
            elif step == KING:
                if s.variant.king:
                    after_battle(s)
            elif step == TACTICS_TAKEN:
                played = s.played[0] or s.played[1]
                if played and thor.anybody_outside(s, ids.AT_OTHER_BATTLE_AFTER):
                    thor.offer_tactics(s, s.attacker)
            else:
                self._clean_up(s, step)

    def _defend(self, s: Valhalla) -> None:
        """VH-BATTLE-09, VH-LOKI-06, VH-KING-02, -08, -13, VH-VALKYRIE-13: or no defender's phase,
        no winner, no aftermath."""
        if s.armed[0]:
            begin_phase(s, s.defender, 1)
        else:
            self.step = TACTICS_TAKEN
            if s.telling:
                s.tell("no_battle", {"seat": s.attacker})

    def _compare(self, s: Valhalla) -> None:
        """VH-BATTLE-11, -13 to -15."""
        attack, defence = s.tally[POWER], s.tally[POWER + 1]
        if not s.armed[1] or attack > defence:
            s.winner = 0
        elif attack < defence:
            s.winner = 1
        else:
            s.winner = 1 if working(s, s.defender, ids.AT_COMPARE) else 0
        if s.telling:
            args = {"attacker": s.attacker, "defender": s.defender, "winner": s.fighter(s.winner)}
            s.tell("battle_won", {**args, "attack": attack, "defence": defence})

    def _take_spoils(self, s: Valhalla) -> None:
        """VH-BATTLE-16 to -19, -21, VH-LOKI-08: the shield, and who leaves for Valhalla."""
        if s.winner == 0:
            take_shield(s)
            leave_for_valhalla(s, s.attacker, may_leave(s, 0))
        elif s.roads:
            # VH-VALKYRIE-21: only those on the road.
            leaving = [position for position in may_leave(s, 0) if position in s.roads]
            leave_for_valhalla(s, s.attacker, leaving)

    def _clean_up(self, s: Valhalla, step: int) -> None:
        """VH-BATTLE-27 to -29."""
        if step == CLEAN_UP:
            discard_tactics(s)
            if s.forged:
                s.sequence(DiscardForged(s.attacker), DiscardForged(s.defender))
                return
        thor.settle_support(s)
        end_battle(s)
        s.end()


def take_shield(s: Valhalla) -> None:
    """VH-BATTLE-16, -17, -19, -26: one of the defender's own shields."""
    s.shields = replaced(s.shields, s.defender, s.shields[s.defender] - 1)
    held = s.attacker * s.seats + s.defender
    s.captured = replaced(s.captured, held, s.captured[held] + 1)
    if s.telling:
        args = {"seat": s.attacker, "other": s.defender, "left": s.shields[s.defender]}
        s.tell("took_shield", {**args})


class DiscardForged(Procedure):
    """VH-DWARF-08: the forge cards of a side are turned up and discarded."""

    __slots__ = ()

    def run(self, s: Valhalla) -> None:
        s.end()
        armed = s.armed[s.side_of(self.seat)]
        own = [what_in(entry) for entry in s.forged if where_in(entry) in armed]
        s.forged = tuple([entry for entry in s.forged if where_in(entry) not in armed])
        if own:
            s.reveals += 1
            s.tell("forge_revealed", {"seat": self.seat, "cards": card_names(own)})
            put_away(s, self.seat, own)
