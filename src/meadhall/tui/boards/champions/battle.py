"""The battle: the one moment everybody looks at. Every die large, what it does, and the odds."""

from rich.style import Style
from rich.text import Text

from meadhall.games.champions.view import ChampionsView, RollView
from meadhall.guide.champions.book import Book
from meadhall.guide.champions.odds import LOSSES
from meadhall.tui.boards.board import Board
from meadhall.tui.lines import Lines, beside, cell, joined, panel
from meadhall.tui.palette import BAD, DICE, GOOD, LIT, NIGHT, NIGHT_DIM, NIGHT_TITLE
from meadhall.tui.scene import Scene
from meadhall.words.champions.speech import ChampionsSpeech

DIE_WIDTH = 7


class Battle:
    """Draws the dice on the table, in a fight or a hunt."""

    def __init__(
        self, board: Board, book: Book, speech: ChampionsSpeech, view: ChampionsView, scene: Scene
    ) -> None:
        self.board = board
        self.book = book
        self.speech = speech
        self.view = view
        self.scene = scene
        self.glyphs = board.glyphs
        self.say = speech.language.say

    def draw(self, width: int) -> Lines:
        roll = self.view["roll"]
        if roll is None:
            return []
        rows = self._dice(roll, width - 4)
        rows.extend(self._sums(roll, width - 4))
        return panel(self._title(roll), rows, width, NIGHT, NIGHT_TITLE, self.glyphs)

    def _title(self, roll: RollView) -> Text:
        title = self.board.badge(roll["seat"])
        who = self.speech.player(roll["seat"])
        if roll["enemy"] is None:
            title.append(f" {self.say('board-hunt')}: {who}", style=NIGHT_TITLE)
            return title
        enemy = self.speech.name("enemy", roll["enemy"])
        said = self.say("board-against", seat=who, enemy=enemy)
        title.append(f" {self.say('board-fight')}: {said}", style=NIGHT_TITLE)
        return title

    # -- dice ------------------------------------------------------------------------------------

    def _dice(self, roll: RollView, width: int) -> Lines:
        """Dice in rows, five cells wide and three high, their numbers underneath."""
        a_row = max(width // DIE_WIDTH, 1)
        rows: Lines = []
        for start in range(0, len(roll["dice"]), a_row):
            faces = [
                self._die(roll, at) for at in range(start, min(start + a_row, len(roll["dice"])))
            ]
            for line in range(len(faces[0])):
                rows.append(joined([face[line] for face in faces], NIGHT))
        hint = Text(f"  {self.say('board-pick')}", style=NIGHT_DIM)
        pickable = any(self._pick(roll, at).plain.strip() for at in range(len(roll["dice"])))
        if pickable and rows[-1].cell_len + hint.cell_len <= width:
            rows[-1].append_text(hint)
        return rows

    def _die(self, roll: RollView, at: int) -> Lines:
        die, face = roll["dice"][at], roll["faces"][at]
        hits, shields = self.book.faces[die][face - 1]
        marked = roll["marked"][at]
        style = DICE[self.book.die_colour[die]]
        edge = style if not marked else LIT
        box = self.glyphs.heavy if marked else self.glyphs.box
        shown = self.glyphs.weapon(die) * hits + self.glyphs.shield * shields
        middle = f"{shown or self.glyphs.blank:^3}"
        top = Text(box.top_left + box.top * 3 + box.top_right, style=edge)
        bottom = Text(box.bottom_left + box.bottom * 3 + box.bottom_right, style=edge)
        body = Text(box.mid_left, style=edge)
        body.append(middle, style=style)
        body.append(box.mid_right, style=edge)
        return [
            _spaced(top),
            _spaced(body),
            _spaced(bottom),
            _spaced(Text(f"{self.speech.name('die', die)[:5]:^5}", style=NIGHT_DIM)),
            _spaced(self._touch(roll, at)),
        ]

    def _touch(self, roll: RollView, at: int) -> Text:
        """The number that picks this die for a re-roll; picked dice show a mark instead."""
        if roll["marked"][at]:
            return Text(f"{self.glyphs.mark:^5}", style=NIGHT_TITLE)
        badge = self._pick(roll, at)
        return Text(" ") + badge + Text(" ") if badge.plain.strip() else Text("     ")

    def _pick(self, roll: RollView, at: int) -> Text:
        """The badge of the option to re-roll this die; blank where there is none."""
        return self.scene.badge(f"mark {roll['dice'][at]} {roll['faces'][at]}")

    # -- what they do ----------------------------------------------------------------------------

    def _sums(self, roll: RollView, width: int) -> Lines:
        if roll["enemy"] is None:
            most = self.book.hunt_cap
            food = min(roll["damage"], most)
            return [self._bar(self.say("board-food"), food, most, width, GOOD)]
        enemy = self.book.enemies[roll["enemy"]]
        total = damage_so_far(self.view, roll)
        rows = [
            self._bar(self.say("board-damage"), total, enemy.defence, width, GOOD),
            self._bar(self.say("board-shields"), roll["shields"], enemy.attack, width, Style()),
        ]
        verdict = Text()
        if total >= enemy.defence:
            verdict.append(self.say("board-sure"), style=GOOD)
        else:
            verdict.append(self.say("board-short_of", n=enemy.defence - total), style=BAD)
        losses = self.scene.odds.get(LOSSES)
        if losses is not None:
            verdict.append(f" {self.glyphs.dot} ")
            lost = self.say("board-would_lose", n=losses)
            verdict.append(lost, style=BAD if losses else GOOD)
        rows.append(beside(verdict, self._odds(), width, NIGHT, self.glyphs))
        return rows

    def _odds(self) -> Text:
        odds = Text()
        for words, key in (("continue", "board-odds_keep"), ("reroll", "board-odds_reroll")):
            percent = self.scene.odds.get(words)
            if percent is not None:
                odds.append("  " if odds.plain else "")
                odds.append(self.say(key, percent=f"{percent}{self.glyphs.percent}"), NIGHT_TITLE)
        return odds

    def _bar(self, label: str, have: int, need: int, width: int, style: Style) -> Text:
        """A row of pips: what there is against what is needed, with the numbers beside it."""
        full, empty = self.glyphs.bar
        size = max(need, have)
        pips = Text(f"{label:<9}", style=NIGHT_TITLE)
        pips.append(f"{have:>2} / {need:<2} ", style="bold")
        room = width - pips.cell_len
        wide = 2 if size * 2 <= room else 1
        pips.append(full * wide * min(have, need), style=style)
        pips.append(empty * wide * max(need - have, 0), style=NIGHT_DIM)
        return cell(pips, width, NIGHT, self.glyphs)


def damage_so_far(view: ChampionsView, roll: RollView) -> int:
    """Damage on the enemy with the dice on the table, which count once the fighter has gone on."""
    open_roll = any(question["kind"] == "combat_roll" for question in view["asked"])
    return roll["damage_done"] + (roll["damage"] if open_roll else 0)


def _spaced(text: Text) -> Text:
    """A part of a die with air to its right."""
    whole = Text()
    whole.append_text(text)
    whole.append(" " * (DIE_WIDTH - text.cell_len))
    return whole
