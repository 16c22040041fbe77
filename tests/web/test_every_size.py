"""At every size, in every language: within reach, legible, nothing cut, nothing on a number.

A few tables of each game at a few sizes; `MEADHALL_WHOLE_SWEEP=1` looks at all of them at all sizes
in all languages, which takes long.
"""

from __future__ import annotations

import os
import random
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect
from tests.hall.live import Live
from tests.hall.people import Party, gather, person
from tests.web import moments
from tests.web.crawl import complaints
from tests.web.moments import asks, over, sit_asked
from tests.web.people import sit, visiting
from tests.web.test_pages import open_page

NAMES = ("Ania", "Bo", "Camille", "Dagrun", "Eirik", "Frida")
LANGUAGES = ("en", "pl", "fr", "pseudo")
UPRIGHT = (
    (360, 740),
    (390, 844),
    (768, 1024),
    (800, 1280),
    (900, 1440),
    (1080, 1920),
    (1440, 2560),
)
SIZES = [*UPRIGHT, *((high, wide) for wide, high in UPRIGHT)]
# Each stands for an arrangement of its own.
FEW = [(360, 740), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)]
WHOLE = os.environ.get("MEADHALL_WHOLE_SWEEP") == "1"
TWO_FRAMES = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


@dataclass(frozen=True)
class Stand:
    """A table at the first moment somebody is asked this, not before so many choices."""

    game: str
    asked: str
    least: int = 0
    seats: int = 3
    settings: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game, self.asked, *map(str, self.settings.values())])


ALWAYS = (
    Stand("champions", "place_worker", 40, 4),
    Stand("champions", "assign"),
    Stand("champions", "sail"),
    Stand("champions", "rune_window"),
    Stand("reavers", "select_space", 60),
    Stand("reavers", "battle"),
    Stand("valhalla", "action", 20),
    Stand("valhalla", "spend_die", 30, 4, {"teams": "alliance"}),
    # Of the Monsters' names this is the longest.
    Stand("valhalla", "action", 10, 1, {"mode": "solo", "monster": "jormungandr"}),
)
SOMETIMES = (
    Stand("champions", "choose_leader"),
    Stand("champions", "combat_roll"),
    Stand("reavers", "pillage"),
    Stand("reavers", "select_space", 200, 4),
    Stand("valhalla", "choose_jarl"),
    Stand("valhalla", "choose_jarl", 0, 1, {"mode": "solo", "monster": "hel"}),
    Stand("valhalla", "action", 10, 1, {"mode": "solo", "monster": "hel"}),
    Stand("valhalla", "action", 10, 1, {"mode": "solo", "monster": "surtr"}),
    Stand("valhalla", "action", 60, 6),
    Stand("valhalla", "spend_die", 20, 2, {"mode": "coop", "monster": "hel"}),
    Stand("valhalla", "spend_die", 20, 2, {"mode": "coop", "monster": "jormungandr"}),
    Stand("valhalla", "action", 20, 3, {"mode": "coop", "monster": "surtr"}),
    Stand("valhalla", "premium", 0, 3, {"loki": "random", "thor": True}),
)
STANDS = (*ALWAYS, *SOMETIMES) if WHOLE else ALWAYS


def table_at(live: Live, stand: Stand) -> Party:
    people = [person(name) for name in NAMES[: stand.seats]]
    party = gather(live.url, people, game=stand.game, start=False, settings=stand.settings)
    live.set_secret(party.id, bytes([7]) * 32)
    party.host.post(f"{party.host.at}/start")
    live.skip(party.id, asks(stand.asked, stand.least), random.Random(7))
    return party


def resized(page: Page, wide: int, high: int) -> None:
    """The page has found its new arrangement once nothing moves any more."""
    page.set_viewport_size(ViewportSize(width=wide, height=high))
    before = None
    for _ in range(20):
        page.evaluate(TWO_FRAMES)
        now = page.evaluate("""() => [...document.querySelectorAll('[data-option]')]
          .map(it => Object.values(it.getBoundingClientRect().toJSON()).map(Math.round).join())
          .join(';')""")
        if now == before:
            return
        before = now


@pytest.mark.parametrize("nth", range(len(STANDS)), ids=[str(it) for it in STANDS])
def test_table(browser: Browser, live: Live, nth: int) -> None:
    stand = STANDS[nth]
    languages = LANGUAGES if WHOLE else (LANGUAGES[nth % len(LANGUAGES)],)
    found: list[str] = []
    with table_at(live, stand) as party:
        for language in languages:
            with visiting(browser, live.url, language=language) as page:
                sit_asked(page, party)
                expect(page.locator("[data-option]").first).to_be_attached()
                for wide, high in SIZES if WHOLE else FEW:
                    resized(page, wide, high)
                    where = f"{wide}x{high} {language}"
                    found += [f"{where}: {it}" for it in complaints(page)]
    assert not found, f"{len(found)} complaints\n" + "\n".join(found[:40])


# Pages of every kind, each in a language of its own.
PAGES = {
    "/#/": "pl",
    "/#/new/valhalla": "fr",
    "/#/mine": "pseudo",
    "/#/start/champions": "pl",
    "/#/rules/reavers": "fr",
    "/#/glossary/valhalla": "pl",
    "/#/pads/reavers": "fr",
    "/#/about": "pseudo",
}


def test_pages(browser: Browser, live: Live) -> None:
    found: list[str] = []
    for address, own in PAGES.items():
        for language in LANGUAGES if WHOLE else (own,):
            with visiting(browser, live.url, language=language) as page:
                open_page(page, address)
                for wide, high in SIZES if WHOLE else FEW:
                    resized(page, wide, high)
                    where = f"{address} {wide}x{high} {language}"
                    found += [f"{where}: {it}" for it in complaints(page)]
    assert not found, f"{len(found)} complaints\n" + "\n".join(found[:40])


def test_the_end_of_a_game(browser: Browser, live: Live) -> None:
    found: list[str] = []
    with (
        moments.table_at(live, "reavers", over) as party,
        visiting(browser, live.url, language="pl") as page,
    ):
        sit(page, party.id, party.players[0].key or "")
        expect(page.locator("[data-ending] table").first).to_be_attached()
        for wide, high in FEW:
            resized(page, wide, high)
            found += [f"{wide}x{high}: {it}" for it in complaints(page)]
    assert not found, f"{len(found)} complaints\n" + "\n".join(found[:40])


# A tablet that lies, a small laptop, and tablets that stand: the board is in sight from its first
# row to its last.
WHOLE_BOARDS = {
    "champions": ((1024, 768), (1280, 720), (1366, 768), (768, 1024), (1024, 1366)),
    "reavers": ((1024, 768), (1280, 720), (1366, 768), (1024, 1366)),
    "valhalla": ((1024, 768), (1280, 720), (1366, 768)),
}
SHEET = """() => {
  const sheet = document.querySelector('.sheet').getBoundingClientRect()
  const room = document.querySelector('.sheet').parentElement.getBoundingClientRect()
  return [sheet.width - room.width, sheet.height - room.height, room.height - sheet.height,
    document.querySelectorAll('.zoom').length].map(Math.round)
}"""


@pytest.mark.parametrize("game", WHOLE_BOARDS)
def test_a_board_is_seen_as_a_whole(browser: Browser, live: Live, game: str) -> None:
    stand = next(it for it in ALWAYS if it.game == game)
    with table_at(live, stand) as party, visiting(browser, live.url) as page:
        sit_asked(page, party)
        expect(page.locator("[data-option]").first).to_be_attached()
        for wide, high in WHOLE_BOARDS[game]:
            resized(page, wide, high)
            over, under, empty, zooms = page.evaluate(SHEET)
            where = f"{wide}x{high}"
            assert max(over, under) <= 1, f"{where}: {over} x {under} px are out of sight"
            assert not zooms, f"{where}: nothing has to be zoomed"
            # Nor is it lost in the middle of its room.
            assert empty < high * 0.06, f"{where}: {empty} px above and below the board"


BATTLES = (
    Stand("valhalla", "spend_die", 20),
    Stand("valhalla", "spend_die", 30, 4, {"teams": "alliance"}),
    Stand("valhalla", "premium", 0, 3, {"loki": "random", "thor": True}),
)


@pytest.mark.parametrize("stand", BATTLES, ids=str)
def test_a_battle_fills_a_tablet(browser: Browser, live: Live, stand: Stand) -> None:
    """All of it is in sight, and its sides do not stand narrow in the middle of their room."""
    with table_at(live, stand) as party, visiting(browser, live.url, language="fr") as page:
        sit_asked(page, party)
        expect(page.locator("[data-option]").first).to_be_attached()
        for wide, high in ((1024, 768), (1366, 768)):
            resized(page, wide, high)
            over, under, _, zooms = page.evaluate(SHEET)
            assert max(over, under) <= 1, f"{wide}x{high}: {over} x {under} px are out of sight"
            assert not zooms
            room = page.evaluate("document.querySelector('.sheet').parentElement.clientWidth")
            assert -over < room * 0.19, f"{wide}x{high}: {-over} px beside the battle"


MOORED = """() => {
  const boxes = (all) => [...document.querySelectorAll(all)].map(it => it.getBoundingClientRect())
  const town = boxes('.map > :not(.berth) .plaque')
  return boxes('.berth .ship').map(ship => town.filter(it => it.right > ship.left &&
    it.left < ship.right && it.bottom > ship.top && it.top < ship.bottom).length)
}"""


def test_no_sail_touches_the_town(browser: Browser, live: Live) -> None:
    stand = next(it for it in ALWAYS if it.game == "champions")
    with table_at(live, stand) as party, visiting(browser, live.url, language="pl") as page:
        sit_asked(page, party)
        expect(page.locator("[data-option]").first).to_be_attached()
        for wide, high in ((2560, 1440), (1440, 900), (1024, 768), (768, 1024), (390, 844)):
            resized(page, wide, high)
            assert page.evaluate(MOORED) == [0, 0, 0], f"{wide}x{high}"


# How wide the Warriors of others are drawn at least, in pixels.
WARRIORS = {(1024, 768): 84, (1440, 900): 104, (1920, 1080): 140}
NARROWEST = """() => Math.min(...[...document.querySelectorAll('.far .vh-card')]
  .map(it => it.getBoundingClientRect().width))"""


def test_the_cards_on_a_field_grow_with_it(browser: Browser, live: Live) -> None:
    stand = next(it for it in ALWAYS if it.game == "valhalla")
    with table_at(live, stand) as party, visiting(browser, live.url) as page:
        sit_asked(page, party)
        expect(page.locator("[data-option]").first).to_be_attached()
        for (wide, high), least in WARRIORS.items():
            resized(page, wide, high)
            assert page.evaluate(NARROWEST) >= least, f"{wide}x{high}"


WHOLE_CREST = """it => {
  const at = it.getBoundingClientRect()
  const hit = document.elementFromPoint(at.right - 4, at.y + at.height / 2)
  return at.width >= 28 && at.right <= innerWidth && it.contains(hit)
}"""


def test_players_are_in_sight_on_a_phone(browser: Browser, live: Live) -> None:
    """Six of them share the strip: none is cut off or has to be looked for."""
    stand = Stand("valhalla", "action", 10, 6)
    with table_at(live, stand) as party, visiting(browser, live.url) as page:
        sit_asked(page, party)
        expect(page.locator("[data-option]").first).to_be_attached()
        for wide, high in ((360, 740), (390, 844)):
            resized(page, wide, high)
            crests = page.locator(".strip li button")
            assert crests.count() == 6
            for crest in crests.all():
                assert crest.evaluate(WHOLE_CREST), f"{wide}: {crest.get_attribute('aria-label')}"


@pytest.mark.parametrize("game", ["champions", "reavers"])
def test_a_board_scrolls_one_way_on_a_phone(browser: Browser, live: Live, game: str) -> None:
    stand = next(it for it in ALWAYS if it.game == game)
    with table_at(live, stand) as party, visiting(browser, live.url) as page:
        sit_asked(page, party)
        expect(page.locator("[data-option]").first).to_be_attached()
        for wide, high in ((360, 740), (390, 844), (844, 390), (768, 1024)):
            resized(page, wide, high)
            over = page.evaluate(SHEET)[0]
            assert over <= 1, f"{wide}x{high}: {over} px lie to the right"


def test_a_crawler_that_finds_nothing_is_worth_nothing(browser: Browser, live: Live) -> None:
    """Every kind of complaint is made about a page that deserves it."""
    with visiting(browser, live.url) as page:
        page.set_viewport_size(ViewportSize(width=390, height=600))
        # A page of ours would not allow styles of this kind.
        page.goto("about:blank")
        page.set_content("""
            <div style="position: relative; height: 400px; overflow: hidden">
              <button data-option="1" style="position: absolute; top: 900px">below</button>
              <button data-option="2" style="position: absolute; top: 20px">under</button>
              <div style="position: absolute; top: 0; left: 0; width: 99px; height: 99px;
                background: red"></div>
              <b style="position: absolute; top: 120px; left: 10px">42</b>
              <i style="position: absolute; top: 116px; left: 6px; width: 40px; height: 30px;
                background: blue"></i>
              <b style="position: absolute; top: 200px; left: 10px">7</b>
              <b style="position: absolute; top: 200px; left: 10px">8</b>
              <b style="position: absolute; top: 200px; left: 60px">sword</b>
              <b style="position: absolute; top: 202px; left: 70px">shield</b>
              <small style="position: absolute; top: 240px; left: 10px; font-size: 9px">tiny</small>
              <p style="position: absolute; top: 280px; left: 10px; width: 40px; overflow: hidden;
                white-space: nowrap">a sentence that goes on</p>
            </div>
            <section class="prompt" style="height: 150px">asked</section>
            <div style="width: 500px; height: 3px"></div>""")
        found = "\n".join(complaints(page))
        for kind in (
            "out of sight without a mark: below",
            "out of reach: under",
            "nothing that can be touched is in sight",
            "covered: 42",
            "over each other: 7 and 8",
            "over each other: sword and shield",
            "small, 9.0 px: tiny",
            "cut: a sentence that goes on",
            "the prompt takes 25 %",
            "too wide",
        ):
            assert kind in found, f"{kind!r} is missing from:\n{found}"
