"""The board every game gets for free, and the questions a game's own board answers better.

It shows the public numbers of a view as they are called there. A game is playable with it from its
first day; `champions` shows how a board of its own is written.
"""

from collections.abc import Mapping
from typing import cast

from rich.text import Text

from meadhall.core.chance import Chance
from meadhall.core.decision import Decision, Option
from meadhall.core.game import Game
from meadhall.core.state import State
from meadhall.tui.lines import Block, Lines, beside, cell, wrapped
from meadhall.tui.palette import NIGHT, NIGHT_TITLE, Glyphs, letters, seat_style
from meadhall.tui.scene import Scene
from meadhall.words import Speech

# What `c` lists: a heading, then (name, values, whether any of them is our own guess).
CardRow = tuple[str, str, bool]


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

    def rule_of(self, option: Option, decision: Decision) -> str:
        """The rule that says most about this option."""
        return decision.rule

    def explain(self, option: Option) -> str:
        """What the option does, in a sentence; empty where its name says it all."""
        return ""

    def odds(self, state: State, seat: int, decision: Decision, chance: Chance) -> dict[str, int]:
        """Chances in percent that help with this decision, by what they are about."""
        return {}

    def card_rows(self) -> list[CardRow]:
        """The values of all cards, and which entries hold guesses of ours."""
        guessed = {(table, entry) for table, entry, _ in self.game.reconstructed(self.cards)}
        rows: list[CardRow] = []
        for table, entries in self.cards.items():
            if not isinstance(entries, list) or table == "option":
                continue
            rows.append((table.replace("_", " "), "", False))
            for entry in entries:
                if isinstance(entry, dict) and "id" in entry:
                    kind = self.speech.TABLES.get(table, table)
                    name = self.speech.name(kind, str(entry["id"]))
                    guess = (table, str(entry["id"])) in guessed
                    rows.append((name, _values(entry), guess))
        return rows

    def final_scores(
        self, view: Mapping[str, object], scores: list[int]
    ) -> list[list[tuple[str, int]]]:
        """For each seat, where its points come from: (source, points), without the total."""
        seats = cast(list[dict[str, object]], view.get("seats", []))
        table: list[list[tuple[str, int]]] = []
        for seat in range(len(scores)):
            lines: list[tuple[str, int]] = []
            parts = seats[seat].get("score") if seat < len(seats) else None
            for part in cast(list[dict[str, object]], parts or []):
                points = part.get("glory", part.get("points"))
                if part.get("source") != "total" and isinstance(points, int):
                    lines.append((self.source_name(part), points))
            table.append(lines)
        return table

    def source_name(self, part: Mapping[str, object]) -> str:
        """A source of points: the message of its name, with the card where there is one."""
        source, card = str(part.get("source", "")), str(part.get("card", ""))
        named = self.speech.name(self.speech.TABLES.get(source, source), card) if card else ""
        found = self.speech.language.find(f"score-{source}", {"card": named})
        return f"{source.replace('_', ' ')} {named}".strip() if found is None else found


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int) or (
        isinstance(value, list) and all(isinstance(item, str | int) for item in value)
    )


# Remarks about a card, which are not values of it, and values that only say "as usual".
_REMARKS = ("id", "name", "edition", "note", "source", "effect", "ability", "rule", "enabled_by")
_USUAL = (("count", 1), ("capacity", 1), ("repeat_min", 1), ("repeat_max", 1))


def _values(entry: Mapping[str, object]) -> str:
    """The numbers of a card, without remarks about them."""
    shown: list[str] = []
    for name, value in entry.items():
        if name in _REMARKS or name.startswith(("provenance", "name_")) or (name, value) in _USUAL:
            continue
        if isinstance(value, dict):
            value = " ".join(
                f"{amount} {what}" for what, amount in value.items() if isinstance(amount, int)
            )
        if isinstance(value, list):
            value = " ".join(_face(item) for item in value)
        if value not in ("", 0, False, "none"):
            shown.append(f"{name.replace('_', ' ')} {value}")
    return ", ".join(shown)


def _face(item: object) -> str:
    """A die face as hits/shields; anything else as it is."""
    if isinstance(item, dict):
        return "/".join(str(value) for value in item.values())
    return str(item)
