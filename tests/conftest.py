"""The order of all tests, and what they share in memory."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest

import meadhall

HERE = Path(__file__).parent
WEB = HERE / "web"
# The longest beside those in browsers.
LONG = (
    HERE / "test_core_compiled.py",
    HERE / "games" / "test_random_games.py",
    HERE / "hall" / "test_crash.py",
)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Half a million things, the modules and the tests themselves, stay until the end: to look
    through them again and again for garbage took a third of the time of a small test."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def games_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from outside that a test asks for is not known to the next."""
    monkeypatch.setattr(meadhall, "_NAMED", meadhall._NAMED.copy())


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first. Begun last, they would be alone at the end, when no other test is left to
    run while they wait."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    web = [item for item in items if WEB in item.path.parents]
    long = [item for item in items if item.path in LONG]
    rest = [item for item in items if WEB not in item.path.parents and item.path not in LONG]
    # All processes but one show pages: that one waits meanwhile, as many of the other tests do.
    browsers = max(1, workers - 1)
    dealt = [web[at::browsers] for at in range(browsers)]
    dealt += [[] for _ in range(workers - browsers)]
    dealt[-1] += long
    items[:] = in_blocks(dealt, rest)


def in_blocks(first: list[list[pytest.Item]], rest: list[pytest.Item]) -> list[pytest.Item]:
    """Each process begins with a block of all tests, and then takes from others what is left: what
    comes first in the blocks, and the rest."""
    left = sum(map(len, first)) + len(rest)
    found: list[pytest.Item] = []
    for number, own in enumerate(first):
        size = left // (len(first) - number)
        more = max(0, size - len(own))
        found += [*own, *rest[:more]]
        del rest[:more]
        left -= len(own) + more
    return [*found, *rest]
