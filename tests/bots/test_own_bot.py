"""A bot of one's own, as docs/bots.md says: installed, it is a level like any other."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.arena.kit import TINY
from tests.test_docs import blocks

import meadhall
from meadhall import plugins
from meadhall.bots.asking import BotFault, ask
from meadhall.bots.bot import Bot, Imagine
from meadhall.bots.registry import level, levels
from meadhall.cli.main import main


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The bot of the text, as an installed package with its entry point."""
    (code,) = [it for it in blocks("docs/bots.md") if "my_bots.py" in it]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    (tmp_path / "my_bots.py").write_text(code, "utf-8")
    about = tmp_path / "my_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[meadhall.bots]\ngreedy = my_bots:Greedy\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("MEADHALL_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(meadhall, "_NAMED", {})
    importlib.invalidate_caches()
    plugins.entry_points_of.cache_clear()
    yield
    plugins.entry_points_of.cache_clear()


@pytest.mark.usefixtures("installed")
def test_it_is_a_level_and_plays_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    assert "greedy" in [it.name for it in levels()]
    assert level("greedy").seconds == 0.2
    assert main(["sim", TINY, "--seats", "greedy,random", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == ["greedy", "random"]
    words = ["arena", TINY, "--bots", "greedy,random", "--seats", "2", "--games", "4"]
    assert main([*words, "--jobs", "1", "--no-controls", "--json", "-"]) == 0
    (match,) = json.loads(capsys.readouterr().out)["matches"]
    assert (match["bot"], match["games"]) == ("greedy", 4)
    assert match["score"] > match["rival_score"]


class Number(int):
    """Equal to an int and no plain one, as NumPy's are."""


class Numbered(Bot):
    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        return Number(options[1])


class Fails(Bot):
    def pick(self, seat: int, options: list[int], imagine: Imagine) -> int:
        raise KeyError("nothing")


def test_a_number_of_another_kind_is_an_answer() -> None:
    state = meadhall.game("champions").new(2, {}, 1)
    chosen = ask(Numbered(), "numbered", state, state.to_act)
    assert type(chosen) is int
    assert chosen == state.legal[1]


def test_a_fault_names_the_bot_and_leaves_the_table_alone() -> None:
    state = meadhall.game("champions").new(2, {}, 1)
    before = state.to_json()
    with pytest.raises(BotFault, match=r"the bot mine failed: KeyError: 'nothing' \(test_own_bot"):
        ask(Fails(), "mine", state, state.to_act)
    assert state.to_json() == before
