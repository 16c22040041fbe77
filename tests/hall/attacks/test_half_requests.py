"""Half a request is not waited for; nobody holds all connections."""

from __future__ import annotations

import json
import re
import socket
import time
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import fetch

from meadhall.hall.doors.wires import MOST_AHEAD, MOST_HEAD
from meadhall.hall.serve import RESTING_SECONDS

HALVES = {
    "nothing at all": b"",
    "half a word": b"GE",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: hall\r\nX-A: b",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\n{",
    "a body nobody reads": b"POST /nowhere HTTP/1.1\r\nHost: hall\r\nContent-Length: 100\r\n\r\n{",
    "half a chunk": (
        b"POST /api/tables HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"
    ),
}
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n"


def called(live: Live, sent: bytes) -> socket.socket:
    wire = socket.create_connection(("127.0.0.1", live.port), timeout=30)
    wire.sendall(sent)
    return wire


def rest(wire: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    try:
        while part := wire.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def healthy(live: Live) -> bool:
    return fetch(live.url + "/healthz").status_code == 200


@pytest.mark.parametrize("what", HALVES)
def test_half_requests_end_and_others_are_served(folder: Path, what: str) -> None:
    with (
        live_hall(folder, head_seconds=0.5, body_seconds=0.5) as live,
        ExitStack() as wires,
    ):
        halves = [wires.enter_context(called(live, HALVES[what])) for _ in range(60)]
        assert healthy(live)
        for wire in halves:
            answer = rest(wire)
            # Who said nothing is told nothing.
            assert b" 408 " in answer or b" 404 " in answer if HALVES[what] else not answer
        wait_until(lambda: not live.app.state.limits.connections)
        assert healthy(live)


def test_the_answer_says_why(folder: Path) -> None:
    with live_hall(folder, head_seconds=0.3) as live, called(live, b"GET / HTTP/1.1\r\n") as wire:
        head, _, body = rest(wire).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 408")
        assert json.loads(body)["error"]["code"] == "too_slow"


def test_a_second_request_has_its_time_too(folder: Path) -> None:
    """A connection that was served once is not trusted for ever."""
    with live_hall(folder, head_seconds=1.0) as live, called(live, WHOLE) as wire:
        assert b"200 OK" in wire.recv(65536)
        wire.sendall(b"GET /healthz HTTP/1.1\r\nHost:")
        assert b"408" in rest(wire)


def test_a_connection_may_rest_between_requests(live: Live) -> None:
    """The other side gives it up first: a request that crosses our end would be lost unanswered."""
    with called(live, WHOLE) as wire:
        for _ in range(2):
            assert wire.recv(65536).startswith(b"HTTP/1.1 200 OK")
            time.sleep(6)  # longer than clients and servers usually rest
            wire.sendall(WHOLE)
        assert wire.recv(65536).startswith(b"HTTP/1.1 200 OK")


def test_proxies_give_up_resting_connections_before_the_hall_does() -> None:
    caddy = Path(__file__).parents[3].joinpath("deploy", "Caddyfile").read_text("utf-8")
    found = re.search(r"keepalive (\d+)s", caddy)
    assert found is not None
    # nginx does so after sixty seconds, unless it is told otherwise.
    assert max(60, int(found[1])) < RESTING_SECONDS


def test_a_head_without_an_end_is_not_read_on(folder: Path) -> None:
    with live_hall(folder) as live, called(live, b"GET / HTTP/1.1\r\n") as wire:
        sent = 0
        try:
            while sent < 100 * MOST_HEAD:
                wire.sendall(b"X-Filler: " + b"x" * 1000 + b"\r\n")
                sent += 1012
        except OSError:
            pass
        assert sent < 100 * MOST_HEAD
        assert healthy(live)


def test_requests_sent_ahead_are_few(folder: Path) -> None:
    with live_hall(folder) as live, called(live, WHOLE * (MOST_AHEAD + 200)) as wire:
        assert rest(wire).count(b"200 OK") <= MOST_AHEAD + 2
        assert healthy(live)


def test_connections_of_one_address_are_bounded(folder: Path) -> None:
    with live_hall(folder, connections_per_address=5) as live, ExitStack() as wires:
        first = [wires.enter_context(called(live, b"GET")) for _ in range(5)]
        wait_until(lambda: live.app.state.limits.connections == {"127.0.0.1": 5})
        with called(live, b"") as sixth:
            assert rest(sixth) == b""
        first[0].close()
        wait_until(lambda: live.app.state.limits.connections == {"127.0.0.1": 4})
        assert healthy(live)
