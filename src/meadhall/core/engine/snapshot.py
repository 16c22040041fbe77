"""The whole state as JSON and back: what follows from the fields that a game declares."""

from typing import TYPE_CHECKING, Final, cast

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.frame import Frame, declared_fields, fields_of, frame_classes, shaped_like
from meadhall.core.engine.state import State
from meadhall.core.errors import RecordError, SetupError
from meadhall.core.settings import Variant

if TYPE_CHECKING:
    from meadhall.core.game import Game

FORMAT: Final = 2

# What every state has, saved in a form of its own or not at all, and the game's view of `setup`.
_COMMON: Final = frozenset(declared_fields(State) | {"variant"})


def game_fields(state: State) -> tuple[str, ...]:
    """The fields a game adds to its state: numbers, lists, tuples, tuples and lists of tuples."""
    for kind in type(state).__mro__:
        if kind is State:
            break
        taken = [it for it in kind.__dict__.get("__slots__", ()) if it in _COMMON]
        if taken and taken != ["variant"]:
            raise SetupError(f"{kind.__name__} declares a field of the engine's own: {taken[0]}")
    return fields_of(state, _COMMON)


def to_json(state: State) -> dict[str, object]:
    """Everything. One's own card set travels along; the standard one is named by its digest."""
    setup = state.setup
    cards = setup.card_set
    data: dict[str, object] = {
        "format": FORMAT,
        "game": setup.game.name,
        "rules_version": setup.game.rules_version,
        "seats": state.seats,
        "settings": dict(setup.chosen),
        "cards": None if cards.standard else cards.data,
        "cards_digest": cards.digest,
        "chance": {"key": state.chance.key.hex(), "position": state.chance.position},
        "stack": [frame.to_json() for frame in state.stack],
        "lanes": [[frame.to_json() for frame in lane] for lane in state.lanes],
        "steps": state.steps,
        "lane_steps": state.lane_steps.copy(),
        "reveals": state.reveals,
    }
    for field in game_fields(state):
        data[field] = _plain(getattr(state, field))
    return data


def read_state(game: "Game", data: dict[str, object]) -> State:
    """The state that `to_json` wrote, with its pending decisions worked out again."""
    _check_version(game, data)
    luck = cast(dict[str, object], data["chance"])
    chance = Chance(bytes.fromhex(cast(str, luck["key"])), cast(int, luck["position"]))
    settings = dict(cast(dict[str, object], data["settings"]))
    s = set_up_with(game, cast(int, data["seats"]), settings, data["cards"], chance)
    if s.setup.card_set.digest != data["cards_digest"]:
        raise RecordError("the game was saved with other card values than this version has")
    for field in game_fields(s):
        setattr(s, field, shaped_like(getattr(s, field), data[field]))
    frames = frame_classes(game.package)
    s.stack = _frames(cast(list[dict[str, object]], data["stack"]), frames)
    lanes = cast(list[list[dict[str, object]]], data["lanes"])
    s.lanes = [_frames(lane, frames) for lane in lanes]
    s.steps = cast(int, data["steps"])
    s.lane_steps = list(cast(list[int], data["lane_steps"]))
    s.reveals = cast(int, data["reveals"])
    s.refresh()
    return s


def set_up_with(
    game: "Game", seats: int, chosen: dict[str, object], cards: object, chance: Chance
) -> State:
    """An empty table of this game with checked settings."""
    return game.blank_state(agreed(game, seats, chosen, cards), chance)


def agreed(game: "Game", seats: int, chosen: dict[str, object], cards: object) -> Variant:
    """What a table of this game plays, checked."""
    seats = game.check_seats(seats)
    card_set = game.card_set(cards)
    return game.variant(card_set, seats, game.resolve(card_set, seats, chosen))


def revive(game: "Game", data: dict[str, object]) -> State:
    """For `pickle`."""
    return game.from_json(data)


def _check_version(game: "Game", data: dict[str, object]) -> None:
    for field, expected in (("format", FORMAT), ("game", game.name)):
        if data.get(field) != expected:
            raise RecordError(
                f"the game was saved with {field} = {data.get(field)}; expected {expected}"
            )
    version = data.get("rules_version")
    if not isinstance(version, int) or not game.plays(version):
        raise RecordError(
            f"the game was saved with rules_version = {version}; expected {game.rules_version}"
        )


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def _frames(saved: list[dict[str, object]], classes: dict[str, type[Frame]]) -> list[Frame]:
    frames: list[Frame] = []
    for data in saved:
        cls = classes.get(str(data["name"]))
        if cls is None:
            raise RecordError(f"unknown procedure {data['name']!r}; another version saved the game")
        frame = cls()
        frame.read_json(data)
        frames.append(frame)
    return frames
