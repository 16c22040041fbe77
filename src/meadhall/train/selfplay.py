"""Games of a net against itself, many side by side, and what can be learned from them."""

import random
import time
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meadhall.bots.eyes import Asked, Eyes
from meadhall.bots.net import Floats, Outcome, Weights
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.train.tables import any_table

# Games that one process plays side by side, so that the net values many positions at once.
SIDE_BY_SIDE: Final = 24
MOST_OPTIONS: Final = 40
# How strange the players are, so that they meet more than their habits.
RANDOM_CHOICES: Final = 0.03
NOISE: Final = 0.03
# Looks at an option that makes dice fall.
LOOKS: Final = 3
# A position is kept with this chance, seen by whoever chose, and by another seat with half of it.
KEPT: Final = 0.5
# How far the value of later positions counts for earlier ones; the rest is the outcome.
LAMBDA: Final = 0.93


class Positions:
    """What was learned from, a row for each position.

    `seen`: what one seat observed, as at the largest table, and `seats`: how many there were.
    `shares`: what became of the victory, from this seat on, and last the chance that nobody wins.
    `leads`: the leads at the end, in points. They count for `trust` of the margins to be learned,
    which the net `said` of later positions for the rest.
    """

    def __init__(
        self,
        seen: NDArray[np.uint8],
        shares: Floats,
        leads: Floats,
        trust: Floats,
        said: Floats,
        seats: NDArray[np.uint8],
    ) -> None:
        self.seen = seen
        self.shares = shares
        self.leads = leads
        self.trust = trust
        self.said = said
        self.seats = seats

    def __len__(self) -> int:
        return len(self.seen)

    def part(self, which: slice) -> "Positions":
        return Positions(*[it[which] for it in self.columns()])

    def columns(self) -> list[NDArray[Any]]:
        """All of it, in the order in which it is made."""
        return [self.seen, self.shares, self.leads, self.trust, self.said, self.seats]

    @classmethod
    def joined(cls, parts: "list[Positions]") -> "Positions":
        columns = zip(*[it.columns() for it in parts], strict=True)
        return cls(*[np.concatenate(it) for it in columns])

    def margins(self, scale: float) -> Floats:
        """What the net should say of the leads, which it measures in so many points."""
        ends: Floats = np.tanh(self.leads / np.float32(scale))
        ends *= self.trust[:, None]
        return ends + self.said


class Kept:
    """A position of a game in progress, as one seat saw it, and what the net said of it then."""

    __slots__ = ("chances", "margins", "row", "seat")

    def __init__(self, seat: int, row: bytes) -> None:
        self.seat = seat
        self.row = row
        self.chances: Floats | None = None
        self.margins: Floats | None = None


class Looking:
    """What is to be learned at the positions of one seat, going through its game from the end."""

    __slots__ = ("leads", "said", "shares", "trust")

    def __init__(self, seat: int, outcome: Outcome, most: int) -> None:
        seats = len(outcome.shares)
        order = [(seat + step) % seats for step in range(seats)]
        self.shares = np.zeros(most + 1, np.float32)
        self.shares[:seats] = [outcome.shares[it] for it in order]
        self.shares[-1] = 1.0 - self.shares[:seats].sum()
        self.leads = np.zeros(most, np.float32)
        self.leads[:seats] = [outcome.leads[it] for it in order]
        self.trust = 1.0
        self.said = np.zeros(most, np.float32)

    def go_back(self, chances: Floats, margins: Floats) -> None:
        """Before a position of which the net said this."""
        seats = len(margins)
        said = np.zeros_like(self.shares)
        said[:seats] = chances[:seats]
        said[-1] = chances[seats]
        self.shares = LAMBDA * self.shares + (1.0 - LAMBDA) * said
        self.trust *= LAMBDA
        self.said = LAMBDA * self.said
        self.said[:seats] += (1.0 - LAMBDA) * margins


class GameInPlay:
    """One game, and the positions kept of it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.kept: list[Kept] = []


class SelfPlay:
    """One process's games. Before there are weights everybody plays at random."""

    def __init__(
        self, game: Game, seat_counts: list[int], seed: str, tables: int = SIDE_BY_SIDE
    ) -> None:
        self.game = game
        self.luck = random.Random(seed)
        self.noise = np.random.default_rng(self.luck.getrandbits(63))
        self.chance = Chance(key_of(seed))
        # A number that stands there twice is played twice as often.
        self.seat_counts = seat_counts
        self.eyes: dict[int, Eyes] = {}
        most = max(game.seat_counts)
        largest = game.observation(most)
        self.width = len(largest)
        self.most = most
        self.columns = {
            n: np.array([largest.index(name) for name in game.observation(n).names])
            for n in seat_counts
        }
        # From 1 down to 0: how much of the strangeness there still is.
        self.strangeness = 1.0
        self.games = 0
        self.choices = 0
        self.winners_score = 0
        self._rows: list[NDArray[np.uint8]] = []
        self._shares: list[Floats] = []
        self._leads: list[Floats] = []
        self._trust: list[float] = []
        self._said: list[Floats] = []
        self._seats: list[int] = []
        self._tables = [self._new_game() for _ in range(tables)]

    def learn_from(self, weights: Weights | None) -> None:
        """From now on everybody plays with this net."""
        if weights is not None:
            self.eyes = {it: Eyes.of(weights, self.game, it) for it in self.seat_counts}

    def play(self, seconds: float) -> Positions:
        """Play for so long; what is to be learned from the games that ended meanwhile."""
        self.games = self.choices = self.winners_score = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.step()
        return self.positions()

    def step(self) -> None:
        """One choice at every table."""
        self._step(self._tables)
        for at, table in enumerate(self._tables):
            if table.state.over:
                self._learn(table)
                self._tables[at] = self._new_game()

    def _new_game(self) -> GameInPlay:
        while True:
            seats = self.luck.choice(self.seat_counts)
            settings, cards = any_table(self.game, seats, self.luck)
            try:
                state = self.game.new(seats, settings, self.luck.getrandbits(60), cards)
            except SetupError:
                continue
            state.mute()
            return GameInPlay(state)

    def _step(self, tables: list[GameInPlay]) -> None:
        """One choice in every game."""
        # By number of seats, because nets differ in that.
        for seats in dict.fromkeys(self.seat_counts):
            now = [table for table in tables if table.state.seats == seats]
            if not now:
                continue
            if self.eyes:
                self._choose_by_net(now, self.eyes[seats])
            else:
                for table in now:
                    pending = self.luck.choice(table.state.pending)
                    self._take(table, pending.seat, self.luck.choice(pending.options))

    def _choose_by_net(self, now: list[GameInPlay], eyes: Eyes) -> None:
        asked: list[Asked] = []
        for table in now:
            pending = self.luck.choice(table.state.pending)
            options = pending.options
            if len(options) > MOST_OPTIONS:
                options = self.luck.sample(options, MOST_OPTIONS)
            imagined = table.state.resample(pending.seat, self.chance.spawn())
            asked.append(Asked(imagined, pending.seat, options, self.chance, LOOKS))
        self._say_chances(now, eyes)
        for table, it, values in zip(now, asked, eyes.look(asked), strict=True):
            blurred = values + self.noise.gumbel(0.0, NOISE * self.strangeness, len(values))
            best = int(blurred.argmax())
            if self.luck.random() < RANDOM_CHOICES * self.strangeness:
                best = self.luck.randrange(len(it.options))
            self._take(table, it.seat, it.options[best])

    def _say_chances(self, now: list[GameInPlay], eyes: Eyes) -> None:
        """What the net says of the positions that were kept last."""
        waiting = [kept for table in now for kept in table.kept[-2:] if kept.chances is None]
        if waiting:
            raw = eyes.net.raw([kept.row for kept in waiting])
            said = zip(eyes.net.chances(raw), eyes.net.margins(raw), strict=True)
            for kept, (chances, margins) in zip(waiting, said, strict=True):
                kept.chances = chances
                kept.margins = margins

    def _take(self, table: GameInPlay, seat: int, option: int) -> None:
        state = table.state
        state.act(option, seat)
        self.choices += 1
        if state.over:
            return
        if self.luck.random() < KEPT:
            table.kept.append(Kept(seat, state.observe(seat)))
        if state.seats > 1 and self.luck.random() < KEPT / 2:
            other = (seat + self.luck.randrange(1, state.seats)) % state.seats
            table.kept.append(Kept(other, state.observe(other)))

    def _learn(self, table: GameInPlay) -> None:
        """What the outcome says of the positions, the later ones of a seat before the earlier."""
        self.games += 1
        self.winners_score += max(table.state.scores)
        seats = table.state.seats
        outcome = Outcome(table.state)
        looking = [Looking(seat, outcome, self.most) for seat in range(seats)]
        for kept in reversed(table.kept):
            it = looking[kept.seat]
            row = np.zeros(self.width, np.uint8)
            row[self.columns[seats]] = np.frombuffer(kept.row, np.uint8)
            self._rows.append(row)
            self._shares.append(it.shares)
            self._leads.append(it.leads)
            self._trust.append(it.trust)
            self._said.append(it.said)
            self._seats.append(seats)
            if kept.chances is not None and kept.margins is not None:
                it.go_back(kept.chances, kept.margins)

    def positions(self) -> Positions:
        """What was kept of the games that ended since this was asked for last."""
        found = Positions(
            np.array(self._rows, np.uint8).reshape(-1, self.width),
            np.array(self._shares, np.float32).reshape(-1, self.most + 1),
            np.array(self._leads, np.float32).reshape(-1, self.most),
            np.array(self._trust, np.float32),
            np.array(self._said, np.float32).reshape(-1, self.most),
            np.array(self._seats, np.uint8),
        )
        self._rows, self._shares, self._leads = [], [], []
        self._trust, self._said, self._seats = [], [], []
        return found
