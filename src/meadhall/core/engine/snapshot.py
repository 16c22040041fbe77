"""The pieces of a state as JSON and back: what every game's save shares."""

from typing import cast

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.frame import Frame
from meadhall.core.engine.state import State
from meadhall.core.errors import RecordError


def common_to_json(state: State) -> dict[str, object]:
    """Luck, procedures in progress and counters."""
    return {
        "chance": {"key": state.chance.key.hex(), "position": state.chance.position},
        "stack": [frame.to_json() for frame in state.stack],
        "lanes": [[frame.to_json() for frame in lane] for lane in state.lanes],
        "steps": state.steps,
        "reveals": state.reveals,
    }


def read_chance(data: dict[str, object]) -> Chance:
    """The source of luck that `common_to_json` wrote."""
    luck = cast(dict[str, object], data["chance"])
    return Chance(bytes.fromhex(cast(str, luck["key"])), cast(int, luck["position"]))


def read_common(state: State, data: dict[str, object], blanks: list[Frame]) -> None:
    """Procedures and counters; `blanks` holds one frame of every procedure of the game."""
    state.steps = cast(int, data["steps"])
    state.reveals = cast(int, data["reveals"])
    state.stack = _frames(cast(list[list[object]], data["stack"]), blanks)
    lanes = cast(list[list[list[object]]], data["lanes"])
    state.lanes = [_frames(lane, blanks) for lane in lanes]
    state.log = []
    state._ask_again()


def fields_to_json(state: State, fields: tuple[str, ...]) -> dict[str, object]:
    """The game's own fields: numbers, lists, tuples, tuples and lists of tuples."""
    return {field: _plain(getattr(state, field)) for field in fields}


def read_fields(state: State, data: dict[str, object], fields: tuple[str, ...]) -> None:
    """JSON knows no tuples: every value takes the shape it has in the blank state."""
    for field in fields:
        setattr(state, field, _like(getattr(state, field), data[field]))


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _like(model: object, value: object) -> object:
    if isinstance(model, tuple):
        if model and isinstance(model[0], tuple):
            return tuple([tuple(hand) for hand in cast(list[list[int]], value)])
        return tuple(cast(list[int], value))
    if isinstance(model, list):
        if model and isinstance(model[0], tuple):
            return [tuple(hand) for hand in cast(list[list[int]], value)]
        return list(cast(list[int], value))
    return value


def _frames(saved: list[list[object]], blanks: list[Frame]) -> list[Frame]:
    frames: list[Frame] = []
    for values in saved:
        frame = _blank(str(values[0]), blanks)
        frame.read_json(values)
        frames.append(frame)
    return frames


def _blank(name: str, blanks: list[Frame]) -> Frame:
    for frame in blanks:
        if name == frame.NAME:
            return frame.copy()
    raise RecordError(f"unknown procedure {name!r}; the game was saved by another version")
