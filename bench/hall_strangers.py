"""Strangers who take more than their share, for measuring what the others notice of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

# As large as the hall reads; and as slow to read as that allows.
CARDS = "[cards]\n" + "\n".join(f'a{number} = "{"x" * 40}"' for number in range(4500))


async def flood(url: str) -> None:
    """Messages and requests, as fast as they can be sent."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"game": "champions", "seats": seats, "host_seat": 0, "public": True}
        made = (await client.post("/api/tables", json=body)).json()
        address = f"ws{url[4:]}/api/tables/{made['table']['id']}/live"

        async def shout() -> None:
            while True:
                try:
                    async with connect(address, max_size=None) as wire:
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


async def upload(url: str) -> None:
    """Card sets, one after another, four at a time."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:

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
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
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
    "uploads": upload,
    "a slow notice service": slow_notices,
}
