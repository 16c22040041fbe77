"""The state as JSON and back, exactly."""

from typing import Final, cast

from meadhall.core.engine.frame import Frame
from meadhall.core.engine.snapshot import (
    common_to_json,
    fields_to_json,
    read_chance,
    read_common,
    read_fields,
)
from meadhall.core.errors import RecordError
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
    cards = s.variant.cards
    data: dict[str, object] = {
        "game": "champions",
        "seats": s.seats,
        "options": dict(s.variant.chosen),
        "cards": None if cards.standard else cards.data,
        "cards_digest": cards.digest,
    }
    data.update(common_to_json(s))
    data.update(fields_to_json(s, SAVED))
    return data


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
    s = Champions(rules, read_chance(data))
    read_fields(s, data, SAVED)
    read_common(s, data, PROCEDURES)
    return s
