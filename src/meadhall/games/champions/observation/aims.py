"""Where I stand: destinies, sets, and what can still turn up."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter, add, count_up, fit, put, put_all
from meadhall.games.champions import ids
from meadhall.games.champions.observation.doing import Doing
from meadhall.games.champions.observation.known import left, worth
from meadhall.games.champions.observation.rows import BITS, BOXED, UNSEEN_JOURNEYS, Rows
from meadhall.games.champions.spaces import KeepDestiny
from meadhall.games.champions.state import Champions

_METRICS: Final = len(ids.METRICS)
_FIELD: Final = (1 << BITS) - 1
_FOUR_ROWS: Final = bytes(4 * _METRICS)


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
    unseen: BytesWriter,
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
    for kind in range(len(BOXED)):
        put(out, left(unseen, kind))
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
    at = len(out)
    out.write(_FOUR_ROWS)
    for destiny in s.destinies[seat]:
        add(out, at + cards.destiny_metric[destiny], cards.destiny_full[destiny])
    for destiny in s.shown_destinies[seat]:
        add(out, at + cards.destiny_metric[destiny], cards.destiny_full[destiny])
    at += _METRICS
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
        lead = own[metric] - best[metric]
        if lead > 0:
            out[at + metric] = fit(lead)
        elif lead < 0:
            out[at + _METRICS + metric] = fit(-lead)
    at += 2 * _METRICS
    eye = 1 << seat
    for place, known in enumerate(s.destiny_known):
        if known & eye:
            count_up(out, at + cards.destiny_metric[s.destiny_deck[place]])


def _show_unseen_journeys(s: Champions, seat: int, rows: Rows, out: BytesWriter) -> None:
    """All journey cards but those discarded, open, or looked at by me."""
    added = rows.added
    unseen = rows.all_journeys
    for card in s.journey_discard:
        unseen -= added[card]
    for card in s.journeys_out:
        unseen -= added[card]
    for shore in range(4):
        card = s.journey[shore]
        if card >= 0 and (s.journey_open[shore] or s.peeked[shore] >> seat & 1):
            unseen -= added[card]
    for _ in range(len(UNSEEN_JOURNEYS)):
        put(out, unseen & _FIELD)
        unseen >>= BITS
