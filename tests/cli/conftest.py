"""Saves go to a folder of the test's own, never to somebody's home."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.kit import Person


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("MEADHALL_DATA", str(folder))
    return folder


@pytest.fixture(autouse=True)
def odds_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most of a game at the terminal would be odds, 150 imagined tables for a figure: whether they
    are right is a matter of tests/guide."""
    monkeypatch.setattr("meadhall.guide.sampling.SAMPLES", 10)


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(monkeypatch, capsys)
