"""`meadhall arena` as people type it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.arena.kit import TINY, Cheats, Ends, Gains, at

from meadhall.arena.plan import Task
from meadhall.arena.table import Played, play
from meadhall.cli import arena as command
from meadhall.cli.main import main

WORDS = ["arena", TINY, "--seats", "2", "--jobs", "1"]
BOTS = ["--bots", f"{at(Gains)},{at(Ends)}"]
Captured = pytest.CaptureFixture[str]


def facts(file: Path) -> dict[str, object]:
    """The results without what depends on the machine."""
    found = json.loads(file.read_text("utf-8"))
    for line in found["bots"]:
        del line["seconds_mean"], line["seconds_worst"]
    return dict(found)


def stopping_after(games: int, error: BaseException) -> Callable[[Task], Played]:
    left = [games]

    def stopped(task: Task) -> Played:
        if not left[0]:
            raise error
        left[0] -= 1
        return play(task)

    return stopped


def test_the_table_says_who_is_better(capsys: Captured, data: Path) -> None:
    words = [*WORDS, *BOTS, "--games", "40", "--luck", "2", "--elo", "100"]
    assert main([*words, "--set", "bids=false"]) == 0
    out, told = capsys.readouterr()
    said = " ".join(out.split())
    assert "100.0 % (9" in said
    assert "Gains is better than Ends" in said
    assert "equal, as it must" in said
    assert "beats random, as it must" in said
    assert "luck-adjusted" in said
    assert "time a choice" in said
    assert "72 of 72 games" in told  # 40, and 16 for each control
    assert list((data / "arena").iterdir()) == [], "nothing is left where nothing was asked for"


def test_the_same_seed_gives_the_same_numbers(tmp_path: Path) -> None:
    for name, jobs in (("one", "1"), ("two", "2")):
        words = ["arena", TINY, "--seats", "3", "--jobs", jobs, "--games", "9", "--luck", "2"]
        into = ["--json", str(tmp_path / name)]
        assert main([*words, "--bots", f"{at(Gains)},random", *into]) == 0
    assert facts(tmp_path / "one") == facts(tmp_path / "two")


def test_json_holds_what_the_table_shows(capsys: Captured) -> None:
    assert main([*WORDS, *BOTS, "--games", "20", "--json", "-", "--no-controls"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seats"], found["seed"]) == ("tiny", 2, "1")
    (match,) = found["matches"]
    assert (match["games"], match["wins"]["mean"], match["equal"]) == (20, 1.0, 0.5)
    assert match["wins"]["low"] < 0.95
    assert {line["bot"] for line in found["bots"]} == {at(Gains), at(Ends)}


def test_ctrl_c_shows_the_table_and_the_same_words_go_on(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*WORDS, "--bots", f"{at(Gains)},random", "--games", "10", "--luck", "2"]
    assert main([*words, "--json", str(tmp_path / "whole")]) == 0
    words += ["--json", str(tmp_path / "resumed")]
    monkeypatch.setattr(command, "play", stopping_after(7, KeyboardInterrupt()))
    capsys.readouterr()
    assert main(words) == 130
    out, told = capsys.readouterr()
    assert "against random" in " ".join(out.split())
    assert "7 of 26 games are kept in" in told
    assert f"meadhall {' '.join(words)}" in told
    monkeypatch.setattr(command, "play", play)
    assert main(words) == 0
    assert "Going on after 7 of 26 games" in capsys.readouterr().err
    assert facts(tmp_path / "resumed") == facts(tmp_path / "whole")


def test_a_named_journal_stays_and_grows(tmp_path: Path, capsys: Captured) -> None:
    journal = tmp_path / "j.jsonl"
    words = [*WORDS, *BOTS, "--no-controls", "--journal", str(journal)]
    assert main([*words, "--games", "4"]) == 0
    assert main([*words, "--games", "8"]) == 0
    assert "Going on after 4 of 8 games" in capsys.readouterr().err
    assert len(journal.read_text().splitlines()) == 9
    assert main([*words, "--games", "8", "--seed", "2"]) == 2
    assert "holds games with seed '1', not '2'" in capsys.readouterr().err
    assert main([*words, "--games", "2", "--seed", "2", "--fresh"]) == 0
    assert len(journal.read_text().splitlines()) == 3


def test_a_bots_fault_names_it_and_keeps_the_games_before(capsys: Captured) -> None:
    bots = f"{at(Gains)},{at(Ends)},{at(Cheats)}"
    assert main([*WORDS, "--bots", bots, "--games", "2", "--no-controls"]) == 2
    told = capsys.readouterr().err
    assert "meadhall: the bot tests.arena.kit:Cheats answered with something that is no" in told
    assert "2 of 6 games are kept in" in told


def test_a_match_ends_when_it_is_decided(capsys: Captured) -> None:
    words = [*WORDS, *BOTS, "--games", "400", "--no-controls", "--elo", "100", "--json", "-"]
    assert main([*words, "--until-decided"]) == 0
    (match,) = json.loads(capsys.readouterr().out)["matches"]
    assert match["verdict"] == "better"
    assert match["games"] == 2 * match["decided_after_blocks"] < 60


def test_one_of_each_at_the_same_table(capsys: Captured) -> None:
    words = ["arena", TINY, "--seats", "3", "--jobs", "1", "--games", "12", "--no-controls"]
    bots = f"{at(Gains)},{at(Ends)},random"
    assert main([*words, "--bots", bots, "--mixed", "--json", "-"]) == 0
    matches = json.loads(capsys.readouterr().out)["matches"]
    assert [it["bot"] for it in matches] == bots.split(",")
    assert sum(it["wins"]["mean"] for it in matches) == pytest.approx(1.0)
    assert matches[0]["wins"]["mean"] > matches[1]["wins"]["mean"]


def test_alone_bots_are_measured_beside_each_other(capsys: Captured) -> None:
    words = ["arena", "valhalla", "--seats", "1", "--jobs", "1", "--games", "2", "--json", "-"]
    assert main([*words, "--bots", "random,meadhall.bots.glance:GlanceBot", "--no-controls"]) == 0
    (match,) = json.loads(capsys.readouterr().out)["matches"]
    assert (match["kind"], match["games"], match["equal"]) == ("together", 2, None)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["champions", "--bots", "rolout"], "did you mean rollout"),
        (["champions", "--bots", "random,random"], "named twice"),
        (["champions", "--bots", "nowhere:Bot"], "No module named 'nowhere'"),
        (["champions", "--bots", "random", "--seats", "9"], "seats 2, 3, 4 players"),
        (["champions", "--bots", "random", "--elo", "0"], "not a difference above 0"),
        (["champions", "--bots", "random", "--luck", "x"], "not a whole number from 0"),
        (["champions", "--bots", "random", "--set", "edition=none"], "edition"),
        (["champions"], "--bots"),
        (["champions", "--bots", "random", "--jobs", "2", "--ray", "auto"], "--jobs is for this"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(words: list[str], said: str, capsys: Captured) -> None:
    assert main(["arena", *words]) == 2
    out, told = capsys.readouterr()
    assert out == ""
    assert said in told
    assert len(told.splitlines()) == 1
