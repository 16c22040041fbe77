"""The value function of the luck adjustment: fixed before the games, whatever they bring.

Any function keeps the adjusted estimate honest; a better one makes its interval smaller.
"""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from math import exp
from typing import Final

from meadhall.bots.outcome import shares
from meadhall.core.engine.state import State
from meadhall.core.game import Game

# By seat, the share of the victory it may expect.
Value = Callable[[State], list[float]]

SCORE_LEAD: Final = "score lead"
# The lead at which the odds are about three to one.
SCALE: Final = 8.0


@cache
def valuation(game: Game) -> tuple[str, Value]:
    """What the net of the game says, where one fits; the lead in points elsewhere.

    The name stands in journals, with the sum of the net's file: results under different values do
    not mix.
    """
    from meadhall.bots.net import shipped, why_no_net  # NumPy, only where luck is adjusted for

    if why_no_net(game):
        return SCORE_LEAD, score_lead
    return f"net {sha256(shipped(game.name).read_bytes()).hexdigest()[:12]}", net_says


def net_says(state: State) -> list[float]:
    """What all seats think on average, each of what it may know; of a finished game, its end."""
    if state.over:
        return shares(state)
    from meadhall.bots.eyes import eyes_of

    seats = state.seats
    net = eyes_of(state.setup.game, seats).net
    chances = net.chances(net.raw([state.observe(seat) for seat in range(seats)]))
    found = [0.0] * seats
    for looker in range(seats):
        # Everybody's list begins with themselves; that nobody wins stands last.
        for step in range(seats):
            found[(looker + step) % seats] += float(chances[looker][step]) / seats
    return found


def score_lead(state: State) -> list[float]:
    """The more points, the more of the victory; of a finished game, what it came to."""
    if state.over:
        return shares(state)
    if len(set(state.setup.game.sides(state))) == 1:
        return [0.5 / state.seats] * state.seats  # points do not tell who wins against a Monster
    scores = state.scores
    best = max(scores)
    weights = [exp((score - best) / SCALE) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]
