"""The turn: part A with its four actions, part B, and the order of turns (VH-TURN, VH-END)."""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure, Question
from meadhall.core.names import names
from meadhall.games.valhalla import ids, jarls, piles, solo
from meadhall.games.valhalla.actions import (
    ATTACK_MONSTER,
    ATTACK_SEAT,
    DRAW,
    PLAY_ONE,
    PLAY_TWO,
    USE_JARL,
)
from meadhall.games.valhalla.battle import attack
from meadhall.games.valhalla.deploy import NO_LIMIT, Deploy, can_play_two, join_from_pile
from meadhall.games.valhalla.drawing import draw
from meadhall.games.valhalla.ending import Ragnarok
from meadhall.games.valhalla.ids import FIRST_TACTIC
from meadhall.games.valhalla.king import start_of_turn
from meadhall.games.valhalla.state import NOBODY, Valhalla

NO_WARRIOR: Final = Reason("no_warrior", "VH-TURN-06")
NO_WARRIORS: Final = Reason("no_warrior", "VH-TURN-10")
ONE_WARRIOR: Final = Reason("one_warrior_only", "VH-TURN-10")
MUST_PLAY: Final = Reason("must_play", "VH-TURN-04")
MUST_PLAY_FIRST: Final = Reason("own_team_empty", "VH-TURN-04")
OWN_TEAM_EMPTY: Final = Reason("own_team_empty", "VH-TURN-05")
PARTNER: Final = Reason("partner", "VH-TEAM-07")
TEAM_EMPTY: Final = Reason("team_empty", "VH-TURN-14")
NO_SHIELD: Final = Reason("no_shield", "VH-TURN-14")


class Turns(Procedure):
    """Turns go round until the end is triggered, then once more.

    VH-TURN-01, VH-TEAM-10, VH-END-01 to -08
    """

    __slots__ = ()

    def run(self, s: Valhalla) -> None:
        if s.turn == 0:
            s.active = s.first
        else:
            if s.last != NOBODY:
                s.turns_left -= 1
            elif _end_is_triggered(s):
                s.last = s.active
                s.turns_left = s.seats
                s.tell("last_round", {"seat": s.active})
            s.active = s.next_seat(s.active)
            if s.last != NOBODY and s.turns_left == 0:
                s.goto(Ragnarok(s.active))
                return
        s.turn += 1
        s.call(Turn(s.active))


def _end_is_triggered(s: Valhalla) -> bool:
    """VH-END-01, -02: looked at when a turn is over, since that turn is finished anyway."""
    if s.variant.monster >= 0:
        return False
    return s.deck_left == 0 or 0 in s.shields


START: Final = 0
PART_A: Final = 1
AFTER_PART_A: Final = 2
PART_B: Final = 3
MONSTER_PHASE: Final = 4
END: Final = 5


class Turn(Procedure):
    """VH-TURN-02, VH-SOLO-09, VH-COOP-06: part A, part B; against the Monster, its phase."""

    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = names("start part_a after_part_a part_b monster_phase end")

    def run(self, s: Valhalla) -> None:
        seat, variant = self.seat, s.variant
        if self.step == START:
            self.step = PART_A
            s.rested &= ~(1 << seat)
            if s.telling:
                s.tell("turn", {"seat": seat, "turn": s.turn})
            if variant.king:
                start_of_turn(s, seat)
                return
        step = self.step
        self.step = step + 1
        if step == PART_A:
            if s.team[seat] == 0 and not piles.holds_warrior(s, seat):
                # VH-TURN-05
                piles.show_hand(s, seat, piles.ALL_EYES)
            s.call(Action(seat))
        elif variant.monster < 0 and step != END:
            # VH-TURN-17: part B is the last thing of a turn.
            s.end()
            draw(s, seat, variant.part_b_draw, variant.part_b_keep, ids.AT_PART_B)
        elif solo.last_chance(s):
            # VH-SOLO-34: before any further part of the turn.
            solo.last_attack(s, seat)
        elif step == AFTER_PART_A:
            solo.after_part_a(s)
        elif step == PART_B:
            draw(s, seat, variant.part_b_draw, variant.part_b_keep, ids.AT_PART_B)
        elif step == MONSTER_PHASE:
            s.call(solo.MonsterPhase(seat))
        else:
            s.end()


class Action(Question):
    """VH-TURN-03 to -05, -14, -20, -21, VH-SOLO-10: the action of part A."""

    __slots__ = ()

    def candidates(self, s: Valhalla) -> list[int]:
        options = [PLAY_ONE, PLAY_TWO]
        if s.variant.monster >= 0:
            options.append(ATTACK_MONSTER)
        else:
            for other in range(s.seats):
                if other != self.seat:
                    options.append(ATTACK_SEAT + other)
        options.append(DRAW)
        for which in jarls.traits_at(s, self.seat, ids.AT_ACTION_A):
            options.append(USE_JARL + which)
        return options

    def options(self, s: Valhalla) -> list[int]:
        seat = self.seat
        options: list[int] = []
        team, shields, hand = s.team, s.shields, s.hand[seat]
        warriors = len(hand) > 0 and hand[0] < FIRST_TACTIC
        if warriors:
            options.append(PLAY_ONE)
            if can_play_two(s, seat, jarls.symbol_limit(s, seat)):
                options.append(PLAY_TWO)
        if team[seat]:
            if s.variant.monster >= 0:
                options.append(ATTACK_MONSTER)
            else:
                partner = s.variant.partner[seat]
                for other in range(s.seats):
                    if team[other] and shields[other] and other != seat and other != partner:
                        options.append(ATTACK_SEAT + other)
            options.append(DRAW)
        elif not warriors:
            options.append(DRAW)
        if s.variant.jarl_timings[s.jarl[seat]] >> ids.AT_ACTION_A & 1:
            for which in jarls.traits_at(s, seat, ids.AT_ACTION_A):
                if self._why_no_jarl(s, which) is None:
                    options.append(USE_JARL + which)
        return options

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        seat = self.seat
        if option == PLAY_ONE:
            return None if piles.holds_warrior(s, seat) else NO_WARRIOR
        if option == PLAY_TWO:
            warriors = len(piles.warriors_in_hand(s, seat))
            if warriors < 2:
                return ONE_WARRIOR if warriors else NO_WARRIORS
            limit = jarls.symbol_limit(s, seat)
            if can_play_two(s, seat, limit):
                return None
            return Reason("too_many_symbols", "VH-TURN-10", {"limit": limit})
        if option == DRAW:
            return MUST_PLAY if s.team[seat] == 0 and piles.holds_warrior(s, seat) else None
        if option > DRAW:
            return self._why_no_jarl(s, option - USE_JARL)
        if s.team[seat] == 0:
            return MUST_PLAY_FIRST if piles.holds_warrior(s, seat) else OWN_TEAM_EMPTY
        if option == ATTACK_MONSTER:
            return None
        # VH-TURN-14, -15, VH-END-06, VH-TEAM-06, -07:
        # a Team of one's own, an own shield, no partner.
        other = option - ATTACK_SEAT
        if other == s.variant.partner[seat]:
            return PARTNER
        if s.team[other] == 0:
            return TEAM_EMPTY
        return None if s.shields[other] else NO_SHIELD

    def _why_no_jarl(self, s: Valhalla, which: int) -> Reason | None:
        """Can the Jarl's action be carried out, and does it fill an empty Team?

        VH-TURN-21, VH-JARL-08
        """
        trait = jarls.trait_of(s, self.seat, which)
        if trait.effect == ids.DO_PLAY_WARRIORS:
            possible = (
                len(piles.warriors_in_hand(s, self.seat))
                >= trait.n
                <= jarls.team_limit(s, self.seat)
            )
        else:
            possible = piles.top_warrior(s) >= 0 and (trait.to == 1 or s.team[self.seat] > 0)
        return jarls.why_no_trait(s, self.seat, which, ids.AT_ACTION_A, possible)

    def choose(self, s: Valhalla, option: int) -> None:
        seat = self.seat
        s.end()
        if option == PLAY_ONE:
            s.call(Deploy(seat, 1, NO_LIMIT))
        elif option == PLAY_TWO:
            s.call(Deploy(seat, 2, jarls.symbol_limit(s, seat)))
        elif option == DRAW:
            draw(s, seat, s.variant.action_draw, s.variant.action_keep, ids.AT_ACTION_4)
        elif option == ATTACK_MONSTER:
            # VH-SOLO-09
            s.call(solo.MonsterBattle(seat, 0))
        elif option < ATTACK_MONSTER:
            attack(s, seat, option - ATTACK_SEAT)
        else:
            self._use_jarl(s, option - USE_JARL)

    def _use_jarl(self, s: Valhalla, which: int) -> None:
        """VH-JARL-08 and others: an action printed on a Jarl."""
        seat = self.seat
        trait = jarls.use(s, seat, which)
        if trait.effect == ids.DO_PLAY_WARRIORS:
            s.call(Deploy(seat, trait.n, NO_LIMIT))
        elif trait.to == 1:
            join_from_pile(s, seat)
        else:
            card = piles.take_from_pile(s, piles.top_warrior(s))
            piles.add_openly(s, seat, card)
            s.tell("took_from_discard", {"seat": seat, "card": ids.CARDS[card]})

    def rule(self, s: Valhalla) -> str:
        if s.team[self.seat] == 0:
            return "VH-TURN-04" if piles.holds_warrior(s, self.seat) else "VH-TURN-05"
        return "VH-TURN-03"
