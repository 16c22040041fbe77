"""The order of all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first. They take longest: begun last, they would be alone at the end, when no other
    test is left to run while they wait."""
    items.sort(key=lambda item: WEB not in item.path.parents)
