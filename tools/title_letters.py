"""Make the letters that the title face lacks: a u that is no v, and a zero that is no o.

    python -m tools.title_letters        (needs fonttools and brotli)

Metamorphous writes u with a pointed foot, as stones do, and zero as an o; players read "Gvest",
"Rvles" and "1o". Our u is its n turned around, so that weight and stroke agree, with the marks of
its own accented u; our zero is its O, narrow and as high as its 8. They make a small face of their
own, `web/src/letters/meadhall-letters.woff2`, that stands before Metamorphous; the licence of that
face (OFL) stays with it, its name does not.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FACE = ROOT / "web/node_modules/@fontsource/metamorphous/files"
LATIN = FACE / "metamorphous-latin-400-normal.woff2"
LETTERS = ROOT / "web/src/letters/meadhall-letters.woff2"
NAME = "Meadhall Letters"
# The u that is turned, and those with a mark above it.
MARKED = "ùúûü"
# How much narrower than O the zero is.
NARROW = 0.7


def main() -> None:
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    font = TTFont(LATIN, recalcTimestamp=False)
    turn_n_into_u(font)
    press_o_into_zero(font)
    options = Options(hinting=False, layout_features=[], name_IDs=[0, 1, 2, 4, 6, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(text="u0" + MARKED)
    subsetter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 4, 6):
            record.string = NAME.replace(" ", "") if record.nameID == 6 else NAME
    font.flavor = "woff2"
    LETTERS.parent.mkdir(exist_ok=True)
    font.save(LETTERS)
    print(f"{LETTERS.relative_to(ROOT)}: {LETTERS.stat().st_size} bytes")


def turn_n_into_u(font: Any) -> None:
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    glyphs, names, widths = font.getGlyphSet(), font.getBestCmap(), font["hmtx"]
    n, old = names[ord("n")], names[ord("u")]
    width = widths[n][0]
    height = font["glyf"][n].yMax
    middle = centre(glyphs, old)
    turned = (-1, 0, 0, -1, width, height)
    made = {}
    for letter in "u" + MARKED:
        pen = TTGlyphPen(None)
        glyphs[n].draw(TransformPen(pen, turned))
        if letter != "u":
            whole = DecomposingRecordingPen(glyphs)
            glyphs[names[ord(letter)]].draw(whole)
            move = TransformPen(pen, (1, 0, 0, 1, width / 2 - middle, 0))
            for contour in contours(whole.value):
                if lowest(contour) > height * 0.9:
                    replay(contour, move)
        made[names[ord(letter)]] = pen.glyph()
    for name, glyph in made.items():
        put(font, name, glyph, width)


def press_o_into_zero(font: Any) -> None:
    """Each ring of the O is pressed by itself: its stroke stays as broad as it was."""
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen

    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    big, eight = font["glyf"][names[ord("O")]], font["glyf"][names[ord("8")]]
    high = (eight.yMax - eight.yMin) / (big.yMax - big.yMin)
    drawn = DecomposingRecordingPen(glyphs)
    glyphs[names[ord("O")]].draw(drawn)
    lost = (big.xMax - big.xMin) * (1 - NARROW)
    pen = TTGlyphPen(None)
    for ring in contours(drawn.value):
        left, right = sides(ring)
        across = (right - left - lost) / (right - left)
        low = eight.yMin - big.yMin * high
        replay(ring, TransformPen(pen, (across, 0, 0, high, left - left * across, low)))
    width = round(font["hmtx"][names[ord("O")]][0] - lost)
    put(font, names[ord("0")], pen.glyph(), width)


def put(font: Any, name: str, glyph: Any, width: int) -> None:
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)


Drawn = list[tuple[str, tuple[Any, ...]]]


def contours(value: Drawn) -> list[Drawn]:
    found: list[Drawn] = []
    for step in value:
        if step[0] == "moveTo":
            found.append([])
        found[-1].append(step)
    return found


def lowest(contour: Drawn) -> float:
    return min(float(point[1]) for _, points in contour for point in points if point)


def sides(contour: Drawn) -> tuple[float, float]:
    across = [float(point[0]) for _, points in contour for point in points if point]
    return min(across), max(across)


def replay(contour: Drawn, pen: Any) -> None:
    for step, points in contour:
        getattr(pen, step)(*points)


def centre(glyphs: Any, name: str) -> float:
    from fontTools.pens.boundsPen import BoundsPen

    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    left, _, right, _ = pen.bounds
    return float(left + right) / 2


if __name__ == "__main__":
    main()
