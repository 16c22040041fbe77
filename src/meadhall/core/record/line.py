"""One line of a record: what it says field by field, and the words for what is wrong with it."""

import json
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeVar

from meadhall.core.errors import RecordError
from meadhall.core.record.commitment import MOST_SECRET_BYTES
from meadhall.core.record.entry import Outcome, plain_json

T = TypeVar("T")

SHOWN_LETTERS: Final = 100
# Of lists and tables in each other; a card set has five.
MOST_NESTING: Final = 12


class Fault:
    """The first thing that is wrong with a record: where, what, and what would be right."""

    def __init__(
        self, line: int, what: str, entry: int = -1, expected: object = None, found: object = None
    ) -> None:
        self.line = line
        self.what = what
        # The number of the entry; 0 is the set-up, -1 says that it is about no entry.
        self.entry = entry
        self.expected = "" if expected is None else _shown(expected)
        self.found = "" if found is None else _shown(found)

    @property
    def text(self) -> str:
        place = f"line {self.line}"
        if self.entry >= 0:
            place += f" (entry {self.entry})"
        words = f"{place}: {self.what}"
        if self.expected or self.found:
            words += f"; expected {self.expected or 'nothing'}, found {self.found or 'nothing'}"
        return words

    def __repr__(self) -> str:
        return f"<Fault {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return (_again, (self.line, self.what, self.entry, self.expected, self.found))


def _again(line: int, what: str, entry: int, expected: str, found: str) -> Fault:
    """A fault out of a pickle."""
    fault = Fault(line, what, entry)
    fault.expected = expected
    fault.found = found
    return fault


class RecordFault(RecordError):
    """A record with a fault; the message names its source."""

    def __init__(self, source: str, fault: Fault) -> None:
        super().__init__(f"{source}, {fault.text}")
        self.source = source
        self.fault = fault

    def __reduce__(self) -> tuple[Any, ...]:
        return (RecordFault, (self.source, self.fault))


@dataclass(eq=False)
class Line:
    """One line being read: its fields, and the refusal of any that is not of its kind."""

    source: str
    number: int
    content: dict[str, object]

    def fault(self, what: str, expected: object = None, found: object = None) -> RecordFault:
        return RecordFault(self.source, Fault(self.number, what, -1, expected, found))

    def fields(self, names: tuple[str, ...]) -> None:
        found = tuple(self.content)
        if found != names:
            wanted = ", ".join(names)
            raise self.fault("these are not the fields of the line", wanted, ", ".join(found))

    def wrong(self, name: str, expected: str) -> RecordFault:
        found = plain_json({name: self.content[name]})
        return self.fault(f"{name} is of a wrong kind", expected, found)

    def _kind(self, name: str, kind: type[T], expected: str) -> T:
        value = self.content[name]
        if type(value) is kind:  # true is not 1
            return value
        raise self.wrong(name, expected)

    def whole(self, name: str) -> int:
        return self._kind(name, int, "a whole number")

    def whole_below(self, name: str, limit: int) -> int:
        value = self.whole(name)
        if not 0 <= value < limit:
            raise self.wrong(name, f"0 to {limit - 1}")
        return value

    def wholes(self, name: str) -> list[int]:
        return self.whole_list(name, self.content[name])

    def whole_list(self, name: str, value: object) -> list[int]:
        if isinstance(value, list) and all(type(item) is int for item in value):
            return value
        raise self.wrong(name, "a list of whole numbers")

    def text(self, name: str) -> str:
        return self._kind(name, str, "a text")

    def texts(self, name: str) -> list[str]:
        value = self.content[name]
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return value
        raise self.wrong(name, "a list of texts")

    def flag(self, name: str) -> bool:
        return self._kind(name, bool, "true or false")

    def table(self, name: str) -> dict[str, object]:
        return self._kind(name, dict, "a table")

    def secret(self) -> bytes:
        text = self.text("secret")
        if not 2 <= len(text) <= 2 * MOST_SECRET_BYTES or not is_hex(text) or len(text) % 2:
            raise self.wrong("secret", f"1 to {MOST_SECRET_BYTES} bytes in hexadecimal digits")
        return bytes.fromhex(text)

    def outcomes(self) -> list[Outcome]:
        value = self.content["chance"]
        if not isinstance(value, list):
            raise self.wrong("chance", "a list of [label, values]")
        outcomes: list[Outcome] = []
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2 or not isinstance(pair[0], str):
                raise self.wrong("chance", "a list of [label, values]")
            outcomes.append((pair[0], self.whole_list("chance", pair[1])))
        return outcomes


def parsed(line: str) -> object:
    """What the line says as JSON; None where it is not JSON, or nested deeper than any record."""
    try:
        content: object = json.loads(line, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        return None
    return content if _is_flat(content, MOST_NESTING) else None


def _is_flat(value: object, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return True
    items: list[object] = value if isinstance(value, list) else list(value.values())
    return levels > 0 and all(_is_flat(item, levels - 1) for item in items)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdef" for letter in text)


def _shown(value: object) -> str:
    """It may come from a stranger: printable ASCII, and short."""
    text = value if isinstance(value, str) else str(value)
    plain = ascii(text)[1:-1]
    return plain if len(plain) <= SHOWN_LETTERS else plain[: SHOWN_LETTERS - 3] + "..."
