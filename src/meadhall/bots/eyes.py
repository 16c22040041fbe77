"""What nets see of choices: the options of many tables at once, each valued by whoever is asked."""

from functools import cache

import numpy as np

from meadhall.bots.net import Floats, Net, Outcome, Weights, value_of, weights_of
from meadhall.core.engine.afterstates import afterstates, observed
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.game import Game


class Asked:
    """A choice at one imagined table: whose it is, the options, and where each of them leads.

    With `chance` each option meets luck of its own instead of the luck that waits at the table:
    whoever chooses there next must not know how the dice will fall. An option that makes dice fall
    is looked at so many times, so that one lucky throw does not sell it.
    """

    __slots__ = ("after", "again", "options", "rows", "seat")

    def __init__(
        self,
        table: State,
        seat: int,
        options: list[int],
        chance: Chance | None = None,
        looks: int = 1,
    ) -> None:
        self.seat = seat
        self.options = options
        # Further looks: the place of the option, and where it led.
        self.again: list[tuple[int, State]] = []
        if chance is None:
            self.after = afterstates(table, seat, options)
        else:
            elsewhere = _with_other_luck(table, chance)
            self.after = afterstates(elsewhere, seat, options)
            lucky = [at for at, state in enumerate(self.after) if state.chance.position]
            for _ in range(looks - 1 if lucky else 0):
                elsewhere = _with_other_luck(table, chance)
                found = afterstates(elsewhere, seat, [options[at] for at in lucky])
                self.again += zip(lucky, found, strict=True)
        self.rows = observed(self.after, seat)

    def all_rows(self) -> list[bytes]:
        """What the seat sees after each option, then at each further look."""
        if not self.again:
            return self.rows
        return self.rows + observed([state for _, state in self.again], self.seat)


def _with_other_luck(table: State, chance: Chance) -> State:
    twin = table.clone()
    twin.chance = chance.spawn()
    return twin


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
        raw = self.net.raw([row for it in asked for row in it.all_rows()])
        values = value_of(raw, self.net.seats)
        found: list[Floats] = []
        at = 0
        for it in asked:
            ends = at + len(it.rows)
            mine = values[at:ends]
            self._ends(it.after, it.seat, mine)
            at = ends + len(it.again)
            if it.again:
                self._average(it, mine, values[ends:at])
            found.append(mine)
        return found

    def _average(self, asked: Asked, first: Floats, further: Floats) -> None:
        """Put the mean of all looks at an option in place of the first one."""
        self._ends([state for _, state in asked.again], asked.seat, further)
        looks = np.ones(len(first), np.float32)
        for (at, _), value in zip(asked.again, further, strict=True):
            first[at] += value
            looks[at] += 1
        first /= looks

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
