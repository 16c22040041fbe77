"""Gymnasium's vector environment: many tables stepped together inside compiled code."""

from collections.abc import Iterable
from contextlib import suppress
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.envs.crew import CLONE, RESET, RESTORE, STEP, Crew, Here, laid_out, size_of
from meadhall.envs.opponents import Opponents
from meadhall.envs.rows import Plan, Rows
from meadhall.envs.table import END, check_count, check_seed, checked, number_of, short

# What `options` of `reset` know: which rows begin anew, as Gymnasium's own vectors know it.
RESET_MASK: Final = "reset_mask"
# What the infos tell of every row, and in which array it is.
_INFOS: Final = {
    "action_mask": "mask",
    "seat": "seat",
    "illegal": "illegal",
    "rewards": "rewards",
    "random_action": "drawn",
}


def make_vector_env(num_envs: int = 1, **options: Any) -> "TableVectorEnv":
    """For ``gymnasium.make_vec``."""
    return TableVectorEnv(num_envs=num_envs, **options)


def _autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    with suppress(ValueError):
        return AutoresetMode(mode)
    known = ", ".join(repr(it.value) for it in AutoresetMode)
    raise SetupError(f"autoreset_mode is {mode!r}; expected one of {known}")


class TableVectorEnv(VectorEnv):
    """As many tables as one likes; each row is what `LearnerEnv` of the same seed would give.

    With `opponents=None` the learner plays all seats: ``infos["seat"]`` says whose turn it is in
    each row, the reward is that of the seat that chose, and ``infos["rewards"]`` has everybody's.
    ``infos["random_action"]`` is a legal action drawn at random, for whoever explores. The step
    that ends a game tells its ``infos["scores"]``, and in ``infos["won"]`` whether the seat that
    chose has won.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        settings: dict[str, object] | None = None,
        cards: object = None,
        opponents: Opponents | None = "random",
        seat: int = 0,
        reward: str = "win",
        illegal: str = END,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        processes: int = 1,
        render_mode: str | None = None,
    ) -> None:
        """`copy=False` hands out the arrays themselves, which the next step overwrites.

        `autoreset_mode`: NEXT_STEP, which is the default, SAME_STEP, or DISABLED, where a row whose
        episode is over stands still until ``reset(options={"reset_mask": rows})``. `processes`: the
        rows are shared out among so many, this one among them, which write into memory they share.
        """
        self.closed = True  # until there is something to close
        mode = _autoreset(autoreset_mode)
        if render_mode is not None:
            raise SetupError("many tables are not rendered; make one with gymnasium.make")
        num_envs = check_count("num_envs", num_envs, 1)
        processes = check_count("processes", processes, 1)
        if processes > num_envs:
            raise SetupError(
                f"num_envs is {num_envs}, processes {processes}; expected at least one table each"
            )
        # What a copy is made with.
        self._options = {
            "game": game, "num_envs": num_envs, "seats": seats, "settings": settings,
            "cards": cards, "opponents": opponents, "seat": seat, "reward": reward,
            "illegal": illegal, "autoreset_mode": mode, "copy": copy, "processes": processes,
        }  # fmt: skip
        self._begun = False
        self.plan = Plan(game, seats, settings, cards, opponents, seat, reward, illegal, mode)
        self.num_envs = num_envs
        self.copy = copy
        self.autoreset_mode = mode
        self.metadata = {"autoreset_mode": mode}
        self.render_mode = None
        self.spec = None
        table = self.plan.table
        self.single_observation_space = spaces.Box(0, table.most, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(table.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shares = np.array_split(np.arange(num_envs), processes)
        self._shares = [slice(int(it[0]), int(it[-1]) + 1) for it in shares]
        self._memory: SharedMemory | None = None
        if processes == 1:
            self.arrays = {
                name: np.zeros(shape, kind)
                for name, (shape, kind) in self.plan.shapes(num_envs).items()
            }
            self._crews: list[Crew | Here] = [Here(Rows(self.plan, self.arrays))]
        else:
            self._memory = SharedMemory(create=True, size=size_of(self.plan, num_envs))
            self.arrays = laid_out(self.plan, num_envs, self._memory)
            name = self._memory.name
            self._crews = [
                Crew(self.plan, name, num_envs, share.start, share.stop)
                for share in self._shares[:-1]
            ]
            # The last share is this process's own: it would only wait for the others. They are
            # told first, so that all work at the same time.
            own = {key: array[self._shares[-1]] for key, array in self.arrays.items()}
            self._crews.append(Here(Rows(self.plan, own)))
        self.closed = False

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """New games; row number n of `seed=7` plays what seed 7 + n gives.

        They begin everywhere, or only in the rows of ``options["reset_mask"]``, an array of bools.
        """
        self._check_open()
        wanted = self._wanted(options)
        seeds: list[int | None]
        if seed is None:
            seeds = [None] * self.num_envs
        elif isinstance(seed, (list, tuple, np.ndarray)):
            seeds = [None if it is None else check_seed(it) for it in seed]
        else:
            first = check_seed(seed)
            seeds = [first + at for at in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise SetupError(f"{len(seeds)} seeds for {self.num_envs} tables; expected one each")
        self._begun = True
        for crew, share in zip(self._crews, self._shares, strict=True):
            crew.tell(RESET, (seeds[share], wanted[share]))
        self._wait()
        return self._out("seen"), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[
        NDArray[np.uint8],
        NDArray[np.float64],
        NDArray[np.bool_],
        NDArray[np.bool_],
        dict[str, Any],
    ]:
        """One action a row; an episode that is over begins anew, as `autoreset_mode` says."""
        self._check_begun()
        self._take(actions)
        for crew in self._crews:
            crew.tell(STEP)
        self._wait()
        infos = self._infos()
        ended = self._out("ended")
        if ended.any():
            infos.update(self._outcome())
            if self.autoreset_mode is AutoresetMode.SAME_STEP:
                infos["final_obs"], infos["_final_obs"] = self._out("final"), ended.copy()
                infos["final_info"], infos["_final_info"] = self._final_info(), ended.copy()
        never = np.zeros(self.num_envs, np.bool_)
        return self._out("seen"), self._out("reward"), ended, never, infos

    def close_extras(self, **kwargs: Any) -> None:
        for crew in self._crews:
            crew.close()
        self._crews = []
        self.arrays = {}
        if self._memory is not None:
            self._memory.unlink()
            with suppress(BufferError):  # whoever still holds an array of it may go on reading
                self._memory.close()

    def clone(self) -> list[Any]:
        """Where all rows stand, for `restore`: can be pickled, and is no part of it."""
        self._check_begun()
        for crew in self._crews:
            crew.tell(CLONE)
        return self._wait()

    def restore(self, position: list[Any]) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Go back to where `clone` was, in an environment made alike; gives what `reset` gives."""
        self._check_open()
        if not isinstance(position, list) or not all(
            isinstance(share, dict) and "states" in share for share in position
        ):
            raise SetupError("that is no position; expected what clone() gave")
        rows = [len(share["states"]) for share in position]
        if rows != [share.stop - share.start for share in self._shares]:
            raise SetupError(
                f"the position has {sum(rows)} tables in {len(rows)} processes; expected"
                f" {self.num_envs} in {len(self._shares)}, as this environment has"
            )
        for share in position:
            for state in share["states"]:
                checked(state, self.plan.table)
        for crew, share in zip(self._crews, position, strict=True):
            crew.tell(RESTORE, share)
        self._wait()
        self._begun = True
        return self._out("seen"), self._infos()

    def _wanted(self, options: dict[str, Any] | None) -> list[bool]:
        """Which rows are to begin anew."""
        mask = None if options is None else options.get(RESET_MASK)
        if mask is None:
            return [True] * self.num_envs
        self._check_begun()
        rows = np.asarray(mask)
        if rows.dtype != np.bool_ or rows.shape != (self.num_envs,):
            raise SetupError(
                f"reset_mask is {short(mask)}; expected true or false for each of"
                f" {self.num_envs} tables"
            )
        wanted: list[bool] = rows.tolist()
        return wanted

    def _check_open(self) -> None:
        if self.closed:
            raise SetupError("the environment is closed: make another")

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise SetupError("there is no game yet: call reset()")

    def _take(self, actions: Any) -> None:
        """One action a row. What is no number, or none of ours, is -1, which is never an option."""
        chosen = self.arrays["chosen"]
        if not isinstance(actions, np.ndarray) or actions.dtype.kind not in "iu":
            known = range(self.plan.table.actions)
            listed = actions if isinstance(actions, Iterable) else [actions]
            numbers = [number_of(it) for it in listed]
            actions = np.array([it if it in known else -1 for it in numbers], np.int64)
        if actions.shape != chosen.shape:
            raise SetupError(
                f"actions have the shape {actions.shape}; expected one for each of"
                f" {self.num_envs} tables"
            )
        np.maximum(actions.astype(np.int64, copy=False), -1, out=chosen)

    def __getstate__(self) -> dict[str, Any]:
        """How it was made and where it stands; a copy has arrays and processes of its own."""
        self._check_open()
        return {"options": self._options, "position": self.clone() if self._begun else None}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        TableVectorEnv.__init__(self, **kept["options"])
        if kept["position"] is not None:
            self.restore(kept["position"])

    def _wait(self) -> list[Any]:
        return [crew.wait() for crew in self._crews]

    def _out(self, name: str) -> NDArray[Any]:
        return self.arrays[name].copy() if self.copy else self.arrays[name]

    def _outcome(self) -> dict[str, Any]:
        """How the games ended that came to their own end."""
        infos: dict[str, Any] = {}
        for name in ("scores", "won"):
            infos[name], infos[f"_{name}"] = self._out(name), self._out("finished")
        return infos

    def _final_info(self) -> dict[str, Any]:
        """What the infos would have told of the episodes that are over."""
        infos = self._outcome()
        anything = np.broadcast_to(np.int8(1), self.arrays["mask"].shape)
        for name, array in (
            ("action_mask", anything),
            ("seat", self._out("final_seat")),
            ("illegal", self._out("illegal")),
            ("rewards", self._out("rewards")),
        ):
            infos[name], infos[f"_{name}"] = array, self._out("ended")
        return infos

    def _infos(self) -> dict[str, Any]:
        everybody = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for name, array in _INFOS.items():
            infos[name] = self._out(array)
            infos[f"_{name}"] = everybody
        return infos
