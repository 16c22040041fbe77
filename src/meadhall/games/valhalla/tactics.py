"""Battle Tactics, those of the expansions included: when each can be played and what it does.

VH-TACTIC, VH-VALKYRIE-18 to -21, VH-DWARF-09 to -13.

`why_not` answers "can I?" and `play` does it; both go through the cards in the same order.
"""

from typing import ClassVar, Final

from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Question
from meadhall.core.tuples import replaced
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.actions import PLAY, TARGET
from meadhall.games.valhalla.deploy import join_from_pile
from meadhall.games.valhalla.dice import (
    SIX,
    PayWithDie,
    TurnDice,
    free_rerolls,
    misses,
    new_weapons,
    real_dice,
)
from meadhall.games.valhalla.jarls import opposing_team
from meadhall.games.valhalla.monster import bane_in_battle, can_cut
from meadhall.games.valhalla.piles import kinds_of, leave_hand, top_warrior
from meadhall.games.valhalla.state import BONUS, CAP, CRIES, CUT, POWER, STRENGTH_TACTICS, Valhalla
from meadhall.games.valhalla.strength import warrior_strength

BEFORE_BATTLE_ONLY: Final = Reason("before_battle_only", "VH-DWARF-09")
OWN_PHASE_ONLY: Final = Reason("own_phase_only", "VH-TACTIC-01")
NOT_IN_RAGNAROK: Final = Reason("not_in_ragnarok", "VH-RAGNAROK-08")
CAPPED: Final = Reason("no_more_tactics", "VH-JARL-11")
TWO_TACTICS_MAX: Final = Reason("no_more_tactics", "VH-SOLO-50")
NO_TACTICS: Final = Reason("no_more_tactics", "VH-SOLO-51")
MONSTER_FORBIDS: Final = Reason("monster_forbids", "VH-SOLO-53")
NO_GREY_DIE: Final = Reason("no_grey_die", "VH-TACTIC-05")
NO_DIE: Final = Reason("no_die", "VH-TACTIC-05")
NO_SUCH_DIE: Final = Reason("no_such_die", "VH-TACTIC-05")
NO_MISS: Final = Reason("no_miss", "VH-TACTIC-05")
NO_JARL: Final = Reason("no_jarl_to_cut_off", "VH-TACTIC-17")
ATTACKER_ONLY: Final = Reason("attacker_only", "VH-TACTIC-17")
MONSTER_HAS_NO_WARRIORS: Final = Reason("monster_has_no_warriors", "VH-VARIANT-14")
ALL_ON_THE_ROAD: Final = Reason("all_on_the_road", "VH-VALKYRIE-19")
DEFENDER_ONLY: Final = Reason("defender_only", "VH-VALKYRIE-19")
NO_WARRIOR_IN_DISCARD: Final = Reason("no_warrior_in_discard", "VH-DWARF-09")
TEAM_NOT_SMALLER: Final = Reason("team_not_smaller", "VH-TACTIC-11")
ON_THE_ROAD: Final = Reason("on_the_road", "VH-VALKYRIE-19")


def tactics_in_hand(s: Valhalla, seat: int) -> list[int]:
    """Each kind of Tactic in hand; Thor cards, played into battles of others, are none here."""
    return [card for card in kinds_of(s.hand[seat]) if ids.FIRST_TACTIC <= card < ids.FIRST_MISSION]


def why_no_more(s: Valhalla, side: int) -> Reason | None:
    """VH-TACTIC-02, VH-SOLO-50, -51, Jarls: may the side play another Tactic at all?"""
    played = len(s.played[side])
    if s.variant.monster >= 0:
        if bane_in_battle(s, ids.BANE_NO_TACTICS):
            return NO_TACTICS
        most = s.variant.cards.bane_n[ids.BANE_TWO_TACTICS_MAX]
        if played >= most and bane_in_battle(s, ids.BANE_TWO_TACTICS_MAX):
            return TWO_TACTICS_MAX
    return CAPPED if played >= s.tally[CAP + side] else None


def add_tactics(s: Valhalla, side: int, seat: int, timing: int, options: list[int]) -> None:
    """VH-TACTIC-01 to -05: the Tactics in hand that can be played at this moment."""
    last = -1
    timings = s.variant.cards.tactic_timing
    for card in s.hand[seat]:
        # Hands are sorted: Warriors, Tactics, Missions and others.
        if card < ids.FIRST_TACTIC or card == last:
            continue
        if card >= ids.FIRST_MISSION:
            break
        if timings[card] == timing:
            if last < 0 and why_no_more(s, side) is not None:
                return
            last = card
            if why_not(s, side, seat, card) is None:
                options.append(PLAY + card - ids.FIRST_TACTIC)


def why_not_played(s: Valhalla, side: int, seat: int, card: int, timing: int) -> Reason | None:
    """Why a Tactic in hand cannot be played at this moment."""
    if s.variant.cards.tactic_timing[card] != timing:
        return OWN_PHASE_ONLY if timing == ids.AT_BEFORE_BATTLE else BEFORE_BATTLE_ONLY
    reason = why_no_more(s, side)
    return why_not(s, side, seat, card) if reason is None else reason


def why_not(s: Valhalla, side: int, seat: int, card: int) -> Reason | None:
    """VH-TACTIC-05, VH-RAGNAROK-08: could this Tactic be paid for, and change anything?"""
    cards = s.variant.cards
    if s.ragnarok and not _works_in_ragnarok(s, card):
        return NOT_IN_RAGNAROK
    if cards.strength[card]:
        return _why_no_strength(s, side, seat, card)
    if card == ids.NEW_WEAPONS:
        return None if s.grey > 0 else NO_GREY_DIE
    if card == ids.PUSH_BACK or card == ids.EXCHANGE:
        if s.variant.monster >= 0 and bane_in_battle(s, ids.BANE_NO_PUSH_BACK_NO_EXCHANGE):
            return MONSTER_FORBIDS
        if card == ids.PUSH_BACK:
            return None if real_dice(s) else NO_DIE
        return None if misses(s) else NO_MISS
    if card == ids.CUT_OFF:
        return why_no_cut_off(s) if side == 0 else ATTACKER_ONLY
    if card == ids.ROAD_TO_VALHALLA:
        return _why_no_road(s, side)
    if card == ids.CALL_TO_ARMS:
        # VH-DWARF-10
        return None if top_warrior(s) >= 0 else NO_WARRIOR_IN_DISCARD
    return None


def _works_in_ragnarok(s: Valhalla, card: int) -> bool:
    """Only what changes dice: there is nobody to fight and strength is not counted."""
    return (
        card == ids.NEW_WEAPONS
        or card == ids.PUSH_BACK
        or card == ids.EXCHANGE
        or s.variant.cards.supply[card] >= 0
    )


def _why_no_strength(s: Valhalla, side: int, seat: int, card: int) -> Reason | None:
    """VH-TACTIC-11 to -13, VH-TEAM-05: the price of a die, or the smaller Team."""
    cost = s.variant.cards.cost[card]
    if cost >= 0:
        pool = s.pool
        if cost == ids.MISS:
            return None if any(pool) else NO_DIE
        return (
            None if pool[cost] or pool[cost + SIX] or pool[cost + ids.CARD * SIX] else NO_SUCH_DIE
        )
    if card == ids.FURY_3:
        return None if s.team[seat] < opposing_team(s, side) else TEAM_NOT_SMALLER
    return None


def why_no_cut_off(s: Valhalla) -> Reason | None:
    """VH-TACTIC-17, -18, VH-SOLO-19: is there something left that it would cancel?"""
    if s.tally[CUT + 1]:
        return NO_JARL
    if s.variant.monster >= 0:
        return None if can_cut(s) else NO_JARL
    jarl = s.jarl[s.defender]
    return None if jarl >= 0 and s.variant.cards.jarls[jarl].cuttable else NO_JARL


def _why_no_road(s: Valhalla, side: int) -> Reason | None:
    """VH-VALKYRIE-19, VH-VARIANT-14: has the attacker an activated Warrior that it can take?"""
    if s.variant.monster >= 0:
        return MONSTER_HAS_NO_WARRIORS
    if side == 0:
        return DEFENDER_ONLY
    return ALL_ON_THE_ROAD if len(s.roads) == len(s.armed[0]) else None


def play(s: Valhalla, side: int, seat: int, card: int) -> None:
    """VH-TACTIC-06: the card lies open until the clean-up; its effect follows at once."""
    cards = s.variant.cards
    leave_hand(s, seat, card)
    s.played = replaced(s.played, side, (*s.played[side], card))
    s.reveals += 1
    if s.telling:
        s.tell("played", {"seat": seat, "card": ids.CARDS[card]})
    if cards.strength[card]:
        # VH-TACTIC-10 to -13
        s.tally[BONUS + side] += cards.strength[card]
        s.tally[STRENGTH_TACTICS + side] += 1
        if cards.cost[card] >= 0:
            s.call(PayWithDie(seat, cards.cost[card]))
    elif card == ids.NEW_WEAPONS:
        new_weapons(s, seat)
    elif card == ids.PUSH_BACK:
        free_rerolls(s, seat, cards.free_rerolls[card])
    elif card == ids.EXCHANGE:
        s.call(TurnDice(seat, misses(s), 1, -1))
    elif card == ids.CUT_OFF:
        cut_off(s)
    elif cards.supply[card] >= 0:
        # VH-VALKYRIE-18: it lies in the pool as a die of its own kind.
        s.pool[ids.CARD * SIX + cards.supply[card]] += 1
    elif card == ids.ROAD_TO_VALHALLA:
        s.call(RoadToValhalla(s.attacker))
    elif card == ids.CALL_TO_ARMS:
        join_from_pile(s, seat)
    elif card == ids.BATTLE_CRY_TEAM:
        # VH-DWARF-11
        s.tally[BONUS + side] += cards.tactic_per_warrior[card] * s.team[seat]
    else:
        assert card == ids.BATTLE_CRY_ACTIVATION
        s.tally[CRIES + side] += 1


def cut_off(s: Valhalla) -> None:
    """VH-TACTIC-17: the defender's Jarl, or the trait of the Monster card, is cancelled."""
    s.tally[CUT + 1] = 1
    s.tell("jarl_cut_off", {"seat": s.defender})


class RoadToValhalla(Question):
    """VH-VALKYRIE-19 to -21: the attacker gives up one activated Warrior's strength."""

    __slots__ = ()
    RULE: ClassVar[str] = "VH-VALKYRIE-19"

    def candidates(self, s: Valhalla) -> list[int]:
        return [TARGET + s.board[position] for position in s.armed[0]]

    def why_not(self, s: Valhalla, option: int) -> Reason | None:
        return ON_THE_ROAD if s.position(option - TARGET) in s.roads else None

    def choose(self, s: Valhalla, option: int) -> None:
        card = option - TARGET
        position = s.position(card)
        lost = warrior_strength(s, 0, position)
        s.tally[POWER] -= lost
        s.roads = (*s.roads, position)
        s.tell("on_the_road", {"seat": self.seat, "warrior": ids.CARDS[card], "strength": lost})
        s.end()
