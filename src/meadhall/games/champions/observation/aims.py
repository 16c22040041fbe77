"""Where I stand: destinies, sets, and what can still turn up."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter, put, put_all
from meadhall.games.champions import ids
from meadhall.games.champions.observation.doing import Doing
from meadhall.games.champions.observation.known import worth
from meadhall.games.champions.observation.rows import BITS, BOXED, UNSEEN_JOURNEYS, Rows
from meadhall.games.champions.spaces import KeepDestiny
from meadhall.games.champions.state import Champions

_METRICS: Final = len(ids.METRICS)
_FIELD: Final = (1 << BITS) - 1
_NOTHING: Final[list[int]] = [0] * _METRICS
_NONE: Final = bytes(_METRICS)


def name(layout: Observation) -> None:
    layout.add("drawn.count", "destinies from which I am to keep one")
    layout.add("drawn.best", "what the best of them is worth now")
    layout.row("destiny", ids.METRICS, "Glory of my destinies, by what they count")
    layout.row("lead", ids.METRICS, "what destinies count: my lead over the best other")
    layout.row("gap", ids.METRICS, "what destinies count: what I lack to the best other")
    layout.row("buried", ids.METRICS, "destinies I know to be in the deck, by what they count")
    layout.flags("completes_set", ids.COLOURS, "one of this colour makes a set for me")
    layout.row("unseen", BOXED, "enemies in decks and closed piles of others")
    layout.row("others", ("draugr", "monsters", "trolls"), "defeated by all others together")
    layout.row("unseen_journeys", UNSEEN_JOURNEYS, "journey cards I do not know, added up")


def show(
    s: Champions,
    seat: int,
    rows: Rows,
    now: Doing,
    standings: list[list[int]],
    unseen: list[int],
    taken: list[int],
    out: BytesWriter,
) -> None:
    """`unseen` and `taken`: see `known.unseen_enemies`."""
    own = standings[0]
    _show_drawn(s, seat, now, standings, out)
    _show_destinies(s, seat, standings, out)
    for colour in range(3):
        low, other = own[(colour + 1) % 3], own[(colour + 2) % 3]
        out.append(1 if own[colour] < low and own[colour] < other else 0)
    put_all(out, unseen)
    put_all(out, taken)
    _show_unseen_journeys(s, seat, rows, out)


def _show_drawn(
    s: Champions, seat: int, now: Doing, standings: list[list[int]], out: BytesWriter
) -> None:
    top = now.top
    count = 0
    best = 0
    if isinstance(top, KeepDestiny) and top.seat == seat:
        count = len(top.drawn)
        for destiny in top.drawn:
            best = max(best, worth(s, standings, 0, destiny))
    put(out, count)
    put(out, best)


def _show_destinies(s: Champions, seat: int, standings: list[list[int]], out: BytesWriter) -> None:
    """What mine are worth; what destinies count: my lead, my gap; those I know in the deck."""
    cards = s.variant.cards
    if s.destinies[seat] or s.shown_destinies[seat]:
        glory = _NOTHING.copy()
        for destiny in s.destinies[seat]:
            glory[cards.destiny_metric[destiny]] += cards.destiny_full[destiny]
        for destiny in s.shown_destinies[seat]:
            glory[cards.destiny_metric[destiny]] += cards.destiny_full[destiny]
        put_all(out, glory)
    else:
        out.write(_NONE)
    own = standings[0]
    best = standings[1]
    if len(standings) > 2:
        best = best.copy()
        for other in range(2, len(standings)):
            theirs = standings[other]
            for metric in range(_METRICS):
                if theirs[metric] > best[metric]:
                    best[metric] = theirs[metric]
    for metric in range(_METRICS):
        put(out, own[metric] - best[metric])
    for metric in range(_METRICS):
        put(out, best[metric] - own[metric])
    buried = _NOTHING
    known = 1 << seat
    for place in range(len(s.destiny_known)):
        if s.destiny_known[place] & known:
            if buried is _NOTHING:
                buried = _NOTHING.copy()
            buried[cards.destiny_metric[s.destiny_deck[place]]] += 1
    if buried is _NOTHING:
        out.write(_NONE)
    else:
        put_all(out, buried)


def _show_unseen_journeys(s: Champions, seat: int, rows: Rows, out: BytesWriter) -> None:
    """All journey cards but those discarded, open, or looked at by me."""
    added = rows.added
    left = rows.all_journeys
    for card in s.journey_discard:
        left -= added[card]
    for card in s.journeys_out:
        left -= added[card]
    for shore in range(4):
        card = s.journey[shore]
        if card >= 0 and (s.journey_open[shore] or s.peeked[shore] >> seat & 1):
            left -= added[card]
    for _ in range(len(UNSEEN_JOURNEYS)):
        put(out, left & _FIELD)
        left >>= BITS
