"""Meadhall: three Viking board games, complete and by the book, on one rules engine."""

from meadhall.core.errors import SetupError
from meadhall.core.game import Game

__version__ = "0.1.0"

GAMES = ("champions", "reavers", "valhalla")


def game(name: str) -> Game:
    """The game of this name, loaded when it is first asked for."""
    if name == "champions":
        from meadhall.games.champions.game import ChampionsOfMidgard

        return ChampionsOfMidgard()
    if name == "reavers":
        from meadhall.games.reavers.game import ReaversOfMidgard

        return ReaversOfMidgard()
    if name == "valhalla":
        from meadhall.games.valhalla.game import ValhallaGame

        return ValhallaGame()
    raise SetupError(f"there is no game {name!r}; there are: {', '.join(GAMES)}")
