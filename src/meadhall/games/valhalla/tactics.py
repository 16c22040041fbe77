"""Battle Tactics, those of the expansions included: when each can be played and what it does.

VH-TACTIC, VH-VALKYRIE-18 to -21, VH-DWARF-09 to -13.

`why_not` answers "can I?" and `play` does it; both go through the cards in the same order.
"""

from typing import ClassVar

from meadhall.core.engine.decision import ClosedOption
from meadhall.core.engine.frame import Frame
from meadhall.core.tuples import replaced
from meadhall.games.valhalla.actions import ACTIONS, PLAY, TARGET
from meadhall.games.valhalla.deploy import join_from_row
from meadhall.games.valhalla.dice import (
    NewWeapons,
    PayWithDie,
    Reroll,
    TurnDice,
    misses,
    real_dice,
)
from meadhall.games.valhalla.ids import (
    AT_BEFORE_BATTLE,
    BANE_NO_PUSH_BACK_NO_EXCHANGE,
    BANE_NO_TACTICS,
    BANE_TWO_TACTICS_MAX,
    BATTLE_CRY_ACTIVATION,
    BATTLE_CRY_TEAM,
    CALL_TO_ARMS,
    CARD,
    CARDS,
    CUT_OFF,
    EXCHANGE,
    FIRST_MISSION,
    FIRST_TACTIC,
    FURY_3,
    MISS,
    NEW_WEAPONS,
    PUSH_BACK,
    ROAD_TO_VALHALLA,
)
from meadhall.games.valhalla.jarls import opposing_team
from meadhall.games.valhalla.monster import bane_in_battle, can_cut
from meadhall.games.valhalla.piles import kinds_of, leave_hand, take_from_pile, top_warrior
from meadhall.games.valhalla.state import (
    BONUS,
    CAP,
    COUNTS,
    CRIES,
    CUT,
    POWER,
    STRENGTH_TACTICS,
    Valhalla,
)
from meadhall.games.valhalla.strength import warrior_strength


def tactics_left(s: Valhalla, side: int) -> int:
    """How many Tactics the side may still play (VH-TACTIC-02, VH-SOLO-50, -51, Jarls)."""
    cap = s.tally[side * COUNTS + CAP]
    if s.variant.monster >= 0:
        if bane_in_battle(s, BANE_NO_TACTICS):
            return 0
        if bane_in_battle(s, BANE_TWO_TACTICS_MAX):
            cap = min(cap, s.variant.cards.bane_n[BANE_TWO_TACTICS_MAX])
    return cap - len(s.played[side])


def add_tactics(s: Valhalla, side: int, seat: int, timing: int, options: list[int]) -> None:
    """VH-TACTIC-01 to -05: the Tactics in hand that can be played at this moment."""
    last = -1
    timings = s.variant.cards.tactic_timing
    for card in s.hand[seat]:
        if card >= FIRST_MISSION:
            break
        if card >= FIRST_TACTIC and card != last and timings[card] == timing:
            if last < 0 and tactics_left(s, side) <= 0:
                return
            last = card
            if not why_not(s, side, seat, card):
                options.append(PLAY + card - FIRST_TACTIC)


def why_not(s: Valhalla, side: int, seat: int, card: int) -> str:
    """VH-TACTIC-05, VH-RAGNAROK-08: why this Tactic cannot be played now; "" if it can."""
    cards = s.variant.cards
    if s.ragnarok and not _works_in_ragnarok(s, card):
        return "not_in_ragnarok"
    if cards.strength[card]:
        return _why_no_strength(s, side, seat, card)
    if card == NEW_WEAPONS:
        return "" if s.grey > 0 else "no_grey_die"
    if card == PUSH_BACK or card == EXCHANGE:
        if s.variant.monster >= 0 and bane_in_battle(s, BANE_NO_PUSH_BACK_NO_EXCHANGE):
            return "monster_forbids"
        if card == PUSH_BACK:
            return "" if real_dice(s) else "no_die"
        return "" if misses(s) else "no_miss"
    if card == CUT_OFF:
        return "" if side == 0 and can_cut_off(s) else "no_jarl_to_cut_off"
    if card == ROAD_TO_VALHALLA:
        if side == 1 and s.variant.monster < 0:
            return "" if given_up(s) else "no_warrior_to_send"
        return "defender_only"
    if card == CALL_TO_ARMS:
        return "" if top_warrior(s) >= 0 else "no_warrior_in_discard"
    return ""


def _works_in_ragnarok(s: Valhalla, card: int) -> bool:
    """Only what changes dice: there is nobody to fight and strength is not counted."""
    return (
        card == NEW_WEAPONS
        or card == PUSH_BACK
        or card == EXCHANGE
        or s.variant.cards.supply[card] >= 0
    )


def _why_no_strength(s: Valhalla, side: int, seat: int, card: int) -> str:
    cost = s.variant.cards.cost[card]
    if cost >= 0:
        pool = s.pool
        if cost == MISS:
            return "" if sum(pool) else "no_die"
        return "" if pool[cost] + pool[cost + 6] + pool[cost + 12] else "no_such_die"
    if card == FURY_3:
        return "" if s.team[seat] < opposing_team(s, side) else "team_not_smaller"
    return ""


def can_cut_off(s: Valhalla) -> bool:
    """VH-TACTIC-17, -18, VH-SOLO-19: is there something left that it would cancel?"""
    if s.tally[COUNTS + CUT]:
        return False
    if s.variant.monster >= 0:
        return can_cut(s)
    jarl = s.jarl[s.defender]
    return jarl >= 0 and s.variant.cards.jarls[jarl].cuttable


def given_up(s: Valhalla) -> list[int]:
    """VH-VALKYRIE-19: the attacker's activated Warriors that Road to Valhalla can still take."""
    return [position for position in s.armed[0] if position not in s.roads]


def play(s: Valhalla, side: int, seat: int, card: int) -> None:
    """VH-TACTIC-06: the card lies open until the clean-up; its effect follows at once."""
    cards = s.variant.cards
    leave_hand(s, seat, card)
    s.played = replaced(s.played, side, (*s.played[side], card))
    s.reveals += 1
    if s.telling:
        s.tell("played", {"seat": seat, "card": CARDS[card]})
    base = side * COUNTS
    if cards.strength[card]:
        # VH-TACTIC-10 to -13
        s.tally[base + BONUS] += cards.strength[card]
        s.tally[base + STRENGTH_TACTICS] += 1
        if cards.cost[card] >= 0:
            s.call(PayWithDie(seat, cards.cost[card]))
    elif card == NEW_WEAPONS:
        s.call(NewWeapons(seat))
    elif card == PUSH_BACK:
        s.call(Reroll(seat, side, 0, cards.free_rerolls[card]))
    elif card == EXCHANGE:
        s.call(TurnDice(seat, misses(s), 1, -1))
    elif card == CUT_OFF:
        cut_off(s)
    elif cards.supply[card] >= 0:
        # VH-VALKYRIE-18: it lies in the pool as a die of its own kind.
        s.pool[CARD * 6 + cards.supply[card]] += 1
    elif card == ROAD_TO_VALHALLA:
        s.call(Road(s.attacker))
    elif card == CALL_TO_ARMS:
        join_from_row(s, seat, take_from_pile(s, top_warrior(s)))
    elif card == BATTLE_CRY_TEAM:
        s.tally[base + BONUS] += cards.tactic_per_warrior[card] * s.team[seat]
    else:
        assert card == BATTLE_CRY_ACTIVATION
        s.tally[base + CRIES] += 1


def cut_off(s: Valhalla) -> None:
    """VH-TACTIC-17: the defender's Jarl, or the trait of the Monster card, is cancelled."""
    s.tally[COUNTS + CUT] = 1
    if s.telling:
        s.tell("jarl_cut_off", {"seat": s.defender})


def closed_tactics(s: Valhalla, side: int, seat: int) -> list[ClosedOption]:
    """Tactics in hand that cannot be played in the seat's phase now, and why."""
    closed: list[ClosedOption] = []
    full = tactics_left(s, side) <= 0
    for card in kinds_of(s.hand[seat]):
        if not FIRST_TACTIC <= card < FIRST_MISSION:
            continue
        reason = why_not(s, side, seat, card)
        if s.variant.cards.tactic_timing[card] == AT_BEFORE_BATTLE:
            reason = "before_battle_only"
        elif full:
            reason = "no_more_tactics"
        if reason:
            option = ACTIONS.options[PLAY + card - FIRST_TACTIC]
            closed.append(ClosedOption(option, reason, _rule_of(s, card, reason)))
    return closed


def _rule_of(s: Valhalla, card: int, reason: str) -> str:
    if reason == "not_in_ragnarok":
        return "VH-RAGNAROK-08"
    if reason == "no_more_tactics":
        if s.variant.monster < 0:
            return "VH-JARL-11"
        return "VH-SOLO-51" if bane_in_battle(s, BANE_NO_TACTICS) else "VH-SOLO-50"
    if reason == "monster_forbids":
        return "VH-SOLO-53"
    if card == FURY_3:
        return "VH-TACTIC-11"
    if card == ROAD_TO_VALHALLA:
        return "VH-VALKYRIE-19"
    if card == CALL_TO_ARMS:
        return "VH-DWARF-09"
    return "VH-TACTIC-17" if card == CUT_OFF else "VH-TACTIC-05"


class Road(Frame):
    """VH-VALKYRIE-19 to -21: the attacker gives up one activated Warrior's strength."""

    __slots__ = ()
    NAME: ClassVar[str] = "road_to_valhalla"

    def copy(self) -> "Road":
        return Road(self.seat)

    def run(self, s: Valhalla) -> list[int] | None:
        return [TARGET + s.board[position] for position in given_up(s)]

    def choose(self, s: Valhalla, action: int) -> None:
        card = action - TARGET
        position = s.position(card)
        lost = warrior_strength(s, 0, position)
        s.tally[POWER] -= lost
        s.roads = (*s.roads, position)
        if s.telling:
            s.tell("on_the_road", {"seat": self.seat, "warrior": CARDS[card], "strength": lost})
        s.end()

    def rule(self, s: Valhalla) -> str:
        return "VH-VALKYRIE-19"
