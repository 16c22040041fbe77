"""Golden games: finished records that must come out the same for ever, score by score.

When one fails, either a rule broke, or a rule was changed on purpose. In the second case raise the
game's `rules_version` and write the records again: python tools/make_golden.py --force
"""

import subprocess
import sys
from pathlib import Path

import pytest

import meadhall
from meadhall.core.record.entry import Choice
from meadhall.core.record.replay import Record, fits, read_record, replay, verify

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
PATHS = sorted(HERE.glob("*/*.jsonl"))


GAMES = sorted({path.parent.name for path in PATHS})


def read(path: Path) -> Record:
    return read_record(path.read_bytes().decode("ascii"), path.name)


def games_of(game: str) -> list[Record]:
    return [read(path) for path in PATHS if path.parent.name == game]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_comes_out_the_same(path: Path) -> None:
    record = read(path)
    game = meadhall.game(record.game)
    assert record.game == path.parent.name
    assert fits(record, game) is None, "the rules have changed under this game"
    report = verify(record, game)
    assert report.ok, report.text
    *_, last = replay(record, game)
    end = record.end
    assert end is not None
    assert last.state.over
    assert last.state.scores == end.scores
    assert last.state.winners == end.winners


@pytest.mark.parametrize("game", GAMES)
def test_a_dozen_games_meet_every_kind_of_choice(game: str) -> None:
    records = games_of(game)
    assert len(records) >= 12
    assert {len(record.names) for record in records} == set(meadhall.game(game).seat_counts)
    assert any(record.cards is not None for record in records)
    assert any(record.rewinds for record in records)
    made = {
        entry.text.split()[0]
        for record in records
        for entry in record.entries
        if isinstance(entry, Choice)
    }
    assert made == {verb.name for verb in meadhall.game(game).actions.verbs}


def test_the_games_of_champions_are_of_both_editions_and_all_variants() -> None:
    records = games_of("champions")
    assert {record.settings["edition"] for record in records} == {"portal", "classic"}
    for option, value in [
        ("assignment", "simultaneous"),
        ("gullinkambi", True),
        ("hall_of_fame", True),
        ("shore_layout", "czacha_text"),
        ("troll_kill_blame", "optional_each_opponent"),
    ]:
        assert any(record.settings[option] == value for record in records), option


def test_the_games_of_reavers_use_both_values_of_every_ruling() -> None:
    records = games_of("reavers")
    for spec in meadhall.game("reavers").setting_specs(2):
        if spec.id != "start_player":
            played = {record.settings[spec.id] for record in records}
            assert played == set(spec.allowed), spec.id


def test_the_games_of_valhalla_use_every_module_variant_and_monster() -> None:
    records = games_of("valhalla")
    played: dict[str, set[object]] = {}
    for record in records:
        for name, value in record.settings.items():
            played.setdefault(name, set()).add(value)
    for option in ("thor", "valkyries", "dwarves", "tyr", "king", "simplified", "monster_traits"):
        assert played[option] == {False, True}, option
    assert played["mode"] == {"versus", "solo", "coop"}
    assert played["teams"] == {"none", "cooperation", "alliance"}
    assert played["hand"] == {"choose", "draft"}
    assert played["jarls"] == {"three", "five", "first_game"}
    assert played["monster"] == {"none", "fenrir", "jormungandr", "hel", "surtr"}
    assert played["level"] == {"normal", "hard", "impossible"}
    assert played["solo_jarls"] == {"any", "suitable"}
    assert played["spaces"] == {"automatic", "chosen"}
    assert {"none", "random", "loki_01"} <= played["loki"]
    # The Monster is beaten in some games and wins others.
    ends = [record.end for record in records if record.settings["mode"] != "versus"]
    assert {bool(end.winners) for end in ends if end is not None} == {False, True}


def test_the_script_overwrites_nothing_unless_told_to() -> None:
    before = {path: path.read_bytes() for path in PATHS}
    result = subprocess.run(
        [sys.executable, "tools/make_golden.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert result.stdout.count("left as it is") == len(PATHS)
    assert {path: path.read_bytes() for path in PATHS} == before
