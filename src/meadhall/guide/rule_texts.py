"""Rule texts as they are written: Markdown into rules.

A rule is a row of a table whose first cell is an id, or an id in bold letters at the beginning of a
list's point or of a paragraph. English is the text all others are made from; a translation has the
columns Id, text and `en`, the fingerprint of the English text it was made from.
"""

import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import meadhall
from meadhall.core.errors import MeadhallError

ENGLISH: Final = "en"
# Numbered rules: one book has each of them.
NUMBERED: Final = r"[A-Z]{2,}-[A-Z]+-\d+[a-z]?"
# Rulings, differences or decisions, decision points, examples, rune windows: each book has its own.
WITHIN: Final = r"(?:A|DP?|S|W|E)-S?\d+|RW-[A-Z]+"
ID: Final = re.compile(rf"{NUMBERED}|{WITHIN}")

_POINT: Final = re.compile(rf"^\s*[-*]\s+\*\*({ID.pattern})([^*]*)\*\*[:.]?\s*(.*)$")
_PARAGRAPH: Final = re.compile(rf"^\*\*({WITHIN})([^*]*)\*\*\s*(.*)$")
_HEADING: Final = re.compile(r"^#+\s+(?:([\d.]*\d)\.?\s+)?(.*?)\s*$")
_SEPARATOR: Final = re.compile(r"^\|[-:| ]+\|$")
# Columns that tell where a rule comes from and not what it says.
_UNTOLD: Final = frozenset({"src", "ed", "prov.", "provenance", "texts concerned", "en"})
# Columns that follow the one before them without a word between.
_PLAIN_HEADS: Final = frozenset({"exact effect", "result", "ruling"})
# Columns that begin a row without standing out.
_PLAIN_LEADS: Final = frozenset({"example", "exact moment"})
_NOTHING: Final = frozenset({"", "–", "—", "-"})
_FROM: Final = re.compile(r"\s*Provenance: [^.]*\.$")


class RulebookError(MeadhallError):
    """The rule texts are not where they should be."""


class Rule:
    """One rule, ruling, decision or example."""

    __slots__ = (
        "chapter", "file", "game", "id", "language", "made_from", "mark", "marked", "section",
        "stale",
    )  # fmt: skip

    def __init__(
        self, number: str, marked: str, chapter: str, game: str, file: str, mark: str = ""
    ) -> None:
        self.id = number
        # The text with its bold words and names of the program marked as in Markdown.
        self.marked = marked
        self.chapter = chapter
        # The number of its chapter, the same in every language; empty where chapters have none.
        self.section = ""
        self.game = game
        self.file = file
        # What the column of editions says.
        self.mark = mark
        self.language = ENGLISH
        # Of a translation: the fingerprint of the English text it was made from.
        self.made_from = ""
        # Is the English text newer than this one?
        self.stale = False

    @property
    def text(self) -> str:
        """Without marks, which a terminal would show."""
        return self.marked.replace("**", "").replace("`", "")

    @property
    def edition(self) -> str:
        """Empty: it holds in every edition."""
        if not self.mark:
            return ""
        return _edition(self.file, self.mark[:1]) + (" (option)" if "opt" in self.mark else "")


def fingerprint(rule: Rule) -> str:
    """Changes when what the rule says to a reader changes."""
    return sha256(" ".join(rule.text.split()).encode()).hexdigest()[:8]


def read_rules(text: str, name: str) -> list[Rule]:
    """The rules of one file, in their order; of an id that comes again only the first."""
    reader = _Reader(name)
    for line in text.splitlines():
        reader.read(line)
    first: dict[str, Rule] = {}
    for rule in reader.rules:
        first.setdefault(rule.id, rule)
    return list(first.values())


class _Reader:
    """Goes through a file line by line."""

    def __init__(self, name: str) -> None:
        self.rules: list[Rule] = []
        self.file = name
        self.game = name.removesuffix(".md")
        self.chapter = ""
        self.section = ""
        self.columns: list[str] = []
        self.row_before: list[str] = []
        # A point of a list, which may go on in the next line.
        self.point: Rule | None = None
        # An example that may go on in a table and below it.
        self.example: Rule | None = None
        self.below_table = False

    def read(self, line: str) -> None:
        if line.startswith("#"):
            self._heading(line)
        elif _SEPARATOR.match(line):
            self.columns = [it.lower() for it in self.row_before]
            self.below_table = self.example is not None
        elif line.startswith("|"):
            self._row(cells_of(line))
        else:
            self.columns = []
            self._words(line)

    def _heading(self, line: str) -> None:
        found = _HEADING.match(line)
        assert found is not None
        if line.startswith("# "):
            self.game = found[2].split(" — ")[0]
        self.section, self.chapter = found[1] or "", found[2]
        self.columns = []
        self.point = self.example = None

    def _row(self, cells: list[str]) -> None:
        number = cells[0].strip("`*")
        if ID.fullmatch(number):
            self._add(number, _row_text(number, cells, self.columns), self._cell(cells, "ed"))
            self.rules[-1].made_from = self._cell(cells, ENGLISH)
        elif self.example is not None and self.columns:
            told = [
                it for it, head in zip(cells, self.columns, strict=False) if head not in _UNTOLD
            ]
            self.example.marked += f" {_marked(' '.join(told))}."
        self.row_before = cells

    def _cell(self, cells: list[str], column: str) -> str:
        if column not in self.columns or len(cells) <= self.columns.index(column):
            return ""
        return cells[self.columns.index(column)]

    def _words(self, line: str) -> None:
        if found := _POINT.match(line):
            self._add(found[1], _led(found[2], _FROM.sub("", found[3])))
            self.point = self.rules[-1]
        elif found := _PARAGRAPH.match(line):
            self._add(found[1], _led(found[2], found[3]))
            self.example, self.below_table = self.rules[-1], False
        elif not line.strip():
            self.point = None
        elif self.point is not None and line.startswith("  "):
            self.point.marked += " " + _marked(line.strip())
        elif self.example is not None and self.below_table:
            self.example.marked += " " + _marked(line.strip())

    def _add(self, number: str, marked: str, mark: str = "") -> None:
        rule = Rule(number, marked, self.chapter, self.game, self.file, mark)
        rule.section = self.section
        self.rules.append(rule)
        self.point = self.example = None


def cells_of(line: str) -> list[str]:
    """The cells of a row; `\\|` is a stroke within one."""
    parts = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
    return [part.strip().replace(r"\|", "|") for part in parts]


def _row_text(number: str, cells: list[str], columns: list[str]) -> str:
    """What a row says: its one cell, or its first one in bold and the others by their headings."""
    told: list[tuple[str, str]] = []
    for at, cell in enumerate(cells[1:], 1):
        head = columns[at] if at < len(columns) else ""
        if head == "rule · prov.":
            head, cell = "rule", cell.partition(" · ")[0] if ID.match(cell) else ""
        if head in _UNTOLD or (not columns and at > 1):
            continue
        if cell.strip("*`") not in _NOTHING:
            told.append((head, _marked(cell)))
    if len(told) < 2:
        return told[0][1] if told else ""
    lead = told[0][1]
    text = lead
    for head, cell in told[1:]:
        ended = text[-1:] in ".?!…"
        if head in _PLAIN_HEADS:
            text += f" {cell}" if ended else f": {cell}"
        else:
            text += f"{'' if ended else '.'} {_sentence(head.rstrip('?'))}: {cell}"
    if not re.fullmatch(WITHIN, number):
        return text
    text = _sentence(text) + ("" if text[-1:] in ".?!…" else ".")
    # What a ruling or a decision is about stands out; the story of an example does not.
    if told[0][0] in _PLAIN_LEADS or "**" in lead:
        return text
    return f"**{text[: len(lead)]}**{text[len(lead) :]}"


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _led(lead: str, rest: str) -> str:
    lead = lead.strip(" :.")
    if not lead:
        return _marked(rest)
    stop = "" if rest.startswith("(") else "."
    return f"**{_marked(lead)}{stop}** {_marked(rest)}".strip()


def _marked(text: str) -> str:
    """Bold words and names of the program stay marked; words that lean stand upright."""
    return re.sub(r"(?<![*\w])\*(?!\*)([^*`]+)(?<!\*)\*(?!\*)", r"\1", text)


@cache
def _edition(file: str, mark: str) -> str:
    """The value of a setting of which the game says that it can be written like this mark."""
    name = file.removesuffix(".md")
    if name not in meadhall.GAMES:
        return ""
    game = meadhall.known_game(name)
    for spec in game.setting_specs(max(game.seat_counts)):
        if spec.decides and mark.lower() in spec.short:
            return str(spec.short[mark.lower()])
    return ""


# -- files ---------------------------------------------------------------------------------------


def texts(language: str = ENGLISH) -> list[tuple[str, str]]:
    """The texts there are in a language, by game: ours, then those of games from outside.

    These keep them beside their code: rules.md, and rules.pl.md in another language.
    """
    found = _our_texts(language)
    for game in meadhall.GAMES:
        home = meadhall.home_of(game)
        if home is not None:
            path = home / ("rules.md" if language == ENGLISH else f"rules.{language}.md")
            if language == ENGLISH or path.is_file():
                found.append((f"{game}.md", path.read_text("utf-8") if path.is_file() else ""))
    return found


def rules_text(game: str) -> str:
    """The rules of the game of this name, as written; empty where a game from outside has none."""
    for name, text in texts():
        if name == f"{game}.md":
            return text
    raise RulebookError(f"the rules of {game} (docs/rules/{game}.md) were not found")


def _our_texts(language: str) -> list[tuple[str, str]]:
    folder: Traversable = files("meadhall").joinpath("docs", "rules")
    if not folder.is_dir():
        folder = Path(meadhall.__file__).resolve().parents[2] / "docs" / "rules"
    if language != ENGLISH:
        folder = folder.joinpath(language)
    if not folder.is_dir():
        return []
    entries = sorted(folder.iterdir(), key=lambda it: it.name)
    return [(it.name, it.read_text("utf-8")) for it in entries if it.name.endswith(".md")]
