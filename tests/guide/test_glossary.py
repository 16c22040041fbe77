"""Words in three languages, out of the rules and out of our own files."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.guide.glossary import glossary, read_glossary
from meadhall.guide.rule_texts import NUMBERED
from meadhall.guide.rulebook import RulebookError, load_rulebook, rules_text, sections

TEXT = """# A game — rules

## 1. Glossary

Words.

| English | Polish new (1) | Polish old (2) | French | Code |
|---|---|---|---|---|
| Glory | **Chwała** | Sława | Gloire | `glory` |
| Blank | pusta | pusta | (blank) | `blank` |

## 2. Components

| English | Polish |
|---|---|
| Not | Nie |
"""


def test_the_table_of_section_one_is_read() -> None:
    assert read_glossary(TEXT) == [
        {"en": "Glory", "pl": "Chwała", "fr": "Gloire"},
        {"en": "Blank", "pl": "pusta", "fr": ""},
    ]


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_a_glossary_has_the_words_of_the_rules_and_ours(name: str) -> None:
    rows = glossary(meadhall.game(name))
    table = read_glossary(rules_text(name))
    assert len(table) > 40
    assert [row["en"] for row in rows][: len(table)] == [row["en"] for row in table]
    assert len(rows) > len(table) + 60
    english = [row["en"].casefold() for row in rows]
    assert len(english) == len(set(english))
    assert [row for row in rows if not (row["pl"] and row["fr"])] == []
    assert all("{" not in text for row in rows for text in row.values())


def test_words_known_from_the_rules_are_right() -> None:
    rows = {row["en"]: row for row in glossary(meadhall.game("champions"))}
    assert rows["Stave Church"]["pl"] == "Kościół Klepkowy"
    assert rows["Blame"] == {"en": "Blame", "pl": "Potępienie", "fr": "Blâme"}


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_sections_hold_all_rules_of_a_game(name: str) -> None:
    found = sections(name)
    assert len({section.id for section in found}) == len(found) > 10
    title = meadhall.game(name).title
    own = [rule.id for rule in load_rulebook().rules if rule.game == title]
    assert sorted(rule.id for section in found for rule in section.rules) == sorted(own)
    # Rules first, then what explains them; within either in the order of the text.
    told = [rule.id for section in found for rule in section.rules]
    numbered = [number for number in own if re.fullmatch(NUMBERED, number)]
    assert told[: len(numbered)] == numbered
    assert told[len(numbered) :] == [number for number in own if number not in numbered]


def test_a_game_without_rules_is_named() -> None:
    with pytest.raises(RulebookError, match="hnefatafl"):
        rules_text("hnefatafl")
