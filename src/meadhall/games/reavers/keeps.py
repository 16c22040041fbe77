"""Raid Keeps: the cards that go to the Glory pile (RM-CASTLE-05).

Taking the cards: spoils.Raid. Keep Wall and Tower: pillage.py. What sets are worth: scoring.py.
"""

from meadhall.games.reavers.ids import CARDS
from meadhall.games.reavers.state import Reavers


def keep_treasure(s: Reavers, seat: int, card: int) -> None:
    """RM-CASTLE-05: Treasure, Art, Armor and Tapestry cards go to the Glory pile."""
    s.to_pile(seat, card)
    if s.telling:
        s.tell("to_pile", {"seat": seat, "card": CARDS[card]})
