"""The words of a game in three languages: the rules' own glossary, then every name we use."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from meadhall.core.game import Game
from meadhall.guide import guide_for
from meadhall.guide.rulebook import rules_text
from meadhall.words import Language, languages, speech_for
from meadhall.words.language import FALLBACK, source_text

# The columns of a row.
CODES: Final = ("en", "pl", "fr")
# Things with names of their own; dice in all their faces and short forms would only repeat others.
KINDS: Final = frozenset(
    {
        "bane", "card", "clan", "colour", "deck", "destiny", "enemy", "face", "good", "jarl",
        "journey", "kind", "leader", "monster", "phase", "place", "rune", "ship", "space",
        "territory", "token", "upgrade", "weapon",
    }
)  # fmt: skip
_CHAPTER: Final = re.compile(r"^## 1\. .*?$(.*?)^## ", re.MULTILINE | re.DOTALL)
# How the tables head their columns, by language; of two Polish editions the first counts.
_HEADS: Final = {"en": "english", "pl": "polish", "fr": "french"}

Row = dict[str, str]


@cache
def glossary(game: Game) -> tuple[Row, ...]:
    """Rows of {en, pl, fr}; a cell is empty where a language has no word."""
    rows = read_glossary(rules_text(game.name))
    ours = _nouns(game) + _names(game)
    by_english: dict[str, Row] = {}
    for row in ours:
        by_english.setdefault(row["en"].casefold(), row)
    for row in rows:
        known = by_english.pop(row["en"].casefold(), None)
        for code in CODES:
            if known is not None and not row[code]:
                row[code] = known[code]
    return tuple(rows + list(by_english.values()))


def read_glossary(text: str) -> list[Row]:
    """The table of section 1 of a rules file."""
    found = _CHAPTER.search(text)
    rows: list[Row] = []
    columns: dict[str, int] = {}
    for line in found[1].splitlines() if found else []:
        if not line.startswith("|"):
            columns = {}
            continue
        cells = [part.strip().replace("**", "") for part in line.strip().strip("|").split("|")]
        if not columns:
            columns = _columns(cells)
        elif set(cells[0]) != {"-"}:
            rows.append({code: _cell(cells, columns.get(code)) for code in CODES})
    return [row for row in rows if row["en"]]


def _columns(cells: Sequence[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for code, head in _HEADS.items():
        for at, cell in enumerate(cells):
            if cell.lower().startswith(head):
                found.setdefault(code, at)
    return found


def _cell(cells: Sequence[str], at: int | None) -> str:
    """A word, without remarks such as “(not preserved)” where there is none."""
    text = cells[at] if at is not None and at < len(cells) else ""
    return "" if re.fullmatch(r"\(.*\)|—|-", text) else text


def _spoken() -> list[str]:
    return [code for code in CODES if code in languages()]


def _nouns(game: Game) -> list[Row]:
    """The terms of the word files, each in its plainest form."""
    source = source_text(FALLBACK, game.name) or ""
    terms = [it.id.name for it in FluentParser().parse(source).body if isinstance(it, ast.Term)]
    rows: list[Row] = [dict.fromkeys(CODES, "") for _ in terms]
    for code in _spoken():
        text = source_text(code, game.name)
        if text is None:
            continue
        bundle = FluentBundle([code], use_isolating=False)
        lines = [f"noun-{at} = {{ -{term} }}" for at, term in enumerate(terms)]
        bundle.add_resource(FluentResource(text))
        bundle.add_resource(FluentResource("\n".join(lines)))
        for at, row in enumerate(rows):
            pattern = bundle.get_message(f"noun-{at}").value
            assert pattern is not None
            said, faults = bundle.format_pattern(pattern, {})
            row[code] = "" if faults else str(said)
    # A form that only some languages have a noun of its own for (a plural) is no word of its own.
    return [row for row in rows if all(row[code] for code in _spoken())]


def _names(game: Game) -> list[Row]:
    data = game.card_data()
    rows: dict[str, Row] = {}
    for code in _spoken():
        speech = speech_for(game.name, Language(code, game.name), [], data, data)
        for thing in guide_for(game, data, speech).things():
            if thing.kind in KINDS:
                rows.setdefault(thing.key, dict.fromkeys(CODES, ""))[code] = thing.name
    return [row for row in rows.values() if row["en"]]
