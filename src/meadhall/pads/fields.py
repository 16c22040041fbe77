"""What a pad asks for, as data: a page draws itself from it and knows nothing of the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from meadhall.core.cards.read import entries_of

# One whole number.
NUMBER: Final = "number"
# One whole number for each of a few ids.
TABLE: Final = "table"
# One whole number for each other player.
OTHERS: Final = "others"
# Any cards of a list, each as often as the box has it.
CARDS: Final = "cards"
# One card of a list, or none.
CARD: Final = "card"
# Yes or no.
FLAG: Final = "flag"


@dataclass(frozen=True)
class Entry:
    """A card or a kind that a field counts."""

    id: str
    # How many of it the box holds; 0: no matter.
    count: int = 0
    # The editions it is in; empty: in all.
    editions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Field:
    """A field of a player."""

    id: str
    kind: str
    # The fields of a group stand together under one heading.
    group: str
    least: int = 0
    most: int = 0
    entries: tuple[Entry, ...] = ()
    # How names of the entries are called in the lexicon: `destiny-craftsman`.
    named: str = ""
    # A setting that must be on for the field to mean anything.
    needs: str = ""


@dataclass(frozen=True)
class Source:
    """A line of the reckoning: a source of Glory, and the cards it may name."""

    id: str
    cards: tuple[str, ...] = field(default=())


def plain(ids: Sequence[str]) -> tuple[Entry, ...]:
    return tuple(Entry(name) for name in ids)


def cards_of(data: dict[str, object], table: str, ids: Sequence[str]) -> tuple[Entry, ...]:
    """These cards, with their number in the box and their editions by the card data."""
    known = {str(entry["id"]): entry for entry in entries_of(data, table)}
    return tuple(
        Entry(
            name,
            cast(int, known[name].get("count", 1)),
            tuple(cast("list[str]", known[name].get("edition", []))),
        )
        for name in ids
    )
