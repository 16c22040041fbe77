"""Floods: who sends too fast is slowed, then closed, alone; everybody else goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import Caller, Party, Player, gather, person
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from meadhall.hall.doors.wires import PIECE, TOO_MANY, FairSocket
from meadhall.hall.limits import LONGEST_DEBT, MOST_BUCKETS, Buckets

PING = json.dumps({"type": "ping"})


@contextmanager
def at_table(live: Live, party: Party, key: str | None) -> Iterator[ClientConnection]:
    address = live.url.replace("http", "ws") + f"{party.host.at}/live"
    # Whoever is not read any more is not heard to say goodbye either.
    with connect(
        address, max_size=None, max_queue=None, open_timeout=20, close_timeout=0.5
    ) as wire:
        wire.send(json.dumps({"type": "hello", "key": key}))
        assert json.loads(wire.recv(20))["type"] == "welcome"
        yield wire


def flood(wire: ClientConnection, text: str, count: int) -> None:
    """As much as the other side takes."""
    try:
        for _ in range(count):
            wire.send(text)
    except (ConnectionClosed, OSError):
        pass


def heard_until_closed(wire: ClientConnection) -> tuple[int, int]:
    """How many pongs came, and the code it was closed with."""
    pongs = 0
    try:
        while True:
            pongs += json.loads(wire.recv(30))["type"] == "pong"
    except ConnectionClosed as error:
        closed = error.rcvd
    return pongs, 0 if closed is None else closed.code


@pytest.mark.parametrize("text", [PING, '{"type": "refresh"}', "nonsense", '{"type": "dance"}'])
def test_a_seat_that_floods_is_slowed_and_then_closed(slow_hall: Live, text: str) -> None:
    with (
        gather(slow_hall.url, [person(), person()]) as party,
        at_table(slow_hall, party, party.players[0].key) as attacker,
        at_table(slow_hall, party, party.players[1].key) as other,
    ):
        flood(attacker, text, 500)
        assert heard_until_closed(attacker)[1] == TOO_MANY
        flood(other, PING, 1)
        assert json.loads(other.recv(20))["type"] in ("pong", "presence", "event")
        assert party.players[1].fresh()["view"]


@pytest.mark.parametrize("text", [PING, "nonsense"])
def test_who_floods_the_socket_of_lists_is_slowed_and_then_closed(
    slow_hall: Live, text: str
) -> None:
    address = slow_hall.url.replace("http", "ws") + "/api/people/me/live"
    with (
        connect(address, max_queue=None, open_timeout=20, close_timeout=0.5) as attacker,
        connect(address, max_queue=None, open_timeout=20, close_timeout=0.5) as other,
    ):
        for wire in (attacker, other):
            wire.send(json.dumps({"type": "hello", "key": None, "public": True}))
            assert json.loads(wire.recv(20))["type"] == "welcome"
        flood(attacker, text, 500)
        assert heard_until_closed(attacker)[1] == TOO_MANY
        flood(other, PING, 1)
        assert json.loads(other.recv(20))["type"] == "pong"


@pytest.mark.parametrize("greeted", [True, False])
def test_a_message_too_large_for_the_socket_of_lists_ends_it(folder: Path, greeted: bool) -> None:
    with (
        live_hall(folder, most_frame=1000) as live,
        connect(live.url.replace("http", "ws") + "/api/people/me/live") as wire,
    ):
        if greeted:
            wire.send(json.dumps({"type": "hello", "key": None}))
            assert json.loads(wire.recv(20))["type"] == "welcome"
        wire.send(json.dumps("x" * 999))
        assert heard_until_closed(wire)[1] == 4413


def test_messages_above_the_rate_are_carried_out_later_not_dropped(folder: Path) -> None:
    with (
        live_hall(folder, seat_rate=200, seat_burst=5, slowed_messages=1000) as live,
        gather(live.url, [person(), person()]) as party,
        at_table(live, party, party.players[0].key) as wire,
    ):
        flood(wire, PING, 60)
        pongs = 0
        while pongs < 60:
            pongs += json.loads(wire.recv(20))["type"] == "pong"


def test_sockets_of_one_seat_share_its_rate_and_spectators_do_not(slow_hall: Live) -> None:
    with (
        gather(slow_hall.url, [person(), person()]) as party,
        at_table(slow_hall, party, party.watcher.key) as noisy,
        at_table(slow_hall, party, party.watcher.key) as quiet,
    ):
        flood(noisy, PING, 500)
        pongs, code = heard_until_closed(noisy)
        assert code == TOO_MANY
        # All that was carried out before it was closed.
        assert pongs <= 500
        flood(quiet, PING, 15)
        heard = 0
        while heard < 15:
            heard += json.loads(quiet.recv(20))["type"] == "pong"


def test_what_comes_over_sockets_counts_for_the_address(folder: Path) -> None:
    with (
        live_hall(folder, address_rate=0.01, address_burst=40) as live,
        gather(live.url, [person(), person()]) as party,
        at_table(live, party, party.watcher.key) as wire,
    ):
        flood(wire, PING, 40)
        stranger = Caller(live.url)
        wait_until(lambda: stranger.ask("GET", "/api/games").status_code == 429)
        assert stranger.ask("GET", "/healthz").status_code == 200
        stranger.close()


@pytest.mark.parametrize(("letters", "code"), [(1001, 4413), (4001, 1009)])
def test_a_message_that_is_too_large_ends_the_socket(folder: Path, letters: int, code: int) -> None:
    with (
        live_hall(folder, most_frame=1000) as live,
        gather(live.url, [person(), person()]) as party,
    ):
        with at_table(live, party, party.players[0].key) as wire:
            wire.send(json.dumps("x" * (letters - 2)))
            assert heard_until_closed(wire)[1] == code
        address = live.url.replace("http", "ws") + f"{party.host.at}/live"
        with connect(address) as wire:
            wire.send("x" * letters)
            assert heard_until_closed(wire)[1] == code
        assert party.players[0].fresh()["view"]


def test_frames_that_are_no_messages_count_too(folder: Path) -> None:
    """The library answers pings below the doors, where no rate of a seat is met."""
    with (
        live_hall(folder) as live,
        gather(live.url, [person(), person()]) as party,
        at_table(live, party, party.players[0].key) as wire,
    ):
        frame = Frame(Opcode.PING, b"x").serialize(mask=True)
        try:
            for _ in range(50):
                wire.socket.sendall(frame * 100)
        except OSError:
            pass
        assert heard_until_closed(wire)[1] == TOO_MANY
        assert party.players[1].fresh()["view"]


def test_what_is_sent_at_once_is_read_in_pieces(folder: Path) -> None:
    """Messages wait with their sender, not in the hall's memory."""
    with (
        live_hall(folder, seat_rate=1, seat_burst=20) as live,
        gather(live.url, [person(), person()]) as party,
        at_table(live, party, party.players[0].key) as wire,
    ):
        frame = Frame(Opcode.TEXT, PING.encode()).serialize(mask=True)
        wire.socket.settimeout(1.0)
        try:
            for _ in range(4000):
                wire.socket.sendall(frame * 100)
        except TimeoutError:
            pass  # the sender is not heard any more: that is the point
        (served,) = [
            it for it in live._server.server_state.connections if isinstance(it, FairSocket)
        ]
        assert served.read_paused
        assert served.queue.qsize() <= PIECE // len(frame) + 1
        assert party.players[1].get("/healthz")


def test_a_message_larger_than_a_piece_is_read_whole(live: Live) -> None:
    with gather(live.url, [person(), person()]) as party:
        player = party.players[0]
        socket = player.socket()
        version = socket.welcome["fresh"]["version"]
        for _ in range(3):
            options = [10**9] * 90
            name = "x" * 60
            text = json.dumps(
                {"type": "choose", "version": version, "options": options, "request": name},
                indent=60,
            )
            assert len(text) > PIECE
            socket.wire.send(text)
            error = socket.next_of("refused")
            assert (error["request"], error["error"]["code"]) in [
                (name, "not_your_turn"),
                (name, "not_an_option"),
            ]
        socket.close()


# -- buckets -------------------------------------------------------------------------------------


def test_debts_are_waited_for_one_after_another_and_have_an_end() -> None:
    bucket = Buckets(10.0, 1.0)
    waits = [bucket.owe("a") for _ in range(100)]
    assert waits[0] == 0.0
    assert 0 < waits[1] < waits[2] <= 0.2
    assert max(waits) <= LONGEST_DEBT
    assert bucket.take("a") > 0
    assert bucket.owe("b") == 0.0


def test_buckets_are_bounded() -> None:
    bucket = Buckets(1.0, 2.0)
    for number in range(MOST_BUCKETS + 50):
        bucket.take(str(number))
    assert len(bucket) == MOST_BUCKETS


def test_many_seats_of_one_hand_are_slowed_together(slow_hall: Live) -> None:
    with (
        gather(slow_hall.url, [person(), person()]) as party,
        at_table(slow_hall, party, party.players[0].key) as one,
        at_table(slow_hall, party, party.players[0].key) as two,
    ):
        flood(one, PING, 500)
        flood(two, PING, 500)
        assert heard_until_closed(one)[1] == TOO_MANY
        assert heard_until_closed(two)[1] == TOO_MANY
        again = Player(slow_hall.url, party.id, party.players[1].key, 1)
        assert again.fresh()["view"]
        again.close()
