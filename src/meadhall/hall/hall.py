"""The hall itself: which tables are in memory, who listens to them, and how an entry is made.

All that happens to one table happens one after another, under its room's lock. What is seen outside
the lock has been committed. A table whose commit failed, or came second, is thrown away and read
again: the database is right, memory never insists.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from time import monotonic, perf_counter, time
from typing import TypeVar

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.hall.clocks import Uptime
from meadhall.hall.listeners import Listeners
from meadhall.hall.metrics import Metrics
from meadhall.hall.refusals import Refusal
from meadhall.hall.settings import Settings
from meadhall.hall.step import Step
from meadhall.hall.store import Entry, Store
from meadhall.hall.table import Table
from meadhall.hall.wire import Wire

log = logging.getLogger("meadhall.hall")

MOST_TRIES = 12
Answer = TypeVar("Answer")


class LostRace(Exception):
    """Another process appended first. The table was forgotten: read it and decide again."""


class Room:
    """The place of one table: its lock, its listeners, and the table while it is in memory."""

    __slots__ = ("id", "listeners", "lock", "table", "told", "used_at")

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.listeners = Listeners()
        self.table: Table | None = None
        # The last entry the listeners were told of.
        self.told = -1
        self.used_at = monotonic()


After = Callable[[Table, Step], None]


class Hall:
    """One process's hall."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.metrics = Metrics() if metrics is None else metrics
        self.uptime = Uptime(self.store)
        self.rooms: dict[str, Room] = {}
        self.wire = Wire(self.store, self._heard)
        # Called after each entry this process committed: bots, notices.
        self.after: list[After] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open()
        await self.uptime.begin(time())
        await self.wire.open()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.wire.close()
        await self.uptime.beat(time())
        await self.store.close()

    def spawn(self, work: Awaitable[None], name: str) -> None:
        """Do something in the background; a failure is logged and hurts nobody else."""
        task = asyncio.ensure_future(_guarded(work, name))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- rooms ---------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The room with its table loaded, for whoever is inside alone."""
        while True:
            room = self.rooms.get(table)
            if room is None:
                room = self.rooms[table] = Room(table)
            async with room.lock:
                if self.rooms.get(table) is not room:
                    continue  # it was given up while we waited at its door
                room.used_at = monotonic()
                try:
                    if room.table is None:
                        await self._load(room)
                except BaseException:
                    self._drop_if_unused(room)
                    raise
                yield room
                return

    async def do(self, table: str, work: Callable[[Room, Table], Awaitable[Answer]]) -> Answer:
        """Carry out `work` at the table; done again on the new state when a race was lost."""
        for _ in range(MOST_TRIES):
            async with self.at(table) as room:
                assert room.table is not None
                try:
                    return await work(room, room.table)
                except LostRace:
                    self.metrics.races.inc()
        raise Refusal("busy", "too many things happen at this table at once; try again")

    async def _load(self, room: Room) -> None:
        row = await self.store.table_row(room.id)
        if row is None:
            raise Refusal("unknown_table", "there is no such table")
        table = Table(row, await self.store.seat_rows(room.id))
        for entry in await self.store.entries_after(room.id, 0):
            table.read(entry)
        self.metrics.loads.inc()
        room.table = table
        if room.told < 0:
            room.told = table.sequence
        self._publish(room, table)

    def _drop_if_unused(self, room: Room) -> None:
        if room.table is None and not room.listeners and self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def evict(self) -> None:
        """Forget tables nobody uses: they cost a replay when somebody comes back."""
        now = monotonic()
        loaded = [room for room in self.rooms.values() if room.table is not None]
        loaded.sort(key=lambda room: room.used_at)
        surplus = len(loaded) - self.settings.most_loaded
        for index, room in enumerate(loaded):
            idle = now - room.used_at >= self.settings.idle_seconds
            if (idle or index < surplus) and not room.lock.locked():
                room.table = None
        for room in list(self.rooms.values()):
            if not room.lock.locked():
                self._drop_if_unused(room)
        self.metrics.loaded.set(sum(room.table is not None for room in self.rooms.values()))

    # -- entries -------------------------------------------------------------------------------

    async def append(
        self,
        room: Room,
        kind: str,
        seat: int | None,
        content: dict[str, object],
        *,
        before: State | None = None,
        events: Sequence[Event] = (),
        request: str | None = None,
        also: Sequence[Executable] = (),
    ) -> Step:
        """Make an entry: committed first, told to everybody then. Only inside the room's lock."""
        table = room.table
        assert table is not None
        at = max(time(), table.changed_at)
        entry = Entry(table.id, table.sequence + 1, kind, seat, at, request, content)
        started = perf_counter()
        try:
            step = table.fold(entry, before, list(events))
            won = await self.store.append(entry, table.epoch, table.marks(), also)
        except SQLAlchemyError as error:
            room.table = None
            log.error("an entry could not be stored", extra={"table": table.id})
            raise Refusal("busy", "this could not be stored, so it was not done") from error
        except BaseException:
            room.table = None
            raise
        if not won:
            room.table = None
            raise LostRace
        self.metrics.commit.observe(perf_counter() - started)
        self.metrics.entries.labels(kind).inc()
        self._publish(room, table)
        for after in self.after:
            after(table, step)
        return step

    def _publish(self, room: Room, table: Table) -> None:
        """Tell the listeners every step they have not heard of."""
        if room.listeners and room.told < table.sequence:
            first = table.sequence - len(table.steps)
            if room.told < first:
                room.listeners.send_away("behind")
            else:
                room.listeners.tell(table, list(table.steps)[room.told - first :])
        room.told = table.sequence

    # -- other processes -----------------------------------------------------------------------

    async def _heard(self, what: str, payload: str) -> None:
        if what == "entries":
            for part in payload.split(","):
                table, _, sequence = part.partition(":")
                room = self.rooms.get(table)
                if room is not None and room.told < int(sequence):
                    self.spawn(self._catch_up(room), "catch up")
        elif what == "presence":
            table, _, rest = payload.partition(" ")
            room = self.rooms.get(table)
            if room is not None:
                room.listeners.elsewhere(rest)
        else:
            self.forget_all()

    def forget_all(self) -> None:
        """Everything may be new: read it again when it is needed, at once where people look."""
        for room in list(self.rooms.values()):
            self.spawn(self._reload(room), "reload")

    async def _reload(self, room: Room) -> None:
        async with room.lock:
            room.table = None
        if room.listeners:
            async with self.at(room.id):
                pass

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            if table is not None:
                try:
                    for entry in await self.store.entries_after(room.id, table.sequence):
                        table.read(entry)
                except BaseException:
                    room.table = None
                    raise
                self._publish(room, table)
                return
        if room.listeners:
            async with self.at(room.id):
                pass


async def _guarded(work: Awaitable[None], name: str) -> None:
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Refusal as refusal:
        log.info("background work was refused", extra={"work": name, "code": refusal.code})
    except Exception:
        # The edge of a task: nobody else would hear of it.
        log.exception("background work failed", extra={"work": name})
