"""Where each option leads: the work of every bot that looks one choice ahead."""

from meadhall.core.engine.state import State


def afterstates(table: State, seat: int, options: list[int]) -> list[State]:
    """A copy of the table for each option, with that option taken. The table stays as it is."""
    found: list[State] = []
    for option in options:
        trial = table.clone()
        trial.act(option, seat)
        found.append(trial)
    return found


def observed(states: list[State], seat: int) -> list[bytes]:
    """What the seat sees of each of them, as numbers."""
    return [state.observe(seat) for state in states]
