"""What an ended game is worth to whoever played it."""

from meadhall.core.engine.state import State


def share_of_victory(state: State) -> list[float]:
    """1 for each seat of the side that won, shared evenly where several sides did; else 0."""
    winners = state.winners
    sides = state.setup.game.sides(state)
    won = len({sides[seat] for seat in winners})
    return [1 / won if seat in winners else 0.0 for seat in range(state.seats)]
