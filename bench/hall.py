"""How fast a hall is on this machine: choices a second, latency to everybody, memory a table.

    python bench/hall.py [--quick] [--tables 200] [--seconds 20]

A hall runs in a process of its own on loopback, with an SQLite file of its own. At each table three
blind bots and one scripted player over a socket; the player answers a moment (`--think`, two
seconds by default) after it is asked. Latency is measured from the choice that is sent to the event
that the player, and the spectator of every tenth table, receive.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.build_compiled import current_tree  # noqa: E402

LOADED = "meadhall_tables_loaded"
GENEROUS = {
    f"MEADHALL_{name}": "1000000"
    for name in (
        "ADDRESS_RATE",
        "ADDRESS_BURST",
        "SEAT_RATE",
        "SEAT_BURST",
        "CREATE_RATE",
        "CREATE_BURST",
        "SOCKETS_AN_ADDRESS",
    )
}


@dataclass
class Figures:
    choices: int = 0
    latencies: list[float] = field(default_factory=list)
    stop: bool = False


class HallUnderTest:
    def __init__(self, folder: Path, idle: float, loaded: int) -> None:
        environment = {
            **os.environ,
            **GENEROUS,
            "MEADHALL_DATA": str(folder),
            "MEADHALL_DATABASE_URL": "",
            "MEADHALL_IDLE_SECONDS": str(idle),
            "MEADHALL_MOST_LOADED": str(loaded),
            # As `make play` does it: the compiled engine where there is one.
            "PYTHONPATH": os.environ.get("PYTHONPATH") or str(current_tree() or ROOT / "src"),
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
                time.sleep(0.05)
        raise SystemExit("the hall did not open")

    def memory(self) -> float:
        """Resident megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def cpu(self) -> float:
        """Seconds of processor time the hall has taken."""
        parts = (
            Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(") ")[2].split()
        )
        return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")

    def count(self, name: str) -> float:
        text = httpx.get(self.url + "/metrics").text
        return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)


async def make_table(client: httpx.AsyncClient) -> dict[str, Any]:
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3]
    body = {"game": "champions", "seats": seats, "host_seat": 0}
    made = (await client.post("/api/tables", json=body)).json()
    head = {"Authorization": f"Bearer {made['host']['key']}"}
    await client.post(f"/api/tables/{made['table']['id']}/start", headers=head)
    return {"id": made["table"]["id"], "key": made["seat"]["key"], "watch": made["watch"]["key"]}


async def sit(url: str, table: dict[str, Any], figures: Figures, think: float) -> None:
    """The scripted player: answers what it is asked, and times how long its event takes."""
    luck = random.Random(table["id"])
    sent: dict[int, float] = {}
    address = f"ws{url[4:]}/api/tables/{table['id']}/live"
    async with connect(address, max_size=None, max_queue=None) as wire:
        await wire.send(json.dumps({"type": "hello", "key": table["key"]}))
        watching = asyncio.create_task(watch(address, table, figures, sent))
        answered = -1
        try:
            async for text in wire:
                now = time.perf_counter()
                message = json.loads(text)
                fresh = message.get("fresh")
                if message["type"] == "event":
                    event = message["event"]
                    if event["seat"] == 0 and event["version"] in sent:
                        figures.latencies.append(now - sent[event["version"]])
                if figures.stop or (fresh and fresh["status"] != "playing"):
                    return
                decision = fresh and fresh["view"] and fresh["view"]["decision"]
                if decision and fresh["version"] != answered:
                    answered = fresh["version"]
                    await asyncio.sleep(luck.uniform(0.5, 1.5) * think)
                    option = luck.choice(decision["options"])["id"]
                    sent[answered + 1] = time.perf_counter()
                    said = {"type": "choose", "version": answered, "options": [option]}
                    await wire.send(json.dumps(said))
                    figures.choices += 1
        finally:
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)


async def watch(
    address: str, table: dict[str, Any], figures: Figures, sent: dict[int, float]
) -> None:
    """A spectator at every tenth table."""
    if not table["watched"]:
        return
    async with connect(address, max_size=None, max_queue=None) as wire:
        await wire.send(json.dumps({"type": "hello", "key": table["watch"]}))
        async for text in wire:
            now = time.perf_counter()
            message = json.loads(text)
            event = message["event"] if message["type"] == "event" else {"seat": None}
            if event["seat"] == 0 and event["version"] in sent:
                figures.latencies.append(now - sent[event["version"]])


async def active(hall: HallUnderTest, tables: int, seconds: float, think: float) -> None:
    before = hall.memory()
    async with httpx.AsyncClient(base_url=hall.url, timeout=60) as client:
        made = []
        for number in range(tables):
            made.append({**await make_table(client), "watched": number % 10 == 0})
    figures = Figures()
    players = [asyncio.create_task(sit(hall.url, it, figures, think)) for it in made]
    await asyncio.sleep(min(5.0, seconds / 3))  # everybody has sat down
    figures.latencies.clear()
    figures.choices = 0
    entries = hall.count('meadhall_entries_total{kind="choice"}')
    started, worked = time.perf_counter(), hall.cpu()
    await asyncio.sleep(seconds)
    took, worked = time.perf_counter() - started, hall.cpu() - worked
    entries = hall.count('meadhall_entries_total{kind="choice"}') - entries
    figures.stop = True
    after = hall.memory()
    chosen = figures.choices
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    cuts = statistics.quantiles(figures.latencies, n=100)
    print(f"active tables            {tables}, 3 bots and 1 player each, {think:g} s to think")
    print(f"choices a second         {entries / took:.0f}, of which people's {chosen / took:.0f}")
    print(f"choice to event          p50 {cuts[49] * 1000:.1f} ms, p95 {cuts[94] * 1000:.1f} ms")
    print(f"processor time           {worked / entries * 1000:.2f} ms a choice")
    print(f"memory an active table   {(after - before) * 1024 / tables:.0f} kB")


async def idle(hall: HallUnderTest, tables: int, patience: float) -> None:
    """Tables that wait for their player: first in memory, `patience` seconds later no more.

    Python gives little memory back to the system; whether it is free again, the next tables tell.
    """
    empty = hall.memory()
    await make_tables(hall, tables)
    full, held = hall.memory(), hall.count(LOADED)
    deadline = time.monotonic() + 2 * patience + 10
    while hall.count(LOADED) > 0 and time.monotonic() < deadline:
        await asyncio.sleep(1)
    evicted, left = hall.memory(), hall.count(LOADED)
    await make_tables(hall, tables)
    again = hall.memory()
    print(
        f"idle tables              {tables}: {(full - empty) * 1024 / tables:.0f} kB each"
        f" ({held:.0f} in memory);"
    )
    print(
        f"                         once evicted ({left:.0f} in memory), the next {tables} take"
        f" {(again - evicted) * 1024 / tables:.1f} kB each"
    )


async def make_tables(hall: HallUnderTest, count: int) -> None:
    async with httpx.AsyncClient(base_url=hall.url, timeout=60) as client:
        for _ in range(count):
            await make_table(client)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--idle", type=int, default=1000)
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--think", type=float, default=2.0)
    arguments.add_argument("--quick", action="store_true", help="a tenth of everything")
    given, _ = arguments.parse_known_args()  # the rest is for bench/speed.py
    if given.quick:
        given.tables, given.idle, given.seconds = given.tables // 10, given.idle // 10, 4
    print("hall (SQLite, one process, loopback)")
    with tempfile.TemporaryDirectory() as folder:
        hall = HallUnderTest(Path(folder) / "active", 300, 2000)
        try:
            asyncio.run(active(hall, given.tables, given.seconds, given.think))
        finally:
            hall.stop()
        # Nobody is evicted before all are made: that takes some 20 ms a table.
        patience = 5 + 0.04 * given.idle
        hall = HallUnderTest(Path(folder) / "idle", patience, 2000)
        try:
            asyncio.run(idle(hall, given.idle, patience))
        finally:
            hall.stop()


if __name__ == "__main__":
    main()
