"""What a table knows beside the rules: names, explanations, odds, stories; for terminal and web.

One folder a game, found by the game's name. Nothing here draws, and nothing here decides: numbers
come from the card data, outcomes from the engine itself, played on imagined tables.
"""

from importlib import import_module
from importlib.util import find_spec

from meadhall.core.game import Game
from meadhall.guide.guide import CardRow, Guide, Odds
from meadhall.words import Speech

__all__ = ["CardRow", "Guide", "Odds", "guide_for"]


def guide_for(game: Game, cards: dict[str, object], speech: Speech) -> Guide:
    """The guide of this game; a plain one for a game that has none of its own yet.

    `cards` is the card data the table plays with, as read from its TOML.
    """
    module = f"meadhall.guide.{game.name}.guide"
    if find_spec(f"meadhall.guide.{game.name}") is not None:
        guide: type[Guide] = import_module(module).GUIDE
        return guide(game, cards, speech)
    return Guide(game, cards, speech)
