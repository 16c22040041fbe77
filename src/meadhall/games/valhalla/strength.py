"""Attack Strength and the traits that add to it (VH-BATTLE-10, -11, VH-TRAIT, VH-GIANT)."""

from meadhall.games.valhalla import ids, jarls
from meadhall.games.valhalla.cards.kinds import JarlTrait
from meadhall.games.valhalla.monster import bane_in_battle, foe, valhalla_glory
from meadhall.games.valhalla.state import (
    BONUS,
    CRIES,
    STRENGTH_TACTICS,
    SUPPORT,
    Valhalla,
    where_in,
)
from meadhall.games.valhalla.teams import helper_of


def attack_strength(s: Valhalla, side: int) -> int:
    """VH-BATTLE-10, -11, VH-THOR-16, VH-DWARF-13: 0 without an activated Warrior.

    A partner's Warrior is one too (VH-TEAM-08).
    """
    armed = s.armed[side]
    if not armed:
        return 0
    total = s.tally[BONUS + side] + s.tally[SUPPORT + side]
    for position in armed:
        if position not in s.roads:
            total += warrior_strength(s, side, position)
    cries = s.tally[CRIES + side]
    if cries:
        total += cries * _cry(s, side)
    if s.variant.monster >= 0:
        total += valhalla_glory(s)
    return total + _jarl_strength(s, side)


def warrior_strength(s: Valhalla, side: int, position: int) -> int:
    """One activated Warrior: printed strength, trait, Tyr card, forge card."""
    cards = s.variant.cards
    card = s.board[position]
    total = cards.strength[card]
    trait = cards.trait[card]
    if trait == ids.BOAR_HUNT or trait == ids.KIN or trait == ids.VARIETY:
        total += trait_strength(s, side, card)
    tyr = s.attached[position]
    if tyr >= 0:
        total += _tyr_strength(s, side, tyr)
    for entry in s.forged:
        if where_in(entry) == position:
            total += cards.forge
    return total


def _tyr_strength(s: Valhalla, side: int, tyr: int) -> int:
    """VH-TYR-06, -07."""
    cards = s.variant.cards
    effect = cards.tyr_effect[tyr]
    if effect == ids.TYR_HATE:
        return cards.tyr_n[tyr] if opposing_clans(s, side) >> cards.tyr_clan[tyr] & 1 else 0
    return cards.tyr_n[tyr] if effect == ids.TYR_MIGHT else 0


def trait_strength(s: Valhalla, side: int, card: int) -> int:
    """VH-TRAIT-01 to -08, VH-TEAM-02, -03, -19, VH-SOLO-16, -48, VH-COOP-10: what a trait adds."""
    cards = s.variant.cards
    ignored = s.variant.monster >= 0 and bane_in_battle(s, ids.BANE_CLAN_TRAIT_IGNORED)
    if ignored and foe(s).trait_clan == cards.clan[card]:
        return 0
    seat = s.fighter(side)
    helper = helper_of(s, seat)
    trait = cards.trait[card]
    if trait == ids.BOAR_HUNT:
        seen = opposing_clans(s, side)
        if helper >= 0 and s.variant.teams:
            seen |= jarls.clan_bits(s, helper)
        return cards.hunt if seen >> cards.target[card] & 1 else 0
    if trait == ids.KIN:
        count = jarls.count_clan(s, seat, cards.target[card])
        if helper >= 0:
            count += jarls.count_clan(s, helper, cards.target[card])
        if cards.clan[card] == cards.target[card]:
            count -= 1
        return cards.kin_two if count >= 2 else cards.kin_one if count == 1 else 0
    bits = jarls.clan_bits(s, seat)
    if helper >= 0:
        bits |= jarls.clan_bits(s, helper)
    clans = bits.bit_count()
    return cards.variety_four if clans >= 4 else cards.variety_three if clans == 3 else 0


def opposing_clans(s: Valhalla, side: int) -> int:
    """The clans one fights, a bit each: of a Team or of the Monster card; none in Ragnarök."""
    other = s.fighter(1 - side)
    if other >= 0:
        return jarls.clan_bits(s, other)
    bits = 0
    if s.variant.monster >= 0:
        for clan in foe(s).clans:
            bits |= 1 << clan
    return bits


def _cry(s: Valhalla, side: int) -> int:
    """VH-DWARF-12: by the activated Warriors of one's own Team; more than listed give the most."""
    seat = s.fighter(side)
    own = 0
    for position in s.armed[side]:
        if position // ids.SPACES == seat:
            own += 1
    table = s.variant.cards.cry
    return table[min(own, len(table) - 1)]


def _jarl_strength(s: Valhalla, side: int) -> int:
    """Traits that count when Attack Strength is summed up."""
    seat = s.fighter(side)
    works = jarls.working(s, seat, ids.AT_STRENGTH)
    total = 0
    if works & jarls.UPPER_BIT:
        total += _trait_adds(s, side, jarls.trait_of(s, seat, ids.UPPER))
    if works & jarls.LOWER_BIT:
        total += _trait_adds(s, side, jarls.trait_of(s, seat, ids.LOWER))
    return total


def _trait_adds(s: Valhalla, side: int, trait: JarlTrait) -> int:
    if trait.effect == ids.DO_STRENGTH:
        return trait.n
    if trait.effect == ids.DO_STRENGTH_PER_TACTIC:
        return trait.n * s.tally[STRENGTH_TACTICS + side]
    assert trait.effect == ids.DO_STRENGTH_PER_CLAN
    clans = s.variant.cards.clan
    count = 0
    for position in s.armed[side]:
        if clans[s.board[position]] == trait.clan:
            count += 1
    return trait.n * count
