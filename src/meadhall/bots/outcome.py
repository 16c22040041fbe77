"""How a finished game is shared out among those who won it, and how far ahead anybody is."""

from meadhall.core.engine.state import State


def shares(state: State) -> list[float]:
    """The victory of a game that is over, by seat; winners share it."""
    winners = state.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def all_together(state: State) -> bool:
    """Alone or together against the game: nobody here wins without the others."""
    return len(set(state.setup.game.sides(state))) == 1


def leads(state: State) -> list[int]:
    """By seat, how far ahead of the best other side in points, now or at the end.

    Who plays alone, or all together against the game, is as far as their points say: with victory
    out of sight there would be nothing else to tell a good choice from a bad one.
    """
    scores = state.scores
    sides = state.setup.game.sides(state)
    return [
        scores[seat]
        - max((it for it, side in zip(scores, sides, strict=True) if side != own), default=0)
        for seat, own in enumerate(sides)
    ]
