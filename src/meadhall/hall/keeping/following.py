"""Which process wants to hear of which table, where several share a PostgreSQL.

A process follows the tables it has open; one where somebody has lists open follows everything. It
writes that down before it reads, and while it reads no entry of that table can be on its way: what
it did not read, it is told. What is written down holds for a while and is renewed; of a process
that has died nobody takes notice any more.
"""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.hall.keeping.store import Store

# Instead of a table's name: all of them.
EVERYTHING: Final = ""
HOLDS_SECONDS: Final = 90.0
RENEWED_SECONDS: Final = 30.0

# By the database's clock, which all processes share.
_NOW: Final = "EXTRACT(EPOCH FROM clock_timestamp())"
_write = text(
    f"INSERT INTO followers (table_id, process, until)"
    f" SELECT name, :process, {_NOW} + :holds FROM unnest(CAST(:names AS text[])) AS name"
    " ON CONFLICT (table_id, process) DO UPDATE SET until = EXCLUDED.until"
)
# Whoever makes an entry has changed this row: we wait until that is committed, or they for us.
_meet = text("SELECT id FROM tables WHERE id = ANY(CAST(:names AS text[])) ORDER BY id FOR SHARE")
_renew = text(
    f"UPDATE followers SET until = {_NOW} + :holds"
    f" WHERE process = :process AND until > {_NOW} RETURNING table_id"
)
_forget = text(
    "DELETE FROM followers WHERE process = :process AND table_id = ANY(CAST(:names AS text[]))"
)
_forget_the_dead = text(f"DELETE FROM followers WHERE until <= {_NOW} - 60")


class Following:
    """What this process follows. Without other processes: nothing needs to be written down."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._here: set[str] = set()
        self._lock = asyncio.Lock()

    async def follow(self, name: str) -> bool:
        """From now on we are told of this table's entries, once this returns. False: we were."""
        if not self._store.shared or name in self._here:
            return False
        async with self._lock, self._store.writing() as connection:
            await self._write_down(connection, [name])
        self._here.add(name)
        return True

    async def leave_all_but(self, wanted: Collection[str]) -> None:
        """Follow nothing else any more."""
        leaving = self._here.difference(wanted)
        if not leaving:
            return
        # At once: whoever wants to follow one of them meanwhile writes it down again, after us.
        self._here -= leaving
        async with self._lock, self._store.writing() as connection:
            await connection.execute(_forget, self._values(sorted(leaving)))

    async def renew(self) -> bool:
        """Go on following. False: it had run out, and something may have been missed."""
        if not self._store.shared:
            return True
        async with self._lock, self._store.writing() as connection:
            values = {"process": self._store.process, "holds": HOLDS_SECONDS}
            held = set((await connection.execute(_renew, values)).scalars())
            lost = sorted(self._here - held)
            if lost:
                await self._write_down(connection, lost)
            await connection.execute(_forget_the_dead)
        return not lost

    async def _write_down(self, connection: AsyncConnection, names: Sequence[str]) -> None:
        await connection.execute(_write, {**self._values(names), "holds": HOLDS_SECONDS})
        await connection.execute(_meet, {"names": list(names)})

    def _values(self, names: Sequence[str]) -> dict[str, object]:
        return {"process": self._store.process, "names": list(names)}
