"""The tables of a card file: each field of a card is declared once, as a column.

A column says what a field may be (its shape, with its bounds), which list or number of the card set
it is read into, and whether it is a value somebody had to find out or a remark. Checking, reading
and provenance all follow from that.
"""

from dataclasses import dataclass
from typing import Any, Final, cast

from meadhall.core.cards.report import Report, bare, quoted, show
from meadhall.core.cards.shapes import Name, OneOf, Only, Shape, Text, every
from meadhall.core.compiled import mypyc_attr

Entry = dict[str, object]

# Chance draws among at most 256.
MOST_CARDS: Final = 250


@dataclass(eq=False)
class Column:
    """One field of a table.

    `into`: the attribute of the card set that it is read into. `only` and `but`: the entries that
    have it, where not all have. A `remark` explains and has no provenance of its own.
    """

    name: str
    shape: Shape
    into: str = ""
    needed: bool = True
    remark: bool = False
    only: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    # What it reads as where it is left out; None: what the shape says.
    missing: Any = None

    def belongs_to(self, entry: str) -> bool:
        return entry not in self.but and (not self.only or entry in self.only)

    def value(self, entry: Entry) -> object:
        """What the rules read of this field of a checked entry."""
        if self.name in entry:
            return self.shape.read(entry[self.name])
        return self.shape.missing() if self.missing is None else self.missing


def remark(name: str, needed: bool = False) -> Column:
    """Words for people."""
    return Column(name, Text(), needed=needed, remark=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A table that stands in the file once: ``[setup]``."""

    def __init__(self, path: str, columns: list[Column]) -> None:
        # Where it stands: "setup", or "edition.portal" for a table in a table.
        self.path = path
        self.columns = [*columns, *_sources(columns)]
        self.alike = not any(column.only or column.but for column in columns)

    @property
    def heading(self) -> str:
        return f"[{self.path}]"

    def columns_of(self, entry: str = "") -> list[Column]:
        if self.alike:
            return self.columns
        return [column for column in self.columns if column.belongs_to(entry)]

    def check(self, report: Report, found: object, inner: list[str]) -> None:
        """`inner`: keys that are tables of their own."""
        if not isinstance(found, dict):
            report.absent(self.heading, "table")
            return
        fields = {key: value for key, value in found.items() if key not in inner}
        self.check_fields(report, self.heading, fields, "")

    def check_fields(self, report: Report, where: str, fields: Entry, entry: str) -> None:
        """Every field there, none unknown, each of its shape."""
        columns = {column.name: column for column in self.columns_of(entry)}
        for key in fields:
            if key not in columns:
                report.unknown(where, f"{bare(key)} is not a field here", key, list(columns))
        for name, column in columns.items():
            if name in fields:
                column.shape.check(report, where, name, fields[name])
            elif column.needed:
                report.missing(where, name, column.shape.allowed(), column.shape.signs())

    def entries(self, found: object) -> list[Entry]:
        """The entries of checked data, in the order in which they are read."""
        return [cast(Entry, found)]

    def read(self, found: object, values: dict[str, object]) -> None:
        """Put what the rules read into `values`, by the attributes of the card set."""
        for column in self.columns:
            if column.into:
                values[column.into] = column.value(cast(Entry, found))

    def name_of(self, entry: Entry) -> str:
        return ""

    def provenance(self, entry: Entry) -> dict[str, str]:
        """Each field that holds a value, and where that comes from.

        What is said of a field by itself counts, and otherwise what is said of the whole entry.
        """
        special = cast(dict[str, str], entry.get("provenance_fields", {}))
        sources: dict[str, str] = {}
        for column in self.columns_of(self.name_of(entry)):
            if column.remark:
                continue
            if column.name in special:
                sources[column.name] = special[column.name]
            elif column.name in entry and not isinstance(column.shape, Only):
                sources[column.name] = str(entry["provenance"])
        return sources


class Notes(Table):
    """A table of texts by any names, which explains words used elsewhere in the file."""

    def __init__(self, path: str) -> None:
        super().__init__(path, [])

    def check(self, report: Report, found: object, inner: list[str]) -> None:
        if found is not None and not isinstance(found, dict):
            report.misplaced(self.heading, found, "a table of texts", 'a = "…"')
        for name, text in found.items() if isinstance(found, dict) else ():
            Text().check(report, self.heading, bare(name), text)

    def entries(self, found: object) -> list[Entry]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Table):
    """Entries of one kind: ``[[troll]]``, each with a name of its own in the field `key`.

    With `ids` there are exactly these, because code or the action space hangs on each of them, and
    they are read in this order; without, a file may add and drop entries at will. Each column is
    read into a list with one item per entry. Tables that read into the same list follow each other
    in it; where the list is as long as all cards of the game (`size`), these begin at `first`.
    """

    def __init__(
        self,
        path: str,
        ids: tuple[object, ...],
        columns: list[Column],
        key: str = "id",
        first: int = 0,
        size: int = 0,
    ) -> None:
        named = Column(key, OneOf(list(ids)) if ids else Name(), remark=True)
        super().__init__(path, [named, *columns])
        self.ids = ids
        self.key = key
        self.first = first
        self.size = size

    @property
    def heading(self) -> str:
        return f"[[{self.path}]]"

    def check(self, report: Report, found: object, inner: list[str]) -> None:
        if found is None and not self.ids:
            return
        entries = [] if found is None else found
        if not isinstance(entries, list):
            report.misplaced(self.heading, found, f"{self.heading} entries", self.heading)
            return
        if len(entries) > MOST_CARDS:
            problem = f"{len(entries)} entries; at most {MOST_CARDS} are allowed"
            report.clash(self.heading, problem, f"≤ {MOST_CARDS}")
            return
        seen: list[object] = []
        for index, entry in enumerate(entries):
            self._check_entry(report, index, entry, seen)
        for name in self.ids:
            if name not in seen:
                where = f"{self.heading} {show(name)}"
                report.absent(where, "entry")

    def _check_entry(self, report: Report, index: int, entry: object, seen: list[object]) -> None:
        if not isinstance(entry, dict):
            where = f"{self.heading} entry {index + 1}"
            report.misplaced(where, entry, "a table of fields", "{ … }")
            return
        name = entry.get(self.key)
        named = bool(name) and isinstance(name, str | int)
        where = f"{self.heading} " + (show(name) if named else f"entry {index + 1}")
        if named and self.ids and name not in self.ids:
            known = [str(it) for it in self.ids]
            report.unknown(where, f"{self.key} = {show(name)} is not allowed", name, known)
            return
        if named and name in seen:
            allowed = f"a name no other {self.heading} has"
            report.refuse(where, self.key, name, allowed, f"≠ {self.heading}")
        elif named:
            seen.append(name)
        elif self.ids:
            shape = self.columns[0].shape
            report.missing(where, self.key, shape.allowed(), shape.signs())
            return
        self.check_fields(report, where, cast(Entry, entry), str(name))

    def entries(self, found: object) -> list[Entry]:
        entries = cast(list[Entry], [] if found is None else found)
        if not self.ids:
            return entries
        by_name = {entry[self.key]: entry for entry in entries}
        return [by_name[name] for name in self.ids]

    def read(self, found: object, values: dict[str, object]) -> None:
        entries = self.entries(found)
        begun: list[str] = []
        for column in self.columns:
            if not column.into:
                continue
            nothing = column.shape.missing()
            listed = cast(list[object], values.setdefault(column.into, [nothing] * self.size))
            if not self.size and column.into not in begun:
                listed.extend([nothing] * len(entries))
            begun.append(column.into)
            first = self.first if self.size else len(listed) - len(entries)
            for index, entry in enumerate(entries):
                if self.alike or column.belongs_to(self.name_of(entry)):
                    listed[first + index] = column.value(entry)

    def name_of(self, entry: Entry) -> str:
        return str(entry[self.key])


def _sources(columns: list[Column]) -> list[Column]:
    """The fields that say where the values of an entry come from."""
    names = tuple(column.name for column in columns)
    return [
        remark("provenance", needed=True),
        Column("provenance_fields", every(names, Text()), needed=False, remark=True),
        remark("source"),
        remark("note"),
    ]


@dataclass(eq=False)
class Look:
    """Card data as they are, right or wrong, for checks of what must agree across entries.

    What is not as it should be is reported already: here it reads as nothing.
    """

    data: dict[str, object]

    def at(self, path: str) -> object:
        here: object = self.data
        for name in path.split("."):
            here = here.get(name) if isinstance(here, dict) else None
        return here

    def table(self, path: str) -> Entry:
        found = self.at(path)
        return found if isinstance(found, dict) else {}

    def entries(self, path: str) -> list[Entry]:
        return tables_in(self.at(path))

    def entry(self, path: str, name: str) -> Entry:
        for entry in self.entries(path):
            if entry.get("id") == name:
                return entry
        return {}


def tables_in(value: object) -> list[Entry]:
    return [item for item in items_in(value) if isinstance(item, dict)]


def items_in(value: object) -> list[object]:
    return value if isinstance(value, list) else []


def number_in(value: object, otherwise: int = 0) -> int:
    return value if type(value) is int else otherwise


def place(path: str, entry: Entry) -> str:
    """How a message names an entry."""
    name = entry.get("id")
    return f"[[{path}]] {quoted(name) if isinstance(name, str) else 'entry'}"
