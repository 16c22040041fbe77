"""The database: appending entries so that they cannot be lost, and reading them back.

Appends of all tables go through one writer that commits together whatever waits: under load one
sync to the disk serves many tables. A caller hears of an append only after its commit.
"""

import asyncio
import json
import logging
import os
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from math import exp
from time import monotonic
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    event,
    select,
    text,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from meadhall.core.errors import SetupError
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.appending import Also, Waiting, Writer
from meadhall.hall.keeping.migrate import migrate, newest, shape
from meadhall.hall.keeping.schema import CHANNEL
from meadhall.hall.keeping.writer_postgresql import PostgresWriter
from meadhall.hall.keeping.writer_sqlite import SqliteWriter
from meadhall.hall.settings import Settings
from meadhall.hall.tables.entries import Entry, Marks

log = logging.getLogger("meadhall.hall.keeping.store")

Answer = TypeVar("Answer")
# To those who follow a table (see `following`). Of entries they are told as these are appended.
_tell_followers = text(
    f"SELECT pg_notify('{CHANNEL}_' || it.process, :sender || ' ' || :message)"
    " FROM followers AS it WHERE it.table_id IN (:table, '') AND it.process <> :sender"
    " AND it.until > EXTRACT(EPOCH FROM clock_timestamp()) GROUP BY it.process"
)
# How a database says that it is not there, or full, or locked.
TROUBLE: Final = (SQLAlchemyError, sqlite3.Error, OSError)
NO_HALL_YET: Final = "there is no hall's database here yet: open the hall once"
MOST_TOGETHER = 64
# A commit costs nearly the same for one entry and for twenty. From so many entries a second on
# each waits this long for company, which nobody notices; otherwise none waits.
CROWDED: Final = 150.0
GATHERED_SECONDS: Final = 0.008
MOST_BESIDES = 256
# In one question to the database.
MOST_NAMES = 500


def cause_of(error: Exception) -> str:
    """The database's own words: they say whether it is away, locked or out of room."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {cause}"[:200]


@contextmanager
def trouble_explained() -> Iterator[None]:
    """For commands: who keeps a hall reads one line that says what to look at."""
    try:
        yield
    except TROUBLE as error:
        raise SetupError(f"the database cannot be used: {cause_of(error)}") from error


class Store:
    """One hall process's door to the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shared = settings.shared
        # Who we are among the processes that share the database.
        self.process = secrets.token_hex(8)
        self.engine: AsyncEngine = _async_engine(settings)
        # SQLite's second door, without asyncio in between: from threads of our own.
        self._direct: Engine | None = None
        self._readers = ThreadPoolExecutor(2, "hall reader")
        self._appends: Writer
        if self.shared:
            self._appends = PostgresWriter(settings.driver_url, self.process)
        else:
            self._direct = _careful(create_engine(f"sqlite:///{settings.sqlite_file}"))
            self._appends = SqliteWriter(self._direct)
        self._queue: list[Waiting] = []
        # What nobody waits for: written along with the next entries, or given up.
        self._besides: list[Also] = []
        self._writing_besides = False
        self._wake = asyncio.Event()
        # Entries of the last second, more or less, and when that was counted.
        self._lately, self._counted_at = 0.0, monotonic()
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

    async def need_shape(self) -> None:
        """For those who only look in: the database must be there and of this version."""
        if not self.shared and not self.settings.sqlite_file.exists():
            raise SetupError(NO_HALL_YET)  # and none is made by looking
        async with self.engine.connect() as connection:
            found = await connection.run_sync(shape)
        if found is None:
            raise SetupError(NO_HALL_YET)
        if found != newest():
            raise SetupError(
                f"the database has the shape of another version of Meadhall ({found}, here"
                f" {newest()}); use the version that runs the hall"
            )

    @property
    def waiting(self) -> int:
        """How many entries wait for the writer."""
        return len(self._queue)

    @property
    def writes(self) -> bool:
        """Is there somebody who commits? Without, the process answers and nothing ever happens."""
        return self._writer is not None and not self._writer.done()

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
        await self.dispose()

    async def dispose(self) -> None:
        """Let go of the database."""
        await self._appends.close()
        self._readers.shutdown()
        if self._direct is not None:
            await asyncio.to_thread(self._direct.dispose)
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def read_together(self, work: Callable[[Connection], Answer]) -> Answer:
        """Several questions one after another: for SQLite one change of thread for all of them."""
        if self._direct is None:
            async with self.reading() as connection:
                return await connection.run_sync(work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, _read_direct, self._direct, work)

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
        self, entry: Entry, epoch: str, marks: Marks, also: Sequence[Also] = ()
    ) -> bool:
        """Commit the entry, and `also` with it. False: somebody else was first, nothing changed."""
        waiting = Waiting(entry, epoch, marks, also)
        self._queue.append(waiting)
        self._wake.set()
        return await waiting.done

    def write_besides(self, statement: Also) -> None:
        """Write something that helps, and whose loss would harm nobody: after those who wait."""
        if len(self._besides) < MOST_BESIDES:
            self._besides.append(statement)
            self._wake.set()

    async def written(self) -> None:
        """Wait until what was to be written besides has been, as long as somebody writes."""
        while self.writes and (self._besides or self._writing_besides):
            await asyncio.sleep(0.001)

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            if self._lately > CROWDED:
                await asyncio.sleep(GATHERED_SECONDS)
            batch, self._queue = self._queue[:MOST_TOGETHER], self._queue[MOST_TOGETHER:]
            besides, self._besides = self._besides, []
            self._writing_besides = bool(besides)
            if not self._queue:
                self._wake.clear()
            self._count(len(batch))
            # Everybody locks rows in the same order, so that nobody waits in a circle.
            batch.sort(key=lambda it: it.entry.table)
            try:
                await self._write(batch, besides)
            except Exception as error:
                # Whatever it was: the one writer of this process must live on.
                log.exception("the writer met something unknown")
                for waiting in batch:
                    _fail(waiting, error)

            finally:
                self._writing_besides = False

    def _count(self, entries: int) -> None:
        """Older ones count less and less: by a half after two thirds of a second."""
        now = monotonic()
        self._lately = self._lately * exp(self._counted_at - now) + entries
        self._counted_at = now

    async def _write(self, batch: list[Waiting], besides: Sequence[Also]) -> None:
        try:
            won = await self._commit(batch, besides)
        except TROUBLE as error:
            if besides:
                log.warning("something was not saved", extra={"error": type(error).__name__})
            await self._one_by_one(batch, error, len(batch) > 1 or bool(besides))
        else:
            for waiting, first in zip(batch, won, strict=True):
                _answer(waiting, first)

    async def _one_by_one(self, batch: list[Waiting], error: Exception, again: bool) -> None:
        """Something in the batch failed: let it fail alone."""
        for waiting in batch:
            if not again:
                _fail(waiting, error)
                return
            try:
                _answer(waiting, (await self._commit([waiting]))[0])
            except TROUBLE as own:
                _fail(waiting, own)

    async def _commit(self, batch: list[Waiting], besides: Sequence[Also] = ()) -> list[bool]:
        if self.shared:
            return await self._appends.commit(batch, besides)
        async with self._writing:
            return await self._appends.commit(batch, besides)

    async def tell_followers(
        self, connection: AsyncConnection, what: str, table: str, payload: str
    ) -> None:
        """Tell the other processes that follow the table, when this transaction commits."""
        values = {"sender": self.process, "table": table, "message": f"{what} {payload}"}
        await connection.execute(_tell_followers, values)

    async def tell_all(self, connection: AsyncConnection, what: str, payload: str) -> None:
        """Tell all other processes, when this transaction commits."""
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

    async def sequences(self, tables: Sequence[str]) -> dict[str, tuple[str, int]]:
        """The epoch and the last entry of each of these tables."""
        found: dict[str, tuple[str, int]] = {}
        table = schema.tables.c
        async with self.reading() as connection:
            for first in range(0, len(tables), MOST_NAMES):
                some = tables[first : first + MOST_NAMES]
                rows = await connection.execute(
                    select(table.id, table.epoch, table.sequence).where(table.id.in_(some))
                )
                found.update({row.id: (row.epoch, row.sequence) for row in rows})
        return found

    async def seat_rows(self, table: str) -> list[dict[str, object]]:
        async with self.reading() as connection:
            found = await connection.execute(
                select(schema.seats)
                .where(schema.seats.c.table_id == table)
                .order_by(schema.seats.c.seat)
            )
            return [dict(row) for row in found.mappings()]

    async def entries_after(self, table: str, sequence: int) -> list[Entry]:
        return await self.entries(
            select(schema.entries)
            .where(schema.entries.c.table_id == table, schema.entries.c.sequence > sequence)
            .order_by(schema.entries.c.sequence)
        )

    async def entries(self, wanted: Select[Any]) -> list[Entry]:
        async with self.reading() as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]


def entry_of(row: Any) -> Entry:
    return Entry(
        row.table_id,
        row.sequence,
        row.kind,
        row.seat,
        row.at,
        row.request,
        json.loads(row.content),
        row.heard,
    )


def _read_direct(engine: Engine, work: Callable[[Connection], Answer]) -> Answer:
    with engine.connect() as connection:
        return work(connection)


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
        # A sync of macOS stops at the disk's own memory; other systems pay nothing for this.
        cursor.execute("PRAGMA fullfsync=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    return engine


def _answer(waiting: Waiting, won: bool) -> None:
    if not waiting.done.done():
        waiting.done.set_result(won)


def _fail(waiting: Waiting, error: Exception) -> None:
    if not waiting.done.done():
        waiting.done.set_exception(error)
