"""A hall in a process of its own, which can be killed.

It runs on the compiled engine where that is built, as a hall of `make play` does: halls in the
process of the tests (`live.py`) run on the sources.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.hall.live import wait_for_hall
from tools.build_compiled import current_tree

from meadhall.hall.serve import listen
from meadhall.hall.settings import from_environment

ROOT = Path(__file__).resolve().parent.parent.parent
# Tests ask faster than people.
OPEN_HANDED = {
    "MEADHALL_ADDRESS_RATE": "100000",
    "MEADHALL_ADDRESS_BURST": "100000",
    "MEADHALL_SEAT_RATE": "100000",
    "MEADHALL_SEAT_BURST": "100000",
    "MEADHALL_CREATE_RATE": "100000",
    "MEADHALL_CREATE_BURST": "100000",
    "MEADHALL_TABLES_PER_ADDRESS": "100000",
    "MEADHALL_BOT_TABLES_PER_ADDRESS": "100000",
    "MEADHALL_PEOPLE_PER_DAY": "100000",
    "MEADHALL_CHAT_PER_MINUTE": "100000",
    "MEADHALL_READER_SECONDS": "60",
    "MEADHALL_THINKERS": "1",
}


@cache
def engine() -> Path:
    """The folder that the package is taken from."""
    return current_tree() or ROOT / "src"


def free_port() -> int:
    with listen("127.0.0.1", 0) as found:
        port = found.getsockname()[1]
        assert isinstance(port, int)
        return port


class HallProcess:
    def __init__(
        self,
        data: Path,
        database_url: str = "",
        port: int | None = None,
        limits: dict[str, str] = OPEN_HANDED,
    ) -> None:
        self.port = free_port() if port is None else port
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **os.environ,
            # Built beside the sources, and not a part of any other tree.
            "MEADHALL_WEB": str(from_environment().web),
            **limits,
            "MEADHALL_DATA": str(data),
            "MEADHALL_DATABASE_URL": database_url,
            "PYTHONPATH": str(engine()),
        }
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meadhall.hall", str(self.port)],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        wait_for_hall(self.url)

    def kill(self) -> None:
        """SIGKILL: no goodbye, no flush."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None
