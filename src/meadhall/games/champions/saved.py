"""The state as JSON and back, exactly."""

from typing import Final, cast

from meadhall.core.chance import Chance
from meadhall.core.errors import RecordError
from meadhall.core.frame import Frame
from meadhall.games.champions.assignment import AskForOrder, Assign, AssignmentPhase
from meadhall.games.champions.cards import cards_from_data, standard_cards
from meadhall.games.champions.combat import Fight, TrollKilled
from meadhall.games.champions.goods import Recruit, TakeGoods
from meadhall.games.champions.hunting import Hunt
from meadhall.games.champions.losses import Losses
from meadhall.games.champions.placement import PlacementPhase
from meadhall.games.champions.rounds import CombatPhase, Rounds
from meadhall.games.champions.rules import Rules
from meadhall.games.champions.runes import CommonRuneWindow, RuneWindow, Success, Virtue
from meadhall.games.champions.setup import LeaderChoice
from meadhall.games.champions.spaces import (
    Market,
    Runesmith,
    SagesHut,
    Sail,
    Shipwright,
    StallTimes,
    StaveChurch,
)
from meadhall.games.champions.state import SAVED, Champions
from meadhall.games.champions.voyage import KrakenBan, Voyage

# One blank frame of every procedure, by name; reading a state copies and fills them.
PROCEDURES: Final[list[Frame]] = [
    Rounds(),
    LeaderChoice(),
    PlacementPhase(),
    Sail(),
    StallTimes(),
    Market(),
    Runesmith(),
    StaveChurch(),
    Shipwright(),
    SagesHut(),
    Recruit(),
    TakeGoods(),
    AssignmentPhase(),
    AskForOrder(),
    Assign(),
    CombatPhase(),
    Hunt(),
    Fight(),
    TrollKilled(),
    Losses(),
    Voyage(),
    KrakenBan(),
    RuneWindow(),
    CommonRuneWindow(),
    Success(),
    Virtue(),
]


def to_json(s: Champions) -> dict[str, object]:
    """Everything. One's own card set travels along; the standard one is named by its digest."""
    cards = s.rules.cards
    data: dict[str, object] = {
        "game": "champions",
        "seats": s.seats,
        "options": dict(s.rules.chosen),
        "cards": None if cards.standard else cards.data,
        "cards_digest": cards.digest,
    }
    data.update(s._common_to_json())
    for field in SAVED:
        data[field] = _plain(getattr(s, field))
    return data


def _plain(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    return value


def from_json(data: dict[str, object]) -> Champions:
    """The state that `to_json` wrote, with its pending decisions worked out again."""
    own_cards = data["cards"]
    if own_cards is None:
        cards = standard_cards()
    else:
        cards = cards_from_data(cast(dict[str, object], own_cards), "saved game")
    if cards.digest != data["cards_digest"]:
        raise RecordError("the game was saved with other card values than this version has")
    rules = Rules(cards, cast(int, data["seats"]), dict(cast(dict[str, object], data["options"])))
    luck = cast(dict[str, object], data["chance"])
    chance = Chance(bytes.fromhex(cast(str, luck["key"])), cast(int, luck["position"]))
    s = Champions(rules, chance)
    for field in SAVED:
        setattr(s, field, _like(getattr(s, field), data[field]))
    s.steps = cast(int, data["steps"])
    s.reveals = cast(int, data["reveals"])
    s.stack = _frames(cast(list[list[object]], data["stack"]))
    s.lanes = [_frames(lane) for lane in cast(list[list[list[object]]], data["lanes"])]
    s.log = []
    s._ask_again()
    return s


def _like(model: object, value: object) -> object:
    """JSON knows no tuples: give the value the shape the blank state has."""
    if isinstance(model, tuple):
        if model and isinstance(model[0], tuple):
            return tuple([tuple(hand) for hand in cast(list[list[int]], value)])
        return tuple(cast(list[int], value))
    return value


def _frames(saved: list[list[object]]) -> list[Frame]:
    frames: list[Frame] = []
    for values in saved:
        frame = _blank(str(values[0]))
        frame.read_json(values)
        frames.append(frame)
    return frames


def _blank(name: str) -> Frame:
    for frame in PROCEDURES:
        if name == frame.NAME:
            return frame.copy()
    raise RecordError(f"unknown procedure {name!r}; the game was saved by another version")
