"""PettingZoo's other shape: in every cycle all seats act, and who is not asked waits."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from meadhall.core.engine.batch import options_of
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
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


class TableParallelEnv(ParallelEnv):
    """One action more than the game has, the last: to wait. Who is not asked has only that one.

    Whatever a seat sends that is not asked is taken for waiting. Seats that decide at the same time
    do so in one cycle.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        settings: dict[str, object] | None = None,
        cards: object = None,
        reward: str = "win",
        illegal: str = END,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """As of `TableAECEnv`; the mask is always in the observation."""
        self.table = Table(game, seats, settings, cards)
        self.reward = reward_named(reward)
        self.illegal = check_illegal(illegal)
        self.max_cycles = check_cycles(max_cycles)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{self.table.game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.wait = self.table.actions
        both = {
            "observation": spaces.Box(0, self.table.most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(both) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._state: State | None = None
        self._luck: np.random.Generator | None = None
        self._painter: Painter | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def game_state(self) -> State:
        """The state of the engine, secrets and all."""
        if self._state is None:
            raise SetupError("there is no game yet: call reset()")
        return self._state

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game: that of the seed, or one the last seed leads to. No options are known."""
        seed = None if seed is None else check_seed(seed)
        if self._luck is None or seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._state = self.table.new(int(self._luck.integers(2**31)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        seen = self._seen(False)
        if self.render_mode == "human":
            self.render()
        return seen, {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self.game_state
        if not self.agents:
            raise SetupError("the episode is over: call reset()")
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        broken = False
        for seat in [pending.seat for pending in state.pending]:
            agent = self.possible_agents[seat]
            option = number_of(actions.get(agent))
            options = options_of(state, seat)
            if options and option not in options:
                infos[agent]["illegal"] = refused(state, seat, option)
                if self.illegal == END:
                    rewards[agent] = ILLEGAL
                    broken = True
                    break
                assert self._luck is not None
                option = options[int(self._luck.integers(len(options)))]
            if options:
                state.act(option, seat)
        if state.over and not broken:
            rewards = dict(zip(self.agents, self.reward(state), strict=True))
        self._cycles += 1
        ended = state.over or broken
        cut = not ended and self.max_cycles is not None and self._cycles >= self.max_cycles
        seen = self._seen(ended)
        agents = self.agents
        if ended or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, ended), dict.fromkeys(agents, cut), infos

    def render(self) -> Any:
        """The board as everybody may see it."""
        if self.render_mode is None:
            raise SetupError(f"say render_mode when the environment is made: {RENDER_MODES}")
        if self._painter is None:
            self._painter = Painter(self.game_state, self.possible_agents)
        return self._painter.render(self.game_state, None, self.render_mode)

    def close(self) -> None:
        self._painter = None

    def clone(self) -> dict[str, Any]:
        """The position, for `restore`: can be pickled, and is no part of the environment."""
        state = self.game_state
        assert self._luck is not None
        return {
            "state": state.clone(),
            "agents": self.agents.copy(),
            "cycles": self._cycles,
            "luck": self._luck.bit_generator.state,
        }

    def restore(self, position: dict[str, Any]) -> dict[str, Any]:
        """Go back to a position that `clone` gave; gives the observations there."""
        self._state = position["state"].clone()
        self.agents = position["agents"].copy()
        self._cycles = position["cycles"]
        self._luck, _ = seeding.np_random(0)
        self._luck.bit_generator.state = position["luck"]
        return self._seen(not self.agents)

    def _seen(self, ended: bool) -> dict[str, Any]:
        state = self.game_state
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            options = options_of(state, seat) or [self.wait]
            mask = mask_of(options, self.wait + 1, ended)
            found[agent] = {"observation": observed(state, seat), "action_mask": mask}
        return found

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_painter": None}

    def __copy__(self) -> "TableParallelEnv":
        return deepcopy(self)
