"""`meadhall bots`: everybody who can be asked for is told, in every language."""

from __future__ import annotations

import pytest

from meadhall.bots.characters import CHARACTERS
from meadhall.bots.registry import DEFAULT, LADDER, LEVELS, level
from meadhall.cli.main import main
from meadhall.cli.play import read_seats
from meadhall.words import languages
from meadhall.words.bots import bot_title, bot_words

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("code", languages())
def test_every_level_and_character_has_its_line(code: str, capsys: Capture) -> None:
    assert main(["bots", "--language", code]) == 0
    lines = capsys.readouterr().out.splitlines()
    words = bot_words(code)
    for known in LEVELS:
        (line,) = [it for it in lines if it.split()[:1] == [known.name]]
        assert bot_title(words, known.name) in line
        assert words.say(f"bot-{known.name}.text") in line
        assert line.count("◆") == known.shields
        assert (words.say("bot-default") in line) == (known.name == DEFAULT)
    for name in CHARACTERS:
        assert any(it.split()[:1] == [name] and "◆" not in it for it in lines)


def test_an_old_terminal_reads_them_too(capsys: Capture) -> None:
    assert main(["bots", "--language", "pl", "--ascii"]) == 0
    said = capsys.readouterr().out
    assert said.isascii()
    assert "#" * len(LADDER) in said


def test_bots_are_called_by_level_and_character() -> None:
    words = bot_words("en")
    assert bot_title(words, "huscarl") == "Huscarl"
    assert bot_title(words, "huscarl:carver") == "Huscarl, rune carver"
    assert bot_title(words, "my_bots:Greedy") == "my_bots:Greedy"


@pytest.mark.parametrize("code", languages())
def test_no_word_of_a_bot_is_missing(code: str) -> None:
    words = bot_words(code)
    keys = [f"bot-{it.name}" for it in LEVELS]
    keys += [f"character-{it}" for it in (*CHARACTERS, "any", "none")]
    for key in keys:
        assert words.has(key)
        assert words.has(f"{key}.text")


def test_seats_are_asked_for_by_level_and_character() -> None:
    assert read_seats("you,bot", "Gracz")[0][0] == "Gracz"
    assert read_seats("you,bot:huscarl:trader,bot:raider,bot")[1] == [
        "",
        "huscarl:trader",
        "warrior",
        level(DEFAULT).name,
    ]


def test_the_arena_reads_the_same_names(capsys: Capture) -> None:
    words = "arena champions --bots thrall:tradr,random --seats 2 --games 2"
    assert main(words.split()) == 2
    assert "did you mean trader?" in capsys.readouterr().err
