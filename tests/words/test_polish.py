"""Polish nouns bend with the number before them: 1 karta, 2 karty, 5 kart, 12 kart, 22 karty."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.words.test_languages import CATEGORIES, Uses, keys_of, parts, samples, word_files

from meadhall.words import Language
from meadhall.words.language import COMMON, source_text

CATEGORY = Locale.parse("pl").plural_form
# What may follow a number of each category, in the nominative or accusative.
NOUNS: list[dict[str, tuple[str, ...]]] = [
    {"one": ("karta", "kartę"), "few": ("karty",), "many": ("kart",)},
    {"one": ("moneta", "monetę"), "few": ("monety",), "many": ("monet",)},
    {"one": ("runa", "runę"), "few": ("runy",), "many": ("run",)},
    {"one": ("łaska", "łaskę"), "few": ("łaski",), "many": ("łask",)},
    {"one": ("przysługa", "przysługę"), "few": ("przysługi",), "many": ("przysług",)},
    {"one": ("tarcza", "tarczę"), "few": ("tarcze",), "many": ("tarcz",)},
    {"one": ("potępienie",), "few": ("potępienia",), "many": ("potępień",)},
    {"one": ("przeznaczenie",), "few": ("przeznaczenia",), "many": ("przeznaczeń",)},
    {"one": ("przerażenie",), "few": ("przerażenia",), "many": ("przerażeń",)},
    {"one": ("trafienie",), "few": ("trafienia",), "many": ("trafień",)},
    {"one": ("terytorium",), "few": ("terytoria",), "many": ("terytoriów",)},
    {"one": ("sukces",), "few": ("sukcesy",), "many": ("sukcesów",)},
    {"one": ("żeton",), "few": ("żetony",), "many": ("żetonów",)},
    {"one": ("punkt",), "few": ("punkty",), "many": ("punktów",)},
    {"one": ("wybór",), "few": ("wybory",), "many": ("wyborów",)},
    {"one": ("opcja",), "few": ("opcje",), "many": ("opcji",)},
    {"one": ("kość",), "few": ("kości",), "many": ("kości",)},
    {"one": ("żywność",), "few": ("żywności",), "many": ("żywności",)},
    {"one": ("drewno",), "few": ("drewna",), "many": ("drewna",)},
    {
        "one": ("wojownik", "wojownika"),
        "few": ("wojowników",),
        "many": ("wojowników",),
    },
    {
        "one": ("robotnik", "robotnika"),
        "few": ("robotników",),
        "many": ("robotników",),
    },
    {"one": ("miecznik",), "few": ("mieczników",), "many": ("mieczników",)},
    {"one": ("włócznik",), "few": ("włóczników",), "many": ("włóczników",)},
    {"one": ("topornik",), "few": ("toporników",), "many": ("toporników",)},
]
BY_FORM = {form: noun for noun in NOUNS for forms in noun.values() for form in forms}
# Sentences that deny or approximate put the noun in the genitive, whatever the number; what stands
# in a legend is a sign, not a number.
EXEMPT = {"why-cannot_pay", "told-odds_ragnarok", "space-stave_church.about", "board-legend"}


def numbers(name: str) -> set[str]:
    """Arguments of a word file that hold numbers: some message bends by them."""
    return {
        argument
        for pattern in parts("pl", name).values()
        for argument, selects in Uses(pattern).selected.items()
        for select in selects
        if set(keys_of(select)) & (CATEGORIES - {"other"})
    }


def wrong(text: str) -> list[str]:
    """Numbers in a text with a noun that does not go with them."""
    found = re.finditer(r"(?<![\d+])(\d+) (\w+)", text)
    return [
        match[0]
        for match in found
        if match[2].lower() in BY_FORM
        and match[2].lower() not in BY_FORM[match[2].lower()][CATEGORY(int(match[1]))]
    ]


def test_the_check_finds_what_is_wrong() -> None:
    assert wrong("Anna dobiera 2 karty i 5 kart, 22 karty i 12 kart.") == []
    assert wrong("Anna dobiera 2 kart, 5 karty i 12 karty.") == ["2 kart", "5 karty", "12 karty"]


@pytest.mark.parametrize("name", word_files())
def test_nouns_go_with_their_numbers(name: str) -> None:
    language = Language("pl", "" if name == COMMON else name)
    numeric = numbers(name)
    for key in parts("pl", name):
        if key in EXEMPT or key not in parts("en", name):
            continue
        for args in samples("pl", name, key):
            words = {it: args[it] if it in numeric else "Ylva" for it in args}
            text, _ = language.strict(key, words)
            assert wrong(text) == [], (key, text)


class Terms(Visitor):
    """The forms a term has, and the forms asked of terms, in one word file."""

    def __init__(self, text: str) -> None:
        self.forms: dict[str, set[str]] = {}
        self.asked: set[tuple[str, str]] = set()
        self.visit(FluentParser().parse(text))

    def visit_Term(self, node: ast.Term) -> None:  # noqa: N802
        self.forms[node.id.name] = set()
        found = self.forms[node.id.name]

        class Forms(Visitor):
            def visit_Variant(self, variant: ast.Variant) -> None:  # noqa: N802
                assert isinstance(variant.key, ast.Identifier)
                found.add(variant.key.name)
                self.generic_visit(variant)

        Forms().visit(node.value)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        for given in node.arguments.named if node.arguments else []:
            self.asked.add((node.id.name, str(given.value.value)))


@pytest.mark.parametrize("name", word_files())
def test_every_case_asked_of_a_noun_is_there(name: str) -> None:
    """Fluent would say the nominative instead and complain to nobody."""
    text = source_text("pl", name)
    assert text is not None
    terms = Terms(text)
    missing = [(term, form) for term, form in terms.asked if form not in terms.forms[term]]
    assert missing == []
    assert name in (COMMON, "bots", "hall", "primer", "settings", "web") or len(terms.asked) > 20
