"""What both shapes of PettingZoo share: the seats as agents, their spaces, the game in progress."""

from copy import deepcopy
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding

from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.envs.pictures import RENDER_MODES, Painter, check_render_mode
from meadhall.envs.registration import VERSION
from meadhall.envs.rewards import reward_named
from meadhall.envs.table import (
    Bytes,
    Table,
    check_cycles,
    check_illegal,
    check_seed,
    observed,
    state_of,
)


class SeatedAgents:
    """The seats of a table, each an agent. How they take turns is for the two shapes to say."""

    def __init__(
        self,
        table: Table,
        actions: int,
        masked: bool,
        reward: str,
        illegal: str,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        """`actions`: how many an agent has. `masked`: does the mask lie in the observation?"""
        self.table = table
        self.reward = reward_named(reward)
        self.illegal = check_illegal(illegal)
        self.max_cycles = check_cycles(max_cycles)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {
            "name": f"{table.game.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        numbers = spaces.Box(0, table.most, dtype=np.uint8)
        both = {"observation": numbers, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
        self.observation_spaces = {
            agent: spaces.Dict(both) if masked else numbers for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, np.tile(table.most, table.seats), dtype=np.uint8)
        self._state: State | None = None
        self._luck: np.random.Generator | None = None
        self._painter: Painter | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._agent(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._agent(agent)]

    def state(self) -> Bytes:
        """What all seats know together, one after the other: for a critic that sees every hand.

        What nobody knows, such as the order of a deck, is not in it.
        """
        return np.concatenate([observed(self.game_state, at) for at in range(self.table.seats)])

    @property
    def game_state(self) -> State:
        """The state of the engine, secrets and all: for searches of one's own, not for players."""
        if self._state is None:
            raise SetupError("there is no game yet: call reset()")
        return self._state

    def close(self) -> None:
        self._painter = None

    def _agent(self, agent: object) -> str:
        """The same, if there is such an agent."""
        if agent not in self.possible_agents:
            known = ", ".join(self.possible_agents)
            raise SetupError(f"there is no agent {agent!r}; there are: {known}")
        return str(agent)

    def _seat(self, agent: object) -> int:
        return self.possible_agents.index(self._agent(agent))

    def _begin(self, seed: int | None) -> None:
        """A new game: that of the seed, or one the last seed leads to."""
        seed = None if seed is None else check_seed(seed)
        if self._luck is None or seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._state = self.table.new(int(self._luck.integers(2**31)) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def _any(self, options: list[int]) -> int:
        """One of them, by the luck of the environment."""
        assert self._luck is not None
        return options[int(self._luck.integers(len(options)))]

    def _paint(self, seat: int | None) -> Any:
        """The board in the eyes of a seat; None: as everybody may see it."""
        if self.render_mode is None:
            modes = ", ".join(RENDER_MODES)
            raise SetupError(f"say render_mode when the environment is made: {modes}")
        if self._painter is None:
            self._painter = Painter(self.game_state, self.possible_agents)
        return self._painter.render(self.game_state, seat, self.render_mode)

    def _position(self) -> dict[str, Any]:
        """Where the game and the luck of the environment stand."""
        state = self.game_state.clone()
        assert self._luck is not None
        return {"state": state, "luck": self._luck.bit_generator.state, "agents": self.agents[:]}

    def _go_back(self, position: dict[str, Any]) -> None:
        """To what `_position` gave."""
        self._state = state_of(position, self.table)
        self._luck, _ = seeding.np_random(0)
        self._luck.bit_generator.state = position["luck"]
        self.agents = position["agents"][:]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_painter": None}

    def __copy__(self) -> Self:
        return deepcopy(self)
