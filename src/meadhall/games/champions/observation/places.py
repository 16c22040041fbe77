"""The enemies on the board, the shores, and who fights where with what."""

from typing import Final

from meadhall.core.names import names
from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter, put
from meadhall.games.champions import actions, ids
from meadhall.games.champions.observation.doing import ASSIGNMENT, PLACEMENT, Doing
from meadhall.games.champions.observation.question import WHO, whom
from meadhall.games.champions.observation.rows import ENEMY, JOURNEY, Rows
from meadhall.games.champions.state import Champions

_CHANCES: Final = names("chance hope survivors my_chance")
_SHORE: Final = names("near bounty journey_hidden journey_known")
_SHIP: Final = names("capacity room hungry")
# Nothing sent, and no chance.
_NOBODY_SENT: Final = bytes(6)
_NOBODY_SAILED: Final = bytes(7)
_NO_CHANCE: Final = bytes(3)
_NO_SHIP: Final = bytes(3)
_NO_PLANS: Final[list[int]] = [0] * 16


def name(layout: Observation, seats: int) -> None:
    for place in actions.PLACES:
        layout.row(place, ENEMY, "the enemy there; the reward is goods and the Glory of favour")
        if place != actions.PLACES[actions.TROLL_PLACE]:
            layout.flags(place, ids.COLOURS, "its colour")
        layout.flags(f"{place}.owner", whom(seats), "who fights there")
        cargo = actions.CARGO if place in actions.SHORES else ids.DICE
        layout.row(f"{place}.sent", cargo, "sent there, unconfirmed plans included where known")
        layout.row(
            place,
            _CHANCES,
            "percent to win as sent, that of its Glory, tenths of dice left; percent with all mine",
        )
        if place in actions.SHORES:
            layout.row(place, _SHORE, "the shore")
            layout.row(f"{place}.journey", JOURNEY, "its journey card, if I know it")
            layout.flags(f"{place}.peeked", whom(seats), "who has looked at it")
            layout.row(f"{place}.ship", _SHIP, "the ship, and whom the voyage will cost")


class Hopes:
    """What the places say of the seats: fights, the Glory they hope for, and plans."""

    __slots__ = ("fights", "glory", "planned")

    def __init__(self, seats: int) -> None:
        self.fights: list[int] = [0] * seats
        self.glory: list[int] = [0] * seats
        # Dice and food that a known plan sends away, still counted at home: seat * 4 + cargo.
        self.planned: list[int] = _NO_PLANS


def show(s: Champions, seat: int, rows: Rows, now: Doing, out: BytesWriter) -> Hopes:
    hopes = Hopes(s.seats)
    planned = hopes.planned
    if now.phase == ASSIGNMENT:
        planned = hopes.planned = _NO_PLANS.copy()
        for place in range(7):
            if _plan_known(s, seat, s.reserved[place]):
                base = s.reserved[place] * 4
                for cargo in range(4):
                    planned[base + cargo] += s.plan[place * 4 + cargo]
    mine = [s.home[seat * 3 + die] - planned[seat * 4 + die] for die in range(3)]
    nobody = WHO[s.seats][-1]
    for place in range(7):
        shore = place - actions.FIRST_SHORE_PLACE
        owner = s.reserved[place]
        enemy = s.enemy_at(place)
        out.write(rows.enemies[enemy] if place == actions.TROLL_PLACE else rows.coloured[enemy])
        hungry = 0
        aboard = 0
        if owner < 0:
            out.write(nobody)
            out.write(_NOBODY_SENT if shore < 0 else _NOBODY_SAILED)
            if enemy >= 0 and now.phase == PLACEMENT:
                put(out, _my_chance(s, seat, enemy, mine[0], mine[1], mine[2]))
            else:
                out.append(0)
        else:
            out.write(WHO[s.seats][(owner - seat) % s.seats])
            sent = s.fighters[place * 4 : place * 4 + 4]
            if now.phase == ASSIGNMENT and _plan_known(s, seat, owner):
                for cargo in range(4):
                    sent[cargo] += s.plan[place * 4 + cargo]
            put(out, sent[0])
            put(out, sent[1])
            put(out, sent[2])
            aboard = sent[0] + sent[1] + sent[2]
            if shore >= 0:
                put(out, sent[3])
                if aboard > 0 and now.fed != place:
                    hungry = _hungry(s, seat, shore, sent)
            _show_chance(s, place, owner, enemy, sent, hungry, now, hopes, out)
            if owner == seat and enemy >= 0 and now.phase <= ASSIGNMENT:
                first, second, third = mine[0] + sent[0], mine[1] + sent[1], mine[2] + sent[2]
                put(out, _my_chance(s, seat, enemy, first, second, third))
            else:
                out.append(0)
            aboard += sent[3]
        if shore >= 0:
            _show_shore(s, seat, shore, aboard, hungry, rows, nobody, out)
    return hopes


def _plan_known(s: Champions, seat: int, owner: int) -> bool:
    """A plan is its owner's secret where all assign at the same time."""
    return owner == seat or (owner >= 0 and not s.lanes)


def _my_chance(s: Champions, seat: int, enemy: int, first: int, second: int, third: int) -> int:
    """Percent to win with all these dice but the banned ones."""
    cards = s.variant.cards
    banned = cards.banned[enemy]
    if banned == 0:
        first = 0
    elif banned == 1:
        second = 0
    elif banned == 2:
        third = 0
    odds = cards.odds[1 if s.leader[seat] == ids.SVANHILDR else 0]
    return odds.outcome(cards.attack[enemy], cards.defence[enemy], first, second, third)[0]


def _known_journey(s: Champions, seat: int, shore: int) -> int:
    """The journey card of a shore, or -1 where this seat does not know it or there is none."""
    if s.journey_open[shore] or s.peeked[shore] >> seat & 1:
        return s.journey[shore]
    return -1


def _hungry(s: Champions, seat: int, shore: int, sent: list[int]) -> int:
    """Warriors that the voyage will cost, as far as this seat can tell: they starve, or the journey
    card that it has looked at takes them. What an open card takes is taken already."""
    food = sent[3]
    lost = 0
    card = _known_journey(s, seat, shore)
    if card >= 0 and not s.journey_open[shore]:
        cards = s.variant.cards
        food = max(0, food - cards.lose_food[card])
        lost = cards.lose_warriors[card] + cards.lose_any[card]
    fed = food * 2 if s.variant.near[shore] else food
    return max(lost, sent[0] + sent[1] + sent[2] - fed)


def _show_chance(
    s: Champions,
    place: int,
    owner: int,
    enemy: int,
    sent: list[int],
    lost: int,
    now: Doing,
    hopes: Hopes,
    out: BytesWriter,
) -> None:
    """How a fight will end, if so many are lost on the way there."""
    if enemy < 0 or sent[0] + sent[1] + sent[2] == 0:
        out.write(_NO_CHANCE)
        return
    cards = s.variant.cards
    hopes.fights[owner] += 1
    fight = now.fight
    if fight is not None and fight.place == place and fight.enemy == enemy:
        chance, survivors = now.chance, now.survivors
    else:
        odds = cards.odds[1 if s.leader[owner] == ids.SVANHILDR else 0]
        dice = sent[:3]
        banned = cards.banned[enemy]
        if banned >= 0:
            # They would fall on the shore in any case, so that they are lost first.
            lost = max(0, lost - dice[banned])
            dice[banned] = 0
        if lost > 0:
            dice = odds.without(dice, lost)
        chance, survivors = odds.outcome(
            cards.attack[enemy], cards.defence[enemy], dice[0], dice[1], dice[2]
        )
    hope = chance * cards.enemy_glory[enemy] // 100
    hopes.glory[owner] += hope
    put(out, chance)
    put(out, hope)
    put(out, survivors)


def _show_shore(
    s: Champions,
    seat: int,
    shore: int,
    aboard: int,
    hungry: int,
    rows: Rows,
    nobody: bytes,
    out: BytesWriter,
) -> None:
    card = _known_journey(s, seat, shore)
    out.append(1 if s.variant.near[shore] else 0)
    put(out, s.bounty[shore])
    out.append(1 if card < 0 and s.journey[shore] >= 0 else 0)
    out.append(1 if card >= 0 else 0)
    out.write(rows.journeys[card])
    peeked = s.peeked[shore]
    if peeked:
        for after in range(s.seats):
            out.append(peeked >> (seat + after) % s.seats & 1)
    else:
        out.write(nobody)
    ship = s.shore_ship[shore]
    if ship >= 0:
        capacity = s.variant.cards.ship_capacity[ship]
        put(out, capacity)
        put(out, capacity - aboard)
        put(out, hungry)
    else:
        out.write(_NO_SHIP)
