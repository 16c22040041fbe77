"""Search with the net: the promising options are played on, by everybody, and judged later.

First the net ranks the options. The best of them are then tried side by side on imagined tables:
the net chooses for every seat, each in its own interest and with its own eyes, for a number of
choices, and values the table that is reached. Whenever its part of the time is over, the weaker
half of the candidates goes (sequential halving, as at the root of Gumbel search): eight of them get
a third of the time, four the next, two the last. So more time makes every comparison surer.
"""

from typing import Final

import numpy as np

from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.characters import Taste
from meadhall.bots.clock import now
from meadhall.bots.eyes import Asked, Eyes, eyes_of, ranked
from meadhall.bots.learned import MOST_OPTIONS, NetBot, quiet
from meadhall.bots.net import Floats, why_no_net
from meadhall.bots.outcome import all_together
from meadhall.bots.rollout import RolloutBot
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State

# Options that are played on at all, and how far behind the best they may lie. Where playouts are
# few, so are the options: each is tried so often at least.
CANDIDATES: Final = 8
FEWEST_TRIES: Final = 4
TOO_FAR_BEHIND: Final = 0.35
# Playouts side by side, so that the net values many positions at once.
SIDE_BY_SIDE: Final = 16
# Options of others that are looked at in playouts.
LOOKED_AT: Final = 10
# Looks at an option of theirs that makes dice fall.
LOOKS: Final = 2
# Choices per seat that a playout is long.
DEPTH: Final = 4
# Playouts at random that take the time of one with the net.
RANDOM_FOR_ONE: Final = 8
# The first impression counts like so many playouts.
FIRST_IMPRESSION: Final = 8.0
# How strange the playouts are, so that they differ.
NOISE: Final = 0.02
# Standard errors by which an option must be behind the best to go before its time, and on how many
# tables both must have been tried by then.
CLEAR: Final = 3.0
FEWEST_TABLES: Final = 12


class SearchBot(Bot):
    """`seconds` is the time for a choice; given `playouts`, the same seed makes the same choice."""

    def __init__(
        self,
        seed: int | str | bytes = 0,
        seconds: float = 0.4,
        playouts: int | None = None,
        depth: int = DEPTH,
        taste: Taste | None = None,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.playouts = playouts
        self.depth = depth
        self.played = 0
        self.taste = taste
        self._first = NetBot(seed, tables=4, taste=taste)
        # For games of which no net knows anything, and where all win or lose together (`learned`).
        random_ones = None if playouts is None else RANDOM_FOR_ONE * playouts
        self._without = RolloutBot(seed, seconds, random_ones, taste)
        self._noise = np.random.default_rng(self.draw(1 << 62))

    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        started = now()
        self.played = 0
        table = quiet(imagine())
        if why_no_net(table.setup.game) or all_together(table):
            return self._without.pick(seat, options, imagine)
        options = self.some(options, MOST_OPTIONS)
        first = self._first.values(seat, options, imagine, table)
        best = float(first.max())
        few = ranked(first)[: self._candidates()]
        places = [at for at in few if first[at] > best - TOO_FAR_BEHIND]
        trial = Trial([options[at] for at in places], first[places])
        took = spent = 0.0
        # No sweep begins that would not end in time.
        while len(trial.left) > 1 and spent + took < 1.0:
            self._sweep(seat, trial, imagine)
            before, spent = spent, self._spent(started)
            took = spent - before if self.playouts is None else 0.0
            trial.narrow(spent)
        return trial.best()

    def _candidates(self) -> int:
        if self.playouts is None:
            return CANDIDATES
        return max(2, min(CANDIDATES, self.playouts // FEWEST_TRIES))

    def _spent(self, started: float) -> float:
        """How much of the budget, from 0 to 1."""
        if self.playouts is not None:
            return self.played / self.playouts
        return (now() - started) / self.seconds

    def _sweep(self, seat: int, trial: "Trial", imagine: Imagine) -> None:
        """Every candidate on the same few tables."""
        tables = max(1, SIDE_BY_SIDE // len(trial.left))
        states: list[State] = []
        for _ in range(tables):
            table = quiet(imagine())
            for option in trial.left:
                state = table.clone()
                state.act(option, seat)
                states.append(state)
        eyes = eyes_of(states[0].setup.game, states[0].seats)
        play_on(states, eyes, self.depth * states[0].seats, self._noise, self.chance)
        self.played += len(states)
        values = eyes.value(states, seat)
        if self.taste is not None:
            before = self.taste.liked(table, seat)
            values += [self.taste.pleasure(state, seat, before) for state in states]
        trial.add(values.reshape(tables, -1))


class Trial:
    """The candidates that are left, and how their playouts went."""

    def __init__(self, options: list[int], first: Floats) -> None:
        self.left = options
        self._first = first
        self._most = len(options)
        # By table and candidate: all meet the same luck there, so they compare table by table.
        self._values: Floats = np.zeros((0, len(options)), np.float32)

    def add(self, values: Floats) -> None:
        self._values = np.concatenate([self._values, values])

    def means(self) -> Floats:
        means: Floats = self._values.sum(axis=0) + np.float32(FIRST_IMPRESSION) * self._first
        means /= np.float32(FIRST_IMPRESSION + len(self._values))
        return means

    def narrow(self, spent: float) -> None:
        """The weakest go, as many as are due when so much is spent, and who is clearly behind."""
        means = self.means()
        order = ranked(means)
        kept = order[: self._due(spent)]
        if len(self._values) >= FEWEST_TABLES:
            kept = [at for at in kept if at == order[0] or not self._behind(at, order[0])]
        self.left = [self.left[at] for at in kept]
        self._first = self._first[kept]
        self._values = self._values[:, kept]

    def _due(self, spent: float) -> int:
        """How many candidates are left then: each halving down to two has an equal part."""
        halvings = (self._most - 1).bit_length()
        done = min(int(spent * halvings), halvings - 1)
        return -(-self._most >> done)

    def _behind(self, at: int, best: int) -> bool:
        ahead = self._values[:, best] - self._values[:, at]
        error = float(ahead.std()) / len(ahead) ** 0.5
        return bool(ahead.mean() > CLEAR * error)

    def best(self) -> int:
        return self.left[int(self.means().argmax())]


def play_on(
    states: list[State], eyes: Eyes, choices: int, noise: np.random.Generator, chance: Chance
) -> None:
    """So many more choices at each table, everybody choosing with the net.

    Nobody sees the luck that waits at these tables before it falls: trials have that of `chance`.
    """
    for _ in range(choices):
        going = [state for state in states if not state.over]
        if not going:
            return
        asked = [_asked(state, noise, chance) for state in going]
        for it, values, state in zip(asked, eyes.look(asked), going, strict=True):
            blurred = values + noise.normal(0.0, NOISE, len(values))
            state.act(it.options[int(blurred.argmax())], it.seat)


def _asked(state: State, noise: np.random.Generator, chance: Chance) -> Asked:
    pending = state.pending[0]
    options = pending.options
    if len(options) > LOOKED_AT:
        options = [options[at] for at in noise.choice(len(options), LOOKED_AT, replace=False)]
    return Asked(state, pending.seat, options, chance, LOOKS)
