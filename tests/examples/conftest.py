"""The example game is there for one test and forgotten after it."""

from __future__ import annotations

import pytest
from tests.examples.strandhogg import EXAMPLE, PLACE

import meadhall


@pytest.fixture
def strandhogg(monkeypatch: pytest.MonkeyPatch) -> meadhall.Game:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.setattr(meadhall, "_NAMED", {})
    return meadhall.game(PLACE)
