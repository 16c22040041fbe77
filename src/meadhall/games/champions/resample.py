"""Drawing anew what a seat cannot know (section 9 of the rules).

What every seat has seen happen stays: kills are made openly, so the piles of defeated enemies are
kept although `view` does not repeat them.
"""

from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.games.champions.actions import ASSIGN
from meadhall.games.champions.assignment import Assign, reserved_by, sendable, unassigned
from meadhall.games.champions.runes import hidden_journeys
from meadhall.games.champions.spaces import KeepDestiny
from meadhall.games.champions.state import Champions

# The numbers of the piles that are redrawn.
RUNES: Final = 0
MERCHANTS: Final = 1
TROLLS: Final = 2
DRAUGR: Final = 3
MONSTERS: Final = 4
JOURNEYS: Final = 5
DESTINIES: Final = 6


def redraw(s: Champions, seat: int | None, chance: Chance) -> None:
    """A table this seat (None: a spectator) cannot tell from the true one."""
    s.rune_deck = tuple(chance.mix(s.in_order(RUNES, s.rune_deck)))
    s.merchant_deck = tuple(chance.mix(s.in_order(MERCHANTS, s.merchant_deck)))
    s.troll_deck = tuple(chance.mix(s.in_order(TROLLS, s.troll_deck)))
    s.draugr_deck = tuple(chance.mix(s.in_order(DRAUGR, s.draugr_deck)))
    s.monster_deck = tuple(chance.mix(s.in_order(MONSTERS, s.monster_deck)))
    _redraw_journeys(s, seat, chance)
    if not s.over:  # after the last scoring every hand lies open
        _redraw_destinies(s, seat, chance)
    _redraw_plans(s, seat, chance)


def _redraw_journeys(s: Champions, seat: int | None, chance: Chance) -> None:
    """Hidden journey cards the seat has not looked at, and the deck."""
    unknown = [
        shore for shore in hidden_journeys(s) if seat is None or not s.peeked[shore] >> seat & 1
    ]
    pool = s.in_order(JOURNEYS, s.journey_deck)
    if unknown:
        pool += [s.journey[shore] for shore in unknown]
        pool.sort()
    chance.mix(pool)
    if unknown:
        journey = list(s.journey)
        for shore in unknown:
            journey[shore] = pool.pop()
        s.journey = tuple(journey)
    s.journey_deck = tuple(pool)


def _redraw_destinies(s: Champions, seat: int | None, chance: Chance) -> None:
    """The destiny deck (but for cards the seat put there), others' hands, what they drew."""
    known = 0 if seat is None else 1 << seat
    drawing = [it for it in s.stack if isinstance(it, KeepDestiny) and it.seat != seat]
    deck = s.destiny_deck
    # What the seat put there lies lowest, but for what others have put below.
    kept = [at for at in range(len(deck)) if s.destiny_known[at] & known] if known else []
    pool = s.in_order(DESTINIES, deck)
    for at in kept:
        pool.remove(deck[at])
    hands = list(s.destinies)
    for other in range(s.seats):
        if other != seat:
            pool.extend(hands[other])
    for frame in drawing:
        pool.extend(frame.drawn)
    pool.sort()
    chance.mix(pool)
    for other in range(s.seats):
        if other != seat:
            hands[other] = tuple([pool.pop() for _ in hands[other]])
    s.destinies = tuple(hands)
    for frame in drawing:
        frame.drawn = [pool.pop() for _ in frame.drawn]
    for at in kept:
        pool.insert(at, deck[at])
    s.destiny_deck = tuple(pool)


def _redraw_plans(s: Champions, seat: int | None, chance: Chance) -> None:
    """Where all assign at the same time, the others' plans are secret until the last confirms."""
    if not [frame for frame in s.frames() if isinstance(frame, Assign) and frame.together]:
        return
    for other in range(s.seats):
        if other == seat or other not in s.reserved:
            continue
        places = reserved_by(s, other)
        for place in places:
            s.plan[place * 4 : place * 4 + 4] = [0, 0, 0, 0]
        for _ in range(chance.below(12)):
            options = sendable(s, places, unassigned(s, other, places))
            if not options:
                break
            s.plan[options[chance.below(len(options))] - ASSIGN] += 1
