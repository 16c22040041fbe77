"""A whole game with keys alone: no mouse is touched, and the focus is never lost."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from tests.web.people import ASKED_OR_OVER, NEXT_QUESTION, asked_now

MOST_TABS = 80
FOCUSED = "() => document.activeElement && document.activeElement !== document.body"
IS_OPTION = "() => document.activeElement?.dataset.option !== undefined"
IS_PLAY = "() => document.activeElement?.matches('[data-game=champions] [data-action=play]')"


def test_a_whole_game_by_keyboard(page: Page) -> None:
    page.add_init_script("localStorage.setItem('meadhall.level', 'random')")
    page.goto("/")
    expect(page.locator("[data-game=champions] [data-action=play]")).to_be_visible()
    tab_to(page, IS_PLAY)
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_be_visible()
    luck = random.Random(3)
    ways = {"tab": 0, "arrows": 0, "digit": 0}
    undone = False
    for _ in range(400):
        if page.wait_for_function(ASKED_OR_OVER).json_value() == "over":
            break
        page.wait_for_function(FOCUSED)
        asked = asked_now(page)
        way = luck.choice(["tab", *["arrows", "digit"] * 3])
        choose(page, way, luck)
        ways[way] += 1
        page.wait_for_function(NEXT_QUESTION, arg=asked)
        undone = undone or take_back(page)
    else:
        raise AssertionError("no end after 400 choices")
    assert all(ways.values())
    assert undone
    # The keyboard is at the ending now, and leads back to the board.
    page.wait_for_function("() => document.activeElement?.closest('[data-ending]')")
    page.keyboard.press("Escape")
    expect(page.locator("[data-ending]")).to_have_count(0)


def choose(page: Page, way: str, luck: random.Random) -> None:
    """Any option: by its thing on the board, or from the list of all options."""
    if way == "tab":
        tab_to(page, IS_OPTION)
        page.keyboard.press("Enter")
        return
    if page.locator(".side ol [data-option]").count() == 0:
        page.keyboard.press("o")
    options = page.locator(".side ol [data-option]")
    options.first.wait_for()
    if way == "digit":
        page.keyboard.press(str(1 + luck.randrange(min(9, options.count()))))
        return
    # Focus comes to the list by itself when it was asked for.
    if not page.evaluate("() => !!document.activeElement?.closest('.side ol')"):
        tab_to(page, "() => !!document.activeElement?.closest('.side ol')")
    for _ in range(luck.randrange(4)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def take_back(page: Page) -> bool:
    """Undo with its key, where there is something to take back."""
    if page.wait_for_function(ASKED_OR_OVER).json_value() == "over":
        return False
    if page.locator("[aria-keyshortcuts=u]:not([aria-disabled])").count() == 0:
        return False
    asked = asked_now(page)
    page.keyboard.press("u")
    page.wait_for_function(NEXT_QUESTION, arg=asked)
    return True


def tab_to(page: Page, there: str) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate(there):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"not reached with {MOST_TABS} times Tab: {there}")
