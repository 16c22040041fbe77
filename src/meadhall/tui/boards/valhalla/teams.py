"""The war bands: every seat with its Jarl, its shields, its Team, and one's own hand."""

from rich.style import Style
from rich.text import Text

from meadhall.games.valhalla.view import SeatView, ValhallaView, WarriorView
from meadhall.guide.valhalla.about import About
from meadhall.guide.valhalla.book import Book
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.valhalla.palette import BAND, SKY_LIT, Signs, Zone
from meadhall.tui.lines import Lines, beside, cell, panel, wrapped
from meadhall.tui.palette import GOOD, LIGHT, OAK, YOURS, YOURS_DIM, YOURS_TITLE, seat_style
from meadhall.tui.scene import Scene
from meadhall.words.valhalla.speech import ValhallaSpeech

# Verbs that name a Warrior standing in a Team.
STANDING = ("activate", "dismiss", "target", "send", "forge")
# Verbs that name a card of one's hand, or one just drawn.
HELD = ("deploy", "play", "discard", "lay", "attach", "keep")
NAME_WIDTH = 12
# Up to so many shields are drawn one by one.
MOST_SHIELDS = 6


def flow(tokens: list[Text], width: int, ground: Style, board: Board, indent: int = 1) -> Lines:
    """Small pieces one after another, in as many lines as they need."""
    rows: Lines = []
    row = Text(" " * indent)
    for token in tokens:
        if row.cell_len > indent and row.cell_len + token.cell_len > width:
            row.rstrip()
            rows.append(cell(row, width, ground, board.glyphs))
            row = Text(" " * indent)
        row.append_text(token)
        row.append("  ")
    if row.plain.strip():
        row.rstrip()
        rows.append(cell(row, width, ground, board.glyphs))
    return rows


class Bands:
    """Draws the seats of one view."""

    def __init__(
        self,
        board: Board,
        book: Book,
        signs: Signs,
        speech: ValhallaSpeech,
        view: ValhallaView,
        scene: Scene,
    ) -> None:
        self.board = board
        self.book = book
        self.signs = signs
        self.speech = speech
        self.view = view
        self.scene = scene
        self.glyphs = board.glyphs
        self.say = speech.language.say
        self.about = About(book, speech)
        verbs = {option.verb for option in scene.options}
        self.standing = [verb for verb in STANDING if verb in verbs]
        self.held = [verb for verb in HELD if verb in verbs]

    # -- pieces ----------------------------------------------------------------------------------

    def shields(self, seat: SeatView) -> Text:
        """Own shields, then those captured on the colours of their owners."""
        n = seat["own_shields"]
        text = Text(self.signs.own * n if n <= MOST_SHIELDS else f"{n}{self.signs.own}", style=GOOD)
        if n == 0:
            text.append(self.signs.lost)
        for other, count in enumerate(seat["captured"]):
            if count:
                text.append(" ")
                text.append(f"{count}{self.board.letters[other]}", style=seat_style(other))
        return text

    def jarl(self, seat: SeatView) -> str:
        if seat["jarl"] is None:
            return self.say("board-no_jarl")
        name = self.speech.name("jarl", seat["jarl"])
        if seat["jarl_silenced"]:
            return f"{name} ({self.say('board-silenced')})"
        return f"{name} ({self.say('board-rested')})" if seat["jarl_rested"] else name

    def counts(self, seat: SeatView) -> str:
        """Cards in hand and in Valhalla; with the Glory there where one may know it."""
        dot = self.glyphs.dot
        said = f"{self.say('board-hand')} {seat['hand_count']} {dot} "
        said += f"{self.say('board-valhalla')} {seat['valhalla_count']}"
        if seat["valhalla"]:
            said += f"={sum(self.book.glory(it) for it in seat['valhalla'])}{self.signs.glory}"
        return said

    def titles(self, seat: SeatView) -> list[str]:
        """King, partner, what is known of the hand."""
        notes: list[str] = []
        if seat["king_level"]:
            notes.append(self.say("board-king", level=seat["king_level"]))
        if seat["partner"] is not None:
            notes.append(self.say("board-partner", seat=self.speech.player(seat["partner"])))
        known = [self.speech.name("card", card) for card in seat["known"]]
        if seat["tyr_known"]:
            known.append(self.say("board-tyr_known"))
        if known:
            notes.append(self.say("board-known", cards=", ".join(known)))
        return notes

    def head(self, seat: SeatView, accent: Style) -> Text:
        """The sign and the name of a seat, lit where it is asked; the number of an attack on it."""
        at = seat["seat"]
        head = Text()
        if self.scene.number(f"attack seat_{at + 1}") is not None:
            head.append_text(self.scene.badge(f"attack seat_{at + 1}"))
            head.append(" ")
        if self.scene.number(f"helper seat_{at + 1}") is not None:
            head.append_text(self.scene.badge(f"helper seat_{at + 1}"))
            head.append(" ")
        head.append_text(self.board.badge(at))
        head.append(f" {self.speech.player(at)}", style=accent)
        if any(question["seat"] == at for question in self.view["asked"]):
            head.append(f" {self.glyphs.arrow}", style=SKY_LIT)
        return head

    def states(self, warrior: WarriorView) -> list[str]:
        """What has befallen a Warrior."""
        said: list[str] = []
        if warrior["tyr"] is not None:
            said.append(self.speech.name("card", warrior["tyr"]))
        for name, key in (("blocked", "blocked"), ("denied", "denied"), ("on_the_road", "road")):
            if warrior[name]:  # type: ignore[literal-required]
                said.append(self.say(f"board-{key}"))
        if warrior["forge"] is not None:
            card = warrior["forge"]
            said.append(self.say("board-forge"))
            if card != "hidden":
                said[-1] += f" ({self.speech.name('card', card)})"
        return said

    def touch(self, card: str, verbs: list[str]) -> Text | None:
        """The number of the option about this card, if there is one."""
        for verb in verbs:
            if self.scene.number(f"{verb} {card}") is not None:
                return self.scene.badge(f"{verb} {card}")
        return None

    def numbers(self, card: str) -> Text:
        """Clan, strength, weapons, Glory of a Warrior."""
        entry = self.book.cards[card]
        text = self.signs.clan(
            str(entry["clan"]), self.speech.name("clan_short", str(entry["clan"]))
        )
        text.append(f"{entry['strength']:>2} ", style="bold")
        return text.append(f"{self.needs(card):<3}")

    def needs(self, warrior: str) -> str:
        """What a Warrior asks for, as short as it gets: ``†Þ``, ``3=``."""
        need = self.book.cards[warrior]["requirement"]
        if need["kind"] == "exact":
            return "".join(self.signs.faces[str(weapon)] for weapon in need["weapons"])
        return f"{need['n']}{self.signs.kinds[str(need['kind'])]}"

    # -- a Team ----------------------------------------------------------------------------------

    def warrior_line(self, warrior: WarriorView, width: int, zone: Zone) -> Lines:
        """A Warrior in one line, and what befell it below where there is no room."""
        ground, dim, _ = zone
        card = warrior["warrior"]
        touch = self.touch(card, self.standing)
        line = Text("   ") if touch is None else touch
        mark = self.signs.blocked if warrior["blocked"] else " "
        line.append(self.signs.armed if warrior["activated"] else mark, style=GOOD)
        name = self.speech.name("card", card)
        line.append_text(cell(f" {name}", NAME_WIDTH + 1, ground, self.glyphs))
        line.append_text(self.numbers(card))
        line.append(f" {self.book.glory(card)}{self.signs.glory}", style=dim)
        notes = self.states(warrior)
        trait = self.about.trait(self.book.cards[card])
        text = ", ".join(notes + ([trait] if trait else []))
        room = width - line.cell_len - 2
        if text and len(text) <= room:
            line.append(f"  {text}", style=dim)
            return [cell(line, width, ground, self.glyphs)]
        rows = [cell(line, width, ground, self.glyphs)]
        for row in wrapped(text, width - 6) if text else []:
            rows.append(cell(Text(f"     {row}", style=dim), width, ground, self.glyphs))
        return rows

    def team_lines(self, seat: SeatView, width: int, zone: Zone) -> Lines:
        rows: Lines = []
        for warrior in seat["team"]:
            rows += self.warrior_line(warrior, width, zone)
        if not rows:
            rows.append(
                cell(
                    Text(f"  {self.say('board-empty_team')}", zone[1]), width, zone[0], self.glyphs
                )
            )
        return rows

    def token(self, warrior: WarriorView) -> Text:
        """A Warrior as short as it gets, for a Team in a line or two."""
        card = warrior["warrior"]
        touch = self.touch(card, self.standing)
        text = Text() if touch is None else touch
        if warrior["activated"]:
            text.append(self.signs.armed, style=GOOD)
        if warrior["blocked"]:
            text.append(self.signs.blocked)
        text.append(f"{self.speech.name('card', card)} ")
        text.append_text(self.numbers(card))
        text.rstrip()
        states = [note for note in self.states(warrior) if note != self.say("board-blocked")]
        if states:
            text.append(f" ({', '.join(states)})")
        return text

    # -- a seat ----------------------------------------------------------------------------------

    def card(self, seat: SeatView, width: int, height: int = 0) -> Lines:
        """A seat as a card of its own, filled up to `height` lines."""
        ground, dim, accent = BAND
        inner = width - 4
        rows: Lines = [
            beside(
                Text(self.jarl(seat), style=accent), self.shields(seat), inner, ground, self.glyphs
            ),
            cell(Text(self.counts(seat), style=dim), inner, ground, self.glyphs),
        ]
        for note in self.titles(seat):
            for row in wrapped(note, inner):
                rows.append(cell(Text(row, style=SKY_LIT), inner, ground, self.glyphs))
        rows += self.team_lines(seat, inner, BAND)
        while len(rows) < height - 2:
            rows.append(cell("", inner, ground, self.glyphs))
        return panel(self.head(seat, accent), rows, width, ground, accent, self.glyphs)

    def line(self, seat: SeatView, width: int) -> Text:
        """A seat in one line: who, whose Jarl, shields, cards."""
        ground, dim, accent = BAND
        left = Text(" ")
        left.append_text(self.head(seat, accent))
        left.append(f" {self.jarl(seat)}", style=dim)
        right = Text(f"{self.counts(seat)} ", style=dim)
        right.append_text(self.shields(seat))
        right.append(" ")
        return beside(left, right, width, ground, self.glyphs)

    def details(self, seat: SeatView, width: int) -> Lines:
        """Its Team in tokens, its titles."""
        tokens = [self.token(warrior) for warrior in seat["team"]]
        if not tokens:
            tokens = [Text(self.say("board-empty_team"), style=BAND[1])]
        tokens += [Text(note, style=SKY_LIT) for note in self.titles(seat)]
        return flow(tokens, width, BAND[0], self.board, 5)

    # -- cards held ------------------------------------------------------------------------------

    def held_token(self, card: str) -> Text:
        touch = self.touch(card, self.held)
        text = Text() if touch is None else touch
        text.append(" " if touch is not None else "")
        text.append(f"{self.speech.name('card', card)}", style=f"bold {LIGHT} on {OAK}")
        if self.book.is_warrior(card):
            text.append(" ").append_text(self.numbers(card))
            text.rstrip()
            text.append(f" {self.book.glory(card)}{self.signs.glory}", style=YOURS_DIM)
        return text

    def yours(self, seat: SeatView, width: int) -> list[Lines]:
        """Your hand, then what you have drawn or put aside; each a few lines on oak."""
        found: list[Lines] = []
        shown = [("board-your_hand", seat["hand"]), ("board-drawn", seat["drawn"])]
        shown.append(("board-aside", seat["set_aside"]))
        for key, cards in shown:
            if cards or (key == "board-your_hand" and cards is not None):
                title = Text(f"{self.say(key)}:", style=YOURS_TITLE)
                tokens = [title, *[self.held_token(card) for card in cards or []]]
                if not cards:
                    tokens.append(Text(self.say("board-nothing"), style=YOURS_DIM))
                found.append(flow(tokens, width, YOURS, self.board))
        return found
