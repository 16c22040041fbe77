"""When the traits of a Jarl work (VH-JARL). What they do stands in the chapters they touch.

Every trait is data: a timing, a role, an effect and a condition. `working` answers which of the two
traits of a seat's Jarl work at a certain moment; `available` also looks at what was used already.
"""

from typing import Final

from meadhall.core.engine.decision import Reason
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.cards.kinds import JarlTrait
from meadhall.games.valhalla.monster import bane_in_battle, foe, has_bane
from meadhall.games.valhalla.piles import holds_warrior
from meadhall.games.valhalla.state import CUT, USED_LOWER, USED_UPPER, Valhalla

# Timings outside the owner's own battles: nothing in a battle can cancel them (VH-TACTIC-18).
OUTSIDE_TIMINGS: Final = (
    1 << ids.AT_PASSIVE
    | 1 << ids.AT_ACTION_A
    | 1 << ids.AT_ACTION_2
    | 1 << ids.AT_ACTION_4
    | 1 << ids.AT_PART_B
    | 1 << ids.AT_OTHER_BATTLE_BEFORE
    | 1 << ids.AT_OTHER_BATTLE_AFTER
)
UPPER_BIT: Final = 1
LOWER_BIT: Final = 2

JARL_CANCELLED: Final = Reason("jarl_cancelled", "VH-TACTIC-17")
MONSTER_SILENCES: Final = Reason("jarl_cancelled", "VH-SOLO-44")
JARL_CONDITION: Final = Reason("jarl_condition", "VH-JARL-02")
JARL_SHUT_OUT: Final = Reason("jarl_used", "VH-JARL-04")
JARL_USED: Final = Reason("jarl_used", "VH-JARL-11")
JARL_NO_EFFECT: Final = Reason("jarl_no_effect", "VH-JARL-11")


def trait_of(s: Valhalla, seat: int, which: int) -> JarlTrait:
    """VH-GEN-01, VH-JARL-12: as the card says."""
    jarl = s.variant.cards.jarls[s.jarl[seat]]
    return jarl.upper if which == ids.UPPER else jarl.lower


def working(s: Valhalla, seat: int, timing: int) -> int:
    """VH-JARL-02, -03, -10, -12, -13: which traits work now: UPPER_BIT, LOWER_BIT, both or none."""
    if not s.variant.jarl_timings[s.jarl[seat]] >> timing & 1:
        return 0
    jarl = s.variant.cards.jarls[s.jarl[seat]]
    side = s.side_of(seat)
    if not OUTSIDE_TIMINGS >> timing & 1 and silenced(s, side):
        return 0
    upper, lower = jarl.upper, jarl.lower
    works = 0
    # VH-JARL-10: in Ragnarök a player is the attacker (`attacker` is set then).
    if (
        upper.timing == timing
        and upper.sides >> side + 1 & 1
        and (upper.only_if < 0 or _holds(s, seat, side, upper.only_if, upper))
    ):
        works = UPPER_BIT
    if (
        lower.timing == timing
        and lower.sides >> side + 1 & 1
        and (works or jarl.mode != ids.REPLACE)
        and _holds(s, seat, side, lower.condition, lower)
    ):
        works = LOWER_BIT if jarl.mode == ids.REPLACE else works | LOWER_BIT
    return works


def silenced(s: Valhalla, side: int) -> bool:
    """VH-TACTIC-17, VH-SOLO-44, VH-COOP-18: the Jarl is cancelled for this battle."""
    if side < 0:
        return False
    if s.variant.monster >= 0:
        return bane_in_battle(s, ids.BANE_JARL_BLOCKED)
    return s.tally[CUT + side] == 1


def available(s: Valhalla, seat: int, timing: int) -> int:
    """Traits that work now and are not used up in this battle."""
    works = working(s, seat, timing)
    return _unused(s, seat, works) if works else 0


def _unused(s: Valhalla, seat: int, works: int) -> int:
    """VH-JARL-04, -05, -11: which of these are not used up in this battle."""
    side = s.side_of(seat)
    used_upper, used_lower = s.tally[USED_UPPER + side], s.tally[USED_LOWER + side]
    jarl = s.variant.cards.jarls[s.jarl[seat]]
    if jarl.mode == ids.REPLACE:
        most = _most_uses(jarl.lower if works == LOWER_BIT else jarl.upper)
        return works if used_upper + used_lower < most else 0
    if jarl.mode == ids.CHOICE and used_upper + used_lower > 0:
        return 0
    if works & UPPER_BIT and used_upper >= _most_uses(jarl.upper):
        works &= ~UPPER_BIT
    if works & LOWER_BIT and used_lower >= _most_uses(jarl.lower):
        works &= ~LOWER_BIT
    return works


def traits_at(s: Valhalla, seat: int, timing: int) -> list[int]:
    """VH-JARL-06: the traits of this timing that a player may use or decline: UPPER, LOWER.

    Where one trait stands in for the other (VH-JARL-13), only the one that works.
    """
    if not s.variant.jarl_timings[s.jarl[seat]] >> timing & 1:
        return []
    jarl = s.variant.cards.jarls[s.jarl[seat]]
    works = working(s, seat, timing) if jarl.mode == ids.REPLACE else 0
    found: list[int] = []
    for which in (ids.UPPER, ids.LOWER):
        trait = jarl.upper if which == ids.UPPER else jarl.lower
        if trait.timing == timing and (not works or works >> which & 1):
            found.append(which)
    return found


def why_no_trait(
    s: Valhalla, seat: int, which: int, timing: int, changes: bool = True
) -> Reason | None:
    """VH-JARL-02, -04, -05, -11: why this trait cannot be used at this moment.

    `changes`: whether it would have any effect.
    """
    outside = OUTSIDE_TIMINGS >> timing & 1
    works = working(s, seat, timing)
    if not works >> which & 1:
        if not outside and silenced(s, s.side_of(seat)):
            return JARL_CANCELLED if s.variant.monster < 0 else MONSTER_SILENCES
        return JARL_CONDITION
    if outside or _unused(s, seat, works) >> which & 1:
        return None if changes else JARL_NO_EFFECT
    mode = s.variant.cards.jarls[s.jarl[seat]].mode
    return JARL_SHUT_OUT if mode == ids.CHOICE else JARL_USED


def use_in_battle(s: Valhalla, seat: int, which: int) -> JarlTrait:
    """A trait is used by a fighter, which is counted."""
    s.tally[(USED_UPPER if which == ids.UPPER else USED_LOWER) + s.side_of(seat)] += 1
    return use(s, seat, which)


def use(s: Valhalla, seat: int, which: int) -> JarlTrait:
    """A trait is used."""
    if s.telling:
        jarl = ids.JARLS[s.jarl[seat]]
        s.tell("used_jarl", {"seat": seat, "jarl": jarl, "trait": ids.JARL_TRAITS[which]})
    return trait_of(s, seat, which)


def _most_uses(trait: JarlTrait) -> int:
    return trait.n if trait.effect == ids.DO_FREE_REROLL else 1


def sole(s: Valhalla, seat: int, works: int) -> JarlTrait:
    """The trait meant by an answer of `working` in which only one can work."""
    return trait_of(s, seat, ids.LOWER if works & LOWER_BIT else ids.UPPER)


def team_limit(s: Valhalla, seat: int) -> int:
    """VH-TURN-07, VH-JARL-07, VH-SOLO-45: how many Warriors the Team may hold."""
    limit = s.variant.cards.team_limit
    if s.variant.jarl_timings[s.jarl[seat]] >> ids.AT_PASSIVE & 1:
        works = working(s, seat, ids.AT_PASSIVE)
        if works:
            limit = sole(s, seat, works).n
    if s.variant.monster >= 0 and has_bane(s, ids.BANE_TEAM_LIMIT_MINUS_1):
        limit -= s.variant.cards.bane_n[ids.BANE_TEAM_LIMIT_MINUS_1]
    return limit


def symbol_limit(s: Valhalla, seat: int) -> int:
    """VH-GEN-01, VH-TURN-10: how many weapon symbols the two Warriors of action 2 may show."""
    if s.variant.jarl_timings[s.jarl[seat]] >> ids.AT_ACTION_2 & 1:
        works = working(s, seat, ids.AT_ACTION_2)
        if works:
            return sole(s, seat, works).n
    return s.variant.cards.action_2_symbols


def _holds(s: Valhalla, seat: int, side: int, kind: int, trait: JarlTrait) -> bool:
    """VH-JARL-02: a condition of the vocabulary; without an opponent, comparisons are false.

    VH-TEAM-05, VH-COOP-10: a Team is the seat's own; "activated" counts a partner's Warriors, too.
    """
    n = trait.condition_n
    if kind == ids.IF_OWN_SHIELDS_AT_MOST:
        return s.shields[seat] <= n
    if kind == ids.IF_TEAM_SIZE_AT_LEAST:
        return s.team[seat] >= n
    if kind == ids.IF_TEAM_SIZE_AT_MOST:
        return s.team[seat] <= n
    if kind == ids.IF_HAND_AT_MOST:
        return len(s.hand[seat]) <= n
    if kind == ids.IF_NO_WARRIOR_IN_HAND:
        return not holds_warrior(s, seat)
    if kind == ids.IF_CLAN_IN_TEAM_AT_LEAST:
        return count_clan(s, seat, trait.condition_clan) >= n
    if kind == ids.IF_SHARES_CLAN_WITH_DEFENDER:
        return clan_bits(s, seat) & clan_bits(s, s.defender) != 0
    if side < 0:
        return False
    if kind == ids.IF_ACTIVATED_EXACTLY:
        return len(s.armed[side]) == n
    if kind == ids.IF_ACTIVATED_AT_LEAST:
        return len(s.armed[side]) >= n
    if kind == ids.IF_ROLE_IS:
        return side == trait.condition_role
    if kind == ids.IF_TEAM_SMALLER_THAN_OPPONENT:
        return s.team[seat] < opposing_team(s, side)
    return _compares(s, seat, s.fighter(1 - side), kind)


def _compares(s: Valhalla, seat: int, other: int, kind: int) -> bool:
    if other < 0:
        return False
    if kind == ids.IF_OWN_SHIELDS_FEWER_THAN_OPPONENT:
        return s.shields[seat] < s.shields[other]
    if kind == ids.IF_HAND_SMALLER_THAN_OPPONENT:
        return len(s.hand[seat]) < len(s.hand[other])
    if kind == ids.IF_OPPONENT_HAS_MORE_CAPTURED_SHIELDS:
        return s.captured_by(other) > s.captured_by(seat)
    assert kind == ids.IF_OPPONENT_HAS_MOST_CAPTURED_SHIELDS
    most = s.captured_by(other)
    for anybody in range(s.seats):
        if s.captured_by(anybody) > most:
            return False
    return True


def opposing_team(s: Valhalla, side: int) -> int:
    """VH-TACTIC-11, VH-SOLO-18: Warriors in the Team one fights; none in Ragnarök."""
    other = s.fighter(1 - side)
    if other >= 0:
        return s.team[other]
    if s.variant.monster >= 0:
        return foe(s).warriors
    return 0


def count_clan(s: Valhalla, seat: int, clan: int) -> int:
    clans = s.variant.cards.clan
    count = 0
    for position in range(seat * ids.SPACES, seat * ids.SPACES + ids.SPACES):
        card = s.board[position]
        if card >= 0 and clans[card] == clan:
            count += 1
    return count


def clan_bits(s: Valhalla, seat: int) -> int:
    """VH-GEN-11, VH-GIANT-01, VH-DWARF-14: the clans of a Team, one bit each."""
    clans = s.variant.cards.clan
    bits = 0
    for position in range(seat * ids.SPACES, seat * ids.SPACES + ids.SPACES):
        card = s.board[position]
        if card >= 0:
            bits |= 1 << clans[card]
    return bits
