"""Random play to the end: the yardstick of speed and the simplest player."""

from typing import Final

from meadhall.core.compiled import i64
from meadhall.core.engine.state import State
from meadhall.core.errors import EngineError

FACTOR: Final = 36_969


def play_random(state: State, seed: int, most: int = 1_000_000) -> int:
    """Play uniformly random choices until the game is over; returns how many were made.

    The choices come from a small generator of their own (Marsaglia's multiply with carry on 32
    bits), so that the luck of the game is the game's alone.
    """
    # Anything from 1 to less than FACTOR << 16.
    word: i64 = (seed * 2_654_435_761 + 97) % 0x7FFFFFFF + 1
    for made in range(most + 1):
        if state.over:
            return made
        options = state.legal
        word = FACTOR * (word & 0xFFFF) + (word >> 16)
        state._take(options[word % len(options)], -1)  # what is offered needs no check
    raise EngineError(f"no end after {most} choices")
