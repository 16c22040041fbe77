"""How much a device has to fetch, and from whom."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.hall.process import HallProcess
from tests.web.people import visiting

import meadhall

MOST = 300_000


class Scale:
    """What came over the line to a page, in bytes as they were sent."""

    def __init__(self, page: Page) -> None:
        self.total = 0
        self.addresses: list[str] = []
        wire = page.context.new_cdp_session(page)
        wire.on("Network.loadingFinished", self._finished)
        wire.on("Network.requestWillBeSent", self._asked)
        wire.send("Network.enable")

    def _finished(self, event: dict[str, Any]) -> None:
        self.total += int(event["encodedDataLength"])

    def _asked(self, event: dict[str, Any]) -> None:
        self.addresses.append(event["request"]["url"])

    def foreign(self, own: str) -> list[str]:
        inside = (own, own.replace("http", "ws"), "data:", "blob:")
        return [it for it in self.addresses if not it.startswith(inside)]


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_little_is_fetched_and_all_of_it_from_the_hall(
    browser: Browser, hall: HallProcess, game: str
) -> None:
    with visiting(browser, hall.url) as page:
        scale = Scale(page)
        page.goto("/", wait_until="networkidle")
        first = scale.total
        page.locator(f"[data-game={game}] [data-action=play]").click()
        expect(page.locator(".table")).to_be_visible()
        page.wait_for_load_state("networkidle")
        more = scale.total - first
        print(f"{game}: {first} bytes for the front page, {more} more for the table")
        assert 10_000 < first < MOST
        assert 10_000 < more < MOST
        assert scale.foreign(hall.url) == []
