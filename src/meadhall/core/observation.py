"""A table as a row of small numbers, for nets and other programs that learn.

`game.observation(seats)` says what the numbers are, `state.observe(seat)` gives them: one byte
each, always equally many for a game and its number of seats, and only what the seat may know.
"""

import hashlib
from typing import Any, Final

# Whatever is larger is shown as this.
MOST: Final = 255


class Entry:
    """One number of an observation: its name, the most it can be, what it means."""

    __slots__ = ("most", "name", "text")

    def __init__(self, name: str, most: int, text: str) -> None:
        self.name = name
        self.most = most
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return (Entry, (self.name, self.most, self.text))

    def __repr__(self) -> str:
        return f"<Entry {self.name}, 0 to {self.most}: {self.text}>"


class Observation:
    """The layout: its entries in order, put together block by block."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self._places: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.entries)

    def add(self, name: str, text: str, most: int = MOST) -> None:
        """One number."""
        if name in self._places:
            raise ValueError(f"two entries of an observation are called {name!r}")
        self._places[name] = len(self.entries)
        self.entries.append(Entry(name, most, text))

    def row(self, name: str, of: tuple[str, ...], text: str, most: int = MOST) -> None:
        """A number for each of these things: ``home.swordsman``, ``home.spearman`` …"""
        for thing in of:
            self.add(f"{name}.{thing}", f"{text}: {thing.replace('_', ' ')}", most)

    def flags(self, name: str, of: tuple[str, ...], text: str) -> None:
        """One of these things, or several: 1 for those that hold, 0 for the others."""
        self.row(name, of, text, 1)

    @property
    def names(self) -> list[str]:
        return [entry.name for entry in self.entries]

    def index(self, name: str) -> int:
        """Where the number of this name stands."""
        return self._places[name]

    @property
    def hash(self) -> str:
        """Changes with every change of the layout: a net trained on another does not fit."""
        layout = "\n".join(f"{entry.name} {entry.most}" for entry in self.entries)
        return hashlib.sha256(layout.encode()).hexdigest()[:16]


def one_of(count: int, which: int) -> list[int]:
    """A 1 at this place among so many; -1: nowhere."""
    flags = [0] * count
    if which >= 0:
        flags[which] = 1
    return flags
