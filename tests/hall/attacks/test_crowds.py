"""A crowd of requests from one address: others get their turn between any two of them."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.hall.live import Live, live_hall
from tests.hall.people import Caller

from meadhall.hall.limits import Rounds
from meadhall.hall.protocol import messages

HALF = b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\n{"


def from_address(live: Live, address: str) -> httpx.Client:
    """A caller with an address of its own; all of 127 is this machine."""
    return httpx.Client(
        base_url=live.url, timeout=20, transport=httpx.HTTPTransport(local_address=address)
    )


def test_only_so_many_requests_of_one_address_are_under_way(folder: Path) -> None:
    with (
        live_hall(folder, requests_per_address=3, body_seconds=1.5) as live,
        from_address(live, "127.0.0.2") as crowd,
        from_address(live, "127.0.0.3") as other,
        ExitStack() as wires,
    ):
        began = time.monotonic()
        for _ in range(3):
            wire = wires.enter_context(socket.create_connection(("127.0.0.1", live.port)))
            wire.sendall(HALF)
        caller = Caller(live.url)
        # Others do not wait for them.
        for client in (crowd, other):
            assert client.get("/api/games").status_code == 200
        assert caller.ask("GET", "/healthz").status_code == 200, (
            "whoever looks after it never waits"
        )
        beside = time.monotonic() - began
        assert caller.ask("GET", "/api/games").status_code == 200
        behind = time.monotonic() - began
        assert behind > 1.0, "three were under way, and the fourth waited for their end"
        assert beside < behind
        caller.close()


def test_who_asks_too_much_is_told_so_later(folder: Path) -> None:
    with live_hall(folder, address_rate=0.01, address_burst=1) as live:
        caller = Caller(live.url)
        assert caller.ask("GET", "/api/games").status_code == 200
        began = time.monotonic()
        for _ in range(2):
            assert caller.ask("GET", "/api/games").status_code == 429
        assert time.monotonic() - began >= 1.0
        caller.close()


def test_what_many_get_is_put_together_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The schemas of all messages take a tenth of a second, in which everybody else waited."""
    made: list[int] = []
    schemas = messages.schemas

    def counted() -> dict[str, Any]:
        made.append(1)
        return schemas()

    monkeypatch.setattr(messages, "schemas", counted)
    with live_hall(folder) as live:
        caller = Caller(live.url)
        for path in ("/openapi.json", "/api", "/api/messages", "/api/games/reavers/rules"):
            packed = caller.ask("GET", path)
            plain = caller.ask("GET", path, headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert packed.content == plain.content
            assert packed.headers["content-type"] == plain.headers["content-type"]
        assert caller.get("/openapi.json")["paths"]["/api/messages"]
        caller.close()
    assert len(made) <= 1


# -- rounds --------------------------------------------------------------------------------------


def test_those_of_one_name_go_on_a_few_in_a_round() -> None:
    told: list[str] = []

    async def main() -> None:
        rounds = Rounds(2)

        async def come(name: str) -> None:
            await rounds.turn(name)
            told.append(name)

        async def others() -> None:
            for _ in range(12):
                told.append(".")
                await asyncio.sleep(0)

        await asyncio.gather(*(come(name) for name in "aaaaaab"), others())
        assert not rounds._had
        assert not rounds._lines

    asyncio.run(main())
    crowd = "".join(told)
    assert crowd.replace(".", "") == "aabaaaa"
    assert "aaa" not in crowd, "others had a turn after each two of them"
    assert crowd.startswith("aab."), "another name waits for nobody"


def test_who_leaves_the_line_holds_nobody_up() -> None:
    async def main() -> None:
        rounds = Rounds(1)
        for rounds_later in range(4):
            tasks = [asyncio.ensure_future(rounds.turn("a")) for _ in range(4)]
            for _ in range(rounds_later):
                await asyncio.sleep(0)
            for gone in tasks[1:3]:
                gone.cancel()
            await asyncio.wait_for(tasks[3], 5)
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.sleep(0.01)
            assert not rounds._had, "nobody is remembered who is gone"
            assert not rounds._lines

    asyncio.run(main())
