"""The database: appending entries so that they cannot be lost, and reading them back.

Appends of all tables go through one writer that commits together whatever waits: under load one
sync to the disk serves many tables. A caller hears of an append only after its commit.
"""

import asyncio
import json
import os
import secrets
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from meadhall.hall import schema
from meadhall.hall.migrate import migrate
from meadhall.hall.settings import Settings

CHANNEL = "meadhall"
MOST_TOGETHER = 64


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table."""

    table: str
    sequence: int
    kind: str
    seat: int | None
    at: float
    request: str | None
    content: dict[str, object]


@dataclass(frozen=True, slots=True)
class Marks:
    """The shortcuts in `tables` that an entry changes."""

    status: str
    bot_due: float | None
    clock_due: float | None


@dataclass(slots=True)
class Waiting:
    """An append in the writer's queue."""

    entry: Entry
    epoch: str
    marks: Marks
    also: Sequence[Executable]
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
        changed_at=bindparam("b_at"),
        bot_due=bindparam("b_bot_due"),
        clock_due=bindparam("b_clock_due"),
    )
)
_insert = insert(schema.entries)


class Store:
    """One hall process's door to the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shared = settings.shared
        # Who we are among the processes that share the database.
        self.process = secrets.token_hex(8)
        self.engine: AsyncEngine = _async_engine(settings)
        # SQLite's second door, for the writer alone: from a thread of its own.
        self._direct: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "hall writer")
        if not self.shared:
            self._direct = _careful(create_engine(f"sqlite:///{settings.sqlite_file}"))
        self._queue: list[Waiting] = []
        self._wake = asyncio.Event()
        self._writing = asyncio.Lock()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start the writer."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        if not self.shared:
            # It holds sealed secrets: nobody else's to read.
            for path in self.settings.data.glob(self.settings.sqlite_file.name + "*"):
                os.chmod(path, 0o600)
        self._writer = asyncio.create_task(self._write_on(), name="hall writer")

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.dispose()

    async def dispose(self) -> None:
        """Let go of the database."""
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.dispose)
        self._thread.shutdown()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. SQLite has one writer at a time: ours wait here, not in the file."""
        if self.shared:
            async with self.engine.begin() as connection:
                yield connection
        else:
            async with self._writing, self.engine.begin() as connection:
                yield connection

    # -- entries -------------------------------------------------------------------------------

    async def append(
        self, entry: Entry, epoch: str, marks: Marks, also: Sequence[Executable] = ()
    ) -> bool:
        """Commit the entry, and `also` with it. False: somebody else was first, nothing changed."""
        waiting = Waiting(entry, epoch, marks, also)
        self._queue.append(waiting)
        self._wake.set()
        return await waiting.done

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            batch, self._queue = self._queue[:MOST_TOGETHER], self._queue[MOST_TOGETHER:]
            if not self._queue:
                self._wake.clear()
            # Everybody locks rows in the same order, so that nobody waits in a circle.
            batch.sort(key=lambda it: it.entry.table)
            try:
                won = await self._commit(batch)
            except (SQLAlchemyError, OSError) as error:
                await self._one_by_one(batch, error)
            else:
                for waiting, first in zip(batch, won, strict=True):
                    _answer(waiting, first)

    async def _one_by_one(self, batch: list[Waiting], error: Exception) -> None:
        """Something in the batch failed: let it fail alone."""
        for waiting in batch:
            if len(batch) == 1:
                _fail(waiting, error)
                return
            try:
                _answer(waiting, (await self._commit([waiting]))[0])
            except (SQLAlchemyError, OSError) as own:
                _fail(waiting, own)

    async def _commit(self, batch: list[Waiting]) -> list[bool]:
        if self._direct is None:
            async with self.writing() as connection:
                won, told = await connection.run_sync(_commit, batch)
                if told:
                    await self.notify(connection, "entries", ",".join(told))
            return won
        # SQLite works inside this process: one change of thread a batch, not a dozen a statement.
        loop = asyncio.get_running_loop()
        async with self._writing:
            return await loop.run_in_executor(self._thread, _commit_direct, self._direct, batch)

    async def notify(self, connection: AsyncConnection, what: str, payload: str) -> None:
        """Tell the other processes, when this transaction commits."""
        message = f"{self.process} {what} {payload}"
        await connection.execute(
            text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message}
        )

    async def table_row(self, table: str) -> dict[str, object] | None:
        async with self.reading() as connection:
            found = await connection.execute(
                select(schema.tables).where(schema.tables.c.id == table)
            )
            row = found.mappings().first()
        return None if row is None else dict(row)

    async def seat_rows(self, table: str) -> list[dict[str, object]]:
        async with self.reading() as connection:
            found = await connection.execute(
                select(schema.seats)
                .where(schema.seats.c.table_id == table)
                .order_by(schema.seats.c.seat)
            )
            return [dict(row) for row in found.mappings()]

    async def entries_after(self, table: str, sequence: int) -> list[Entry]:
        async with self.reading() as connection:
            found = await connection.execute(
                select(schema.entries)
                .where(schema.entries.c.table_id == table, schema.entries.c.sequence > sequence)
                .order_by(schema.entries.c.sequence)
            )
            return [
                Entry(
                    row.table_id,
                    row.sequence,
                    row.kind,
                    row.seat,
                    row.at,
                    row.request,
                    json.loads(row.content),
                )
                for row in found
            ]


def _commit(connection: Connection, batch: list[Waiting]) -> tuple[list[bool], list[str]]:
    """Append what can be appended: who won, and what is new as table:sequence."""
    won: list[bool] = []
    rows: list[dict[str, object]] = []
    told: list[str] = []
    for waiting in batch:
        entry, marks = waiting.entry, waiting.marks
        advanced = connection.execute(
            _advance,
            {
                "b_id": entry.table,
                "b_before": entry.sequence - 1,
                "b_epoch": waiting.epoch,
                "b_sequence": entry.sequence,
                "b_status": marks.status,
                "b_at": entry.at,
                "b_bot_due": marks.bot_due,
                "b_clock_due": marks.clock_due,
            },
        )
        first = advanced.rowcount == 1
        won.append(first)
        if first:
            rows.append(_row(entry))
            told.append(f"{entry.table}:{entry.sequence}")
            for statement in waiting.also:
                connection.execute(statement)
    if rows:
        connection.execute(_insert, rows)
    return won, told


def _commit_direct(engine: Engine, batch: list[Waiting]) -> list[bool]:
    with engine.begin() as connection:
        return _commit(connection, batch)[0]


def _async_engine(settings: Settings) -> AsyncEngine:
    if settings.shared:
        return create_async_engine(settings.async_url, pool_size=8, max_overflow=8)
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    engine = create_async_engine(settings.async_url, pool_size=5)
    _careful(engine.sync_engine)
    return engine


def _careful(engine: Engine) -> Engine:
    @event.listens_for(engine, "connect")
    def on_connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        # FULL: in WAL mode only this syncs every commit, and an acknowledged choice is for good.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def _row(entry: Entry) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "request": entry.request,
        "content": json.dumps(entry.content, separators=(",", ":")),
    }


def _answer(waiting: Waiting, won: bool) -> None:
    if not waiting.done.done():
        waiting.done.set_result(won)


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
