"""The board of Reavers of Midgard: a raid chart of bone and oxblood, crews on iron beside it."""

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from meadhall.core.game import Game
from meadhall.games.reavers.view import ReaversView
from meadhall.guide.reavers.guide import ReaversGuide
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.reavers.battle import Fight, Tray
from meadhall.tui.boards.reavers.chart import Chart
from meadhall.tui.boards.reavers.palette import FORGE, FORGE_DIM, FORGE_TITLE, Signs
from meadhall.tui.boards.reavers.seats import Crew
from meadhall.tui.boards.reavers.told import Told
from meadhall.tui.lines import Block, Lines, beside, cell, side_by_side, wrapped
from meadhall.tui.palette import Glyphs
from meadhall.tui.scene import Scene
from meadhall.words import Speech
from meadhall.words.reavers.speech import ReaversSpeech

# From here on spaces are cards and the seats stand beside the chart.
WIDE = 116
SEATS_WIDTH = 38
# Lines below the board: your own, the saga, the question, what is typed.
BELOW = 9

# Up to so many options are explained one by one below the board (as `face` does).
MOST_EXPLAINED = 6


class ReaversBoard(Board):
    """Draws from the view alone; the card data only adds what is printed on the cards."""

    def __init__(
        self, game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs
    ) -> None:
        super().__init__(game, cards, speech, glyphs)
        assert isinstance(speech, ReaversSpeech)
        assert isinstance(self.guide, ReaversGuide)
        self.own_speech = speech
        self.book = self.guide.book
        self.signs = Signs(glyphs)
        self.about = self.guide.about

    # -- drawn -----------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> list[Block]:
        view = cast(ReaversView, self.look(scene))
        crew = Crew(self, self.book, self.signs, self.own_speech, view)
        if scene.width >= WIDE:
            for roomy in (True, False):
                wide = self._wide(view, scene, crew, roomy)
                if sum(len(block.lines) for block in wide) + BELOW <= scene.height:
                    return wide
                scene.drawn.clear()
        return self._narrow(view, scene, crew)

    def _narrow(self, view: ReaversView, scene: Scene, crew: Crew) -> list[Block]:
        """One line a thing: for 80 columns and few rows."""
        width = scene.width
        chart = Chart(self, self.book, self.signs, view, scene)
        blocks = [Block("title", [self.title(scene)], 9)]
        blocks.append(Block("fight", Fight(self, self.signs, view, scene).draw(width), 9))
        blocks += chart.blocks(width)
        blocks.append(Block("tray", Tray(self, self.signs, scene).draw(width), 9))
        blocks.append(Block("table", self._table(view, scene, width), 5))
        for seat in view["seats"]:
            blocks.append(Block("seat", [crew.line(seat, width)], 7))
            if seat["seat"] != view["seat"]:
                blocks.append(Block("details", crew.detail_lines(seat, width), 0))
        blocks.append(Block("yours", crew.yours(width), 4))
        return blocks

    def _wide(self, view: ReaversView, scene: Scene, crew: Crew, roomy: bool) -> list[Block]:
        """Spaces as cards around the sea; the crews stand to the right of them."""
        side = SEATS_WIDTH + max(scene.width - 130, 0) // 3
        width = scene.width - side
        fight = Fight(self, self.signs, view, scene).draw(width)
        board: Lines = fight + Chart(self, self.book, self.signs, view, scene).panels(width)
        board += Tray(self, self.signs, scene).draw(width)
        seats: Lines = []
        for seat in view["seats"]:
            seats += crew.card(seat, side, roomy)
        own = crew.own_panel(width, max(len(seats) - len(board), 0))
        board += own
        whole = side_by_side([board, seats], [width, side], FORGE)
        return [
            Block("title", [self.title(scene)], 9),
            Block("board", whole, 9),
            Block("table", self._table(view, scene, scene.width), 7),
            Block("yours", [] if own else crew.yours(scene.width), 6),
        ]

    def _table(self, view: ReaversView, scene: Scene, width: int) -> Lines:
        """Cards in the middle of being resolved, with what they do, unless their options say it."""
        table = view["table"]
        cards = [*table["reavers"], *table["spoils"], *table["looked_at"]]
        if table["sea_battle"] is not None:
            cards.append(table["sea_battle"])
        said: set[str] = set()
        if len(scene.options) <= MOST_EXPLAINED:
            said = {card for option in scene.options for card in option.args.values()}
        shown = [card for card in dict.fromkeys(cards) if card not in said]
        sentences = [self.about.pair_card(card) for card in shown]
        if table["journey"] is not None:
            name = self.speech.name("journey", table["journey"])
            about = self.about.journey(table["journey"])
            sentences.append(self.speech.language.say("told-card", card=name, about=about))
        rows: Lines = []
        for sentence in sentences:
            for row in wrapped(sentence, width - 4, "  "):
                rows.append(cell(Text(f" {row}", style=FORGE_DIM), width, FORGE, self.glyphs))
        return rows

    def title(self, scene: Scene) -> Text:
        view = cast(ReaversView, scene.view)
        wave = self.glyphs.wave
        left = Text(f" {wave} {self.game.title.upper()} {wave} ", FORGE_TITLE)
        right = Text(f"{self.progress(scene.view)} ", FORGE_TITLE)
        for at, seat in enumerate(view["order"]):
            done = at + 1 < view["activation"] and not view["over"]
            badge = Text(f"({self.letters[seat]})") if done else self.badge(seat)
            right.append_text(badge)
        right.append(" ")
        return beside(left, right, scene.width, FORGE, self.glyphs)

    def progress(self, view: Mapping[str, object]) -> str:
        seen = cast(ReaversView, view)
        say = self.speech.language.say
        if seen["over"]:
            return say("board-over")
        if seen["round"] == 0:
            return say("board-set_up")
        rounds = say("board-round", round=seen["round"], rounds=seen["rounds"])
        return f"{rounds} {self.glyphs.dot} {say('board-activation', n=seen['activation'])}"

    # -- told ------------------------------------------------------------------------------------

    def told(self, view: Mapping[str, object]) -> list[str]:
        return Told(self, self.book, self.own_speech, cast(ReaversView, view)).all()

    def told_question(self, scene: Scene) -> list[str]:
        told = Told(self, self.book, self.own_speech, cast(ReaversView, self.look(scene)))
        return told.question() + self.told_odds(scene)

    def legend(self) -> str:
        faces = {name: sign for name, sign in self.signs.faces.items() if name != "any"}
        faces["double"] = faces.pop("double_hammer")
        return self.speech.language.say(
            "board-legend",
            favour=self.glyphs.favour,
            terror=self.glyphs.blame,
            glory=self.glyphs.glory,
            farm=self.signs.farm,
            wall=self.signs.wall,
            tower=self.signs.tower,
            **faces,
        )


BOARD = ReaversBoard
