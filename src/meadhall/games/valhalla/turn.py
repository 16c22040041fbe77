"""The turn: part A with its four actions, part B, and the order of turns (VH-TURN, VH-END)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.games.valhalla.actions import (
    ACTIONS,
    ATTACK_MONSTER,
    ATTACK_SEAT,
    DRAW,
    PLAY_ONE,
    PLAY_TWO,
    USE_JARL,
)
from meadhall.games.valhalla.battle import attack
from meadhall.games.valhalla.deploy import NO_LIMIT, Deploy, can_play_two, join_from_row
from meadhall.games.valhalla.drawing import Draw
from meadhall.games.valhalla.ending import Endgame
from meadhall.games.valhalla.ids import (
    AT_ACTION_4,
    AT_ACTION_A,
    AT_PART_B,
    CARDS,
    DO_PLAY_WARRIORS,
    FIRST_TACTIC,
    LOWER,
    UPPER,
)
from meadhall.games.valhalla.jarls import closed_traits, symbol_limit, tell_use, trait_of, working
from meadhall.games.valhalla.king import start_of_turn
from meadhall.games.valhalla.piles import (
    ALL_EYES,
    add_openly,
    holds_warrior,
    show_hand,
    take_from_pile,
    top_warrior,
)
from meadhall.games.valhalla.solo import (
    LastAttack,
    MonsterPhase,
    after_part_a,
    attack_monster,
    last_chance,
)
from meadhall.games.valhalla.state import NOBODY, Valhalla

START: Final = 0
SHOW_HAND: Final = 1
PART_A: Final = 2
AFTER_A: Final = 3
PART_B: Final = 4
MONSTER: Final = 5
END: Final = 6


class Turns(Frame):
    """VH-TURN-01, VH-END-01 to -08: turns go round until the end is triggered, then once more."""

    __slots__ = ()
    NAME: ClassVar[str] = "turns"

    def copy(self) -> "Turns":
        twin = Turns(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        if self.step == 0:
            self.step = 1
            s.active = s.first
        elif s.last == NOBODY:
            if _end_is_triggered(s):
                s.last = s.active
                s.turns_left = s.seats
                if s.telling:
                    s.tell("last_round", {"seat": s.active})
            s.active = s.next_seat(s.active)
        else:
            s.turns_left -= 1
            s.active = s.next_seat(s.active)
            if s.turns_left == 0:
                s.end()
                s.call(Endgame(s.active))
                return None
        s.turn += 1
        s.call(Turn(s.active))
        return None


def _end_is_triggered(s: Valhalla) -> bool:
    """VH-END-01, -02: looked at when a turn is over, since that turn is finished anyway."""
    if s.variant.monster >= 0:
        return False
    return s.deck_left == 0 or 0 in s.shields


class Turn(Frame):
    """VH-TURN-02, VH-SOLO-09, VH-COOP-06: part A, part B; against the Monster, its phase."""

    __slots__ = ()
    NAME: ClassVar[str] = "turn"

    def copy(self) -> "Turn":
        twin = Turn(self.seat)
        twin.step = self.step
        return twin

    def run(self, s: Valhalla) -> list[int] | None:
        step = self.step
        if step == PART_A:
            return self._options(s)
        self.step = step + 1
        if step == START:
            self._start(s)
        elif step == SHOW_HAND:
            if s.team[self.seat] == 0 and not holds_warrior(s, self.seat):
                # VH-TURN-05
                show_hand(s, self.seat, ALL_EYES)
            return self._options(s)
        elif s.variant.monster >= 0 and last_chance(s):
            # VH-SOLO-34: before any further part of the turn.
            s.end()
            s.call(LastAttack(self.seat))
        elif step == AFTER_A:
            if s.variant.monster >= 0:
                after_part_a(s)
        elif step == PART_B:
            # VH-TURN-17
            s.call(Draw(self.seat, s.variant.part_b_draw, s.variant.part_b_keep, AT_PART_B))
        elif step == MONSTER:
            if s.variant.monster >= 0:
                s.call(MonsterPhase(self.seat))
        else:
            s.end()
        return None

    def _start(self, s: Valhalla) -> None:
        s.rested &= ~(1 << self.seat)
        if s.telling:
            s.tell("turn", {"seat": self.seat, "turn": s.turn})
        if s.variant.king:
            start_of_turn(s, self.seat)

    def _options(self, s: Valhalla) -> list[int]:
        """VH-TURN-03 to -05, -14, -20, -21, VH-SOLO-10: the actions that are legal now."""
        seat = self.seat
        options: list[int] = []
        warriors = holds_warrior(s, seat)
        if warriors:
            options.append(PLAY_ONE)
            if can_play_two(s, seat, symbol_limit(s, seat)):
                options.append(PLAY_TWO)
        if s.team[seat] > 0:
            self._add_attacks(s, options)
            options.append(DRAW)
        elif not warriors:
            options.append(DRAW)
        traits = working(s, seat, AT_ACTION_A)
        if traits:
            for which in (UPPER, LOWER):
                if traits >> which & 1 and self._can_use(s, which):
                    options.append(USE_JARL + which)
        return options

    def _add_attacks(self, s: Valhalla, options: list[int]) -> None:
        seat = self.seat
        if s.variant.monster >= 0:
            options.append(ATTACK_MONSTER)
            return
        # VH-TURN-14, -15, VH-TEAM-06, -07: a Team of one's own, an own shield, no partner.
        partner = s.variant.partner[seat]
        for other in range(s.seats):
            if other != seat and s.team[other] and s.shields[other] and other != partner:
                options.append(ATTACK_SEAT + other)

    def _can_use(self, s: Valhalla, which: int) -> bool:
        """VH-TURN-21: can the Jarl's action be carried out, and does it fill an empty Team?"""
        trait = trait_of(s, self.seat, which)
        if trait.effect == DO_PLAY_WARRIORS:
            warriors = 0
            for card in s.hand[self.seat]:
                if card < FIRST_TACTIC:
                    warriors += 1
            return warriors >= trait.n
        if top_warrior(s) < 0:
            return False
        return trait.to == 1 or s.team[self.seat] > 0

    def choose(self, s: Valhalla, action: int) -> None:
        seat = self.seat
        self.step = AFTER_A
        if action == PLAY_ONE:
            s.call(Deploy(seat, 1, NO_LIMIT))
        elif action == PLAY_TWO:
            s.call(Deploy(seat, 2, symbol_limit(s, seat)))
        elif action == DRAW:
            s.call(Draw(seat, s.variant.action_draw, s.variant.action_keep, AT_ACTION_4))
        elif action == ATTACK_MONSTER:
            attack_monster(s, seat)
        elif action < ATTACK_MONSTER:
            attack(s, seat, action - ATTACK_SEAT)
        else:
            self._use(s, action - USE_JARL)

    def _use(self, s: Valhalla, which: int) -> None:
        """VH-JARL-08 and others: an action printed on a Jarl."""
        seat = self.seat
        trait = trait_of(s, seat, which)
        tell_use(s, seat, which)
        if trait.effect == DO_PLAY_WARRIORS:
            s.call(Deploy(seat, trait.n, NO_LIMIT))
            return
        card = take_from_pile(s, top_warrior(s))
        if trait.to == 1:
            join_from_row(s, seat, card)
            return
        add_openly(s, seat, card)
        if s.telling:
            s.tell("took_from_discard", {"seat": seat, "card": CARDS[card]})

    def kind(self, s: Valhalla) -> str:
        return "action"

    def rule(self, s: Valhalla) -> str:
        if s.team[self.seat] == 0:
            return "VH-TURN-04" if holds_warrior(s, self.seat) else "VH-TURN-05"
        return "VH-TURN-03"

    def closed(self, s: Valhalla) -> list[ClosedOption]:
        if self.step != PART_A:
            return []
        seat = self.seat
        closed: list[ClosedOption] = []
        warriors = holds_warrior(s, seat)
        if not warriors:
            closed.append(ClosedOption(ACTIONS.options[PLAY_ONE], "no_warrior", "VH-TURN-06"))
            closed.append(ClosedOption(ACTIONS.options[PLAY_TWO], "no_warrior", "VH-TURN-10"))
        elif not can_play_two(s, seat, symbol_limit(s, seat)):
            limit: dict[str, int | str] = {"limit": symbol_limit(s, seat)}
            option = ACTIONS.options[PLAY_TWO]
            closed.append(ClosedOption(option, "too_many_symbols", "VH-TURN-10", limit))
        if s.team[seat] == 0 and warriors:
            closed.append(ClosedOption(ACTIONS.options[DRAW], "must_play", "VH-TURN-04"))
        closed += closed_traits(s, seat, AT_ACTION_A, self._options(s))
        return closed + self._closed_attacks(s)

    def _closed_attacks(self, s: Valhalla) -> list[ClosedOption]:
        seat = self.seat
        empty = s.team[seat] == 0
        rule = "VH-TURN-04" if holds_warrior(s, seat) else "VH-TURN-05"
        if s.variant.monster >= 0:
            monster = ACTIONS.options[ATTACK_MONSTER]
            return [ClosedOption(monster, "own_team_empty", rule)] if empty else []
        closed: list[ClosedOption] = []
        for other in range(s.seats):
            option = ACTIONS.options[ATTACK_SEAT + other]
            if other == seat:
                continue
            if empty:
                closed.append(ClosedOption(option, "own_team_empty", rule))
            elif other == s.variant.partner[seat]:
                closed.append(ClosedOption(option, "partner", "VH-TEAM-07"))
            elif s.team[other] == 0:
                closed.append(ClosedOption(option, "team_empty", "VH-TURN-14"))
            elif s.shields[other] == 0:
                closed.append(ClosedOption(option, "no_shield", "VH-TURN-14"))
        return closed
