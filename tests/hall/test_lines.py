"""Lines that break, tasks that are cancelled, databases that go away: nobody waits in vain."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import Party, gather, person
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from meadhall.hall.doors import person_socket, table_socket
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.backup import back_up, restore
from meadhall.hall.keeping.uptime import ASLEEP_SECONDS
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import playing


def looking(party: Party) -> list[int]:
    return [it["seat"] for it in party.info()["seats"] if it["looking"]]


def test_who_leaves_before_the_welcome_is_gone(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        player = party.players[0]
        address = live.url.replace("http://", "ws://") + f"{player.at}/live"
        for _ in range(10):
            with connect(address) as wire:
                wire.send(f'{{"type":"hello","key":"{player.key}"}}')
                wire.socket.shutdown(socket.SHUT_RDWR)
        wait_until(lambda: looking(party) == [])
        wait_until(lambda: not live.hall.rooms[party.id].listeners)


def test_the_answer_comes_behind_its_event(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        mine = player.socket()
        for _ in range(5):
            fresh = player.fresh()
            decision = fresh["view"]["decision"]
            if decision is None:
                break
            choice = [decision["options"][0]["id"]]
            mine.send(
                {"type": "choose", "version": fresh["version"], "options": choice, "request": None}
            )
            kinds: list[str] = []
            while not kinds or kinds[-1] != "done":
                message = mine.next()
                kinds.append(message["type"])
            assert "event" in kinds
            assert kinds.index("event") < kinds.index("done")
        mine.close()


@pytest.mark.parametrize("held", ["commit", "after the commit"])
def test_an_entry_whose_task_was_cancelled_is_told(
    live: Live, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    """Whoever asked for it is gone; the others hear of it all the same, and can play on."""
    with gather(live.url, [person("A"), person("B")]) as party:
        seat = party.asked()[0]
        other = party.players[1 - seat].socket()
        fresh = party.players[seat].fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]
        store = live.hall.store
        real = store.append

        async def slow(*args: Any, **more: Any) -> bool:
            if held == "commit":
                await asyncio.sleep(0.05)
                return await real(*args, **more)
            won = await real(*args, **more)
            await asyncio.sleep(0.05)
            return won

        monkeypatch.setattr(store, "append", slow)

        async def give_up() -> None:
            work = playing.choose(live.hall, party.id, seat, fresh["version"], [option])
            task = asyncio.create_task(work)
            await asyncio.sleep(0.02)
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

        live.run(give_up)
        while other.next_of("event")["event"]["kind"] != "choice":
            pass
        monkeypatch.undo()
        assert party.play(random.Random(1), 3) is False
        other.close()


def test_a_commit_whose_answer_was_lost_is_told(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        seat = party.asked()[0]
        player, other = party.players[seat], party.players[1 - seat].socket()
        fresh = player.fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]
        store = live.hall.store
        real = store.append

        async def lost(*args: Any, **more: Any) -> bool:
            await real(*args, **more)
            raise OperationalError("COMMIT", {}, OSError("the line broke"))

        monkeypatch.setattr(store, "append", lost)
        answer = player.choose(fresh["version"], [option], request="once")
        monkeypatch.undo()
        assert answer.json()["error"]["code"] == "busy"
        assert "perhaps" in answer.json()["error"]["message"]
        while other.next_of("event")["event"]["kind"] != "choice":
            pass
        again = player.choose(fresh["version"], [option], request="once").json()
        assert again["again"] is True
        other.close()


def test_the_writer_outlives_whatever_it_meets(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        player = party.players[party.asked()[0]]
        fresh = player.fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]

        def broken(*_: Any) -> Any:
            raise ValueError("nobody thought of this")

        monkeypatch.setattr(live.hall.store._appends, "commit", broken)
        assert player.choose(fresh["version"], [option]).status_code >= 500
        monkeypatch.undo()
        assert player.choose(fresh["version"], [option]).status_code == 200
        assert player.ask("GET", "/healthz").status_code == 200


def test_a_hall_without_a_writer_says_so(folder: Path, fresh_url: str) -> None:
    with live_hall(folder, fresh_url) as live, gather(live.url, [person("A"), person("B")]) as at:

        async def kill() -> None:
            writer = live.hall.store._writer
            assert writer is not None
            writer.cancel()

        live.run(kill)
        wait_until(lambda: at.host.ask("GET", "/healthz").status_code == 503)


def test_a_restore_sends_open_sockets_away(folder: Path, fresh_url: str) -> None:
    file = folder / "hall.backup"
    with (
        live_hall(folder / "data", fresh_url) as live,
        gather(live.url, [person("A"), person("B")]) as party,
    ):
        asyncio.run(back_up(live.settings, file))
        socket = party.players[0].socket()
        live.skip(party.id, lambda it: it.position >= 6, random.Random(1))
        asyncio.run(restore(live.settings, file))
        with suppress(ConnectionClosed):
            while True:
                socket.next()
        assert (socket.wire.close_code, socket.wire.close_reason) == (4410, "restored")
        socket.close()
        again = party.players[0].socket()
        assert again.welcome["fresh"]["version"] == 0
        again.close()


def test_going_back_can_be_asked_and_answered_twice(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        live.skip(party.id, lambda it: it.position >= 6, random.Random(1))
        a, b = party.players[0], party.players[1]
        for again in (False, True):
            done = a.post(f"{a.at}/rewind", {"to": 2, "request": "ask"})
            assert done["again"] is again
        first = party.info()["proposal"]["id"]
        b.post(f"{b.at}/rewind/answer", {"proposal": first, "agree": False})
        a.post(f"{a.at}/rewind", {"to": 0})
        second = party.info()["proposal"]["id"]
        assert second != first
        # A late yes to the first does not agree to the second.
        late = {"proposal": first, "agree": True}
        assert b.refused("POST", f"{b.at}/rewind/answer", late)["code"] == "cannot_rewind"
        for again in (False, True):
            body = {"proposal": second, "agree": True, "request": "yes"}
            assert b.post(f"{b.at}/rewind/answer", body)["again"] is again
        kinds = [it["kind"] for it in b.get(f"{b.at}/events")["events"]]
        assert kinds.count("rewind") == 1


def test_odd_frames_are_refused_and_the_line_stays(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        mine = party.players[0].socket()
        mine.wire.send(b"\x00\x01")
        assert mine.next_of("refused")["error"]["code"] == "bad_request"
        for odd in ('{"type":"choose","version":1e400,"options":[0]}', '{"type":"ping"', "²"):
            mine.wire.send(odd)
            assert mine.next_of("refused")["error"]["code"] == "bad_request"
        mine.send({"type": "ping"})
        mine.next_of("pong")
        mine.close()
        address = live.url.replace("http://", "ws://") + f"{party.players[0].at}/live?since=²"
        with connect(address) as wire:
            wire.send(f'{{"type":"hello","key":"{party.players[0].key}"}}')
            assert '"welcome"' in str(wire.recv(10))


def test_a_database_that_is_away_is_told_to_the_socket(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        mine = player.socket()
        fresh = player.fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]

        async def away(*_: Any, **__: Any) -> bool:
            raise ConnectionRefusedError(111, "nobody there")

        monkeypatch.setattr(live.hall.store, "append", away)
        choice = {"type": "choose", "version": fresh["version"], "options": [option]}
        mine.send({**choice, "request": "r"})
        refused = mine.next_of("refused")
        assert (refused["request"], refused["error"]["code"]) == ("r", "busy")
        monkeypatch.undo()
        mine.send({**choice, "request": "r"})
        assert mine.next_of("done")["request"] == "r"
        mine.close()


@pytest.mark.parametrize("why", ["refused", "away"])
def test_who_says_hello_to_a_busy_hall_may_come_back(
    live: Live, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """By the code it is closed with a page knows whether to try again."""

    async def busy(*_: Any, **__: Any) -> Any:
        if why == "away":
            raise ConnectionRefusedError(111, "nobody there")
        raise Refusal("busy", "not now")

    for address, where, work in (
        ("api/tables/nowhere/live", table_socket, "rights_at"),
        ("api/people/me/live", person_socket, "person_of"),
    ):
        monkeypatch.setattr(where, work, busy)
        with connect(f"{live.url.replace('http', 'ws', 1)}/{address}") as wire:
            wire.send('{"type":"hello","key":"a key"}')
            assert json.loads(wire.recv())["error"]["code"] == "busy"
            with pytest.raises(ConnectionClosed) as closed:
                wire.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503


def test_the_log_says_why_an_entry_could_not_be_stored(
    live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:

        async def full(*_: Any, **__: Any) -> bool:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk is full"))

        monkeypatch.setattr(live.hall.store, "append", full)
        player = party.players[party.asked()[0]]
        fresh = player.fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]
        assert player.choose(fresh["version"], [option]).status_code == 503
        found = [it for it in caplog.records if "could not be stored" in it.message]
        assert vars(found[0])["error"] == "OperationalError: disk is full"


def test_a_fallen_flag_decides_before_a_late_choice(folder: Path, fresh_url: str) -> None:
    """Also where no sweep has come by since."""
    with live_hall(folder, fresh_url, sweep_seconds=3600.0) as live:
        for when in ("bot", "wait"):
            clock = {"bank": 1, "when_out": when, "level": "random"}
            with gather(live.url, [person("A"), person("B")], clock=clock) as party:
                seat = party.asked()[0]
                player = party.players[seat]
                fresh = player.fresh()
                wait_until(lambda at=party, of=seat: at.info()["seats"][of]["left"] <= 0)  # type: ignore[misc]
                option = fresh["view"]["decision"]["options"][0]["id"]
                answer = player.choose(fresh["version"], [option])
                events = player.get(f"{player.at}/events")["events"]
                kinds = [it["kind"] for it in events if it["kind"] in ("time_up", "bot_sat")]
                if when == "bot":
                    assert answer.json()["error"]["code"] == "not_your_seat"
                    assert kinds == ["time_up", "bot_sat"]
                else:
                    assert answer.status_code == 200
                    assert kinds == ["time_up"]


def test_a_machine_that_slept_costs_nobody_time(folder: Path, fresh_url: str) -> None:
    async def sleep_and_wake() -> list[float]:
        uptime = live.hall.uptime
        asked = uptime._seen
        counted = [await uptime.spent(asked, asked + 10)]
        # The lid is closed for two hours.
        woken = asked + 10 + 7200
        counted.append(await uptime.spent(asked, woken))
        await uptime.beat(woken)
        counted.append(await uptime.spent(asked, woken + ASLEEP_SECONDS / 2))
        # The clock is set back an hour: nobody gains, nobody loses.
        counted.append(await uptime.spent(woken, woken - 3600))
        async with live.hall.store.reading() as connection:
            rows = list(await connection.execute(select(schema.uptimes)))
        assert sorted(row.until - asked for row in rows) == [10, 7210]
        return counted

    with live_hall(folder, fresh_url, sweep_seconds=3600.0) as live:
        wait_until(lambda: live.hall.uptime._seen > 0)
        assert live.run(sleep_and_wake) == [10, 10, 10 + ASLEEP_SECONDS / 2, 0]
