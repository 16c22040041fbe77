"""Browsers for the tests: which one is taken, and when their tests are run."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from tests.conftest import WEB, pytest_collection_modifyitems
from tests.web import conftest
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


def test_browser_tests_come_first_and_nothing_else_is_moved() -> None:
    core, page, words, size = (
        SimpleNamespace(path=path)
        for path in (
            WEB.parent / "core" / "test_state.py",
            WEB / "test_pages.py",
            WEB.parent / "words" / "test_words.py",
            WEB / "test_size.py",
        )
    )
    items = [core, page, words, size]
    pytest_collection_modifyitems(cast(list[pytest.Item], items))
    assert items == [page, size, core, words]


def test_an_event_loop_can_run_after_the_tests_of_a_browser() -> None:
    """Playwright's own would be in its way."""

    async def answer() -> int:
        return 42

    assert conftest.CHROMIUM.browser().is_connected()
    elsewhere = cast(pytest.Item, SimpleNamespace(path=WEB.parent / "hall" / "test_sync.py"))
    teardown = conftest.pytest_runtest_teardown(elsewhere, elsewhere)
    next(teardown)
    with pytest.raises(StopIteration):
        next(teardown)
    assert asyncio.run(answer()) == 42
