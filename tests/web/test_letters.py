"""The title face can be read: its u is no v, its zero no o."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

# How much of a letter's ink lies elsewhere in another one, both drawn in the title face; `turned`:
# the other one upside down.
UNLIKE = """async ([one, other, turned]) => {
  const face = getComputedStyle(document.documentElement).getPropertyValue('--title')
  await document.fonts.load(`80px ${face}`, one + other)
  const ink = (letter, turn) => {
    const canvas = new OffscreenCanvas(120, 120)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    pen.font = `80px ${face}`
    const at = pen.measureText(letter)
    const width = at.actualBoundingBoxRight + at.actualBoundingBoxLeft
    const height = at.actualBoundingBoxAscent + at.actualBoundingBoxDescent
    pen.translate(60, 60)
    if (turn) pen.rotate(Math.PI)
    pen.fillText(letter, at.actualBoundingBoxLeft - width / 2,
      at.actualBoundingBoxAscent - height / 2)
    return pen.getImageData(0, 0, 120, 120).data.filter((_, at) => at % 4 === 3)
  }
  const [first, second] = [ink(one, false), ink(other, turned)]
  const both = first.reduce((sum, it, at) => sum + Math.abs(it - second[at]), 0)
  return both / first.reduce((sum, it) => sum + it, 0)
}"""
# How high letters rise over their line.
RISE = """(letters) => {
  const pen = new OffscreenCanvas(9, 9).getContext('2d')
  pen.font = `80px ${getComputedStyle(document.documentElement).getPropertyValue('--title')}`
  return [...letters].map((it) => pen.measureText(it).actualBoundingBoxAscent)
}"""
ALIKE = 0.15
APART = 0.6


def unlike(page: Page, one: str, other: str, turned: bool = False) -> float:
    return float(page.evaluate(UNLIKE, [one, other, turned]))


def test_a_u_is_no_v_and_a_zero_is_no_o(page: Page) -> None:
    page.goto("/")
    page.locator("h1").first.wait_for()
    # Ours is the n of the same face, turned around.
    assert unlike(page, "u", "n", turned=True) < ALIKE
    assert unlike(page, "u", "v") > APART
    assert unlike(page, "0", "O") > APART
    zero, eight, o = page.evaluate(RISE, "08o")
    assert zero == pytest.approx(eight, abs=2)
    assert zero > 1.2 * o
