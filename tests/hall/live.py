"""A hall for tests: a real server on a real socket, in a thread of this process."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

import uvicorn
from sqlalchemy import update

from meadhall.hall.app import create_app
from meadhall.hall.errands.senders import Ended, Notice, Outcome, Send
from meadhall.hall.keeping import schema
from meadhall.hall.protocol.channels import AnyChannel
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.playing import choose
from meadhall.hall.serve import config_for, listen
from meadhall.hall.settings import Settings
from meadhall.hall.tables.entries import options_of
from meadhall.hall.tables.table import Table

Answer = TypeVar("Answer")

# Seconds for what happens at once: only a hall that hangs takes them all, however slow the machine.
PATIENCE = 120.0

# Tests ask faster than people: the limits have tests of their own.
OPEN_HANDED: dict[str, Any] = {
    "address_rate": 1e6,
    "address_burst": 1e6,
    "seat_rate": 1e6,
    "seat_burst": 1e6,
    "create_rate": 1e6,
    "create_burst": 1e6,
    "file_rate": 1e6,
    "file_burst": 1e6,
    "tables_per_address": 1e6,
    "bot_tables_per_address": 1e6,
    "people_per_day": 1e6,
    "stored_per_day": 1e9,
    "chat_per_minute": 1e6,
    # Machines that run tests are busy.
    "reader_seconds": 60.0,
    "absent_after": 0.0,
    "notice_delay": 0.05,
    "sweep_seconds": 0.1,
    "beat_seconds": 0.2,
    "thinkers": 1,
}


class Live:
    """One running hall."""

    def __init__(self, settings: Settings, send: Send | None) -> None:
        self.settings = settings
        self.app = create_app(settings, send)
        self._socket = listen("127.0.0.1", 0)
        self.port = self._socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        config = config_for(settings, self.app)
        config.timeout_graceful_shutdown = 1
        self._server = uvicorn.Server(config)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        async def main() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve([self._socket])

        # The event loop that halls have, which is not always asyncio's own.
        with asyncio.Runner(loop_factory=self._server.config.get_loop_factory()) as runner:
            runner.run(main())

    def start(self) -> None:
        self._thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self._server.started:
            if not self._thread.is_alive() or time.monotonic() > deadline:
                raise RuntimeError("the hall did not start")
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        self._socket.close()

    @property
    def hall(self) -> Hall:
        hall = self.app.state.hall
        assert isinstance(hall, Hall)
        return hall

    def run(self, work: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Do something inside the hall's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self._loop).result(PATIENCE)

    def skip(self, table: str, stop: Callable[[Table], bool], luck: random.Random) -> None:
        """Let people choose at random, without the way over HTTP, until `stop` says so."""

        async def on() -> None:
            made = 0
            while made < 3000:
                async with self.hall.at(table) as room:
                    found = room.table
                    assert found is not None
                    if stop(found):
                        return
                    people = [it for it in found.asked if found.seats[it].kind == "person"]
                    job = None
                    if people:
                        seat = luck.choice(people)
                        options = options_of(found.state, seat)
                        assert options
                        job = (seat, found.version(seat), [luck.choice(options)])
                if job is None:
                    await asyncio.sleep(0.005)
                else:
                    await choose(self.hall, table, *job)
                    made += 1
            raise AssertionError("it never came to that")

        self.run(on)

    def set_secret(self, table: str, secret: bytes) -> None:
        """Decide the luck of a table that has not started."""

        async def change() -> None:
            async with self.hall.store.writing() as connection:
                await connection.execute(
                    update(schema.tables).where(schema.tables.c.id == table).values(secret=secret)
                )

        self.run(change)
        self.forget(table)

    def forget(self, table: str) -> None:
        """Evict the table: whoever comes next reads it from the database."""

        async def forget() -> None:
            async with self.hall.at(table) as room:
                room.table = None

        self.run(forget)


class Sent:
    """A sender that only remembers; or fails, and remembers how often."""

    def __init__(self) -> None:
        self.notices: list[tuple[AnyChannel, Notice]] = []
        self.fails = False
        self.failed = 0
        self.ends = Ended.SENT

    async def __call__(self, channel: AnyChannel, notice: Notice) -> Outcome:
        if self.fails:
            self.failed += 1
            return Outcome(Ended.FAILED)
        self.notices.append((channel, notice))
        return Outcome(self.ends)


@contextmanager
def live_hall(
    folder: Path,
    database_url: str = "",
    send: Send | None = None,
    for_real: bool = False,
    **changes: Any,
) -> Iterator[Live]:
    """A hall; `for_real`: its notices leave through the real senders."""
    settings = Settings(data=folder, database_url=database_url, **{**OPEN_HANDED, **changes})
    live = Live(settings, None if for_real else send or Sent())
    live.start()
    try:
        yield live
    finally:
        live.stop()


# -- PostgreSQL ----------------------------------------------------------------------------------


class Postgres:
    """A real PostgreSQL of our own: the wheel `pgserver`, or the system's programs."""

    def __init__(self) -> None:
        # A short path: a socket's name has at most about a hundred letters.
        self.folder = Path(tempfile.mkdtemp(prefix="mh-pg-", dir="/tmp"))
        self._pgserver: Any = None
        self._programs: Path | None = None
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it looks for a folder it can do without
                import pgserver
        except ImportError:
            self._start_system()
        else:
            server: Any = pgserver
            self._pgserver = server.get_server(self.folder, cleanup_mode=None)
            self.uri = str(self._pgserver.get_uri())

    def _start_system(self) -> None:
        self._programs = find_programs()
        if self._programs is None:
            raise FileNotFoundError("no PostgreSQL: install pgserver or the system's postgresql")
        as_user: list[str] = []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            as_user = ["runuser", "-u", "postgres", "--"]
        data = self.folder / "data"
        commands: list[list[str]] = [
            ["initdb", "-A", "trust", "-U", "postgres", "-D", str(data)],
            ["pg_ctl", "-D", str(data), "-w", "-o", f"-k {self.folder} -h ''", "start"],
        ]
        for program, *rest in commands:
            command = [*as_user, str(self._programs / program), *rest]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self.uri = f"postgresql://postgres:@/postgres?host={self.folder}"

    def new_database(self) -> str:
        """The address of a fresh, empty database."""
        name = "hall_" + uuid4().hex[:12]

        async def create() -> None:
            import asyncpg

            connection = await asyncpg.connect(self.uri)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.uri.replace("/postgres?", f"/{name}?")

    def stop(self) -> None:
        """At once: nothing in it is worth a goodbye."""
        data = self.folder if self._programs is None else self.folder / "data"
        process = int((data / "postmaster.pid").read_text("utf-8").splitlines()[0])
        os.kill(process, signal.SIGQUIT)
        wait_until(lambda: not (data / "postmaster.pid").exists())
        shutil.rmtree(self.folder, ignore_errors=True)


def find_programs() -> Path | None:
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return None if found is None else Path(found).parent


def reaches(position: int) -> Callable[[Table], bool]:
    """For `skip`: far enough, or over."""
    return lambda table: table.position >= position or table.status == "over"


def wait_until(what: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.01)


def wait_for_hall(url: str, seconds: float = PATIENCE) -> None:
    """Asked plainly: a client of its own for each try would keep a busy machine from starting."""
    address = urlsplit(url)

    def up() -> bool:
        line = HTTPConnection(str(address.hostname), address.port, timeout=2)
        try:
            line.request("GET", "/healthz")
            return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            line.close()

    wait_until(up, seconds)
