"""Short words for expansions, teams, solo and co-op on the command line."""

import json

import pytest

from meadhall.cli.main import main

ALL = "loki,thor,valkyries,dwarves,tyr,king"
Capture = pytest.CaptureFixture[str]


def settings_of(words: str, capsys: Capture) -> dict[str, object]:
    assert main([*f"sim valhalla --games 1 --json {words}".split()]) == 0
    chosen: dict[str, object] = json.loads(capsys.readouterr().out)["settings"]
    return chosen


def test_with_names_the_expansions(capsys: Capture) -> None:
    chosen = settings_of(f"--seats 4 --with {ALL}", capsys)
    assert chosen["loki"] == "random"
    assert all(chosen[it] is True for it in ("thor", "valkyries", "dwarves", "tyr", "king"))


def test_teams_coop_and_levels_have_short_words(capsys: Capture) -> None:
    assert settings_of("--seats 4 --teams alliance", capsys)["teams"] == "alliance"
    chosen = settings_of("--seats 2 --coop fenrir --level 2", capsys)
    assert (chosen["mode"], chosen["monster"], chosen["level"]) == ("coop", "fenrir", "hard")


@pytest.mark.rule("VH-THOR-02")
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--seats 2 --with thor", "thor = true needs seats"),
        ("--seats 3 --teams alliance", "VH-TEAM"),
        ("--seats 2 --with lokki", "did you mean loki?"),
        ("--seats 2 --coop nobody", "monster"),
    ],
)
def test_a_clash_names_both_options_and_the_rule(
    words: str, complaint: str, capsys: Capture
) -> None:
    assert main(["sim", "valhalla", *words.split()]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("play valhalla --solo fenrir --seats you,bot", "--solo is played by 1, not by 2"),
        ("sim valhalla --solo fenrir --seats 3", "--solo is played by 1, not by 3"),
        ("play champions --solo fenrir", "there is no argument --solo"),
        ("play reavers --edition classic", "there is no argument --edition"),
    ],
)
def test_short_words_go_with_their_game_and_its_seats(
    words: str, complaint: str, capsys: Capture
) -> None:
    assert main(words.split()) == 2
    assert complaint in capsys.readouterr().err


def test_solo_seats_one(capsys: Capture) -> None:
    chosen = settings_of("--solo fenrir --level 3", capsys)
    assert (chosen["monster"], chosen["level"]) == ("fenrir", "impossible")


def test_editions_have_marks(capsys: Capture) -> None:
    assert main(["sim", "champions", "--games", "1", "--edition", "c", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["settings"] == {"edition": "classic"}
    assert main(["play", "valhalla", "--help"]) == 0
    said = capsys.readouterr().out
    assert "--solo MONSTER" in said
    assert "--edition" not in said
