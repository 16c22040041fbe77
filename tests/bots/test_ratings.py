"""What the arena measured is told with the levels."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tools import make_ratings, ship_net

import meadhall
from meadhall.bots import ratings
from meadhall.bots.net import Weights
from meadhall.bots.registry import LEVELS
from meadhall.cli import bots
from meadhall.words.bots import bot_words


def measured(game: str, **found: float) -> dict[str, object]:
    return {
        "game": game,
        "rules_version": 2,
        "seats": 2,
        "matches": [{"games": 40}, {"games": 10}],
        "bots": [{"bot": name, "rating": {"mu": mu, "sigma": 1.0}} for name, mu in found.items()]
        + [{"bot": "my_bots:Greedy", "rating": {"mu": 1.0, "sigma": 1.0}}]
        + [{"bot": "quick", "rating": None}],
    }


def keep(folder: Path, monkeypatch: pytest.MonkeyPatch, *tables: dict[str, object]) -> Path:
    files = [folder / f"{number}.json" for number in range(len(tables))]
    for file, table in zip(files, tables, strict=True):
        file.write_text(json.dumps(table))
    into = folder / "ratings.json"
    words = ["make_ratings", *[str(it) for it in files], "--into", str(into)]
    monkeypatch.setattr(sys, "argv", words)
    make_ratings.main()
    return into


def test_ratings_of_levels_are_kept_by_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    into = keep(tmp_path, monkeypatch, measured("champions", best=31.44, thrall=20.0))
    into = keep(tmp_path, monkeypatch, measured("reavers", jarl=28.0))
    there = json.loads(into.read_text("utf-8"))
    assert there["champions"]["levels"] == {"thrall": 20.0, "allfather": 31.4}
    assert (there["champions"]["games"], there["champions"]["seats"]) == (50, 2)
    assert there["reavers"]["levels"] == {"jarl": 28.0}


def test_what_is_no_table_of_the_arena_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SystemExit, match=r"0.json: this is not what meadhall arena --json writes"):
        keep(tmp_path, monkeypatch, {"game": "champions"})
    assert not (tmp_path / "ratings.json").exists()


def test_the_ratings_of_the_package_are_of_its_games_and_levels() -> None:
    names = {it.name for it in LEVELS}
    for game, found in ratings.ratings().items():
        assert game in meadhall.GAMES
        assert set(found) <= names


def test_they_are_told_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ratings", lambda: {"champions": {"jarl": 28.04}})
    lines = bots.told(bot_words("en"))
    (told,) = [it for it in lines if "[champions 28.0]" in it]
    assert told.split()[0] == "jarl"


def test_the_card_of_a_net_says_how_strong_it_was_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wins = {"mean": 0.9, "low": 0.8, "high": 0.95}
    match = {"bot": "king", "rivals": ["rollout"], "control": None, "games": 40, "wins": wins}
    file = tmp_path / "measured.json"
    file.write_text(json.dumps({"seats": 2, "matches": [match, {**match, "control": "mirror"}]}))
    into = tmp_path / "net.npz"
    words = ["ship_net", "champions", "--measured", str(file), "--into", str(into)]
    monkeypatch.setattr(sys, "argv", words)
    ship_net.main()
    card = Weights.load(into).card
    assert card["games"] > 0
    assert card["strength"][-1] == {
        "bot": "king",
        "against": ["rollout"],
        "seats": 2,
        "games": 40,
        "wins": wins,
    }
    file.write_text("{}")
    with pytest.raises(SystemExit, match="nothing was changed"):
        ship_net.main()
    assert Weights.load(into).card == card
