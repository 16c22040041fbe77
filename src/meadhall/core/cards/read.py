"""Readers of checked card data: a field left out reads as 0, a word that is not listed as -1."""

from typing import cast

Entry = dict[str, object]


def entries_of(data: Entry, table: str) -> list[Entry]:
    return cast(list[Entry], data.get(table, []))


def in_order(data: Entry, table: str, names: tuple[str, ...]) -> list[Entry]:
    by_name = {str(entry["id"]): entry for entry in entries_of(data, table)}
    return [by_name[name] for name in names]


def subtable(entry: Entry, field: str) -> Entry:
    return cast(Entry, entry[field])


def items(entry: Entry, field: str) -> list[Entry]:
    return cast(list[Entry], entry[field])


def text_list(entry: Entry, field: str) -> list[str]:
    return cast(list[str], entry[field])


def whole_list(entry: Entry, field: str) -> list[int]:
    return list(cast(list[int], entry[field]))


def number(entry: Entry, field: str) -> int:
    value = entry.get(field, 0)
    return int(value) if isinstance(value, int) else 0


def numbers(entries: list[Entry], field: str) -> list[int]:
    return [number(entry, field) for entry in entries]


def words(entries: list[Entry], field: str) -> list[str]:
    return [str(entry[field]) for entry in entries]


def word_places(entries: list[Entry], field: str, names: tuple[str, ...]) -> list[int]:
    found = words(entries, field)
    return [names.index(word) if word in names else -1 for word in found]


def row_of(entry: Entry, field: str, columns: tuple[str, ...]) -> list[int]:
    amounts = subtable(entry, field)
    return [number(amounts, column) for column in columns]


def by_seats(entry: Entry, field: str) -> list[int]:
    amounts = subtable(entry, field)
    return [number(amounts, str(seats)) for seats in range(5)]
