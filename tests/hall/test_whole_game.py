"""A whole game of each game through the public API, by a script, at a hall as people open it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from tests.hall.live import PATIENCE
from tests.hall.process import ROOT, HallProcess

import meadhall

SCRIPT = ROOT / "examples" / "whole_game.py"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """Its limits are those everybody has, but that waiting for them is shorter."""
    limits = {"MEADHALL_SEAT_RATE": "100"}
    running = HallProcess(tmp_path_factory.mktemp("hall"), limits=limits)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_script_plays_a_whole_game(hall: HallProcess, game: str) -> None:
    command = [sys.executable, str(SCRIPT), hall.url, game]
    played = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert played.returncode == 0, played.stderr
    assert f"{game}: " in played.stdout
    assert "the record holds" in played.stdout
