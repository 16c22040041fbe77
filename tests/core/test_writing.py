"""Rows of bytes, with the compiler's writer and with the one of plain Python."""

import pytest

from meadhall.core import plain_writer, writing
from meadhall.core.writing import add, packed, put


def test_numbers_that_do_not_fit_a_byte_are_shown_as_the_nearest() -> None:
    assert packed([0, 7, 255]) == bytes([0, 7, 255])
    assert packed([-3, 7, 256, 1_000]) == bytes([0, 7, 255, 255])


def test_a_sum_that_does_not_fit_a_byte_is_shown_as_the_largest() -> None:
    out = writing.BytesWriter()
    put(out, 3)
    put(out, 250)
    add(out, 0, 4)
    add(out, 1, 4)
    add(out, 1, 4)
    assert out.getvalue() == bytes([7, 255])


@pytest.mark.parametrize("make", [writing.BytesWriter, plain_writer.BytesWriter])
def test_the_writer_of_plain_python_does_what_the_compilers_does(
    make: type[writing.BytesWriter],
) -> None:
    out = make()
    out.append(7)
    out.write(b"abc")
    out[1] = 9
    assert (len(out), out[1], out.getvalue()) == (4, 9, b"\x07\x09bc")
