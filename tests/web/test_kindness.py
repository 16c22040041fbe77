"""Small things that make a table kind: reading never chooses, and nobody misses their turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect
from tests.hall.live import Live
from tests.web.moments import asks, sit_asked, table_at
from tests.web.people import DESK, NEXT_QUESTION, PHONE, asked_now, visiting
from tests.web.words import say

ICON = "() => document.querySelector('link[rel=icon]').getAttribute('href')"
# The page hears the click that a browser sends when the finger is lifted.
HEAR = "() => addEventListener('click', () => (window.clicked = true), true)"
# A choice is on the page in the frame after it was made.
TWO_FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""


def press_long(page: Page, thing: Locator) -> None:
    """A finger that rests on a thing until it is explained, and is lifted."""
    page.evaluate(HEAR)
    thing.scroll_into_view_if_needed()
    at = thing.bounding_box()
    assert at is not None
    wire = page.context.new_cdp_session(page)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_role("tooltip")).to_be_visible()
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.clicked")
    page.evaluate(TWO_FRAMES)


def test_a_long_press_reads_and_never_chooses(browser: Browser, live: Live) -> None:
    with (
        table_at(live, "champions", asks("place_worker")) as party,
        visiting(browser, live.url, PHONE, touch=True) as page,
    ):
        sit_asked(page, party)
        thing = page.locator(".board [data-option]").first
        asked = asked_now(page)
        press_long(page, thing)
        expect(page.locator("[data-busy]")).to_have_count(0)
        assert asked_now(page) == asked
        thing.tap()
        page.wait_for_function(NEXT_QUESTION, arg=asked)


def test_the_window_tells_whose_turn_it_is(browser: Browser, live: Live) -> None:
    with (
        table_at(live, "champions", asks("place_worker")) as party,
        visiting(browser, live.url) as page,
        visiting(browser, live.url) as other,
    ):
        seat = sit_asked(page, party)
        title = say("turn-title", game="Champions of Midgard")
        expect(page).to_have_title(title)
        assert page.evaluate(ICON) == "/icon-turn.svg"
        another = party.players[(seat + 1) % 3]
        other.goto(f"/#/table/{party.id}/seat/{another.key}")
        expect(other).to_have_title("Champions of Midgard · Meadhall")
        assert other.evaluate(ICON) == "/icon.svg"


def test_a_first_game_asks_before_what_has_no_way_back(browser: Browser, live: Live) -> None:
    with (
        table_at(live, "champions", asks("assign")) as party,
        visiting(browser, live.url) as page,
    ):
        sit_asked(page, party)
        done = page.locator(".go [data-option]").first
        asked = asked_now(page)
        # Nobody is sent: this is asked of everybody, however many games they have played.
        done.click()
        expect(page.locator("[data-action=sure]")).to_be_visible()
        assert asked_now(page) == asked
        page.get_by_role("button", name=say("doubt-no")).click()
        expect(page.locator("[data-action=sure]")).to_have_count(0)
        done.click()
        page.locator("[data-action=sure]").click()
        page.wait_for_function(NEXT_QUESTION, arg=asked)


def test_a_warrior_in_hand_plays_itself(browser: Browser, live: Live) -> None:
    with (
        table_at(live, "valhalla", asks("action", 6)) as party,
        visiting(browser, live.url, PHONE, touch=True) as page,
    ):
        seat = sit_asked(page, party)
        before = party.players[seat].fresh()["view"]["seats"][seat]
        asked = asked_now(page)
        page.locator(".hand [data-option]").first.tap()
        page.wait_for_function(NEXT_QUESTION, arg=asked)
        after = party.players[seat].fresh()["view"]["seats"][seat]
        assert len(after["team"]) == len(before["team"]) + 1


def test_the_player_aid_is_one_key_away(browser: Browser, live: Live) -> None:
    with (
        table_at(live, "valhalla", asks("action")) as party,
        visiting(browser, live.url) as page,
    ):
        sit_asked(page, party)
        page.keyboard.press("h")
        expect(page.get_by_role("heading", name=say("aid-scores"))).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_role("heading", name=say("aid-scores"))).to_have_count(0)


def test_the_aid_of_a_lonely_fight_has_an_aim_of_its_own(page: Page) -> None:
    page.goto("/")
    door = page.locator("[data-game=valhalla]")
    door.get_by_text("1", exact=True).click()
    door.locator("[data-action=play]").click()
    page.locator(".table").wait_for()
    page.keyboard.press("h")
    expect(page.get_by_text(say("aid-valhalla_solo_aim"))).to_be_visible()
    expect(page.get_by_text(say("aid-valhalla_aim"))).to_have_count(0)


NEVER_PLAYED = """() => localStorage.setItem('meadhall.prefs',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('meadhall.prefs')), aims: [] }))"""
# Where everything lies that can be touched, painted and at rest, in letters that have come.
PLACES = """async () => {
  await document.fonts.ready
  await new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  return Object.fromEntries([...document.querySelectorAll('[data-option]')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .map((it) => [it, it.getBoundingClientRect()])
    .map(([it, at]) => [`${it.dataset.option} ${it.className}`,
      [at.x, at.y, at.width, at.height].map(Math.round).join(' ')]))
}"""
# Fights whose odds are told, by what is asked there.
WEIGHED = (("champions", "combat_roll"), ("reavers", "subdue"), ("valhalla", "phase"))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_first_game_says_what_it_is_about(
    browser: Browser, live: Live, size: ViewportSize
) -> None:
    """Until one has read it; at the next table of the game it is known."""
    with (
        table_at(live, "reavers", asks("select_space")) as party,
        visiting(browser, live.url, size) as page,
    ):
        sit_asked(page, party)
        expect(page.locator("[data-aim]")).to_have_count(0)
        page.evaluate(NEVER_PLAYED)
        page.reload()
        expect(page.get_by_text(say("aid-reavers_aim"))).to_be_visible()
        page.get_by_role("button", name=say("aid-understood")).click()
        expect(page.locator("[data-aim]")).to_have_count(0)
        page.reload()
        page.locator("[data-option]").first.wait_for()
        expect(page.locator("[data-aim]")).to_have_count(0)


@pytest.mark.parametrize(("game", "kind"), WEIGHED)
def test_nothing_moves_when_the_odds_come(
    browser: Browser, live: Live, game: str, kind: str
) -> None:
    with (
        table_at(live, game, asks(kind)) as party,
        visiting(browser, live.url, PHONE, touch=True) as page,
    ):
        held: list[Route] = []
        page.route("**/odds?*", lambda route: held.append(route))
        # They are asked for after a moment, and answered when everything has been drawn.
        with page.expect_request("**/odds?*"):
            sit_asked(page, party)
        page.locator("[data-option]").first.wait_for()
        before = page.evaluate(PLACES)
        assert before
        for route in held:
            route.continue_()
        expect(page.get_by_role("button", name=say("odds-label"))).to_be_visible()
        assert page.evaluate(PLACES) == before
