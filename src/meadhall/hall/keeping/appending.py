"""Appending entries: many tables' together in one transaction, each only if nobody was first."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from sqlalchemy import ClauseElement, Connection, Executable, bindparam, insert, text, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql.compiler import SQLCompiler

from meadhall.hall.keeping import schema
from meadhall.hall.tables.entries import Entry, Marks

# A statement to be carried out along with an entry; with parameters, if it was put together once.
Also = Executable | tuple[Executable, dict[str, object]]


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


_advance = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("b_id"),
        schema.tables.c.sequence == bindparam("b_before"),
        schema.tables.c.epoch == bindparam("b_epoch"),
    )
    .values(
        sequence=bindparam("b_sequence"),
        status=bindparam("b_status"),
        changed_at=bindparam("b_changed_at"),
        bot_due=bindparam("b_bot_due"),
        clock_due=bindparam("b_clock_due"),
        rules_version=bindparam("b_rules_version"),
        record_format=bindparam("b_record_format"),
        summary=bindparam("b_summary"),
        asked=bindparam("b_asked"),
    )
)
_insert = insert(schema.entries)

# PostgreSQL is asked once for all of them: each question is a way there and back.
_COLUMNS: Final = {
    "id": "text",
    "before": "int",
    "epoch": "text",
    "sequence": "int",
    "status": "text",
    "changed_at": "double precision",
    "bot_due": "double precision",
    "clock_due": "double precision",
    "rules_version": "int",
    "record_format": "int",
    "summary": "text",
    "asked": "text",
}
_advance_all = text(
    "UPDATE tables AS old SET "
    + ", ".join(f"{name} = new.{name}" for name in list(_COLUMNS)[3:])
    + " FROM unnest("
    + ", ".join(f"CAST(:b_{name} AS {kind}[])" for name, kind in _COLUMNS.items())
    + f") AS new({', '.join(_COLUMNS)})"
    " WHERE old.id = new.id AND old.sequence = new.before AND old.epoch = new.epoch"
    " RETURNING old.id"
)


def commit(
    connection: Connection, batch: Sequence[Waiting], besides: Sequence[Also] = ()
) -> tuple[list[bool], list[str]]:
    """Append what can be appended: who won, and what is new as table:sequence."""
    won = _advance_each(connection, batch)
    first = [waiting for waiting, ahead in zip(batch, won, strict=True) if ahead]
    for waiting in first:
        for also in waiting.also:
            _carry_out(connection, also)
    if first:
        connection.execute(_insert, [_row(it.entry, it.marks.heard) for it in first])
    for also in besides:
        _carry_out(connection, also)
    return won, [f"{it.entry.table}:{it.entry.sequence}" for it in first]


def _carry_out(connection: Connection, also: Also) -> None:
    if isinstance(also, tuple):
        _quickly(connection, *also)
    else:
        connection.execute(also)


def _quickly(connection: Connection, statement: Executable, values: dict[str, object]) -> int:
    """Carry out a statement that was put together once; gives how many rows it met.

    SQLite itself takes a few microseconds for it: it gets the text at once, and SQLAlchemy, which
    takes five times as long, only keeps the transaction.
    """
    if connection.dialect.name != "sqlite":
        return connection.execute(statement, values).rowcount
    sql, names, fixed = _text_of(statement)
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver.execute(sql, [values[it] if it in values else fixed[it] for it in names]).rowcount


@cache
def _text_of(statement: Executable) -> tuple[str, Sequence[str], dict[str, object]]:
    """The text for SQLite, the names of its parameters in order, and those that never change."""
    assert isinstance(statement, ClauseElement)
    made = statement.compile(dialect=sqlite.dialect())
    assert isinstance(made, SQLCompiler)
    assert made.positiontup is not None
    return made.string, made.positiontup, {name: it.value for name, it in made.binds.items()}


def _advance_each(connection: Connection, batch: Sequence[Waiting]) -> list[bool]:
    wanted = [_values(waiting) for waiting in batch]
    if connection.dialect.name == "postgresql" and len(batch) > 1:
        columns = {name: [values[name] for values in wanted] for name in wanted[0]}
        ahead = set(connection.execute(_advance_all, columns).scalars())
        return [values["b_id"] in ahead for values in wanted]
    return [_quickly(connection, _advance, values) == 1 for values in wanted]


def _values(waiting: Waiting) -> dict[str, object]:
    entry, marks = waiting.entry, waiting.marks
    return {
        "b_id": entry.table,
        "b_before": entry.sequence - 1,
        "b_epoch": waiting.epoch,
        "b_sequence": entry.sequence,
        "b_status": marks.status,
        "b_changed_at": marks.changed_at,
        "b_bot_due": marks.bot_due,
        "b_clock_due": marks.clock_due,
        "b_rules_version": marks.rules_version,
        "b_record_format": marks.record_format,
        "b_summary": marks.summary,
        "b_asked": marks.asked,
    }


def _row(entry: Entry, heard: str | None) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "request": entry.request,
        "content": json.dumps(entry.content, separators=(",", ":")),
        "heard": heard,
    }
