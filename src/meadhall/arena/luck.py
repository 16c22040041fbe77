"""Luck that fell in a game, as far as a value function sees it (the idea of AIVAT).

Where a choice made dice fall or a deck be shuffled, the same choice is made again a few times with
other luck. What the value of the real outcome exceeds the mean of those by was luck; taken off the
result, it leaves the expectation as it is, because both have the same one given the state before.
The order of decks shuffled at set-up is not touched: it is the same for all games of a block.
"""

from meadhall.arena.value import Value
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State


class Luck:
    """Adds up, by seat, what was luck in one game."""

    def __init__(self, seats: int, redraws: int, value: Value, chance: Chance) -> None:
        self.redraws = redraws
        self.value = value
        self.chance = chance
        self.found = [0.0] * seats

    def note(self, before: State, after: State, option: int, seat: int) -> None:
        """`option` led from `before` to `after`. Leaves both as they are."""
        if after.chance.position == before.chance.position:
            return
        means = [0.0] * len(self.found)
        for _ in range(self.redraws):
            other = before.clone()
            other.mute()
            other.chance = self.chance.spawn()
            other.apply(option, seat)
            for at, worth in enumerate(self.value(other)):
                means[at] += worth / self.redraws
        for at, worth in enumerate(self.value(after)):
            self.found[at] += worth - means[at]
