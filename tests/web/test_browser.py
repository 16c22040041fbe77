"""The browser of the tests leaves nothing behind."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from tests.conftest import WEB
from tests.web import conftest


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
