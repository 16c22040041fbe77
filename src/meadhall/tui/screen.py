"""The painted face: the board as large as the terminal allows, the saga, the question below."""

from rich.console import Console
from rich.style import Style
from rich.text import Text

from meadhall.tui.boards.board import Board
from meadhall.tui.face import MOST_EXPLAINED, Face
from meadhall.tui.lines import Block, Lines, beside, cell, joined, panel, wrapped
from meadhall.tui.palette import (
    BAD,
    NIGHT,
    NIGHT_DIM,
    NIGHT_TITLE,
    YOURS,
    YOURS_DIM,
    YOURS_TITLE,
    seat_style,
)
from meadhall.tui.scene import Scene
from meadhall.words import Speech

# Erase what has scrolled away too: the next person must not find it there.
FORGET = "\x1b[3J"
NARROWEST = 60
FEWEST_SAGA_LINES = 2


class Screen(Face):
    """The table in colour. Everything one can touch carries a lit number."""

    def __init__(self, speech: Speech, board: Board, console: Console) -> None:
        super().__init__(speech, board, console.file)
        self.console = console
        self.glyphs = board.glyphs

    def size(self) -> tuple[int, int]:
        width, height = self.console.size
        return max(width, NARROWEST), height

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(line), soft_wrap=False)

    def told(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.console.print(self._sentence(sentence, Style()))

    def error(self, text: str) -> None:
        self.console.print(Text(text, style=BAD))

    def thinking(self, name: str | None) -> None:
        said = self.say("hand-thinking_somebody")
        if name is not None:
            said = self.say("hand-thinking", seat=name)
        self.console.print(Text(said, style=Style(dim=True)))

    def hide(self) -> None:
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def pass_on(self, text: str) -> str:
        self.hide()
        width = min(self.size()[0], 76)
        rows = [Text(row, style=YOURS_TITLE) for row in wrapped(text, width - 4)]
        title = self.board.game.title
        for line in panel(
            title, [Text(""), *rows, Text("")], width, YOURS, YOURS_TITLE, self.glyphs
        ):
            self.console.print(line)
        return self.read("")

    # -- the picture -----------------------------------------------------------------------------

    def show(self, scene: Scene, question: str, saga: list[str]) -> None:
        self.console.clear()
        for line in self.compose(scene, question, saga):
            self.console.print(line)

    def show_board(self, scene: Scene, question: str, saga: list[str]) -> None:
        self.show(scene, question, saga)

    def compose(self, scene: Scene, question: str, saga: list[str]) -> Lines:
        """All lines of the picture. Where it is too high, what matters least now is left out."""
        blocks = [block for block in self.board.draw(scene) if block.lines]
        ask = self._question(scene, question)
        room = scene.height - len(ask) - 1  # a line for what is typed
        while _rows(blocks) + FEWEST_SAGA_LINES > room:
            least = min(blocks, key=lambda block: block.need)
            if least.need >= 6:
                break
            blocks.remove(least)
        # What was left out carried no number that can be typed now; if it did, it is listed.
        kept: Lines = [line for block in blocks for line in block.lines]
        ask = self._question(scene, question)
        kept += self._saga(saga, scene.width, max(room - len(kept), FEWEST_SAGA_LINES))
        return kept + ask

    def _question(self, scene: Scene, question: str) -> Lines:
        """One sentence, the options that lie nowhere on the board, and what else can be typed."""
        if scene.decision is None:
            return []
        width = scene.width
        seat = scene.decision.seat
        badge = self.board.badge(seat)
        signs = [self.say("ask-help_sign")]
        if scene.final:
            signs.insert(0, self.say("ask-final_sign", sign=self.glyphs.final))
        sign = Text(f"{self.glyphs.dot} ".join(f"{it} " for it in signs), style=YOURS_DIM)
        said = wrapped(question, width - badge.cell_len - 2)
        # A long question is never cut: it goes on below, and the signs stand at its end.
        if badge.cell_len + len(said[-1]) + 2 + sign.cell_len > width:
            said.append("")
        rows: Lines = []
        for at, row in enumerate(said):
            head = badge.copy() if at == 0 else Text(" " * badge.cell_len)
            head.append_text(Text(f" {row}", style=YOURS_TITLE))
            end = sign if at + 1 == len(said) else Text("")
            rows.append(beside(head, end, width, YOURS, self.glyphs))
        return rows + self._options(scene, width)

    def _options(self, scene: Scene, width: int) -> Lines:
        """Options in as many columns as fit; an irrevocable one carries a sign of its own.

        A few options with something to say about them stand one below the other and say it.
        """
        entries: list[Text] = []
        listed = scene.elsewhere()
        explained = len(listed) <= MOST_EXPLAINED
        for number, option in listed:
            entry = scene.tag(number)
            whole = Text(" ")
            whole.append_text(entry)
            whole.append(f" {self.speech.option(option, scene.about)}")
            entries.append(whole)
            about = self.board.explain(option) if explained else ""
            if about and whole.cell_len + len(about) + 2 <= width:
                whole.append(f"  {about}", style=YOURS_DIM)
            elif about:
                said = wrapped(about, width - 8)
                entries += [Text(f"       {row}", style=YOURS_DIM) for row in said]
        if not entries:
            return []
        widest = max(entry.cell_len for entry in entries) + 2
        columns = max(1, min(width // widest, len(entries)))
        if len(entries) > len(listed):
            columns = 1
        height = -(-len(entries) // columns)
        share = width // columns
        rows: Lines = []
        for at in range(height):
            parts = [
                cell(entries[n], share, YOURS, self.glyphs) for n in range(at, len(entries), height)
            ]
            rows.append(cell(joined(parts, YOURS), width, YOURS, self.glyphs))
        return rows

    def _saga(self, saga: list[str], width: int, room: int) -> Lines:
        """The end of the saga, as much as there is room for, the newest brightest."""
        rows: list[tuple[str, bool]] = []
        newest = len(saga) - 1
        for at, sentence in enumerate(saga):
            for number, row in enumerate(wrapped(sentence, width - 4, "  ")):
                lead = f"{self.glyphs.dot} " if number == 0 else "  "
                rows.append((lead + row, at == newest))
        shown = rows[-room:] if room else []
        lines: Lines = []
        for row, new in shown:
            text = self._sentence(f" {row}", NIGHT if new else NIGHT_DIM)
            lines.append(cell(text, width, NIGHT, self.glyphs))
        return lines

    def _sentence(self, sentence: str, style: Style) -> Text:
        """A line of the saga with the players' names in their colours."""
        text = Text(sentence, style=style)
        for seat, name in enumerate(self.speech.players):
            text.highlight_words([name], seat_style(seat))
        return text

    # -- the end ---------------------------------------------------------------------------------

    def scores(
        self, parts: list[list[tuple[str, int]]], totals: list[int], winners: list[int]
    ) -> None:
        """One row per source, one column per seat."""
        self.console.clear()
        width = min(self.size()[0], 100)
        inner = width - 4
        column = max(7, min(12, (inner - 30) // max(len(totals), 1)))
        first = inner - column * len(totals)
        rows: Lines = [
            self._score_row(
                "",
                [self.speech.player(s)[: column - 1] for s in range(len(totals))],
                first,
                column,
                NIGHT_TITLE,
            )
        ]
        for label, points in _by_source(parts):
            shown = ["" if n is None else f"{n:+d}" if n else "0" for n in points]
            rows.append(self._score_row(label, shown, first, column, NIGHT))
        rows.append(Text(self.glyphs.line * inner, style=NIGHT_TITLE))
        sums = [str(total) for total in totals]
        rows.append(self._score_row(self.say("end-sum"), sums, first, column, NIGHT_TITLE))
        title = f"{self.board.game.title}: {self.say('end-title')}"
        for line in panel(title, rows, width, NIGHT, NIGHT_TITLE, self.glyphs):
            self.console.print(line)
        crown = Text(f" {self.glyphs.glory} {self.winners(winners)}", style=YOURS_TITLE)
        self.console.print(cell(crown, width, YOURS, self.glyphs))

    def _score_row(
        self, label: str, values: list[str], first: int, column: int, style: Style
    ) -> Text:
        parts = [cell(label, first, style, self.glyphs)]
        parts += [cell(value, column, style, self.glyphs, right=True) for value in values]
        return joined(parts, style)


def _rows(blocks: list[Block]) -> int:
    return sum(len(block.lines) for block in blocks)


def _by_source(
    parts: list[list[tuple[str, int]]],
) -> list[tuple[str, list[int | None]]]:
    """The sources of all seats in one order, with the points of each seat."""
    labels: list[str] = []
    for lines in parts:
        at = 0
        for label, _ in lines:
            if label not in labels:
                labels.insert(at, label)
            at = labels.index(label) + 1
    table: list[tuple[str, list[int | None]]] = []
    for label in labels:
        row: list[int | None] = []
        for lines in parts:
            found = [points for name, points in lines if name == label]
            row.append(sum(found) if found else None)
        table.append((label, row))
    return table
