"""Which option a reply in plain language takes: what its last statement says.

Whoever answers in sentences weighs options before taking one, so numbers further up mean nothing.
Where the last statement could mean two things it means none, and the answer is asked for again.
"""

import re
from typing import Final

from meadhall.core.engine.decision import Decision, Option
from meadhall.tui.prompt import MOST_DIGITS, PromptError, find_option
from meadhall.words import Speech

# Words that announce an answer, in the languages there are.
_SAYS: Final = (
    r"(?:final|my|answer|choice|choose|option|number|pick|take"
    r"|réponse|choix|choisis|numéro|prends|odpowiedź|wybór|wybieram|opcja|opcję|numer|biorę)"
)
_NUMBER: Final = r"[-−]?\d+(?:[.,]\d+)*"
# A line that begins with its answer: "7", "Answer: 7", "**Option 7** – the market", "7. Market".
_LEADING: Final = re.compile(
    rf"^\W*?(?:{_SAYS}\W+(?:is\W+)?)*({_NUMBER})(?:\W*$|\W*[.):–—-]\W|\W*\*)", re.IGNORECASE
)
_ANNOUNCED: Final = re.compile(rf"\b{_SAYS}\W+(?:\w+\W+)?({_NUMBER})", re.IGNORECASE)
_SENTENCE: Final = re.compile(r"(?<=[.!?;])\s+")
# Of a reply that never ends only the end is read.
_MOST_READ: Final = 4_000


def read_answer(reply: str, decision: Decision, speech: Speech) -> Option:
    """The option that a reply takes; PromptError says what is wrong with it."""
    lines = [line.strip() for line in reply[-_MOST_READ:].splitlines()]
    lines = [line for line in lines if _says_something(line)]
    if not lines:
        raise PromptError("words-unclear", n=len(decision.options))
    line = lines[-1]
    leading = _LEADING.match(line)
    if leading is not None:
        return _numbered(leading[1], decision)
    statement = [part for part in _SENTENCE.split(line) if _says_something(part)][-1]
    numbers = re.findall(rf"(?<!\w){_NUMBER}(?!\w)", statement)
    if len(set(numbers)) > 1:
        numbers = _ANNOUNCED.findall(statement)
    if len(set(numbers)) == 1:
        return _numbered(numbers[0], decision)
    if numbers:
        raise PromptError("words-unclear", n=len(decision.options))
    return _worded(statement, decision, speech)


def _says_something(text: str) -> bool:
    return any(letter.isalnum() for letter in text)


def _numbered(said: str, decision: Decision) -> Option:
    count = len(decision.options)
    if said.isdecimal() and len(said) <= MOST_DIGITS and 1 <= int(said) <= count:
        return decision.options[int(said) - 1]
    raise PromptError("words-no_option", said=said[:20], n=count)


def _worded(statement: str, decision: Decision, speech: Speech) -> Option:
    """An option by its words: named within the statement, or the statement a part of its name."""
    said = f" {_plain(statement)} "
    # The longest name first, and struck out: "karvi" is no second answer within "the karvi".
    names = sorted(
        (
            (f" {words} ", option)
            for option in decision.options
            for words in (_plain(option.text), _plain(speech.option(option)))
            if words
        ),
        key=lambda it: -len(it[0]),
    )
    named: dict[int, Option] = {}
    for words, option in names:
        if words in said:
            named[option.id] = option
            said = said.replace(words, " | ")
    if len(named) == 1:
        return next(iter(named.values()))
    if named:
        raise PromptError("words-unclear", n=len(decision.options))
    try:
        return find_option(_plain(statement), decision, decision.options, speech)
    except PromptError as error:
        if error.key in ("error-closed", "error-several"):
            raise
        raise PromptError("words-unclear", n=len(decision.options)) from error


def _plain(text: str) -> str:
    """Small letters and single spaces, without any marks."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.replace("'", ""))
    return " ".join(kept.lower().split())
