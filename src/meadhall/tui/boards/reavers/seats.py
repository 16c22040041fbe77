"""The players of Reavers of Midgard: ten dice spaces, Jarl, specialists, Artifacts, tokens."""

from rich.style import Style
from rich.text import Text

from meadhall.games.reavers.view import ReaversView, SeatView
from meadhall.guide.reavers.about import About
from meadhall.guide.reavers.book import Book
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.reavers.palette import FORGE, FORGE_DIM, FORGE_TITLE, Signs
from meadhall.tui.lines import Lines, beside, cell, joined, panel, wrapped
from meadhall.tui.palette import YOURS, YOURS_DIM, YOURS_TITLE, seat_style
from meadhall.words.reavers.speech import ReaversSpeech

NAME_WIDTH = 9
GOODS_WIDTH = 12
TOKENS_WIDTH = 10
LOWEST_PANEL = 3


class Crew:
    """Draws the seats for one view."""

    def __init__(
        self, board: Board, book: Book, signs: Signs, speech: ReaversSpeech, view: ReaversView
    ) -> None:
        self.board = board
        self.book = book
        self.signs = signs
        self.speech = speech
        self.view = view
        self.glyphs = board.glyphs
        self.say = speech.language.say

    def _styles(self, seat: SeatView) -> tuple[Style, Style, Style]:
        """Ground, dim and accent: oak for your own."""
        if seat["seat"] == self.view["seat"]:
            return YOURS, YOURS_DIM, YOURS_TITLE
        return FORGE, FORGE_DIM, FORGE_TITLE

    # -- parts -----------------------------------------------------------------------------------

    def goods(self, seat: SeatView) -> str:
        goods = self.signs.goods
        return (
            f"{seat['food']}{goods['food']} {seat['favor']}{goods['favor']}"
            f" {seat['terror']}{goods['terror']}"
        )

    def tokens(self, seat: SeatView) -> str:
        goods = self.signs.goods
        return (
            f"{seat['farm']}{goods['farm']} {seat['wall']}{goods['wall']}"
            f" {seat['tower']}{goods['tower']}"
        )

    def dice(self, seat: SeatView, width: int) -> Text:
        """Ten dice spaces; more dice, which lie on Artifacts, stand closer together."""
        dice = seat["dice"]
        spaces = max(len(dice), self.book.dice_spaces)
        close = spaces * 3 > width
        row = Text()
        for at in range(spaces):
            if at >= len(dice):
                row.append(f"{self.glyphs.blank}  ")
                continue
            colour = dice[at].partition(":")[0]
            row.append_text(self.signs.die(dice[at], self.speech.name("colour", colour)[:1]))
            same = at + 1 == len(dice) or dice[at + 1].startswith(colour)
            row.append("" if close and same else " ")
        return row

    def jarl(self, seat: SeatView) -> Text:
        if seat["jarl"] is None:
            return Text(f" {self.glyphs.blank} ")
        return self.signs.clan(self.book.clan_of(seat["jarl"]))

    def _artifacts(self, seat: SeatView) -> list[str]:
        """Artifacts with the face they ask for; used ones in brackets, a stored die behind."""
        found: list[str] = []
        for artifact in seat["artifacts"]:
            face = str(self.book.cards[artifact["artifact"]]["stored_face"])
            name = f"{self.speech.name('card', artifact['artifact'])} {self.signs.faces[face]}"
            if artifact["die"] is not None:
                colour, _, shown = artifact["die"].partition(":")
                name += f"[{self.speech.name('colour', colour)[:1]}{self.signs.faces[shown]}]"
            found.append(f"({name})" if artifact["used"] else name)
        return found

    def _upgrades(self, seat: SeatView) -> list[str]:
        found: list[str] = []
        for upgrade in seat["upgrades"]:
            name = self.speech.name("upgrade", upgrade["tile"])
            found.append(f"({name})" if upgrade["flipped"] else name)
        return found

    def _specialists(self, seat: SeatView) -> list[str]:
        found: list[str] = []
        for row in seat["specialists"]:
            if row["reavers"]:
                names = [self.speech.name("card", reaver) for reaver in row["reavers"]]
                where = self.speech.name("space_short", row["space"])
                found.append(f"{where}: {', '.join(names)}")
        return found

    def _note(self, seat: SeatView) -> str:
        """Tiles and cards by number: what has no place in the row."""
        parts = [f"{self.glyphs.full}{len(seat['tiles'])}"] if seat["tiles"] else []
        parts.append(f"{self.signs.card}{seat['pile_count']}")
        return " ".join(parts)

    def details(self, seat: SeatView) -> str:
        parts: list[str] = []
        if seat["jarl"] is not None:
            parts.append(f"{self.say('board-jarl')} {self.speech.name('card', seat['jarl'])}")
        parts += self._specialists(seat)
        held = self._artifacts(seat) + self._upgrades(seat)
        if held:
            parts.append(", ".join(held))
        return f" {self.glyphs.dot} ".join(parts)

    # -- one line per seat -----------------------------------------------------------------------

    def line(self, seat: SeatView, width: int) -> Text:
        ground, _, accent = self._styles(seat)
        at = seat["seat"]
        asked = any(question["seat"] == at for question in self.view["asked"])
        mark = "1" if self.view["start"] == at else " "
        if self.view["honor"] == at:
            mark = self.glyphs.wave if mark == " " else mark
        pointer = self.glyphs.arrow if asked else " "
        name = Text(f"{pointer}{self.speech.player(at)}", style=Style(bold=asked))
        head = [
            self.board.badge(at),
            Text(mark, style=seat_style(at)),
            cell(name, NAME_WIDTH, ground, self.glyphs),
            Text(f"{self.glyphs.glory}{seat['glory']:<4}", style=accent),
            cell(self.goods(seat), GOODS_WIDTH, ground, self.glyphs),
            cell(self.tokens(seat), TOKENS_WIDTH, ground, self.glyphs),
            cell(self.dice(seat, 30), 30, ground, self.glyphs),
            self.jarl(seat),
        ]
        used = sum(part.cell_len for part in head)
        head.append(cell(f" {self._note(seat)}", max(width - used, 0), ground, self.glyphs))
        return cell(joined(head, ground), width, ground, self.glyphs)

    def detail_lines(self, seat: SeatView, width: int) -> Lines:
        """What stands on a board, in as few lines as it takes."""
        ground, dim, _ = self._styles(seat)
        text = self.details(seat)
        rows: Lines = []
        for row in wrapped(text, width - 6) if text else []:
            rows.append(cell(Text(f"    {row}", style=dim), width, ground, self.glyphs))
        return rows

    # -- one card per seat -----------------------------------------------------------------------

    def card(self, seat: SeatView, width: int, roomy: bool) -> Lines:
        """A seat as a card; where there is little room, a line each for who and what it has."""
        ground, dim, accent = self._styles(seat)
        inner = width - 4
        at = seat["seat"]
        title = self.board.badge(at)
        title.append(f" {self.speech.player(at)}", style=accent)
        if any(question["seat"] == at for question in self.view["asked"]):
            title.append(f" {self.glyphs.arrow}", style=accent)
        if self.view["start"] == at:
            title.append(f" {self.say('board-start_short')}", style=accent)
        if self.view["honor"] == at:
            title.append(f" {self.say('board-honour_short')}", style=accent)
        jarl = self.jarl(seat)
        no_jarl = seat["jarl"] is None
        who = self.say("board-no_jarl") if no_jarl else self.speech.name("card", str(seat["jarl"]))
        jarl.append(f" {who}", style=dim)
        glory = Text(f"{self.glyphs.glory} {seat['glory']}", style=accent)
        goods = f"{self.goods(seat)}  {self.tokens(seat)}"
        rows: Lines = [
            beside(jarl, glory, inner, ground, self.glyphs),
            beside(goods, self._note(seat), inner, ground, self.glyphs),
            cell(self.dice(seat, inner), inner, ground, self.glyphs),
        ]
        held = ", ".join(self._artifacts(seat) + self._upgrades(seat))
        for text in (f" {self.glyphs.dot} ".join(self._specialists(seat)), held):
            for row in wrapped(text, inner) if roomy and text else [text] if text else []:
                rows.append(cell(Text(row, style=dim), inner, ground, self.glyphs))
        return panel(title, rows, width, ground, accent, self.glyphs)

    # -- your own --------------------------------------------------------------------------------

    def own_panel(self, width: int, height: int) -> Lines:
        """What stands on your board and what it does, where the picture has room for it."""
        at = self.view["seat"]
        if at is None or height < LOWEST_PANEL:
            return []
        seat, about = self.view["seats"][at], About(self.book, self.speech)
        said: list[tuple[str, str]] = []
        for row in seat["specialists"]:
            where = self.speech.name("space_short", row["space"])
            for reaver in row["reavers"]:
                name = self.speech.name("card", reaver)
                said.append((f"{where}: {name}", about.ability(self.book.cards[reaver])))
        held = [it["artifact"] for it in seat["artifacts"]] + (seat["prophecies"] or [])
        said += [(self.speech.name("card", card), about.card(card)) for card in held]
        rows: Lines = []
        for name, what in said:
            line = Text(f"{name}  ", style=YOURS_TITLE)
            rows.append(line.append(what, style=YOURS_DIM))
        if not 0 < len(rows) <= height - 2:
            return []
        return panel(self.say("board-yours"), rows, width, YOURS, YOURS_TITLE, self.glyphs)

    def yours(self, width: int) -> Lines:
        """Your specialists, Artifacts and secret Prophecies, on oak."""
        at = self.view["seat"]
        if at is None:
            return []
        seat = self.view["seats"][at]
        parts = [self.details(seat)] if self.details(seat) else []
        if seat["prophecies"]:
            names: list[str] = []
            for card in seat["prophecies"]:
                entry = self.book.cards[card]
                unit = self.speech.name("unit", str(entry["unit"]))
                names.append(f"{self.speech.name('card', card)} ({unit})")
            parts.append(f"{self.say('board-prophecies')}: {', '.join(names)}")
        text = f" {self.glyphs.dot} ".join(parts)
        rows: Lines = []
        for row in wrapped(text, width - 2) if text else []:
            rows.append(cell(f" {row}", width, YOURS, self.glyphs))
        return rows
