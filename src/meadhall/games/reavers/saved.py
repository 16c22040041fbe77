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
from meadhall.games.reavers.artifacts import ArtifactDie, RecruitedReaver
from meadhall.games.reavers.cards import cards_from_data, standard_cards
from meadhall.games.reavers.combat import Combat
from meadhall.games.reavers.dice import Storing, Surplus
from meadhall.games.reavers.effects import Resolve
from meadhall.games.reavers.paying import Pay
from meadhall.games.reavers.pillage import Pillage
from meadhall.games.reavers.receiving import DrawChoice, KeepCards
from meadhall.games.reavers.recruit import Acquired, Recruit
from meadhall.games.reavers.rounds import Rounds
from meadhall.games.reavers.rules import Rules
from meadhall.games.reavers.sea import SeaBattle
from meadhall.games.reavers.specialists import Specialists
from meadhall.games.reavers.spoils import Raid, SpoilsCards
from meadhall.games.reavers.state import SAVED, Reavers
from meadhall.games.reavers.territories import Subdue
from meadhall.games.reavers.trade import Trade
from meadhall.games.reavers.turns import Turn
from meadhall.games.reavers.villages import FifthArtifact, SpoilsChoice

# One blank frame of every procedure, by name; reading a state copies and fills them.
PROCEDURES: Final[list[Frame]] = [
    Rounds(),
    Specialists(),
    Turn(),
    Recruit(),
    Acquired(),
    Trade(),
    SeaBattle(),
    Raid(),
    SpoilsCards(),
    SpoilsChoice(),
    FifthArtifact(),
    Pillage(),
    Subdue(),
    Combat(),
    Resolve(),
    KeepCards(),
    DrawChoice(),
    Pay(),
    Surplus(),
    Storing(),
    ArtifactDie(),
    RecruitedReaver(),
]


def to_json(s: Reavers) -> dict[str, object]:
    """Everything. One's own card set travels along; the standard one is named by its digest."""
    cards = s.variant.cards
    data: dict[str, object] = {
        "game": "reavers",
        "seats": s.seats,
        "options": dict(s.variant.chosen),
        "cards": None if cards.standard else cards.data,
        "cards_digest": cards.digest,
    }
    data.update(common_to_json(s))
    data.update(fields_to_json(s, SAVED))
    return data


def from_json(data: dict[str, object]) -> Reavers:
    """The state that `to_json` wrote, with its pending decisions worked out again."""
    own_cards = data["cards"]
    if own_cards is None:
        cards = standard_cards()
    else:
        cards = cards_from_data(cast(dict[str, object], own_cards), "saved game")
    if cards.digest != data["cards_digest"]:
        raise RecordError("the game was saved with other card values than this version has")
    rules = Rules(cards, cast(int, data["seats"]), dict(cast(dict[str, object], data["options"])))
    s = Reavers(rules, read_chance(data))
    read_fields(s, data, SAVED)
    read_common(s, data, PROCEDURES)
    return s
