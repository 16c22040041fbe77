"""Appending entries: many tables' together in one transaction, each only if nobody was first.

What is to be written is put together here; `writer_sqlite` and `writer_postgresql` write it, each
in the way that costs its database least.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Protocol

from sqlalchemy import ClauseElement, Dialect, Executable
from sqlalchemy.sql.compiler import SQLCompiler

from meadhall.hall.keeping import schema
from meadhall.hall.tables.compact import compact
from meadhall.hall.tables.entries import Entry, Marks

# A statement to be carried out along with an entry; with parameters, if it was put together once.
Also = Executable | tuple[Executable, dict[str, object]]
ENTRY_COLUMNS: Final = tuple(column.name for column in schema.entries.columns)
# What an entry changes of its table's row, besides the number of its last entry.
MARK_COLUMNS: Final = (
    "status",
    "changed_at",
    "bot_due",
    "clock_due",
    "rules_version",
    "record_format",
    "summary",
    "asked",
)


@dataclass(slots=True)
class Waiting:
    """An append in the writer's queue."""

    entry: Entry
    epoch: str
    marks: Marks
    also: Sequence[Also]
    done: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Writer(Protocol):
    """The one of a process that appends."""

    async def commit(self, batch: Sequence[Waiting], besides: Sequence[Also]) -> list[bool]:
        """Append what can be appended, with all that goes along: who was first."""

    async def close(self) -> None: ...


def entry_row(waiting: Waiting) -> tuple[object, ...]:
    """In the order of `ENTRY_COLUMNS`."""
    entry = waiting.entry
    return (
        entry.table,
        entry.sequence,
        entry.kind,
        entry.seat,
        entry.at,
        entry.request,
        compact(entry.content),
        waiting.marks.heard,
    )


def mark_row(waiting: Waiting) -> tuple[object, ...]:
    """In the order of `MARK_COLUMNS`."""
    marks = waiting.marks
    return (
        marks.status,
        marks.changed_at,
        marks.bot_due,
        marks.clock_due,
        marks.rules_version,
        marks.record_format,
        marks.summary,
        marks.asked,
    )


def what_goes_along(
    first: Sequence[Waiting], besides: Sequence[Also], dialect: Dialect
) -> list[tuple[str, list[list[object]]]]:
    """Each statement once, as its database's driver reads it, with all the rows of values it is to
    be carried out with."""
    together: dict[int, tuple[Executable, list[dict[str, object]]]] = {}
    for also in [*(it for waiting in first for it in waiting.also), *besides]:
        statement, values = also if isinstance(also, tuple) else (also, {})
        together.setdefault(id(statement), (statement, []))[1].append(values)
    found = []
    for statement, all_values in together.values():
        # With parameters it was put together once, and comes again and again.
        ready = _known(statement, dialect) if all_values[0] else _prepared(statement, dialect)
        found.append((ready.text, [ready.row(values) for values in all_values]))
    return found


@dataclass(frozen=True, slots=True)
class Prepared:
    """A statement as its database's driver reads it: drivers carry it out in a fraction of the time
    that SQLAlchemy takes to put it together."""

    text: str
    names: Sequence[str]
    # The values of parameters that were given with the statement itself.
    own: dict[str, object]

    def row(self, values: dict[str, object]) -> list[object]:
        return [values[name] if name in values else self.own[name] for name in self.names]


def _prepared(statement: Executable, dialect: Dialect) -> Prepared:
    assert isinstance(statement, ClauseElement)
    made = statement.compile(dialect=dialect, compile_kwargs={"render_postcompile": True})
    assert isinstance(made, SQLCompiler)
    return Prepared(made.string, made.positiontup or (), dict(made.params))


_known: Final = cache(_prepared)
