"""Imagined tables to try things on, as many as time allows."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State

SAMPLES: Final = 150
# Fewer than this would say nothing, however little time there is.
FEWEST: Final = 5


class Sampling:
    """Tables a seat cannot tell from the real one, so that nothing hidden shows in a figure.

    Without `seconds` there are always `SAMPLES` for a figure; with them, the figures share the time
    evenly and each stops when its share is over.
    """

    def __init__(
        self, state: State, seat: int, chance: Chance, seconds: float | None = None
    ) -> None:
        self.state = state
        self.seat = seat
        self.chance = chance
        self.seconds = seconds

    def tables(self, figures: int = 1) -> Iterator[State]:
        """Listening tables for one of so many figures."""
        end = None if self.seconds is None else perf_counter() + self.seconds / figures
        for number in range(SAMPLES):
            if end is not None and number >= FEWEST and perf_counter() > end:
                return
            yield self.one()

    def one(self) -> State:
        table = self.state.resample(self.seat, self.chance.spawn())
        table.listen()
        return table

    def percent(self, holds: Callable[[State], bool], figures: int = 1) -> int:
        """In how many of a hundred tables it holds."""
        tried = held = 0
        for table in self.tables(figures):
            tried += 1
            held += holds(table)
        return round(100 * held / tried)
