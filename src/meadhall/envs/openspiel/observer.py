"""What OpenSpiel is shown of a table: what a seat knows, as numbers and text, or a part of it."""

import json
from typing import TYPE_CHECKING, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from meadhall.core.game import Game

if TYPE_CHECKING:
    from meadhall.envs.openspiel.spiel import SpielState

# So many of a seat's answers stand in its information-state tensor, more than it ever gave.
MOST_ANSWERS: Final = 512
# What the methods of a state itself observe.
USUAL: Final = pyspiel.IIGObservationType(perfect_recall=False)


class SpielObserver:
    """What one seat sees, as numbers and as text.

    The tensor's piece ``observation`` holds the engine's own numbers, as they are. With perfect
    recall a piece ``answers`` follows: the seat's answers in order, each its action plus one. What
    everybody sees, and what only this seat does, can be had apart, as text.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        kind: pyspiel.IIGObservationType,
        params: dict[str, object] | None,
    ) -> None:
        if params:
            raise ValueError(f"an observer of Meadhall has no parameters; it was given {params}")
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        nobodys = kind.private_info == pyspiel.PrivateInfoType.NONE
        whole = kind.public_info and own
        part = not kind.perfect_recall and (own if not kind.public_info else nobodys)
        if not whole and not part:
            raise ValueError(
                "Meadhall observes what one seat may know: public_info=True and"
                " private_info=SINGLE_PLAYER, with or without perfect_recall; and without it"
                " either of the two alone, public_info=True and private_info=NONE or the other way"
            )
        self._own = own
        self._public = kind.public_info
        self._recalls = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if whole:
            size = len(game.observation(seats))
            self.tensor = np.zeros(size + (MOST_ANSWERS if self._recalls else 0), np.float32)
            self.dict["observation"] = self.tensor[:size]
            if self._recalls:
                self.dict["answers"] = self.tensor[size:]

    def set_from(self, state: "SpielState", player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        table = state.sitting.table
        if table is None:
            return
        self.dict["observation"][:] = np.frombuffer(table.observe(player), np.uint8)
        if self._recalls:
            answers = state.sitting.memories[player].answers[:MOST_ANSWERS]
            self.dict["answers"][: len(answers)] = np.array(answers, np.float32) + 1

    def string_from(self, state: "SpielState", player: int) -> str:
        if self._recalls:
            return state.sitting.information(player)
        table = state.sitting.table
        if table is None:
            return ""
        seen = table.view(player if self._own else None)
        if not self._public:
            seen = _beyond(seen, table.view(None))
        return json.dumps(seen, ensure_ascii=False)


def _beyond(own: dict[str, object], everybodys: dict[str, object]) -> dict[str, object]:
    """What is in one's own view and not in everybody's; of a list, by its places."""
    found: dict[str, object] = {}
    for name, seen in own.items():
        there = everybodys.get(name)
        if seen == there and name in everybodys:
            continue
        one, other = _by_place(seen), _by_place(there)
        if one is not None and other is not None and one.keys() == other.keys():
            found[name] = _beyond(one, other)
        else:
            found[name] = seen
    return found


def _by_place(seen: object) -> dict[str, object] | None:
    if isinstance(seen, list):
        return {str(place): it for place, it in enumerate(seen)}
    return seen if isinstance(seen, dict) else None
