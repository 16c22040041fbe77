"""Every language says all that English says: the same keys, the same arguments, its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from tests.words.identical import IDENTICAL, SHARED_FORMS

import meadhall
from meadhall.bots.random_bot import RandomBot
from meadhall.core.engine.decision import Option
from meadhall.tui.boards import board_for
from meadhall.tui.palette import Glyphs
from meadhall.words import Language, languages, speech_for
from meadhall.words.chairs import UNNAMED, called, table_called, unnamed
from meadhall.words.language import COMMON, Value, source_text, to_ascii
from meadhall.words.settings import SETTINGS
from meadhall.words.valhalla.speech import entries

OTHERS = [code for code in languages() if code != "en"]
NUMBERS = (0, 1, 2, 5, 12, 22, 25)
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
# Words that no sentence of another language has.
ENGLISH = re.compile(r"\b(the|your|you|of|with|takes|and|from|which|card|cards)\b", re.IGNORECASE)
# Arguments beside those of English that a message gets, for languages that bend by them.
OFFERED = {"die-named": {"which", "icon"}}
COMMAND = re.compile(r"meadhall [a-z]+( export)?")
NARROW = "\u202f"

Part = tuple[str, ast.Pattern]


def word_files() -> list[str]:
    folder = files("meadhall.words").joinpath("en")
    return sorted(it.name.removesuffix(".ftl") for it in folder.iterdir())


@cache
def parts(code: str, name: str) -> dict[str, ast.Pattern]:
    """Every message (``key``) and attribute (``key.attribute``) of a word file."""
    text = source_text(code, name)
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse("" if text is None else text).body:
        assert not isinstance(entry, ast.Junk), (code, name, entry.content)
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Uses(Visitor):
    """Arguments of a message, those with plural forms or numbers, and its plain text."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.arguments: set[str] = set()
        self.selected: dict[str, list[ast.SelectExpression]] = {}
        self.texts: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selected.setdefault(node.selector.id.name, []).append(node)
        self.generic_visit(node)


def keys_of(select: ast.SelectExpression) -> list[str]:
    return [
        it.key.value if isinstance(it.key, ast.NumberLiteral) else it.key.name
        for it in select.variants
    ]


def is_number(key: str) -> bool:
    return key.isdigit() or key in CATEGORIES


def samples(code: str, name: str, key: str) -> Iterator[dict[str, Value]]:
    """Arguments of every kind a message can get: each number, each word it tells apart."""
    uses = [Uses(parts(lang, name)[key]) for lang in ("en", code)]
    arguments = sorted(uses[0].arguments | uses[1].arguments)
    words: dict[str, list[Value]] = {}
    for argument in arguments:
        chosen = [it for use in uses for it in use.selected.get(argument, [])]
        seen = {it for select in chosen for it in keys_of(select)}
        plain = {it for it in seen if not is_number(it)}
        numeric = bool(seen - plain - {"other"})
        words[argument] = [*sorted(plain)] if plain else []
        words[argument] += list(NUMBERS) if numeric or not plain else []
        words[argument] += [] if numeric else ["Ylva"]
    for argument in arguments:
        for word in words[argument]:
            yield {**{other: words[other][-1] for other in arguments}, argument: word}
    if not arguments:
        yield {}


@cache
def card_data(game: str) -> dict[str, object]:
    return meadhall.game(game).card_data()


def named_by_the_engine(name: str) -> set[str]:
    """Things that English calls what the engine calls them; other languages may name them."""
    if name == SETTINGS:
        return {f"{key}.text" for key in parts("en", name)}
    if name not in meadhall.GAMES:
        return set()
    data = card_data(name)
    printed = set(speech_for(name, Language("en", name), [], data, data).printed)
    traits = {f"{key}.{trait}" for key in printed for trait in ("upper", "lower")}
    return printed | traits


def pairs() -> list[tuple[str, str]]:
    return [(code, name) for code in OTHERS for name in word_files()]


def test_there_are_other_languages() -> None:
    assert OTHERS == ["fr", "pl"]
    assert COMMON in word_files()


@pytest.mark.parametrize(("code", "name"), pairs())
def test_no_message_is_missing_and_none_superfluous(code: str, name: str) -> None:
    english, own = set(parts("en", name)), set(parts(code, name))
    assert sorted(english - own) == []
    assert sorted(own - english - named_by_the_engine(name)) == []


@pytest.mark.parametrize(("code", "name"), pairs())
def test_the_same_arguments_are_used(code: str, name: str) -> None:
    own = parts(code, name)
    for key, pattern in parts("en", name).items():
        if key in own:
            used = Uses(own[key]).arguments - OFFERED.get(key, set())
            assert used == Uses(pattern).arguments, key


@pytest.mark.parametrize(("code", "name"), pairs())
def test_every_message_takes_every_kind_of_argument(code: str, name: str) -> None:
    game = "" if name == COMMON else name
    language = Language(code, game)
    for key in parts("en", name):
        if key not in parts(code, name):
            continue
        for args in samples(code, name, key):
            text, errors = language.strict(key, args)
            assert errors == [], (key, args, errors)
            assert "{" not in text, (key, text)
            assert text, (key, args)


@pytest.mark.parametrize(("code", "name"), pairs())
def test_plural_forms_are_complete(code: str, name: str) -> None:
    """Where a sentence bends with a number it does so for all of them; one form is the default."""
    category = Locale.parse(code).plural_form
    for key, pattern in parts(code, name).items():
        if key in SHARED_FORMS.get(code, set()):
            continue
        for selects in Uses(pattern).selected.values():
            for select in selects:
                default = next(it for it in select.variants if it.default)
                special = {it for it in keys_of(select) if it in CATEGORIES}
                special -= set(keys_of(ast.SelectExpression(select.selector, [default])))
                # One form beside that for 1: Polish has such nouns (2, 5, 22 wojowników).
                alike = special == {"one"} and keys_of(select)[-1] == "other"
                if special and not alike:
                    left = {category(n) for n in NUMBERS if str(n) not in keys_of(select)}
                    assert len(left - special) < 2, (key, sorted(left - special))


@pytest.mark.parametrize(("code", "name"), pairs())
def test_no_english_is_left(code: str, name: str) -> None:
    serializer, english = FluentSerializer(), parts("en", name)

    def whole(pattern: ast.Pattern) -> str:
        return serializer.serialize_entry(ast.Message(ast.Identifier("it"), pattern))

    same = {
        key
        for key, pattern in parts(code, name).items()
        if any(re.search("[a-zA-Z]", text) for text in Uses(pattern).texts)
        and key in english
        and whole(pattern) == whole(english[key])
    }
    assert sorted(same - IDENTICAL[code].get(name, set())) == []
    assert sorted(IDENTICAL[code].get(name, set()) - same) == [], "no longer identical"
    for key, pattern in parts(code, name).items():
        for text in Uses(pattern).texts if key not in same else []:
            assert ENGLISH.search(COMMAND.sub("", text)) is None, (key, text)


@pytest.mark.parametrize("code", OTHERS)
def test_tactics_and_jarls_are_told_in_the_language(code: str) -> None:
    """Their English words stand in the card data, where a fallback would find them."""
    data = card_data("valhalla")
    own = speech_for("valhalla", Language(code, "valhalla"), [], data, data)
    board = board_for(meadhall.game("valhalla"), data, own, Glyphs(True))
    for table in ("base", "valkyries", "dwarves"):
        for entry in entries(data, table, "tactics"):
            assert own.name("card", entry["id"]) != entry["name_en"], entry["id"]
    for entry in entries(data, "jarls", "list"):
        option = Option(0, "choose_jarl", {"jarl": entry["id"]})
        about = board.explain(option)
        for trait in ("upper", "lower"):
            assert entry[trait]["text"] not in about, about


def tables() -> list[tuple[str, str, int, dict[str, object]]]:
    modules = {"valkyries": True, "dwarves": True, "tyr": True, "loki": "random"}
    every: list[tuple[str, int, dict[str, object]]] = [
        ("champions", 2, {}),
        ("champions", 4, {"edition": "classic"}),
        ("reavers", 2, {}),
        ("reavers", 4, {}),
        ("valhalla", 2, {**modules}),
        ("valhalla", 3, {**modules, "thor": True, "king": True}),
        ("valhalla", 1, {"monster": "surtr", "level": "hard"}),
    ]
    return [(code, *table) for code in OTHERS for table in every]


@pytest.mark.parametrize(("code", "name", "seats", "options"), tables())
def test_whole_games_are_said_without_a_complaint(
    code: str, name: str, seats: int, options: dict[str, object]
) -> None:
    """The words of the language fit what the game says, at random tables."""
    game, data, language = meadhall.game(name), card_data(name), Language(code, name)
    speech = speech_for(name, language, ["Anna", "Bo", "Cleo", "Dag"][:seats], data, data)
    state = game.new(seats, options, seats)
    bot = RandomBot(seats)
    while True:
        said = [(f"event-{it.key}", speech.arguments(it.key, it.args)) for it in state.events]
        for decision in state.decisions if not state.over else []:
            about = speech.arguments(decision.kind, dict(decision.about))
            said.append((f"ask-{decision.kind}", about))
            for option in decision.options:
                said.append((f"do-{option.verb}", speech.arguments(option.verb, dict(option.args))))
            for closed in decision.closed:
                args = speech.arguments(closed.reason, dict(closed.reason_args), reason=True)
                said.append((f"why-{closed.reason}", args))
        for key, args in said:
            text, errors = language.strict(key, args)
            assert errors == [], (key, args, errors)
            assert "{" not in text, text
            assert "_" not in text, text
            assert " none" not in text, (key, text)
            assert ENGLISH.search(text) is None, (key, text)
        if state.over:
            break
        seat = state.to_act
        state.apply(bot.choose(state, seat), seat)


@pytest.mark.parametrize("name", word_files())
def test_french_leaves_a_narrow_space_before_its_marks(name: str) -> None:
    for key, pattern in parts("fr", name).items():
        for text in Uses(pattern).texts:
            assert re.search(f"(?<!{NARROW})[;:!?»]|«(?!{NARROW})", text) is None, (key, text)
            assert "'" not in text, (key, text)


@pytest.mark.parametrize("code", OTHERS)
def test_a_plain_terminal_can_show_every_letter(code: str) -> None:
    for name in word_files():
        for key, pattern in parts(code, name).items():
            for text in Uses(pattern).texts:
                assert to_ascii(text).isascii(), (key, to_ascii(text))
                assert len(to_ascii(text)) == len(text)


@pytest.mark.parametrize("code", ["en", "pl", "fr"])
def test_nobody_has_to_know_actions_by_number(code: str) -> None:
    """No action bears a number on the table: what one does is said instead."""
    text = source_text(code, "valhalla")
    assert text is not None
    numbered = re.compile(r"\b(action|akcj\w+) \d", re.IGNORECASE)
    assert numbered.findall(text) == []


@pytest.mark.parametrize("code", languages())
def test_the_page_calls_a_chair_without_a_name_what_the_table_calls_it(code: str) -> None:
    in_page, at_table = parts(code, "web")[UNNAMED], parts(code, COMMON)[UNNAMED]
    assert in_page.equals(at_table)


def test_what_nobody_named_is_called_in_the_language_of_the_reader() -> None:
    polish = Language("pl")
    assert called(polish, unnamed(1), 1) == "Gość 2"
    # A name is a name, also one that another chair would have without any.
    assert called(polish, unnamed(1), 0) == "Guest 2"
    assert called(polish, "Zoë", 1) == "Zoë"
    assert table_called("pl", "Champions of Midgard", "champions") == "Wojownicy Midgardu"
    assert table_called("pl", "Our evening", "champions") == "Our evening"
    assert table_called("pl", "Some game", "unknown") == "Some game"
