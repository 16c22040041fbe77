"""The games of a vector environment, or a share of them in one process, and the arrays they fill.

The arrays are made once, in plain or in shared memory; whoever holds the other end reads them.
"""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from meadhall.bots.bot import Bot
from meadhall.core.engine.batch import CALLER, LUCK, NOBODY, SKIP, Batch
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.envs.opponents import Opponents, hired, levels_for, play_others
from meadhall.envs.rewards import ILLEGAL, reward_named
from meadhall.envs.table import END, Table, check_illegal, check_seat

# The seat of the learner is drawn anew for every episode.
ANY_SEAT: Final = -1
# The same seed gives the same luck as Gymnasium's own `np_random`.
Luck = np.random.Generator


class Plan:
    """What is played in every row, and how an episode ends. Travels to other processes."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        settings: dict[str, object] | None = None,
        cards: object = None,
        opponents: Opponents | None = "random",
        seat: int = 0,
        reward: str = "win",
        illegal: str = END,
        autoreset: AutoresetMode = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.table = Table(game, seats, settings, cards)
        self.seat = check_seat(seat, self.table.seats)
        self.levels = None if opponents is None else levels_for(opponents, self.table.seats)
        self.reward = reward_named(reward)
        self.illegal = check_illegal(illegal)
        self.autoreset = autoreset

    @property
    def others(self) -> int:
        """Who answers for the other seats: see `Batch`."""
        if self.levels is None:
            return NOBODY
        return LUCK if set(self.levels) <= {"random"} else CALLER

    def shapes(self, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The arrays of so many rows, by name: shape and type."""
        width = len(self.table.layout)
        found: dict[str, tuple[tuple[int, ...], Any]] = {
            "seen": ((count, width), np.uint8),
            "mask": ((count, self.table.actions), np.int8),
            "rewards": ((count, self.table.seats), np.float64),
            "reward": ((count,), np.float64),
            "ended": ((count,), np.bool_),
            "illegal": ((count,), np.bool_),
            "finished": ((count,), np.bool_),
            "won": ((count,), np.bool_),
            "scores": ((count, self.table.seats), np.int64),
            "seat": ((count,), np.int64),
            "drawn": ((count,), np.int64),
            "chosen": ((count,), np.int64),
        }
        if self.autoreset is AutoresetMode.SAME_STEP:
            found["final"] = ((count, width), np.uint8)
            found["final_seat"] = ((count,), np.int64)
        return found


class Rows:
    """So many games, stepped together. `arrays` are theirs to write, but for `chosen`."""

    def __init__(self, plan: Plan, arrays: dict[str, NDArray[Any]]) -> None:
        self.plan = plan
        self.arrays = arrays
        count = len(arrays["reward"])
        states: list[State] = [plan.table.new(0)] * count
        self.batch = Batch(states, plan.table.actions, plan.others)
        self.lucks: list[Luck | None] = [None] * count
        self.players: list[list[Bot | None]] = [[] for _ in range(count)]
        # Rows whose episode is over, and no other one has begun there.
        self.over: list[int] = []
        self._seen = _buffer(arrays["seen"])
        self._mask = _buffer(arrays["mask"])

    def reset(
        self,
        seeds: list[int | None],
        wanted: list[bool],
        make_luck: Callable[[int | None], Luck],
    ) -> None:
        """New games in the wanted rows: those of the seeds, or those the last seeds lead to."""
        self.batch.stuck = []  # from a step that was interrupted
        self.over = [at for at in self.over if not wanted[at]]
        self._quiet()
        for at, seed in enumerate(seeds):
            if not wanted[at]:
                continue
            if seed is not None or self.lucks[at] is None:
                self.lucks[at] = make_luck(seed)
            self._begin(at, seed)
        self._fill()

    def step(self) -> None:
        """Take what is in `chosen`; a row whose episode is over begins another, or stands still."""
        batch = self.batch
        chosen: list[int] = self.arrays["chosen"].tolist()
        for at in self.over:
            chosen[at] = SKIP
        restarted: list[int] = []
        if self.plan.autoreset is not AutoresetMode.DISABLED:
            restarted, self.over = self.over, []
        self._quiet()
        batch.step(chosen)
        # Beginning or replacing adds to the lists of the batch, so each is read once, and last.
        refused = batch.refused
        for at in refused:
            self._refuse(at)
        for at in restarted:
            self._begin(at, None)
        while batch.stuck:
            self._ask_others(batch.stuck.pop())
        ended = batch.ended
        batch.ended = []
        for at in ended:
            self._finish(at)
        self._fill()

    def clone(self) -> dict[str, Any]:
        """Where all games stand, for `restore`: can be pickled."""
        batch = self.batch
        return {
            "states": [state.clone() for state in batch.states],
            "learners": batch.learners.copy(),
            "asked": batch.asked.copy(),
            "words": batch.words.copy(),
            "over": self.over.copy(),
            "lucks": [None if it is None else it.bit_generator.state for it in self.lucks],
            "players": deepcopy(self.players),
        }

    def restore(self, position: dict[str, Any], make_luck: Callable[[int | None], Luck]) -> None:
        """Go back to where `clone` was; what it showed then is shown again, without rewards."""
        batch = self.batch
        self.over = position["over"].copy()
        self._quiet()
        for at, state in enumerate(position["states"]):
            seat = position["learners"][at]
            self.players[at] = deepcopy(position["players"][at])
            luck = make_luck(0)
            luck.bit_generator.state = position["lucks"][at]
            self.lucks[at] = luck
            batch.asked[at] = position["asked"][at]
            if at in self.over:
                batch.states[at] = state.clone()
                batch.learners[at] = seat
                batch.show_end(at)
            else:
                batch.begin(at, state.clone(), 0, seat, self._lucks_of(at))
        batch.words = position["words"].copy()
        self._fill()

    def _lucks_of(self, at: int) -> list[Chance]:
        """The luck of the others in a row, as the batch draws from it."""
        return [Chance(b"") if bot is None else bot.chance for bot in self.players[at]]

    def _quiet(self) -> None:
        for name in ("rewards", "reward", "ended", "illegal", "finished"):
            self.arrays[name].fill(0)

    def _begin(self, at: int, seed: int | None) -> None:
        """A new game; nobody wins one before the learner has chosen anything."""
        plan, luck = self.plan, self.lucks[at]
        assert luck is not None
        episode = int(luck.integers(2**31)) if seed is None else seed
        seat = plan.seat
        if plan.levels is None:
            self.batch.begin(at, plan.table.new(episode), episode, -1, [])
        else:
            if seat == ANY_SEAT:
                seat = int(luck.integers(plan.table.seats))
            self.players[at] = hired(plan.levels, seat, episode)
            self.batch.begin(at, plan.table.new(episode), episode, seat, self._lucks_of(at))
        while self.batch.stuck and self.batch.stuck[-1] == at:
            self._ask_others(self.batch.stuck.pop())

    def _ask_others(self, at: int) -> None:
        play_others(self.batch.states[at], self.batch.learners[at], self.players[at])
        self.batch.go_on(at)

    def _refuse(self, at: int) -> None:
        """The learner chose what is no option."""
        self.arrays["illegal"][at] = True
        if self.plan.illegal == END:
            rewards = [0.0] * self.plan.table.seats
            rewards[self.batch.asked[at]] = ILLEGAL
            self._end(at, rewards)
            return
        luck, options = self.lucks[at], self.batch.options[at]
        assert luck is not None
        option = options[int(luck.integers(len(options)))]
        self.batch.states[at].act(option, self.batch.asked[at])
        self.batch.go_on(at)

    def _finish(self, at: int) -> None:
        """A game has come to its own end."""
        state, arrays = self.batch.states[at], self.arrays
        arrays["finished"][at] = True
        arrays["scores"][at] = state.scores
        arrays["won"][at] = self.batch.asked[at] in state.winners
        self._end(at, self.plan.reward(state))

    def _end(self, at: int, rewards: list[float]) -> None:
        batch, arrays = self.batch, self.arrays
        arrays["rewards"][at] = rewards
        arrays["reward"][at] = rewards[batch.asked[at]]
        arrays["ended"][at] = True
        batch.show_end(at)
        if self.plan.autoreset is AutoresetMode.SAME_STEP:
            arrays["final"][at] = np.frombuffer(batch.seen[at], np.uint8)
            arrays["final_seat"][at] = batch.asked[at]
            self._begin(at, None)
        else:
            self.over.append(at)

    def _fill(self) -> None:
        self.batch.fill(self._seen, self._mask)
        self.arrays["seat"][:] = self.batch.asked
        self.arrays["drawn"][:] = self.batch.drawn


def _buffer(array: NDArray[Any]) -> memoryview:
    """The bytes of an array, to be written row by row."""
    flat: Any = array
    return memoryview(flat).cast("B")
