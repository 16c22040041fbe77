"""One folder per game: how its table looks and how it is told. Found by the game's name."""

from importlib import import_module
from importlib.util import find_spec

from meadhall.core.game import Game
from meadhall.tui.boards.board import Board
from meadhall.tui.palette import Glyphs
from meadhall.words import Speech


def board_for(game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs) -> Board:
    """The board of this game; a plain one for a game that has none of its own yet."""
    if find_spec(f"{__name__}.{game.name}") is not None:
        board: type[Board] = import_module(f"{__name__}.{game.name}.board").BOARD
        return board(game, cards, speech, glyphs)
    return Board(game, cards, speech, glyphs)
