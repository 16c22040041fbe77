"""On paper: ink on white, and nothing of the frame that only a screen needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.hall.live import Live
from tests.web.people import settle, visiting

PAGES = ("/#/rules/champions", "/#/start/reavers", "/#/glossary/valhalla", "/#/pads/champions")
# Texts that would be light on white paper: printers leave backgrounds out.
PALE = """() => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    const text = node.textContent.trim()
    if (!text || around.closest('script, style, .unseen, svg')) continue
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const [red, green, blue] = getComputedStyle(around).color.match(/[\\d.]+/g).map(Number)
    if (0.299 * red + 0.587 * green + 0.114 * blue > 140) found.add(text.slice(0, 40))
  }
  return [...found]
}"""


@pytest.mark.parametrize("theme", ["candle", "night"])
def test_books_and_pads_print_as_ink_on_paper(browser: Browser, live: Live, theme: str) -> None:
    with visiting(browser, live.url, theme=theme) as page:
        page.emulate_media(media="print")
        for address in PAGES:
            page.goto(address)
            expect(page.get_by_role("heading", level=1).first).to_be_visible()
            settle(page)
            expect(page.get_by_role("navigation")).to_have_count(0)
            expect(page.get_by_role("searchbox")).to_have_count(0)
            assert page.evaluate(PALE) == [], address
            wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{address} is {wide} px wider than its paper"
