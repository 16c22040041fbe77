"""A game from elsewhere in a real browser: the plain board, by mouse and by touch."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.examples.strandhogg import hall_with_the_game
from tests.web.people import DESK, PHONE, Chooser, play_now, visiting
from tests.web.test_whole_games import check_width


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hall_with_the_game(tmp_path_factory.mktemp("hall")) as found:
        yield found


def check_table(page: Page) -> None:
    """Round, the seats with what one may see of them, the question with its options."""
    expect(page.get_by_text("round 1 / 4").first).to_be_visible()
    expect(page.get_by_text("Which crew do you send?").first).to_be_visible()
    expect(page.get_by_text("hand", exact=True).last).to_be_visible()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_whole_game_on_the_plain_board(browser: Browser, address: str, touch: bool) -> None:
    with visiting(browser, address, PHONE if touch else DESK, touch=touch) as page:
        play_now(page, "strandhogg")
        check_table(page)
        chooser = Chooser(page, seed=3, tap=touch)
        assert chooser.play(100, until=lambda: check_width(page)), chooser.path
        ending = page.locator("[data-ending]")
        expect(ending.get_by_text("farm", exact=True).first).to_be_visible()
        expect(ending.get_by_text("oaths", exact=True).first).to_be_visible()
