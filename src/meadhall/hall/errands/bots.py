"""Bots in seats. They think in processes of their own, on states drawn for their seat, and owe the
table a legal choice in time: for who fails, dawdles or finds no process free, a quicker level
chooses, and the table is told so.

Hosts take turns: many tables of one do not keep the bots of others from thinking.

Which process of several thinks for a table is decided in the database: `tables.bot_due` is moved on
by whoever takes the job, and if that process dies, somebody else finds the job due again. Should
two ever think for the same question, the table's sequence lets one answer in.
"""

import asyncio
import logging
import secrets
import sys
from time import time
from typing import Final

from sqlalchemy import update

from meadhall.bots.glance import GlanceBot
from meadhall.bots.registry import level
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.hall.errands.turns import NoRoom
from meadhall.hall.errands.workers import Failed, Workers
from meadhall.hall.keeping import schema
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.rooms.playing import choose
from meadhall.hall.tables.entries import Step, options_of
from meadhall.hall.tables.table import BOTS_SECONDS, Table

log = logging.getLogger("meadhall.hall.errands.bots")

# This level looks at nothing but the numbers of its options: no process is worth that.
BLIND: Final = "random"
# Who chooses for others: in a process that does nothing else, and at last in the hall's own.
QUICK: Final = "quick"
GLANCE: Final = "glance"
QUICK_SECONDS: Final = level(QUICK).seconds
QUICK_WAIT: Final = 1.0
MOST_WAITING: Final = 1000
# More than both waits, the slowest level, the quick one and their grace together. After a slow
# start somebody else may think about the same question; one of the answers comes too late then.
LEASE_SECONDS: Final = 12.0
PROGRAM: Final[tuple[str, ...]] = (sys.executable, "-m", "meadhall.hall.errands.thinker")


class Job:
    """One question to a bot: all that may leave the table for it."""

    __slots__ = (
        "host",
        "imagined",
        "level",
        "options",
        "ours",
        "question",
        "seat",
        "sequence",
        "version",
    )

    def __init__(self, table: Table, state: State, seat: int, ours: bool) -> None:
        self.seat = seat
        # Was the last entry made by this process? Then the bots are its business first.
        self.ours = ours
        # Whose turn it is to have a bot think.
        self.host = table.made_from or table.id
        self.level = table.seats[seat].level
        self.version = table.version(seat)
        self.sequence = table.sequence
        self.options = list(options_of(state, seat) or [])
        self.question: dict[str, object] | None = None
        self.imagined: State | None = None
        if self.level != BLIND and len(self.options) > 1:
            # Luck of its own, so that nothing of the table's luck is in what the bot gets.
            drawn = state.resample(seat, Chance(secrets.token_bytes(32)))
            self.imagined = drawn
            self.question = {
                "game": table.game.name,
                "state": drawn.to_json(),
                "seat": seat,
                "level": self.level,
                "seed": secrets.token_hex(8),
            }

    @property
    def seconds(self) -> float:
        """What the bot may take; a level that this version no longer has fails at once."""
        try:
            return level(self.level).seconds
        except SetupError:
            return 0.0


class Bots:
    """Sees to it that bots at this hall's tables take their turns."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        memory = hall.settings.worker_memory
        count = hall.settings.thinkers
        self.thinkers = Workers(
            PROGRAM, count, most_each=count, most_waiting=MOST_WAITING, memory=memory
        )
        self.quick = Workers(PROGRAM, 1, most_waiting=MOST_WAITING, memory=memory)
        hall.metrics.thinking.set_function(lambda: self.thinkers.turns.waiting)
        self._busy: set[str] = set()
        hall.after.append(self._after)

    async def close(self) -> None:
        await self.thinkers.close()
        await self.quick.close()

    def _after(self, table: Table, step: Step) -> None:
        if any(table.seats[seat].kind == "bot" for seat in table.asked):
            self.wake(table.id)

    def wake(self, table: str) -> None:
        """Let the table's bots play until a person is asked, if nobody does so already."""
        if table not in self._busy:
            self._busy.add(table)
            self.hall.spawn(self._run(table), "bots")

    async def _run(self, table: str) -> None:
        try:
            while await self._one_choice(table):
                await asyncio.sleep(0)
        finally:
            self._busy.discard(table)

    async def _one_choice(self, table_id: str) -> bool:
        """Make one bot's choice; False: no bot is asked here, or another process sees to it."""
        job = await self.hall.do(table_id, self._job)
        if job is None or not await self._claim(table_id, job):
            return False
        option, level = await self._decide(job)
        instead = None if level == job.level else level
        try:
            await choose(
                self.hall,
                table_id,
                job.seat,
                job.version,
                [option],
                bot=job.level,
                instead=instead,
            )
        except Refusal as refusal:
            if refusal.code == "busy":
                raise
            # Somebody came back to their seat, or went back in time: look again.
            return True
        self.hall.metrics.bot_moves.labels(job.level.partition(":")[0]).inc()
        return True

    async def _job(self, room: Room, table: Table) -> Job | None:
        for seat in table.asked:
            if table.seats[seat].kind == "bot":
                return Job(table, table.state, seat, room.wrote == table.sequence)
        return None

    async def _decide(self, job: Job) -> tuple[int, str]:
        """The option, and the level that chose it."""
        if job.question is None:
            return secrets.choice(job.options), job.level
        seconds, wait = job.seconds, self.hall.settings.bot_wait
        option = await self._ask(self.thinkers, job, job.level, seconds, wait)
        if option is not None:
            return option, job.level
        self.hall.metrics.bot_fallbacks.inc()
        if job.level != QUICK:
            option = await self._ask(self.quick, job, QUICK, QUICK_SECONDS, QUICK_WAIT)
            if option is not None:
                return option, QUICK
        return self._glance(job), GLANCE

    def _glance(self, job: Job) -> int:
        assert job.imagined is not None
        try:
            return GlanceBot(secrets.token_hex(8)).choose(job.imagined, job.seat)
        except Exception:
            # The last resort of a table that must go on, whatever is wrong with what was imagined.
            log.exception("a glance failed", extra={"level": job.level})
            return job.options[0]

    async def _ask(
        self, workers: Workers, job: Job, level: str, seconds: float, wait: float
    ) -> int | None:
        """A legal option; None: there was no time to think, or nothing good came of it."""
        assert job.question is not None
        limit = seconds + self.hall.settings.bot_grace
        try:
            said = await workers.ask({**job.question, "level": level}, limit, job.host, wait)
        except NoRoom:
            log.warning("all bots are thinking; one did not get to it", extra={"level": level})
            return None
        except Failed:
            return None
        for offered in job.options:
            if offered == said.get("answer"):
                return offered
        # What it said instead is its own affair: it may be anything, of any length.
        log.warning("a bot answered with no option", extra={"level": level, "seat": job.seat})
        return None

    async def _claim(self, table: str, job: Job) -> bool:
        """Take the job among processes, if it is still the newest: for a while nobody else will."""
        if not self.hall.store.shared:
            return True
        if job.ours and job.seconds < BOTS_SECONDS / 2:
            return True  # it has answered before anybody else looks
        now, tables = time(), schema.tables
        claim = update(tables).where(tables.c.id == table, tables.c.sequence == job.sequence)
        if not job.ours:
            claim = claim.where(tables.c.bot_due <= now + 0.001)
        async with self.hall.store.writing() as connection:
            claimed = await connection.execute(claim.values(bot_due=now + LEASE_SECONDS))
        return claimed.rowcount == 1
