"""People made of code at the plain table: they read what is printed and type an answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall.cli import play
from meadhall.cli.main import main
from meadhall.tui.table import Table

OPTION = re.compile(r"^(\d+)\. (.+)$", re.MULTILINE)
HAND_OVER = re.compile(r"Pass to (\w+)\.")

Answer = Callable[[str, str], str]


class Person:
    """Plays whole games through standard input and output, in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.tables: list[Table] = []
        # What was printed before each prompt, and the prompt itself.
        self.seen: list[tuple[str, str]] = []
        self.answer: Answer = lambda prompt, text: ""
        self._last = ""
        monkeypatch.setattr("builtins.input", self._input)
        sit = play._sit

        def watched(table: Table) -> int:
            self.tables.append(table)
            return sit(table)

        monkeypatch.setattr(play, "_sit", watched)

    def _input(self, prompt: str = "") -> str:
        text = self.capsys.readouterr().out
        self.seen.append((prompt, text))
        return self.answer(prompt, text)

    def run(self, *words: str, answer: Answer | None = None) -> int:
        if answer is not None:
            self.answer = answer
        return main([str(word) for word in words])

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def rest(self) -> str:
        """What was printed after the last prompt."""
        return self.capsys.readouterr().out


class Chooser:
    """Answers every question with an option it has read, each time another one."""

    def __init__(self, seed: int = 1) -> None:
        self.word = seed
        self.asked = 0

    def __call__(self, prompt: str, text: str) -> str:
        if "your choice" not in prompt:
            return ""
        options = OPTION.findall(text)
        assert options, text
        self.asked += 1
        self.word = (self.word * 1103515245 + 12345) & 0x7FFFFFFF
        return str(options[(self.word >> 8) % len(options)][0])


class Script:
    """Fixed answers, one per question; hand-overs are passed with Enter; then leaves."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.answers: dict[str, str] = {}
        self._before = ""

    def __call__(self, prompt: str, text: str) -> str:
        if self._before:
            self.answers[self._before] = text
        self._before = ""
        if "your choice" not in prompt:
            return ""
        if not self.lines:
            raise EOFError
        self._before = self.lines.pop(0)
        return self._before


def records(folder: Path) -> list[Path]:
    return sorted((folder / "games").glob("*.meadhall"))
