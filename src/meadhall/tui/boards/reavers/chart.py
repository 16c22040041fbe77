"""The raid chart: six action spaces around the sea, what lies on each, and who selected it."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from meadhall.games.reavers.ids import SPACES, STACKS, TERRITORY_TYPES
from meadhall.games.reavers.view import ReaversView
from meadhall.guide.reavers.book import Book
from meadhall.tui.boards.board import Board
from meadhall.tui.boards.reavers.palette import CREW, ZONES, Signs
from meadhall.tui.boards.reavers.short import short_cost, short_gain
from meadhall.tui.lines import Block, Lines, beside, cell, joined, panel, side_by_side
from meadhall.tui.scene import Scene

NAME_WIDTH = 13
# Stands between the two cards of a pair.
PLUS = " + "
# From here on a type of territory needs one line with all its numbers.
LONG_ROW = 54
# How much a space is needed where room is short: in play, still open, used up.
IN_PLAY, OPEN, USED = 5, 3, 2


class Chart:
    """Draws the board of one scene."""

    def __init__(
        self, board: Board, book: Book, signs: Signs, view: ReaversView, scene: Scene
    ) -> None:
        self.board = board
        self.book = book
        self.signs = signs
        self.view = view
        self.scene = scene
        self.glyphs = board.glyphs
        self.say = board.speech.language.say
        self.name = board.speech.name
        self.selected = {it["space"]: it["selected_by"] for it in view["board"]["spaces"]}

    # -- small things ----------------------------------------------------------------------------

    def die(self, die: str) -> Text:
        letter = self.name("colour", die.partition(":")[0])[:1]
        return self.signs.die(die, letter)

    def card(self, card: str) -> Text:
        """A card's name; a Reaver's with the sign of the clan, a Tower's with its colours."""
        text = Text(self.name("card", card))
        entry = self.book.cards[card]
        if self.book.table_of[card] == "reavers":
            text.append(f" {self.signs.faces[str(entry['clan'])]}")
        elif card.startswith("tower_"):
            letters = [self.name("colour", it)[:1] for it in card.split("_")[1:]]
            text.append(f" {'+'.join(letters)}")
        return text

    def _numbered(self, words: str, content: Text) -> Text:
        """Something one can touch: its lit number before it, where it has one now."""
        if self.scene.number(words) is None:
            return content
        whole = self.scene.badge(words)
        whole.append(" ").append_text(content)
        return whole

    # -- what lies on each space -----------------------------------------------------------------

    def items(self, space: str, width: int) -> list[Text]:
        """The things on a space, each small enough for a part of a line."""
        board = self.view["board"]
        in_play = self.view["space"] == space
        if space == "recruit_reavers":
            return self._pairs(board["reaver_pairs"], in_play)
        if space == "raid_villages":
            return self._pairs(board["village_pairs"], in_play)
        if space == "raid_keeps":
            return self._pairs(board["keep_pairs"], in_play)
        if space == "sea_battle":
            return [self._battle(card, in_play) for card in board["sea_battles"] if card]
        if space == "trade_with_villages":
            return [*self._trade_dice(), *self._prophecies()]
        return self.stacks(width)

    def _pairs(self, pairs: Sequence[list[str] | None], in_play: bool) -> list[Text]:
        found: list[Text] = []
        for number, pair in enumerate(pairs, start=1):
            if pair is None:
                continue
            both = self.card(pair[0])
            both.append(PLUS).append_text(self.card(pair[1]))
            found.append(self._numbered(f"pair {number}", both) if in_play else both)
        return found if found or not pairs else [Text(self.say("board-empty"))]

    def _battle(self, card: str, in_play: bool) -> Text:
        entry = self.book.cards[card]
        text = self.card(card)
        dice = "".join(self.signs.faces[str(face)] for face in entry["dice_cost"])
        defence = self.say("board-short_defence")
        text.append(f" {defence} {entry['defense']}/{dice} {self.glyphs.glory}{entry['glory']}")
        return self._numbered(f"battle {card}", text) if in_play else text

    def _trade_dice(self) -> list[Text]:
        """The traders' dice; of equal ones the first carries the number."""
        row = Text()
        before = ""
        for die in self.view["board"]["trade_dice"]:
            colour, _, face = die.partition(":")
            shown = "clan" if face in ("helm", "raven", "tree") else face
            words = f"take_die {colour} {shown}"
            row.append(" " if row.plain else "")
            if die != before and self.scene.number(words) is not None:
                row.append_text(self.scene.badge(words))
            row.append_text(self.die(die))
            before = die
        return [row] if row.plain else []

    def _prophecies(self) -> list[Text]:
        found: list[Text] = []
        for card in self.view["board"]["prophecies"]:
            if card is not None:
                found.append(self._numbered(f"prophecy {card}", self.card(card)))
        return found

    def stacks(self, width: int) -> list[Text]:
        """Territories: of each type the tiles left by level, with numbers to attack and to pay."""
        left = {it["stack"]: it["tiles"] for it in self.view["board"]["stacks"]}
        lit = any(option.verb == "subdue" for option in self.scene.options)
        names = {kind: self.name("territory", kind) for kind in TERRITORY_TYPES}
        longest = max(len(name) for name in names.values())
        found: list[Text] = []
        for kind, name in names.items():
            row = Text(f"{name:<{longest}} ")
            touch = Text(" " if width < LONG_ROW else "")
            for stack in [stack for stack in STACKS if stack.startswith(f"{kind}_")]:
                level = stack.rpartition("_")[2]
                count = Text(f"{level}:{left[stack]}", style=Style(bold=left[stack] > 0))
                if width >= LONG_ROW:
                    row.append_text(count).append(" ").append_text(self._touch(stack))
                else:
                    row.append_text(count).append("  ")
                    touch.append_text(self._touch(stack))
                row.append(" " if lit else "")
            found += [row, touch] if touch.plain.strip() else [row]
        odds = [
            f"{about.removeprefix('level ')}: {percent}{self.glyphs.percent}"
            for about, percent in self.scene.odds.items()
            if about.startswith("level ")
        ]
        hammer = self.signs.faces["hammer"]
        return [*found, Text(f"{hammer} {'  '.join(odds)}")] if odds else found

    def _touch(self, stack: str) -> Text:
        """The numbers of a stack: to attack it, and to pay for it."""
        text = Text()
        force, peaceful = f"subdue {stack} force", f"subdue {stack} peaceful"
        if self.scene.number(force) is not None:
            text.append(self.signs.faces["hammer"]).append_text(self.scene.badge(force))
            text.append(" ")
        if self.scene.number(peaceful) is not None:
            cost = short_cost(self.book.stack_cost.get(stack, []), self.signs)
            text.append(cost).append_text(self.scene.badge(peaceful)).append(" ")
        return text

    def note(self, space: str) -> str:
        """What a space costs and what selecting it brings."""
        entry = self.book.spaces[space]
        cost = short_cost(entry["cost"], self.signs)
        bonus = short_gain(entry["selection_bonus"], self.signs)
        if space == "trade_with_villages":
            bonus = self.say("board-start_short")
        arrow = self.glyphs.arrow
        return " ".join(part for part in (cost, f"{arrow}{bonus}" if bonus else "") if part)

    def supply(self) -> Text:
        """Pieces that can run out: tokens, dice by colour, upgrade tiles."""
        supply = self.view["board"]["supply"]
        row = Text()
        for token in ("farm", "wall", "tower"):
            row.append(f"{supply[token]}{self.signs.goods[token]} ")
        for colour, style in CREW.items():
            row.append(f"{self.name('colour', colour)[:1]}{supply[colour]}", style=style)
            row.append(" ")
        faces = {"shield_upgrade": "shield", "chest_upgrade": "chest", "ship_upgrade": "ship"}
        tiles = [f"{supply[tile]}{self.signs.faces[face]}" for tile, face in faces.items()]
        row.append(f"[{' '.join(tiles)}]")
        return row

    # -- eighty columns --------------------------------------------------------------------------

    def blocks(self, width: int) -> list[Block]:
        """One space after another, each as many lines as its things need."""
        found: list[Block] = []
        for space in SPACES:
            before = len(self.scene.drawn)
            lines = self._lines(space, width)
            need = IN_PLAY if self.view["space"] == space else OPEN
            if self.selected[space] is not None and self.view["space"] != space:
                need = USED
            found.append(Block(space, lines, 8 if len(self.scene.drawn) > before else need))
        ground, dim, _ = ZONES["subdue_territories"]
        row = Text(f" {self.say('board-supply')}: ", style=dim)
        row.append_text(self.supply())
        found.append(Block("supply", [cell(row, width, ground, self.glyphs)], 1))
        return found

    def _lines(self, space: str, width: int) -> Lines:
        ground, dim, title = ZONES[space]
        head = [self.scene.badge(f"select {space}"), self._owner(space)]
        name = Text(f" {self.name('space_short', space)}", style=title)
        head.append(cell(name, NAME_WIDTH, ground, self.glyphs))
        lit = any(option.verb == "subdue" for option in self.scene.options)
        if space != "subdue_territories" or not lit:
            head.append(cell(Text(self.note(space), style=dim), 7, ground, self.glyphs))
        left = joined(head, ground)
        gap = Text(f" {self.glyphs.dot} ", style=dim)
        room = width - left.cell_len
        rows = flow(self.items(space, room), room, gap)
        lines: Lines = []
        for at, row in enumerate(rows or [Text("")]):
            lead = left if at == 0 else Text(" " * left.cell_len)
            part = cell(row, room, ground, self.glyphs)
            lines.append(joined([lead, part], ground))
        return lines

    def _owner(self, space: str) -> Text:
        """Who selected the space; an arrow while it is in play without one."""
        return self.board.badge(self.selected[space])

    # -- wide ------------------------------------------------------------------------------------

    def panels(self, width: int) -> Lines:
        """Three rows of two spaces as cards."""
        widths = [width // 2, width - width // 2]
        rows: Lines = []
        for at in range(0, len(SPACES), 2):
            pair = SPACES[at : at + 2]
            contents = [
                self._inside(space, wide - 4) for space, wide in zip(pair, widths, strict=True)
            ]
            height = max(len(content) for content in contents)
            columns = [
                self._panel(space, content + [Text("")] * (height - len(content)), wide)
                for space, content, wide in zip(pair, contents, widths, strict=True)
            ]
            rows += side_by_side(columns, widths, ZONES[pair[0]][0])
        return rows

    def _panel(self, space: str, lines: Lines, width: int) -> Lines:
        ground, _, title = ZONES[space]
        head = Text()
        badge = self.scene.badge(f"select {space}")
        if badge.plain.strip():
            head.append_text(badge)
            head.append(" ")
        head.append(self.name("space", space), style=title)
        if self.selected[space] is not None:
            head.append(" ").append_text(self._owner(space))
        if self.view["space"] == space:
            head.append(f" {self.glyphs.arrow}", style=title)
        return panel(head, lines, width, ground, title, self.glyphs)

    def _inside(self, space: str, width: int) -> Lines:
        ground, dim, _ = ZONES[space]
        right = Text("")
        if space == "subdue_territories":
            right = self.supply()
        gap = Text(f" {self.glyphs.dot} ", style=dim)
        lines = flow(self.items(space, width), width, gap, space != "trade_with_villages")
        note = Text(self.note(space), style=dim)
        if note.plain or right.plain:
            lines = [*lines, beside(note, right, width, ground, self.glyphs)]
        return lines


def flow(items: Sequence[Text], width: int, gap: Text, one_a_line: bool = False) -> Lines:
    """Things one after another, as many in a line as fit; a pair too long for one gets two."""
    rows: Lines = []
    for item in items:
        last = rows[-1] if rows else None
        fits = last is not None and last.cell_len + gap.cell_len + item.cell_len <= width
        if item.cell_len > width and PLUS in item.plain:
            first, second = item.split(PLUS)
            rows += [first, Text(f"   {PLUS}") + second]
        elif last is None or one_a_line or not fits:
            rows.append(item.copy())
        else:
            last.append_text(gap).append_text(item)
    return rows
