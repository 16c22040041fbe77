"""The table as text and as a picture: the terminal's board, in the eyes of one seat."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.style import Style

from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.envs.letters import FIRST, HEIGHT, UNKNOWN, WIDTH, shapes
from meadhall.tui.boards import board_for
from meadhall.tui.lines import Lines, plain
from meadhall.tui.palette import Glyphs
from meadhall.tui.scene import Scene
from meadhall.tui.screen import Screen
from meadhall.words import Language, speech_for

RENDER_MODES: Final = ("human", "ansi", "rgb_array")
# Letters across and down; a table as high as this shows all of its board.
COLUMNS: Final = 120
ROWS: Final = 50
_PAPER: Final = (14, 44, 57)
_INK: Final = (207, 227, 226)


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise SetupError(f"render_mode is {mode!r}; expected one of {', '.join(RENDER_MODES)}")
    return mode


class Painter:
    """Draws the states of one game. Text may use any letter, pictures know the plain ones."""

    def __init__(self, state: State, agents: list[str]) -> None:
        self.game = state.setup.game
        self.cards = state.setup.card_set.data
        self.agents = agents
        self._screens: dict[bool, Screen] = {}

    def render(self, state: State, seat: int | None, mode: str) -> Any:
        """What `render` of an environment gives in this mode."""
        if mode == "rgb_array":
            return self.picture(state, seat)
        lines = self._lines(state, seat, utf8=True)
        if mode == "ansi":
            return plain(lines)
        console = Console(highlight=False, width=COLUMNS)
        for line in lines:
            console.print(line)
        return None

    def picture(self, state: State, seat: int | None) -> NDArray[np.uint8]:
        """Rows, columns, and red, green and blue."""
        return pixels(self._lines(state, seat, utf8=False))

    def _lines(self, state: State, seat: int | None, utf8: bool) -> Lines:
        screen = self._screens.get(utf8)
        if screen is None:
            language = Language(game=self.game.name, ascii_only=not utf8)
            standard = self.game.card_data()
            speech = speech_for(self.game.name, language, self.agents, self.cards, standard)
            board = board_for(self.game, self.cards, speech, Glyphs(utf8))
            screen = Screen(speech, board, Console(highlight=False, width=COLUMNS))
            self._screens[utf8] = screen
        decision = None if seat is None else state.decision_of(seat)
        scene = Scene(state.view(seat), decision, screen.glyphs, COLUMNS, ROWS)
        question = "" if decision is None else screen.speech.question(decision)
        return screen.compose(scene, question, [])


def pixels(lines: Lines) -> NDArray[np.uint8]:
    """Painted lines as a picture, each letter a small pattern of dots."""
    console = Console(width=COLUMNS, color_system="truecolor", force_terminal=True)
    codes = np.full((ROWS, COLUMNS), ord(FIRST), np.int64)
    ink = np.full((ROWS, COLUMNS, 3), _INK, np.uint8)
    paper = np.full((ROWS, COLUMNS, 3), _PAPER, np.uint8)
    for row, line in enumerate(lines[:ROWS]):
        column = 0
        for segment in line.render(console):
            text = segment.text.replace("\n", "")[: COLUMNS - column]
            cells = slice(column, column + len(text))
            codes[row, cells] = [ord(letter) for letter in text]
            ink[row, cells], paper[row, cells] = _colours(segment.style)
            column += len(text)
    letters = shapes()
    codes -= ord(FIRST)
    codes[(codes < 0) | (codes >= len(letters))] = ord(UNKNOWN) - ord(FIRST)
    dots = letters[codes][..., None]
    cells_of = np.where(dots, ink[:, :, None, None], paper[:, :, None, None])
    return cells_of.transpose(0, 2, 1, 3, 4).reshape(ROWS * HEIGHT, COLUMNS * WIDTH, 3)


def _colours(style: Style | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Ink and paper."""
    ink: tuple[int, ...] = _INK
    paper: tuple[int, ...] = _PAPER
    if style is not None and style.color is not None:
        ink = tuple(style.color.get_truecolor())
    if style is not None and style.bgcolor is not None:
        paper = tuple(style.bgcolor.get_truecolor(foreground=False))
    return ink, paper
