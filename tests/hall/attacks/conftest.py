"""Halls that several attacks share, where the database does not matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.hall.live import Live, live_hall


@pytest.fixture(scope="module")
def open_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with live_hall(tmp_path_factory.mktemp("hall")) as live:
        yield live


@pytest.fixture(scope="module")
def slow_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """Seats and spectators are soon told to slow down."""
    limits: dict[str, Any] = {"seat_rate": 100, "seat_burst": 20, "slowed_messages": 30}
    with live_hall(tmp_path_factory.mktemp("hall"), **limits) as live:
        yield live
