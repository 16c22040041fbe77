"""Appending to SQLite, which lives inside this process: in a thread of its own, over a connection
that stays open. To take one from a pool and give it back takes longer than to commit."""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from sqlalchemy import Engine, PoolProxiedConnection, make_url

from meadhall.hall.keeping.appending import (
    ENTRY_COLUMNS,
    MARK_COLUMNS,
    Also,
    Waiting,
    entry_row,
    mark_row,
    what_goes_along,
)

_DIALECT: Final = make_url("sqlite://").get_dialect()()
_ADVANCE: Final = (
    f"UPDATE tables SET sequence = ?, {', '.join(f'{name} = ?' for name in MARK_COLUMNS)}"
    " WHERE id = ? AND sequence = ? AND epoch = ?"
)
_APPEND: Final = (
    f"INSERT INTO entries ({', '.join(ENTRY_COLUMNS)})"
    f" VALUES ({', '.join('?' * len(ENTRY_COLUMNS))})"
)


class SqliteWriter:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "hall writer")
        # Of the thread alone.
        self._connection: PoolProxiedConnection | None = None

    async def commit(self, batch: Sequence[Waiting], besides: Sequence[Also]) -> list[bool]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._commit, batch, besides)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _commit(self, batch: Sequence[Waiting], besides: Sequence[Also]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        driver = self._connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            with driver:  # one transaction: committed at the end, or taken back
                return _append(driver, batch, besides)
        except BaseException:
            # Whatever it was, the next batch has nothing to do with it.
            with suppress(sqlite3.Error):
                self._let_go()
            self._connection = None
            raise


def _append(
    driver: sqlite3.Connection, batch: Sequence[Waiting], besides: Sequence[Also]
) -> list[bool]:
    won = [_advance(driver, waiting) for waiting in batch]
    first = [waiting for waiting, ahead in zip(batch, won, strict=True) if ahead]
    driver.executemany(_APPEND, [entry_row(waiting) for waiting in first])
    for text, rows in what_goes_along(first, besides, _DIALECT):
        driver.executemany(text, rows)
    return won


def _advance(driver: sqlite3.Connection, waiting: Waiting) -> bool:
    entry = waiting.entry
    where = (entry.table, entry.sequence - 1, waiting.epoch)
    return driver.execute(_ADVANCE, (entry.sequence, *mark_row(waiting), *where)).rowcount == 1
