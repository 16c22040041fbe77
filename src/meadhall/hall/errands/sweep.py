"""What has to be done without anybody asking: bots left behind by a crash, clocks, idle tables."""

import asyncio
import logging
from time import monotonic, time
from typing import Any, Final

from sqlalchemy import Column, select, tuple_

import meadhall
from meadhall.core.record.match import FORMAT
from meadhall.hall import memory
from meadhall.hall.errands.bots import Bots
from meadhall.hall.errands.tidying import forget_addresses, tidy
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.board import Board, read_board
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.admission import send_away_the_revoked
from meadhall.hall.rooms.flags import let_flags_fall, note_due
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.tables.rules import can_play
from meadhall.hall.tables.table import PLAYING, Table

log = logging.getLogger("meadhall.hall.errands.sweep")

MOST_AT_ONCE: Final = 200
# Seconds after which a table of another process counts as left behind.
LEFT_BEHIND: Final = 2.0
TIDY_SECONDS: Final = 3600.0
FORGET_SECONDS: Final = 60.0
GIVE_BACK_SECONDS: Final = 10.0


class Sweep:
    """One round a second or so."""

    def __init__(self, hall: Hall, bots: Bots) -> None:
        self.hall = hall
        self.bots = bots
        self._beat_at = 0.0
        self._board: Board | None = None
        self._playable: list[tuple[str, int, int]] | None = None
        self._tidied_at = -TIDY_SECONDS
        self._forgot_at = -FORGET_SECONDS
        self._gave_back_at = -GIVE_BACK_SECONDS
        # Tables that left memory since it was given back.
        self._forgotten = 0

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except TROUBLE as error:
                log.warning("a sweep failed", extra={"error": type(error).__name__})
            await asyncio.sleep(self.hall.settings.sweep_seconds)

    async def once(self) -> None:
        self._forgotten += self.hall.evict()
        await self._give_back()
        await self.hall.follow_on()
        self.hall.uptime.tick(time())
        await self._beat()
        for name in await self._due(schema.tables.c.bot_due):
            self.bots.wake(name)
        for name in await self._due(schema.tables.c.clock_due):
            await self._clock(name)
        await self._read_board()
        await self._tidy()
        if monotonic() - self._forgot_at >= FORGET_SECONDS:
            await forget_addresses(self.hall.store)
            self._forgot_at = monotonic()

    async def _due(self, moment: Column[Any]) -> list[str]:
        """Tables somebody should see to, the longest due first; those that are stranded never.

        Where processes share a database, each sees to the tables it has open. Those it has not are
        loaded only when whoever had them has let them wait.
        """
        now, table = time(), schema.tables.c
        if self._playable is None:
            self._playable = await self._find_playable()
        async with self.hall.store.reading() as connection:
            found = await connection.execute(
                select(table.id, moment)
                .where(
                    table.status == PLAYING,
                    moment <= now,
                    tuple_(table.game, table.rules_version, table.record_format).in_(
                        self._playable
                    ),
                )
                .order_by(moment)
                .limit(MOST_AT_ONCE)
            )
            due = [(str(row[0]), float(row[1])) for row in found]
        if not self.hall.store.shared:
            return [name for name, _ in due]
        return [name for name, at in due if self._is_open(name) or at <= now - LEFT_BEHIND]

    def _is_open(self, table: str) -> bool:
        room = self.hall.rooms.get(table)
        return room is not None and room.table is not None

    async def _find_playable(self) -> list[tuple[str, int, int]]:
        """With which rules games can go on here: those of the day, and older ones still played."""
        games = [meadhall.known_game(name) for name in meadhall.GAMES]
        kinds = {(game.name, game.rules_version, FORMAT) for game in games}
        table = schema.tables.c
        async with self.hall.store.reading() as connection:
            found = await connection.execute(
                select(table.game, table.rules_version, table.record_format)
                .where(table.status == PLAYING, table.rules_version.is_not(None))
                .distinct()
            )
            kinds.update((str(it[0]), int(it[1]), int(it[2])) for it in found)
        return sorted(kind for kind in kinds if can_play(*kind))

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
            await self.hall.do(table_id, self._flags)
        except Refusal as refusal:
            log.info("a clock was left", extra={"table": table_id, "code": refusal.code})

    async def _flags(self, room: Room, table: Table) -> None:
        await let_flags_fall(self.hall, room, table)
        await note_due(self.hall, table)

    async def _read_board(self) -> None:
        """What the keeper wrote up; and a bell, where tables were changed behind our back."""
        board = await read_board(self.hall.store)
        if self._board is not None and board.bell != self._board.bell:
            await self.hall.compare_all()
            self._playable = None
        if self._board is not None and board.keys != self._board.keys:
            await send_away_the_revoked(self.hall)
        self._board = self.hall.board = board

    async def _give_back(self) -> None:
        """What forgotten tables leave behind, now and then: the walk takes some milliseconds."""
        if self._forgotten and monotonic() - self._gave_back_at >= GIVE_BACK_SECONDS:
            self._forgotten, self._gave_back_at = 0, monotonic()
            await asyncio.to_thread(memory.give_back)

    async def _tidy(self) -> None:
        if monotonic() - self._tidied_at < TIDY_SECONDS:
            return
        # Where there was something, there may be more of it: with the next round.
        if not await tidy(self.hall.store, self.hall.settings, None, self._playable):
            self._tidied_at = monotonic()
