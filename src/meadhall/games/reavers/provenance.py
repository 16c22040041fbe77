"""Where each number comes from: the rulebook, a public source, the owner's box, or nowhere.

Many printed numbers are not public. Ours are then `reconstructed`, and the game says so wherever it
shows its cards; somebody who owns the box can replace them and write `provenance = "own box"`.
"""

from typing import cast

from meadhall.core.cards.read import Entry, entries_of
from meadhall.core.cards.shapes import Only
from meadhall.core.errors import CardError
from meadhall.games.reavers.cardbounds import CLOSED, NAMED_BY, OPEN, REMARKS, SINGLE
from meadhall.games.reavers.cardfields import fields_of
from meadhall.games.reavers.cards import CardSet

GUESSED = "reconstructed"


def provenance_of(cards: CardSet, table: str, name: str = "") -> dict[str, str]:
    """Of one entry: each field that holds a value, and where that comes from.

    The tables that exist once (`setup`, `scoring` ...) need no `name`.
    """
    if table in SINGLE:
        return _provenance(table, cast(Entry, cards.data[table]))
    key = NAMED_BY.get(table, "id")
    for entry in entries_of(cards.data, table) if table in CLOSED or table in OPEN else []:
        if entry[key] == name:
            return _provenance(table, entry)
    raise CardError(f'{cards.source}: [[{table}]] "{name}": there is no such entry')


def reconstructed(cards: CardSet) -> list[tuple[str, str, str]]:
    """Every entry with invented values, in file order: (table, entry, its invented fields)."""
    found: list[tuple[str, str, str]] = []
    for table, content in cards.data.items():
        if table in SINGLE:
            entries = [cast(Entry, content)]
        elif table in CLOSED or table in OPEN:
            entries = cast(list[Entry], content)
        else:
            continue
        for entry in entries:
            sources = _provenance(table, entry)
            guessed = [field for field, source in sources.items() if is_guess(source)]
            if guessed:
                name = str(entry.get(NAMED_BY.get(table, "id"), ""))
                found.append((table, name, ", ".join(guessed)))
    return found


def is_guess(source: str) -> bool:
    """Sources begin with their kind; an explanation may follow."""
    return source.lower().startswith(GUESSED)


def _provenance(table: str, entry: Entry) -> dict[str, str]:
    """What is said of a field by itself, and otherwise what is said of the whole entry."""
    special = cast(dict[str, str], entry.get("provenance_fields", {}))
    general = str(entry["provenance"])
    sources: dict[str, str] = {}
    for field in fields_of(table, str(entry.get(NAMED_BY.get(table, "id"), ""))):
        name = field.name
        if name in REMARKS:
            continue
        if name in special:
            sources[name] = special[name]
        elif name in entry and not isinstance(field.shape, Only):
            sources[name] = general
    return sources
