"""Characters: bots of one strength with different tastes, so that opponents differ.

A character is a little happier about its kind of Glory than that is worth. How much happier is
bounded far below what a victory counts: it plays to win, in its own way.
"""

from math import tanh
from typing import Final

from meadhall.core.engine.state import State

# By character and game, the sources of `state.breakdown` it likes.
LIKED: Final[dict[str, dict[str, frozenset[str]]]] = {
    # Fights, and what others have.
    "raider": {
        "champions": frozenset({"track", "sets"}),
        "reavers": frozenset({"track"}),
        "valhalla": frozenset({"captured_shields"}),
    },
    # Goods, and one of everything.
    "trader": {
        "champions": frozenset({"coins", "longship"}),
        "reavers": frozenset({"tokens", "majority"}),
        "valhalla": frozenset({"shield_sets"}),
    },
    # What is made with patience: runes, artifacts and tapestries, one's own shields.
    "carver": {
        "champions": frozenset({"rune"}),
        "reavers": frozenset({"artifact", "set", "tapestries"}),
        "valhalla": frozenset({"own_shields"}),
    },
    # What the gods have in mind.
    "seer": {
        "champions": frozenset({"destiny", "favour"}),
        "reavers": frozenset({"prophecy"}),
        "valhalla": frozenset({"valhalla"}),
    },
}
CHARACTERS: Final = tuple(LIKED)
# Written in place of a character: one of them, by lot.
ANY: Final = "any"

# The most that a choice can please beyond its worth; a victory counts 1.
MOST_PLEASURE: Final = 0.25
# So many points of what it likes please by three quarters of that.
POINTS: Final = 15.0


def characters_of(game: str) -> list[str]:
    """Those who have a taste in this game, by its name."""
    return [name for name in CHARACTERS if game in LIKED[name]]


class Taste:
    """What a character likes."""

    __slots__ = ("_by_game", "character")

    def __init__(self, character: str) -> None:
        self.character = character
        self._by_game = LIKED[character]

    def liked(self, state: State, seat: int) -> int:
        """The points of the seat that are of the kind it likes; 0 in a game it knows nothing of."""
        sources = self._by_game.get(state.setup.game.name)
        if sources is None:
            return 0
        return sum([line.points for line in state.breakdown(seat) if line.source in sources])

    def pleasure(self, after: State, seat: int, before: int) -> float:
        """How it likes a table beyond its worth, where it liked so many points `before`."""
        return MOST_PLEASURE * tanh((self.liked(after, seat) - before) / POINTS)
