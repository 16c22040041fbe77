"""A hall to be measured: a process of its own on loopback, with a database of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.build_compiled import current_tree  # noqa: E402

# More people than households: each has many tables.
GENEROUS = {
    f"MEADHALL_{name}": "1000000"
    for name in (
        "ADDRESS_RATE",
        "ADDRESS_BURST",
        "CREATE_RATE",
        "CREATE_BURST",
        "SOCKETS_PER_ADDRESS",
        "CONNECTIONS_PER_ADDRESS",
        "TABLES_PER_ADDRESS",
        "TABLES_PER_PERSON",
        "BOT_TABLES_PER_ADDRESS",
        "PEOPLE_PER_DAY",
        "CHAT_PER_MINUTE",
    )
}


def engine_path() -> str:
    """As `make play` does it: the compiled engine where there is one."""
    return os.environ.get("PYTHONPATH") or str(current_tree() or ROOT / "src")


class HallUnderTest:
    def __init__(
        self, folder: Path, database: str = "", *, generous: bool = True, **changes: object
    ) -> None:
        environment = {
            **os.environ,
            **(GENEROUS if generous else {}),
            "MEADHALL_DATA": str(folder),
            "MEADHALL_DATABASE_URL": database,
            **{f"MEADHALL_{name.upper()}": str(value) for name, value in changes.items()},
            "PYTHONPATH": engine_path(),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "meadhall.hall", "0"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                if httpx.get(self.url + "/healthz", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.01)
        raise SystemExit("the hall did not open")

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def cpu(self) -> float:
        """Seconds of processor time the hall has taken, without its bots and readers."""
        parts = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(") ")[2].split()
        )
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    async def count(self, name: str) -> float:
        # In a thread: the people of this process go on meanwhile.
        answer = await asyncio.to_thread(httpx.get, self.url + "/metrics", timeout=60)
        text = answer.text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    async def choices(self) -> float:
        return await self.count('meadhall_entries_total{kind="choice"}')

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
