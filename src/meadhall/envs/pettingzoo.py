"""PettingZoo: every seat an agent. `env` asks those who are asked, `parallel_env` all at once."""

from copy import deepcopy
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_to_aec

from meadhall.core.engine.batch import options_of
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.envs.parallel import TableParallelEnv
from meadhall.envs.pictures import RENDER_MODES, Painter, check_render_mode
from meadhall.envs.registration import VERSION
from meadhall.envs.rewards import ILLEGAL, reward_named
from meadhall.envs.table import (
    END,
    Table,
    check_cycles,
    check_illegal,
    check_seed,
    mask_of,
    number_of,
    observed,
    refused,
)

__all__ = ["TableAECEnv", "TableParallelEnv", "env", "parallel_env", "raw_env"]

# Where the mask is: in the observation beside the numbers, or only in the infos.
IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"


def env(
    game: str | Game,
    seats: int | None = None,
    settings: dict[str, object] | None = None,
    turns: str = "asked",
    **options: Any,
) -> Any:
    """A game as an AEC environment; the options are those of `TableAECEnv`.

    `turns="all"`: every seat steps in every cycle, as in `parallel_env`, one after the other.
    """
    if turns == "all":
        if options.pop("mask", IN_OBSERVATION) != IN_OBSERVATION:
            raise SetupError("where turns is 'all' the mask is in the observation only")
        return parallel_to_aec(TableParallelEnv(game, seats, settings, **options))
    if turns != "asked":
        raise SetupError(f"turns is {turns!r}; expected 'asked' or 'all'")
    return TableAECEnv(game, seats, settings, **options)


raw_env = env


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    settings: dict[str, object] | None = None,
    **options: Any,
) -> TableParallelEnv:
    """A game in which all seats act in every cycle; the options are those of `TableParallelEnv`."""
    return TableParallelEnv(game, seats, settings, **options)


class TableAECEnv(AECEnv):
    """Asks the seats that are asked, one after the other, and shows each only what it may know.

    Seats that decide at the same time are asked in turn too; none sees what the others chose.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        settings: dict[str, object] | None = None,
        cards: object = None,
        reward: str = "win",
        mask: str = IN_OBSERVATION,
        illegal: str = END,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`reward`: "win", "place" or "margin". `mask`: in the "observation" or in "info".

        `illegal`: what an action that is no option does: "end" the episode, or "replace" it by a
        random option. `max_cycles`: the game is cut short before a seat chooses more often.
        """
        super().__init__()
        self.table = Table(game, seats, settings, cards)
        self.reward = reward_named(reward)
        self.illegal = check_illegal(illegal)
        self.max_cycles = check_cycles(max_cycles)
        self.render_mode = check_render_mode(render_mode)
        if mask not in (IN_OBSERVATION, IN_INFO):
            raise SetupError(f"mask is {mask!r}; expected {IN_OBSERVATION!r} or {IN_INFO!r}")
        self.mask = mask
        self.metadata = {
            "name": f"{self.table.game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        count = self.table.seats
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self.agents: list[str] = []
        numbers = spaces.Box(0, self.table.most, dtype=np.uint8)
        both = {
            "observation": numbers,
            "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
        }
        self.observation_spaces = {
            agent: spaces.Dict(both) if mask == IN_OBSERVATION else numbers
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }
        self._state: State | None = None
        self._luck: np.random.Generator | None = None
        self._painter: Painter | None = None

    # -- what PettingZoo asks for ----------------------------------------------------------------

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or one the last seed leads to. No options are known."""
        seed = None if seed is None else check_seed(seed)
        if self._luck is None or seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._state = self.table.new(int(self._luck.integers(2**31)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._chosen = [0] * self.table.seats
        self._next()
        self._show()

    def observe(self, agent: str) -> Any:
        state = self.game_state
        seat = self.possible_agents.index(agent)
        numbers = observed(state, seat)
        if self.mask == IN_INFO:
            return numbers
        return {"observation": numbers, "action_mask": self._mask(seat)}

    def step(self, action: Any) -> None:
        if self._state is None or not self.agents:
            raise SetupError("there is no episode, or it is over: call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        seat = self.possible_agents.index(agent)
        self._choose(seat, number_of(action))
        if not any(self.terminations.values()):
            self._next()
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        """The board in the eyes of the seat that is asked."""
        if self.render_mode is None:
            raise SetupError(f"say render_mode when the environment is made: {RENDER_MODES}")
        state = self.game_state
        if self._painter is None:
            self._painter = Painter(state, self.possible_agents)
        asked = None if state.over else self.possible_agents.index(self.agent_selection)
        return self._painter.render(state, asked, self.render_mode)

    def close(self) -> None:
        self._painter = None

    # -- more than it asks for -------------------------------------------------------------------

    @property
    def game_state(self) -> State:
        """The state of the engine, secrets and all: for searches of one's own, not for players."""
        if self._state is None:
            raise SetupError("there is no game yet: call reset()")
        return self._state

    def clone(self) -> dict[str, Any]:
        """The position, for `restore`: can be pickled, and is no part of the environment."""
        state = self.game_state
        kept = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations")
        more = ("agent_selection", "_skip_agent_selection", "_chosen")
        found = {name: _copied(getattr(self, name)) for name in (*kept, *more)}
        found["infos"] = {agent: dict(info) for agent, info in self.infos.items()}
        found["state"] = state.clone()
        assert self._luck is not None
        found["luck"] = self._luck.bit_generator.state
        return found

    def restore(self, position: dict[str, Any]) -> None:
        """Go back to a position that `clone` gave, as often as one likes."""
        for name, value in position.items():
            if name not in ("state", "luck"):
                setattr(self, name, _copied(value))
        self._state = position["state"].clone()
        self._luck = np.random.default_rng() if self._luck is None else self._luck
        self._luck.bit_generator.state = position["luck"]

    # -- a step ----------------------------------------------------------------------------------

    def _choose(self, seat: int, option: int) -> None:
        state = self.game_state
        options = options_of(state, seat)
        self._chosen[seat] += 1
        if option not in options:
            self.infos[self.agent_selection]["illegal"] = refused(state, seat, option)
            if self.illegal == END:
                self.rewards[self.agent_selection] = ILLEGAL
                self.terminations = dict.fromkeys(self.agents, True)
                return
            assert self._luck is not None
            option = options[int(self._luck.integers(len(options)))]
        state.act(option, seat)
        if state.over:
            self.rewards = dict(zip(self.agents, self.reward(state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)

    def _next(self) -> None:
        """Whoever is asked next; where the game was long enough, it is cut short."""
        state = self.game_state
        if self.max_cycles is not None and self._chosen[state.to_act] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[state.to_act]

    def _mask(self, seat: int) -> Any:
        state = self.game_state
        over = state.over or any(self.terminations.values())
        return mask_of(options_of(state, seat), self.table.actions, over)

    def _show(self) -> None:
        """Everybody who can be asked for `last` finds their mask, and sees the board if wanted."""
        ended = any(self.terminations.values())
        for agent in self.agents if ended else [self.agent_selection]:
            self.infos[agent]["action_mask"] = self._mask(self.possible_agents.index(agent))
        if self.render_mode == "human":
            self.render()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_painter": None}

    def __copy__(self) -> "TableAECEnv":
        return deepcopy(self)


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, (dict, list)) else value
