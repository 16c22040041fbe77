"""Whatever a game may ask: each open option has a thing on the table, or a button at the prompt."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.hall.people import gather, person
from tests.hall.process import HallProcess
from tests.web.people import DESK, PHONE, sit, visiting

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.record.match import Match
from meadhall.hall.tables.entries import Seat
from meadhall.hall.tables.telling import Teller

Json = dict[str, Any]
# Tables that ask for different things.
TABLES: dict[str, tuple[str, int, Json]] = {
    "champions": ("champions", 3, {}),
    "champions of the first edition": ("champions", 4, {"edition": "classic"}),
    "reavers": ("reavers", 3, {}),
    "valhalla": ("valhalla", 3, {}),
    "valhalla with gods": ("valhalla", 3, {"loki": "random", "thor": True, "valkyries": True}),
    "valhalla with dwarves": ("valhalla", 4, {"dwarves": True, "tyr": True, "king": True}),
    "valhalla of allies": ("valhalla", 4, {"teams": "alliance"}),
    "valhalla alone": ("valhalla", 1, {"mode": "solo", "monster": "fenrir"}),
    "valhalla together": ("valhalla", 2, {"mode": "coop", "monster": "hel"}),
}
GAMES_PLAYED = 40
NAMES = ("Ania", "Bo", "Camille", "Dagrun")
# The page's line to the hall, to say something over it that the hall did not.
LINES = """const Real = window.WebSocket
window.lines = []
window.WebSocket = class extends Real {
  constructor(...given) { super(...given); window.lines.push(this) }
}"""
# Draws a state and gives the open options that nothing in sight stands for, in words. What came
# by the line is drawn at once; boards measure their room a frame later.
UNDRAWN = """async (fresh) => {
  const line = window.lines.findLast((it) => it.url.endsWith('/live'))
  line.onmessage({ data: JSON.stringify({ type: 'fresh', fresh }) })
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  const missing = () => {
    const drawn = new Set([...document.querySelectorAll('[data-option]')]
      .filter((it) => it.checkVisibility({ visibilityProperty: true }))
      .map((it) => Number(it.dataset.option)))
    return fresh.told.options.filter(({ id }) => !drawn.has(id)).map(({ text }) => text)
  }
  for (let frames = 0; missing().length && frames < 10; frames++) await frame()
  return missing()
}"""


def moments(game: str, count: int, settings: Json) -> Iterator[tuple[str, Json]]:
    """States of random games in which the first seat is asked something it was not asked before.

    The same question in the middle of something else counts as another: what waits lies there, too.
    """
    plays = meadhall.game(game)
    seen: set[tuple[str, str, frozenset[str]]] = set()
    teller = Teller("en", plays, [Seat("person", "", it, True) for it in NAMES[:count]])
    version = 1_000_000
    for number in range(GAMES_PLAYED):
        luck = random.Random(number)
        match = Match.start(plays, list(NAMES[:count]), settings, number.to_bytes(32, "big"))
        while not match.over:
            asked = match.state.pending[0]
            decision = match.state.decision_of(asked.seat)
            assert decision is not None
            under_way = frozenset(type(frame).__name__ for frame in match.state.frames())
            verbs = {plays.actions.options[it].verb for it in asked.options}
            met = {(decision.kind, verb, under_way) for verb in verbs}
            if asked.seat == 0 and not met <= seen:
                seen |= met
                version += 1
                told = teller.told(match, match.state, 0, None, Chance(key_of(str(version))))
                view = match.state.view(0)
                fresh = {"number": version, "version": version, "status": "playing", "seat": 0}
                yield decision.kind, {**fresh, "undo": None, "view": view, "told": told}
            match.choose(asked.seat, [luck.choice(asked.options)])


def table_of(page: Page, hall: HallProcess, game: str, count: int, settings: Json) -> None:
    people = [person(name) for name in NAMES[:count]]
    with gather(hall.url, people, game=game, settings=settings) as party:
        sit(page, party.id, party.players[0].key or "")


@pytest.mark.parametrize("table", TABLES)
def test_every_open_option_is_drawn(browser: Browser, hall: HallProcess, table: str) -> None:
    game, count, settings = TABLES[table]
    asked = list(moments(game, count, settings))
    assert len(asked) > 5
    undrawn: list[str] = []
    with visiting(browser, hall.url) as page:
        page.add_init_script(LINES)
        table_of(page, hall, game, count, settings)
        # Boards of other settings are the same boards: one size is enough for them.
        for size in (DESK, PHONE) if table in meadhall.GAMES else (DESK,):
            page.set_viewport_size(size)
            for kind, fresh in asked:
                missing = page.evaluate(UNDRAWN, fresh)
                undrawn += [f"{kind} at {size['width']} px: {text}" for text in missing]
    assert not undrawn
