"""Turn notices: one a turn change, to people who are not looking, out of the outbox.

A notice is committed together with the entry that brings the turn, and leaves some seconds later,
unless its person has looked or answered by then. What fails is tried again, a few times, later and
later. Each service has a few places of its own: a slow one holds up nobody but itself.
"""

import asyncio
import logging
import random
from collections import Counter, OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Final

from sqlalchemy import and_, select

from meadhall.hall.errands import subscribing
from meadhall.hall.errands.adopting import adopt_old_channels
from meadhall.hall.errands.senders import Ended, Notice, Outcome, Send
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.appending import Also
from meadhall.hall.keeping.outbox import CODE, Job, Outbox, put
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.tables.entries import Step
from meadhall.hall.tables.table import PLAYING, Table
from meadhall.hall.tables.telling import words_of
from meadhall.words.chairs import called, table_called
from meadhall.words.language import FALLBACK

log = logging.getLogger("meadhall.hall.errands.notices")

BRINGS_A_TURN: Final = ("started", "choice", "undo", "rewind", "person_sat")
# At once to one service; there are about ten services.
MOST_AT_ONCE: Final = 6
MOST_TRIES: Final = 6
# To one person from this process; more than that is no news but a nuisance.
MOST_AN_HOUR: Final = 60
MOST_PEOPLE: Final = 20_000
CLOSING_SECONDS: Final = 6.0
DROP_OLD_SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True)
class Standing:
    """All there is to know about a notice without reading the game."""

    address: str
    told: int
    ready: bool
    game: str
    title: str
    status: str
    sequence: int
    name: str
    looking_until: float


class Notices:
    """Writes the notices of this process's entries, and sends what is due of anybody's."""

    def __init__(self, hall: Hall, send: Send) -> None:
        self.hall = hall
        self.send = send
        self._busy: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._lately = Lately(MOST_AN_HOUR, 3600.0)
        self._run: asyncio.Task[None] | None = None
        self._dropped_old = 0.0
        hall.along.append(self._along)

    async def open(self) -> None:
        settings = self.hall.settings
        if settings.shared and not settings.secret_key.get_secret_value():
            log.warning(
                "MEADHALL_SECRET_KEY is not set: where notices go is sealed with the key of this"
                " hall's own folder, and other halls of the database cannot send them"
            )
        self.outbox = Outbox(self.hall.store, self.hall.seal.mark)
        await adopt_old_channels(self.hall)
        self._run = asyncio.create_task(self._send_on(), name="hall notices")

    async def close(self) -> None:
        """What is on its way arrives, if it is quick; the rest is kept."""
        if self._run is not None:
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=CLOSING_SECONDS)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- writing -------------------------------------------------------------------------------

    def _along(self, table: Table, step: Step) -> Sequence[Also]:
        entry = step.entry
        if entry.kind not in BRINGS_A_TURN:
            return ()
        delay = self.hall.settings.notice_delay
        return [
            put(table.id, seat, entry.sequence, table.version(seat), entry.at, delay)
            for seat in table.asked
            # Who chose a moment ago is at the table: the next question to them is no news.
            if seat != entry.seat
            and table.seats[seat].kind == "person"
            and seat in step.numbers
            and table.asked_since[seat] == table.version(seat)
        ]

    # -- sending -------------------------------------------------------------------------------

    async def _send_on(self) -> None:
        while True:
            try:
                await self._round()
            except TROUBLE as error:
                log.warning("a round of notices failed", extra={"error": type(error).__name__})
            await asyncio.sleep(self.hall.settings.sweep_seconds)

    async def _round(self) -> None:
        now = time()
        due = await self.outbox.due(now)
        self.hall.metrics.notices_due.set(sum(due.values()))
        for lane, waiting in due.items():
            places = min(waiting, MOST_AT_ONCE - self._busy[lane])
            if places <= 0:
                continue
            for job in await self.outbox.claim(lane, places, now):
                self._busy[lane] += 1
                task = asyncio.create_task(self._guarded(job), name="hall notice")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        if monotonic() - self._dropped_old > DROP_OLD_SECONDS:
            await self.outbox.drop_old(now)
            self._dropped_old = monotonic()

    async def _guarded(self, job: Job) -> None:
        try:
            await self._deliver(job)
        except TROUBLE as error:
            # It comes up again when the lease has run out.
            log.warning("a notice was left", extra={"error": type(error).__name__})
        except Exception:
            # The edge of a task: nobody else would hear of it.
            log.exception("a notice failed", extra={"table": job.table, "seat": job.seat})
        finally:
            self._busy[job.lane] -= 1

    async def _deliver(self, job: Job) -> None:
        found = await self._standing(job)
        kept = None if found is None else subscribing.read(self.hall, found.address)
        if kept is not None and job.sequence == CODE and kept.code_until < time():
            kept = None  # nobody can give it back any more
        if found is None or kept is None or not await self._wanted(job, found):
            await self.outbox.finish(job)
            return
        # More tries than there are: whoever took it died over it, again and again.
        worn_out = job.tries > MOST_TRIES
        if worn_out or not self._lately.allows(subscribing.person_behind(kept.channel)):
            self._count(job, "given_up" if worn_out else "held_back")
            await self.outbox.finish(job)
            return
        outcome = await self.send(kept.channel, self._notice(job, found, kept))
        self._count(job, outcome.ended.value)
        await self._note(job, outcome)

    async def _note(self, job: Job, outcome: Outcome) -> None:
        match outcome.ended:
            case Ended.SENT:
                await self.outbox.finish(job, told=True)
            case Ended.GONE:
                await self.outbox.drop_channel(job)
            case Ended.REFUSED:
                await self.outbox.finish(job)
            case Ended.FAILED if job.tries >= MOST_TRIES:
                self._count(job, "given_up")
                await self.outbox.finish(job)
            case Ended.FAILED:
                wait = self.hall.settings.notice_retry * 4.0 ** (job.tries - 1)
                # Not all at the same moment again.
                wait = max(wait, outcome.wait) * random.uniform(1.0, 1.2)
                await self.outbox.again_at(job, time() + wait)

    def _count(self, job: Job, outcome: str) -> None:
        self.hall.metrics.notices.labels(job.kind, outcome).inc()

    async def _standing(self, job: Job) -> Standing | None:
        """None: the channel is gone."""
        notices, tables, seats = schema.notices, schema.tables, schema.seats
        async with self.hall.store.reading() as connection:
            found = await connection.execute(
                select(
                    notices.c.address,
                    notices.c.told,
                    notices.c.ready,
                    tables.c.game,
                    tables.c.title,
                    tables.c.status,
                    tables.c.sequence,
                    seats.c.name,
                    seats.c.looking_until,
                )
                .join(tables, tables.c.id == notices.c.table_id)
                .join(
                    seats,
                    and_(seats.c.table_id == notices.c.table_id, seats.c.seat == notices.c.seat),
                )
                .where(
                    notices.c.table_id == job.table,
                    notices.c.seat == job.seat,
                    notices.c.kind == job.kind,
                )
            )
            row = found.first()
        return None if row is None else Standing(*row)

    async def _wanted(self, job: Job, now: Standing) -> bool:
        """Does the table still wait for somebody who does not know it?"""
        if job.sequence == CODE:
            return not now.ready
        if not now.ready or now.told >= job.sequence or now.status != PLAYING:
            return False
        room = self.hall.rooms.get(job.table)
        if room is not None and job.seat in room.listeners.looking():
            return False
        # Looking now, through another process; or, when it is tried again, at any time since.
        if now.looking_until > (time() if job.tries == 1 else job.made_at):
            return False
        if now.sequence == job.sequence:
            return True  # nothing has happened since: a table nobody uses need not be read
        try:
            async with self.hall.at(job.table) as room:
                table = room.table
                assert table is not None
                person = table.seats[job.seat].kind == "person"
                return table.status == PLAYING and person and table.answers(job.seat, job.position)
        except Refusal:
            return False

    def _notice(self, job: Job, now: Standing, kept: subscribing.Kept) -> Notice:
        language = kept.language or FALLBACK
        words = words_of(language)
        if job.sequence == CODE:
            code = kept.code or ""
            title = words.say("hall-notice_code_title", code=code)
            return Notice(title, words.say("hall-notice_code_body", code=code))
        base = self.hall.settings.base_url
        return Notice(
            words.say("hall-notice_title", table=table_called(language, now.title, now.game)),
            words.say("hall-notice_body", seat=called(words, now.name, job.seat)),
            job.table,
            f"{base}/#/table/{job.table}" if base else "",
        )


class Lately:
    """How much each of many got lately."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        now = monotonic()
        times = self._times.setdefault(who, deque(maxlen=self._most))
        self._times.move_to_end(who)
        if len(self._times) > MOST_PEOPLE:
            self._times.popitem(last=False)
        if len(times) == self._most and times[0] > now - self._seconds:
            return False
        times.append(now)
        return True
