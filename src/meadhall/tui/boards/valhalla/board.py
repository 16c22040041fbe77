"""The board of Valhalla: war bands under a night sky, the battle between them."""

from collections.abc import Mapping
from typing import Final, cast

from rich.text import Text

from meadhall.core.game import Game
from meadhall.games.valhalla.view import SeatView, ValhallaView
from meadhall.guide.valhalla.guide import ValhallaGuide
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.valhalla.battle import Field
from meadhall.tui.boards.valhalla.palette import SKY, SKY_DIM, SKY_TITLE, Signs
from meadhall.tui.boards.valhalla.teams import Bands, flow
from meadhall.tui.boards.valhalla.told import Told
from meadhall.tui.lines import Block, Lines, beside, cell, side_by_side, wrapped
from meadhall.tui.palette import YOURS, YOURS_DIM, YOURS_TITLE, Glyphs
from meadhall.tui.scene import Scene
from meadhall.words import Speech
from meadhall.words.valhalla.speech import ValhallaSpeech

# From here on seats are cards beside each other.
WIDE: Final = 100
# Lines below the board: the saga, the question, what is typed.
BELOW: Final = 8
# So many cards of the discard pile are named.
MOST_DISCARDS: Final = 6


class ValhallaBoard(Board):
    """Draws from the view alone; the card data only adds what is printed on the cards."""

    def __init__(
        self, game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs
    ) -> None:
        super().__init__(game, cards, speech, glyphs)
        assert isinstance(speech, ValhallaSpeech)
        assert isinstance(self.guide, ValhallaGuide)
        self.own_speech = speech
        self.book = self.guide.book
        self.signs = Signs(glyphs)
        self.about = self.guide.about

    # -- drawn -----------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> list[Block]:
        view = cast(ValhallaView, self.look(scene))
        if scene.width >= WIDE:
            wide = self._blocks(view, scene, True)
            if sum(len(block.lines) for block in wide if block.need >= 6) + BELOW <= scene.height:
                return wide
            scene.drawn.clear()
        return self._blocks(view, scene, False)

    def _blocks(self, view: ValhallaView, scene: Scene, wide: bool) -> list[Block]:
        width = scene.width
        bands = Bands(self, self.book, self.signs, self.own_speech, view, scene)
        field = Field(bands, view)
        fighters = field.fighters()
        others = [seat for seat in view["seats"] if seat["seat"] not in fighters]
        blocks = [Block("title", [self.title(scene)], 9)]
        blocks.append(Block("field", field.draw(width), 9))
        if wide and not fighters:
            blocks.append(Block("seats", self._cards(bands, others, width), 9))
        else:
            for seat in others:
                blocks.append(Block("seat", [bands.line(seat, width)], 7))
                before = len(scene.drawn)
                details = bands.details(seat, width)
                need = 9 if len(scene.drawn) > before else 2 if fighters else 5
                blocks.append(Block("details", details, need))
        return blocks + self._middle(view, width) + self._yours(view, bands, width)

    def _cards(self, bands: Bands, seats: list[SeatView], width: int) -> Lines:
        """Seats as cards: two or three beside each other."""
        columns = {1: 1, 2: 2, 4: 2}.get(len(seats), 3)
        share = width // columns
        widths = [share] * (columns - 1) + [width - share * (columns - 1)]
        rows: Lines = []
        for start in range(0, len(seats), columns):
            some = seats[start : start + columns]
            sizes = widths[: len(some)]
            pairs = list(zip(some, sizes, strict=True))
            height = max(len(bands.card(seat, size)) for seat, size in pairs)
            cards = [bands.card(seat, size, height) for seat, size in pairs]
            for row in side_by_side(cards, sizes, SKY):
                rows.append(cell(row, width, SKY, self.glyphs))
        return rows

    def _middle(self, view: ValhallaView, width: int) -> list[Block]:
        """The discard pile, the open row, Loki's card."""
        say, name = self.speech.language.say, self.speech.name
        blocks: list[Block] = []
        if view["row"]:
            row = ", ".join(name("card", card) for card in view["row"])
            blocks.append(Block("row", self._said(say("board-row", cards=row), width), 6))
        if view["loki"] is not None:
            rows = self.about.loki(view["loki"])
            said = say("board-loki", card=name("loki", view["loki"]), rows=rows)
            blocks.append(Block("loki", self._said(said, width), 3))
        pile = view["discard"]
        top = [name("card", card) for card in reversed(pile[-MOST_DISCARDS:])]
        if len(pile) > MOST_DISCARDS:
            top.append(self.glyphs.ellipsis)
        said = say("board-discard", n=len(pile), cards=", ".join(top))
        blocks.append(Block("discard", self._said(said, width), 4))
        return blocks

    def _said(self, text: str, width: int) -> Lines:
        rows = wrapped(text, width - 2, "  ")
        return [cell(Text(f" {row}", style=SKY_DIM), width, SKY, self.glyphs) for row in rows]

    def _yours(self, view: ValhallaView, bands: Bands, width: int) -> list[Block]:
        """Your Jarl's traits, your hand, your Valhalla, on oak."""
        if view["seat"] is None:
            return []
        say, seat = self.speech.language.say, view["seats"][view["seat"]]
        blocks: list[Block] = []
        if seat["jarl"] is not None:
            text = f"{self.speech.name('jarl', seat['jarl'])}: {self.about.jarl(seat['jarl'])}"
            rows = [Text(f" {row}", style=YOURS_DIM) for row in wrapped(text, width - 2, "  ")]
            lines = [cell(row, width, YOURS, self.glyphs) for row in rows]
            blocks.append(Block("jarl", lines, 4))
        for lines in bands.yours(seat, width):
            blocks.append(Block("hand", lines, 8))
        if seat["valhalla"]:
            tokens = [Text(f"{say('board-your_valhalla')}:", style=YOURS_TITLE)]
            for card in seat["valhalla"]:
                glory = f"{self.book.glory(card)}{self.signs.glory}"
                tokens.append(Text(f"{self.speech.name('card', card)} {glory}", style=YOURS_DIM))
            blocks.append(Block("valhalla", flow(tokens, width, YOURS, self), 3))
        return blocks

    def title(self, scene: Scene) -> Text:
        view = cast(ValhallaView, scene.view)
        star = self.glyphs.favour
        left = Text(f" {star} {self.game.title.upper()} {star} ", SKY_TITLE)
        right = Text(f"{self.progress(scene.view)} ", SKY_TITLE)
        if view["phase"] in ("turn", "battle"):
            right.append_text(self.badge(view["active"]))
            right.append(" ")
        return beside(left, right, scene.width, SKY, self.glyphs)

    def progress(self, view: Mapping[str, object]) -> str:
        seen = cast(ValhallaView, view)
        say = self.speech.language.say
        if seen["over"]:
            return say("board-over")
        deck = say("board-deck", n=seen["deck"])
        if seen["phase"] == "set_up":
            return f"{say('board-set_up')} {self.glyphs.dot} {deck}"
        if seen["phase"] == "ragnarok":
            return say("board-ragnarok")
        parts = [say("board-turn", turn=seen["turn"]), deck]
        if seen["last_round"]:
            parts.insert(0, say("board-last_round"))
        return f" {self.glyphs.dot} ".join(parts)

    # -- told ------------------------------------------------------------------------------------

    def told(self, view: Mapping[str, object]) -> list[str]:
        return Told(self, self.book, self.own_speech, cast(ValhallaView, view)).all()

    def told_question(self, scene: Scene) -> list[str]:
        return Told(
            self, self.book, self.own_speech, cast(ValhallaView, self.look(scene))
        ).question()

    def legend(self) -> str:
        signs = self.signs
        return self.speech.language.say(
            "board-legend",
            **signs.faces,
            **signs.kinds,
            armed=signs.armed,
            glory=signs.glory,
            own=signs.own,
            lost=signs.lost,
        )


BOARD = ValhallaBoard
