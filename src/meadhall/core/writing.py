"""Rows of bytes, written number by number: what an observation is put together with.

Compiled, a number is written in a few instructions, without any object being made of it.
"""

try:
    from librt.strings import BytesWriter
except ImportError:  # uncompiled the engine needs nothing but Python
    from meadhall.core.plain_writer import BytesWriter  # type: ignore[assignment]

__all__ = ["BytesWriter", "add", "count_up", "fit", "packed", "put", "put_all"]


def fit(number: int) -> int:
    """The nearest number that can be shown."""
    return 0 if number < 0 else number if number < 255 else 255


def put(out: BytesWriter, number: int) -> None:
    """Write a number; one that lies outside 0 to 255 is shown as the nearest of them."""
    if 0 <= number <= 255:
        out.append(number)
    else:
        out.append(0 if number < 0 else 255)


def put_all(out: BytesWriter, numbers: list[int]) -> None:
    for number in numbers:
        if 0 <= number <= 255:
            out.append(number)
        else:
            out.append(0 if number < 0 else 255)


def count_up(out: BytesWriter, at: int) -> None:
    """One more there: compiled, `out[at] += 1` takes ten times as long."""
    out[at] = out[at] + 1


def add(out: BytesWriter, at: int, number: int) -> None:
    """Add to what was written there; more than 255 is not shown."""
    total: int = out[at]
    total += number
    out[at] = total if total < 255 else 255


def packed(numbers: list[int]) -> bytes:
    """The same numbers as bytes, to be written as a whole."""
    out = BytesWriter()
    put_all(out, numbers)
    return out.getvalue()
