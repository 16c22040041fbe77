"""A hall's keeper and a table's host: closing, deleting, revoking, muting, renaming, tidying."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from time import time
from typing import Any

import pytest
from sqlalchemy import func, select
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import Caller, Player, gather, person
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meadhall.cli.arguments import UsageError
from meadhall.cli.hall import run
from meadhall.hall.errands.tidying import tidy
from meadhall.hall.errands.turns import Turns
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.backup import back_up
from meadhall.hall.keeping.store import Store
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.keeper import DAY
from meadhall.hall.settings import Settings
from meadhall.hall.tables.names import check_name
from meadhall.words.chairs import unnamed

Admin = Callable[..., None]


@pytest.fixture
def admin(live: Live, monkeypatch: pytest.MonkeyPatch) -> Admin:
    """`meadhall hall admin …` on the hall that is open."""
    monkeypatch.setenv("MEADHALL_DATA", str(live.settings.data))
    monkeypatch.setenv("MEADHALL_DATABASE_URL", live.settings.database_url)

    def do(*words: str) -> None:
        assert run(["admin", *words]) == 0

    return do


def rows(live: Live, table: str) -> int:
    async def count() -> int:
        async with live.hall.store.reading() as connection:
            found = schema.metadata.tables[table]
            return int(await connection.scalar(select(func.count()).select_from(found)) or 0)

    return live.run(count)


def test_the_keeper_sees_tables_and_counts(
    live: Live, admin: Admin, capsys: pytest.CaptureFixture[str]
) -> None:
    with gather(live.url, [person("Ana"), person("Bo")], title="Friday") as party:
        admin("list", "--status", "playing")
        said = capsys.readouterr().out
        line = next(line for line in said.splitlines() if party.id in line)
        # One line, and nothing cut off: the name is what the other commands want.
        assert all(word in line for word in ("champions", "playing", "Friday", "Ana, Bo"))
        admin("statistics")
        assert "tables playing" in capsys.readouterr().out


def test_a_table_closed_by_the_keeper_tells_everybody(live: Live, admin: Admin) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        socket = party.players[0].socket()
        admin("close", party.id)
        while socket.next_of("event")["event"]["kind"] != "closed":
            pass
        assert party.info()["status"] == "closed"
        socket.close()


def test_a_deleted_table_leaves_nothing(live: Live, admin: Admin) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        socket = party.players[0].socket()
        before = rows(live, "entries")
        admin("delete", party.id)
        assert party.host.ask("GET", f"/api/tables/{party.id}").status_code in (401, 404)
        wait_until(lambda: live.hall.rooms.get(party.id) is None or not _looks(live, party.id))
        socket.close()
        assert rows(live, "entries") < before


def _looks(live: Live, table: str) -> bool:
    room = live.hall.rooms.get(table)
    return room is not None and any(it.gone == "" for it in room.listeners._all)


def test_revoked_keys_open_nothing(live: Live, admin: Admin) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        admin("revoke", party.id, "watch")
        assert party.watcher.ask("GET", f"/api/tables/{party.id}").status_code == 401
        admin("revoke", party.id, "seat", "--seat", "0")
        assert party.players[0].ask("GET", f"/api/tables/{party.id}/view").status_code == 401
        assert party.players[1].ask("GET", f"/api/tables/{party.id}/view").status_code == 200


def test_a_revoked_host_is_no_host_by_their_own_list(live: Live, admin: Admin) -> None:
    caller = Caller(live.url)
    key = caller.post("/api/people")["key"]
    body = {"game": "champions", "seats": [person("A"), person("B")], "host_seat": 0}
    made = caller.post("/api/tables", body, headers={"Meadhall-Person": key})
    me = Player(live.url, made["table"]["id"], key, 0)
    me.post(f"{me.at}/title", {"title": "mine"})
    admin("revoke", me.table, "host")
    assert me.refused("POST", f"{me.at}/title", {"title": "x"})["code"] == "not_the_host"
    # The seat is another key's affair.
    assert me.ask("GET", f"{me.at}/view").status_code == 200
    admin("revoke", me.table, "seat", "--seat", "0")
    assert me.ask("GET", f"{me.at}/view").status_code == 404
    with pytest.raises(UsageError, match="no table"):
        admin("revoke", "nowhere", "host")


def closed_for(wire: ClientConnection) -> str:
    """Why a socket is closed; what comes before is passed over."""
    try:
        for _ in range(100):
            wire.recv(15)
    except ConnectionClosed as error:
        return "" if error.rcvd is None else error.rcvd.reason
    raise AssertionError("it stays open")


def test_sockets_end_with_their_keys(live: Live, admin: Admin) -> None:
    caller = Caller(live.url)
    lists_at = live.url.replace("http", "ws") + "/api/people/me/live"
    with (
        gather(live.url, [person("A"), person("B"), person("C")]) as party,
        connect(lists_at) as lists,
    ):
        mine = caller.post("/api/people")["key"]
        kept = party.players[2].ask(
            "POST", f"{party.host.at}/keep", headers={"Meadhall-Person": mine}
        )
        assert kept.status_code == 200
        watching, host = party.watcher.socket(), party.host.socket()
        first, second = party.players[0].socket(), party.players[1].socket()
        by_person = Player(live.url, party.id, mine, 2).socket()
        lists.send(json.dumps({"type": "hello", "key": mine}))
        assert json.loads(lists.recv(15))["type"] == "welcome"
        admin("revoke", party.id, "watch")
        assert closed_for(watching.wire) == "revoked"
        admin("revoke", party.id, "seat", "--seat", "0")
        assert closed_for(first.wire) == "revoked"
        party.host.post(f"{party.host.at}/keys", {"kind": "host"})
        assert closed_for(host.wire) == "revoked"
        # Everybody else is where they were.
        for socket in (second, by_person):
            socket.send({"type": "ping"})
            socket.next_of("pong")
        lists.send('{"type": "ping"}')
        assert json.loads(lists.recv(15))["type"] == "pong"
        Caller(live.url, mine).post("/api/people/me/key")
        assert closed_for(by_person.wire) == closed_for(lists) == "revoked"
        second.send({"type": "ping"})
        second.next_of("pong")
        second.close()


def test_a_stolen_host_link_leaves_nothing_behind(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        at = party.host.at
        own, thief = (Caller(live.url).post("/api/people")["key"] for _ in range(2))
        for key in (own, thief):
            assert party.host.ask("POST", f"{at}/keep", headers={"Meadhall-Person": key}).is_success
        assert Caller(live.url, thief).post(f"{at}/title", {"title": "stolen"}) is not None
        party.host.post(f"{at}/keys", {"kind": "host"}, headers={"Meadhall-Person": own})
        assert Caller(live.url, thief).ask("POST", f"{at}/close").status_code in (403, 404)
        assert Caller(live.url, own).post(f"{at}/title", {"title": "mine"}) is not None


def test_a_host_changes_links(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        at = f"/api/tables/{party.id}"
        assert party.players[0].refused("POST", f"{at}/keys", {"kind": "host"})["code"] == (
            "not_the_host"
        )
        watch = party.host.post(f"{at}/keys", {"kind": "watch"})["key"]
        assert party.watcher.ask("GET", at).status_code == 401
        assert Player(live.url, party.id, watch, None).get(at)["id"] == party.id
        host = party.host.post(f"{at}/keys", {"kind": "host"})["key"]
        assert party.host.ask("POST", f"{at}/close").status_code == 401
        Player(live.url, party.id, host, None).post(f"{at}/close")


def test_the_message_and_maintenance_reach_everybody(live: Live, admin: Admin) -> None:
    caller = Caller(live.url)
    with (
        gather(live.url, [person("A"), person("B")]) as party,
        gather(live.url, [person("A"), person("B")], start=False) as waiting,
    ):
        admin("message", "Mead is free tonight.")
        wait_until(lambda: caller.get("/api/hall")["message"] == "Mead is free tonight.")
        admin("maintenance", "the roof leaks")
        wait_until(lambda: caller.get("/api/hall")["maintenance"] == "the roof leaks")
        body = {"game": "champions", "seats": [person("A"), person("B")]}
        error = caller.refused("POST", "/api/tables", body)
        assert error["code"] == "maintenance"
        assert "the roof leaks" in error["message"]
        start = f"{waiting.host.at}/start"
        assert waiting.host.refused("POST", start)["code"] == "maintenance"
        # Those who play play on.
        party.players[party.asked()[0]].choose_any(random.Random(1))
        admin("maintenance")
        admin("message")
        wait_until(lambda: caller.get("/api/hall")["maintenance"] == "")
        caller.post("/api/tables", body)
        waiting.host.post(start)


def test_who_is_muted_plays_and_does_not_speak(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        at, rude = f"/api/tables/{party.id}", party.players[0]
        assert rude.refused("POST", f"{at}/seats/1/mute", {"muted": True})["code"] == "not_the_host"
        party.host.post(f"{at}/seats/0/mute", {"muted": True})
        assert rude.refused("POST", f"{at}/chat", {"text": "boo"})["code"] == "muted"
        assert party.info()["seats"][0]["muted"] is True
        party.players[1].post(f"{at}/chat", {"text": "peace"})
        live.forget(party.id)
        assert party.info()["seats"][0]["muted"] is True
        party.host.post(f"{at}/seats/0/mute", {"muted": False})
        rude.post(f"{at}/chat", {"text": "sorry"})


def test_a_host_removes_a_line_of_the_chat(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        at, rude, other = f"/api/tables/{party.id}", party.players[0], party.players[1]
        reading = other.socket()
        for text in ("peace", "something rude", "peace again"):
            rude.post(f"{at}/chat", {"text": text})
        assert [reading.next_of("chat")["line"]["number"] for _ in range(3)] == [1, 2, 3]
        assert rude.refused("POST", f"{at}/chat/remove", {"number": 2})["code"] == "not_the_host"
        party.host.post(f"{at}/chat/remove", {"number": 2})
        line = reading.next_of("chat")["line"]
        assert (line["number"], line["text"], line["removed"]) == (2, "", True)
        # Nowhere are its words any more, and the others are as they were.
        for found in (other.get(f"{at}/chat"), other.get(f"{at}/chat?since=0"), welcomed(other)):
            texts = [(it["number"], it["text"], it["removed"]) for it in found]
            assert texts == [(1, "peace", False), (2, "", True), (3, "peace again", False)]
        error = party.host.refused("POST", f"{at}/chat/remove", {"number": 9})
        assert error["code"] == "not_found"
        # The number of the last line is not given to another one.
        party.host.post(f"{at}/chat/remove", {"number": 3})
        rude.post(f"{at}/chat", {"text": "sorry"})
        assert [it["number"] for it in other.get(f"{at}/chat")] == [1, 2, 3, 4]
        reading.close()


def welcomed(player: Player) -> list[dict[str, Any]]:
    socket = player.socket()
    socket.close()
    found = socket.welcome["chat"]
    assert isinstance(found, list)
    return found


def test_a_host_removes_a_line_over_a_socket_as_long_as_the_key_is_good(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        at, rude = f"/api/tables/{party.id}", party.players[0]
        rude.post(f"{at}/chat", {"text": "one"})
        rude.post(f"{at}/chat", {"text": "two"})
        seat, host = rude.socket(), party.host.socket()
        seat.send({"type": "remove_line", "number": 1, "request": "mine"})
        refused = seat.next_of("refused")
        assert (refused["request"], refused["error"]["code"]) == ("mine", "not_the_host")
        host.send({"type": "remove_line", "number": 1})
        assert host.next_of("chat")["line"]["removed"]
        assert seat.next_of("chat")["line"]["text"] == ""
        party.host.post(f"{at}/keys", {"kind": "host"})
        host.send({"type": "remove_line", "number": 2})
        assert host.next_of("refused")["error"]["code"] == "unknown_key"
        assert [it["text"] for it in rude.get(f"{at}/chat")] == ["", "two"]
        seat.close()
        host.close()


def test_a_host_speaks_by_either_door_and_a_spectator_by_none(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        host, watching = party.host.socket(), party.watcher.socket()
        party.host.post(f"{party.host.at}/chat", {"text": "over HTTP"})
        host.send({"type": "say", "text": "over a socket"})
        lines = [watching.next_of("chat")["line"] for _ in range(2)]
        assert [(it["seat"], it["name"], it["text"]) for it in lines] == [
            (None, "host", "over HTTP"),
            (None, "host", "over a socket"),
        ]
        watching.send({"type": "say", "text": "me too", "request": "r"})
        refused = watching.next_of("refused")
        assert (refused["request"], refused["error"]["code"]) == ("r", "not_your_seat")
        host.close()
        watching.close()


def test_a_table_is_renamed_in_every_list(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")], public=True, title="Rude words") as party:
        party.host.post(f"/api/tables/{party.id}/title", {"title": "Friday"})
        assert party.info()["title"] == "Friday"
        titles = {it["id"]: it["title"] for it in party.host.get("/api/tables")}
        assert titles[party.id] == "Friday"
        live.forget(party.id)
        assert party.info()["title"] == "Friday"


def test_a_person_changes_their_key_and_leaves(live: Live) -> None:
    caller = Caller(live.url)
    old = caller.post("/api/people")["key"]
    body = {"game": "champions", "seats": [person("A"), person("B")], "host_seat": 0}
    made = caller.post("/api/tables", body, headers={"Meadhall-Person": old})
    new = Caller(live.url, old).post("/api/people/me/key")["key"]
    assert Caller(live.url, old).ask("GET", "/api/people/me/tables").status_code == 401
    me = Caller(live.url, new)
    assert {it["table"]["id"] for it in me.get("/api/people/me/tables")} == {made["table"]["id"]}
    seat = Player(live.url, made["table"]["id"], made["seat"]["key"], 0)
    assert seat.ask("GET", f"{seat.at}/view").status_code == 200
    seat.post(f"{seat.at}/chat", {"text": "my address is 1 Elm Street"})
    Player(live.url, seat.table, made["host"]["key"], None).post(
        f"{seat.at}/chat", {"text": "welcome"}
    )
    assert me.ask("DELETE", "/api/people/me").status_code == 200
    host = Player(live.url, seat.table, made["host"]["key"], None)
    assert [it["text"] for it in host.get(f"{seat.at}/chat")] == ["", "welcome"]
    assert me.ask("GET", "/api/people/me/tables").status_code == 401
    assert seat.ask("GET", f"{seat.at}/view").status_code == 401


def test_old_tables_go_and_young_ones_stay(folder: Path, fresh_url: str) -> None:
    with live_hall(folder, fresh_url) as live:
        waiting = gather(live.url, [person("A"), person("B")], start=False)
        playing = gather(live.url, [person("A"), person("B")])
        closed = gather(live.url, [person("A"), person("B")])
        closed.host.post(f"/api/tables/{closed.id}/close")
        keep = Settings(
            data=folder, keep_gathering_days=2, keep_abandoned_days=10, keep_finished_days=5
        )

        def left(days: float) -> set[str]:
            live.run(lambda: tidy(live.hall.store, keep, time() + days * DAY))

            async def read() -> set[str]:
                async with live.hall.store.reading() as connection:
                    return set(await connection.scalars(select(schema.tables.c.id)))

            return live.run(read)

        assert left(1) == {waiting.id, playing.id, closed.id}
        assert left(3) == {playing.id, closed.id}
        assert left(6) == {playing.id}
        assert left(11) == set()
        for party in (waiting, playing, closed):
            party.__exit__()


@pytest.mark.parametrize(
    "name",
    [
        "Bob ",
        " ",
        "Bo\u034fb",
        "\u3164",
        "\u2800",
        "B\u200dob",
        "host",
        "Host",
        "\uff22\uff4f\uff42",
        "B\u043eb",
        "bob",
        "B\u00f6b",
        "B0b",
        "H\u043e\u0455t",
        "BiIl",
        "Bi1l",
        "B|ll",
        "A\u0578\u0578",
    ],
)
def test_nobody_looks_like_somebody_else(name: str) -> None:
    with pytest.raises(Refusal):
        check_name(name, 3, {0: "Bob", 1: "Ann", 2: "Bill"})


@pytest.mark.parametrize("name", ["Zoë", "Ståle", "Łukasz", "Ольга", "ゆき", "O'Neil", "Bob 2"])
def test_real_names_are_welcome(name: str) -> None:
    check_name(name, 2, {0: "Bob", 1: "Ann"})


@pytest.mark.parametrize("name", ["Guest 2", "guest 2", "Gość 2", "Gosc 2", "Invité 2"])
def test_nobody_is_called_what_a_reader_of_any_language_calls_a_chair_without_a_name(
    name: str,
) -> None:
    with pytest.raises(Refusal):
        check_name(name, 0, {1: unnamed(1)})
    with pytest.raises(Refusal):
        check_name(unnamed(1), 1, {0: name})
    # Without that chair it is a name like any other.
    check_name(name, 0, {1: "Ann", 2: unnamed(2)})


def test_a_look_alike_cannot_enter(live: Live) -> None:
    with gather(live.url, [person("Bob"), person("Ann")], start=False) as party:
        error = party.players[1].refused(
            "POST", f"/api/tables/{party.id}/enter", {"name": "B\u043eb"}
        )
        assert "Bob" in error["message"]


def test_a_backup_changes_nothing(folder: Path, fresh_url: str) -> None:
    """Not even the shape of a database that an older hall is using."""
    settings = Settings(data=folder, database_url=fresh_url)

    async def make_old() -> None:
        store = Store(settings)
        async with store.writing() as connection:
            await connection.exec_driver_sql("CREATE TABLE alembic_version (version_num TEXT)")
            await connection.exec_driver_sql("INSERT INTO alembic_version VALUES ('0000')")
        await store.dispose()

    asyncio.run(make_old())
    with pytest.raises(Exception, match="another version of Meadhall"):
        asyncio.run(back_up(settings, folder / "x.backup"))
    assert not (folder / "x.backup").exists()


def test_queues_are_counted(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "waiting", property(lambda _: 7))
    monkeypatch.setattr(Turns, "waiting", property(lambda _: 5))
    told = live.hall.metrics.text().decode()
    assert "meadhall_reader_queue 5.0" in told
    assert "meadhall_writer_queue 7.0" in told
    assert "meadhall_thinker_queue 5.0" in told
