"""Browsers for the tests: which one is taken, and when their tests are run."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from tests.conftest import LONG, WEB, pytest_collection_modifyitems
from tools.need_browser import system_browser


def test_a_browser_without_windows_is_taken_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert system_browser() is None
    for name in ("google-chrome", "chromium", "chromium-headless-shell"):
        program = tmp_path / name
        program.touch(mode=0o755)
        assert system_browser() == str(program)


def items_of(*paths: Path) -> list[pytest.Item]:
    return cast(list[pytest.Item], [SimpleNamespace(path=path) for path in paths])


def test_browser_tests_come_first_and_nothing_else_is_moved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("PYTEST_XDIST_WORKER_COUNT", raising=False)
    core, page, words, size = items_of(
        WEB.parent / "core" / "test_state.py",
        WEB / "test_pages.py",
        WEB.parent / "words" / "test_words.py",
        WEB / "test_size.py",
    )
    items = [core, page, words, size]
    pytest_collection_modifyitems(items)
    assert items == [page, size, core, words]


def test_long_tests_begin_the_block_of_each_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "3")
    others = items_of(*[WEB.parent / "words" / f"test_{at}.py" for at in range(7)])
    long = items_of(LONG[0])
    pages = items_of(*[WEB / f"test_{at}.py" for at in range(3)])
    items = [*others[:3], *long, *others[3:], *pages]
    pytest_collection_modifyitems(items)
    # Eleven: three, four and four.
    assert items[:3] == [pages[0], pages[2], others[0]]
    assert items[3:7] == [pages[1], *others[1:4]]
    assert items[7:] == [*long, *others[4:]]


def test_what_is_named_as_long_is_there() -> None:
    assert all(path.is_file() for path in LONG)
