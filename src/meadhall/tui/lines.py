"""Painted lines: every line of a board is a `Text` of an exact width on a coloured ground.

Boards are built of such lines instead of nested layouts, so that their height is known before they
are shown and nothing is ever cut off by accident.
"""

import textwrap
from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from meadhall.tui.palette import Glyphs

Lines = list[Text]


class Block:
    """Some lines that belong together, and how much they are needed where room is short."""

    __slots__ = ("lines", "name", "need")

    def __init__(self, name: str, lines: Lines, need: int) -> None:
        self.name = name
        self.lines = lines
        # 9: always shown; lower ones give way first.
        self.need = need


def cell(
    content: Text | str, width: int, ground: Style, glyphs: Glyphs, right: bool = False
) -> Text:
    """`content` in exactly `width` cells; what is too long ends in an ellipsis."""
    text = content.copy() if isinstance(content, Text) else Text(content)
    if text.cell_len > width:
        text.truncate(max(width - 1, 0))
        text.append(glyphs.ellipsis if width else "")
    gap = Text(" " * (width - text.cell_len))
    whole = gap + text if right else text + gap
    return painted(whole, ground)


def painted(text: Text, ground: Style) -> Text:
    """The ground shows wherever the text brings no colour of its own."""
    whole = Text(style=ground, end="")
    whole.append_text(text)
    whole.no_wrap = True
    return whole


def beside(left: Text | str, right: Text | str, width: int, ground: Style, glyphs: Glyphs) -> Text:
    """Two ends of one line. The right one holds the numbers: the left one gives way."""
    end = right.copy() if isinstance(right, Text) else Text(right)
    room = max(width - end.cell_len - (1 if end.cell_len else 0), 0)
    whole = cell(left, room, ground, glyphs)
    whole.append_text(Text(" " if end.cell_len else ""))
    whole.append_text(end)
    return cell(whole, width, ground, glyphs)


def joined(parts: Sequence[Text], ground: Style) -> Text:
    """Cells of one line, one after another."""
    whole = Text()
    for part in parts:
        whole.append_text(part)
    return painted(whole, ground)


def side_by_side(columns: Sequence[Lines], widths: Sequence[int], ground: Style) -> Lines:
    """Columns of lines of fixed widths, filled up to the same height."""
    height = max((len(column) for column in columns), default=0)
    rows: Lines = []
    for at in range(height):
        parts = [
            column[at] if at < len(column) else Text(" " * width, style=ground)
            for column, width in zip(columns, widths, strict=True)
        ]
        rows.append(joined(parts, ground))
    return rows


def panel(
    title: Text | str, lines: Lines, width: int, ground: Style, accent: Style, glyphs: Glyphs
) -> Lines:
    """A frame with a title around lines of the width between its sides (`width - 4`)."""
    frame = glyphs.box
    name = title.copy() if isinstance(title, Text) else Text(title, style=accent)
    if name.cell_len > width - 6:
        name.truncate(width - 6)
    top = Text(frame.top_left + frame.top, style=accent)
    if name.cell_len:
        top.append(" ").append_text(name).append(" ")
    top.append(frame.top * (width - 1 - top.cell_len), style=accent)
    top.append(frame.top_right, style=accent)
    bottom = frame.bottom_left + frame.bottom * (width - 2) + frame.bottom_right
    rows = [painted(top, ground)]
    for line in lines:
        whole = Text(frame.mid_left + " ", style=accent)
        whole.append_text(cell(line, width - 4, ground, glyphs))
        whole.append(" " + frame.mid_right, style=accent)
        rows.append(painted(whole, ground))
    rows.append(painted(Text(bottom, style=accent), ground))
    return rows


def wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """Words of a paragraph in lines of at most `width` cells."""
    if cell_len(text) == len(text):
        return textwrap.wrap(text, max(width, 8), subsequent_indent=indent) or [""]
    rows: list[str] = []
    row = ""
    for word in text.split():
        if row and cell_len(row) + 1 + cell_len(word) > width:
            rows.append(row)
            row = indent + word
        else:
            row = f"{row} {word}" if row else word
    rows.append(row)
    return [set_cell_size(row, width) if cell_len(row) > width else row for row in rows]


def plain(lines: Lines) -> str:
    """The letters alone, for tests and for terminals without colour."""
    return "\n".join(line.plain.rstrip() for line in lines)
