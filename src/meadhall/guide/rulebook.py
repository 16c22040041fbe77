"""The rules of docs/rules, read for people in their language: by id, by its beginning, by words."""

import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from meadhall.guide.rule_texts import (
    ENGLISH,
    ID,
    NUMBERED,
    Rule,
    RulebookError,
    fingerprint,
    read_rules,
    rules_text,
    texts,
)

__all__ = [
    "ID",
    "Rule",
    "Rulebook",
    "RulebookError",
    "Section",
    "load_rulebook",
    "read_rules",
    "rules_text",
    "sections",
]

_WORDS: Final = re.compile(r"\w+")
# Letters that are no accented ones for Unicode, but are for people who type.
_LETTERS: Final = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "ð": "d"})
# Words shorter than this are looked for as they are typed; of longer ones the ending may differ.
_SHORT: Final = 5
_ENDING: Final = 2


class Rulebook:
    """All rules of all games in one language; English stands in where it has none."""

    def __init__(self, rules: list[Rule], language: str = ENGLISH) -> None:
        self.rules = rules
        self.language = language
        self._by_id: dict[str, list[Rule]] = {}
        for rule in rules:
            self._by_id.setdefault(rule.id, []).append(rule)

    def get(self, number: str, game: str = "") -> Rule | None:
        """The one rule of this id, in this game or in any; None too where several games have it."""
        found = self.named(number, game)
        return found[0] if len(found) == 1 else None

    def named(self, number: str, game: str = "") -> list[Rule]:
        """Rules of exactly this id: rulings and examples have theirs within each game."""
        return self.of(game, self._by_id.get(number.strip().upper(), []))

    def of(self, game: str, rules: list[Rule] | None = None) -> list[Rule]:
        """Those of a game; without a name those of all."""
        among = self.rules if rules is None else rules
        return [rule for rule in among if game in ("", rule.file.removesuffix(".md"))]

    def starting(self, beginning: str, game: str = "") -> list[Rule]:
        """Rules whose id begins like this: ``CM-COMBAT`` is the whole chapter."""
        start = beginning.strip().upper()
        return [rule for rule in self.of(game) if rule.id.startswith(start)]

    def search(self, text: str, game: str = "") -> list[Rule]:
        """Rules that contain the words or their beginnings, the most to the point first.

        Who has all words comes before who has most; who has less than half does not come. Accents
        do not count, and outside English neither do the last letters of a word, which inflect.
        """
        wanted = _words(text)
        if not wanted:
            return []
        found: list[tuple[float, int, Rule]] = []
        for at, rule in enumerate(self.of(game)):
            words = _words(f"{rule.text} {rule.chapter}")
            begun = [any(word.startswith(want) for word in words) for want in wanted]
            if rule.language == ENGLISH:
                near = begun
            else:
                near = [
                    begun[at] or any(_inflected(word, want) for word in words)
                    for at, want in enumerate(wanted)
                ]
            there = sum(near)
            if there * 2 < len(wanted) or not there:
                continue
            whole = sum(min(words.count(want), 2) for want in wanted)
            phrase = " ".join(wanted) in " ".join(words)
            score = 10.0 * there + sum(begun) + (5.0 if phrase else 0.0) + whole
            # What holds comes before what somebody once asked about it.
            score += 5.0 if re.fullmatch(NUMBERED, rule.id) else 0.0
            found.append((-score - 20.0 / (10 + len(words)), at, rule))
        found.sort(key=lambda it: it[:2])
        return [rule for _, _, rule in found]

    def look_up(self, text: str, game: str = "") -> list[Rule]:
        """What somebody means who types this: an id, the beginning of ids, or words."""
        exact = self.named(text, game)
        if exact:
            return exact
        found = self.starting(text, game) if "-" in text else []
        if not found and ID.fullmatch(text.strip().upper()) is None:
            found = self.search(text, game)
        return found

    def near(self, number: str) -> list[str]:
        """Ids that look like this one."""
        return get_close_matches(number.strip().upper(), list(self._by_id), 3, 0.6)


def _words(text: str) -> list[str]:
    """Small letters without accents."""
    plain = unicodedata.normalize("NFD", text.lower().translate(_LETTERS))
    return _WORDS.findall("".join(it for it in plain if not unicodedata.combining(it)))


def _inflected(word: str, want: str) -> bool:
    """Another form of the same word, as far as its letters tell: tarcza, tarczy."""
    stem = max(_SHORT - 1, len(want) - _ENDING)
    return len(want) >= _SHORT and abs(len(word) - len(want)) <= 3 and word[:stem] == want[:stem]


# -- languages -----------------------------------------------------------------------------------


def load_rulebook(language: str = ENGLISH) -> Rulebook:
    """The rule texts of the installed package, or of the checkout it runs from."""
    translated = {} if language == ENGLISH else dict(texts(language))
    rules: list[Rule] = []
    for name, text in texts():
        english = read_rules(text, name)
        rules.extend(in_language(english, read_rules(translated.get(name, ""), name), language))
    if not rules:
        raise RulebookError("the rule texts (docs/rules) were not found beside the package")
    return Rulebook(rules, language)


def in_language(english: list[Rule], translated: list[Rule], language: str) -> list[Rule]:
    """The English rules, each with the text of the translation where that has it."""
    by_id = {rule.id: rule for rule in translated}
    titles = {rule.section: rule.chapter for rule in translated}
    game = translated[0].game if translated else ""
    told: list[Rule] = []
    for rule in english:
        own = by_id.get(rule.id)
        text = rule.marked if own is None else own.marked
        chapter = titles.get(rule.section, rule.chapter)
        made = Rule(rule.id, text, chapter, game or rule.game, rule.file, rule.mark)
        made.section = rule.section
        if own is not None:
            made.language, made.made_from = language, own.made_from
            made.stale = bool(own.made_from) and own.made_from != fingerprint(rule)
        told.append(made)
    return told


# -- chapters ------------------------------------------------------------------------------------


class Section:
    """A chapter of a game's rules."""

    __slots__ = ("id", "rules", "title")

    def __init__(self, number: str, title: str, rules: list[Rule]) -> None:
        # Out of its English title, so that its address is the same in every language.
        self.id = number
        self.title = title
        self.rules = rules


def sections(game: str, language: str = ENGLISH) -> list[Section]:
    """The rules of a game chapter by chapter; chapters without a rule are left out.

    First those that hold rules; differences between editions, decisions, rulings and examples are
    for looking up.
    """
    english = read_rules(rules_text(game), f"{game}.md")
    told = english
    if language != ENGLISH:
        translated = read_rules(dict(texts(language)).get(f"{game}.md", ""), f"{game}.md")
        told = in_language(english, translated, language)
    found: dict[str, Section] = {}
    for rule, own in zip(english, told, strict=True):
        slug = "-".join(_WORDS.findall(rule.chapter.lower()))
        found.setdefault(slug, Section(slug, own.chapter, [])).rules.append(own)
    chapters = list(found.values())
    return sorted(chapters, key=lambda it: not re.fullmatch(NUMBERED, it.rules[0].id))
