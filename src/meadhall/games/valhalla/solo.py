"""The Monster: its phase, battles with it, its traits, the last attack (VH-SOLO, VH-COOP)."""

from typing import ClassVar, Final

from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import DISCARD, DISMISS
from meadhall.games.valhalla.battle import begin_battle, discard_tactics, end_battle
from meadhall.games.valhalla.coop import HelperChoice
from meadhall.games.valhalla.ids import (
    AT_COMPARE,
    BANE_BATTLE_COSTS_GLORY,
    BANE_LOSE_HAND_CARD,
    BANE_LOSE_RANDOM_CARD,
    BANE_LOSE_WARRIOR,
    BANE_LOSS_COSTS_GLORY,
    BANE_MILL_ONE,
    WEAPONS,
)
from meadhall.games.valhalla.jarls import team_limit, working
from meadhall.games.valhalla.leaving import (
    ANY_OF_THEM,
    AS_MANY_AS_FIT,
    leave_for_valhalla,
    may_leave,
    send_some,
)
from meadhall.games.valhalla.monster import (
    bane_in_battle,
    cards_left,
    finish,
    foe,
    has_bane,
    lost_with_deck,
    room,
    top,
    valhalla_glory,
)
from meadhall.games.valhalla.phase import Phase
from meadhall.games.valhalla.piles import discard_from_hand, dismiss, kinds_of, mill
from meadhall.games.valhalla.state import COUNTS, LOST, NOBODY, POWER, WON, Valhalla
from meadhall.games.valhalla.valkyries import MissionWindow
from meadhall.games.valhalla.windows import After

# Where a battle with the Monster is (VH-SOLO-36 from SPOILS on).
NAME_HELPER: Final = 0
LOSE_CARD: Final = 1
LOSE_WARRIOR: Final = 2
FIGHT: Final = 3
RESULT: Final = 4
SPOILS: Final = 5
SHIELD: Final = 6
DECK: Final = 7
JARL: Final = 8
MISSION: Final = 9
BANE: Final = 10
EXCESS: Final = 11
CLEAN_UP: Final = 12


def attack_monster(s: Valhalla, seat: int) -> None:
    """VH-SOLO-09: action 3 attacks the Monster."""
    s.call(MonsterBattle(seat, 0, 0))


def after_part_a(s: Valhalla) -> None:
    """VH-SOLO-41: a card of the deck is lost before part B."""
    if has_bane(s, BANE_MILL_ONE):
        mill(s, s.variant.cards.bane_n[BANE_MILL_ONE])
        lost_with_deck(s)


def last_chance(s: Valhalla) -> bool:
    """VH-SOLO-33: the deck is gone and exactly one Monster card is left."""
    return s.deck_left == 0 and cards_left(s) == 1


class MonsterPhase(Frame):
    """VH-SOLO-11 to -14, VH-COOP-12: dice cover symbols; with all covered the Monster attacks."""

    __slots__ = ()
    NAME: ClassVar[str] = "monster_phase"

    def copy(self) -> "MonsterPhase":
        return MonsterPhase(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        s.end()
        if s.team[self.seat] == 0:
            return None
        symbols = top(s).symbols
        rolled: list[str] = []
        for _ in range(s.variant.cards.solo_dice - s.covered.bit_count()):
            face = s.chance.roll("monster", 6)
            if face < len(WEAPONS):
                rolled.append(WEAPONS[face])
            for at in range(len(symbols)):
                if symbols[at] == face and not s.covered >> at & 1:
                    s.covered |= 1 << at
                    break
        if s.telling:
            s.tell("monster_rolled", {"dice": rolled, "covered": s.covered.bit_count()})
        if s.covered == (1 << len(symbols)) - 1:
            s.call(MonsterBattle(self.seat, 1, 0))
        return None


class LastAttack(Frame):
    """VH-SOLO-33, -34, VH-COOP-15: one last attack; a win wins the game, anything else loses it."""

    __slots__ = ()
    NAME: ClassVar[str] = "last_attack"

    def copy(self) -> "LastAttack":
        return LastAttack(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        s.end()
        if s.telling:
            s.tell("last_attack", {"seat": self.seat})
        s.call(MonsterBattle(self.seat, 0, 1))
        return None


class MonsterBattle(Frame):
    """A battle with the Monster: side 0 when the player attacks, 1 when the Monster does."""

    __slots__ = ("final", "side")
    NAME: ClassVar[str] = "monster_battle"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "final")

    def __init__(self, seat: int = -1, side: int = 0, final: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.final = final

    def copy(self) -> "MonsterBattle":
        twin = MonsterBattle(self.seat, self.side, self.final)
        twin.step = self.step
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        step = self.step
        self.step = step + 1
        if step <= FIGHT:
            self._fight(s, step)
        elif step == RESULT:
            self._result(s)
        elif step == SPOILS:
            self._spoils(s)
        elif step == SHIELD:
            self._lose_shield(s)
        elif step == DECK:
            if not self._won(s):
                # VH-SOLO-23, -27, VH-COOP-14
                mill(s, s.variant.lost_cards)
                lost_with_deck(s)
        elif step == JARL:
            s.call(After(self.seat, self.side))
        elif step == MISSION:
            if s.variant.valkyries and self._won(s):
                s.call(MissionWindow(self.seat))
        elif step == BANE:
            self._bane(s)
        elif step == EXCESS:
            self._excess(s)
        else:
            discard_tactics(s)
            end_battle(s)
            s.fought = NOBODY
            s.end()
        return None

    def _won(self, s: Valhalla) -> bool:
        return s.winner == self.side

    def _fight(self, s: Valhalla, step: int) -> None:
        seat = self.seat
        if step == NAME_HELPER:
            attacking = self.side == 0
            begin_battle(s, seat if attacking else NOBODY, NOBODY if attacking else seat)
            s.fought = s.beaten
            if s.telling:
                args = {"seat": seat, "level": s.beaten + 1, "strength": top(s).strength}
                s.tell("attacked_monster" if attacking else "monster_attacked", {**args})
            if s.variant.coop:
                s.call(HelperChoice(seat))
        elif step == LOSE_CARD:
            if bane_in_battle(s, BANE_LOSE_HAND_CARD):
                s.call(LoseCards(seat, s.variant.cards.bane_n[BANE_LOSE_HAND_CARD]))
        elif step == LOSE_WARRIOR:
            if bane_in_battle(s, BANE_LOSE_WARRIOR):
                left = max(0, s.team[seat] - s.variant.cards.bane_n[BANE_LOSE_WARRIOR])
                s.call(LoseWarriors(seat, left))
        else:
            s.call(Phase(seat, self.side))

    def _result(self, s: Valhalla) -> None:
        """VH-SOLO-21, -24, -29: equal strength wins an attack, not a defence."""
        side = self.side
        strength = foe(s).strength
        s.tally[(1 - side) * COUNTS + POWER] = strength
        power = s.tally[side * COUNTS + POWER]
        won = False
        if s.armed[side]:
            ties = side == 0 or working(s, self.seat, AT_COMPARE) > 0
            won = power > strength or (power == strength and ties)
        s.winner = side if won else 1 - side
        if s.telling:
            key = "monster_battle_won" if won else "monster_battle_lost"
            s.tell(key, {"seat": self.seat, "strength": power, "monster": strength})
        if self.final and not won:
            finish(s, LOST)

    def _spoils(self, s: Valhalla) -> None:
        """VH-SOLO-22, -23, -25 to -28, -30: the dice, the next card, the Warriors."""
        side, seat = self.side, self.seat
        won = self._won(s)
        if side == 1 or won:
            s.covered = 0
        if side == 0 and won:
            s.beaten += 1
            if cards_left(s) == 0:
                finish(s, WON)
                return
            if s.telling:
                s.tell("next_monster", {"level": s.beaten + 1})
        choices = may_leave(s, side)
        if not won:
            send_some(s, seat, choices, s.variant.cards.solo_after_loss, ANY_OF_THEM)
        elif side == 1:
            send_some(s, seat, choices, len(choices), ANY_OF_THEM)
        else:
            glory = s.variant.cards.glory
            if sum([glory[s.board[position]] for position in choices]) <= room(s):
                leave_for_valhalla(s, seat, choices)
            else:
                send_some(s, seat, choices, len(choices), AS_MANY_AS_FIT)

    def _lose_shield(self, s: Valhalla) -> None:
        """VH-SOLO-27, -31, VH-COOP-13."""
        if self.side == 0 or self._won(s):
            return
        s.shields = replaced(s.shields, self.seat, s.shields[self.seat] - 1)
        if s.telling:
            s.tell("lost_shield", {"seat": self.seat, "left": s.shields[self.seat]})
        if s.shields[self.seat] == 0:
            finish(s, LOST)

    def _bane(self, s: Valhalla) -> None:
        """VH-SOLO-43, -46, -47: traits of the card fought that work after the battle."""
        amounts = s.variant.cards.bane_n
        if bane_in_battle(s, BANE_LOSE_RANDOM_CARD):
            for _ in range(amounts[BANE_LOSE_RANDOM_CARD]):
                hand = s.hand[self.seat]
                if hand:
                    discard_from_hand(s, self.seat, hand[s.chance.roll("hand", len(hand))])
        if bane_in_battle(s, BANE_BATTLE_COSTS_GLORY):
            lose_glory(s, amounts[BANE_BATTLE_COSTS_GLORY])
        if bane_in_battle(s, BANE_LOSS_COSTS_GLORY) and not self._won(s):
            lose_glory(s, amounts[BANE_LOSS_COSTS_GLORY])

    def _excess(self, s: Valhalla) -> None:
        """VH-SOLO-45, VH-COOP-18: a lower Team limit is kept by everybody."""
        seat = self.seat
        for _ in range(s.seats):
            # The last one called acts first, so the active player is called last.
            seat = (seat - 1) % s.seats
            if s.team[seat] > team_limit(s, seat):
                s.call(LoseWarriors(seat, team_limit(s, seat)))

    def rule(self, s: Valhalla) -> str:
        return "VH-SOLO-20"


def lose_glory(s: Valhalla, amount: int) -> None:
    """VH-SOLO-46, -47: the total falls, not below 0; no card need be worth it."""
    amount = min(amount, valhalla_glory(s))
    s.glory_lost += amount
    if s.telling:
        s.tell("lost_glory", {"glory": amount})


class LoseCards(Frame):
    """VH-SOLO-42: cards of choice are discarded from the hand."""

    __slots__ = ("left",)
    NAME: ClassVar[str] = "lose_card"
    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, seat: int = -1, left: int = 0) -> None:
        super().__init__(seat)
        self.left = left

    def copy(self) -> "LoseCards":
        return LoseCards(self.seat, self.left)

    def run(self, s: Valhalla) -> list[int] | None:
        hand = s.hand[self.seat]
        if self.left == 0 or not hand:
            s.end()
            return None
        return [DISCARD + card for card in kinds_of(hand)]

    def choose(self, s: Valhalla, action: int) -> None:
        self.left -= 1
        discard_from_hand(s, self.seat, action - DISCARD)

    def rule(self, s: Valhalla) -> str:
        return "VH-SOLO-42"


class LoseWarriors(Frame):
    """VH-SOLO-45, -52: Warriors of choice are discarded until `keep` are left."""

    __slots__ = ("keep",)
    NAME: ClassVar[str] = "lose_warrior"
    FIELDS: ClassVar[tuple[str, ...]] = ("keep",)

    def __init__(self, seat: int = -1, keep: int = 0) -> None:
        super().__init__(seat)
        self.keep = keep

    def copy(self) -> "LoseWarriors":
        return LoseWarriors(self.seat, self.keep)

    def run(self, s: Valhalla) -> list[int] | None:
        if s.team[self.seat] <= self.keep:
            s.end()
            return None
        return [DISMISS + card for card in s.warriors(self.seat)]

    def choose(self, s: Valhalla, action: int) -> None:
        dismiss(s, s.position(action - DISMISS))

    def rule(self, s: Valhalla) -> str:
        return "VH-SOLO-52" if s.fought == s.beaten else "VH-SOLO-45"
