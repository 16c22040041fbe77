"""What nets see of choices: the options of many tables at once, each valued by whoever is asked."""

from functools import cache

import numpy as np

from meadhall.bots.net import Floats, Net, Outcome, Weights, value_of, weights_of
from meadhall.core.engine.afterstates import afterstates, observed
from meadhall.core.engine.state import State
from meadhall.core.game import Game


class Asked:
    """A choice at one imagined table: whose it is, the options, and where each of them leads."""

    __slots__ = ("after", "options", "rows", "seat")

    def __init__(self, table: State, seat: int, options: list[int]) -> None:
        self.seat = seat
        self.options = options
        self.after = afterstates(table, seat, options)
        self.rows = observed(self.after, seat)


class Eyes:
    """The net of a game at one number of seats, and what its margins are measured in."""

    def __init__(self, net: Net, margin_scale: float) -> None:
        self.net = net
        self.margin_scale = margin_scale

    @classmethod
    def of(cls, weights: Weights, game: Game, seats: int) -> "Eyes":
        """To look through these weights at tables of so many seats."""
        return cls(Net(weights, game, seats), weights.margin_scale)

    def look(self, asked: list[Asked]) -> list[Floats]:
        """The value of each option of each choice, to whoever is asked."""
        raw = self.net.raw([row for it in asked for row in it.rows])
        values = value_of(raw, self.net.seats)
        found: list[Floats] = []
        at = 0
        for it in asked:
            mine = values[at : at + len(it.rows)]
            at += len(it.rows)
            self._ends(it.after, it.seat, mine)
            found.append(mine)
        return found

    def value(self, states: list[State], seat: int) -> Floats:
        """What these tables are worth to a seat."""
        values = value_of(self.net.raw(observed(states, seat)), self.net.seats)
        self._ends(states, seat, values)
        return values

    def _ends(self, states: list[State], seat: int, values: Floats) -> None:
        """A game that is over needs no net."""
        for at, state in enumerate(states):
            if state.over:
                values[at] = Outcome(state).worth(seat, self.margin_scale)


@cache
def eyes_of(game: Game, seats: int) -> Eyes:
    """With the net of the package; NetError where there is none that fits."""
    return Eyes.of(weights_of(game), game, seats)


def ranked(values: Floats) -> list[int]:
    """Places, the best value first."""
    return [int(at) for at in np.argsort(-values)]
