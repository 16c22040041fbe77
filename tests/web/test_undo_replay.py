"""Taking back, and looking at a game again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.hall.live import Live
from tests.hall.people import Party
from tests.web.moments import over, table_at
from tests.web.people import NEXT_QUESTION, PHONE, Chooser, asked_now, play_now, sit, visiting
from tests.web.words import say


@pytest.mark.parametrize("by", ["key", "button"])
def test_undo(page: Page, by: str) -> None:
    play_now(page, "champions")
    chooser = Chooser(page, seed=6)
    undo = page.locator("[aria-keyshortcuts=u]")
    question = page.get_by_role("region", name=say("prompt-label")).get_by_role("heading")
    for _ in range(60):
        chooser.wait()
        before, options = question.inner_text(), chooser.options()
        chooser.choose()
        chooser.wait()
        if undo.get_attribute("aria-disabled"):
            continue
        asked = asked_now(page)
        if by == "key":
            page.keyboard.press("u")
        else:
            undo.click()
        page.wait_for_function(NEXT_QUESTION, arg=asked)
        expect(question).to_have_text(before)
        assert chooser.options() == options
        return
    raise AssertionError("nothing could be undone in 60 choices")


@pytest.fixture(scope="module")
def told(live: Live) -> Iterator[Party]:
    """A public game that is over."""
    with table_at(live, "champions", over, public=True) as party:
        yield party


def test_a_replay_on_a_phone_is_left_by_a_link_in_sight(
    browser: Browser, live: Live, told: Party
) -> None:
    with visiting(browser, live.url, PHONE, touch=True) as page:
        page.goto(f"/#/replay/{told.id}/0")
        way = page.locator(".bar .home")
        expect(way).to_be_in_viewport(ratio=1)
        # What does not fit ends in dots, and is not cut through a letter.
        assert way.evaluate("it => it.scrollWidth - it.clientWidth") == 0
        way.tap()
        expect(page).to_have_url(re.compile(f"#/table/{told.id}$"))


def test_replay(browser: Browser, live: Live, told: Party) -> None:
    with visiting(browser, live.url) as page:
        sit(page, told.id, told.players[0].key or "")
        page.locator("[data-ending] [data-action=replay]").click()
        replay = page.locator("[data-replay]")
        expect(replay).to_have_attribute("data-position", "0")
        # Step by step, by key and by button.
        page.keyboard.press("ArrowRight")
        expect(replay).not_to_have_attribute("data-position", "0")
        first = replay.get_attribute("data-position") or ""
        page.locator("[data-action=next]").click()
        expect(replay).not_to_have_attribute("data-position", first)
        page.locator("[data-action=back]").click()
        expect(replay).to_have_attribute("data-position", first)
        # To a round.
        page.locator("[data-action=round]").select_option("3")
        expect(replay).not_to_have_attribute("data-position", first)
        third = replay.get_attribute("data-position") or ""
        assert int(third) > int(first)
        expect(page.locator(".progress").first).to_contain_text("3")
        # With other eyes: what was hidden then is open now.
        mine = page.get_by_role("region", name=say("mine-label"))
        hers = mine.inner_text()
        page.locator("[data-action=view]").select_option("1")
        expect(mine).not_to_have_text(hers)
        page.locator("[data-action=view]").select_option("-1")
        expect(mine).to_have_count(0)
        page.locator("[data-action=view]").select_option("0")
        expect(mine).to_have_text(hers, use_inner_text=True)
        link = open_further(page)
        check_moment(browser, live, link, third, sentence(page).inner_text())
        go_on(page)


def sentence(page: Page) -> Locator:
    return page.locator("[data-replay] [aria-live=polite]").first


def open_further(page: Page) -> str:
    """The link to this moment."""
    page.locator("[data-action=further]").click()
    return page.get_by_role("textbox", name=say("replay-share_label")).input_value()


def check_moment(browser: Browser, live: Live, link: str, position: str, told: str) -> None:
    """Somebody else opens the link and sees the same moment."""
    with visiting(browser, live.url) as friend:
        friend.goto(link)
        expect(friend.locator("[data-replay]")).to_have_attribute("data-position", position)
        expect(sentence(friend)).to_have_text(told)


def go_on(page: Page) -> None:
    """Play on from this moment, against bots."""
    page.locator("[data-action=go-on]").click()
    expect(page.locator(".table")).to_be_visible()
    chooser = Chooser(page, seed=2)
    chooser.wait()
    expect(page.locator(".progress").first).to_contain_text("3")
    chooser.play(3)
    assert chooser.made == 3
