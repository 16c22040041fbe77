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
from meadhall.games.valhalla.arming import Arm
from meadhall.games.valhalla.battle import Battle
from meadhall.games.valhalla.cards import cards_from_data, standard_cards
from meadhall.games.valhalla.coop import HelperChoice
from meadhall.games.valhalla.deploy import Deploy
from meadhall.games.valhalla.dice import NewWeapons, PayWithDie, Reroll, TurnDice
from meadhall.games.valhalla.draft import Draft
from meadhall.games.valhalla.drawing import Draw, PutAway
from meadhall.games.valhalla.dwarves import Block, Deny, Disarm, Forge
from meadhall.games.valhalla.ending import Endgame
from meadhall.games.valhalla.leaving import Send
from meadhall.games.valhalla.loki import Premium
from meadhall.games.valhalla.phase import Phase
from meadhall.games.valhalla.rules import Rules
from meadhall.games.valhalla.setup import HandChoice, JarlChoice, SetUp
from meadhall.games.valhalla.solo import (
    LastAttack,
    LoseCards,
    LoseWarriors,
    MonsterBattle,
    MonsterPhase,
)
from meadhall.games.valhalla.starting import Exchange, PickWarrior
from meadhall.games.valhalla.state import SAVED, Valhalla
from meadhall.games.valhalla.tactics import Road
from meadhall.games.valhalla.thor import Outsiders, TakePlayed
from meadhall.games.valhalla.turn import Turn, Turns
from meadhall.games.valhalla.valkyries import MissionWindow, Reward
from meadhall.games.valhalla.windows import After, Before, FromHand, Recover

# One blank frame of every procedure, by name; reading a state copies and fills them.
PROCEDURES: Final[list[Frame]] = [
    SetUp(),
    JarlChoice(),
    PickWarrior(),
    HandChoice(),
    Exchange(),
    Draft(),
    Turns(),
    Turn(),
    Deploy(),
    Draw(),
    PutAway(),
    Battle(),
    Outsiders(),
    Before(),
    FromHand(),
    Phase(),
    Reroll(),
    TurnDice(),
    PayWithDie(),
    NewWeapons(),
    Arm(),
    Block(),
    Disarm(),
    Forge(),
    Road(),
    Deny(),
    Send(),
    Reward(),
    After(),
    Recover(),
    MissionWindow(),
    Premium(),
    TakePlayed(),
    Endgame(),
    MonsterPhase(),
    MonsterBattle(),
    LastAttack(),
    HelperChoice(),
    LoseCards(),
    LoseWarriors(),
]


def to_json(s: Valhalla) -> dict[str, object]:
    """Everything. One's own card set travels along; the standard one is named by its digest."""
    cards = s.variant.cards
    data: dict[str, object] = {
        "game": "valhalla",
        "seats": s.seats,
        "options": dict(s.variant.chosen),
        "cards": None if cards.standard else cards.data,
        "cards_digest": cards.digest,
    }
    data.update(common_to_json(s))
    data.update(fields_to_json(s, SAVED))
    return data


def from_json(data: dict[str, object]) -> Valhalla:
    """The state that `to_json` wrote, with its pending decisions worked out again."""
    own_cards = data["cards"]
    if own_cards is None:
        cards = standard_cards()
    else:
        cards = cards_from_data(cast(dict[str, object], own_cards), "saved game")
    if cards.digest != data["cards_digest"]:
        raise RecordError("the game was saved with other card values than this version has")
    rules = Rules(cards, cast(int, data["seats"]), dict(cast(dict[str, object], data["options"])))
    s = Valhalla(rules, read_chance(data))
    read_fields(s, data, SAVED)
    read_common(s, data, PROCEDURES)
    return s
