"""The table in Firefox and WebKit, where the system has them: choices are made in each game, and
what they lead to is within reach and legible at several sizes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.hall.process import HallProcess
from tests.web.driven import Driven
from tests.web.firefox import firefox, system_firefox
from tests.web.webkit import system_webkit, webkit

import meadhall

CHOICES = 8
# No smaller ones: neither window can be as narrow as a phone.
SIZES = ((500, 900), (1024, 768), (1440, 900), (1920, 1080))
SETTLED = """() => {
  localStorage.setItem('meadhall.prefs', JSON.stringify(
    { played: true, language: 'en', aims: ['champions', 'reavers', 'valhalla'] }))
  localStorage.setItem('meadhall.level', 'random')
  return true
}"""
PLAY = """game => {
  const button = document.querySelector(`[data-game='${game}'] [data-action='play']`)
  button?.click()
  return !!button
}"""
# A frame or two: the page has found its new arrangement.
SETTLES = """() => new Promise(done => setTimeout(() =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(true))), 300))"""
BROWSERS = {"firefox": (system_firefox, firefox), "webkit": (system_webkit, webkit)}


@pytest.fixture(params=BROWSERS)
def window(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driven]:
    there, opened = BROWSERS[request.param]
    if there() is None:
        pytest.skip(f"there is no {request.param} here")
    with opened(tmp_path) as made:
        yield made


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_choices_are_made(hall: HallProcess, window: Driven, game: str) -> None:
    # A page of the same hall that fetches nothing: likings are kept before the first visit.
    window.go(f"{hall.url}/robots.txt")
    window.evaluate(SETTLED)
    window.go(hall.url)
    window.wait_for(PLAY, game)
    made = 0
    luck = random.Random(7)
    while made < CHOICES and window.asked():
        made += window.choose(luck)
    assert made == CHOICES
    if window.asked():
        found = []
        window.look_away()
        for wide, high in SIZES:
            window.resize(wide, high)
            window.evaluate(SETTLES)
            found += [f"{wide}x{high}: {it}" for it in window.complaints()]
        assert not found, f"{len(found)} complaints\n" + "\n".join(found[:40])
    assert window.troubles == []
