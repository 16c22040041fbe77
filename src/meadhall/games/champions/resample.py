"""Drawing anew what a seat cannot know (section 9 of the rules).

What every seat has seen happen stays: kills are made openly, so the piles of defeated enemies are
kept although `view` does not repeat them.
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.tuples import replaced
from meadhall.games.champions.actions import ASSIGN
from meadhall.games.champions.assignment import Assign, reserved_by, sendable, unassigned
from meadhall.games.champions.runes import hidden_journeys
from meadhall.games.champions.spaces import KeepDestiny
from meadhall.games.champions.state import Cards, Champions


def redraw(s: Champions, seat: int | None, chance: Chance) -> None:
    """A table this seat (None: a spectator) cannot tell from the true one."""
    s.rune_deck = _mixed(chance, s.rune_deck)
    s.merchant_deck = _mixed(chance, s.merchant_deck)
    s.troll_deck = _mixed(chance, s.troll_deck)
    s.draugr_deck = _mixed(chance, s.draugr_deck)
    s.monster_deck = _mixed(chance, s.monster_deck)
    _redraw_journeys(s, seat, chance)
    if not s.over:  # after the last scoring every hand lies open
        _redraw_destinies(s, seat, chance)
    _redraw_plans(s, seat, chance)


def _mixed(chance: Chance, cards: Cards) -> Cards:
    return tuple(chance.mixed(cards))


def _redraw_journeys(s: Champions, seat: int | None, chance: Chance) -> None:
    """Hidden journey cards the seat has not looked at, and the deck."""
    unknown = [
        shore for shore in hidden_journeys(s) if seat is None or not s.peeked[shore] >> seat & 1
    ]
    pool = list(s.journey_deck) + [s.journey[shore] for shore in unknown]
    pool = chance.mixed(pool)
    for shore in unknown:
        s.journey = replaced(s.journey, shore, pool.pop())
    s.journey_deck = tuple(pool)


def _redraw_destinies(s: Champions, seat: int | None, chance: Chance) -> None:
    """The destiny deck (but for cards the seat put there), others' hands, what they drew."""
    known = 0 if seat is None else 1 << seat
    others = [other for other in range(s.seats) if other != seat]
    unknown = [at for at in range(len(s.destiny_deck)) if not s.destiny_known[at] & known]
    drawing = [it for it in s.stack if isinstance(it, KeepDestiny) and it.seat != seat]
    pool = [s.destiny_deck[at] for at in unknown]
    for other in others:
        pool.extend(s.destinies[other])
    for frame in drawing:
        pool.extend(frame.drawn)
    pool = chance.mixed(pool)
    deck = list(s.destiny_deck)
    for at in unknown:
        deck[at] = pool.pop()
    s.destiny_deck = tuple(deck)
    for other in others:
        s.destinies = replaced(s.destinies, other, tuple([pool.pop() for _ in s.destinies[other]]))
    for frame in drawing:
        frame.drawn = pool


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
