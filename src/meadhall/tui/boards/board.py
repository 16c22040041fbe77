"""The board every game gets for free, and the questions a game's own board answers better.

It shows the public numbers of a view as they are called there. A game is playable with it from its
first day; `champions` shows how a board of its own is written.
"""

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from meadhall.core.engine.decision import Option
from meadhall.core.game import Game
from meadhall.core.view import TableView
from meadhall.guide import guide_for
from meadhall.tui.lines import Block, Lines, beside, cell, wrapped
from meadhall.tui.palette import NIGHT, NIGHT_TITLE, Glyphs, letters, seat_style
from meadhall.tui.scene import Scene
from meadhall.words import Speech

# What a view tells besides the table itself, or what the title says already.
NOT_SHOWN = (*TableView.__annotations__, "seats", "cards_digest", "round", "rounds")


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
        for line in self._common(scene.view):
            rows += [cell(Text(row), width, NIGHT, self.glyphs) for row in wrapped(line, width)]
        blocks = [Block("title", [self.title(scene)], 9), Block("board", rows, 3)]
        lines: Lines = []
        for at, said in enumerate(self._seats(scene.view)):
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
        progress = self.progress(view)
        said = [f"{self.game.title}. {progress}." if progress else f"{self.game.title}."]
        said += [f"{line}." for line in self._common(view)]
        for at, line in enumerate(self._seats(view)):
            said.append(f"{self.speech.player(at)}: {line}.")
        return said

    def _common(self, view: Mapping[str, object]) -> list[str]:
        """What lies in the middle, one line for each thing of the view."""
        return [
            f"{_spaced(name)}: {_in_words(value)}"
            for name, value in view.items()
            if name not in NOT_SHOWN and _in_words(value)
        ]

    def _seats(self, view: Mapping[str, object]) -> list[str]:
        """What each seat has, one line for each."""
        return [_in_words(seat) for seat in cast(list[object], view.get("seats", []))]

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


def _spaced(name: str) -> str:
    return name.replace("_", " ")


def _in_words(value: object) -> str:
    """A part of a view as it is called there; nothing for what is empty or unknown."""
    if isinstance(value, dict):
        parts = [(_spaced(str(name)), _in_words(it)) for name, it in value.items()]
        return ", ".join(f"{name} {said}" for name, said in parts if said)
    if isinstance(value, list):
        mark = "; " if any(isinstance(item, dict) for item in value) else ", "
        return mark.join(said for said in map(_in_words, value) if said)
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else _spaced(str(value))
