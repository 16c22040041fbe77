"""Strangers who take more than their share, for measuring what the others notice of it.

    python -m bench.hall_strangers "a flood" http://127.0.0.1:8000

Each is a process of its own, and a humble one: elsewhere strangers bring their own machines.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing, suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

# Where strangers come from: nobody else lives there.
ADDRESS = "127.2.0.1"
# What takes the hall longest, of all that anybody may ask for.
DEAR = ("/api/tables", "/openapi.json", "/api/messages", "/api/games/valhalla/words?language=pl")
CROWD = 200
# As large as the hall reads; and as slow to read as that allows.
CARDS = "[cards]\n" + "\n".join(f'a{number} = "{"x" * 40}"' for number in range(4500))


def a_client(url: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=ADDRESS)
    return httpx.AsyncClient(base_url=url, timeout=60, transport=transport)


async def flood(url: str) -> None:
    """Messages and requests, as fast as they can be sent."""
    async with a_client(url) as client:
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": "champions", "seats": seats, "host_seat": 0, "public": True}
        made = (await client.post("/api/tables", json=body)).json()
        address = f"ws{url[4:]}/api/tables/{made['table']['id']}/live"

        async def shout() -> None:
            while True:
                try:
                    async with connect(address, max_size=None, local_addr=(ADDRESS, 0)) as wire:
                        await wire.send(json.dumps({"type": "hello", "key": made["seat"]["key"]}))
                        while True:
                            await wire.send(json.dumps({"type": "refresh"}))
                except (ConnectionClosed, InvalidStatus, OSError):
                    await asyncio.sleep(0.01)

        async def ask() -> None:
            while True:
                try:
                    await client.get("/api/tables")
                except httpx.TransportError:  # shut out, as strangers like this should be
                    await asyncio.sleep(0.01)

        await asyncio.gather(shout(), shout(), ask(), ask())


async def crowd(url: str) -> None:
    """Hundreds of requests at once for what takes longest, on connections that stay open."""
    host, port = url.removeprefix("http://").split(":")

    async def ask(path: str) -> None:
        head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
        while True:
            with suppress(OSError, asyncio.IncompleteReadError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=(ADDRESS, 0))
                with closing(writer):
                    while True:
                        writer.write(head)
                        await _whole_answer(reader)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(ask(DEAR[number % len(DEAR)]) for number in range(CROWD)))


async def _whole_answer(reader: asyncio.StreamReader) -> None:
    size = 0
    while (line := await reader.readuntil(b"\r\n")) != b"\r\n":
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            size = int(value)
    await reader.readexactly(size)


async def audience(url: str) -> None:
    """A table of one's own with a hall full of spectators, played as fast as one may."""
    async with a_client(url) as client:
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": "valhalla", "seats": seats, "host_seat": 0}
        made = (await client.post("/api/tables", json=body)).json()
        table = made["table"]["id"]
        host = {"Authorization": f"Bearer {made['host']['key']}"}
        await client.post(f"/api/tables/{table}/start", headers=host)
        address = f"ws{url[4:]}/api/tables/{table}/live"

        async def watch(number: int) -> None:
            while True:
                with suppress(ConnectionClosed, InvalidStatus, OSError):
                    async with connect(address, max_size=None, local_addr=(ADDRESS, 0)) as wire:
                        language = ("en", "pl", "fr")[number % 3]
                        hello = {"type": "hello", "key": made["watch"]["key"], "language": language}
                        await wire.send(json.dumps(hello))
                        async for _ in wire:
                            pass
                await asyncio.sleep(0.05)

        async def play() -> None:
            head = {"Authorization": f"Bearer {made['seat']['key']}"}
            at = f"/api/tables/{table}"
            while True:
                with suppress(httpx.TransportError, KeyError, TypeError):
                    fresh = (await client.get(f"{at}/view", headers=head)).json()
                    option = fresh["view"]["decision"]["options"][0]["id"]
                    asked = {"version": fresh["version"], "options": [option]}
                    await client.post(f"{at}/choices", json=asked, headers=head)
                    asked = {"version": fresh["version"] + 1}
                    await client.post(f"{at}/undo", json=asked, headers=head)

        await asyncio.gather(play(), *(watch(number) for number in range(CROWD - 10)))


async def upload(url: str) -> None:
    """Card sets, one after another, four at a time."""
    async with a_client(url) as client:

        async def send() -> None:
            while True:
                asked = {"seats": 3, "cards": CARDS}
                try:
                    await client.post("/api/games/champions/settings", json=asked)
                except httpx.TransportError:
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(send() for _ in range(4)))


@asynccontextmanager
async def stalled_service() -> AsyncIterator[str]:
    """A notice service that accepts everything and never answers; gives its address."""

    async def never(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        # Until the bench is over, which cancels it: that is no fault to be shown.
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)

    server = await asyncio.start_server(never, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


async def slow_notices(url: str) -> None:
    """Many turns of somebody whose notices go to the hall's stalled service."""
    async with a_client(url) as client:
        for _ in range(20):
            seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
            body = {"game": "champions", "seats": seats, "host_seat": 0}
            made = (await client.post("/api/tables", json=body)).json()
            at = f"/api/tables/{made['table']['id']}"
            head = {"Authorization": f"Bearer {made['seat']['key']}"}
            where = {"channel": {"kind": "ntfy", "topic": "slow"}}
            (await client.put(f"{at}/notice", json=where, headers=head)).raise_for_status()
            host = {"Authorization": f"Bearer {made['host']['key']}"}
            await client.post(f"{at}/start", headers=host)
        await asyncio.sleep(3600)


STRANGERS: dict[str, Callable[[str], Coroutine[Any, Any, None]]] = {
    "a flood": flood,
    "a crowd of requests": crowd,
    "an audience of one's own": audience,
    "uploads": upload,
    "a slow notice service": slow_notices,
}


if __name__ == "__main__":
    os.nice(10)
    asyncio.run(STRANGERS[sys.argv[1]](sys.argv[2]))
