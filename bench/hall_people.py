"""People at a hall's tables, for measuring: they read words, talk, lose their line and come back,
look at their lists and ask for odds."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LANGUAGES = ("en", "en", "pl", "fr")
GAMES = ("champions", "reavers", "valhalla")
# Limits count by address: people live in many places, and all of 127 is this machine.
HOUSEHOLDS = 50
TABLE_GONE = ("over", "closed")


@dataclass
class Habits:
    """How often, in choices, somebody does something else; 0: never."""

    chat: int = 20
    odds: int = 60
    lists: int = 40
    leaves: int = 40


NOTHING_ELSE = Habits(0, 0, 0, 0)


@dataclass
class Figures:
    choices: int = 0
    latencies: list[float] = field(default_factory=list)
    # What else was done, and how long its answer took.
    others: dict[str, list[float]] = field(default_factory=dict)
    refusals: dict[str, int] = field(default_factory=dict)

    def clear(self) -> None:
        self.choices = 0
        self.latencies.clear()
        self.others.clear()
        self.refusals.clear()


@dataclass
class BenchTable:
    """One table. Versions are everybody's own: what all share of an entry is its time."""

    id: str
    url: str
    keys: list[str]
    watch: str
    language: str
    habits: Habits
    # Where its people live.
    address: str
    # By the time of its entry: when a choice was sent, and when it was heard by whom.
    sent: dict[float, float] = field(default_factory=dict)
    heard: list[tuple[float, float]] = field(default_factory=list)

    def line(self) -> connect:
        """A socket of somebody there. Nothing is given up because this machine is busy."""
        return connect(
            f"ws{self.url[4:]}/api/tables/{self.id}/live",
            max_size=None,
            max_queue=None,
            open_timeout=60,
            local_addr=(self.address, 0),
        )

    def gather(self, figures: Figures) -> None:
        figures.latencies.extend(
            heard - self.sent[at] for at, heard in self.heard if at in self.sent
        )
        self.heard.clear()
        self.sent.clear()


class Household(httpx.AsyncClient):
    """Those who come from one address."""

    def __init__(self, url: str, number: int) -> None:
        self.address = f"127.1.0.{number + 1}"
        # No certificates here: to read those there are would take longer than the rest of it.
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
        super().__init__(base_url=url, timeout=60, transport=transport)


async def make_table(
    client: Household,
    number: int,
    habits: Habits,
    people: int = 2,
    bots: int = 2,
    level: str = "random",
) -> BenchTable:
    seats = [{"kind": "person"}] * people + [{"kind": "bot", "level": level}] * bots
    body = {"game": GAMES[number % len(GAMES)], "seats": seats, "public": number % 20 == 0}
    made = (await client.post("/api/tables", json=body)).json()
    table = made["table"]["id"]
    keys = []
    for invite in made["invites"]:
        head = {"Authorization": f"Bearer {invite['key']}"}
        answer = await client.post(f"/api/tables/{table}/enter", json={}, headers=head)
        keys.append(answer.json()["key"]["key"])
    head = {"Authorization": f"Bearer {made['host']['key']}"}
    await client.post(f"/api/tables/{table}/start", headers=head)
    language = LANGUAGES[number % len(LANGUAGES)]
    url = str(client.base_url).rstrip("/")
    return BenchTable(table, url, keys, made["watch"]["key"], language, habits, client.address)


class BenchPerson:
    """Somebody in a seat."""

    def __init__(
        self,
        table: BenchTable,
        seat: int,
        client: Household,
        figures: Figures,
        think: float,
    ) -> None:
        self.table, self.seat, self.client, self.figures = table, seat, client, figures
        self.think = think
        self.luck = random.Random(f"{table.id} {seat}")
        self.key = table.keys[seat]
        self.head = {"Authorization": f"Bearer {self.key}"}
        self.since: int | None = None
        self.stream: str | None = None
        # What was heard last; and is an answer to it on its way?
        self.fresh: dict[str, Any] = {}
        self.choosing = False
        self.waiting = 0.0
        self.leaving = False
        self.thought: asyncio.Task[None] | None = None

    async def sit(self) -> None:
        try:
            await self._come_and_go()
        finally:
            if self.thought is not None:
                self.thought.cancel()  # it must not ask a hall that has closed by then

    async def _come_and_go(self) -> None:
        while True:
            try:
                async with self.table.line() as wire:
                    began = time.perf_counter()
                    hello: dict[str, object] = {"type": "hello", "key": self.key}
                    hello["language"] = self.table.language
                    if self.since is not None:
                        hello.update(since=self.since, stream=self.stream)
                    await wire.send(json.dumps(hello))
                    async for text in wire:
                        message = json.loads(text)
                        if message["type"] == "welcome" and self.since is not None:
                            self.note("come back", began)
                        if not await self.hear(wire, message):
                            return
                        if self.leaving:
                            break
            except ConnectionClosed:
                await asyncio.sleep(0.1)
            self.leaving = self.choosing = False

    def note(self, what: str, began: float) -> None:
        self.figures.others.setdefault(what, []).append(time.perf_counter() - began)

    async def hear(self, wire: ClientConnection, message: dict[str, Any]) -> bool:
        """False: the game is over."""
        now, fresh = time.perf_counter(), message.get("fresh")
        if message["type"] == "welcome":
            self.stream = message["stream"]
        elif message["type"] == "refused":
            code = message["error"]["code"]
            self.figures.refusals[code] = self.figures.refusals.get(code, 0) + 1
            fresh = message["error"]["fresh"]
        elif message["type"] == "event":
            event = message["event"]
            if event["kind"] == "choice" and event["seat"] == self.seat and self.waiting:
                self.table.sent[event["at"]] = self.waiting
                self.waiting = 0.0
            self.table.heard.append((event["at"], now))
        if not fresh:
            return True
        self.since = fresh["number"]
        if fresh["status"] in TABLE_GONE:
            return False
        self.fresh = fresh
        if self.options() and not self.choosing:
            self.choosing = True
            self.thought = asyncio.create_task(self.choose(wire))
        return True

    def options(self) -> list[dict[str, Any]]:
        decision = self.fresh["view"] and self.fresh["view"]["decision"]
        found: list[dict[str, Any]] = decision["options"] if decision else []
        return found

    async def choose(self, wire: ClientConnection) -> None:
        await asyncio.sleep(self.luck.uniform(0.5, 1.5) * self.think)
        try:
            await self.do_something_else(wire)
            if self.leaving:
                await wire.close()
                return
            self.choosing = False
            options = self.options()
            if not options:
                return
            said = {"type": "choose", "version": self.fresh["version"]}
            said["options"] = [self.luck.choice(options)["id"]]
            self.fresh = {"view": None}  # until something new is heard
            self.waiting = time.perf_counter()
            self.figures.choices += 1
            await wire.send(json.dumps(said))
        except ConnectionClosed:
            pass

    async def do_something_else(self, wire: ClientConnection) -> None:
        habits, at = self.table.habits, f"/api/tables/{self.table.id}"
        if self.now_and_then(habits.chat):
            await wire.send(json.dumps({"type": "say", "text": "Skål, and what now?"}))
        if self.now_and_then(habits.odds):
            asked = f"{at}/odds?language={self.table.language}"
            await self.ask("odds", "POST", asked, {"version": self.fresh.get("version", 0)})
        if self.now_and_then(habits.lists):
            await self.ask("list of tables", "GET", "/api/tables")
        if self.now_and_then(habits.leaves):
            self.leaving = True

    def now_and_then(self, often: int) -> bool:
        return often > 0 and self.luck.randrange(often) == 0

    async def ask(self, what: str, method: str, path: str, body: object = None) -> None:
        began = time.perf_counter()
        answer = await self.client.request(method, path, json=body, headers=self.head)
        if answer.is_success:
            self.note(what, began)
        else:
            code = answer.json()["error"]["code"]
            self.figures.refusals[code] = self.figures.refusals.get(code, 0) + 1


async def watch(table: BenchTable) -> None:
    """A spectator who reads along."""
    async with table.line() as wire:
        hello = {"type": "hello", "key": table.watch, "language": table.language}
        await wire.send(json.dumps(hello))
        async for text in wire:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "event":
                table.heard.append((message["event"]["at"], now))


async def keep_list_open(client: Household, tables: list[BenchTable]) -> None:
    """Somebody with a personal link, tables on it, and the hall's list in front of their eyes."""
    person = (await client.post("/api/people")).json()["key"]
    for table in tables:
        head = {"Authorization": f"Bearer {table.keys[0]}", "Meadhall-Person": person}
        await client.post(f"/api/tables/{table.id}/keep", headers=head)
    address = f"ws{str(client.base_url).rstrip('/')[4:]}/api/people/me/live"
    here = (client.address, 0)
    async with connect(address, max_size=None, open_timeout=60, local_addr=here) as wire:
        await wire.send(json.dumps({"type": "hello", "key": person, "public": True}))
        async for text in wire:
            json.loads(text)
