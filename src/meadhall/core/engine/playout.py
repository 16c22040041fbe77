"""Random play to the end: the yardstick of speed and the simplest player."""

from meadhall.core.engine.state import State
from meadhall.core.errors import EngineError


def play_random(state: State, seed: int, most: int = 1_000_000) -> int:
    """Play uniformly random choices until the game is over; returns how many were made.

    The choices come from a small generator of their own (xorshift on 32 bits), so that the luck of
    the game is the game's alone.
    """
    word = (seed * 2_654_435_761 + 97) & 0xFFFFFFFF
    if word == 0:
        word = 1
    made = 0
    while not state.over:
        options = state.legal
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        state.act(options[word % len(options)])
        made += 1
        if made >= most:
            raise EngineError(f"no end after {most} choices")
    return made
