"""Makes the pictures of docs/pictures/ from a real hall: `python -m tools.pictures [name …]`.

Luck and choices are fixed, so that a picture only changes with what it shows. Build the web table
first (`make web`).
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tests.examples.strandhogg import EXAMPLE, PLACE
from tests.hall.live import Live, live_hall
from tests.hall.people import Party
from tests.web.conftest import FLAGS
from tests.web.moments import asks, begun, over, sit_asked
from tests.web.people import DESK, PHONE, sit, visiting
from tools.need_browser import system_browser
from tools.small_png import small

import meadhall
from meadhall.bots.rollout import RolloutBot
from meadhall.hall.rooms.playing import choose
from meadhall.hall.settings import from_environment
from meadhall.hall.tables.table import Table

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZES = {
    "390": PHONE,
    "1024": ViewportSize(width=1024, height=768),
    "1440": DESK,
    "1920": ViewportSize(width=1920, height=1080),
}
# What is asked in a lively position, and in a fight; and not before how many choices.
LIVELY = {
    "champions": ("place_worker", 47),
    "reavers": ("select_space", 60),
    "valhalla": ("action", 60),
}
FIGHTS = {
    "champions": ("combat_roll", 60),
    "reavers": ("reroll", 20),
    "valhalla": ("spend_die", 60),
}
# How long the players think: enough for a game one likes to look at, in less than a minute.
PLAYOUTS = 12


class Painter:
    """Opens pages and keeps pictures of them."""

    def __init__(self, browser: Browser, live: Live, wanted: list[str]) -> None:
        self.browser = browser
        self.live = live
        self.wanted = wanted
        # Looking at a table changes nothing: one is enough for all sizes.
        self._tables: dict[tuple[str, str, int], Party] = {}

    @contextmanager
    def page(self, name: str, language: str = "en") -> Iterator[Page | None]:
        """A page as wide as the picture's name says, kept at the end; None: nobody wants it."""
        if self.wanted and name not in self.wanted:
            yield None
            return
        wide = name.rpartition("-")[2]
        size, narrow = SIZES[wide], wide == "390"
        with visiting(self.browser, self.live.url, size, language, touch=narrow) as page:
            yield page
            page.wait_for_load_state("networkidle")
            page.evaluate("() => document.fonts.ready")
            (FOLDER / f"{name}.png").write_bytes(small(page.screenshot(scale="css")))
            print(name)

    def at(self, name: str, address: str) -> None:
        with self.page(name) as page:
            if page:
                page.goto(address, wait_until="networkidle")

    def table(
        self,
        name: str,
        game: str,
        kind: str,
        least: int,
        then: Callable[[Page], None] = lambda page: None,
        language: str = "en",
    ) -> None:
        with self.page(name, language) as page:
            if page:
                moment = (game, kind, least)
                if moment not in self._tables:
                    self._tables[moment] = well_played(self.live, game, asks(kind, least))
                sit_asked(page, self._tables[moment])
                page.locator("[data-option]").first.wait_for(state="attached")
                page.wait_for_load_state("networkidle")
                then(page)

    def ending(self, name: str, game: str, then: Callable[[Page], None]) -> None:
        with self.page(name) as page:
            if page:
                with well_played(self.live, game, over) as party:
                    sit(page, party.id, party.players[0].key or "")
                    expect(page.locator("[data-ending] table").first).to_be_attached()
                    then(page)


def well_played(live: Live, game: str, stop: Callable[[Table], bool]) -> Party:
    """A table where people who know what they do have played until `stop` says so."""
    party = begun(live, game)
    bot = RolloutBot(seed=7, playouts=PLAYOUTS)
    while True:
        table = live.hall.rooms[party.id].table
        assert table is not None
        if stop(table):
            return party
        seat = table.asked[0]
        option = bot.choose(table.state, seat)
        live.run(partial(choose, live.hall, party.id, seat, table.version(seat), [option]))


def replay(page: Page) -> None:
    page.locator("[data-ending] [data-action=replay]").click()
    page.locator("[data-action=round]").select_option("5")
    for _ in range(4):
        page.locator("[data-action=next]").click()


def read_a_rule(page: Page) -> None:
    """Why is this closed? The tip says so, and quotes the rule it links to."""
    page.locator(".place-thing.shut").first.hover()
    expect(page.locator(".tip .quote")).to_contain_text(re.compile(r"CM-\w+-\d+ +\S+ \S+"))


def paint(painter: Painter) -> None:
    for game in LIVELY:
        for width in SIZES:
            painter.table(f"{game}-{width}", game, *LIVELY[game])
        painter.table(f"{game}-battle-1440", game, *FIGHTS[game])
    painter.table("tip-1440", "champions", *LIVELY["champions"], read_a_rule, "pl")
    painter.at("front-1440", "/")
    painter.at("rules-1440", "/#/rules/champions/CM-COMBAT-08")
    painter.at("pads-390", "/#/pads/champions")
    painter.ending("ending-1440", "reavers", lambda page: None)
    painter.ending("replay-1440", "champions", replay)


def bring_the_example() -> None:
    """The game of docs/write-a-game.md, for halls that open from now on and for their helpers."""
    sys.path.insert(0, str(EXAMPLE))
    found = [path for path in (os.environ.get("PYTHONPATH"), str(EXAMPLE)) if path]
    os.environ["PYTHONPATH"] = os.pathsep.join(found)
    os.environ[meadhall.GAMES_VARIABLE] = PLACE
    meadhall.game(PLACE)


def paint_the_example(painter: Painter) -> None:
    for size in ("1440", "390"):
        painter.table(f"strandhogg-{size}", "strandhogg", "voyage", 20)


@contextmanager
def studio() -> Iterator[tuple[Browser, Live]]:
    """A hall and a browser to look at it with."""
    expect.set_options(timeout=30_000)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        live_hall(Path(folder), web=from_environment().web) as live,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
        yield browser, live
        browser.close()


def main(wanted: list[str]) -> None:
    with studio() as (browser, live):
        paint(Painter(browser, live, wanted))
    bring_the_example()
    with studio() as (browser, live):
        paint_the_example(Painter(browser, live, wanted))


if __name__ == "__main__":
    main(sys.argv[1:])
