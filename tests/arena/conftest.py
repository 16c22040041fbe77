"""Journals of the tests lie where nobody's own are."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("MEADHALL_DATA", str(folder))
    monkeypatch.setattr(meadhall, "_NAMED", {})
    return folder
