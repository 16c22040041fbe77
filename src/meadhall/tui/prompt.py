"""What somebody typed: a command, or the options it names. Never changes anything itself."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from meadhall.core.engine.decision import Decision, Option
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError
from meadhall.core.record.match import barrier_between
from meadhall.words import Speech

COMMANDS: Final[dict[str, str]] = {
    "?": "explain",
    "w": "why",
    "why": "why",
    "u": "undo",
    "undo": "undo",
    "s": "save",
    "save": "save",
    "l": "log",
    "log": "log",
    "b": "board",
    "board": "board",
    "c": "cards",
    "cards": "cards",
    "h": "help",
    "help": "help",
    "o": "options",
    "options": "options",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
# A longer number is no option's, and Python refuses to read the longest.
MOST_DIGITS: Final = 6
# Commands that may be followed by something.
WITH_REST: Final = frozenset({"explain", "save"})


class PromptError(MeadhallError):
    """Something typed that means nothing here: the key of a message and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args


class Line:
    """A typed line: a command with its rest, or choices to be made."""

    __slots__ = ("command", "rest")

    def __init__(self, command: str, rest: str) -> None:
        self.command = command
        self.rest = rest


def read_line(text: str) -> Line:
    """Tell commands from choices. `?7` and `? 7` are the same."""
    said = " ".join(text.split())
    if said.startswith("?"):
        return Line("explain", said[1:].strip())
    first, _, rest = said.partition(" ")
    command = COMMANDS.get(first.lower())
    if command is not None and (not rest or command in WITH_REST):
        return Line(command, rest)
    return Line("choose", said)


def find_option(said: str, decision: Decision, shown: list[Option], speech: Speech) -> Option:
    """The option meant: by its number in what was shown, or by its words or their beginnings."""
    if said.isdecimal() and len(said) <= MOST_DIGITS:
        number = int(said)
        if not 1 <= number <= len(shown):
            raise PromptError("error-no_option", said=said, n=len(shown))
        wanted = shown[number - 1]
        for option in decision.options:
            if option.id == wanted.id:
                return option
        raise _refusal(wanted.text, decision, speech)
    matches = _matching(said, decision.options, speech)
    if len(matches) == 1:
        return matches[0]
    if matches:
        words = speech.language.say("list-comma").join(
            _named(option, shown, speech) for option in matches[:8]
        )
        raise PromptError("error-several", said=said, options=words)
    raise _refusal(said, decision, speech)


def find_choices(
    text: str, state: State, seat: int, shown: list[Option], speech: Speech
) -> list[int]:
    """All options of a line, one after another, tried on a copy of the table.

    Only the last may roll a die or turn a card: otherwise the answer to a later one would tell how
    the earlier one falls, before it is made.
    """
    parts = [part.strip() for part in text.split(",")]
    parts = [part for part in parts if part]
    if not parts:
        raise PromptError("error-empty")
    chosen: list[int] = []
    table = state
    for at, part in enumerate(parts):
        decision = table.decision_of(seat)
        if decision is None:
            raise PromptError("error-not_yours", before=parts[at - 1])
        option = find_option(part, decision, shown, speech)
        chosen.append(option.id)
        if at + 1 < len(parts):
            following = table.clone()
            following.mute()
            following.apply(option, seat)
            if barrier_between(table, following) is not None:
                raise PromptError("error-after_luck", before=part)
            table = following
    return chosen


def _named(option: Option, shown: list[Option], speech: Speech) -> str:
    """An option as it is read, with the number it has in what was shown."""
    words = speech.option(option)
    number = next((at for at, it in enumerate(shown, start=1) if it.id == option.id), None)
    return words if number is None else f"{number} {words}"


def _refusal(said: str, decision: Decision, speech: Speech) -> PromptError:
    """Why nothing open answers to this: it is closed, misspelt, or unknown."""
    shut = [closed.option for closed in decision.closed]
    matches = _matching(said, shut, speech)
    if len(matches) == 1:
        closed = next(it for it in decision.closed if it.option is matches[0])
        return PromptError(
            "error-closed",
            option=speech.option(closed.option, decision.about),
            why=speech.reason(closed, decision.about),
            rule=closed.rule,
        )
    every = {option.text: option.text for option in decision.options}
    every.update({" ".join(option.args.values()): option.text for option in decision.options})
    near = get_close_matches(said.lower(), [words for words in every if words], 3, 0.6)
    if near:
        words = speech.language.say("list-comma").join(dict.fromkeys(every[it] for it in near))
        return PromptError("error-near", said=said, near=words)
    return PromptError("error-no_words", said=said, n=len(decision.options))


def _matching(said: str, options: list[Option], speech: Speech) -> list[Option]:
    """Options that answer to `said`, by the strictest reading that any of them does."""
    wanted = _tokens(said)
    if not wanted:
        return []
    own = [_tokens(option.text) for option in options]
    shown = [_tokens(speech.option(option)) for option in options]
    readings: tuple[Callable[[int], bool], ...] = (
        lambda at: own[at] == wanted or shown[at] == wanted,
        lambda at: own[at][1:] == wanted,
        lambda at: len(wanted) <= len(own[at]) and _begins(wanted, own[at]),
        lambda at: _within(wanted, own[at]),
        lambda at: _within(wanted, shown[at]),
    )
    for reading in readings:
        found = [option for at, option in enumerate(options) if reading(at)]
        if found:
            return found
    return []


def _tokens(text: str) -> list[str]:
    plain = "".join(letter if letter.isalnum() else " " for letter in text.replace("'", ""))
    return plain.lower().split()


def _begins(wanted: list[str], words: list[str]) -> bool:
    return all(word.startswith(want) for want, word in zip(wanted, words, strict=False))


def _within(wanted: list[str], words: list[str]) -> bool:
    """Each wanted word begins a word of the other, in the same order."""
    at = 0
    for want in wanted:
        while at < len(words) and not words[at].startswith(want):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True
