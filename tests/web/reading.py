"""What can be read on a page."""

from __future__ import annotations

from playwright.sync_api import Page

SHOWN = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement
    const text = node.textContent.replace(/\\s+/g, ' ').trim()
    if (!text || around.closest('script, style, noscript, [lang]:not(html)')) continue
    if (around.checkVisibility({ visibilityProperty: true })) found.push(text)
  }
  return found
}"""


def shown_texts(page: Page) -> list[str]:
    """Every piece of text in sight, but for what is marked as another language."""
    found = page.evaluate(SHOWN)
    assert isinstance(found, list)
    assert found, "the page is empty"
    return [str(it) for it in found]
