"""The rules engine. All that a game is written with can be imported from here.

`docs/write-a-game.md` shows how; the rooms below are `engine`, `record` and `cards`.
"""

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import ActionSpace, Reason, Verb
from meadhall.core.engine.event import EVERYBODY
from meadhall.core.engine.frame import Frame, Procedure, Question
from meadhall.core.engine.state import State
from meadhall.core.game import Game
from meadhall.core.scores import ScoreLine
from meadhall.core.settings import SettingSpec, Variant
from meadhall.core.view import TableView, schema_of, table_view

__all__ = [
    "EVERYBODY",
    "ActionSpace",
    "Chance",
    "Frame",
    "Game",
    "Procedure",
    "Question",
    "Reason",
    "ScoreLine",
    "SettingSpec",
    "State",
    "TableView",
    "Variant",
    "Verb",
    "schema_of",
    "table_view",
]
