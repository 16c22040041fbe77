"""One folder per game: how its table looks and how it is told. Found by the game's name."""

from meadhall.core.game import Game
from meadhall.plugins import module_if_any
from meadhall.tui.boards.board import Board
from meadhall.tui.palette import Glyphs
from meadhall.words import Speech


def board_for(game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs) -> Board:
    """The board of this game; a plain one for a game that has none of its own yet."""
    module = module_if_any(f"{__name__}.{game.name}.board")
    board: type[Board] = Board if module is None else module.BOARD
    return board(game, cards, speech, glyphs)
