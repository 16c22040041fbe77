"""Whole games in a real browser, by touching what glows and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.hall.process import HallProcess
from tests.web.people import PHONE, Chooser, new_context, play_now, watched
from tests.web.words import say

import meadhall
from meadhall.cli.main import main

MOST = 1500
ON_PHONES = {"champions": 60, "reavers": 25, "valhalla": 25}


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_a_whole_game_by_mouse(page: Page, game: str, tmp_path: Path) -> None:
    play_now(page, game)
    chooser = Chooser(page, seed=11)
    assert chooser.play(MOST), f"no end after {chooser.path[-10:]}"
    assert chooser.made > 20
    check_ending(page, tmp_path)


@pytest.mark.parametrize(("game", "most"), ON_PHONES.items())
def test_a_game_by_touch(browser: Browser, hall: HallProcess, game: str, most: int) -> None:
    context = new_context(browser, hall.url, PHONE, touch=True)
    page = context.new_page()
    troubles = watched(page)
    play_now(page, game)
    chooser = Chooser(page, seed=12, tap=True)
    over = chooser.play(most, until=lambda: check_width(page))
    assert over or chooser.made == most
    assert troubles == []
    context.close()


def check_width(page: Page) -> bool:
    """Nothing ever sticks out to the right; goes on."""
    wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"
    return False


def check_ending(page: Page, folder: Path) -> None:
    """Winners, the count and a record that holds: for the hall, and for the engine on its own."""
    ending = page.locator("[data-ending]")
    expect(ending).to_be_visible()
    expect(ending.get_by_role("heading", level=2)).not_to_be_empty()
    expect(ending.get_by_role("heading", name=say("ending-count"))).to_be_visible()
    ending.get_by_role("button", name=say("ending-verify")).click()
    expect(ending.get_by_text(say("ending-holds"))).to_be_visible()
    with page.expect_download() as coming:
        ending.get_by_role("button", name=say("ending-download")).click()
    record = folder / coming.value.suggested_filename
    coming.value.save_as(record)
    assert main(["verify", str(record)]) == 0
