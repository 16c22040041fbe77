"""Kills a hall again and again while people play: is anything acknowledged lost, anything twice?

    python tools/kills.py --kills 1000                       SQLite
    python tools/kills.py --kills 1000 --database postgresql

At several tables of all games people choose at random, each table in a thread of its own, one table
with a bot. At a random moment the hall's process is killed (SIGKILL) and started anew. Whoever had
no answer sends the same request again. Then each table is asked for what happened: every seat must
find each of its acknowledged choices, in order, and none more; a request that was acknowledged and
is sent again must be known. Games that are over, and all at the end, are played again from their
record, die by die.

What several runs have found, also those that were broken off, is added up in a file:

    python tools/kills.py --kills 400 --figures build/kills.json

A hall takes seconds of processor time to import, and a kill does not care: halls are forked from a
process that has done so already.
"""

import argparse
import json
import multiprocessing
import os
import random
import secrets
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout, suppress
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import httpx

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.hall.live import Postgres, wait_for_hall  # noqa: E402
from tests.hall.people import Json, Party, Player, bot, gather, person  # noqa: E402
from tests.hall.process import OPEN_HANDED, free_port  # noqa: E402

import meadhall  # noqa: E402
from meadhall.core.record.replay import verify_text  # noqa: E402
from meadhall.hall.memory import settle  # noqa: E402
from meadhall.hall.serve import serve  # noqa: E402
from meadhall.hall.settings import from_environment  # noqa: E402

TABLES: Final[tuple[tuple[str, list[Json], Json], ...]] = (
    ("champions", [person("A"), person("B"), person("C")], {"assignment": "simultaneous"}),
    ("reavers", [person("A"), person("B")], {}),
    ("valhalla", [person("A"), person("B")], {}),
    ("champions", [person("A"), person("B"), bot("random")], {}),
)
FORKS: Final = multiprocessing.get_context("fork")
PAGE: Final = 500
# Answered by the hall while its database is not there yet, or no longer.
AGAIN: Final = (502, 503)


def serve_here(port: int, changes: dict[str, str]) -> None:
    os.environ.update(changes)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        serve(from_environment(), "127.0.0.1", port, "CRITICAL")


def fork_halls(orders: Connection, port: int, changes: dict[str, str]) -> None:
    """For each order a hall that is killed (SIGKILL: no goodbye, no flush) with the next one."""
    settle()
    while orders.recv():
        hall = FORKS.Process(target=serve_here, args=(port, changes))
        hall.start()
        orders.recv()
        hall.kill()
        hall.join()
        orders.send("killed")


class ForkedHall:
    """A hall in a process of its own, which can be killed and started anew at once."""

    def __init__(self, data: Path, database_url: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        changes = {
            **OPEN_HANDED,
            "MEADHALL_DATA": str(data),
            "MEADHALL_DATABASE_URL": database_url,
        }
        self._orders, theirs = FORKS.Pipe()
        self._forking = FORKS.Process(target=fork_halls, args=(theirs, port, changes))
        self._forking.start()

    def start(self) -> None:
        self._orders.send("start")
        wait_for_hall(self.url, 300)

    def kill(self) -> None:
        self._orders.send("kill")
        self._orders.recv()

    def close(self) -> None:
        self._orders.send("")
        self._forking.join()


class Lost(AssertionError):
    """Something acknowledged is missing, or something was done twice."""


class PlayedTable:
    """A table, its people, and what they were told."""

    def __init__(self, url: str, kind: int, luck: random.Random) -> None:
        self.url = url
        self.kind = kind
        self.luck = luck
        self.requests = 0
        self.acknowledged = 0
        self.resent = 0
        self.games = 0
        self.begin()

    def begin(self) -> None:
        game, seats, settings = TABLES[self.kind]
        self.party: Party = gather(self.url, seats, game=game, settings=settings)
        # What each seat sent last, and which version answered it (None: no answer came).
        self.last: dict[int, tuple[dict[str, Any], int | None]] = {}
        self.since = dict.fromkeys(self.party.players, 0)
        self.versions: dict[int, list[int]] = {seat: [] for seat in self.party.players}

    def play(self, stop: threading.Event) -> None:
        """Choose until the hall is gone; whatever then fails is sent again by `come_back`."""
        with suppress(httpx.HTTPError):
            while not stop.is_set():
                asked = [seat for seat in self.party.asked() if seat in self.party.players]
                if asked:
                    self.choose(self.luck.choice(asked))
                elif self.party.info()["status"] == "over":
                    return
                else:
                    time.sleep(0.01)  # the bot thinks

    def choose(self, seat: int) -> None:
        player = self.party.players[seat]
        fresh = player.fresh()
        if fresh["view"]["decision"] is None:
            return
        option = self.luck.choice(fresh["view"]["decision"]["options"])["id"]
        self.requests += 1
        body = {
            "version": fresh["version"],
            "options": [option],
            "request": f"r{self.requests}",
        }
        self.last[seat] = (body, None)
        self.send(player, seat, body)

    def send(self, player: Player, seat: int, body: dict[str, Any]) -> dict[str, Any]:
        answer = player.ask("POST", f"{player.at}/choices", body)
        if answer.status_code in AGAIN:
            raise httpx.ReadError("the hall is busy")
        if answer.status_code != 200:
            raise Lost(f"{self.party.id}, seat {seat}, {body}: {answer.text}")
        done: dict[str, Any] = answer.json()
        self.last[seat] = (body, done["version"])
        return done

    def come_back(self) -> None:
        """After a kill: send again what had no answer, and compare."""
        for seat, (body, version) in list(self.last.items()):
            player = self.party.players[seat]
            done = self.send(player, seat, body)
            if version is None:
                self.resent += 1
            elif not done["again"] or done["version"] != version:
                raise Lost(f"{self.party.id}, seat {seat}, {body}: acknowledged, and unknown")
        self.compare()
        if self.party.info()["status"] == "over":
            self.verify()
            self.begin()

    def compare(self) -> None:
        """By what each finds of their own: others may hear nothing of a choice."""
        for seat, player in self.party.players.items():
            player.heard.clear()
            while True:
                page = f"{player.at}/events?since={self.since[seat]}&limit={PAGE}"
                events = player.get(page)["events"]
                for event in events:
                    self.since[seat] = event["number"]
                    if event["kind"] == "choice" and event["seat"] == seat:
                        self.versions[seat].append(event["version"])
                if len(events) < PAGE:
                    break
        found = sum(len(it) for it in self.versions.values())
        if found != self.requests - self.acknowledged:
            expected = self.requests - self.acknowledged
            raise Lost(f"{self.party.id}: {expected} choices were sent, {found} are there")
        for seat, versions in self.versions.items():
            if sorted(set(versions)) != versions:
                raise Lost(f"{self.party.id}, seat {seat}: not one after another: {versions}")

    def verify(self) -> None:
        """Every choice and every die of the whole record."""
        watcher = self.party.watcher
        report = verify_text(
            watcher.ask("GET", f"{watcher.at}/record").text, "record", meadhall.game
        )
        if not report.ok:
            raise Lost(f"{self.party.id}: {report.text}")
        self.games += 1
        self.acknowledged = self.requests
        with self.party:
            pass

    def finish(self) -> None:
        """Play on to the end, in peace."""
        over = threading.Event()
        while self.party.info()["status"] != "over":
            self.play(over)
        self.compare()
        self.verify()


@dataclass
class Figures:
    """What was found out: every kill that is counted was compared with what had been sent."""

    kills: int = 0
    choices: int = 0
    resent: int = 0
    games: int = 0
    # Runs that ended because something was lost, or done twice.
    lost: int = 0

    def count(self, kills: int, tables: list["PlayedTable"]) -> None:
        self.kills = kills
        self.choices = sum(it.requests for it in tables)
        self.resent = sum(it.resent for it in tables)
        self.games = sum(it.games for it in tables)

    def __str__(self) -> str:
        found = f"{self.lost} times something was lost" if self.lost else "nothing lost"
        return (
            f"{self.kills} kills, {self.choices} choices, {self.resent} of them sent again,"
            f" {self.games} games to the end; {found}"
        )


def add_up(path: Path, database: str, run: Figures) -> Figures:
    """Add a run to those of this database before it, which the file holds; gives the sum."""
    every = json.loads(path.read_text("utf-8")) if path.exists() else {}
    before = every.get(database, {})
    total = {name: before.get(name, 0) + value for name, value in asdict(run).items()}
    every[database] = total
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    new.write_text(json.dumps(every, indent=2) + "\n", "utf-8")
    new.replace(path)
    return Figures(**total)


def kill_often(
    hall: ForkedHall, kills: int, seconds: float, luck: random.Random, figures: Figures
) -> None:
    tables = [PlayedTable(hall.url, kind, luck) for kind in range(len(TABLES))]
    began = told = time.monotonic()
    with ThreadPoolExecutor(len(tables)) as pool:
        while figures.kills < kills and time.monotonic() - began < seconds:
            stop = threading.Event()
            playing = [pool.submit(table.play, stop) for table in tables]
            time.sleep(luck.random() ** 2 * 0.8)
            hall.kill()
            stop.set()
            for played in playing:
                played.result()
            hall.start()
            for came_back in [pool.submit(table.come_back) for table in tables]:
                came_back.result()
            figures.count(figures.kills + 1, tables)
            if time.monotonic() - told > 20:
                told = time.monotonic()
                print(f"{told - began:.0f} s: {figures}", flush=True)
        for finished in [pool.submit(table.finish) for table in tables]:
            finished.result()
            figures.count(figures.kills, tables)
    print(f"in {time.monotonic() - began:.0f} s: {figures}", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    arguments.add_argument("--kills", type=int, default=100)
    arguments.add_argument("--seconds", type=float, default=1e9, help="no kill after this")
    arguments.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    arguments.add_argument("--seed", type=int, help="otherwise another one each time")
    arguments.add_argument("--figures", type=Path, help="add them up in this file")
    given = arguments.parse_args()
    seed = secrets.randbelow(10**6) if given.seed is None else given.seed
    print(f"{given.kills} kills of {given.database}, --seed {seed}", flush=True)
    figures = Figures()
    postgres = Postgres() if given.database == "postgresql" else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = "" if postgres is None else postgres.new_database()
            hall = ForkedHall(Path(folder), url)
            hall.start()
            try:
                kill_often(hall, given.kills, given.seconds, random.Random(seed), figures)
            except Lost:
                figures.lost = 1
                raise
            finally:
                hall.kill()
                hall.close()
    finally:
        if postgres is not None:
            postgres.stop()
        if given.figures is not None:
            total = add_up(given.figures, given.database, figures)
            print(f"all runs over {given.database}: {total}")


if __name__ == "__main__":
    main()
