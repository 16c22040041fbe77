"""The fight: battle dice large, successes against the Defence value, and the odds."""

from rich.text import Text

from meadhall.core.engine.decision import Option
from meadhall.games.reavers.view import CombatView, ReaversView
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.reavers.palette import (
    BATTLE_DIE,
    CREW,
    FORGE,
    FORGE_DIM,
    FORGE_TITLE,
    Signs,
)
from meadhall.tui.lines import Lines, beside, cell, joined, panel
from meadhall.tui.palette import BAD, GOOD, LIT
from meadhall.tui.scene import Scene

DIE_WIDTH = 7
# Options that name a die by colour and face stand together in a tray.
TRAY_VERBS = frozenset(
    {"set_die", "roll_die", "pay_die", "discard_die", "commit_die", "store_die", "take_die"}
)


class Fight:
    """Draws the combat in progress."""

    def __init__(self, board: Board, signs: Signs, view: ReaversView, scene: Scene) -> None:
        self.board = board
        self.signs = signs
        self.view = view
        self.scene = scene
        self.glyphs = board.glyphs
        self.say = board.speech.language.say

    def draw(self, width: int) -> Lines:
        combat = self.view["combat"]
        if combat is None:
            return []
        inner = width - 4
        rows = self._dice(combat, inner) if combat["rolled"] else self._waiting(combat, inner)
        rows.append(self._sums(combat, inner))
        rows.append(self._verdict(combat, inner))
        return panel(self._title(combat), rows, width, FORGE, FORGE_TITLE, self.glyphs)

    def _title(self, combat: CombatView) -> Text:
        title = self.board.badge(combat["seat"])
        who = self.board.speech.player(combat["seat"])
        cause = self.board.speech.name("cause", combat["cause"])
        title.append(f" {self.say('board-fight', cause=cause, seat=who)}", style=FORGE_TITLE)
        foe = self.view["table"]["sea_battle"]
        spoils = self.view["table"]["spoils"]
        if combat["cause"] == "pillage" and spoils:
            foe = spoils[-1]
        if foe is not None and combat["cause"] != "subdue":
            title.append(f" {self.glyphs.dot} {self.board.speech.name('card', foe)}", FORGE_TITLE)
        return title

    def _waiting(self, combat: CombatView, width: int) -> Lines:
        """Battle dice that will be rolled."""
        row = Text()
        for _ in range(combat["battle_dice"]):
            row.append(" ? ", style=BATTLE_DIE)
            row.append(" ")
        return [cell(row, width, FORGE, self.glyphs)]

    def _dice(self, combat: CombatView, width: int) -> Lines:
        """Every die with its successes; the picked ones framed in gold."""
        faces: list[Lines] = []
        for successes in (2, 1, 0):
            picked = combat["marked"][successes]
            for at in range(combat["shown"][successes]):
                faces.append(self._die(successes, at < picked))
        a_row = max(width // DIE_WIDTH, 1)
        rows: Lines = []
        for start in range(0, len(faces), a_row):
            row = faces[start : start + a_row]
            for line in range(len(row[0])):
                rows.append(joined([face[line] for face in row], FORGE))
        return rows

    def _die(self, successes: int, picked: bool) -> Lines:
        box = self.glyphs.heavy if picked else self.glyphs.box
        edge = LIT if picked else BATTLE_DIE
        body = Text(box.mid_left, style=edge)
        shown = self.signs.success * successes or self.glyphs.blank
        body.append(f"{shown:^3}", style=BATTLE_DIE)
        body.append(box.mid_right, style=edge)
        touch = Text(f"{self.glyphs.mark:^5}", style=FORGE_TITLE)
        if not picked:
            touch = Text(" ") + self.scene.badge(f"mark {successes}") + Text(" ")
        lines = [
            Text(box.top_left + box.top * 3 + box.top_right, style=edge),
            body,
            Text(box.bottom_left + box.bottom * 3 + box.bottom_right, style=edge),
            touch,
        ]
        return [_spaced(line) for line in lines]

    def _sums(self, combat: CombatView, width: int) -> Text:
        """Successes against the Defence value, as a bar and as numbers."""
        have, need = successes_of(combat), combat["defense"]
        full, empty = self.glyphs.bar
        bar = Text(f"{self.say('board-successes')} ", style=FORGE_TITLE)
        bar.append(f"{have:>2} / {need:<2} ", style="bold")
        bar.append(full * 2 * min(have, need), style=GOOD)
        bar.append(empty * 2 * max(need - have, 0), style=FORGE_DIM)
        return cell(bar, width, FORGE, self.glyphs)

    def _verdict(self, combat: CombatView, width: int) -> Text:
        verdict = Text(f"{combat['battle_dice']} {self.say('board-battle_dice')}", style=FORGE_DIM)
        if combat["rolled"]:
            short = combat["defense"] - successes_of(combat)
            verdict.append(f" {self.glyphs.dot} ")
            key = "board-short_of" if short > 0 else "board-enough"
            verdict.append(self.say(key, n=short), style=BAD if short > 0 else GOOD)
        odds = Text()
        for key in ("roll", "reroll", "all"):
            percent = self.scene.odds.get(key)
            if percent is not None:
                odds.append("  " if odds.plain else "")
                said = self.say(f"board-odds_{key}", percent=f"{percent}{self.glyphs.percent}")
                odds.append(said, FORGE_TITLE)
        return beside(verdict, odds, width, FORGE, self.glyphs)


def successes_of(combat: CombatView) -> int:
    """What lies on the table, counted."""
    return sum(value * count for value, count in enumerate(combat["shown"]))


class Tray:
    """The dice one may choose among now, each with its number: one row per colour."""

    def __init__(self, board: Board, signs: Signs, scene: Scene) -> None:
        self.board = board
        self.signs = signs
        self.scene = scene

    def draw(self, width: int) -> Lines:
        rows: dict[str, Text] = {}
        for option in self.scene.options:
            if option.verb not in TRAY_VERBS or option.text in self.scene.drawn:
                continue
            colour = option.args["colour"]
            row = rows.setdefault(colour, Text(" "))
            row.append_text(self.scene.badge(option.text))
            row.append_text(self._die(option))
            row.append(" ")
        if sum(row.cell_len for row in rows.values()) <= width:
            whole = Text()
            for row in rows.values():
                whole.append_text(row)
            return [cell(whole, width, FORGE, self.board.glyphs)] if rows else []
        return [cell(row, width, FORGE, self.board.glyphs) for row in rows.values()]

    def _die(self, option: Option) -> Text:
        colour, face = option.args["colour"], option.args.get("face", "any")
        letter = self.board.speech.name("colour", colour)[:1]
        clans = {"red": "helm", "blue": "raven", "yellow": "tree"}
        icon = clans[colour] if face == "clan" else face
        word = self.board.speech.name("face", icon)[:6] if face != "any" else ""
        die = Text.assemble((f"{letter}{self.signs.faces[icon]}", CREW[colour]))
        die.append(f" {word:<6}" if word else "", style=FORGE_DIM)
        return die


def _spaced(text: Text) -> Text:
    """A part of a die with air to its right."""
    whole = Text()
    whole.append_text(text)
    whole.append(" " * (DIE_WIDTH - text.cell_len))
    return whole
