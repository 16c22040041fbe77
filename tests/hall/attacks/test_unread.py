"""Who asks and does not read is cut off, and takes no more memory than a piece of the answer."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from starlette.types import Message
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import Json, gather, person
from websockets.frames import Frame, Opcode

from meadhall.hall.doors.guard import PIECE, send_in_pieces

SMALL = 4096


def deaf(live: Live) -> socket.socket:
    """A connection whose machine takes next to nothing."""
    wire = socket.socket()
    wire.settimeout(30)
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    wire.connect(("127.0.0.1", live.port))
    return wire


def large_site(folder: Path) -> Path:
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>", "utf-8")
    (web / "assets" / "large.txt").write_bytes(b"x" * 8_000_000)
    return web


def test_an_answer_nobody_reads_is_not_waited_for(folder: Path) -> None:
    with (
        live_hall(folder / "data", web=large_site(folder), unread_seconds=0.5) as live,
        ExitStack() as wires,
    ):
        for _ in range(20):
            wire = wires.enter_context(deaf(live))
            wire.sendall(b"GET /assets/large.txt HTTP/1.1\r\nHost: hall\r\n\r\n")
        connections = live.app.state.limits.connections
        wait_until(lambda: connections.get("127.0.0.1", 0) == 20)
        # All of it reaches who reads, beside them and after them.
        assert len(httpx.get(live.url + "/assets/large.txt", timeout=30).content) == 8_000_000
        wait_until(lambda: connections.get("127.0.0.1", 0) <= 1, 30)


def test_who_reads_slowly_gets_all_of_it(folder: Path) -> None:
    with (
        live_hall(folder / "data", web=large_site(folder), unread_seconds=1.0) as live,
        deaf(live) as wire,
    ):
        wire.sendall(b"GET /assets/large.txt HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
        found = 0
        while part := wire.recv(SMALL):
            found += len(part)
        assert found > 8_000_000


def test_a_socket_that_reads_nothing_leaves_its_seat(folder: Path) -> None:
    """Without this its person would look at the table for ever, and nobody could replace them."""
    with (
        live_hall(folder, unread_seconds=0.5) as live,
        gather(live.url, [person(), person()]) as party,
        deaf(live) as wire,
    ):
        wire.sendall(
            f"GET {party.host.at}/live HTTP/1.1\r\nHost: hall\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
        )
        assert b" 101 " in wire.recv(SMALL)

        def say(message: Json) -> None:
            wire.sendall(Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True))

        say({"type": "hello", "key": party.players[0].key, "language": "en"})
        wait_until(lambda: bool(party.info()["seats"][0]["looking"]))
        with suppress(OSError):
            while True:  # until it is cut off
                say({"type": "refresh"})
        wait_until(lambda: not party.info()["seats"][0]["looking"], 30)
        wait_until(lambda: not live.app.state.limits.sockets, 30)


@pytest.mark.parametrize("size", [0, 1, PIECE, PIECE + 1, 2 * PIECE, 5 * PIECE + 7])
def test_long_answers_go_out_in_pieces(size: int) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    whole = bytes(number % 251 for number in range(size))
    asyncio.run(send_in_pieces(send, {"type": "http.response.body", "body": whole}))
    assert b"".join(it["body"] for it in sent) == whole
    assert all(len(it["body"]) <= PIECE for it in sent)
    assert [it.get("more_body", False) for it in sent] == [True] * (len(sent) - 1) + [False]
