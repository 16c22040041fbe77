"""Gymnasium: one learner among bots."""

from copy import deepcopy
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from meadhall.bots.bot import Bot
from meadhall.core.engine.batch import options_of
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.envs.opponents import Opponents, hired, levels_for, play_others
from meadhall.envs.pictures import RENDER_MODES, Painter, check_render_mode
from meadhall.envs.rewards import ILLEGAL, reward_named
from meadhall.envs.table import (
    END,
    Bytes,
    Table,
    check_illegal,
    check_seat,
    check_seed,
    mask_of,
    number_of,
    observed,
    refused,
    state_of,
)

# The seat of the learner is drawn anew for every episode.
ANY_SEAT: Final = -1


class LearnerEnv(gymnasium.Env):
    """The learner's seat at a table. An observation is what the seat may know, a byte each.

    The mask of the legal actions is in ``info["action_mask"]``, and `action_masks` gives it to
    whoever prefers to ask. The reward comes at the end of the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        settings: dict[str, object] | None = None,
        cards: object = None,
        opponents: Opponents = "random",
        seat: int = 0,
        reward: str = "win",
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: a level of `meadhall.bots`, or one for each other seat, clockwise.

        `seat`: the learner's; -1: another in every episode. `reward`: "win", "place" or "margin".
        `illegal`: what an action that is no option does: "end" the episode with the reward -1, or
        "replace" it by a random option.
        """
        self.table = Table(game, seats, settings, cards)
        self.wanted_seat = check_seat(seat, self.table.seats)
        self.levels = levels_for(opponents, self.table.seats)
        self.seat = max(self.wanted_seat, 0)
        self.reward = reward_named(reward)
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = spaces.Box(0, self.table.most, dtype=np.uint8)
        self.action_space = spaces.Discrete(self.table.actions)
        self._state: State | None = None
        self._players: list[Bot | None] = []
        self._broken = False
        self._painter: Painter | None = None

    # -- what Gymnasium asks for -----------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """A new game: that of the seed, or one the last seed leads to. No options are known."""
        seed = None if seed is None else check_seed(seed)
        super().reset(seed=seed)
        episode = int(self.np_random.integers(2**31)) if seed is None else seed
        if self.wanted_seat == ANY_SEAT:
            self.seat = int(self.np_random.integers(self.table.seats))
        self._state = self.table.new(episode)
        self._players = hired(self.levels, self.seat, episode)
        self._broken = False
        play_others(self._state, self.seat, self._players)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        state = self.game_state
        if self._over():
            raise SetupError("the episode is over: call reset()")
        option = number_of(action)
        options = options_of(state, self.seat)
        why_not = ""
        if option not in options:
            why_not = refused(state, self.seat, action)
            self._broken = self.illegal == END
            option = options[0 if self._broken else int(self.np_random.integers(len(options)))]
        if not self._broken:
            state.act(option, self.seat)
            play_others(state, self.seat, self._players)
        info = self._info()
        if why_not:
            info["illegal"] = why_not
        reward = 0.0
        if self._broken:
            reward = ILLEGAL
        elif state.over:
            reward = self.reward(state)[self.seat]
            info["scores"] = np.array(state.scores)
            info["won"] = self.seat in state.winners
        return self._seen(), reward, self._over(), False, info

    def render(self) -> Any:
        """The board in the eyes of the learner."""
        if self.render_mode is None:
            raise SetupError(f"say render_mode when the environment is made: {RENDER_MODES}")
        if self._painter is None:
            names = [f"player_{seat}" for seat in range(self.table.seats)]
            self._painter = Painter(self.game_state, names)
        return self._painter.render(self.game_state, self.seat, self.render_mode)

    def close(self) -> None:
        self._painter = None

    # -- more than it asks for -------------------------------------------------------------------

    @property
    def game_state(self) -> State:
        """The state of the engine, secrets and all: for searches of one's own, not for players."""
        if self._state is None:
            raise SetupError("there is no game yet: call reset()")
        return self._state

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def clone(self) -> dict[str, Any]:
        """The position, for `restore`: can be pickled, and is no part of the environment."""
        return {
            "state": self.game_state.clone(),
            "seat": self.seat,
            "broken": self._broken,
            "luck": self.np_random.bit_generator.state,
            "players": deepcopy(self._players),
        }

    def restore(self, position: dict[str, Any]) -> None:
        """Go back to a position that `clone` gave, as often as one likes."""
        self._state = state_of(position, self.table)
        self.seat = position["seat"]
        self._broken = position["broken"]
        self.np_random.bit_generator.state = position["luck"]
        self._players = deepcopy(position["players"])

    # -- what the learner sees -------------------------------------------------------------------

    def _seen(self) -> Bytes:
        if self.render_mode == "human":
            self.render()
        return observed(self.game_state, self.seat)

    def _over(self) -> bool:
        return self.game_state.over or self._broken

    def _mask(self) -> NDArray[np.int8]:
        options = options_of(self.game_state, self.seat)
        return mask_of(options, self.table.actions, self._over())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_painter": None}

    def __copy__(self) -> "LearnerEnv":
        return deepcopy(self)
