"""A Team in an observation: its Warriors one by one, strongest demand first, and all together."""

from typing import Final

from meadhall.core.observation import MOST, Observation
from meadhall.core.writing import BytesWriter, put
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.arming import by_weapon, eased_weapon
from meadhall.games.valhalla.jarls import team_limit
from meadhall.games.valhalla.observation.looking import CLANS, Looking
from meadhall.games.valhalla.observation.rows import WARRIOR_NUMBERS, name_warrior

# Few Teams are larger; of those, the others are told together.
SHOWN: Final = 4
NEVER: Final = 9

_NOBODY: Final = bytes(5 + WARRIOR_NUMBERS)
_TRAITS: Final = len(ids.TRAITS)


def name_team(layout: Observation, name: str, step: int) -> None:
    for number in range(1, SHOWN + 1):
        warrior = f"{name}.warrior{number}"
        layout.add(f"{warrior}.strength", "strength now, or if it fought now")
        layout.add(f"{warrior}.hunt", "strength more if the hunted clan is met")
        layout.add(f"{warrior}.activated", "activated, and may go to Valhalla", 1)
        layout.add(f"{warrior}.missing", f"dice missing to arm it; {NEVER}: it is blocked", NEVER)
        layout.add(f"{warrior}.tyr", "has a Tyr card", 1)
        name_warrior(layout, warrior)
    rest = ("strength", "glory", "activated")
    layout.row(f"{name}.rest", rest, "of all Warriors that are not shown above")
    layout.add(f"{name}.team", "Warriors in the Team")
    layout.add(f"{name}.team.limit", "the most Warriors it may hold")
    layout.add(f"{name}.team.strength", "strength of all together")
    layout.add(f"{name}.team.glory", "Glory of all together")
    layout.add(f"{name}.team.might", "strength, each counted as often as a first roll arms it")
    layout.add(f"{name}.team.hope", "ten times the Glory, counted in the same way")
    layout.add(f"{name}.team.activated", "activated Warriors")
    layout.add(f"{name}.team.activated.glory", "Glory of those who may go to Valhalla")
    layout.row(f"{name}.team.clan", ids.CLANS, "Warriors of the clan")
    layout.row(f"{name}.team.trait", ids.TRAITS, "Warriors with the trait")
    if step:
        layout.add(f"{name}.hunted", "strength that hunting this Team would give mine")
        layout.add(f"{name}.hunts", "strength that hunting my Team would give this one")


def add_team(look: Looking, seat: int, out: BytesWriter) -> None:
    s = look.s
    cards, rows = s.variant.cards, look.rows
    shown = 0
    armed_count = 0
    armed_glory = 0
    strength = 0
    glory = 0
    might = 0
    hope = 0
    rest_strength = 0
    rest_glory = 0
    rest_armed = 0
    traits = 0  # how many have each, in four bits
    phase = seat == look.phase_seat or seat == look.phase_helper
    have: list[int] = by_weapon(s.pool) if phase else []
    for position in look.teams[seat]:
        card = s.board[position]
        now = look.strength[position]
        worth = cards.glory[card]
        chance = rows.chance[card]
        trait = cards.trait[card]
        if trait >= 0:
            traits += 1 << 4 * trait
        armed = 0
        leaving = 0
        if look.armed >> position & 1:
            armed = 1
            armed_count += 1
            if look.leaving >> position & 1:
                leaving = 1
                armed_glory += worth
        strength += now
        glory += worth
        might += now * chance
        hope += worth * chance
        shown += 1
        if shown > SHOWN:
            rest_strength += now
            rest_glory += worth
            rest_armed += armed
            continue
        put(out, now)
        put(out, cards.hunt if trait == ids.BOAR_HUNT and now == cards.strength[card] else 0)
        put(out, leaving)
        if armed:
            out.append(0)
        elif look.blocked >> position & 1:
            put(out, NEVER)
        else:
            put(out, _missing(look, position, card, have) if phase else cards.need_n[card])
        tyr = s.attached[position]
        out.append(1 if tyr >= 0 else 0)
        out.write(rows.warrior[card])
        if tyr >= 0:
            eased = eased_weapon(s, position)
            if eased >= 0:
                at = len(out) - WARRIOR_NUMBERS + 1 + eased
                need = cards.need[card * 5 + eased] - cards.tyr_n[tyr]
                out[at] = max(0, min(need, MOST))
    while shown < SHOWN:
        shown += 1
        out.write(_NOBODY)
    put(out, rest_strength)
    put(out, rest_glory)
    put(out, rest_armed)
    put(out, s.team[seat])
    put(out, team_limit(s, seat))
    put(out, strength)
    put(out, glory)
    put(out, might // 100)
    put(out, hope // 10)
    put(out, armed_count)
    put(out, armed_glory)
    for at in range(seat * CLANS, seat * CLANS + CLANS):
        out.append(look.clans[at])
    for _ in range(_TRAITS):
        out.append(traits & 15)
        traits >>= 4
    if seat != look.seat:
        put(out, _hunting(look, look.seat, seat))
        put(out, _hunting(look, seat, look.seat))


def _missing(look: Looking, position: int, card: int, have: list[int]) -> int:
    """How many dice the pool lacks to arm this Warrior."""
    cards = look.s.variant.cards
    kind, n = cards.need_kind[card], cards.need_n[card]
    if kind == ids.NEEDS_EXACT:
        missing = 0
        for weapon in range(5):
            lack = cards.need[card * 5 + weapon] - have[weapon]
            if lack > 0:
                missing += lack
        eased = eased_weapon(look.s, position)
        if eased >= 0:
            spared = cards.need[card * 5 + eased] - have[eased]
            if spared > 0:
                missing -= min(spared, cards.tyr_n[look.s.attached[position]])
        return missing
    found = 0
    for count in have:
        if kind == ids.NEEDS_ANY:
            found += count
        elif kind == ids.NEEDS_SAME:
            found = count if count > found else found
        elif kind == ids.NEEDS_PAIRS:
            found += count - count % 2
        elif count:
            found += 1
    return n - found if n > found else 0


def _hunting(look: Looking, hunter: int, prey: int) -> int:
    """VH-TRAIT-02: what the hunters of one Team would get against another."""
    s = look.s
    cards = s.variant.cards
    bits = look.clan_bits[prey]
    total = 0
    if bits and look.hunters[hunter]:
        for position in look.teams[hunter]:
            card = s.board[position]
            if cards.trait[card] == ids.BOAR_HUNT and bits >> cards.target[card] & 1:
                total += cards.hunt
    return total
