"""The score pad of Valhalla."""

from pathlib import Path

import pytest
from tests.cli.test_score import Capture, of_source, scored

from meadhall.cli.main import main


def table(*players: str, above: str = "") -> str:
    """A file with these players; the first word of each is the name."""
    parts = [above]
    for player in players:
        name, _, fields = player.partition(" ")
        lines = fields.replace("; ", "\n")
        parts.append(f'[[player]]\nname = "{name}"\n{lines}\n')
    return "\n".join(parts)


@pytest.mark.rule("VH-SCORE-02")
def test_two_players_count_captured_shields_only(tmp_path: Path, capsys: Capture) -> None:
    text = table("Anna valhalla = 5; own_shields = 3", "Bo valhalla = 2; captured = { Anna = 2 }")
    facts = scored("valhalla", text, tmp_path, capsys)
    assert [it["total"] for it in facts["players"]] == [5, 6]
    assert facts["winners"] == ["Bo"]


@pytest.mark.rule("VH-SCORE-03")
def test_three_players_gain_two_for_each_pair_of_colours(tmp_path: Path, capsys: Capture) -> None:
    text = table(
        "Anna valhalla = 1; own_shields = 1; captured = { Bo = 2, Cleo = 1 }", "Bo", "Cleo"
    )
    facts = scored("valhalla", text, tmp_path, capsys)
    assert of_source(facts, 0, "own_shields") == [2]
    assert of_source(facts, 0, "captured_shields") == [6]
    assert of_source(facts, 0, "shield_sets") == [2]
    assert facts["players"][0]["total"] == 11


@pytest.mark.rule("VH-SCORE-08")
def test_six_players_get_the_best_grouping_not_the_largest_set_first(
    tmp_path: Path, capsys: Capture
) -> None:
    # A set of five leaves three: 5. Two sets of four: 6.
    text = table("A captured = { B = 2, C = 2, D = 2, E = 1, F = 1 }", "B", "C", "D", "E", "F")
    facts = scored("valhalla", text, tmp_path, capsys)
    assert of_source(facts, 0, "shield_sets") == [6]


@pytest.mark.rule("VH-SCORE-09")
def test_a_tie_goes_to_more_captured_shields(tmp_path: Path, capsys: Capture) -> None:
    text = table("Anna valhalla = 4", "Bo valhalla = 2; captured = { Anna = 1 }")
    assert scored("valhalla", text, tmp_path, capsys)["winners"] == ["Bo"]


@pytest.mark.rule("VH-TEAM-16")
def test_allies_put_their_shields_together(tmp_path: Path, capsys: Capture) -> None:
    text = table(
        "Anna valhalla = 3; captured = { Bo = 1 }",
        "Bo",
        "Cleo valhalla = 4; captured = { Dag = 1 }",
        "Dag",
        above='teams = "alliance"',
    )
    facts = scored("valhalla", text, tmp_path, capsys)
    anna, cleo = facts["players"][0], facts["players"][2]
    assert anna["total"] == cleo["total"]
    assert of_source(facts, 0, "valhalla_all") == [7]
    assert facts["winners"] == ["Anna", "Cleo"]


@pytest.mark.parametrize(
    ("player", "complaint"),
    [
        ("Anna captured = { Zoe = 1 }", '"Zoe" is no other player'),
        ("Anna captured = { Anna = 1 }", '"Anna" is no other player'),
        ("Anna shields = 1", "shields is not a field"),
        ("Anna valhalla = -1", "valhalla = -1 is not allowed"),
        ("Anna king = true", "VH-KING-01"),
    ],
)
def test_a_mistake_is_named_and_ends_with_two(
    player: str, complaint: str, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "friday.toml"
    file.write_text(table(player, "Bo"))
    assert main(["score", "valhalla", str(file)]) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1
