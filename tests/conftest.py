"""The order of all tests, and what they share in memory."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"


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


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first. They take longest: begun last, they would be alone at the end, when no other
    test is left to run while they wait."""
    items.sort(key=lambda item: WEB not in item.path.parents)
