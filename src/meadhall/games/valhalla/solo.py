"""The Monster: its phase, battles with it, its traits, the last attack (VH-SOLO, VH-COOP).

What co-op games do differently stands beside it: hands are open (view), the Valhallas are one
(monster.valhalla_glory), helpers are named here. Only the active player plays Tactics and uses the
Jarl (VH-COOP-11): the phase is that player's alone.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Frame, OneByOne, Procedure, Question
from meadhall.core.names import names
from meadhall.core.tuples import replaced
from meadhall.games.valhalla import ids, leaving, monster, piles
from meadhall.games.valhalla.actions import DISCARD, DISMISS, HELPER, PASS
from meadhall.games.valhalla.battle import begin_battle, discard_tactics, end_battle
from meadhall.games.valhalla.dice import dice_facts
from meadhall.games.valhalla.jarls import team_limit, working
from meadhall.games.valhalla.phase import begin_phase
from meadhall.games.valhalla.state import NOBODY, POWER, Valhalla
from meadhall.games.valhalla.valkyries import ask_for_mission
from meadhall.games.valhalla.windows import AfterBattle

HELPER_TEAM_EMPTY: Final = Reason("team_empty", "VH-COOP-08")


def after_part_a(s: Valhalla) -> None:
    """VH-SOLO-41: a card of the deck is lost before part B."""
    if monster.has_bane(s, ids.BANE_MILL_ONE):
        piles.mill(s, s.variant.cards.bane_n[ids.BANE_MILL_ONE])
        monster.lost_with_deck(s)


def last_chance(s: Valhalla) -> bool:
    """VH-SOLO-33: the deck is gone and exactly one Monster card is left."""
    return s.deck_left == 0 and monster.cards_left(s) == 1


def last_attack(s: Valhalla, seat: int) -> None:
    """VH-SOLO-33, -34, VH-COOP-15: it takes the place of what is left of the turn.

    A win wins the game, anything else loses it.
    """
    s.tell("last_attack", {"seat": seat})
    s.goto(MonsterBattle(seat, 0, 1))


class MonsterPhase(Procedure):
    """VH-SOLO-11 to -14, VH-COOP-12: dice cover symbols; with all covered the Monster attacks."""

    __slots__ = ()

    def run(self, s: Valhalla) -> None:
        s.end()
        if s.team[self.seat] == 0:
            return
        symbols = monster.top(s).symbols
        rolled: list[int] = []
        for _ in range(s.variant.cards.solo_dice - s.covered.bit_count()):
            face = s.chance.roll("monster", 6)
            if face < len(ids.WEAPONS):
                rolled.append(face)
            for at in range(len(symbols)):
                if symbols[at] == face and not s.covered >> at & 1:
                    s.covered |= 1 << at
                    break
        if s.telling:
            covered = s.covered.bit_count()
            s.tell("monster_rolled", {"dice": dice_facts(rolled), "covered": covered})
        if s.covered == (1 << len(symbols)) - 1:
            s.call(MonsterBattle(self.seat, 1))


# From SPOILS on: VH-SOLO-36.
DECLARE: Final = 0
FIGHT: Final = 1
RESULT: Final = 2
SPOILS: Final = 3
SHIELD: Final = 4
DECK: Final = 5
JARL: Final = 6
MISSION: Final = 7
BANE: Final = 8
EXCESS: Final = 9
CLEAN_UP: Final = 10


class MonsterBattle(Procedure):
    """A battle with the Monster; side 0 when the player attacks, 1 when the Monster does.

    VH-SOLO-20, -36.

    `final`: 1 for the last attack of a game.
    """

    __slots__ = ("final", "side")
    STEPS: ClassVar[tuple[str, ...]] = names("""
        declare fight result spoils shield deck jarl mission bane excess clean_up
    """)

    def __init__(self, seat: int = -1, side: int = 0, final: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.final = final

    def run(self, s: Valhalla) -> None:
        step = self.step
        self.step = step + 1
        if step == DECLARE:
            self._declare(s)
        elif step == FIGHT:
            begin_phase(s, self.seat, self.side)
        elif step == RESULT:
            self._result(s)
        elif step == SPOILS:
            self._spoils(s)
        elif step == SHIELD:
            self._lose_shield(s)
        elif step == DECK:
            if not self._won(s):
                # VH-SOLO-23, -27, VH-COOP-14
                piles.mill(s, s.variant.lost_cards)
                monster.lost_with_deck(s)
        elif step == JARL:
            s.call(AfterBattle(self.seat))
        elif step == MISSION:
            if s.variant.valkyries and self._won(s):
                ask_for_mission(s, self.seat)
        elif step == BANE:
            self._bane(s)
        elif step == EXCESS:
            self._excess(s)
        else:
            discard_tactics(s)
            end_battle(s)
            s.fought = NOBODY
            s.end()

    def _won(self, s: Valhalla) -> bool:
        return s.winner == self.side

    def _declare(self, s: Valhalla) -> None:
        """A helper is named, then traits work before the battle.

        VH-SOLO-42, -52, VH-COOP-08, -18
        """
        seat = self.seat
        attacking = self.side == 0
        begin_battle(s, seat if attacking else NOBODY, NOBODY if attacking else seat)
        s.fought = s.beaten
        args = {"seat": seat, "level": s.beaten + 1, "strength": monster.top(s).strength}
        s.tell("attacked_monster" if attacking else "monster_attacked", {**args})
        before: list[Frame] = []
        if s.variant.coop:
            before.append(Helper(seat))
        amounts = s.variant.cards.bane_n
        if monster.bane_in_battle(s, ids.BANE_LOSE_HAND_CARD):
            before.append(LoseCard(seat, amounts[ids.BANE_LOSE_HAND_CARD]))
        if monster.bane_in_battle(s, ids.BANE_LOSE_WARRIOR):
            before.append(LoseWarrior(seat, amounts[ids.BANE_LOSE_WARRIOR]))
        s.sequence(*before)

    def _result(self, s: Valhalla) -> None:
        """VH-SOLO-21, -24, -29: equal strength wins an attack, not a defence."""
        side = self.side
        strength = monster.foe(s).strength
        s.tally[POWER + 1 - side] = strength
        power = s.tally[POWER + side]
        won = False
        if s.armed[side]:
            ties = side == 0 or working(s, self.seat, ids.AT_COMPARE) > 0
            won = power > strength or (power == strength and ties)
        s.winner = side if won else 1 - side
        key = "monster_battle_won" if won else "monster_battle_lost"
        s.tell(key, {"seat": self.seat, "strength": power, "monster": strength})
        if self.final and not won:
            monster.lose_game(s)

    def _spoils(self, s: Valhalla) -> None:
        """VH-SOLO-22, -23, -25 to -28, -30, -35: the dice, the next card, the Warriors."""
        side, seat = self.side, self.seat
        won = self._won(s)
        if side == 1 or won:
            s.covered = 0
        if side == 0 and won:
            s.beaten += 1
            if monster.cards_left(s) == 0:
                s.tell("monster_beaten", {})
                s.finish()
                return
            s.tell("next_monster", {"level": s.beaten + 1})
        choices = leaving.may_leave(s, side)
        if not won:
            most = s.variant.cards.solo_after_loss
            leaving.send_some(s, seat, choices, most, leaving.ANY_OF_THEM)
        elif side == 1:
            leaving.send_some(s, seat, choices, len(choices), leaving.ANY_OF_THEM)
        else:
            glory = s.variant.cards.glory
            if sum([glory[s.board[position]] for position in choices]) <= monster.room(s):
                leaving.leave_for_valhalla(s, seat, choices)
            else:
                leaving.send_some(s, seat, choices, len(choices), leaving.AS_MANY_AS_FIT)

    def _lose_shield(self, s: Valhalla) -> None:
        """VH-SOLO-27, -31, -34, VH-COOP-13: the last shield goes before any last attack."""
        if self.side == 0 or self._won(s):
            return
        s.shields = replaced(s.shields, self.seat, s.shields[self.seat] - 1)
        s.tell("lost_shield", {"seat": self.seat, "left": s.shields[self.seat]})
        if s.shields[self.seat] == 0:
            monster.lose_game(s)

    def _bane(self, s: Valhalla) -> None:
        """VH-SOLO-43, -46, -47: traits of the card fought that work after the battle."""
        amounts = s.variant.cards.bane_n
        if monster.bane_in_battle(s, ids.BANE_LOSE_RANDOM_CARD):
            piles.random_discard(s, self.seat, amounts[ids.BANE_LOSE_RANDOM_CARD])
        if monster.bane_in_battle(s, ids.BANE_BATTLE_COSTS_GLORY):
            lose_glory(s, amounts[ids.BANE_BATTLE_COSTS_GLORY])
        if monster.bane_in_battle(s, ids.BANE_LOSS_COSTS_GLORY) and not self._won(s):
            lose_glory(s, amounts[ids.BANE_LOSS_COSTS_GLORY])

    def _excess(self, s: Valhalla) -> None:
        """VH-SOLO-45, VH-COOP-18: a lower Team limit is kept by everybody, the active one first."""
        excess: list[Frame] = []
        for step in range(s.seats):
            seat = (self.seat + step) % s.seats
            excess.append(LoseWarrior(seat, s.team[seat] - team_limit(s, seat)))
        s.sequence(*excess)


def lose_glory(s: Valhalla, amount: int) -> None:
    """VH-SOLO-46, -47: the total falls, not below 0; no card need be worth it."""
    amount = min(amount, monster.valhalla_glory(s))
    s.glory_lost += amount
    s.tell("lost_glory", {"glory": amount})


class Helper(Question):
    """VH-COOP-08: before the roll the active player may name one helper with Warriors."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-COOP-08"

    def candidates(self, s: Valhalla) -> list[int]:
        return [HELPER + other for other in range(s.seats) if other != self.seat] + [PASS]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return None if option == PASS or s.team[option - HELPER] else HELPER_TEAM_EMPTY

    def choose(self, s: Valhalla, option: int) -> None:
        if option != PASS:
            s.helper = option - HELPER
            s.tell("helper", {"seat": self.seat, "other": s.helper})
        s.end()


class LoseCard(OneByOne):
    """VH-SOLO-42: cards of choice are discarded from the hand."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-SOLO-42"

    def options(self, s: Valhalla) -> list[int]:
        return [DISCARD + card for card in piles.kinds_of(s.hand[self.seat])]

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        piles.discard_from_hand(s, self.seat, option - DISCARD)


class LoseWarrior(OneByOne):
    """VH-SOLO-45, -52: Warriors of choice are discarded."""

    __slots__ = ()

    def options(self, s: Valhalla) -> list[int]:
        return [DISMISS + card for card in s.warriors(self.seat)]

    def choose(self, s: Valhalla, option: int) -> None:
        self.left -= 1
        piles.dismiss(s, s.position(option - DISMISS))

    def rule(self, s: Valhalla) -> str:
        return "VH-SOLO-52" if s.fought == s.beaten else "VH-SOLO-45"
