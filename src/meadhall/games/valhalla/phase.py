"""A side's phase of a battle, and a player's phase of Ragnarök (VH-BATTLE-03 to -12, D-15)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import (
    ACTIONS,
    ACTIVATE,
    END_PHASE,
    FORGE,
    FREE_REROLL,
    PASS,
    PLAY,
    REROLL,
    USE_JARL,
)
from meadhall.games.valhalla.arming import add_armable, arm, can_arm, weapons_in_pool
from meadhall.games.valhalla.dice import Reroll, TurnDice, clear_pool, misses, real_dice, roll_dice
from meadhall.games.valhalla.dwarves import Forge, add_forges
from meadhall.games.valhalla.ids import (
    AT_INITIAL_ROLL,
    AT_OWN_PHASE,
    AT_OWN_PHASE_START,
    BANE_MINUS_ONE_DIE,
    DO_CANCEL_JARL,
    DO_EXTRA_DICE,
    DO_FREE_REROLL,
    DO_TURN_DIE,
    DO_TURN_MISS,
    FIRST_DWARF,
    FIRST_TACTIC,
    LOWER,
    SPACES,
    UPPER,
)
from meadhall.games.valhalla.jarls import available, closed_traits, note_use, trait_of
from meadhall.games.valhalla.monster import bane_in_battle
from meadhall.games.valhalla.state import (
    CAP,
    COUNTS,
    EXTRA,
    POWER,
    THOR_REROLLS,
    Valhalla,
)
from meadhall.games.valhalla.strength import attack_strength
from meadhall.games.valhalla.tactics import (
    add_tactics,
    can_cut_off,
    closed_tactics,
    cut_off,
    play,
)
from meadhall.games.valhalla.teams import helper_of

BEFORE_ROLL: Final = 0
ACT: Final = 1


class Phase(Frame):
    """Roll, then rerolls, Tactics and activations in any order, until the player stops."""

    __slots__ = ("side",)
    NAME: ClassVar[str] = "phase"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def copy(self) -> "Phase":
        twin = Phase(self.seat, self.side)
        twin.step = self.step
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.step == ACT:
            if s.ragnarok and len(s.armed[0]) == s.team[self.seat]:
                # VH-RAGNAROK-03: all Warriors of the Team are activated.
                self._end(s)
                return None
            return self._options(s)
        options = self._traits_before_roll(s)
        if options:
            options.append(PASS)
            return options
        self._roll(s)
        return None

    def choose(self, s: Valhalla, action: int) -> None:
        seat, side = self.seat, self.side
        if self.step == BEFORE_ROLL:
            if action == PASS:
                self._roll(s)
            else:
                self._use_before_roll(s, action - USE_JARL)
        elif action == END_PHASE:
            self._end(s)
        elif action == REROLL:
            s.call(Reroll(seat, side, 1, 1))
        elif ACTIVATE <= action < PLAY:
            arm(s, seat, side, s.position(action - ACTIVATE))
        elif PLAY <= action < FORGE:
            play(s, side, seat, action - PLAY + FIRST_TACTIC)
        elif action == FREE_REROLL:
            # VH-THOR-08
            s.tally[side * COUNTS + THOR_REROLLS] -= 1
            s.call(Reroll(seat, side, 0, 1))
        elif action >= FORGE:
            s.call(Forge(seat, s.position(action - FORGE + FIRST_DWARF)))
        else:
            self._use_in_phase(s, action - USE_JARL)

    # -- before the roll -------------------------------------------------------------------------

    def _traits_before_roll(self, s: Valhalla) -> list[int]:
        """D-41: optional traits of the Jarl at the start of the phase and for the first roll."""
        options: list[int] = []
        start = available(s, self.seat, AT_OWN_PHASE_START)
        first = available(s, self.seat, AT_INITIAL_ROLL)
        for which in (UPPER, LOWER):
            if start >> which & 1 and not s.ragnarok:
                trait = trait_of(s, self.seat, which)
                if trait.effect != DO_CANCEL_JARL or can_cut_off(s):
                    options.append(USE_JARL + which)
            elif first >> which & 1 and s.grey > s.tally[self.side * COUNTS + EXTRA]:
                options.append(USE_JARL + which)
        return options

    def _use_before_roll(self, s: Valhalla, which: int) -> None:
        trait = trait_of(s, self.seat, which)
        note_use(s, self.seat, which)
        if trait.effect == DO_EXTRA_DICE:
            s.tally[self.side * COUNTS + EXTRA] += trait.n
        elif trait.effect == DO_CANCEL_JARL:
            cut_off(s)
        else:
            s.tally[(1 - self.side) * COUNTS + CAP] = trait.n

    def _roll(self, s: Valhalla) -> None:
        """VH-BATTLE-03, -12, VH-DICE-13, VH-GIANT-06, VH-SOLO-49: the first roll."""
        cards = s.variant.cards
        own = cards.dice_of_a_side
        if s.variant.monster >= 0:
            if bane_in_battle(s, BANE_MINUS_ONE_DIE):
                own -= cards.bane_n[BANE_MINUS_ONE_DIE]
        elif self.side == 1:
            own -= s.frost
        roll_dice(s, self.seat, own, s.tally[self.side * COUNTS + EXTRA])
        self.step = ACT

    # -- after the roll --------------------------------------------------------------------------

    def _options(self, s: Valhalla) -> list[int]:
        seat, side = self.seat, self.side
        options = [END_PHASE]
        have = weapons_in_pool(s)
        add_armable(s, side, seat, have, options)
        helper = helper_of(s, seat)
        if helper >= 0:
            add_armable(s, side, helper, have, options)
        add_tactics(s, side, seat, AT_OWN_PHASE, options)
        real = real_dice(s)
        if real:
            if real > 1:
                options.append(REROLL)
            if s.tally[side * COUNTS + THOR_REROLLS]:
                options.append(FREE_REROLL)
            self._add_traits(s, options)
        if s.variant.dwarves:
            add_forges(s, side, seat, options)
        return options

    def _add_traits(self, s: Valhalla, options: list[int]) -> None:
        """VH-JARL-11: traits of the own phase that would change something."""
        traits = available(s, self.seat, AT_OWN_PHASE)
        if not traits:
            return
        for which in (UPPER, LOWER):
            if traits >> which & 1 and self._would_turn(s, which):
                options.append(USE_JARL + which)

    def _would_turn(self, s: Valhalla, which: int) -> bool:
        """Dice that lie already as the trait would turn them leave it nothing to do."""
        trait = trait_of(s, self.seat, which)
        if trait.effect == DO_TURN_MISS:
            return misses(s) > 0
        if trait.effect == DO_TURN_DIE and trait.to >= 0:
            return real_dice(s) > s.pool[trait.to] + s.pool[6 + trait.to]
        return True

    def _use_in_phase(self, s: Valhalla, which: int) -> None:
        trait = trait_of(s, self.seat, which)
        note_use(s, self.seat, which)
        if trait.effect == DO_FREE_REROLL:
            s.call(Reroll(self.seat, self.side, 0, 1))
        elif trait.effect == DO_TURN_MISS:
            s.call(TurnDice(self.seat, trait.n, 1, -1))
        else:
            s.call(TurnDice(self.seat, trait.n, 0, trait.to))

    def _end(self, s: Valhalla) -> None:
        """VH-BATTLE-08, -10, VH-DICE-12, VH-TRAIT-07: strength is fixed, loose dice are dead."""
        clear_pool(s)
        if not s.ragnarok:
            strength = attack_strength(s, self.side)
            s.tally[self.side * COUNTS + POWER] = strength
            if s.telling:
                s.tell("strength", {"seat": self.seat, "strength": strength})
        s.end()

    # -- for people ------------------------------------------------------------------------------

    def kind(self, s: Valhalla) -> str:
        return "phase" if self.step == ACT else "jarl_before_roll"

    def rule(self, s: Valhalla) -> str:
        if self.step == BEFORE_ROLL:
            return "VH-JARL-06"
        return "VH-RAGNAROK-02" if s.ragnarok else "VH-BATTLE-04"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        about: dict[str, int | str] = {"side": ("attacker", "defender")[self.side]}
        if not s.ragnarok:
            about["strength"] = attack_strength(s, self.side)
        return about

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        seat = self.seat
        if self.step == BEFORE_ROLL:
            options = self._traits_before_roll(s)
            start = closed_traits(s, seat, AT_OWN_PHASE_START, options)
            return start + closed_traits(s, seat, AT_INITIAL_ROLL, options)
        closed = self._closed_warriors(s) + closed_tactics(s, self.side, seat)
        closed += closed_traits(s, seat, AT_OWN_PHASE, self._options(s))
        if real_dice(s) < 2:
            closed.append(
                ClosedOption(ACTIONS.options[REROLL], "no_die_left_to_reroll", "VH-DICE-05")
            )
        return closed

    def _closed_warriors(self, s: Valhalla) -> list[ClosedOption]:
        closed: list[ClosedOption] = []
        have = weapons_in_pool(s)
        for seat in (self.seat, helper_of(s, self.seat)):
            for position in range(seat * SPACES, seat * SPACES + SPACES) if seat >= 0 else []:
                card = s.board[position]
                if card < 0 or position in s.armed[self.side]:
                    continue
                option = ACTIONS.options[ACTIVATE + card]
                if position in s.blocked:
                    closed.append(ClosedOption(option, "blocked", "VH-DWARF-03"))
                elif not can_arm(s, position, card, have):
                    closed.append(ClosedOption(option, "dice_missing", "VH-BATTLE-05"))
        return closed
