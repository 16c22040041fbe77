"""Readers of checked card data: a field left out reads as 0, a word that is not listed as -1."""

from typing import cast

Entry = dict[str, object]


def entries_of(data: Entry, path: str) -> list[Entry]:
    """The entries of a table, in file order: ``entries_of(data, "base.warriors")``."""
    here: object = data
    for name in path.split("."):
        here = cast(Entry, here).get(name, [])
    return cast(list[Entry], here)


def in_order(data: Entry, path: str, names: tuple[str, ...]) -> list[Entry]:
    """The entries of a table in the order of their ids."""
    by_name = {str(entry["id"]): entry for entry in entries_of(data, path)}
    return [by_name[name] for name in names]


def subtable(entry: Entry, field: str) -> Entry:
    return cast(Entry, entry[field])


def items(entry: Entry, field: str) -> list[Entry]:
    return cast(list[Entry], entry[field])


def text_list(entry: Entry, field: str) -> list[str]:
    return cast(list[str], entry[field])


def number(entry: Entry, field: str) -> int:
    value = entry.get(field, 0)
    return int(value) if isinstance(value, int) else 0


def words(entries: list[Entry], field: str) -> list[str]:
    return [str(entry[field]) for entry in entries]


def word_place(word: object, names: tuple[str, ...]) -> int:
    """Where a word stands in a closed list; -1 for none."""
    return names.index(word) if isinstance(word, str) and word in names else -1
