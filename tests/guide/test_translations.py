"""The rules in other languages say what the English ones say, as far as a program can tell."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tools.translations import RULES, english_of, faults, rules_in, stamped, translations

from meadhall.guide.rule_texts import NUMBERED, WITHIN, Rule, fingerprint, read_rules
from meadhall.guide.rulebook import Rulebook, in_language, load_rulebook, sections
from meadhall.words import languages

FILES = translations()
NAMES = [f"{path.parent.name}-{path.stem}" for path in FILES]

# A number in the text that is none of a rule: an id, the end of one (`-09`, `…05`), a source.
NO_NUMBER = re.compile(
    rf"https?://\S+|\[[^\]]*\]$|{NUMBERED}|\b(?:{WITHIN})|(?<!\w)-\d+|…\d\d\b|\b00[014]\b"
)
CITED = re.compile(NUMBERED)


def numbers(rule: Rule) -> Counter[str]:
    return Counter(re.findall(r"\d+", NO_NUMBER.sub(" ", rule.text)))


def pairs(path: Path) -> list[tuple[Rule, Rule]]:
    return list(zip(rules_in(english_of(path)), rules_in(path), strict=True))


def test_every_game_is_there_in_every_language() -> None:
    games = sorted(path.stem for path in RULES.glob("*.md"))
    wanted = [(code, game) for code in languages() if code != "en" for game in games]
    assert [(path.parent.name, path.stem) for path in FILES] == sorted(wanted)


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_ids_order_and_chapters_are_those_of_the_english_text(path: Path) -> None:
    english = [(rule.section, rule.id) for rule in rules_in(english_of(path))]
    assert [(rule.section, rule.id) for rule in rules_in(path)] == english


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_numbers_in_the_texts_agree(path: Path) -> None:
    different = [
        f"{own.id}: {dict(numbers(rule))} in English, {dict(numbers(own))} here"
        for rule, own in pairs(path)
        if numbers(rule) != numbers(own)
    ]
    assert different == []


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_the_same_rules_are_cited(path: Path) -> None:
    different = [
        f"{own.id}: {sorted(set(CITED.findall(rule.text)) ^ set(CITED.findall(own.text)))}"
        for rule, own in pairs(path)
        if set(CITED.findall(rule.text)) != set(CITED.findall(own.text))
    ]
    assert different == []


@pytest.mark.parametrize("path", FILES, ids=NAMES)
def test_every_row_is_there_once_and_stamped(path: Path) -> None:
    """A stale row is no fault of the one who changed the English one: readers see a mark."""
    found = faults(path)
    stale = [fault for fault in found if "stale" in fault]
    assert [fault for fault in found if fault not in stale] == []
    rows = re.findall(rf"^\| ({NUMBERED}|{WITHIN}) \|", path.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == len(set(rows))
    assert all(re.fullmatch(r"[0-9a-f]{8}", rule.made_from) for rule in rules_in(path))
    if stale:
        pytest.xfail("read again, then tools/translations.py --stamp ID: " + ", ".join(stale))


# -- the mechanism -------------------------------------------------------------------------------

ENGLISH = """\
# Tafl — rules

## 3. Moves

| Id | Rule | Src | Ed |
|---|---|---|---|
| TF-MOVE-01 | A piece moves like a rook. | 1 | |
| TF-MOVE-02 | The king moves one step. | 1 | P |

## 4. Rulings

| # | Question | Ruling | Why | Provenance |
|---|---|---|---|---|
| A-01 | May the king rest? | Never \\| not even once. | He is the king. | ruling |
"""
POLISH = """\
# Tafl

## 3. Ruchy

| Id | Zasada |
|---|---|
| TF-MOVE-01 | Pionek rusza się jak *wieża*. |

## 4. Rozstrzygnięcia

| Id | Zasada |
|---|---|
| A-01 | **Czy król może odpocząć?** Nigdy. |
"""


def polish(english: str, text: str) -> Rulebook:
    rules = read_rules(english, "champions.md")
    return Rulebook(in_language(rules, read_rules(text, "champions.md"), "pl"), "pl")


def rule_of(book: Rulebook, number: str) -> Rule:
    rule = book.get(number)
    assert rule is not None
    return rule


def test_a_missing_row_is_told_in_english_and_known_as_such() -> None:
    book = polish(ENGLISH, POLISH)
    king = rule_of(book, "TF-MOVE-02")
    assert (king.language, king.text) == ("en", "The king moves one step.")
    assert (king.chapter, king.edition) == ("Ruchy", "portal")
    piece = rule_of(book, "TF-MOVE-01")
    assert (piece.language, piece.text) == ("pl", "Pionek rusza się jak wieża.")


def test_a_row_is_stale_once_its_english_text_has_changed() -> None:
    text = stamped(POLISH, read_rules(ENGLISH, "tafl.md"))
    assert text.count("| en |") == 2
    assert not any(rule.stale for rule in polish(ENGLISH, text).rules)
    changed = ENGLISH.replace("like a rook", "like a queen").replace("| 1 | |", "| 2 | |")
    book = polish(changed, text)
    assert [rule.id for rule in book.rules if rule.stale] == ["TF-MOVE-01"]
    # Where it comes from is not what it says.
    sources = ENGLISH.replace("| 1 | |", "| 2 | |")
    assert not any(rule.stale for rule in polish(sources, text).rules)


def test_stamping_leaves_stale_rows_alone_unless_they_are_named() -> None:
    english = read_rules(ENGLISH, "tafl.md")
    text = stamped(POLISH, english)
    assert stamped(text, english) == text
    newer = read_rules(ENGLISH.replace("rook", "queen"), "tafl.md")
    assert stamped(text, newer) == text
    again = stamped(text, newer, frozenset({"TF-MOVE-01"}))
    assert again == text.replace(fingerprint(english[0]), fingerprint(newer[0]))
    emptied = text.replace(f"| {fingerprint(english[0])} |", "| |")
    assert emptied != text
    assert stamped(emptied, english) == text


def test_a_whole_row_is_told_and_a_stroke_cuts_nothing() -> None:
    ruling = read_rules(ENGLISH, "tafl.md")[-1]
    assert ruling.marked == ("**May the king rest?** Never | not even once. Why: He is the king.")
    book = load_rulebook()
    andvarinaut = rule_of(book, "RM-ARTIFACT-20")
    assert "Keep Spoils" in andvarinaut.text
    assert "(and succeeds)" in rule_of(book, "RM-PILLAGE-01").text
    # A table of points and the sum below it belong to the example above them.
    orange = book.get("W-01", "reavers")
    assert orange is not None
    assert "3 Terror −6" in orange.text
    assert "= 161" in orange.text
    # What stands in a drawing below a table belongs to no row.
    assert rule_of(book, "RM-ROUND-16").text.endswith("(Trade, Subdue).")


def test_rulings_are_found_within_their_game() -> None:
    book = load_rulebook("pl")
    assert len(book.named("A-11")) == 3
    assert book.get("A-11") is None
    ruling = book.get("a-11", "champions")
    assert ruling is not None
    assert (ruling.file, ruling.language, ruling.section) == ("champions.md", "pl", "13")
    assert book.get("E-S01") is not None


@pytest.mark.parametrize(
    ("code", "typed", "found"),
    [
        ("pl", "zakazana bron", "CM-GEN-11"),
        ("pl", "robotnik", "CM-PLACE-01"),
        ("pl", "tarcza", "CM-COMBAT-08"),
        ("pl", "Żywność", "CM-JOURNEY-07"),
        ("fr", "boucliers", "CM-COMBAT-08"),
        ("fr", "arme interdite", "CM-GEN-11"),
    ],
)
def test_search_minds_neither_accents_nor_endings(code: str, typed: str, found: str) -> None:
    ids = [rule.id for rule in load_rulebook(code).search(typed, "champions")]
    assert found in ids, ids[:10]
    assert load_rulebook(code).search("zeppelin") == []


@pytest.mark.parametrize("code", ["pl", "fr"])
def test_chapters_keep_their_address_in_every_language(code: str) -> None:
    english, own = sections("champions"), sections("champions", code)
    assert [it.id for it in own] == [it.id for it in english]
    assert [len(it.rules) for it in own] == [len(it.rules) for it in english]
    # “Combat” and “Runes” are French words too.
    same = [a.title for a, b in zip(english, own, strict=True) if a.title == b.title]
    assert set(same) <= {"Runes", "Combat"}
