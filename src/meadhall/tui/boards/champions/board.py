"""The board of Champions of Midgard: parchment town, fjord below, the hall of players beside it."""

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from meadhall.core.game import Game
from meadhall.games.champions.view import ChampionsView
from meadhall.guide.champions.guide import ChampionsGuide
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.champions.battle import Battle
from meadhall.tui.boards.champions.seats import Hall
from meadhall.tui.boards.champions.told import Told
from meadhall.tui.boards.champions.town import Town
from meadhall.tui.lines import Block, Lines, beside, panel, side_by_side
from meadhall.tui.palette import (
    LAND,
    LAND_TITLE,
    NIGHT,
    NIGHT_TITLE,
    SEA,
    Glyphs,
)
from meadhall.tui.scene import Scene
from meadhall.words import Speech
from meadhall.words.champions.speech import ChampionsSpeech

# From here on enemies are cards and the seats stand beside the board.
WIDE = 110
TALL = 32
SEATS_WIDTH = 36


class ChampionsBoard(Board):
    """Draws from the view alone; the card data only adds what is printed on the cards."""

    def __init__(
        self, game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs
    ) -> None:
        super().__init__(game, cards, speech, glyphs)
        assert isinstance(speech, ChampionsSpeech)
        assert isinstance(self.guide, ChampionsGuide)
        self.own_speech = speech
        self.book = self.guide.book

    # -- drawn -----------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> list[Block]:
        view = cast(ChampionsView, scene.view)
        if scene.width >= WIDE and scene.height >= TALL:
            return self._wide(view, scene)
        return self._narrow(view, scene)

    def _narrow(self, view: ChampionsView, scene: Scene) -> list[Block]:
        """One line a thing: for 80 columns and few rows."""
        width = scene.width
        town = Town(self, self.book, view, scene)
        hall = Hall(self, self.book, self.own_speech, view)
        blocks = [Block("title", [self.title(scene)], 9)]

        def add(name: str, lines: Lines, need: int, drawn_before: int) -> int:
            """What carries a number that can be typed now must stay."""
            lit = len(scene.drawn) > drawn_before
            blocks.append(Block(name, lines, 8 if lit else need))
            return len(scene.drawn)

        board = view["board"]
        drawn = len(scene.drawn)
        battle = Battle(self, self.book, self.own_speech, view, scene).draw(width)
        drawn = add("battle", battle, 9, drawn)
        if view["phase"] == "set_up":
            blocks.append(Block("seats", [hall.line(seat, width) for seat in view["seats"]], 7))
            return [*blocks, Block("yours", hall.yours(width, False), 6)]
        drawn = add("town", town.town(width), 1, drawn)
        drawn = add("display", town.display_lines(width)[:1], 0, drawn)
        drawn = add("land", [town.land_line(it, width) for it in board["land"]], 3, drawn)
        drawn = add("sea", [town.shore_line(it, width) for it in board["shores"]], 4, drawn)
        add("seats", [hall.line(seat, width) for seat in view["seats"]], 7, drawn)
        blocks.append(Block("yours", hall.yours(width, False), 6))
        return blocks

    def _wide(self, view: ChampionsView, scene: Scene) -> list[Block]:
        """Enemies and shores as cards; the players stand to the right of the board."""
        side = SEATS_WIDTH
        width = scene.width - side
        town = Town(self, self.book, view, scene)
        hall = Hall(self, self.book, self.own_speech, view)
        battle = Battle(self, self.book, self.own_speech, view, scene).draw(width)
        say = self.speech.language.say
        board: Lines = list(battle)
        inner = [*town.town(width - 4), *town.display_lines(width - 4)]
        if not battle or scene.height >= TALL + len(battle):
            board += panel(say("board-town"), inner, width, LAND, LAND_TITLE, self.glyphs)
        land = view["board"]["land"]
        widths = _shares(width, len(land))
        cards = [town.land_card(place, at) for place, at in zip(land, widths, strict=True)]
        board += side_by_side(cards, widths, LAND)
        shores = view["board"]["shores"]
        widths = _shares(width, len(shores))
        cards = [town.shore_card(shore, at) for shore, at in zip(shores, widths, strict=True)]
        board += side_by_side(cards, widths, SEA)
        seats: Lines = []
        for seat in view["seats"]:
            seats += hall.card(seat, side)
        whole = side_by_side([board, seats], [width, side], NIGHT)
        return [
            Block("title", [self.title(scene)], 9),
            Block("board", whole, 9),
            Block("yours", hall.yours(scene.width, True), 6),
        ]

    def title(self, scene: Scene) -> Text:
        view = cast(ChampionsView, scene.view)
        say = self.speech.language.say
        left = Text(
            f" {self.glyphs.wave} {self.game.title.upper()} {self.glyphs.wave} ", NIGHT_TITLE
        )
        right = Text(f"{self.progress(scene.view)} {self.glyphs.dot} ", NIGHT_TITLE)
        right.append(say("board-first", seat=self.speech.player(view["first"])), NIGHT_TITLE)
        right.append(" ")
        return beside(left, right, scene.width, NIGHT, self.glyphs)

    def progress(self, view: Mapping[str, object]) -> str:
        seen = cast(ChampionsView, view)
        say = self.speech.language.say
        rounds = say("board-round", round=max(seen["round"], 1), rounds=seen["rounds"])
        return f"{rounds} {self.glyphs.dot} {self.speech.name('phase', seen['phase'])}"

    # -- told ------------------------------------------------------------------------------------

    def told(self, view: Mapping[str, object]) -> list[str]:
        return Told(self, self.book, self.own_speech, cast(ChampionsView, view)).all()

    def told_question(self, scene: Scene) -> list[str]:
        told = Told(self, self.book, self.own_speech, cast(ChampionsView, scene.view))
        return told.battle() + self.told_odds(scene)

    def legend(self) -> str:
        glyphs = self.glyphs
        return self.speech.language.say(
            "board-legend",
            sword=glyphs.sword,
            spear=glyphs.spear,
            axe=glyphs.axe,
            shield=glyphs.shield,
            favour=glyphs.favour,
            blame=glyphs.blame,
            glory=glyphs.glory,
            wave=glyphs.wave,
        )


def _shares(width: int, count: int) -> list[int]:
    """`count` widths that add up to `width`."""
    return [width // count + (1 if at < width % count else 0) for at in range(count)]


BOARD = ChampionsBoard
