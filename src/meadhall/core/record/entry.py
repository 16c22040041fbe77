"""What is written down about a game: one entry per choice, undo or rewind, one line per entry.

A position is a number of entries: 0 is the game after its set-up, n the game after entry n. History
only grows: going back is one more entry, which says to which position.
"""

import json
from hashlib import sha256
from typing import Final

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


class Entry:
    """One line of history."""

    __slots__ = ()

    def content(self, number: int) -> dict[str, object]:
        """What the record says about it; `number` counts from 1."""
        raise NotImplementedError


class Choice(Entry):
    """A seat took an option, which brought about these dice and shuffles."""

    __slots__ = ("chance", "option", "seat", "text")

    def __init__(self, seat: int, option: int, text: str, chance: list[Outcome]) -> None:
        self.seat = seat
        self.option = option
        self.text = text
        self.chance = chance

    def content(self, number: int) -> dict[str, object]:
        return {
            "n": number,
            "kind": "choice",
            "seat": self.seat,
            "option": self.option,
            "text": self.text,
            "chance": chance_content(self.chance),
        }

    def __repr__(self) -> str:
        return f"<Choice of seat {self.seat}: {self.text}>"


class Undo(Entry):
    """A seat took its last choice back; the game is again as it was at position `to`."""

    __slots__ = ("seat", "to")

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def content(self, number: int) -> dict[str, object]:
        return {"n": number, "kind": "undo", "seat": self.seat, "to": self.to}

    def __repr__(self) -> str:
        return f"<Undo of seat {self.seat} to {self.to}>"


class Rewind(Entry):
    """All seats agreed to go back to position `to`."""

    __slots__ = ("agreed", "to")

    def __init__(self, to: int, agreed: list[int]) -> None:
        self.to = to
        self.agreed = agreed

    def content(self, number: int) -> dict[str, object]:
        return {"n": number, "kind": "rewind", "to": self.to, "agreed": self.agreed.copy()}

    def __repr__(self) -> str:
        return f"<Rewind to {self.to}>"


def path_to(entries: list[Entry], position: int) -> list[tuple[int, Choice]]:
    """The choices that count at this position, each with the position it led to."""
    path: list[tuple[int, Choice]] = []
    while position > 0:
        entry = entries[position - 1]
        if isinstance(entry, Choice):
            path.append((position, entry))
            position -= 1
        elif isinstance(entry, Undo):
            position = entry.to
        else:
            assert isinstance(entry, Rewind)
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
