"""What a table knows beside the rules: names, explanations, odds, stories; for terminal and web.

One folder per game, found by the game's name. Nothing here draws, and nothing here decides: numbers
come from the card data, outcomes from the engine itself, played on imagined tables.
"""

from meadhall.core.game import Game
from meadhall.guide.guide import CardRow, Guide, Odds
from meadhall.plugins import module_if_any
from meadhall.words import Speech

__all__ = ["CardRow", "Guide", "Odds", "guide_for"]


def guide_for(game: Game, cards: dict[str, object], speech: Speech) -> Guide:
    """The guide of this game; a plain one for a game that has none of its own yet.

    `cards` is the card data the table plays with (`game.card_data`).
    """
    module = module_if_any(f"{__name__}.{game.name}.guide")
    guide: type[Guide] = Guide if module is None else module.GUIDE
    return guide(game, cards, speech)
