"""The battle in progress, or a player's Ragnarök, in an observation."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter, put
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.actions import SIDES
from meadhall.games.valhalla.arming import by_weapon, can_arm, eased_weapon, exact_need
from meadhall.games.valhalla.monster import foe
from meadhall.games.valhalla.observation.looking import Looking
from meadhall.games.valhalla.observation.rows import zeros
from meadhall.games.valhalla.settings import ENOUGH, code_of
from meadhall.games.valhalla.state import (
    BONUS,
    CAP,
    CRIES,
    CUT,
    EXTRA,
    POWER,
    REROLLED,
    SUPPORT,
    THOR_REROLLS,
)
from meadhall.games.valhalla.strength import attack_strength

# Loose dice by kind and face; a Weapon Supply card never shows a miss.
_LOOSE: Final = 17
_MOST_TACTICS: Final = 9


def name_battle(layout: Observation) -> None:
    layout.flags("battle", ("before", "attack", "defence", "after"), "how far the battle has come")
    for side in SIDES:
        name = f"battle.{side}"
        layout.add(f"{name}.strength", "Attack Strength so far; the strength of the Monster")
        layout.add(f"{name}.activated", "activated Warriors")
        layout.add(f"{name}.played", "Tactics played")
        layout.add(f"{name}.tactics", "strength from Tactics")
        layout.add(f"{name}.support", "strength from Thor cards and Jarls outside the battle")
        layout.add(f"{name}.extra_dice", "grey dice added to the first roll")
        layout.add(f"{name}.free_rerolls", "free rerolls still to be made")
        layout.add(f"{name}.rerolls", "basic rerolls made")
        layout.add(f"{name}.cries", "Battle Cries that look at activated Warriors")
        layout.add(f"{name}.may_play", "Tactics it may still play", _MOST_TACTICS)
    layout.add("battle.ahead", "strength my side has more than the other")
    layout.add("battle.behind", "strength my side has less than the other")
    layout.flags("battle", ("won", "lost"), "what my side has done in this battle")
    layout.flags("battle.winner", SIDES, "the side that has won")
    for kind in range(len(ids.DIE_KINDS)):
        faces = ids.FACES if kind < ids.CARD else ids.WEAPONS
        layout.row(f"pool.{ids.DIE_KINDS[kind]}", faces, "loose dice of the phase")
    layout.add("pool.dice", "loose dice of the phase that can be rolled again")
    layout.add("pool.strength", "strength of the Warriors the pool can arm together now")
    layout.add("pool.glory", "Glory of the Warriors the pool can arm together now")
    layout.add("battle.frost", "dice the defender rolls fewer")
    layout.add("battle.forged", "cards beside smiths")
    layout.add("battle.cut_off", "the defender's Jarl or the Monster's trait is cancelled", 1)


_NO_BATTLE: Final = zeros(name_battle)


def add_battle(look: Looking, out: BytesWriter) -> None:
    s = look.s
    if not look.fighting:
        out.write(_NO_BATTLE)
        return
    tally = s.tally
    side_now = look.phase_side
    out.append(1 if side_now < 0 and s.winner < 0 else 0)
    out.append(1 if side_now == 0 else 0)
    out.append(1 if side_now == 1 else 0)
    out.append(1 if s.winner >= 0 else 0)
    attack, defence = tally[POWER], tally[POWER + 1]
    if side_now >= 0 and not s.ragnarok:
        if side_now == 0:
            attack = attack_strength(s, 0)
        else:
            defence = attack_strength(s, 1)
    if s.variant.monster >= 0:
        if s.attacker < 0:
            attack = foe(s).strength
        else:
            defence = foe(s).strength
    for side in range(2):
        put(out, attack if side == 0 else defence)
        played = len(s.played[side])
        put(out, len(s.armed[side]))
        put(out, played)
        put(out, tally[BONUS + side])
        put(out, tally[SUPPORT + side])
        put(out, tally[EXTRA + side])
        put(out, tally[THOR_REROLLS + side])
        put(out, tally[REROLLED + side])
        put(out, tally[CRIES + side])
        left = tally[CAP + side] - played
        put(out, 0 if left < 0 else left if left < _MOST_TACTICS else _MOST_TACTICS)
    _add_outcome(look, attack - defence, out)
    dice = 0
    for die in range(_LOOSE):
        loose = s.pool[die]
        put(out, loose)
        if die < 12:
            dice += loose
    put(out, dice)
    best = _best_now(look) if side_now >= 0 and dice else 0
    put(out, best >> 10)
    put(out, best & 1023)
    put(out, s.frost)
    put(out, len(s.forged))
    put(out, tally[CUT + 1])


def _add_outcome(look: Looking, lead: int, out: BytesWriter) -> None:
    s = look.s
    mine = -1
    if s.attacker >= 0 and look.allied(s.attacker):
        mine = 0
    elif s.defender >= 0 and look.allied(s.defender):
        mine = 1
    if mine == 1:
        lead = -lead
    elif mine < 0:
        lead = 0
    put(out, lead if lead > 0 else 0)
    put(out, -lead if lead < 0 else 0)
    out.append(1 if mine >= 0 and s.winner == mine else 0)
    out.append(1 if mine >= 0 and s.winner == 1 - mine else 0)
    out.append(1 if s.winner == 0 else 0)
    out.append(1 if s.winner == 1 else 0)


def _best_now(look: Looking) -> int:
    """The most strength (in Ragnarök: Glory) that the loose dice can arm together.

    Ten bits of Glory below the strength. A Warrior who does not ask for certain weapons is looked
    at alone: which dice it would leave to others is the player's choice.
    """
    s = look.s
    cards = s.variant.cards
    needs: list[int] = []
    values: list[int] = []
    best = 0
    for seat in (look.phase_seat, look.phase_helper):
        if seat < 0:
            continue
        for position in look.teams[seat]:
            card = s.board[position]
            if position in s.armed[look.phase_side] or position in s.blocked:
                continue
            value = cards.glory[card]
            if not s.ragnarok:
                value |= look.strength[position] << 10
            need = s.variant.need_code[card]
            if need < 0:
                if value > best and can_arm(s, position, card, by_weapon(s.pool)):
                    best = value
                continue
            if s.variant.tyr and eased_weapon(s, position) >= 0:
                need = code_of(exact_need(s, position, card))
            if ENOUGH + look.have - need & ENOUGH == ENOUGH:
                needs.append(need)
                values.append(value)
    together = _best_of(needs, values, 0, look.have)
    return together if together > best else best


def _best_of(needs: list[int], values: list[int], first: int, have: int) -> int:
    """The best sum of values of which these weapons meet all needs."""
    best = 0
    for at in range(first, len(needs)):
        if ENOUGH + have - needs[at] & ENOUGH == ENOUGH:
            value = values[at] + _best_of(needs, values, at + 1, have - needs[at])
            if value > best:
                best = value
    return best
