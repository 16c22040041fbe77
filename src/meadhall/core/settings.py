"""The settings of a game: what can be chosen, what it means, and a plain refusal of anything else.

A value is what JSON can carry: true or false, a whole number, a word, a list of whole numbers.
The legal values of a setting are always a short list, so that a menu, a command line and an error
message can show all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from meadhall.core.cards.cardset import CardSet
from meadhall.core.cards.report import near_miss
from meadhall.core.cards.shapes import same
from meadhall.core.compiled import mypyc_attr
from meadhall.core.errors import EngineError, Fault, SetupError
from meadhall.core.faults import doubled_setting, no_setting, refused_setting, unknown_setting

if TYPE_CHECKING:
    from meadhall.core.game import Game

SettingValue = bool | int | str | list[int]

_FLAGS: dict[str, bool] = {
    **dict.fromkeys(("true", "yes", "on"), True),
    **dict.fromkeys(("false", "no", "off"), False),
}


class Chosen(dict[str, object]):
    """The value of every setting; what is misspelt in the rules of a game is told with its name."""

    def __missing__(self, name: str) -> object:
        told = near_miss(name, list(self)) if self else "it has none: see Game.setting_specs"
        raise EngineError(f"the rules read a setting that the game does not have: {name!r}; {told}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant:
    """What one table plays: the game, its seats, its cards and the value of every setting.

    Resolved once at set-up and shared by all copies of the state. A game derives a class of its
    own that keeps the values as plain fields which the rules can read fast.
    """

    __slots__ = ("card_set", "chosen", "game", "seats")

    def __init__(
        self, game: "Game", card_set: CardSet, seats: int, chosen: dict[str, object]
    ) -> None:
        self.game = game
        self.card_set = card_set
        self.seats = seats
        # As written in a record: setting to value.
        self.chosen = chosen

    def __reduce__(self) -> tuple[Any, ...]:
        cards = None if self.card_set.standard else self.card_set.data
        return (_again, (self.game, cards, self.seats, self.chosen))


def _again(game: "Game", cards: object, seats: int, chosen: dict[str, object]) -> Variant:
    """A variant out of a pickle."""
    return game.variant(game.card_set(cards), seats, chosen)


@dataclass(eq=False)
class SettingSpec:
    """One setting: its legal values, its default, one sentence about it and the rule it governs.

    `decides`: which others exist, or what their defaults are, depends on it, so it is read first.
    `short`: other ways to write certain values, in small letters: ``2`` for ``hard``.
    """

    id: str
    allowed: list[SettingValue]
    default: SettingValue
    text: str
    rule: str = ""
    decides: bool = False
    short: dict[str, SettingValue] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "allowed": [_copy(value) for value in self.allowed],
            "default": _copy(self.default),
            "text": self.text,
            "rule": self.rule,
        }

    def __repr__(self) -> str:
        return f"<SettingSpec {self.id} = {show_value(self.default)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.id, self.allowed, self.default, self.text, self.rule, self.decides)
        return (SettingSpec, (*parts, self.short))


@dataclass(eq=False)
class Shortcut:
    """A word of the command line that chooses settings: ``--solo fenrir``.

    Each of `sets` is a NAME=VALUE in which ``{}`` stands for what is written after the word; with
    `several`, for each part of a list with commas. `seats`: how many play then, if that is fixed.
    """

    word: str
    # What stands after the word, as a help text calls it: MONSTER.
    value: str
    sets: list[str]
    text: str
    several: bool = False
    seats: int = 0

    def texts(self, written: str) -> list[str]:
        """The NAME=VALUE texts that the word stands for with this behind it."""
        parts = written.split(",") if self.several else [written]
        return [
            text.replace("{}", part.strip()) for part in parts if part.strip() for text in self.sets
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return (Shortcut, (self.word, self.value, self.sets, self.text, self.several, self.seats))


def explained(text: str) -> dict[str, tuple[str, str]]:
    """Settings told in pairs of lines, ``name RULE`` and a sentence: by name, sentence and rule."""
    lines = [line.strip() for line in text.strip().splitlines()]
    found: dict[str, tuple[str, str]] = {}
    for head, sentence in zip(lines[::2], lines[1::2], strict=True):
        name, _, rule = head.partition(" ")
        found[name] = (sentence, rule)
    return found


def show_value(value: object) -> str:
    """A value as one writes it on a command line: ``true``, ``2``, ``coin``, ``5,4,3,2``."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join([show_value(item) for item in value])
    return str(value)


def check_settings(specs: list[SettingSpec], chosen: Mapping[str, object]) -> dict[str, object]:
    """Every setting with its value, chosen or default, in the order of `specs`.

    All mistakes are reported together, one per line, because people correct a command once.
    """
    problems: list[Fault] = []
    names = [spec.id for spec in specs]
    for name in chosen:
        if name not in names:
            problems.append(unknown_setting(name, names))
    resolved = Chosen()
    for spec in specs:
        if spec.id not in chosen:
            resolved[spec.id] = _copy(spec.default)
            continue
        value = chosen[spec.id]
        for legal in spec.allowed:
            if same(value, legal):
                resolved[spec.id] = _copy(legal)
                break
        else:
            problems.append(_refusal(spec, show_chosen(value)))
    if problems:
        raise SetupError(problems)
    return resolved


def read_setting(spec: SettingSpec, text: str) -> SettingValue:
    """The value written `text` on a command line."""
    plain = text.strip().lower()
    listed = plain.removeprefix("[").removesuffix("]")
    for legal in spec.allowed:
        if isinstance(legal, bool):
            if _FLAGS.get(plain) is legal:
                return legal
        elif isinstance(legal, list):
            if [item.strip() for item in listed.split(",")] == [str(item) for item in legal]:
                return legal.copy()
        elif plain == str(legal).lower():
            return legal
    if plain in spec.short:
        return spec.short[plain]
    raise SetupError([_refusal(spec, text.strip())])


def read_settings(specs: list[SettingSpec], texts: list[str]) -> dict[str, object]:
    """What ``name=value`` texts choose; only the named settings are in the answer."""
    by_name = {spec.id: spec for spec in specs}
    chosen: dict[str, object] = {}
    problems: list[Fault] = []
    for text in texts:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals:
            problems.append(no_setting(text, _example(specs)))
        elif name not in by_name:
            problems.append(unknown_setting(name, list(by_name)))
        elif name in chosen:
            problems.append(doubled_setting(name))
        else:
            try:
                chosen[name] = read_setting(by_name[name], value)
            except SetupError as error:
                problems.extend(error.faults)
    if problems:
        raise SetupError(problems)
    return chosen


def _refusal(spec: SettingSpec, shown: str) -> Fault:
    return refused_setting(spec.id, shown, [show_value(value) for value in spec.allowed], spec.rule)


def show_chosen(value: object) -> str:
    """A refused value. Words are quoted, since "2" and 2 are different things in JSON.

    It may come from a stranger: whatever it is, the answer is short.
    """
    if isinstance(value, str):
        return repr(value) if len(value) <= 60 else repr(value[:57] + "...")
    # Compiled, a bool among whole numbers would be one of them.
    if isinstance(value, bool):
        return show_value(value)
    if isinstance(value, int) and abs(value) < 10**18:
        return show_value(value)
    if isinstance(value, list) and len(value) <= 20 and all(type(item) is int for item in value):
        return "[" + ", ".join([show_chosen(item) for item in value]) + "]"
    return f"a value of type {type(value).__name__}"


def _example(specs: list[SettingSpec]) -> str:
    return f"{specs[0].id}={show_value(specs[0].default)}" if specs else "name=value"


def _copy(value: SettingValue) -> SettingValue:
    return value.copy() if isinstance(value, list) else value
