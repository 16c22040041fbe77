"""The table in Firefox, where the system has one: a game begins there and choices are made."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.hall.process import HallProcess
from tests.web.firefox import Firefox, firefox, system_firefox
from tests.web.people import AIM, ASKED_OR_OVER, NEXT_OR_DOUBT, NEXT_QUESTION, SIGHT

import meadhall

CHOICES = 8
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
SURE = """() => { document.querySelector("[data-action='sure']").click(); return true }"""


@pytest.mark.skipif(system_firefox() is None, reason="there is no Firefox here")
@pytest.mark.parametrize("game", meadhall.GAMES)
def test_choices_are_made_in_firefox(hall: HallProcess, tmp_path: Path, game: str) -> None:
    with firefox(tmp_path) as fox:
        # A page of the same hall that fetches nothing: likings are kept before the first visit.
        fox.go(f"{hall.url}/robots.txt")
        fox.evaluate(SETTLED)
        fox.go(hall.url)
        fox.wait_for(PLAY, game)
        made = 0
        luck = random.Random(7)
        while made < CHOICES and fox.wait_for(ASKED_OR_OVER) != "over":
            made += choose(fox, luck)
        assert made == CHOICES
        assert fox.troubles == []


def choose(fox: Firefox, luck: random.Random) -> bool:
    """Touch one thing that glows; False where others moved in this very moment."""
    sight = fox.evaluate(SIGHT)
    if not sight["options"]:
        return False
    aim = fox.evaluate(AIM, luck.choice(sight["options"]))
    assert aim["x"] is not None, aim
    fox.click(aim["x"], aim["y"])
    if fox.wait_for(NEXT_OR_DOUBT, sight["asked"]) == "doubt":
        fox.evaluate(SURE)
        fox.wait_for(NEXT_QUESTION, sight["asked"])
    return True
