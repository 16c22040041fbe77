"""Appending to PostgreSQL: as few ways there and back as there can be, whatever the size of the
batch, over a connection that stays open and has its statements prepared."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import make_url
from sqlalchemy.exc import OperationalError

from meadhall.hall.keeping.appending import (
    ENTRY_COLUMNS,
    MARK_COLUMNS,
    Also,
    Waiting,
    entry_row,
    mark_row,
    what_goes_along,
)
from meadhall.hall.keeping.schema import CHANNEL

if TYPE_CHECKING:
    import asyncpg

CONNECT_SECONDS: Final = 10.0
_DIALECT: Final = make_url("postgresql+asyncpg://").get_dialect()()

_KINDS: Final = {
    **dict.fromkeys(("sequence", "seat", "rules_version", "record_format"), "int"),
    **dict.fromkeys(("at", "changed_at", "bot_due", "clock_due"), "double precision"),
}


def _arrays(names: Sequence[str], first: int = 1) -> str:
    """Parameters, each with all rows' values of one column."""
    return ", ".join(
        f"${number}::{_KINDS.get(name, 'text')}[]" for number, name in enumerate(names, start=first)
    )


_OF_TABLE: Final = ("id", "epoch", "sequence", *MARK_COLUMNS)
_ADVANCE: Final = (
    "UPDATE tables AS old SET "
    + ", ".join(f"{name} = new.{name}" for name in _OF_TABLE[2:])
    + f" FROM unnest({_arrays(_OF_TABLE)}) AS new({', '.join(_OF_TABLE)})"
    " WHERE old.id = new.id AND old.sequence = new.sequence - 1 AND old.epoch = new.epoch"
    " RETURNING old.id, old.epoch, old.sequence"
)
# Those who follow are looked for after the rows of the tables are ours (see `following`): so this
# must not be one statement with the one above, which would look for them before it waits.
_APPEND_AND_TELL: Final = (
    f"WITH appended AS (INSERT INTO entries ({', '.join(ENTRY_COLUMNS)})"
    f" SELECT * FROM unnest({_arrays(ENTRY_COLUMNS)}))"
    f" SELECT pg_notify('{CHANNEL}_' || it.process,"
    f" ${len(ENTRY_COLUMNS) + 1}::text || ' entries '"
    " || string_agg(DISTINCT new.name || ':' || new.sequence, ','))"
    " FROM unnest($1::text[], $2::int[]) AS new(name, sequence)"
    " JOIN followers AS it ON it.table_id IN (new.name, '')"
    f" WHERE it.process <> ${len(ENTRY_COLUMNS) + 1}::text"
    " AND it.until > EXTRACT(EPOCH FROM clock_timestamp()) GROUP BY it.process"
)


class PostgresWriter:
    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._process = process
        self._connection: asyncpg.Connection[Any] | None = None

    async def commit(self, batch: Sequence[Waiting], besides: Sequence[Also]) -> list[bool]:
        import asyncpg  # a hall on SQLite needs none of it

        try:
            if self._connection is None:
                self._connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS)
            async with self._connection.transaction():
                return await self._append(self._connection, batch, besides)
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            self._let_go()
            raise OperationalError("append", None, error) from error
        except BaseException:
            # Whatever it was, the next batch has nothing to do with it.
            self._let_go()
            raise

    async def close(self) -> None:
        self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _append(
        self,
        connection: "asyncpg.Connection[Any]",
        batch: Sequence[Waiting],
        besides: Sequence[Also],
    ) -> list[bool]:
        won: list[bool] = []
        if batch:
            rows = [_table_row(it) for it in batch]
            ahead = {tuple(it) for it in await connection.fetch(_ADVANCE, *_columns(rows))}
            for row in rows:
                won.append(row[:3] in ahead)
                # The same entry twice in one batch: only one of them is there now.
                ahead.discard(row[:3])
        first = [waiting for waiting, is_first in zip(batch, won, strict=True) if is_first]
        if first:
            columns = _columns([entry_row(it) for it in first])
            await connection.fetch(_APPEND_AND_TELL, *columns, self._process)
        for text, values in what_goes_along(first, besides, _DIALECT):
            await connection.executemany(text, values)
        return won


def _columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _table_row(waiting: Waiting) -> tuple[object, ...]:
    """In the order of `_OF_TABLE`."""
    entry = waiting.entry
    return entry.table, waiting.epoch, entry.sequence, *mark_row(waiting)
