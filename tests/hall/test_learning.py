"""Nobody waits until the words of their language are read: the hall has done so before."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.hall.live import live_hall, wait_until

import meadhall
from meadhall.hall.errands import learning
from meadhall.hall.tables.telling import WORDS
from meadhall.words import language


def test_a_hall_learns_all_words_by_itself(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "AFTER_SECONDS", 0.0)
    read = language._bundle
    read.cache_clear()
    language._bundles.cache_clear()
    of_all = [(code, game) for code in language.languages() for game in (*meadhall.GAMES, WORDS)]
    with live_hall(folder):
        wait_until(lambda: read.cache_info().currsize == len(of_all))
        before = read.cache_info().misses
        for code, game in of_all:
            language.Language(code, game)
        assert read.cache_info().misses == before
