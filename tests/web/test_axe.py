"""axe finds nothing serious: on no page, at no table, in no theme, wide or narrow."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.hall.live import Live
from tests.web.moments import MOMENTS, asks, over, sit_asked, table_at
from tests.web.people import DESK, PHONE, sit, visiting
from tests.web.test_pages import PAGES, open_page
from tests.web.words import say

import meadhall

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("candle", "night", "contrast")
RUN = """async only => {
  const run = only ? { runOnly: { type: 'rule', values: only } } : {}
  // No other frames, and styles that are known already: nothing to wait for.
  const quick = { resultTypes: ['violations'], preload: false, iframes: false }
  const { violations } = await axe.run(document, { ...run, ...quick })
  return violations.filter(it => it.impact === 'serious' || it.impact === 'critical')
    .flatMap(it => it.nodes.map(node => `${it.id}: ${node.target} ${node.failureSummary}`))
}"""
# A page settles into another size in the frame after it, or in the next.
TWO_FRAMES = """() => new Promise(done =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""
# A theme changes colours and nothing else.
COLOURS = ["color-contrast", "link-in-text-block"]


def check(page: Page, where: str, only: list[str] | None = None) -> None:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, only)
    assert found == [], f"{where}: {len(found)} findings\n" + "\n".join(found[:5])


def check_themes(page: Page, where: str) -> None:
    """All of it as it is now, then the colours of the other themes."""
    check(page, where)
    for theme in THEMES[1:]:
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        check(page, f"{where}, {theme}", COLOURS)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", THEMES[0])


def check_both_sizes(page: Page, where: str) -> None:
    page.set_viewport_size(DESK)
    check_themes(page, f"{where} at a desk")
    page.set_viewport_size(PHONE)
    page.evaluate(TWO_FRAMES)
    check(page, f"{where} on a phone")


@pytest.mark.parametrize("half", [0, 1])
def test_pages(browser: Browser, live: Live, half: int) -> None:
    with visiting(browser, live.url) as page:
        for address in PAGES[half::2]:
            page.set_viewport_size(DESK)
            open_page(page, address)
            check_both_sizes(page, address)


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_tables(browser: Browser, live: Live, game: str) -> None:
    for kind in MOMENTS[game]:
        with (
            table_at(live, game, asks(kind)) as party,
            visiting(browser, live.url) as page,
        ):
            sit_asked(page, party)
            page.locator("[data-option]").first.wait_for(state="attached")
            check_both_sizes(page, f"{game}, {kind}")


def test_panels_of_a_table(browser: Browser, live: Live) -> None:
    with (
        table_at(live, "champions", asks("place_worker", 20)) as party,
        visiting(browser, live.url) as page,
    ):
        sit_asked(page, party)
        page.keyboard.press("o")
        expect(page.locator(".side ol [data-option]").first).to_be_visible()
        check_themes(page, "the list of options")
        page.locator("[data-menu]").click()
        check_themes(page, "the menu")
        page.keyboard.press("Escape")
        page.get_by_role("tab", name=say("chat-title")).click()
        check_themes(page, "the chat")


def test_ending_and_replay(browser: Browser, live: Live) -> None:
    with table_at(live, "champions", over) as party, visiting(browser, live.url) as page:
        sit(page, party.id, party.players[0].key or "")
        expect(page.locator("[data-ending]").get_by_text(say("ending-count"))).to_be_visible()
        check_both_sizes(page, "the ending")
        page.set_viewport_size(DESK)
        page.locator("[data-action=replay]").click()
        expect(page.locator("[data-replay]")).to_be_visible()
        check_both_sizes(page, "the replay")
