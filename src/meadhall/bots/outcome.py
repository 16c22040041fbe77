"""How a finished game is shared out among those who won it."""

from meadhall.core.engine.state import State


def shares(state: State) -> list[float]:
    """The victory of a game that is over, by seat; winners share it."""
    winners = state.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
