"""What a hall carries on this machine, with people like real ones, bar by bar.

    python bench/hall.py [--quick] [--only active,words,bots,sockets,restart,databases,stranger]

Halls run in processes of their own on loopback; the people are all in this one. At each table two
people and two blind bots, in turn one of the three games; everybody reads words, every tenth table
has a spectator, every twentieth is on a list that somebody has open. Now and then they talk, ask
for odds, look at a list, or lose their line and come back. People answer a moment (`--think`) after
they are asked. Latency is from the choice that is sent to the event that each of them receives.

What the figures are worth depends on who else uses the machine: its load stands beside each.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench.bars import bar, quantile  # noqa: E402
from bench.hall_people import (  # noqa: E402
    HOUSEHOLDS,
    NOTHING_ELSE,
    BenchPerson,
    BenchTable,
    Figures,
    Habits,
    Household,
    keep_list_open,
    make_table,
    watch,
)
from bench.hall_process import HallUnderTest  # noqa: E402
from bench.hall_strangers import STRANGERS, stalled_service  # noqa: E402
from tests.hall.live import Postgres  # noqa: E402

WARM_SECONDS = 4.0
# The strongest level that answers at once.
INSTANT = "huscarl:any"
FALLBACKS = "meadhall_bot_fallbacks_total"


class Evening:
    """People at tables of one or several halls that share a database, until it is over."""

    def __init__(self, halls: Sequence[HallUnderTest], think: float) -> None:
        self.halls = halls
        self.think = think
        self.figures = Figures()
        self.tables: list[BenchTable] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.clients = [Household(it.url, number) for number in range(HOUSEHOLDS) for it in halls]

    async def begin(self, tables: int, habits: Habits, spectators: bool = True) -> None:
        for number in range(tables):
            client = self.clients[number % len(self.clients)]
            table = await make_table(client, number, habits)
            self.tables.append(table)
            for seat in range(len(table.keys)):
                person = BenchPerson(table, seat, client, self.figures, self.think)
                self.tasks.append(asyncio.create_task(person.sit()))
            if spectators and number % 10 == 0:
                self.tasks.append(asyncio.create_task(watch(table)))
        if habits.lists:
            for table in self.tables[::20]:
                listed = keep_list_open(self.clients[0], [table])
                self.tasks.append(asyncio.create_task(listed))

    async def choices(self) -> float:
        """Of people and bots, in all halls."""
        return sum([await it.choices() for it in self.halls])

    async def measure(self, seconds: float) -> tuple[float, float, float]:
        """Choices of people and bots, the halls' processor time, and how long it was."""
        for table in self.tables:
            table.gather(self.figures)
        self.figures.clear()
        before, began = await self.choices(), time.perf_counter()
        worked = sum(it.cpu() for it in self.halls)
        await asyncio.sleep(seconds)
        worked = sum(it.cpu() for it in self.halls) - worked
        took = time.perf_counter() - began
        for table in self.tables:
            table.gather(self.figures)
        return await self.choices() - before, worked, took

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for client in self.clients:
            await client.aclose()


async def active(folder: Path, tables: int, seconds: float, think: float) -> None:
    """The whole evening: latency, and what a choice costs with all that goes with it."""
    hall = HallUnderTest(folder, most_loaded=2000)
    evening = Evening([hall], think)
    try:
        empty = hall.memory()
        await evening.begin(tables, Habits())
        await asyncio.sleep(WARM_SECONDS)
        choices, worked, took = await evening.measure(seconds)
        full = hall.memory()
    finally:
        await evening.end()
        hall.stop()
    figures = evening.figures
    p50, p95, p99 = (quantile(figures.latencies, it) * 1000 for it in (0.5, 0.95, 0.99))
    print(
        f"active: {tables} tables, {choices / took:.0f} choices a second, of which people's"
        f" {figures.choices / took:.0f}; {worked / took:.2f} of a core,"
        f" {worked / choices * 1000:.2f} ms a choice with all that goes with it;"
        f" {(full - empty) * 1024 / tables:.0f} kB a table; p50 {p50:.1f} ms,"
        f" longest {max(figures.latencies) * 1000:.0f} ms"
    )
    for what, times in sorted(figures.others.items()):
        p95_of_it = quantile(times, 0.95) * 1000
        print(f"  {what}: {len(times)} times, p95 {p95_of_it:.0f} ms")
    if figures.refusals:
        print(f"  refused: {figures.refusals}")
    bar(f"{tables} active tables, choice to event, p95", "< 50 ms", f"{p95:.1f} ms", p95 < 50)
    bar(f"{tables} active tables, choice to event, p99", "< 120 ms", f"{p99:.1f} ms", p99 < 120)


async def words(folder: Path, tables: int, seconds: float, think: float) -> None:
    """What a choice costs when two people read words of it, and nothing else happens."""
    hall = HallUnderTest(folder, most_loaded=2000)
    evening = Evening([hall], think)
    try:
        await evening.begin(tables, NOTHING_ELSE, spectators=False)
        await asyncio.sleep(WARM_SECONDS)
        choices, worked, took = await evening.measure(seconds)
    finally:
        await evening.end()
        hall.stop()
    cost = worked / choices * 1000
    print(f"words: {choices / took:.0f} choices a second")
    bar(
        "a choice in words for two readers", "<= 0.6 ms", f"{cost:.2f} ms of processor", cost <= 0.6
    )


async def bots(folder: Path, tables: int, seconds: float) -> None:
    """Tables where bots alone play, as fast as they can: does one have to choose in haste?"""
    hall = HallUnderTest(folder, most_loaded=2000, thinkers=2)
    try:
        async with Household(hall.url, 0) as client:
            for number in range(tables):
                await make_table(client, number, NOTHING_ELSE, people=0, bots=3, level=INSTANT)
        await asyncio.sleep(WARM_SECONDS)
        before, began = await hall.choices(), time.perf_counter()
        await asyncio.sleep(seconds)
        rate = (await hall.choices() - before) / (time.perf_counter() - began)
        # From the first choice on, also while the tables were being made.
        hasty, made = await hall.count(FALLBACKS), await hall.choices()
    finally:
        hall.stop()
    print(f"bots: {rate:.0f} choices a second at {tables} tables of three {INSTANT}s each")
    figure = f"{hasty:.0f} of {made:.0f}"
    bar(f"{tables} tables of bots, choices made in haste", "0", figure, hasty == 0 and made > 0)


async def sockets(folder: Path, count: int) -> None:
    """Sockets at tables where nothing happens."""
    hall = HallUnderTest(folder, idle_seconds=5, rest_seconds=1, most_loaded=2000)
    evening = Evening([hall], 3600.0)
    try:
        empty = hall.memory()
        await evening.begin(max(1, count // 10), NOTHING_ELSE, spectators=False)
        wanted = count - 2 * len(evening.tables)
        for number in range(wanted):
            table = evening.tables[number % len(evening.tables)]
            evening.tasks.append(asyncio.create_task(watch(table)))
            if number % 50 == 49:
                await asyncio.sleep(0.1)
        name, patience = "meadhall_sockets", time.monotonic() + 120
        while await hall.count(name) < count and time.monotonic() < patience:
            await asyncio.sleep(0.5)
        opened = await hall.count(name)
        # Idle tables leave memory; on a busy machine it takes them longer.
        patience = time.monotonic() + 60
        while await hall.count("meadhall_tables_loaded") and time.monotonic() < patience:
            await asyncio.sleep(1)
        await asyncio.sleep(12)  # and what they leave is given back every ten seconds
        full, loaded = hall.memory(), await hall.count("meadhall_tables_loaded")
    finally:
        await evening.end()
        hall.stop()
    print(f"sockets: {opened:.0f} at {len(evening.tables)} tables, {loaded:.0f} of them in memory")
    bar(
        f"{opened:.0f} idle sockets",
        "< 400 MB for 5,000",
        f"{full:.0f} MB, {(full - empty) * 1024 / opened:.0f} kB each",
        full < 400 and opened >= 5000,
    )


async def restart(folder: Path, tables: int) -> None:
    """A hall with many running tables comes back."""
    hall = HallUnderTest(folder)
    made: list[BenchTable] = []
    async with Household(hall.url, 0) as client:
        for number in range(tables):
            made.append(await make_table(client, number, NOTHING_ELSE, people=1, bots=3))
    hall.stop()
    began = time.perf_counter()
    hall = HallUnderTest(folder)
    try:
        head = {"Authorization": f"Bearer {made[-1].keys[0]}"}
        httpx.get(f"{hall.url}/api/tables/{made[-1].id}/view", headers=head).raise_for_status()
        first = time.perf_counter() - began
        worked, loads = hall.cpu(), await hall.count("meadhall_table_load_seconds_count")
    finally:
        hall.stop()
    bar(
        f"restart with {tables} running tables, first view",
        "< 2 s, nothing else loaded",
        f"{first:.2f} s ({worked:.2f} s of processor), {loads:.0f} loaded",
        first < 2 and loads <= 1,
    )


async def carried(
    halls: Sequence[HallUnderTest], tables: int, seconds: float
) -> tuple[float, float]:
    """With people who do not think: choices a second, and a process's milliseconds for each."""
    evening = Evening(halls, 0.0)
    try:
        await evening.begin(tables, NOTHING_ELSE, spectators=False)
        await asyncio.sleep(WARM_SECONDS / 2)
        choices, worked, took = await evening.measure(seconds)
    finally:
        await evening.end()
    return choices / took, worked / choices * 1000


async def databases(folder: Path, tables: int, seconds: float) -> None:
    """SQLite, PostgreSQL, and two halls on one PostgreSQL.

    Here people, database and halls share the processors: how much more two halls carry shows only
    where there are more of those. So the bars are in the halls' own processor time, and each hall
    has as many tables as the one had: what is committed together depends on them.
    """
    rates: list[float] = []
    costs: list[float] = []
    server = Postgres()
    try:
        for kind, count in (("sqlite", 1), ("postgresql", 1), ("postgresql", 2)):
            url = "" if kind == "sqlite" else await asyncio.to_thread(server.new_database)
            with ExitStack() as open_halls:
                halls = []
                for number in range(count):
                    hall = HallUnderTest(
                        folder / f"{kind}{count}{number}", url, most_loaded=2000, seat_rate=10000
                    )
                    open_halls.callback(hall.stop)
                    halls.append(hall)
                rate, cost = await carried(halls, tables * count, seconds)
            rates.append(rate)
            costs.append(cost)
            print(
                f"databases: {kind}, {count} hall(s): {rate:.0f} choices a second together with"
                f" everybody else here, {cost:.2f} ms of a hall's processor each"
            )
    finally:
        server.stop()
    one = costs[0] / costs[1]
    two = 2 * costs[1] / costs[2]
    bar(
        "PostgreSQL, one hall, beside SQLite",
        ">= 0.67",
        f"{one:.2f} by processor time",
        one >= 2 / 3,
    )
    bar("PostgreSQL, two halls beside one", ">= 1.6", f"{two:.2f} by processor time", two >= 1.6)
    print(f"  by choices a second here: {rates[1] / rates[0]:.2f} and {rates[2] / rates[1]:.2f}")


async def stranger(folder: Path, tables: int, seconds: float) -> None:
    """One stranger's work beside everybody else's, within the limits a hall has by itself."""
    async with stalled_service() as address:
        hall = HallUnderTest(
            folder,
            generous=False,
            notice_private=1,
            ntfy_servers=address,
            notice_delay=0,
        )
        evening = Evening([hall], 1.0)
        try:
            await evening.begin(tables, NOTHING_ELSE)
            await asyncio.sleep(WARM_SECONDS / 2)
            await evening.measure(seconds)
            calm = max(evening.figures.latencies) * 1000
            print(f"stranger: nobody else there, longest wait {calm:.0f} ms")
            for what in STRANGERS:
                command = [sys.executable, "-m", "bench.hall_strangers", what, hall.url]
                worker = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
                await asyncio.sleep(WARM_SECONDS)
                await evening.measure(seconds)
                assert worker.returncode is None, f"{what} gave up"
                worker.kill()
                await worker.wait()
                longest = max(evening.figures.latencies) * 1000
                figure = f"{longest:.0f} ms"
                bar(f"beside {what}, the longest wait", "< 250 ms", figure, longest < 250)
        finally:
            await evening.end()
            hall.stop()


PARTS = ("active", "words", "bots", "sockets", "restart", "databases", "stranger")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    arguments.add_argument("--tables", type=int, default=500)
    arguments.add_argument("--sockets", type=int, default=5000)
    arguments.add_argument("--seconds", type=float, default=20)
    arguments.add_argument("--think", type=float, default=2.0)
    arguments.add_argument("--only", default=",".join(PARTS))
    arguments.add_argument("--quick", action="store_true", help="a tenth of everything")
    given, _ = arguments.parse_known_args()  # the rest is for bench/speed.py
    tables, count, seconds, think = given.tables, given.sockets, given.seconds, given.think
    if given.quick:
        tables, count, seconds = tables // 10, count // 10, 4
    print(f"hall: {os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        parts = {
            "active": lambda: active(folder / "active", tables, seconds, think),
            # What counts is the cost, so people answer sooner: otherwise what a hall does anyway,
            # and sentences said for the first time, would be shared by few choices.
            "words": lambda: words(folder / "words", tables // 5, seconds, think / 4),
            "bots": lambda: bots(folder / "bots", 2 * tables // 5, seconds),
            "sockets": lambda: sockets(folder / "sockets", count),
            "restart": lambda: restart(folder / "restart", tables * 2),
            "databases": lambda: databases(folder / "databases", tables // 10, seconds / 2),
            "stranger": lambda: stranger(folder / "stranger", tables // 10, seconds / 4),
        }
        for name in given.only.split(","):
            asyncio.run(parts[name]())


if __name__ == "__main__":
    main()
