"""Prophecies of a seat: which it owns, and giving one back (RM-DECK-09, RM-ARTIFACT-22).

What each is worth: scoring.py. Taking a face-up one: trade.py. Drawing one: receiving.py.
"""

from meadhall.core.tuples import replaced, without
from meadhall.games.reavers.ids import PROPHECIES, PROPHECY_BASE, PROPHECY_DECK
from meadhall.games.reavers.state import Reavers


def prophecies(s: Reavers, seat: int) -> list[int]:
    """All Prophecies of a seat: those everybody saw, then those only the seat has seen."""
    last = PROPHECY_BASE + len(PROPHECIES)
    own = [card - PROPHECY_BASE for card in s.pile[seat] if PROPHECY_BASE <= card < last]
    return own + list(s.secret[seat])


def discard_prophecy(s: Reavers, seat: int, prophecy: int) -> None:
    """RM-DECK-09: to the bottom of the Prophecy deck, face up; equal ones: the one all know."""
    if PROPHECY_BASE + prophecy in s.pile[seat]:
        s.pile = replaced(s.pile, seat, without(s.pile[seat], PROPHECY_BASE + prophecy))
    else:
        s.secret = replaced(s.secret, seat, without(s.secret[seat], prophecy))
        s.reveals += 1
    s.discard(PROPHECY_DECK, prophecy)
    if s.telling:
        s.tell("discarded_prophecy", {"seat": seat, "prophecy": PROPHECIES[prophecy]})
