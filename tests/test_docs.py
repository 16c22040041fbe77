"""The code in README and docs/bots.md runs."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest
from tests.core.tiny import Tiny

import meadhall
from meadhall.bots.registry import level_at

ROOT = Path(__file__).resolve().parent.parent


def blocks(file: str) -> list[str]:
    text = (ROOT / file).read_text("utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("README.md")
    names: dict[str, object] = {}
    exec(compile(code, "README.md", "exec"), names)  # noqa: S102
    state = names["state"]
    assert isinstance(state, meadhall.State)
    assert state.over
    assert str(state.scores) in capsys.readouterr().out


def test_the_design_plays_a_game() -> None:
    (code,) = [it for it in blocks("docs/design.md") if "meadhall.game" in it]
    names: dict[str, object] = {"meadhall": meadhall}
    exec(compile(code, "design.md", "exec"), names)  # noqa: S102
    assert isinstance(names["state"], meadhall.State)


def test_the_bot_of_the_text_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (code,) = [it for it in blocks("docs/bots.md") if "my_bots.py" in it]
    (tmp_path / "my_bots.py").write_text(code, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    made = level_at("my_bots:Greedy")
    assert made.seconds == 0.2
    state = Tiny().new(2, {"rounds": 1}, 3)
    players = [made.make(seat) for seat in range(2)]
    while not state.over:
        seat = state.to_act
        state.apply(players[seat].choose(state, seat), seat)
    assert max(state.scores) >= 3, "gaining is what it is greedy for"
