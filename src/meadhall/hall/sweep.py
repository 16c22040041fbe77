"""What has to be done without anybody asking: bots left behind by a crash, clocks, idle tables."""

import asyncio
import logging
from time import monotonic, time
from typing import Final

from sqlalchemy import or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from meadhall.hall import schema
from meadhall.hall.bots import Bots
from meadhall.hall.hall import Hall, Room
from meadhall.hall.info import time_left
from meadhall.hall.refusals import Refusal
from meadhall.hall.seats import seat_bot
from meadhall.hall.table import PLAYING, Table

log = logging.getLogger("meadhall.hall.sweep")

MOST_AT_ONCE: Final = 200
# In `remembered`: a word that a restore changes.
RESTORED: Final = "restored"
UNKNOWN: Final = "?"


class Sweep:
    """One round a second or so."""

    def __init__(self, hall: Hall, bots: Bots) -> None:
        self.hall = hall
        self.bots = bots
        self._beat_at = 0.0
        self._restored: str | None = UNKNOWN

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except (SQLAlchemyError, OSError) as error:
                log.warning("a sweep failed", extra={"error": type(error).__name__})
            await asyncio.sleep(self.hall.settings.sweep_seconds)

    async def once(self) -> None:
        self.hall.evict()
        await self._beat()
        now = time()
        table = schema.tables.c
        async with self.hall.store.reading() as connection:
            found = await connection.execute(
                select(table.id, table.bot_due, table.clock_due)
                .where(table.status == PLAYING, or_(table.bot_due <= now, table.clock_due <= now))
                .limit(MOST_AT_ONCE)
            )
            due = [(row.id, row.bot_due, row.clock_due) for row in found]
        for name, bot_due, clock_due in due:
            if bot_due is not None and bot_due <= now:
                self.bots.wake(name)
            if clock_due is not None and clock_due <= now:
                await self._clock(name)
        await self._notice_restores()

    async def _beat(self) -> None:
        """Write down that we are up, where anybody's clock depends on it."""
        if monotonic() - self._beat_at < self.hall.settings.beat_seconds:
            return
        async with self.hall.store.reading() as connection:
            running = await connection.scalar(
                select(schema.tables.c.id).where(schema.tables.c.clock_due.is_not(None)).limit(1)
            )
        if running is not None:
            await self.hall.uptime.beat(time())
        self._beat_at = monotonic()

    async def _clock(self, table_id: str) -> None:
        try:
            seats = await self.hall.do(table_id, self._run_out)
            for seat, level in seats:
                await seat_bot(self.hall, table_id, seat, level, why="time")
        except Refusal as refusal:
            log.info("a clock was left", extra={"table": table_id, "code": refusal.code})

    async def _run_out(self, room: Room, table: Table) -> list[tuple[int, str]]:
        """Who has no time left. Downtime may have moved the moment: then it is noted anew."""
        clocks = table.clocks
        if clocks is None:
            return []
        replaced: list[tuple[int, str]] = []
        latest: float | None = None
        for seat in table.asked:
            if table.seats[seat].kind != "person" or clocks.out[seat]:
                continue
            left = await time_left(self.hall, table, seat)
            assert left is not None
            if left > 0:
                latest = min(latest or time() + left, time() + left)
                continue
            await self.hall.append(room, "time_up", seat, {})
            if clocks.rule.when_out == "bot":
                replaced.append((seat, clocks.rule.level))
        if latest is not None:
            async with self.hall.store.writing() as connection:
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == table.id)
                    .values(clock_due=latest)
                )
        return replaced

    async def _notice_restores(self) -> None:
        """A restore changes everything at once: what is in memory is of another world."""
        async with self.hall.store.reading() as connection:
            restored = await connection.scalar(
                select(schema.remembered.c.value).where(schema.remembered.c.name == RESTORED)
            )
        if self._restored is not UNKNOWN and restored != self._restored:
            self.hall.forget_all()
        self._restored = restored
