"""Where each number comes from: the rulebook, a public source, the owner's box, or nowhere.

Many printed numbers are not public. Ours are then `reconstructed`, and the game says so wherever it
shows its cards; somebody who owns the box can replace them and write `provenance = "own box"`.
"""

from typing import Final, cast

from meadhall.core.cards.read import Entry
from meadhall.core.errors import CardError
from meadhall.games.valhalla.cardfields import LISTS
from meadhall.games.valhalla.cards import CardSet

GUESSED: Final = "reconstructed"
# Fields that explain or name; every other field is a value somebody had to find out.
REMARKS: Final[tuple[str, ...]] = (
    "deck",
    "id",
    "level",
    "name_en",
    "name_pl",
    "note",
    "provenance",
)
# What a source given for a whole group of fields covers.
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "effect_provenance": ("effect", "text", "condition", "bonus", "timing", "role"),
    "trait_provenance": ("upper", "lower"),
    "symbols_provenance": ("faces", "weapon_faces"),
}


def provenance_of(cards: CardSet, table: str, name: str = "") -> dict[str, str]:
    """Of a table, or of an entry of one of its lists: where the value of each field comes from."""
    if table in LISTS:
        content = cast(Entry, cards.data[table])
        if not name:
            return _provenance({key: content[key] for key in content if key not in LISTS[table]})
        for key in LISTS[table]:
            for entry in cast(list[Entry], content[key]):
                if entry.get("id") == name:
                    return _provenance(entry)
    raise CardError(f'{cards.source}: [{table}] "{name}": there is no such entry')


def reconstructed(cards: CardSet) -> list[tuple[str, str, str]]:
    """Every entry with invented values, in file order: (table, entry, its invented fields)."""
    found: list[tuple[str, str, str]] = []
    for table, content in cards.data.items():
        fields = cast(Entry, content)
        entries = [{key: fields[key] for key in fields if key not in LISTS[table]}]
        for key in LISTS[table]:
            entries.extend(cast(list[Entry], fields[key]))
        for entry in entries:
            guessed = [field for field, source in _provenance(entry).items() if is_guess(source)]
            if guessed:
                name = entry.get("id", entry.get("players", ""))
                found.append((table, str(name), ", ".join(guessed)))
    return found


def is_guess(source: str) -> bool:
    """Sources begin with their kind; an explanation may follow."""
    return source.lower().startswith(GUESSED)


def _provenance(entry: Entry) -> dict[str, str]:
    """What is said of a field by itself or in a group, otherwise what is said of the entry."""
    general = str(entry.get("provenance", ""))
    special: dict[str, str] = {}
    for group, fields in GROUPS.items():
        if group in entry:
            special.update(dict.fromkeys(fields, str(entry[group])))
    sources: dict[str, str] = {}
    for field in entry:
        if field in REMARKS or field.endswith(("_provenance", "source_url", "_note")):
            continue
        own = entry.get(f"{field}_provenance")
        sources[field] = str(own) if own is not None else special.get(field, general)
    return sources
