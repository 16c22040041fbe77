"""One language: its Fluent files, looked up by symbolic key, with English behind it."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

import meadhall
from meadhall.core.errors import MeadhallError, SetupError
from meadhall.words.pseudo import PSEUDO, pseudo_text

FALLBACK: Final = "en"
COMMON: Final = "common"
# What is wrong, in languages other than English: the engine says it in English itself.
FAULTS: Final = "faults"

# The language whose plural and number rules a folder uses, where its name alone does not say it.
_LOCALES: Final = {"en": "en-GB", PSEUDO: "en-GB"}

_TYPEWRITER: Final = str.maketrans("“”„«»‘’×…·–—−łŁœŒæÆ", '"""""\'\'x.----lLoOaA')

Value = str | int | float

# Sentences that are kept: the same options are read again and again, at every table.
MOST_KEPT: Final = 20_000


class WordsError(MeadhallError):
    """A word file that Fluent cannot read: always a mistake of ours, and a test finds it."""


def languages() -> list[str]:
    """The languages there are, by folder name."""
    return sorted(
        entry.name
        for entry in files("meadhall.words").iterdir()
        if entry.is_dir() and entry.joinpath(f"{COMMON}.ftl").is_file()
    )


class Language:
    """The messages of one language for one game.

    A key that is missing is looked up in English, and `say` never raises for one: people at a table
    should read a plain key rather than lose their game to a missing sentence. Tests are strict.
    """

    def __init__(self, code: str = FALLBACK, game: str = "", ascii_only: bool = False) -> None:
        known = [*languages(), PSEUDO]
        if code not in known:
            raise SetupError(f"there is no language {code!r}; there are: {', '.join(known)}")
        self.code = code
        self.game = game
        # For terminals that know no other letters.
        self.ascii_only = ascii_only
        # A mistake in a word file is found here, and not in the middle of a game.
        self._bundle = _bundles(code, game)[0]

    def has(self, key: str) -> bool:
        """Is there a message of this key (``name`` or ``name.attribute``)?"""
        return self.find(key, {}) is not None

    def say(self, key: str, /, **args: Value) -> str:
        """The message, or the key's own words where there is none."""
        found = self.find(key, args)
        return readable(key) if found is None else found

    def find(self, key: str, args: dict[str, Value]) -> str | None:
        """The message with these arguments; None where no language at hand has it."""
        text = _formatted(self.code, self.game, key, tuple(args), *args.values())
        return to_ascii(text) if text is not None and self.ascii_only else text

    def refusal(self, error: MeadhallError) -> list[str]:
        """What is wrong, line by line; in English where there are no words for it."""
        if not error.faults:
            return str(error).splitlines()
        told = [self.find(f"fault-{it.key}", dict(it.args)) or it.text for it in error.faults]
        return [to_ascii(line) if self.ascii_only else line for line in told]

    def strict(self, key: str, args: dict[str, Value]) -> tuple[str, list[str]]:
        """The message and what Fluent had to complain about, for tests."""
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, key
        text, errors = self._bundle.format_pattern(pattern, args)
        return str(text), [str(error) for error in errors]


def to_ascii(text: str) -> str:
    """The nearest letters an old terminal has, each for one: accents go, typography gets plain."""
    plain = text.translate(_TYPEWRITER)
    return "".join(
        letter if letter.isascii() else unicodedata.normalize("NFKD", letter)[0] for letter in plain
    )


def readable(key: str) -> str:
    """A key without a message, as near to words as it gets: ``do-take_rune`` is take rune."""
    _, dash, name = key.partition("-")
    return (name if dash else key).replace("_", " ").replace("-", " ")


def source_text(code: str, name: str) -> str | None:
    """The text of one word file; of the pseudo language, made from English on the spot."""
    if code == PSEUDO:
        english = source_text(FALLBACK, name)
        return None if english is None else pseudo_text(english)
    path: Traversable = files("meadhall.words").joinpath(code, f"{name}.ftl")
    home = meadhall.home_of(name)
    if home is not None:
        # A game from outside keeps its words beside its rules: words/en.ftl.
        path = home / "words" / f"{code}.ftl"
    return path.read_text("utf-8") if path.is_file() else None


# Typed: 1 and 1.0 are the same key otherwise, and may be said differently.
@lru_cache(MOST_KEPT, typed=True)
def _formatted(
    code: str, game: str, key: str, names: tuple[str, ...], *values: Value
) -> str | None:
    """The message with these arguments. Putting one together costs a hundred times what finding it
    again does."""
    name, _, attribute = key.partition(".")
    for bundle in _bundles(code, game):
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
            return str(text)
    return None


@cache
def _bundles(code: str, game: str) -> list[FluentBundle]:
    """Where messages are looked up, one after another."""
    codes = [code] if code in (FALLBACK, PSEUDO) else [code, FALLBACK]
    return [_bundle(it, game) for it in codes]


@cache
def _bundle(code: str, game: str) -> FluentBundle:
    """One parsed language and game; nothing changes it afterwards, so it is shared."""
    # Isolating marks are for mixed writing directions; a terminal would show them as litter.
    bundle = FluentBundle([_LOCALES.get(code, code)], use_isolating=False)
    for name in (COMMON, FAULTS, game):
        text = source_text(code, name) if name else None
        if text is None:
            continue
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise WordsError(f"{code}/{name}.ftl line {line}: this is not Fluent")
        bundle.add_resource(resource)
    return bundle
