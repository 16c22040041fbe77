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
# Thousandths of a second, for machines several times slower than any we have seen.
PATIENCE = 120_000
# What can be touched: things on the board and buttons of the prompt, each with its option.
TOUCHABLE = "[data-option]:visible"
# An empty page has no place for likings. People here have played before: only a first game asks
# before what cannot be undone, and says what it is about.
PLAYED = """if (location.protocol === 'http:' && !localStorage.getItem('meadhall.prefs'))
  localStorage.setItem('meadhall.prefs', JSON.stringify(
    { played: true, aims: ['champions', 'reavers', 'valhalla'] }))"""
# How many questions to the hall are still open.
COUNTED = """(() => {
  const real = window.fetch
  window.asking = 0
  window.fetch = (...asked) => {
    window.asking++
    return real(...asked).finally(() => window.asking--)
  }
})()"""
# Nothing is on its way and nothing came for some frames. (A browser calls its network idle after
# half a second of silence; this is the same without the half second.)
CALM = """() => new Promise((done) => {
  const state = { files: -1, calm: 0 }
  const look = () => {
    const files = performance.getEntriesByType('resource').length
    const quiet = files === state.files && window.asking === 0 && document.fonts.status === 'loaded'
    state.calm = quiet ? state.calm + 1 : 0
    state.files = files
    if (state.calm >= 8) done()
    else requestAnimationFrame(look)
  }
  look()
})"""
# Unless the device has likings of its own already.
PREFERENCES = """if (location.protocol === 'http:') {
  const kept = JSON.parse(localStorage.getItem('meadhall.prefs') ?? '{}')
  if (!kept.language) localStorage.setItem('meadhall.prefs',
    JSON.stringify({ ...kept, language: '%s', theme: '%s' }))
}"""


def new_context(
    browser: Browser,
    address: str,
    size: ViewportSize,
    language: str = "en-GB",
    touch: bool = False,
    offline: bool = False,
) -> BrowserContext:
    """A new device. Only where a test is about it the `offline` worker comes along: it fetches
    every file there is, which keeps two cores busy behind whatever else is tested."""
    context = browser.new_context(
        service_workers="allow" if offline else "block",
        base_url=address,
        viewport=size,
        locale=language,
        reduced_motion="reduce",
        has_touch=touch,
        is_mobile=touch,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(PLAYED)
    context.add_init_script(COUNTED)
    return context


def settle(page: Page) -> None:
    """Wait until the page has all it asked for."""
    page.evaluate(CALM)


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


# What somebody sees who is asked: the name of the question, and the options that something in sight
# stands for.
SIGHT = """() => ({
  asked: document.querySelector('[data-asked]')?.dataset.asked ?? '',
  open: Number(document.querySelector('[data-asked]')?.dataset.open ?? 0),
  options: [...new Set([...document.querySelectorAll('[data-option]')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .map((it) => Number(it.dataset.option)))].sort((one, other) => one - other),
})"""
# Where a finger would go: the middle of the first thing that stands for an option and that nothing
# covers, brought into sight, and painted there: a finger follows the eye. While a browser prepares
# a transition it finds nothing and paints nothing new, and a card that is being turned shows its
# edge: neither is in sight yet.
AIM = """async (option) => {
  const said = (it) => (it.getAttribute('aria-label') ?? it.innerText).replace(/\\s+/g, ' ').trim()
  const found = () => [...document.querySelectorAll(`[data-option='${option}']`)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  const middle = (it) => {
    const at = it.getBoundingClientRect()
    return [at.x + at.width / 2, at.y + at.height / 2]
  }
  const turning = (it) => document.getAnimations().some((one) =>
    one.playState === 'running' && one.effect?.target?.contains(it)
    && one.effect.getKeyframes().some((it) => 'transform' in it))
  const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)))
  let last = null
  for (let frames = 0; frames < 60; frames++) {
    for (const it of found()) {
      it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const before = middle(it)
      await painted()
      const [x, y] = middle(it)
      const hit = document.elementFromPoint(x, y)
      const still = Math.abs(x - before[0]) + Math.abs(y - before[1]) < 1 && !turning(it)
      if (still && it.contains(hit)) return { x, y, said: said(it) }
      last = { said: said(it), under: hit?.outerHTML.slice(0, 120) ?? '', still }
    }
    await painted()
  }
  return { x: null, y: null, ...last }
}"""
# Cards with results wait for somebody who goes on.
GO_ON = "document.querySelector('[data-go-on]')?.click();"
ASKED_OR_OVER = f"""() => {{ {GO_ON}
  return document.querySelector('[data-ending]') ? 'over'
  : document.querySelector('[data-option]') && !document.querySelector('[data-busy]')
  ? 'asked' : null }}"""
# The next question, or the same one with a part gathered, has another name.
NEXT_QUESTION = f"""asked => {{ {GO_ON}
  return document.querySelector('[data-ending]')
  || document.querySelector('[data-asked]')?.dataset.asked !== asked }}"""

# The page has caught up with a version of the game, whatever scenes lay between.
CAUGHT_UP = f"""start => {{ {GO_ON}
  return document.querySelector('.table')?.dataset.asked?.startsWith(start) }}"""

SURE = "[data-action='sure']"
NEXT_OR_DOUBT = f"""asked => document.querySelector("{SURE}") ? 'doubt'
  : ({NEXT_QUESTION})(asked) ? 'next' : null"""
# What the page says of itself, for whoever reads why a touch changed nothing.
STANDS = """() => {
  const said = (where) => document.querySelector(where)?.innerText.slice(0, 200)
  const { asked, busy } = document.querySelector('[data-asked]')?.dataset ?? {}
  return { asked, busy: document.querySelector('[data-busy]')?.outerHTML.slice(0, 120) ?? busy,
    prompt: said('.prompt'), tip: said('[role=tooltip]'), talk: said('.banners') }
}"""


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
        try:
            return str(self.page.wait_for_function(ASKED_OR_OVER).json_value())
        except Late:
            stands = self.page.evaluate(STANDS)
            raise AssertionError(f"nobody is asked after {self.path[-3:]}: {stands}") from None

    def choose(self) -> None:
        sight = self.page.evaluate(SIGHT)
        options, asked = sight["options"], sight["asked"]
        if not options:
            return  # others moved in this very moment
        # On a phone some lie in a drawer.
        missing = 0 if self.tap else sight["open"] - len(options)
        assert missing <= 0, f"nothing stands for {missing} options after {self.path[-3:]}"
        self.touch(self.luck.choice(options))
        self.made += 1
        try:
            # Where nobody is sent the table asks again.
            if self.page.wait_for_function(NEXT_OR_DOUBT, arg=asked).json_value() == "doubt":
                self.page.locator(SURE).click()
                self.page.wait_for_function(NEXT_QUESTION, arg=asked)
        except Late:
            stands = self.page.evaluate(STANDS)
            raise AssertionError(f"{self.path[-1]!r} changed nothing: {stands}") from None

    def options(self) -> list[int]:
        """The options that something in sight stands for."""
        try:
            self.page.locator(TOUCHABLE).first.wait_for()
        except Late:
            raise AssertionError(f"nothing in sight to touch after {self.path[-5:]}") from None
        found: list[int] = self.page.evaluate(SIGHT)["options"]
        return found

    def touch(self, option: int) -> None:
        """Touch a thing that stands for the option: the first that nothing covers."""
        aim = self.page.evaluate(AIM, option)
        if aim["x"] is None:
            raise AssertionError(f"{aim} glows but is covered; before: {self.path[-5:]}")
        self.path.append(aim["said"])
        if self.tap:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        else:
            self.page.mouse.click(aim["x"], aim["y"])


def asked_now(page: Page) -> str:
    """The name of the question at hand."""
    return page.locator("[data-asked]").get_attribute("data-asked") or ""
