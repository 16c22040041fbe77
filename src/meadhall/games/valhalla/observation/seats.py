"""One seat's part of an observation: where it stands, its shields, its Jarl, its Team, its hand."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter, add, put
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.deploy import can_play_two
from meadhall.games.valhalla.jarls import (
    LOWER_BIT,
    UPPER_BIT,
    silenced,
    symbol_limit,
    working,
)
from meadhall.games.valhalla.king import title_of
from meadhall.games.valhalla.observation.hands import (
    NO_CARDS,
    SHORT_NUMBERS,
    SHORT_TYR,
    add_cards,
    name_hand,
    name_short,
)
from meadhall.games.valhalla.observation.looking import RELATIVE, Looking
from meadhall.games.valhalla.observation.rows import name_jarl
from meadhall.games.valhalla.observation.team import add_team, name_team
from meadhall.games.valhalla.piles import WHO_BITS
from meadhall.games.valhalla.setup import SetUp
from meadhall.games.valhalla.state import (
    USED_LOWER,
    USED_UPPER,
    Valhalla,
    support_card,
    support_seat,
    support_side,
    where_in,
)


def name_seat(layout: Observation, seats: int, step: int) -> None:
    """The seat that many steps after the one who looks, in turn order."""
    name = RELATIVE[step]
    _name_standing(layout, name, seats, step)
    _name_jarl_now(layout, name)
    name_team(layout, name, step)
    layout.add(f"{name}.hand", "cards in hand")
    if step == 0:
        layout.add("me.hand.best", "strength of the strongest Warrior in hand")
        layout.add("me.hand.two", "action 2 is possible with this hand", 1)
        layout.add("me.aside", "cards of the own hand put away in secret")
        name_hand(layout, "me.hand")
    else:
        name_short(layout, f"{name}.hand", "among cards of the hand that I know")


def add_seat(look: Looking, other: int, out: BytesWriter) -> None:
    _add_standing(look, other, out)
    _add_jarl_now(look, other, out)
    add_team(look, other, out)
    if other == look.seat:
        _add_own_hand(look, out)
    else:
        _add_known_hand(look, other, out)


# -- standing --------------------------------------------------------------------------------------


def _name_standing(layout: Observation, name: str, seats: int, step: int) -> None:
    if step:
        layout.add(f"{name}.ally", "on my side: the partner, everybody against the Monster", 1)
        layout.add(f"{name}.attackable", "has a Team and an own shield, and is no partner", 1)
    layout.add(f"{name}.asked", "is to choose now, as far as I may know", 1)
    layout.add(f"{name}.active", "has the turn", 1)
    layout.flags(name, ("attacker", "defender", "helper"), "part in the battle in progress")
    layout.add(f"{name}.done", "has passed in the draft, or has played Ragnarök", 1)
    layout.add(f"{name}.turns_until", "turns of others before its next", 5)
    layout.add(f"{name}.last_turn", "has another turn to come in the last round", 1)
    layout.add(f"{name}.points", "points as they stand (against the Monster: cards beaten)")
    layout.add(f"{name}.ahead", "points more than I have (me: than the best rival)")
    layout.add(f"{name}.behind", "points fewer than I have (me: than the best rival)")
    layout.add(f"{name}.valhalla", "cards in Valhalla")
    layout.add(f"{name}.valhalla.glory", "Glory in Valhalla")
    layout.add(f"{name}.shields", "own shields")
    for owner in range(seats):
        if owner != step:
            layout.add(f"{name}.captured.{RELATIVE[owner]}", "shields captured of this seat")
    layout.add(f"{name}.captured", "shields captured in all")
    layout.add(f"{name}.colours", "seats of which it has captured a shield", 6)
    layout.add(f"{name}.king", "level of its King of the Hill, 0 for none")
    layout.add(f"{name}.king.glory", "Glory its title pays next")
    layout.add(f"{name}.king.dice", "dice its title gives to attackers")
    for side in ("attacker", "defender"):
        layout.add(f"{name}.thor.{side}", "Glory of its Thor card played for this side")


def _add_standing(look: Looking, other: int, out: BytesWriter) -> None:
    s, me = look.s, look.seat
    seats = s.seats
    if other != me:
        ally = look.allied(other)
        out.append(1 if ally else 0)
        out.append(1 if s.team[other] and s.shields[other] and not ally else 0)
    put(out, look.asked >> other & 1)
    out.append(1 if s.active == other else 0)
    out.append(1 if s.attacker == other else 0)
    out.append(1 if s.defender == other else 0)
    mate = look.mate(other)
    out.append(1 if mate >= 0 and s.side_of(mate) >= 0 and s.side_of(other) < 0 else 0)
    put(out, look.done >> other & 1)
    distance = (other - s.active) % seats
    put(out, distance)
    out.append(1 if s.last >= 0 and 0 < distance < s.turns_left else 0)
    points = look.points[other]
    put(out, points)
    lead = points - (look.points[me] if other != me else _best_rival(look))
    put(out, lead if lead > 0 else 0)
    put(out, -lead if lead < 0 else 0)
    put(out, len(s.valhalla[other]))
    put(out, look.glory[other])
    put(out, s.shields[other])
    captured = 0
    colours = 0
    for step in range(seats):
        owner = (me + step) % seats
        if owner != other:
            count = s.captured[other * seats + owner]
            put(out, count)
            if count:
                captured += count
                colours += 1
    put(out, captured)
    put(out, colours)
    title = title_of(s, other) if s.king else -1
    if title >= 0:
        level = s.king_level[title]
        put(out, level)
        put(out, s.variant.cards.king_bonus[seats][level - 1])
        put(out, s.variant.cards.king_dice[seats][level - 1])
    else:
        out.append(0)
        out.append(0)
        out.append(0)
    for side in range(2):
        stake = 0
        for entry in s.supported:
            if support_seat(entry) == other and support_side(entry) == side:
                stake += s.variant.cards.glory[support_card(entry)]
        put(out, stake)


def _best_rival(look: Looking) -> int:
    """The points of the best seat that is not on my side; my own where there is none."""
    best = -1
    for other in range(look.s.seats):
        if look.points[other] > best and not look.allied(other):
            best = look.points[other]
    return best if best >= 0 else look.points[look.seat]


# -- the Jarl --------------------------------------------------------------------------------------


def _name_jarl_now(layout: Observation, name: str) -> None:
    name_jarl(layout, f"{name}.jarl")
    layout.add(f"{name}.jarl.clan", "Warriors in the Team of the clan a trait is about")
    layout.flags(f"{name}.jarl.works", ids.JARL_TRAITS, "the trait would work now")
    layout.add(f"{name}.jarl.silenced", "the Jarl is cancelled in this battle", 1)
    layout.add(f"{name}.jarl.rested", "used once between turns", 1)
    layout.row(f"{name}.jarl.used", ids.JARL_TRAITS, "times the trait was used in this battle")


_NO_JARL: Final = bytes(7)


def _add_jarl_now(look: Looking, other: int, out: BytesWriter) -> None:
    s = look.s
    if s.lanes:
        # A Jarl chosen in secret; while hands are chosen, conditions could tell of hands.
        out.write(look.rows.jarl[_jarl_chosen(s, other) if other == look.seat else s.jarl[other]])
        out.write(_NO_JARL)
        return
    number = s.jarl[other]
    out.write(look.rows.jarl[number])
    if number < 0:
        out.write(_NO_JARL)
        return
    jarl = s.variant.cards.jarls[number]
    clan = jarl.upper.clan if jarl.upper.clan >= 0 else jarl.lower.condition_clan
    put(out, look.count_of(other, clan) if clan >= 0 else 0)
    side = s.side_of(other)
    hidden = not look.sees_hand(other) and (
        jarl.lower.condition == ids.IF_NO_WARRIOR_IN_HAND
        or jarl.upper.only_if == ids.IF_NO_WARRIOR_IN_HAND
        or jarl.lower.only_if == ids.IF_NO_WARRIOR_IN_HAND
    )
    works = 0
    if not hidden:
        works = working(s, other, jarl.upper.timing)
        if jarl.lower.timing != jarl.upper.timing:
            works |= working(s, other, jarl.lower.timing)
    put(out, works & UPPER_BIT)
    out.append(1 if works & LOWER_BIT else 0)
    out.append(1 if silenced(s, side) else 0)
    put(out, s.rested >> other & 1)
    put(out, s.tally[USED_UPPER + side] if side >= 0 else 0)
    put(out, s.tally[USED_LOWER + side] if side >= 0 else 0)


def _jarl_chosen(s: Valhalla, seat: int) -> int:
    frame = s.stack[-1]
    if isinstance(frame, SetUp) and frame.chosen:
        return frame.chosen[seat]
    return s.jarl[seat]


# -- the hand --------------------------------------------------------------------------------------


def _add_own_hand(look: Looking, out: BytesWriter) -> None:
    s, seat = look.s, look.seat
    hand = s.hand[seat]
    put(out, len(hand))
    best = 0
    strength = s.variant.cards.strength
    for card in hand:
        if card >= ids.FIRST_TACTIC:
            break
        if strength[card] > best:
            best = strength[card]
    put(out, best)
    out.append(1 if best and can_play_two(s, seat, symbol_limit(s, seat)) else 0)
    put(out, _given(s, seat) if s.lanes else 0)
    out.write(look.rows.no_hand)
    add_cards(out, len(look.rows.no_hand), look.rows.hand, hand)


def _add_known_hand(look: Looking, other: int, out: BytesWriter) -> None:
    s = look.s
    hand = s.hand[other]
    # VH-SETUP-16: nobody sees how far another has come while all put cards away.
    put(out, len(hand) + (_given(s, other) if s.lanes else 0))
    out.write(NO_CARDS)
    if look.open_hands:
        add_cards(out, SHORT_NUMBERS, look.rows.short, hand)
    elif s.seen[other]:
        eye = 1 << look.seat
        known: list[int] = []
        for entry in s.seen[other]:
            if entry & eye:
                if entry >> WHO_BITS == ids.SOME_TYR:
                    add(out, len(out) - SHORT_NUMBERS + SHORT_TYR, 1)
                else:
                    known.append(entry >> WHO_BITS)
        add_cards(out, SHORT_NUMBERS, look.rows.short, tuple(known))


def _given(s: Valhalla, seat: int) -> int:
    """Cards this seat has put away from the starting hand."""
    frame = s.stack[-1]
    count = 0
    if isinstance(frame, SetUp):
        for entry in frame.given:
            if where_in(entry) == seat:
                count += 1
    return count
