"""What a pad asks for, as data, and that it counts like `meadhall score`."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from meadhall.cli.main import main
from meadhall.core.errors import MeadhallError
from meadhall.pads import PADS, PadError, pad_for, reckon
from meadhall.pads.fields import CARD, CARDS, FLAG, NUMBER, OTHERS, TABLE, Field

NAMES = ["Anna", "Bo", "Cleo", "Dag", "Eir", "Finn"]


def sample(field: Field, seat: int, names: list[str]) -> object:
    """A value the description allows; no two players take the same card."""
    if field.kind == NUMBER:
        return seat + 3
    if field.kind == TABLE:
        return {entry.id: seat + 1 for entry in field.entries}
    if field.kind == OTHERS:
        return {name: 1 for name in names if name != names[seat]}
    if field.kind == FLAG:
        return seat == 0
    newest = [it for it in field.entries if not it.editions or "portal" in it.editions]
    if field.kind == CARD:
        return newest[seat].id
    assert field.kind == CARDS
    return [newest[seat].id] * newest[seat].count


def filled(game: str, seats: int) -> dict[str, object]:
    """A pad with a value in every field it describes."""
    pad = pad_for(game)
    names = NAMES[:seats]
    options = {field.needs: True for field in pad.fields() if field.needs}
    players = [
        {"name": names[seat], **{it.id: sample(it, seat, names) for it in pad.fields()}}
        for seat in range(seats)
    ]
    return {**options, "player": players}


def tables() -> list[tuple[str, int]]:
    return [(game, seats) for game in PADS for seats in pad_for(game).seats()]


@pytest.mark.parametrize(("game", "seats"), tables())
def test_what_is_described_can_be_counted(game: str, seats: int) -> None:
    told = json.loads(reckon(game, json.dumps(filled(game, seats))))
    assert "error" not in told, told
    assert [it["name"] for it in told["players"]] == NAMES[:seats]
    assert told["winners"]


@pytest.mark.parametrize(("game", "seats"), tables())
def test_every_line_of_a_reckoning_is_described(game: str, seats: int) -> None:
    known = {
        (source.id, card) for source in pad_for(game).sources() for card in source.cards or ("",)
    }
    told = json.loads(reckon(game, json.dumps(filled(game, seats))))
    lines = {(it["source"], it["card"]) for own in told["players"] for it in own["lines"]}
    assert lines <= known
    assert {source for source, _ in lines} == {source for source, _ in known}


@pytest.mark.parametrize("game", PADS)
def test_every_field_of_the_example_file_is_described(game: str) -> None:
    pad = pad_for(game)
    example = tomllib.loads(pad.EXAMPLE)
    fields = {field.id: field for field in pad.fields()}
    for player in example["player"]:
        for name, value in player.items():
            if name == "name":
                continue
            field = fields[name]
            known = {entry.id for entry in field.entries}
            if field.kind in (CARDS, TABLE):
                assert set(value) <= known
            elif field.kind == CARD:
                assert value in known
            elif field.kind == NUMBER:
                assert field.least <= value <= field.most


@pytest.mark.parametrize("game", PADS)
@pytest.mark.parametrize("beyond", ["least", "most"])
def test_numbers_beyond_the_described_limits_are_refused(game: str, beyond: str) -> None:
    for field in pad_for(game).fields():
        if field.kind != NUMBER:
            continue
        wrong = field.least - 1 if beyond == "least" else field.most + 1
        data = {"player": [{field.id: wrong}, {}]}
        assert f"{field.id} = {wrong} is not allowed" in json.loads(
            reckon(game, json.dumps(data))
        ).get("error", "")


@pytest.mark.parametrize("game", PADS)
def test_the_page_counts_like_the_command(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.toml"
    file.write_text(pad_for(game).EXAMPLE, "utf-8")
    assert main(["score", game, str(file), "--json"]) == 0
    by_command = json.loads(capsys.readouterr().out)
    example = tomllib.loads(pad_for(game).EXAMPLE)
    assert json.loads(reckon(game, json.dumps(example))) == by_command


def test_what_is_wrong_is_an_answer_and_not_a_crash() -> None:
    twice = {"player": [{"runes": ["gifts"]}, {"runes": ["gifts"]}]}
    assert "the box has 1 of it" in json.loads(reckon("champions", json.dumps(twice)))["error"]
    assert "expected 2 to 4" in json.loads(reckon("champions", "{}"))["error"]
    assert "a pad is a table" in json.loads(reckon("champions", "[]"))["error"]
    assert "did you mean reavers?" in json.loads(reckon("reaver", "{}"))["error"]
    with pytest.raises(PadError):
        pad_for("chess")
    assert issubclass(PadError, MeadhallError)


def test_editions_and_sizes_decide_what_is_offered() -> None:
    pad = pad_for("champions")
    assert pad.decided(3) == {"blame_over_six", "destiny_min_one"}
    destinies = next(it for it in pad.fields() if it.id == "destinies")
    assert [it.id for it in destinies.entries if "classic" not in it.editions] == ["despised"]
    valhalla = pad_for("valhalla")
    assert 1 not in valhalla.seats(), "a solo game is won or lost, not counted"
    teams = {seats: valhalla.settings(seats)[0].allowed for seats in valhalla.seats()}
    assert "alliance" in teams[4]
    assert teams[3] == ["none"]
