"""The players: what everybody may see of them, and your own board on oak."""

from rich.style import Style
from rich.text import Text

from meadhall.games.champions.view import ChampionsView, SeatView
from meadhall.guide.champions.about import about_card
from meadhall.guide.champions.book import Book
from meadhall.tui.boards.board import Board
from meadhall.tui.lines import Lines, beside, cell, joined, panel, wrapped
from meadhall.tui.palette import (
    DICE,
    NIGHT,
    NIGHT_DIM,
    NIGHT_TITLE,
    YOURS,
    YOURS_DIM,
    YOURS_TITLE,
    crest,
    seat_style,
)
from meadhall.words.champions.speech import ChampionsSpeech


def at_home(view: ChampionsView, seat: SeatView) -> list[int]:
    """Warriors of a seat in its longhouse: who is being sent is no longer there."""
    left = list(seat["home"])
    fronts = [*view["board"]["land"], *view["board"]["shores"]]
    for front in fronts:
        if front["owner"] == seat["seat"] and front["plan"] is not None:
            left = [have - n for have, n in zip(left, front["plan"], strict=False)]
    return left


class Hall:
    """Draws the seats for one view."""

    def __init__(
        self, board: Board, book: Book, speech: ChampionsSpeech, view: ChampionsView
    ) -> None:
        self.board = board
        self.book = book
        self.speech = speech
        self.view = view
        self.glyphs = board.glyphs
        self.say = speech.language.say

    def _ground(self, seat: SeatView) -> Style:
        return YOURS if seat["seat"] == self.view["seat"] else NIGHT

    def goods(self, seat: SeatView) -> str:
        """Goods in one short row."""
        glyphs = self.glyphs
        return (
            f"{seat['food']}{glyphs.food} {seat['wood']}{glyphs.wood} {seat['coin']}{glyphs.coin}"
            f" {seat['favour']}{glyphs.favour} {seat['blame']}{glyphs.blame}"
        )

    def dice(self, seat: SeatView) -> Text:
        """Warriors at home, each kind as a small die with its number."""
        row = Text()
        for die, count in zip(self.book.faces, at_home(self.view, seat), strict=True):
            if count:
                sign = self.glyphs.weapon(die)
                row.append(f" {count}{sign} ", style=DICE[self.book.die_colour[die]])
                row.append(" ")
        return row

    def slain(self, seat: SeatView) -> str:
        """Defeated enemies, as far as this view may count them: by colour, then trolls."""
        counts: dict[str, int] = {}
        for enemy in seat["defeated"] or []:
            card = self.book.enemies[enemy]
            kind, thing = ("kind", card.kind) if card.colour == "none" else ("colour", card.colour)
            name = self.speech.name(kind, thing)
            counts[name] = counts.get(name, 0) + 1
        said = self.speech.several([f"{count} {name}" for name, count in counts.items()])
        return self.say("board-slain", enemies=said)

    def workers(self, seat: SeatView) -> str:
        left = self.glyphs.full * seat["workers"]
        return left + self.glyphs.gone * (seat["workers_in_game"] - seat["workers"])

    def line(self, seat: SeatView, width: int) -> Text:
        """A seat in one line: sign, name, Glory, goods, dice, workers, cards."""
        ground = self._ground(seat)
        at = seat["seat"]
        asked = any(question["seat"] == at for question in self.view["asked"])
        first = "1" if self.view["first"] == at else " "
        pointer = self.glyphs.arrow if asked else " "
        name = Text(f"{pointer}{self.speech.player(at)}", style=Style(bold=asked))
        head = [
            self.board.badge(at),
            Text(first, style=seat_style(at)),
            cell(name, 11, ground, self.glyphs),
            Text(f"{self.glyphs.glory}{seat['glory']:<3} ", style=self._accent(seat)),
            cell(self.goods(seat), 19, ground, self.glyphs),
        ]
        head.append(cell(self.dice(seat), 15, ground, self.glyphs))
        head.append(Text(f"{self.workers(seat):<5} "))
        used = sum(part.cell_len for part in head)
        head.append(cell(self._cards_note(seat), width - used, ground, self.glyphs))
        return joined(head, ground)

    def _accent(self, seat: SeatView) -> Style:
        return YOURS_TITLE if seat["seat"] == self.view["seat"] else NIGHT_TITLE

    def _cards_note(self, seat: SeatView) -> str:
        runes = len(seat["runes"])
        parts = [self.say("board-short_runes", n=runes)] if runes else []
        parts.append(self.say("board-short_destinies", n=seat["destiny_count"]))
        return " ".join(parts)

    def card(self, seat: SeatView, width: int) -> Lines:
        """A seat with room around it, for the side of a wide screen."""
        own = seat["seat"] == self.view["seat"]
        ground = self._ground(seat)
        dim = YOURS_DIM if own else NIGHT_DIM
        inner = width - 4
        at = seat["seat"]
        title = self.board.badge(at)
        title.append(f" {self.speech.player(at)}", style=self._accent(seat))
        if any(question["seat"] == at for question in self.view["asked"]):
            title.append(f" {self.glyphs.arrow}", style=self._accent(seat))
        if self.view["first"] == at:
            title.append(f" {self.say('board-first_short')}", style=self._accent(seat))
        leader = seat["leader"]
        who = self.speech.name("leader", leader) if leader else self.say(f"crest-{crest(at)}")
        glory = Text(f"{self.glyphs.glory} {seat['glory']}", style=self._accent(seat))
        rows: Lines = [
            beside(Text(who, style=dim), glory, inner, ground, self.glyphs),
            beside(self.goods(seat), self.workers(seat), inner, ground, self.glyphs),
            beside(self.dice(seat), self._cards_note(seat), inner, ground, self.glyphs),
        ]
        runes = [self.speech.name("rune", rune) for rune in seat["runes"]]
        runes += [f"({self.speech.name('rune', rune)})" for rune in seat["used_runes"]]
        ship = seat["private_ship"]
        if ship is not None:
            runes.append(f"{self.speech.name('ship', ship)}")
        if not own:
            runes += [self.speech.name("destiny", card) for card in seat["shown_destinies"]]
            runes += [self.slain(seat)] if seat["defeated"] else []
        if runes:
            rows.append(cell(Text(", ".join(runes), style=dim), inner, ground, self.glyphs))
        return panel(title, rows, width, ground, self._accent(seat), self.glyphs)

    def yours(self, width: int, wide: bool) -> Lines:
        """Your secret and your own: destinies with what they count, runes, ship, leader."""
        at = self.view["seat"]
        if at is None:
            return []
        seat = self.view["seats"][at]
        parts: list[str] = []
        for destiny in (seat["destinies"] or []) + seat["shown_destinies"]:
            entry = self.book.destinies[destiny]
            metric = self.speech.name("metric", str(entry["metric"]))
            name = self.speech.name("destiny", destiny)
            full, tied = int(entry["full"]), int(entry["tied"])
            parts.append(
                self.say("board-destiny", destiny=name, metric=metric, full=full, tied=tied)
            )
        if seat["defeated"]:
            parts.append(self.slain(seat))
        if seat["runes"]:
            names = ", ".join(self.speech.name("rune", rune) for rune in seat["runes"])
            parts.append(f"{self.say('board-runes')}: {names}")
        if seat["private_ship"] is not None:
            parts.append(self.speech.name("ship", seat["private_ship"]))
        if seat["leader"] is not None and wide:
            parts.append(about_card(self.book, self.speech, "leader", seat["leader"]))
        text = f" {self.glyphs.dot} ".join(parts)
        rows: Lines = []
        for row in wrapped(text, width - 2) if text else []:
            rows.append(cell(f" {row}", width, YOURS, self.glyphs))
        return rows
