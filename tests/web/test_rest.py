"""A page at rest rests: glow, ships and northern lights included."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page
from tests.hall.live import Live
from tests.web.moments import MOMENTS, asks, sit_asked, table_at
from tests.web.people import DESK, PATIENCE, watched

# Of the main thread of a page nobody touches: a hundredth of a second in each second.
MOST_AT_REST = 0.01
SECONDS = 4

# Glows breathe six times when they come; then they rest.
STILL = """() => document.getAnimations().every((it) => it.playState !== 'running')"""


def moving_page(browser: Browser, address: str) -> Page:
    context = browser.new_context(
        base_url=address, viewport=DESK, locale="en-GB", reduced_motion="no-preference"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def busy(page: Page, seconds: float) -> float:
    """Which share of the main thread a page takes."""
    wire = page.context.new_cdp_session(page)
    wire.send("Performance.enable")

    def spent() -> float:
        metrics = wire.send("Performance.getMetrics")["metrics"]
        return float(next(it["value"] for it in metrics if it["name"] == "TaskDuration"))

    before = spent()
    page.wait_for_timeout(seconds * 1000)
    return (spent() - before) / seconds


@pytest.mark.parametrize("game", list(MOMENTS))
def test_a_table_at_rest_takes_next_to_nothing(browser: Browser, live: Live, game: str) -> None:
    with table_at(live, game, asks(MOMENTS[game][0])) as party:
        page = moving_page(browser, live.url)
        try:
            troubles = watched(page)
            sit_asked(page, party)
            page.locator("[data-option]").first.wait_for()
            page.wait_for_function(STILL)
            page.wait_for_timeout(1500)
            share = busy(page, SECONDS)
            print(f"{game}: {share:.2%} of the main thread at rest")
            assert share < MOST_AT_REST
            assert troubles == []
        finally:
            page.context.close()
