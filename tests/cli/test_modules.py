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
