"""The board every game gets for free, and the questions a game's own board answers better.

It shows the public numbers of a view as they are called there. A game is playable with it from its
first day; `champions` shows how a board of its own is written.
"""

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from meadhall.core.engine.decision import Option
from meadhall.core.game import Game
from meadhall.guide import guide_for
from meadhall.tui.lines import Block, Lines, beside, cell, wrapped
from meadhall.tui.palette import NIGHT, NIGHT_TITLE, Glyphs, letters, seat_style
from meadhall.tui.scene import Scene
from meadhall.words import Speech


class Board:
    """How one game looks to one table of people."""

    def __init__(
        self, game: Game, cards: dict[str, object], speech: Speech, glyphs: Glyphs
    ) -> None:
        self.game = game
        self.cards = cards
        self.speech = speech
        self.glyphs = glyphs
        self.letters = letters(speech.players)
        self.guide = guide_for(game, cards, speech)
        # The table as it was shown last.
        self.shown: Mapping[str, object] | None = None
        self.shown_odds: Mapping[str, int] = {}

    # -- drawn -----------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> list[Block]:
        """The board from top to bottom, each line `scene.width` wide."""
        width = scene.width
        rows: Lines = []
        for name, value in scene.view.items():
            if name not in ("game", "decision", "asked", "seats") and _is_plain(value):
                line = beside(name.replace("_", " "), str(value), width // 2, NIGHT, self.glyphs)
                rows.append(cell(line, width, NIGHT, self.glyphs))
        blocks = [Block("title", [self.title(scene)], 9), Block("board", rows, 3)]
        seats = cast(list[dict[str, object]], scene.view.get("seats", []))
        lines: Lines = []
        for at, seat in enumerate(seats):
            said = ", ".join(f"{name} {value}" for name, value in seat.items() if _is_plain(value))
            for number, row in enumerate(wrapped(said, width - 4)):
                head = self.badge(at) if number == 0 else Text("   ")
                lines.append(cell(head + Text(" " + row), width, NIGHT, self.glyphs))
        blocks.append(Block("seats", lines, 6))
        return blocks

    def title(self, scene: Scene) -> Text:
        """The bar at the top: which game, and how far it is."""
        where = self.progress(scene.view)
        return beside(f" {self.game.title}", f"{where} ", scene.width, NIGHT_TITLE, self.glyphs)

    def progress(self, view: Mapping[str, object]) -> str:
        """Where the game is: round and phase, if the view has them."""
        words: list[str] = []
        if "round" in view:
            rounds = f"/{view['rounds']}" if "rounds" in view else ""
            words.append(f"{self.speech.language.say('word-round')} {view['round']}{rounds}")
        if "phase" in view:
            words.append(self.speech.name("phase", str(view["phase"])))
        return f" {self.glyphs.dot} ".join(words)

    def badge(self, seat: int | None) -> Text:
        """The sign of a seat: its letter on its colour, three cells wide."""
        if seat is None:
            return Text("   ")
        return Text.assemble((f" {self.letters[seat]} ", seat_style(seat)))

    # -- told ------------------------------------------------------------------------------------

    def told(self, view: Mapping[str, object]) -> list[str]:
        """The whole table in sentences, one statement each, for ears."""
        said = [f"{self.game.title}. {self.progress(view)}."]
        for name, value in view.items():
            if name not in ("game", "decision", "asked", "seats") and _is_plain(value):
                said.append(f"{name.replace('_', ' ')}: {value}.")
        for at, seat in enumerate(cast(list[dict[str, object]], view.get("seats", []))):
            parts = [f"{name} {value}" for name, value in seat.items() if _is_plain(value)]
            said.append(f"{self.speech.player(at)}: {', '.join(parts)}.")
        return said

    def told_question(self, scene: Scene) -> list[str]:
        """What somebody who hears the question must know besides it: dice, odds."""
        return []

    def legend(self) -> str:
        """What the glyphs of the board mean, for the help."""
        return ""

    # -- known -----------------------------------------------------------------------------------

    def look(self, scene: Scene) -> Mapping[str, object]:
        """The view of a scene, kept: an option such as "pair 2" means nothing without it."""
        self.shown, self.shown_odds = scene.view, scene.odds
        return scene.view

    def explain(self, option: Option) -> str:
        """What an option of the scene shown last does; empty where its name says it all."""
        return self.guide.explain(option, self.shown, self.shown_odds)

    def told_odds(self, scene: Scene) -> list[str]:
        """The odds of a scene in sentences."""
        return [self.guide.told_odds(odds) for odds in scene.figures]


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int) or (
        isinstance(value, list) and all(isinstance(item, str | int) for item in value)
    )
