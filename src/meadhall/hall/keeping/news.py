"""What hall processes that share a PostgreSQL tell each other: LISTEN and NOTIFY.

A message only says that something is new, to those who follow its table (see `following`); what is
new stands in the database. So a lost message delays, and never loses: after a broken connection
everything in memory is read again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from meadhall.hall.keeping.schema import CHANNEL
from meadhall.hall.keeping.store import Store

log = logging.getLogger("meadhall.hall.keeping.news")

Heard = Callable[[str, str], Awaitable[None]]


class Wire:
    """Hears the other processes. `heard(what, payload)`; what = "reconnected": all may be new."""

    def __init__(self, store: Store, heard: Heard) -> None:
        self._store = store
        self._heard = heard
        self._messages: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []
        self._listening = asyncio.Event()

    async def open(self) -> None:
        if not self._store.shared:
            return
        self._tasks = [
            asyncio.create_task(self._listen(), name="hall wire"),
            asyncio.create_task(self._pass_on(), name="hall wire reader"),
        ]
        await asyncio.wait_for(self._listening.wait(), 30)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg  # a hall on SQLite needs none of it

        first = True
        while True:
            try:
                connection = await asyncpg.connect(self._store.settings.driver_url, timeout=10)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                for channel in (CHANNEL, f"{CHANNEL}_{self._store.process}"):
                    await connection.add_listener(channel, self._on_message)
                if not first:
                    self._messages.put_nowait(("reconnected", ""))
                first = False
                self._listening.set()
                try:
                    while not lost.is_set():
                        try:
                            await asyncio.wait_for(lost.wait(), 20)
                        except TimeoutError:
                            await connection.execute("SELECT 1", timeout=10)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                log.warning("the wire is down", extra={"error": type(error).__name__})
            await asyncio.sleep(0.5)

    def _on_message(self, *received: object) -> None:
        process, _, rest = str(received[3]).partition(" ")
        what, _, payload = rest.partition(" ")
        if process != self._store.process:
            self._messages.put_nowait((what, payload))

    async def _pass_on(self) -> None:
        while True:
            what, payload = await self._messages.get()
            await self._heard(what, payload)
