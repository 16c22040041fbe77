"""A side's phase of a battle, and a player's phase of Ragnarök (VH-BATTLE-03 to -12, D-15)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.games.valhalla import ids, jarls
from meadhall.games.valhalla.actions import (
    ACTIVATE,
    END_PHASE,
    FORGE,
    FREE_REROLL,
    PASS,
    PLAY,
    REROLL,
    SIDES,
    USE_JARL,
)
from meadhall.games.valhalla.arming import (
    add_armable,
    arm,
    by_weapon,
    unarmed,
    weapons_in_pool,
    why_not_armed,
)
from meadhall.games.valhalla.cards.kinds import JarlTrait
from meadhall.games.valhalla.dice import (
    FIRST_GREY,
    PayForReroll,
    TurnDice,
    clear_pool,
    free_rerolls,
    misses,
    real_dice,
    roll_dice,
)
from meadhall.games.valhalla.dwarves import Forge, smiths, why_no_forge
from meadhall.games.valhalla.monster import bane_in_battle
from meadhall.games.valhalla.questions import JarlOffer
from meadhall.games.valhalla.state import CAP, EXTRA, POWER, THOR_REROLLS, Valhalla
from meadhall.games.valhalla.strength import attack_strength
from meadhall.games.valhalla.tactics import (
    add_tactics,
    cut_off,
    play,
    tactics_in_hand,
    why_no_cut_off,
    why_not_played,
)
from meadhall.games.valhalla.teams import helper_of

NO_DIE_LEFT: Final = Reason("no_die_left_to_reroll", "VH-DICE-05")

_BEFORE_ROLL: Final = 1 << ids.AT_OWN_PHASE_START | 1 << ids.AT_INITIAL_ROLL


def begin_phase(s: Valhalla, seat: int, side: int) -> None:
    """VH-BATTLE-03: traits of the Jarl for the first roll, the roll, then the phase."""
    if s.variant.jarl_timings[s.jarl[seat]] & _BEFORE_ROLL:
        s.call(JarlBeforeRoll(seat))
    else:
        roll_and_fight(s, seat, side)


def roll_and_fight(s: Valhalla, seat: int, side: int) -> None:
    """VH-BATTLE-03, -12, VH-DICE-01, -02, -13, VH-GIANT-06, VH-SOLO-49: the first roll."""
    cards = s.variant.cards
    own = cards.dice_of_a_side
    if s.variant.monster >= 0:
        if bane_in_battle(s, ids.BANE_MINUS_ONE_DIE):
            own -= cards.bane_n[ids.BANE_MINUS_ONE_DIE]
    elif side == 1:
        own -= s.frost
    roll_dice(s, seat, own, s.tally[EXTRA + side])
    s.call(Phase(seat, side))


class JarlBeforeRoll(JarlOffer):
    """D-41: optional traits of the Jarl at the start of the phase and for the first roll."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-JARL-06"

    def timings(self, s: Valhalla) -> list[int]:
        return [ids.AT_OWN_PHASE_START, ids.AT_INITIAL_ROLL]

    def would_change(self, s: Valhalla, trait: JarlTrait) -> bool:
        """VH-RAGNAROK-08: only an opponent whose phase is still to come, or a Monster's trait."""
        if trait.timing == ids.AT_INITIAL_ROLL:
            return s.grey > s.tally[EXTRA + s.side_of(self.seat)]
        if trait.effect == ids.DO_CANCEL_JARL:
            return not s.ragnarok and why_no_cut_off(s) is None
        return s.defender >= 0 and s.attacker == self.seat

    def choose(self, s: Valhalla, option: int) -> None:
        side = s.side_of(self.seat)
        if option == PASS:
            s.end()
            roll_and_fight(s, self.seat, side)
            return
        trait = jarls.use_in_battle(s, self.seat, option - USE_JARL)
        if trait.effect == ids.DO_EXTRA_DICE:
            s.tally[EXTRA + side] += trait.n
        elif trait.effect == ids.DO_CANCEL_JARL:
            cut_off(s)
        else:
            s.tally[CAP + 1 - side] = trait.n

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return about_side(s, s.side_of(self.seat))


def about_side(s: Valhalla, side: int) -> dict[str, int | str]:
    about: dict[str, int | str] = {"side": SIDES[side]}
    if not s.ragnarok:
        about["strength"] = attack_strength(s, side)
    return about


class Phase(Question):
    """VH-BATTLE-04, -06: rerolls, Tactics and activations in any order, until the player stops.

    VH-COOP-11: a helper's Warriors may be activated, the Tactics and the Jarl are the seat's own.
    """

    __slots__ = ("side",)

    def __init__(self, seat: int = -1, side: int = 0) -> None:
        super().__init__(seat)
        self.side = side

    def run(self, s: Valhalla) -> bool:
        if s.ragnarok and len(s.armed[0]) == s.team[self.seat]:
            # VH-RAGNAROK-03: all Warriors of the Team are activated.
            self._end(s)
            return False
        return True

    # -- what can be done --------------------------------------------------------------------------

    def candidates(self, s: Valhalla) -> list[int]:
        seat, side = self.seat, self.side
        positions = unarmed(s, side, seat)
        helper = helper_of(s, seat)
        if helper >= 0:
            positions += unarmed(s, side, helper)
        options = [END_PHASE]
        options += [ACTIVATE + s.board[position] for position in positions]
        options += [PLAY + card - ids.FIRST_TACTIC for card in tactics_in_hand(s, seat)]
        options.append(REROLL)
        if s.tally[THOR_REROLLS + side]:
            options.append(FREE_REROLL)
        options += [USE_JARL + which for which in jarls.traits_at(s, seat, ids.AT_OWN_PHASE)]
        options += [FORGE + card - ids.FIRST_DWARF for card in smiths(s, side)]
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        if option == END_PHASE:
            return None
        if option < PASS:
            return self._why_no_trait(s, option - USE_JARL)
        if option == REROLL:
            return None if real_dice(s) > 1 else NO_DIE_LEFT
        if option == FREE_REROLL:
            return None if real_dice(s) else NO_DIE_LEFT
        if option < PLAY:
            return why_not_armed(s, s.position(option - ACTIVATE), by_weapon(s.pool))
        if option < FORGE:
            card = option - PLAY + ids.FIRST_TACTIC
            return why_not_played(s, self.side, self.seat, card, ids.AT_OWN_PHASE)
        return why_no_forge(s, self.seat, s.position(option - FORGE + ids.FIRST_DWARF))

    def options(self, s: Valhalla) -> list[int]:
        seat, side = self.seat, self.side
        variant = s.variant
        options = [END_PHASE]
        have = weapons_in_pool(s)
        add_armable(s, side, seat, have, options)
        if variant.partners:
            helper = helper_of(s, seat)
            if helper >= 0:
                add_armable(s, side, helper, have, options)
        add_tactics(s, side, seat, ids.AT_OWN_PHASE, options)
        real = real_dice(s)
        if real:
            if real > 1:
                options.append(REROLL)
            if s.tally[THOR_REROLLS + side]:
                options.append(FREE_REROLL)
            if variant.jarl_timings[s.jarl[seat]] >> ids.AT_OWN_PHASE & 1:
                traits = jarls.available(s, seat, ids.AT_OWN_PHASE)
                for which in (ids.UPPER, ids.LOWER):
                    if traits >> which & 1 and self._would_turn(s, which):
                        options.append(USE_JARL + which)
        if variant.dwarves and s.hand[seat]:
            for card in smiths(s, side):
                if why_no_forge(s, seat, s.position(card)) is None:
                    options.append(FORGE + card - ids.FIRST_DWARF)
        return options

    def _why_no_trait(self, s: Valhalla, which: int) -> Reason | None:
        changes = real_dice(s) > 0 and self._would_turn(s, which)
        return jarls.why_no_trait(s, self.seat, which, ids.AT_OWN_PHASE, changes)

    def _would_turn(self, s: Valhalla, which: int) -> bool:
        """Dice that lie already as the trait would turn them leave it nothing to do."""
        trait = jarls.trait_of(s, self.seat, which)
        if trait.effect == ids.DO_TURN_MISS:
            return misses(s) > 0
        if trait.effect == ids.DO_TURN_DIE and trait.to >= 0:
            return real_dice(s) > s.pool[trait.to] + s.pool[FIRST_GREY + trait.to]
        return True

    # -- doing it ----------------------------------------------------------------------------------

    def choose(self, s: Valhalla, option: int) -> None:
        seat, side = self.seat, self.side
        if option == END_PHASE:
            self._end(s)
        elif option == REROLL:
            s.call(PayForReroll(seat))
        elif ACTIVATE <= option < PLAY:
            arm(s, seat, side, s.position(option - ACTIVATE))
        elif PLAY <= option < FORGE:
            play(s, side, seat, option - PLAY + ids.FIRST_TACTIC)
        elif option == FREE_REROLL:
            # VH-THOR-08
            s.tally[THOR_REROLLS + side] -= 1
            free_rerolls(s, seat, 1)
        elif option >= FORGE:
            s.call(Forge(seat, s.position(option - FORGE + ids.FIRST_DWARF)))
        else:
            self._use_jarl(s, option - USE_JARL)

    def _use_jarl(self, s: Valhalla, which: int) -> None:
        trait = jarls.use_in_battle(s, self.seat, which)
        if trait.effect == ids.DO_FREE_REROLL:
            free_rerolls(s, self.seat, 1)
        elif trait.effect == ids.DO_TURN_MISS:
            s.call(TurnDice(self.seat, trait.n, 1, -1, 1))
        else:
            s.call(TurnDice(self.seat, trait.n, 0, trait.to, 1))

    def _end(self, s: Valhalla) -> None:
        """VH-BATTLE-08, -10, VH-DICE-12, VH-TRAIT-07: strength is fixed, loose dice are dead."""
        clear_pool(s)
        if not s.ragnarok:
            strength = attack_strength(s, self.side)
            s.tally[POWER + self.side] = strength
            if s.telling:
                s.tell("strength", {"seat": self.seat, "strength": strength})
        s.end()

    # -- for people --------------------------------------------------------------------------------

    def rule(self, s: Valhalla) -> str:
        return "VH-RAGNAROK-02" if s.ragnarok else "VH-BATTLE-04"

    def about(self, s: Valhalla) -> dict[str, int | str]:
        return about_side(s, self.side)
