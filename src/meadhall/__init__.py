"""Meadhall: three Viking board games, complete and by the book, on one rules engine.

`game("champions").new(3)` is a game to play. The names in `__all__` are the public ones; each is
loaded when it is first asked for.
"""

import os
import re
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.core.errors import Fault, SetupError
from meadhall.plugins import entry_points_of, in_words, leave_out, load

if TYPE_CHECKING:
    from meadhall.bots.bot import Bot
    from meadhall.core.cards.cardset import CardSet
    from meadhall.core.engine.chance import Chance
    from meadhall.core.engine.decision import (
        ActionSpace,
        ClosedOption,
        Decision,
        Option,
        Reason,
        Verb,
    )
    from meadhall.core.engine.event import Event
    from meadhall.core.engine.frame import Frame, Procedure, Question
    from meadhall.core.engine.state import State
    from meadhall.core.errors import IllegalChoice, MeadhallError, RecordError
    from meadhall.core.game import Game
    from meadhall.core.record.match import Match
    from meadhall.core.record.replay import read_record, replay, verify
    from meadhall.core.scores import ScoreLine
    from meadhall.core.settings import SettingSpec, Variant
    from meadhall.core.view import TableView, schema_of, table_view

    # The games there are: ours, those that installed packages offer (and that load), those named
    # so far.
    GAMES: tuple[str, ...]

__all__ = [
    "GAMES",
    "ActionSpace",
    "Bot",
    "CardSet",
    "Chance",
    "ClosedOption",
    "Decision",
    "Event",
    "Frame",
    "Game",
    "IllegalChoice",
    "Match",
    "MeadhallError",
    "Option",
    "Procedure",
    "Question",
    "Reason",
    "RecordError",
    "ScoreLine",
    "SettingSpec",
    "SetupError",
    "State",
    "TableView",
    "Variant",
    "Verb",
    "game",
    "known_game",
    "read_record",
    "replay",
    "schema_of",
    "table_view",
    "verify",
]

__version__ = "0.1.0"

# Other games, as a list of package.module:Class with commas.
GAMES_VARIABLE = "MEADHALL_GAMES"

_BUILT_IN = {
    "champions": "meadhall.games.champions.game:ChampionsOfMidgard",
    "reavers": "meadhall.games.reavers.game:ReaversOfMidgard",
    "valhalla": "meadhall.games.valhalla.game:ValhallaGame",
}
# Games that were asked for by package.module:Class, by the names they go by.
_NAMED: dict[str, str] = {}
# Games of installed packages that do not load, by name and place.
_BROKEN: set[tuple[str, str]] = set()
# A name stands in addresses, file names and records; some word files are nobody's game.
_GOOD_NAME = re.compile(r"(?!(common|hall|web)$)[a-z][a-z0-9_]{0,29}")

_WHERE = {
    "ActionSpace": "core.engine.decision",
    "Bot": "bots.bot",
    "CardSet": "core.cards.cardset",
    "Chance": "core.engine.chance",
    "ClosedOption": "core.engine.decision",
    "Decision": "core.engine.decision",
    "Event": "core.engine.event",
    "Frame": "core.engine.frame",
    "Game": "core.game",
    "IllegalChoice": "core.errors",
    "Match": "core.record.match",
    "MeadhallError": "core.errors",
    "Option": "core.engine.decision",
    "Procedure": "core.engine.frame",
    "Question": "core.engine.frame",
    "Reason": "core.engine.decision",
    "RecordError": "core.errors",
    "ScoreLine": "core.scores",
    "SettingSpec": "core.settings",
    "State": "core.engine.state",
    "TableView": "core.view",
    "Variant": "core.settings",
    "Verb": "core.engine.decision",
    "read_record": "core.record.replay",
    "replay": "core.record.replay",
    "schema_of": "core.view",
    "table_view": "core.view",
    "verify": "core.record.replay",
}


def game(name: str) -> "Game":
    """The game of this name, one of `GAMES`, or at ``package.module:Class``.

    A game that was asked for by its class once is known by its own name from then on.
    """
    return _outside(name, "") if ":" in name else known_game(name)


def known_game(name: str) -> "Game":
    """One of `GAMES`: for names out of records and requests, which must load nothing else."""
    if name in _BUILT_IN:
        return _made(_BUILT_IN[name])
    places = _places()
    place = places.get(name)
    if place is None:
        known = list(places)
        close = get_close_matches(name, known, 1, 0.5)
        hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
        args = {"name": name, "close": close[0] if close else "none", "known": ", ".join(known)}
        raise SetupError([Fault("game_unknown", f"there is no game {name!r}; {hint}", args)])
    return _outside(place, name)


def place_of(name: str) -> str | None:
    """What one must write to find this game again; None: its name is enough."""
    return None if name in entry_points_of("meadhall.games") else _NAMED.get(name)


def home_of(name: str) -> Path | None:
    """The folder of a game from outside, with its words and rules; None: one of ours."""
    place = entry_points_of("meadhall.games").get(name, _NAMED.get(name))
    if place is None:
        return None
    try:
        module = import_module(place.partition(":")[0])
    except ImportError:
        return None  # whoever asks for the game itself is told
    return None if module.__file__ is None else Path(module.__file__).parent


def _places() -> dict[str, str]:
    """Every game, by name, with the place of its class."""
    for place in os.environ.get(GAMES_VARIABLE, "").split(","):
        if place.strip() and place.strip() not in _NAMED.values():
            _outside(place.strip(), "")
    return {**entry_points_of("meadhall.games"), **_NAMED, **_BUILT_IN}


def _outside(place: str, name: str) -> "Game":
    """A game that is not ours; `name` is what somebody called it, if anybody did."""
    found = _made(place)
    if not _GOOD_NAME.fullmatch(found.name):
        raise SetupError(
            f"{place}: the game's name is {found.name!r}; expected small letters, digits and _"
        )
    if found.name in _BUILT_IN or _NAMED.get(found.name, place) != place:
        raise SetupError(f"{place}: another game is called {found.name!r}; expected a new name")
    if name and name != found.name:
        raise SetupError(f"{place} is offered as {name!r} but calls itself {found.name!r}")
    _NAMED[found.name] = place
    return found


@cache
def _made(place: str) -> "Game":
    from meadhall.core.game import Game

    found = load(place, Game)
    if not isinstance(found, type):
        return found
    try:
        return found()  # type: ignore[call-arg]
    except Exception as error:
        raise SetupError(f"the game {place!r} does not load: {in_words(error)}") from error


def _loads(name: str) -> bool:
    """Whether the game that an installed package offers is really there: others go on without."""
    place = _NAMED.get(name) or entry_points_of("meadhall.games")[name]
    if (name, place) in _BROKEN:
        return False
    try:
        _outside(place, name)
    except SetupError as error:
        _BROKEN.add((name, place))
        leave_out("game", name, str(error))
        return False
    return True


def __getattr__(name: str) -> object:
    if name == "GAMES":
        places = _places()
        others = sorted(name for name in places if name not in _BUILT_IN)
        return (*_BUILT_IN, *[name for name in others if _loads(name)])
    if name in _WHERE:
        found: object = getattr(import_module(f"meadhall.{_WHERE[name]}"), name)
        globals()[name] = found
        return found
    raise AttributeError(f"module 'meadhall' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
