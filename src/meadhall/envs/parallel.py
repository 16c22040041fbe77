"""PettingZoo's other shape: in every cycle all seats act, and who is not asked waits."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from meadhall.core.engine.batch import options_of
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.envs.agents import SeatedAgents
from meadhall.envs.rewards import ILLEGAL
from meadhall.envs.table import END, Table, mask_of, number_of, observed, refused, short


class TableParallelEnv(SeatedAgents, ParallelEnv):
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
        table = Table(game, seats, settings, cards)
        # The one action more.
        self.wait = table.actions
        super().__init__(table, table.actions + 1, True, reward, illegal, max_cycles, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """A new game: that of the seed, or one the last seed leads to. No options are known."""
        self._begin(seed)
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
        if not isinstance(actions, Mapping):
            raise SetupError(f"actions are {short(actions)}; expected a dict by agent")
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        broken = False
        for seat in [pending.seat for pending in state.pending]:
            agent = self.possible_agents[seat]
            action = actions.get(agent)
            option = number_of(action)
            options = options_of(state, seat)
            if options and option not in options:
                infos[agent]["illegal"] = refused(state, seat, action)
                if self.illegal == END:
                    rewards[agent] = ILLEGAL
                    broken = True
                    break
                option = self._any(options)
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
        return self._paint(None)

    def clone(self) -> dict[str, Any]:
        """The position, for `restore`: can be pickled, and is no part of the environment."""
        return {**self._position(), "cycles": self._cycles}

    def restore(self, position: dict[str, Any]) -> dict[str, Any]:
        """Go back to a position that `clone` gave; gives the observations there."""
        self._go_back(position)
        self._cycles = position["cycles"]
        return self._seen(not self.agents)

    def _seen(self, ended: bool) -> dict[str, Any]:
        state = self.game_state
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            options = options_of(state, seat) or [self.wait]
            mask = mask_of(options, self.wait + 1, ended)
            found[agent] = {"observation": observed(state, seat), "action_mask": mask}
        return found
