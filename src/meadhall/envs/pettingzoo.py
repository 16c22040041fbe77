"""PettingZoo: every seat an agent. `env` asks those who are asked, `parallel_env` all at once."""

from typing import Any, Final

from pettingzoo import AECEnv

from meadhall.core.engine.batch import options_of
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.envs.agents import SeatedAgents
from meadhall.envs.cycles import TableCyclesEnv
from meadhall.envs.parallel import TableParallelEnv
from meadhall.envs.rewards import ILLEGAL
from meadhall.envs.table import END, Table, mask_of, number_of, observed, refused

__all__ = ["TableAECEnv", "TableCyclesEnv", "TableParallelEnv", "env", "parallel_env", "raw_env"]

# Where the mask is: in the observation beside the numbers, or only in the infos.
IN_OBSERVATION: Final = "observation"
IN_INFO: Final = "info"
# What a position keeps beside the game: where PettingZoo's own bookkeeping stands.
_KEPT: Final = (
    "rewards", "_cumulative_rewards", "terminations", "truncations", "agent_selection",
    "_skip_agent_selection", "_chosen",
)  # fmt: skip


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
        return TableCyclesEnv(TableParallelEnv(game, seats, settings, **options))
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


class TableAECEnv(SeatedAgents, AECEnv):
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
        if mask not in (IN_OBSERVATION, IN_INFO):
            raise SetupError(f"mask is {mask!r}; expected {IN_OBSERVATION!r} or {IN_INFO!r}")
        self.mask = mask
        table = Table(game, seats, settings, cards)
        masked = mask == IN_OBSERVATION
        super().__init__(table, table.actions, masked, reward, illegal, max_cycles, render_mode)
        self.metadata["is_parallelizable"] = False

    # -- what PettingZoo asks for ----------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or one the last seed leads to. No options are known."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._chosen = [0] * self.table.seats
        self._next()
        self._show()

    def last(self, observe: bool = True) -> Any:
        _ = self.game_state  # there is nobody to ask for before the first reset
        return super().last(observe)

    def observe(self, agent: str) -> Any:
        seat = self._seat(agent)
        numbers = observed(self.game_state, seat)
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
        self._choose(seat, action)
        if not any(self.terminations.values()):
            self._next()
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        """The board in the eyes of the seat that is asked."""
        over = self.game_state.over
        return self._paint(None if over else self.possible_agents.index(self.agent_selection))

    # -- more than it asks for -------------------------------------------------------------------

    def clone(self) -> dict[str, Any]:
        """The position, for `restore`: can be pickled, and is no part of the environment."""
        found = {**self._position(), **{name: _copied(getattr(self, name)) for name in _KEPT}}
        found["infos"] = {agent: dict(info) for agent, info in self.infos.items()}
        return found

    def restore(self, position: dict[str, Any]) -> None:
        """Go back to a position that `clone` gave, as often as one likes."""
        self._go_back(position)
        for name in _KEPT:
            setattr(self, name, _copied(position[name]))
        self.infos = {agent: dict(info) for agent, info in position["infos"].items()}

    # -- a step ----------------------------------------------------------------------------------

    def _choose(self, seat: int, action: Any) -> None:
        state = self.game_state
        option = number_of(action)
        options = options_of(state, seat)
        self._chosen[seat] += 1
        if option not in options:
            self.infos[self.agent_selection]["illegal"] = refused(state, seat, action)
            if self.illegal == END:
                self.rewards[self.agent_selection] = ILLEGAL
                self.terminations = dict.fromkeys(self.agents, True)
                return
            option = self._any(options)
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
        ended = any(self.terminations.values()) or any(self.truncations.values())
        for agent in self.agents if ended else [self.agent_selection]:
            self.infos[agent]["action_mask"] = self._mask(self.possible_agents.index(agent))
        if self.render_mode == "human":
            self.render()


def _copied(value: Any) -> Any:
    return value.copy() if isinstance(value, (dict, list)) else value
