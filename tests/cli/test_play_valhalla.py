"""Valhalla at the plain table and on the painted one, whole games."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console
from tests.cli.kit import Chooser, Person, records

from meadhall.cli import play
from meadhall.cli.main import main
from meadhall.core.game import Game
from meadhall.games.valhalla.view import ValhallaView
from meadhall.tui.boards import board_for
from meadhall.tui.face import Face
from meadhall.tui.palette import Glyphs
from meadhall.tui.screen import Screen
from meadhall.words import Speech

PLAY = ("play", "valhalla", "--plain")
MODULES = "loki,valkyries,dwarves,tyr,king"


@pytest.mark.parametrize(
    ("words", "source"),
    [
        (["--seats", "Anna,Bo", "--seed", "3"], "captured shields"),
        (["--seats", "you,bot:random", "--seed", "4", "--with", MODULES], "own shields"),
        (
            ["--seats", "you,bot:random,bot:random", "--seed", "5", "--with", "loki,thor"],
            "sets of shields",
        ),
        (["--solo", "fenrir", "--level", "1", "--seed", "6"], "cards of Fenrir beaten"),
        (["--seats", "Anna,Bo", "--coop", "hel", "--seed", "7"], "cards of Hel beaten"),
    ],
)
def test_a_whole_game_line_by_line(
    person: Person, data: Path, words: list[str], source: str
) -> None:
    chooser = Chooser(len(words))
    assert person.run(*PLAY, *words, answer=chooser) == 0
    assert chooser.asked > 10
    told = person.rest
    match = person.table.match
    assert match.over
    for seat, name in enumerate(person.table.speech.players):
        assert f"{name}: {match.state.scores[seat]} in all." in told
        assert f"{name}: {source}, " in told
    text = "".join(text for _, text in person.seen) + told
    assert "\x1b" not in text
    assert not re.search(r"[─│╭╮╰╯█░†Þ◉★●◆]", text)
    assert main(["verify", str(records(data)[0])]) == 0
    assert "holds: scores" in person.rest


@pytest.mark.parametrize("seat_words", [["--seats", "you,bot:random"], ["--solo", "surtr"]])
def test_a_whole_game_painted(
    person: Person, monkeypatch: pytest.MonkeyPatch, seat_words: list[str]
) -> None:
    """The same loop with the painted face; every question is composed and printed."""
    screens: list[Screen] = []

    def painted(
        plain: bool, ascii_only: bool, game: Game, cards: dict[str, object], speech: Speech
    ) -> Face:
        console = Console(
            width=120, height=44, file=io.StringIO(), force_terminal=True, highlight=False
        )
        screens.append(Screen(speech, board_for(game, cards, speech, Glyphs(True)), console))
        return screens[-1]

    monkeypatch.setattr(play, "make_face", painted)
    answers = Chooser(5)

    def answer(prompt: str, text: str) -> str:
        if "your choice" not in prompt:
            return ""
        count = len(person.table.match.state.decision.options)
        return answers(prompt, "\n".join(f"{n}. option" for n in range(1, count + 1)))

    assert person.run("play", "valhalla", *seat_words, "--seed", "4", answer=answer) == 0
    assert person.table.match.over
    shown = cast(io.StringIO, screens[0].console.file).getvalue()
    assert "VALHALLA" in shown
    assert "Battle: " in shown
    assert "The saga is told" in shown


def test_hands_stay_with_their_seat(person: Person) -> None:
    """Where two people share a screen, nobody reads a hand of the other that is secret."""
    chooser = Chooser(9)
    checked = 0

    def answer(prompt: str, text: str) -> str:
        nonlocal checked
        if "your choice" not in prompt:
            return ""
        names = person.table.speech.players
        holder = next(seat for seat, name in enumerate(names) if prompt.startswith(name))
        board = "\n".join(person.table.face.board.told(person.table.match.state.view(holder)))
        for other in range(len(names)):
            theirs = cast(ValhallaView, person.table.match.state.view(other))["seats"][other]
            seen = str(person.table.match.state.view(holder))
            for card in theirs["hand"] or []:
                if other != holder and card not in seen:
                    assert f" {person.table.speech.name('card', card)}," not in board
                    checked += 1
        return chooser(prompt, text)

    assert person.run(*PLAY, "--seats", "Anna,Bo", "--seed", "8", answer=answer) == 0
    assert checked > 100


@pytest.mark.parametrize(
    "words",
    [
        ["play", "valhalla", "--solo", "fenri"],
        ["play", "valhalla", "--solo", "hel", "--level", "9"],
        ["sim", "valhalla", "--seats", "2", "--with", "thor"],
        ["sim", "valhalla", "--seats", "4", "--teams", "foo"],
    ],
)
def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_many_games_with_everything(capsys: pytest.CaptureFixture[str], seats: int) -> None:
    modules = MODULES + (",thor" if seats > 2 else "")
    words = ["sim", "valhalla", "--seats", str(seats), "--with", modules, "--games", "3"]
    assert main(words) == 0
    assert f"3 games with {seats} seats" in capsys.readouterr().out
