"""Bots in seats. They think in processes of their own, on states drawn for their seat, and owe the
table a legal choice in time: who fails or dawdles has one made for them.

Which process of several thinks for a table is decided in the database: `tables.bot_due` is moved on
by whoever takes the job, and if that process dies, somebody else finds the job due again. Should
two ever think for the same question, the table's sequence lets one answer in.
"""

import asyncio
import json
import logging
import os
import secrets
import sys
from contextlib import suppress
from time import time
from typing import Final

from sqlalchemy import update

import meadhall
from meadhall.bots.registry import level
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.hall import schema
from meadhall.hall.hall import Hall, Room
from meadhall.hall.play import choose
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Step, options_of
from meadhall.hall.table import Table

log = logging.getLogger("meadhall.hall.bots")

# This level looks at nothing but the numbers of its options: no process is worth that.
BLIND: Final = "random"
# How long a question waits for a free process before a choice is made without one.
WAIT_SECONDS: Final = 2.5
# A fresh process loads Python and the engine, on a slow machine too.
START_SECONDS: Final = 6.0
# More than a wait, the slowest level and its grace together. After a slow start somebody else may
# think about the same question; one of the answers comes too late then.
LEASE_SECONDS: Final = 8.0
MOST_LINE: Final = 16 * 1024 * 1024
PROGRAM: Final[tuple[str, ...]] = (sys.executable, "-m", "meadhall.hall.thinker")


class Thinkers:
    """A few processes that think, started when they are first needed."""

    def __init__(self, count: int, grace: float) -> None:
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._grace = grace

    async def think(self, question: dict[str, object], seconds: float) -> object:
        """The answer; None: the bot failed, or took longer than `seconds` and some grace."""
        try:
            process = await asyncio.wait_for(self._free.get(), WAIT_SECONDS)
        except TimeoutError:
            log.warning("all bots are thinking; one did not get to it")
            return None
        limit = seconds + self._grace
        well = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            said = await asyncio.wait_for(_ask(process, {**question, "limit": limit}), limit)
            well = True
            return said.get("option")
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("a bot did not answer", extra={"error": type(error).__name__})
            return None
        finally:
            # Who was asked and did not answer may answer yet, and then to another question.
            if not well and process is not None:
                self._end(process)
            self._free.put_nowait(process if well else None)

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *PROGRAM,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
            # Where the database is, and with which password, is no bot's business.
            env={
                name: it
                for name, it in os.environ.items()
                if name == meadhall.GAMES_VARIABLE or not name.startswith("MEADHALL_")
            },
        )
        self._all.add(process)
        try:
            assert process.stdout is not None
            await asyncio.wait_for(process.stdout.readline(), START_SECONDS)
        except BaseException:
            self._end(process)
            raise
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
            await process.wait()


async def _ask(
    process: asyncio.subprocess.Process, question: dict[str, object]
) -> dict[str, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    said = json.loads(line)
    if not isinstance(said, dict):
        raise ValueError("no answer")
    return said


class Job:
    """One question to a bot: all that may leave the table for it."""

    __slots__ = ("level", "options", "position", "question", "seat", "sequence")

    def __init__(self, table: Table, state: State, seat: int) -> None:
        self.seat = seat
        self.level = table.seats[seat].level
        self.position = table.position
        self.sequence = table.sequence
        self.options = list(options_of(state, seat) or [])
        self.question: dict[str, object] | None = None
        if self.level != BLIND and len(self.options) > 1:
            # Luck of its own, so that nothing of the table's luck is in what the bot gets.
            drawn = state.resample(seat, Chance(secrets.token_bytes(32)))
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
        self.thinkers = Thinkers(hall.settings.thinkers, hall.settings.bot_grace)
        self._busy: set[str] = set()
        hall.after.append(self._after)

    async def close(self) -> None:
        await self.thinkers.close()

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
        option = await self._decide(job)
        try:
            await choose(self.hall, table_id, job.seat, job.position, [option], bot=job.level)
        except Refusal as refusal:
            if refusal.code == "busy":
                raise
            # Somebody came back to their seat, or went back in time: look again.
            return True
        self.hall.metrics.bot_moves.labels(job.level).inc()
        return True

    async def _job(self, _: Room, table: Table) -> Job | None:
        for seat in table.asked:
            if table.seats[seat].kind == "bot":
                return Job(table, table.state, seat)
        return None

    async def _decide(self, job: Job) -> int:
        if job.question is None:
            return secrets.choice(job.options)
        option = await self.thinkers.think(job.question, job.seconds)
        for offered in job.options:
            if offered == option:
                return offered
        self.hall.metrics.bot_fallbacks.inc()
        return secrets.choice(job.options)

    async def _claim(self, table: str, job: Job) -> bool:
        """Take the job among processes, if it is still the newest: for a while nobody else will."""
        if not self.hall.store.shared:
            return True
        now = time()
        async with self.hall.store.writing() as connection:
            claimed = await connection.execute(
                update(schema.tables)
                .where(
                    schema.tables.c.id == table,
                    schema.tables.c.sequence == job.sequence,
                    schema.tables.c.bot_due <= now + 0.001,
                )
                .values(bot_due=now + LEASE_SECONDS)
            )
        return claimed.rowcount == 1
