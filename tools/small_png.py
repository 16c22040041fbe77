"""Writes a screenshot again with 256 colours of its own: a third of the size, hardly a change."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256
Colour = tuple[int, int, int]
# Where a colour lies between two of the palette, neighbouring pixels take turns.
DITHER = ((0, 6, 1, 7), (9, 3, 10, 4), (2, 8, 0, 6), (11, 5, 9, 3))
STEP = [min(31, max(0, shade - 5) >> 3) for shade in range(256 + 12)]


def small(png: bytes) -> bytes:
    """The same picture in few colours. It must have 8 bits in each of 3 or 4 channels."""
    chunks = list(_chunks(png))
    width, height, depth, kind = struct.unpack(">IIBB", chunks[0][1][:10])
    if depth != 8 or kind not in (2, 6):
        raise ValueError(f"a screenshot has 8 bits of RGB or RGBA, not {depth} bits of kind {kind}")
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    rows = _plain_rows(data, width, height, 3 if kind == 2 else 4)
    keys = [_keys(row, number) for number, row in enumerate(rows)]
    counts = Counter(key for row in keys for key in row)
    palette, index = _palette(counts)
    packed = b"".join(b"\0" + bytes(index[key] for key in row) for row in keys)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return SIGNATURE + b"".join(
        _chunk(name, body)
        for name, body in (
            (b"IHDR", header),
            (b"PLTE", bytes(part for colour in palette for part in colour)),
            (b"IDAT", zlib.compress(packed, 9)),
            (b"IEND", b""),
        )
    )


def _keys(row: list[Colour], number: int) -> list[int]:
    """Neighbouring colours count as one: 5 bits of each channel, mixed so that skies stay even."""
    mix = DITHER[number % 4]
    return [
        STEP[r + mix[at & 3]] << 10 | STEP[g + mix[at & 3]] << 5 | STEP[b + mix[at & 3]]
        for at, (r, g, b) in enumerate(row)
    ]


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + size]
        at += size + 12


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _plain_rows(data: bytes, width: int, height: int, step: int) -> Iterator[list[Colour]]:
    """Rows of colours, with the filters of PNG undone."""
    size = width * step
    above = bytearray(size)
    for number in range(height):
        at = number * (size + 1)
        row = bytearray(data[at + 1 : at + 1 + size])
        _undo_filter(data[at], row, above, step)
        above = row
        yield list(zip(row[0::step], row[1::step], row[2::step], strict=True))


def _undo_filter(kind: int, row: bytearray, above: bytearray, step: int) -> None:
    for at in range(len(row)):
        left = row[at - step] if at >= step else 0
        up = above[at]
        if kind == 1:
            more = left
        elif kind == 2:
            more = up
        elif kind == 3:
            more = (left + up) // 2
        elif kind == 4:
            more = _paeth(left, up, above[at - step] if at >= step else 0)
        else:
            return
        row[at] = (row[at] + more) & 255


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda it: abs(guess - it))


def _palette(counts: Counter[int]) -> tuple[list[Colour], dict[int, int]]:
    """Median cut: the box with the most to lose is halved until there are enough colours."""
    boxes = [[(key >> 10, key >> 5 & 31, key & 31) for key in counts]]
    while len(boxes) < MOST_COLOURS:
        box = max(boxes, key=lambda it: _spread(it, counts))
        if len(box) < 2:
            break
        boxes.remove(box)
        axis = max(range(3), key=lambda it: max(c[it] for c in box) - min(c[it] for c in box))
        box.sort(key=lambda it: it[axis])
        boxes += _halves(box, counts)
    palette = [_mean(box, counts) for box in boxes]
    index = {_key(colour): number for number, box in enumerate(boxes) for colour in box}
    return palette, index


def _key(colour: Colour) -> int:
    return colour[0] << 10 | colour[1] << 5 | colour[2]


def _spread(box: list[Colour], counts: Counter[int]) -> float:
    widest = max(max(c[axis] for c in box) - min(c[axis] for c in box) for axis in range(3))
    # Rare colours count as well: a small seal in red must stay red.
    return float(widest * sum(counts[_key(it)] for it in box) ** 0.5)


def _halves(box: list[Colour], counts: Counter[int]) -> list[list[Colour]]:
    half, so_far = sum(counts[_key(it)] for it in box) / 2, 0
    for at, colour in enumerate(box[:-1], start=1):
        so_far += counts[_key(colour)]
        if so_far >= half:
            return [box[:at], box[at:]]
    return [box[:-1], box[-1:]]


def _mean(box: list[Colour], counts: Counter[int]) -> Colour:
    total = sum(counts[_key(it)] for it in box)
    # The middle of the 8 shades that count as one.
    red, green, blue = (
        min(255, round(sum(it[axis] * counts[_key(it)] for it in box) / total * 8 + 4))
        for axis in range(3)
    )
    return red, green, blue
