"""Score pads: the rulebooks' own examples, and refusals that say what to write instead."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meadhall.cli.main import main
from meadhall.pads import PADS, pad_for

Capture = pytest.CaptureFixture[str]


def scored(game: str, text: str, tmp_path: Path, capsys: Capture) -> dict[str, Any]:
    file = tmp_path / "game.toml"
    file.write_text(text, "utf-8")
    assert main(["score", game, str(file), "--json"]) == 0
    facts: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts


def of_source(facts: dict[str, Any], player: int, source: str) -> list[int]:
    return [it["points"] for it in facts["players"][player]["lines"] if it["source"] == source]


# -- Champions of Midgard --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "tokens", "lost"), [("portal", 8, -33), ("classic", 8, -21), ("classic", 3, -6)]
)
@pytest.mark.rule("CM-SCORE-15")
def test_w_17_blame(edition: str, tokens: int, lost: int, tmp_path: Path, capsys: Capture) -> None:
    text = f'edition = "{edition}"\n[[player]]\nblame = {tokens}\n[[player]]\n'
    assert of_source(scored("champions", text, tmp_path, capsys), 0, "blame") == [lost]


def test_an_option_of_the_edition_can_be_chosen_by_itself(tmp_path: Path, capsys: Capture) -> None:
    text = 'blame_over_six = "cap21"\n[[player]]\nblame = 8\n[[player]]\n'
    assert of_source(scored("champions", text, tmp_path, capsys), 0, "blame") == [-21]


@pytest.mark.parametrize(
    ("edition", "wood", "glory"),
    [
        ("portal", (3, 3, 1), 2),
        ("portal", (4, 3, 1), 5),
        ("portal", (3, 4, 1), 0),
        ("portal", (0, 0, 0), 0),
        ("classic", (0, 0, 0), 2),
    ],
)
@pytest.mark.rule("CM-SCORE-02")
def test_w_18_destiny(
    edition: str, wood: tuple[int, int, int], glory: int, tmp_path: Path, capsys: Capture
) -> None:
    players = [f"[[player]]\nwood = {count}\n" for count in wood]
    players[0] += 'destinies = ["craftsman"]\n'
    text = f'edition = "{edition}"\n' + "".join(players)
    assert of_source(scored("champions", text, tmp_path, capsys), 0, "destiny") == [glory]


@pytest.mark.rule("CM-SCORE-09")
def test_w_19_sets(tmp_path: Path, capsys: Capture) -> None:
    text = """
        [[player]]
        trolls = 2
        draugr = { red = 2, blue = 1 }
        monsters = { yellow = 2, blue = 1 }
        [[player]]
    """
    assert of_source(scored("champions", text, tmp_path, capsys), 0, "sets") == [10]


def test_w_20_full_score_is_the_example_file(tmp_path: Path, capsys: Capture) -> None:
    facts = scored("champions", pad_for("champions").EXAMPLE, tmp_path, capsys)
    anna = facts["players"][0]
    assert anna["name"] == "Anna"
    assert anna["total"] == 61
    assert of_source(facts, 0, "destiny") == [5, 2]
    assert of_source(facts, 0, "sets") == [5]
    assert of_source(facts, 0, "rune") == [1, 3]
    assert of_source(facts, 0, "longship") == [6]
    assert of_source(facts, 0, "favour") == [6]
    assert of_source(facts, 0, "coins") == [2]
    assert of_source(facts, 0, "blame") == [-10]
    assert facts["winners"] == ["Anna"]


@pytest.mark.rule("CM-SCORE-19")
def test_ties_go_to_who_defeated_more(tmp_path: Path, capsys: Capture) -> None:
    text = '[[player]]\nname = "A"\nglory = 9\n[[player]]\nname = "B"\nglory = 9\n'
    assert scored("champions", text, tmp_path, capsys)["winners"] == ["A", "B"]
    more = text + "trolls = 1\n"
    assert scored("champions", more, tmp_path, capsys)["winners"] == ["B"]


# -- Reavers of Midgard ----------------------------------------------------------------------------


@pytest.mark.rule("RM-SCORE-01")
def test_both_examples_of_the_rulebook_are_the_example_file(
    tmp_path: Path, capsys: Capture
) -> None:
    facts = scored("reavers", pad_for("reavers").EXAMPLE, tmp_path, capsys)
    assert [it["total"] for it in facts["players"]] == [161, 180]
    assert of_source(facts, 0, "terror") == [-6]
    assert sum(of_source(facts, 0, "artifact")) == 11
    assert sum(of_source(facts, 0, "prophecy")) == 16
    assert sum(of_source(facts, 1, "prophecy")) == 26
    assert of_source(facts, 1, "tapestries") == [15]
    assert facts["winners"] == ["Blue"]


@pytest.mark.rule("RM-SCORE-13")
def test_a_majority_of_nothing_is_an_option(tmp_path: Path, capsys: Capture) -> None:
    text = "[[player]]\n[[player]]\n"
    assert of_source(scored("reavers", text, tmp_path, capsys), 0, "majority") == []
    text = "majority_needs_at_least_one_token = false\n" + text
    assert of_source(scored("reavers", text, tmp_path, capsys), 0, "majority") == [3, 4, 5]


@pytest.mark.rule("RM-SCORE-17")
def test_ties_of_reavers_go_to_favour(tmp_path: Path, capsys: Capture) -> None:
    text = "[[player]]\nglory = 5\nfavor = 1\n[[player]]\nglory = 5\n"
    assert scored("reavers", text, tmp_path, capsys)["winners"] == ["player 1"]


# -- the command -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PADS)
def test_the_example_is_a_file_one_can_score(game: str, tmp_path: Path, capsys: Capture) -> None:
    assert main(["score", game, "--example"]) == 0
    file = tmp_path / "game.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["score", game, str(file)]) == 0
    table = capsys.readouterr().out.splitlines()
    first = table[1].split("  ")[0]
    assert first in ("Glory track", "Warriors and cards in Valhalla")
    assert table[-1].endswith(" wins.")
    assert len({len(line) for line in table[:-1] if line.strip("-")}) == 1, "columns line up"
    assert main(["score", game, str(file), "--plain"]) == 0
    told = capsys.readouterr().out
    assert f": {first}, " in told
    assert " in all." in told


def test_own_cards_count(tmp_path: Path, capsys: Capture) -> None:
    assert main(["cards", "export", "champions"]) == 0
    own = tmp_path / "own.toml"
    own.write_text(capsys.readouterr().out.replace("enemy_set = 5", "enemy_set = 7"), "utf-8")
    file = tmp_path / "game.toml"
    file.write_text("[[player]]\ndraugr = { red = 1, yellow = 1, blue = 1 }\n[[player]]\n", "utf-8")
    assert main(["score", "champions", str(file), "--cards", str(own), "--json"]) == 0
    assert of_source(json.loads(capsys.readouterr().out), 0, "sets") == [7]


CHAMPIONS_MISTAKES = [
    ("player = 3", "write [[player]] above each player"),
    ("[[player]]\n", "1 players; expected 2 to 4"),
    ("[[player]]\n[[player]]\nglori = 3", "player 2 (player 2): glori is not a field; did you"),
    ("[[player]]\nname = 3\n[[player]]", "player 1: name = 3 is not allowed"),
    ('[[player]]\nname = "A"\n[[player]]\nname = "A"', "two players are called A"),
    ("[[player]]\nwood = -1\n[[player]]", "wood = -1 is not allowed; a whole number from 0 to"),
    ("[[player]]\nwood = true\n[[player]]", "wood = true is not allowed"),
    ('[[player]]\nrunes = "gifts"\n[[player]]', 'runes = "gifts" is not allowed; a list'),
    ('[[player]]\nrunes = ["gift"]\n[[player]]', 'runes: "gift" is not known; did you mean gifts'),
    ('[[player]]\nlongship = "large"\n[[player]]', 'longship = "large" is not allowed'),
    ("[[player]]\ndraugr = 3\n[[player]]", "draugr = 3 is not allowed; a table"),
    ("[[player]]\ndraugr = { green = 1 }\n[[player]]", "draugr.green is not a field"),
    ('[[player]]\nrunes = ["gifts"]\n[[player]]\nrunes = ["gifts"]', "the box has 1 of it"),
    (
        'edition = "classic"\n[[player]]\ndestinies = ["despised"]\n[[player]]',
        'the classic edition has no "despised"',
    ),
    ('edition = "blue"\n[[player]]\n[[player]]', "edition = 'blue' is not possible"),
    (
        'game = "reavers"\n[[player]]\n[[player]]',
        'game = "reavers" is not allowed; expected "champions"',
    ),
    ("playr = 3", "playr is not a field; did you mean player?"),
    ("[[player]\n", "this is not TOML"),
]


@pytest.mark.parametrize(("text", "said"), CHAMPIONS_MISTAKES)
def test_mistakes_name_the_place_and_the_remedy(
    text: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "game.toml"
    file.write_text(text, "utf-8")
    assert main(["score", "champions", str(file)]) == 2
    refusal = capsys.readouterr().err
    assert refusal.startswith(f"meadhall: {file}: ")
    assert said in refusal
    assert refusal.count("\n") == 1


def test_mistakes_in_a_file_for_reavers(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.toml"
    file.write_text('[[player]]\nname = "Bo"\nartifacts = ["bodnn"]\n[[player]]\n', "utf-8")
    assert main(["score", "reavers", str(file)]) == 2
    assert 'player 1 (Bo): artifacts: "bodnn" is not known; did you mean bodn?' in (
        capsys.readouterr().err
    )


def test_what_is_missing_is_asked_for(tmp_path: Path, capsys: Capture) -> None:
    assert main(["score", "champions"]) == 2
    assert "meadhall score champions --example" in capsys.readouterr().err
    assert main(["score", "champion"]) == 2
    assert "did you mean champions?" in capsys.readouterr().err
    assert main(["score", "champions", str(tmp_path / "nothing.toml")]) == 2
    assert "nothing.toml: No such file" in capsys.readouterr().err


def test_the_table_speaks_the_language_asked_for(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "game.toml"
    file.write_text('[[player]]\nname = "Anna"\nblame = 1\n[[player]]\nname = "Bo"\n', "utf-8")
    assert main(["score", "champions", str(file), "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert "Blâme" in said
    assert "Bo remporte la partie." in said
