"""What is written down about a game: one entry per choice, undo or rewind, one line per entry.

A position is a number of entries: 0 is the game after its set-up, n the game after entry n. History
only grows: going back is one more entry, which says to which position.
"""

import json
from dataclasses import dataclass, fields
from hashlib import sha256
from typing import Final

from meadhall.core.errors import RecordError

# One die or shuffle: what it was about, and the faces or cards that came, in order.
Outcome = tuple[str, list[int]]

# A record has bounds, so that reading one from a stranger costs a bounded effort.
MOST_ENTRIES: Final = 20_000
# Undo closes half-way: nobody can fill a record with it and leave no room for choices.
MOST_ENTRIES_BEFORE_UNDO_CLOSES: Final = 10_000
MOST_REWINDS: Final = 50

# The hash before the first line.
FIRST_HASH: Final = "0" * 16
HASH_KEY: Final = ',"hash":"'


@dataclass(eq=False)
class Entry:
    """One line of history: its kind is the name of the class, and it says what the fields hold."""

    def content(self, number: int) -> dict[str, object]:
        """What the record says about it; `number` counts from 1."""
        said: dict[str, object] = {"n": number, "kind": type(self).__name__.lower()}
        for field in fields(self):
            said[field.name] = getattr(self, field.name)
        return said


@dataclass(eq=False)
class Choice(Entry):
    """A seat took an option, which brought about these dice and shuffles."""

    seat: int
    option: int
    text: str
    chance: list[Outcome]


@dataclass(eq=False)
class Undo(Entry):
    """A seat took its last choice back; the game is again as it was at position `to`."""

    seat: int
    to: int


@dataclass(eq=False)
class Rewind(Entry):
    """All seats agreed to go back to position `to`."""

    to: int
    agreed: list[int]


class Forgotten(Entry):
    """An entry that is kept elsewhere: a match can be played on without its history."""

    def content(self, number: int) -> dict[str, object]:
        raise RecordError(f"entry {number} is kept elsewhere; `recall` it first")


FORGOTTEN: Final = Forgotten()


def path_to(entries: list[Entry], position: int) -> list[tuple[int, Choice]]:
    """The choices that count at this position, each with the position it led to."""
    path: list[tuple[int, Choice]] = []
    while position > 0:
        entry = entries[position - 1]
        if isinstance(entry, Choice):
            path.append((position, entry))
            position -= 1
        elif isinstance(entry, Forgotten):
            raise RecordError(f"entry {position} is kept elsewhere; `recall` it first")
        else:
            assert isinstance(entry, Undo | Rewind)
            position = entry.to
    path.reverse()
    return path


def chance_content(outcomes: list[Outcome]) -> list[list[object]]:
    return [[label, values.copy()] for label, values in outcomes]


def plain_json(content: dict[str, object]) -> str:
    """The one way a line writes its content: ASCII, no spaces, fields in the order given."""
    return json.dumps(content, separators=(",", ":"))


def chained_hash(before: str, body: str) -> str:
    """The hash of a line, from that of the line above and all of the line up to its own hash."""
    return sha256((before + body).encode()).hexdigest()[:16]


def chained_line(before: str, content: dict[str, object]) -> str:
    """The line, without its line end, with its hash as the last field."""
    body = plain_json(content)[:-1]
    return f'{body}{HASH_KEY}{chained_hash(before, body)}"}}'
