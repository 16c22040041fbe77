"""Processes that work for the hall and can be killed: bots think there, and what strangers send is
read there. Lines of JSON go in and come out.

Who takes too long, takes too much memory or dies is replaced; the hall itself never waits for more
than the answer.
"""

import asyncio
import json
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import meadhall
from meadhall.hall.errands.turns import Turns
from meadhall.hall.tables.compact import compact

log = logging.getLogger("meadhall.hall.errands.workers")

# A fresh process loads Python and the engine, on a slow machine too.
START_SECONDS: Final = 20.0
MOST_LINE: Final = 32 * 1024 * 1024
Process = asyncio.subprocess.Process


class Failed(Exception):
    """The process did not answer: it took too long, wanted too much memory, or died."""


class Workers:
    """Some processes of one program, started when they are first needed."""

    def __init__(
        self,
        program: Sequence[str],
        count: int,
        *,
        most_waiting: int,
        most_each: int | None = None,
        memory: int = 0,
    ) -> None:
        # The program's only argument: how many bytes it may take.
        self._program = (*program, str(memory))
        self.turns = Turns(count, most_waiting, most_each)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._starting = 0
        self._started = asyncio.Event()
        # Those that were killed, until they and their pipes are gone.
        self._ending: set[asyncio.Future[tuple[bytes, bytes]]] = set()

    async def ask(
        self, question: dict[str, object], seconds: float, who: str, wait: float
    ) -> dict[str, object]:
        """What a process says within `seconds`, after at most `wait` for one that is free.

        While one is being started it is not yet time to give up: `wait` begins afterwards. `who`
        stands in line for it: see `Turns`. Raises NoRoom or Failed.
        """
        if self._starting and not self.turns.free:
            await self._started.wait()
        async with self.turns.place(who, wait):
            process = await self._take()
            well = False
            try:
                said = await asyncio.wait_for(_ask(process, question, seconds), seconds)
                well = True
                return said
            except (TimeoutError, OSError, ValueError) as error:
                log.warning("a worker did not answer", extra={"error": type(error).__name__})
                raise Failed(type(error).__name__) from error
            finally:
                # Who was asked and did not answer may answer yet, and then to another question.
                if well:
                    self._idle.append(process)
                else:
                    self._end(process)

    async def _take(self) -> Process:
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            self._all.discard(process)
        self._starting += 1
        self._started.clear()
        try:
            return await self._start()
        except (TimeoutError, OSError) as error:
            log.warning("a worker did not start", extra={"error": type(error).__name__})
            raise Failed(type(error).__name__) from error
        finally:
            self._starting -= 1
            self._started.set()

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
            # Where the database is, and with which password, is no worker's business.
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

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        ending = asyncio.ensure_future(process.communicate())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending, return_exceptions=True)


async def _ask(process: Process, question: dict[str, object], limit: float) -> dict[str, object]:
    assert process.stdin is not None
    assert process.stdout is not None
    text = compact({**question, "limit": limit})
    process.stdin.write(text.encode() + b"\n")
    await process.stdin.drain()
    said = json.loads(await process.stdout.readline())
    if not isinstance(said, dict):
        raise ValueError("no answer")
    return said
