"""People in front of a browser: they see what is shown and touch what glows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as Late

DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 30_000
# What can be touched: things on the board and buttons of the prompt, each with its option.
TOUCHABLE = "[data-option]:visible"
# Unless the device has likings of its own already; an empty page has no place for them.
PREFERENCES = """if (location.protocol === 'http:' && !localStorage.getItem('meadhall.prefs'))
  localStorage.setItem('meadhall.prefs', JSON.stringify({ language: '%s', theme: '%s' }))"""


def new_context(
    browser: Browser,
    address: str,
    size: ViewportSize,
    language: str = "en-GB",
    touch: bool = False,
) -> BrowserContext:
    context = browser.new_context(
        base_url=address,
        viewport=size,
        locale=language,
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
    )
    context.set_default_timeout(PATIENCE)
    return context


def watched(page: Page) -> list[str]:
    """Errors of scripts and complaints of the browser, as they come up."""
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(f"script: {error}"))

    def hear(message: Any) -> None:
        # A refused request is an answer of the hall, which tests look at themselves; a socket
        # without a net is what some of them are about.
        expected = ("Failed to load resource", "WebSocket connection to")
        if message.type == "error" and not message.text.startswith(expected):
            troubles.append(f"console: {message.text}")

    page.on("console", hear)
    return troubles


@contextmanager
def visiting(
    browser: Browser,
    address: str,
    size: ViewportSize = DESK,
    language: str = "en",
    theme: str = "candle",
    touch: bool = False,
) -> Iterator[Page]:
    """Somebody else's device, where no script may fail."""
    context = new_context(browser, address, size, touch=touch)
    context.add_init_script(PREFERENCES % (language, theme))
    try:
        page = context.new_page()
        troubles = watched(page)
        try:
            yield page
        except Exception as error:
            # What a script complained about often says why a test failed.
            error.add_note(f"the page complained: {troubles}")
            raise
        assert not troubles, "; ".join(troubles)
    finally:
        context.close()


def sit(page: Page, table: str, key: str) -> None:
    """Open a table with the key of a seat."""
    page.goto(f"/#/table/{table}/seat/{key}")
    expect(page.locator(".table")).to_be_visible()


def play_now(page: Page, game: str) -> None:
    """From the front page to a table against bots, with one click; the bots are the fastest."""
    page.add_init_script("localStorage.setItem('meadhall.level', 'random')")
    page.goto("/")
    page.locator(f"[data-game='{game}'] [data-action='play']").click()
    expect(page.locator(".table")).to_be_visible()


# Whether an element, brought into sight, is what a finger on its middle would touch.
REACHABLE = """it => {
  it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const at = it.getBoundingClientRect()
  const hit = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)
  return it.contains(hit)
}"""
ASKED_OR_OVER = """() => document.querySelector('[data-ending]') ? 'over'
  : document.querySelector('[data-option]') && !document.querySelector('[data-busy]')
  ? 'asked' : null"""
# The next question, or the same one with a part gathered, has another name.
NEXT_QUESTION = """asked => document.querySelector('[data-ending]')
  || document.querySelector('[data-asked]')?.dataset.asked !== asked"""


class Chooser:
    """Somebody who touches any glowing thing, again and again, until the game is over."""

    def __init__(self, page: Page, seed: int, tap: bool = False) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.tap = tap
        self.made = 0
        # What was touched, as it was called, for whoever reads a failure.
        self.path: list[str] = []

    def play(self, most: int, until: Callable[[], bool] | None = None) -> bool:
        """Make up to `most` choices; True when the game is over."""
        for _ in range(most):
            if until is not None and until():
                return False
            if self.wait() == "over":
                return True
            self.choose()
        return False

    def wait(self) -> str:
        """Wait for something to touch, or for the end."""
        return str(self.page.wait_for_function(ASKED_OR_OVER).json_value())

    def choose(self) -> None:
        asked = asked_now(self.page)
        options = self.options()
        if not options:
            return  # others moved in this very moment
        self.touch(self.luck.choice(options))
        self.made += 1
        self.page.wait_for_function(NEXT_QUESTION, arg=asked)

    def options(self) -> list[str]:
        """The options that something in sight stands for."""
        things = self.page.locator(TOUCHABLE)
        try:
            things.first.wait_for()
        except Late:
            raise AssertionError(f"nothing in sight to touch after {self.path[-5:]}") from None
        found: list[str] = things.evaluate_all("all => all.map(it => it.dataset.option)")
        return sorted(set(found), key=int)

    def touch(self, option: str) -> None:
        """Touch a thing that stands for the option: the first that nothing covers."""
        things = self.page.locator(f"[data-option='{option}']:visible")
        for thing in things.all():
            if thing.evaluate(REACHABLE):
                said = thing.get_attribute("aria-label") or thing.inner_text()
                self.path.append(" ".join(said.split()))
                if self.tap:
                    thing.tap()
                else:
                    thing.click()
                return
        called = things.first.get_attribute("aria-label")
        raise AssertionError(f"{called!r} glows but is covered; before: {self.path[-5:]}")


def asked_now(page: Page) -> str:
    """The name of the question at hand."""
    return page.locator("[data-asked]").get_attribute("data-asked") or ""
