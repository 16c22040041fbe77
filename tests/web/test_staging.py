"""Motion on: every fight, battle and round is seen, and no click is lost."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page
from tests.hall.live import Live
from tests.hall.process import HallProcess
from tests.web.moments import asks, sit_asked, table_at
from tests.web.people import (
    DESK,
    PATIENCE,
    TOUCHABLE,
    Chooser,
    play_now,
    visiting,
    watched,
)

# How many choices each game is watched for at least, and how many clicks are made as fast as
# possible.
CHOICES = int(os.environ.get("MEADHALL_STAGED_CHOICES", "1"))
CLICKS = int(os.environ.get("MEADHALL_FAST_CLICKS", "200"))
GAMES = ("champions", "reavers", "valhalla")
# Fewer results than this on the screen would prove little.
LEAST_RESULTS = 3
MOST = 150

# Notes every result that was on the screen: with its size, so that an unseen one does not count.
WATCH = """() => {
  window.seen = []
  const note = () => {
    for (const card of document.querySelectorAll('[data-result]')) {
      const { width, height } = card.getBoundingClientRect()
      const text = card.innerText
      const told = card.dataset.event + ' ' + card.dataset.result
      if (width > 100 && height > 50 && text.length && !window.seen.includes(told))
        window.seen.push(told)
    }
  }
  note()
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
}"""
# All events a seat has heard, with their scenes, in the words of the page.
EVENTS = """async () => {
  const table = location.hash.split('/')[2]
  const key = localStorage.getItem('meadhall.me')
  const headers = { Authorization: `Bearer ${key}` }
  const answer = await fetch(`/api/tables/${table}/events?language=en&since=0&seat=0`, { headers })
  return await answer.json()
}"""


@contextmanager
def moving(browser: Browser, address: str, speed: float = 4) -> Iterator[Page]:
    """A device where things move, as fast as it lets them."""
    context = browser.new_context(
        base_url=address, viewport=DESK, locale="en-GB", reduced_motion="no-preference"
    )
    context.set_default_timeout(PATIENCE)
    kept = f'{{"language":"en","theme":"candle","asks":"off","speed":{speed}}}'
    context.add_init_script(f"localStorage.setItem('meadhall.prefs', '{kept}')")
    try:
        page = context.new_page()
        troubles = watched(page)
        yield page
        assert troubles == []
    finally:
        context.close()


def results_since(page: Page, before: int) -> list[tuple[int, str]]:
    """The results of events behind this one. What begins a phase may have none."""
    heard: list[dict[str, Any]] = page.evaluate(EVENTS)["events"]
    return [
        (event["number"], scene["result"])
        for event in heard
        for scene in event["scenes"]
        if event["number"] > before and scene["result"]
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_result_was_on_the_screen(browser: Browser, hall: HallProcess, game: str) -> None:
    with moving(browser, hall.url) as page:
        play_now(page, game)
        page.evaluate(WATCH)
        first = page.evaluate(EVENTS)["events"]
        before = first[-1]["number"] if first else 0
        chooser = Chooser(page, seed=5)

        def seen_enough() -> bool:
            return chooser.made >= CHOICES and len(results_since(page, before)) >= LEAST_RESULTS

        chooser.play(MOST, until=seen_enough)
        # Asked again, or over: all that came before has been shown.
        chooser.wait()
        results = results_since(page, before)
        seen = set(page.evaluate("window.seen"))
        assert len(results) >= LEAST_RESULTS
        missing = [it for it in results if f"{it[0]} {it[1]}" not in seen]
        assert not missing, f"{len(missing)} of {len(results)} were not shown: {missing[:3]}"


# Clicks in the page itself, the moment something can be touched: no driver is as fast.
FAST = """async ([most, seed]) => {
  let made = 0
  let luck = seed
  const lost = []
  const now = () => document.querySelector('[data-asked]')?.dataset.asked
  const frame = () => new Promise((next) => requestAnimationFrame(next))
  // What there is, and where: for whoever reads why the test failed.
  const offered = () => [...document.querySelectorAll('[data-option]')].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const above = hit?.outerHTML.slice(0, 80)
    return `${it.dataset.option} at ${x},${y}, ${width}x${height}, under ${above}`
  })
  // What the page says of itself, where nothing can be touched at all.
  const stands = () => {
    const table = document.querySelector('[data-asked]')?.dataset
    const busy = table?.busy === undefined ? 'calm' : 'busy'
    const skip = document.querySelector('[data-skip]') ? 'shows' : 'asks'
    const said = (where) => document.querySelector(where)?.innerText.slice(0, 120)
    return `${busy}, ${skip}, open ${table?.open}: ${said('.prompt')} / ${said('[role=status]')}`
  }
  let idle = performance.now()
  while (made < most && !document.querySelector('[data-ending]')) {
    document.querySelector('[data-skip]')?.click()
    const things = [...document.querySelectorAll('[data-option]')].filter((it) => {
      const { x, y, width, height } = it.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return width && it.contains(hit)
    })
    if (!things.length) {
      const waited = performance.now() - idle
      // Where there is more beyond the edge, a mark says so, and people go there.
      if (waited > 1000) document.querySelector('[data-option]')?.scrollIntoView()
      if (waited > 60000) lost.push([now(), 'none in sight', stands(), ...offered()])
      if (lost.length) break
      await frame()
      continue
    }
    luck = (luck * 48271) % 2147483647
    const thing = things[luck % things.length]
    const { x, y, width, height } = thing.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    const asked = now()
    const option = thing.dataset.option
    // What a finger would touch here, in the middle of a transition as at any other time.
    hit.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }))
    made++
    const began = performance.now()
    while (now() === asked && !document.querySelector('[data-ending]')) {
      // Where nobody is sent the table asks again; where scenes come first, they are skipped.
      document.querySelector('[data-action=sure]')?.click()
      document.querySelector('[data-skip]')?.click()
      if (performance.now() - began > 60000) { lost.push([asked, option, hit.tagName]); break }
      await frame()
    }
    if (lost.length) break
    idle = performance.now()
  }
  return { made, lost }
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_click_is_lost(browser: Browser, hall: HallProcess, game: str) -> None:
    """Every click on what can be touched changes the question, however fast it comes."""
    share = -(-CLICKS // len(GAMES))
    with moving(browser, hall.url) as page:
        for seed in range(11, 21):
            play_now(page, game)
            page.wait_for_selector(TOUCHABLE)
            done = page.evaluate(FAST, [share, seed])
            if done["lost"]:
                last = page.evaluate(EVENTS)["events"][-1]
                heard = {it: last[it] for it in ("number", "version", "kind", "seat", "told")}
                raise AssertionError(f"{done['lost']}; the hall's last word: {heard}")
            share -= done["made"]
            # Where a game was over before, another one begins.
            if share <= 0:
                return
        raise AssertionError(f"ten games, and {share} clicks are left")


# Counts, frame by frame, what travels while nothing lies over the board, and under a card.
FLYING = """() => {
  window.flying = { free: 0, covered: 0 }
  const look = () => {
    const where = document.querySelector('[data-over=card]') ? 'covered' : 'free'
    const now = document.getAnimations().filter((it) => it.id === 'travel')
    window.flying[where] += now.filter((it) => it.playState === 'running').length
    requestAnimationFrame(look)
  }
  look()
}"""


def test_nothing_travels_under_a_scene(browser: Browser, hall: HallProcess) -> None:
    """Pieces walk over the open board; under a card they are where they belong at once."""
    with moving(browser, hall.url) as page:
        play_now(page, "champions")
        page.evaluate(FLYING)
        page.evaluate(WATCH)
        chooser = Chooser(page, seed=5)
        chooser.play(MOST, until=lambda: bool(page.evaluate("window.seen.length")))
        flying = page.evaluate("window.flying")
        assert flying["free"] > 0, "no worker was seen on its way"
        assert flying["covered"] == 0


# In how many frames each event was drawn that came while nothing was being shown.
FRAMES = """(() => {
  window.frames = 0
  window.late = []
  const count = () => { window.frames++; requestAnimationFrame(count) }
  requestAnimationFrame(count)
  let came = null
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...to) {
      super(...to)
      this.addEventListener('message', ({ data }) => {
        const calm = !document.querySelector('[data-skip]')
        if (JSON.parse(data).type === 'event' && calm) came = window.frames
      })
    }
  }
  new MutationObserver(() => {
    if (came !== null) window.late.push(window.frames - came)
    came = null
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
})()"""


def test_what_comes_is_on_the_page_before_the_next_frame(
    browser: Browser, hall: HallProcess
) -> None:
    """No transition is prepared first: however slow a machine paints, that is all one waits for."""
    with moving(browser, hall.url) as page:
        page.add_init_script(FRAMES)
        play_now(page, "champions")
        Chooser(page, seed=5).play(6)
        late = page.evaluate("window.late")
        assert len(late) >= 6
        assert max(late) <= 1, late


# How many points of a picture are bright green.
GREEN = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (it) => it.charCodeAt(0))
  const whole = await createImageBitmap(new Blob([bytes]))
  const pen = new OffscreenCanvas(whole.width, whole.height).getContext('2d')
  pen.drawImage(whole, 0, 0)
  const { data } = pen.getImageData(0, 0, whole.width, whole.height)
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if (data[at] < 20 && data[at + 1] > 235 && data[at + 2] < 20) found++
  return found
}"""
# Marks every thing on the board as changed, under what lies over it.
MARK = """() => {
  const green = new CSSStyleSheet()
  green.replaceSync('.news::after { background: #0f0 !important }')
  document.adoptedStyleSheets.push(green)
  for (const it of document.querySelectorAll('.board .thing'))
    if (!it.closest('[data-over]')) it.classList.add('news')
  return document.querySelectorAll('.news').length
}"""


def test_marks_of_the_board_lie_under_a_scene(browser: Browser, live: Live) -> None:
    """What changed is marked on the board, and a scene over the board covers the marks."""
    with (
        table_at(live, "champions", asks("assign")) as party,
        visiting(browser, live.url) as page,
    ):
        sit_asked(page, party)
        page.locator("[data-over]").wait_for()
        assert page.evaluate(MARK) > 0
        # Bright green is nowhere else on the page: a covered mark is dimmed or out of sight.
        picture = base64.b64encode(page.screenshot()).decode()
        assert page.evaluate(GREEN, picture) == 0, "a mark lies over the scene"
        page.evaluate("() => document.querySelector('[data-over]').remove()")
        picture = base64.b64encode(page.screenshot()).decode()
        assert page.evaluate(GREEN, picture) > 0, "no mark is drawn at all"
