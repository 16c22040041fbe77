"""How a table talks to people: the plain face here, line by line; `screen` paints.

A face prints and reads, and decides nothing. The plain one is made for screen readers, pipes and
scripts: no boxes, no colours, no moving about, one statement per line.
"""

import contextlib
import sys
from typing import IO

from meadhall.tui.boards.board import Board
from meadhall.tui.scene import Scene
from meadhall.words import Speech

# Where there is a line editor, arrow keys move in the line instead of printing themselves into it.
with contextlib.suppress(ImportError):
    import readline  # noqa: F401

# Scrolls one person's lines out of another's sight, where a terminal shows them.
HIDING_LINES = 60
# Up to so many options are listed with what they do.
MOST_EXPLAINED = 6


class Leave(Exception):
    """Somebody leaves the table: q, Ctrl-D or Ctrl-C. The game is saved already."""


class Face:
    """The line mode."""

    def __init__(self, speech: Speech, board: Board, out: IO[str] | None = None) -> None:
        self.speech = speech
        self.board = board
        self.out = sys.stdout if out is None else out
        self.say = speech.language.say

    # -- speaking --------------------------------------------------------------------------------

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            print(line, file=self.out)
        self.out.flush()

    def told(self, sentences: list[str]) -> None:
        """Things that happened just now."""
        self.lines(sentences)

    def error(self, text: str) -> None:
        self.lines([text])

    def thinking(self, name: str | None) -> None:
        """A bot takes its time; None: nobody may know which.

        Nothing to say in lines: its choice will be told.
        """

    # -- asking ----------------------------------------------------------------------------------

    def show(self, scene: Scene, question: str, saga: list[str]) -> None:
        """What is asked, and the options."""
        self.lines([question, *self.board.told_question(scene)])
        self.options(scene)

    def options(self, scene: Scene) -> None:
        said = [self.say("ask-options", n=len(scene.options))]
        for number, option in enumerate(scene.options, start=1):
            key = "ask-option_final" if option.id in scene.final else "ask-option"
            text = self.speech.option(option, scene.about)
            about = self.board.explain(option) if len(scene.options) <= MOST_EXPLAINED else ""
            said.append(self.say(key, number=number, text=f"{text}. {about}" if about else text))
        self.lines(said)

    def show_board(self, scene: Scene, question: str, saga: list[str]) -> None:
        """The whole table, because somebody asked for it."""
        self.lines(self.board.told(scene.view))

    def read(self, prompt: str) -> str:
        """One line from a person; Leave where they leave."""
        self.out.flush()
        try:
            answer = input(f"{prompt}> ")
            if not sys.stdin.isatty():
                print(file=self.out)  # nobody pressed Enter on this screen
            return answer
        except (EOFError, KeyboardInterrupt) as error:
            print(file=self.out)
            raise Leave from error

    def pass_on(self, text: str) -> str:
        """Hide what is on the screen, then wait for the next person."""
        self.hide()
        self.lines([text])
        return self.read("")

    def hide(self) -> None:
        if self.out.isatty():
            print("\n" * HIDING_LINES, file=self.out)

    # -- the end ---------------------------------------------------------------------------------

    def scores(
        self, parts: list[list[tuple[str, int]]], totals: list[int], winners: list[int]
    ) -> None:
        """Final scoring, source by source for every seat, then who won."""
        said: list[str] = []
        for seat, lines in enumerate(parts):
            who = self.speech.player(seat)
            said += [self.say("end-line", seat=who, source=it, points=n) for it, n in lines]
            said.append(self.say("end-total", seat=who, points=totals[seat]))
        self.lines([*said, self.winners(winners)])

    def winners(self, winners: list[int]) -> str:
        if not winners:  # all lost together, against a monster
            return self.say("end-lost")
        names = self.speech.several([self.speech.player(seat) for seat in winners])
        return self.say("end-winner" if len(winners) == 1 else "end-winners", seats=names)

    def size(self) -> tuple[int, int]:
        """Columns and rows there are."""
        return 80, 24
