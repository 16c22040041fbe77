"""PettingZoo's AEC shape in which every seat steps in every cycle, asked or not."""

from copy import deepcopy
from typing import Any, Self

from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.envs.parallel import TableParallelEnv


class TableCyclesEnv(parallel_to_aec_wrapper):
    """PettingZoo's own conversion of `TableParallelEnv`, which can be copied and go back as well.

    The actions of a cycle are carried out together, once its last seat has stepped.
    """

    def __init__(self, table: TableParallelEnv) -> None:
        super().__init__(table)
        # All that comes after this is where the cycles stand.
        self._made = frozenset((*vars(self), "_made"))

    @property
    def game_state(self) -> State:
        """The state of the engine, secrets and all: for searches of one's own, not for players."""
        state: State = self.env.game_state
        return state

    def last(self, observe: bool = True) -> Any:
        _ = self.game_state  # there is nobody to ask for before the first reset
        return super().last(observe)

    def step(self, action: Any) -> None:
        if not getattr(self, "agents", None):
            raise SetupError("there is no episode, or it is over: call reset()")
        super().step(action)

    def clone(self) -> dict[str, Any]:
        """The position, for `restore`: can be pickled, and is no part of the environment."""
        return {"game": self.env.clone(), "cycle": deepcopy(self._cycle())}

    def restore(self, position: dict[str, Any]) -> None:
        """Go back to a position that `clone` gave, as often as one likes."""
        if not isinstance(position, dict) or position.keys() != {"game", "cycle"}:
            raise SetupError("that is no position; expected what clone() gave")
        self.env.restore(position["game"])
        self.__dict__.update(deepcopy(position["cycle"]))

    def _cycle(self) -> dict[str, Any]:
        return {name: it for name, it in vars(self).items() if name not in self._made}

    def __copy__(self) -> Self:
        return deepcopy(self)
