"""The hall itself: which tables are in memory, who listens to them, and how an entry is made.

All that happens to one table happens one after another, under its room's lock. What is seen outside
the lock has been committed. A table whose commit failed, or came second, is thrown away and read
again: the database is right, memory never insists.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cached_property
from time import monotonic, perf_counter, time
from typing import TypeVar

from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.hall.keeping.appending import Also
from meadhall.hall.keeping.board import Board, read_board
from meadhall.hall.keeping.following import RENEWED_SECONDS, Following
from meadhall.hall.keeping.news import Wire
from meadhall.hall.keeping.sealing import Seal
from meadhall.hall.keeping.store import TROUBLE, Store, cause_of
from meadhall.hall.keeping.uptime import Uptime
from meadhall.hall.limits import Limits
from meadhall.hall.metrics import Metrics
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.listeners import Listener, Listeners
from meadhall.hall.rooms.loading import listed, load, read_on, steps_between
from meadhall.hall.rooms.saving import is_due, save
from meadhall.hall.settings import Settings
from meadhall.hall.tables.entries import Entry, Step
from meadhall.hall.tables.patience import need_patience
from meadhall.hall.tables.table import Table

log = logging.getLogger("meadhall.hall")

MOST_TRIES = 12
# Listeners who missed more than this are sent away, and ask for what they want.
MOST_MISSED = 500
# Tables that came to rest, saved in one round.
MOST_SAVED = 20
SAVE_SECONDS = 5.0
Answer = TypeVar("Answer")


class LostRace(Exception):
    """Another process appended first. The table was forgotten: read it and decide again."""


class Room:
    """The place of one table: its lock, its listeners, and the table while it is in memory."""

    __slots__ = ("epoch", "id", "listeners", "lock", "table", "told", "used_at", "wrote")

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.listeners = Listeners()
        self.table: Table | None = None
        # The last entry the listeners were told of, and the history it belongs to.
        self.told = -1
        self.epoch = ""
        # The last entry that was made here, and not by another process.
        self.wrote = -1
        self.used_at = monotonic()


After = Callable[[Table, Step], None]
# Does a job of `tables.jobs` in another process: its name, its content, and for whom. May refuse.
Elsewhere = Callable[[str, dict[str, object], str], Awaitable[object]]
Along = Callable[[Table, Step], Sequence[Also]]


class Hall:
    """One process's hall."""

    def __init__(
        self,
        settings: Settings,
        elsewhere: Elsewhere | None = None,
        limits: Limits | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.settings = settings
        self.limits = Limits(settings) if limits is None else limits
        # For whatever may take long. Never wait for it inside a room's lock.
        self.elsewhere = _nowhere if elsewhere is None else elsewhere
        self.store = Store(settings)
        self.metrics = Metrics() if metrics is None else metrics
        self.metrics.writing.set_function(lambda: self.store.waiting)
        self.uptime = Uptime(self.store)
        self.rooms: dict[str, Room] = {}
        # What the keeper has to say to everybody; read anew with each sweep.
        self.board = Board()
        self.wire = Wire(self.store, self._heard)
        # Which tables other processes tell us about; and what else we want to hear of.
        self.following = Following(self.store)
        self.also_follow: set[str] = set()
        self._renewed_at = monotonic()
        # What each entry brings along in its own transaction: notices.
        self.along: list[Along] = []
        # Called after each entry this process committed: bots.
        self.after: list[After] = []
        # Called with each table of which lists may have to say something new, here or elsewhere.
        self.changed: list[Callable[[str], None]] = []
        # Called when anything at all may have changed.
        self.forgotten: list[Callable[[], None]] = []
        # Each gives open sockets, with the table they are at; lists are at none.
        self.listening: list[Callable[[], Iterable[tuple[str, Listener]]]] = [self._at_tables]
        # What else other processes may say, and who hears it.
        self.on_news: dict[str, Callable[[str], Awaitable[None]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        # When the key of a seat was used last, as far as it was written down.
        self.came: dict[tuple[str, int], float] = {}

    @cached_property
    def seal(self) -> Seal:
        return Seal(self.settings)

    async def open(self) -> None:
        await self.store.open()
        await self.uptime.begin(time())
        self.board = await read_board(self.store)
        await self.wire.open()

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self._save_all()
        with suppress(*TROUBLE):
            await self.following.leave_all_but(())
        await self.wire.close()
        await self.uptime.beat(time())
        await self.store.close()

    async def _save_all(self) -> None:
        """So that the next version can show everything, whatever its rules."""
        try:
            async with asyncio.timeout(SAVE_SECONDS):
                for room in list(self.rooms.values()):
                    if _unsaved(room):
                        await save(self.store, room, True)
                        await self.store.written()
        except TimeoutError:
            log.warning("not every table could be saved; their entries are")

    def spawn(self, work: Awaitable[None], name: str) -> None:
        """Do something in the background; a failure is logged and hurts nobody else."""
        task = asyncio.ensure_future(_guarded(work, name))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def need_open(self) -> None:
        """New games begin, unless the keeper is about to close for a while."""
        if self.board.maintenance:
            raise Refusal("maintenance", f"no new games for a while: {self.board.maintenance}")

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
        started = perf_counter()
        if self.store.shared and await self.store.table_row(room.id) is None:
            # Nothing is written down for a stranger's guess.
            raise Refusal("unknown_table", "there is no such table")
        # Before it is read: what is not there yet, we are told.
        await self.following.follow(room.id)
        table = await load(self.store, room.id)
        self.metrics.loads.observe(perf_counter() - started)
        room.table = table
        if room.epoch != table.epoch:
            # A backup was put back: what the listeners know is of another world.
            if room.epoch:
                room.listeners.send_away("restored")
            room.epoch, room.told = table.epoch, table.sequence
        if not table.listed and table.stored is None:
            self.store.write_besides(listed(table))
        first = table.sequence - len(table.steps)
        earlier: list[Step] = []
        if room.listeners and first - MOST_MISSED <= room.told < first:
            earlier = await steps_between(self.store, room.id, room.told, first)
        self._publish(room, table, earlier)

    def _at_tables(self) -> Iterator[tuple[str, Listener]]:
        for room in list(self.rooms.values()):
            for listener in room.listeners:
                yield room.id, listener

    def _drop_if_unused(self, room: Room) -> None:
        if room.table is None and not room.listeners and self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def evict(self) -> int:
        """Save tables that have come to rest, and forget those nobody uses: how many."""
        now = monotonic()
        loaded = [room for room in self.rooms.values() if room.table is not None]
        resting = [room for room in loaded if now - room.used_at >= self.settings.rest_seconds]
        for room in [room for room in resting if _unsaved(room)][:MOST_SAVED]:
            self.spawn(save(self.store, room, True), "save")
        loaded.sort(key=lambda room: room.used_at)
        surplus = len(loaded) - self.settings.most_loaded
        forgotten = 0
        for index, room in enumerate(loaded):
            idle = now - room.used_at >= self.settings.idle_seconds
            if (idle or index < surplus) and not room.lock.locked():
                room.table = None
                forgotten += 1
        for room in list(self.rooms.values()):
            if not room.lock.locked():
                self._drop_if_unused(room)
        self.metrics.loaded.set(sum(room.table is not None for room in self.rooms.values()))
        return forgotten

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
        also: Sequence[Also] = (),
    ) -> Step:
        """Make an entry: committed first, told to everybody then. Only inside the room's lock."""
        table = room.table
        assert table is not None
        need_patience(table, kind, seat, content)
        at = max(time(), table.last_at)
        entry = Entry(table.id, table.sequence + 1, kind, seat, at, request, content)
        try:
            step = table.fold(entry, before, list(events))
            also = [*also, *(it for along in self.along for it in along(table, step))]
        except BaseException:
            room.table = None
            raise
        return await _to_the_end(self._commit(room, table, entry, step, also))

    async def _commit(
        self, room: Room, table: Table, entry: Entry, step: Step, also: Sequence[Also]
    ) -> Step:
        started = perf_counter()
        try:
            won = await self.store.append(entry, table.epoch, table.marks(step), also)
        except TROUBLE as error:
            room.table = None
            extra = {"table": table.id, "error": cause_of(error)}
            log.error("an entry could not be stored", extra=extra)
            # The commit may have come through all the same: what is there will be told.
            self.spawn(self._reload(room), "read again")
            raise Refusal(
                "busy",
                "the hall's database did not answer, so this was perhaps not done;"
                " look, or send it again under the same request name",
            ) from error
        except BaseException:
            room.table = None
            raise
        if not won:
            room.table = None
            raise LostRace
        room.wrote = entry.sequence
        self.metrics.commit.observe(perf_counter() - started)
        self.metrics.entries.labels(entry.kind).inc()
        self._publish(room, table)
        for after in self.after:
            after(table, step)
        self.change(table.id)
        if is_due(table, entry.kind):
            self.spawn(save(self.store, room), "save")
        return step

    def change(self, table: str) -> None:
        for changed in self.changed:
            changed(table)

    def _publish(self, room: Room, table: Table, earlier: Sequence[Step] = ()) -> None:
        """Tell the listeners every step they have not heard of; `earlier`: before the table's."""
        if room.listeners and room.told < table.sequence:
            steps = [*earlier, *table.steps]
            first = table.sequence - len(steps)
            if room.told < first:
                room.listeners.send_away("behind")
            else:
                room.listeners.tell(table, steps[room.told - first :])
        room.told = table.sequence

    # -- other processes -----------------------------------------------------------------------

    async def follow_on(self) -> None:
        """Now and then: follow what we have open, and nothing else."""
        if not self.store.shared:
            return
        await self.following.leave_all_but({*self.rooms, *self.also_follow})
        if monotonic() - self._renewed_at >= RENEWED_SECONDS:
            self._renewed_at = monotonic()
            if not await self.following.renew():
                await self.compare_all()

    async def _heard(self, what: str, payload: str) -> None:
        self.metrics.news.labels(what).inc()
        if what == "entries":
            for part in payload.split(","):
                table, _, sequence = part.partition(":")
                self.change(table)
                room = self.rooms.get(table)
                if room is not None and room.told < int(sequence):
                    self.spawn(self._catch_up(room), "catch up")
        elif what == "kept":
            self.change(payload)
        elif what in self.on_news:
            self.spawn(self.on_news[what](payload), what)
        elif what == "presence":
            table, _, rest = payload.partition(" ")
            room = self.rooms.get(table)
            if room is not None:
                room.listeners.elsewhere(rest)
        else:
            await self.compare_all()

    async def compare_all(self) -> None:
        """Anything may be new: read again what is, at once where people look."""
        await self.following.renew()
        there = await self.store.sequences(list(self.rooms))
        for room in list(self.rooms.values()):
            epoch, sequence = there.get(room.id, ("", -1))
            if epoch != room.epoch:
                self.spawn(self._reload(room), "reload")
            elif sequence > room.told:
                self.spawn(self._catch_up(room), "catch up")
        for forgotten in self.forgotten:
            forgotten()

    async def _reload(self, room: Room) -> None:
        async with room.lock:
            room.table = None
        if room.listeners:
            try:
                async with self.at(room.id):
                    pass
            except Refusal as refusal:
                # The table is gone, or cannot be read any more.
                room.listeners.send_away(refusal.code)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            if table is not None:
                try:
                    entries = await self.store.entries_after(room.id, table.sequence)
                    await read_on(self.store, table, entries)
                except BaseException:
                    room.table = None
                    raise
                self._publish(room, table)
                return
        if room.listeners:
            async with self.at(room.id):
                pass


def _unsaved(room: Room) -> bool:
    table = room.table
    return table is not None and table.match is not None and table.views_at < table.sequence


async def _to_the_end(work: Awaitable[Answer]) -> Answer:
    """Finish this even if whoever asked for it is gone: what is committed must be told."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        task.exception()
        raise


async def _nowhere(job: str, _content: dict[str, object], _who: str) -> object:
    """A hall without doors, as its keeper opens one, has nobody to work for."""
    raise RuntimeError(f"there is no process for {job} here")


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
