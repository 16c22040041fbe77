"""Lists of tables: from the rows alone, telling nobody too much, and rung for as they change."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import event, update
from tests.hall.live import Live, live_hall, reaches
from tests.hall.people import Caller, Json, Party, Player, bot, gather, person
from websockets.sync.client import ClientConnection, connect

import meadhall
from meadhall.hall.keeping import schema
from meadhall.hall.protocol.models import TableLine
from meadhall.hall.rooms import bells, loading
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.tables.table import Table

each_game = pytest.mark.parametrize("game", meadhall.GAMES)


class Lists:
    """The socket of somebody's lists."""

    def __init__(self, url: str, key: str | None, public: bool = False) -> None:
        self._open = ExitStack()
        address = url.replace("http://", "ws://") + "/api/people/me/live"
        self.wire: ClientConnection = self._open.enter_context(connect(address, max_size=None))
        self.wire.send(json.dumps({"type": "hello", "key": key, "public": public}))
        self.welcome = self.next()

    def next(self) -> Json:
        message = json.loads(self.wire.recv(15))
        assert isinstance(message, dict)
        return message

    def until(self, kind: str, what: Any) -> Json:
        """The next message of a kind of which `what` holds."""
        while True:
            message = self.next()
            if message["type"] == kind and what(message):
                return message

    def close(self) -> None:
        self._open.close()


def new_person(live: Live) -> str:
    return str(Caller(live.url).post("/api/people")["key"])


def keep(party: Party, seat: int, key: str) -> None:
    player = party.players[seat]
    player.post(f"{player.at}/keep", headers={"Meadhall-Person": key})


def mine(live: Live, key: str) -> list[Json]:
    found = Caller(live.url, key).get("/api/people/me/tables")
    assert isinstance(found, list)
    return found


def no_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> Table:
        raise AssertionError("a list has loaded a game")

    monkeypatch.setattr(Hall, "_load", never)
    monkeypatch.setattr(loading, "load", never)


@each_game
def test_lists_say_what_the_tables_say(
    quick: Live, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = quick
    luck = random.Random(f"lists {game}")
    keys = [new_person(live), new_person(live)]
    with gather(live.url, [person("Ana"), person("Bo")], game=game, public=True) as party:
        keep(party, 0, keys[0])
        keep(party, 1, keys[1])
        for position in (1, 6, 15, 30):
            live.skip(party.id, reaches(position), luck)
            info = party.info()
            asked = [player.fresh()["view"]["decision"] is not None for player in _two(party)]
            live.forget(party.id)
            with monkeypatch.context() as patch:
                no_loads(patch)
                lines = [mine(live, key)[0] for key in keys]
                public = [it for it in _public(live) if it["id"] == party.id]
            assert [line["asked"] for line in lines] == asked
            assert all((line["asked_at"] is not None) == line["asked"] for line in lines)
            for line in [public[0], *[it["table"] for it in lines]]:
                assert line["status"] == info["status"]
                assert line["somebody_asked"] == info["somebody_asked"]
                for seat, there in zip(line["seats"], info["seats"], strict=True):
                    for name in ("name", "kind", "level", "taken", "asked"):
                        assert seat[name] == there[name]
        if game != "champions":
            return
        live.skip(party.id, lambda it: it.status == "over", luck)
        info = party.info()
        with monkeypatch.context() as patch:
            no_loads(patch)
            line = mine(live, keys[0])[0]["table"]
        assert line["status"] == "over"
        assert line["scores"] == info["scores"]
        assert line["winners"] == info["winners"]


def _two(party: Party) -> list[Player]:
    return [party.players[0], party.players[1]]


def _public(live: Live) -> list[Json]:
    found = Caller(live.url).get("/api/tables")
    assert isinstance(found, list)
    return found


def loads_of(live: Live) -> object:
    return live.hall.metrics.registry.get_sample_value("meadhall_table_load_seconds_count")


def test_a_list_of_many_tables_is_one_query(tmp_path: Any) -> None:
    with live_hall(tmp_path, sweep_seconds=1000) as live:
        key = new_person(live)
        header = {"Meadhall-Person": key}
        body = {"game": "champions", "seats": [person("A"), bot()], "host_seat": 0, "public": True}
        for _ in range(30):
            Caller(live.url).post("/api/tables", body, headers=header)
        asked: list[str] = []

        def count(*given: Any) -> None:
            asked.append(given[2])

        engine = live.hall.store.engine.sync_engine
        event.listen(engine, "before_cursor_execute", count)
        loads = loads_of(live)
        assert len(mine(live, key)) == 60
        # One finds the person of the key.
        assert len([it for it in asked if "SELECT" in it and "FROM tables" in it]) <= 1
        assert len(asked) <= 3
        asked.clear()
        assert len(_public(live)) == 30
        assert len([it for it in asked if "FROM tables" in it]) == 1
        assert loads_of(live) == loads


def test_tables_of_an_older_hall_are_listed_too(live: Live) -> None:
    """Nothing was written for lists when they were played: they are opened once."""
    key = new_person(live)
    with gather(live.url, [person("Ana"), person("Bo")]) as party:
        keep(party, 0, key)
        live.skip(party.id, reaches(5), random.Random(3))
        before = mine(live, key)

        async def forget() -> None:
            async with live.hall.store.writing() as connection:
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.id == party.id)
                    .values(summary=None, asked=None)
                )

        live.run(forget)
        live.forget(party.id)
        found = mine(live, key)
        assert found[0]["table"] == before[0]["table"]
        live.run(live.hall.store.written)
        assert mine(live, key) == before


def test_a_bell_rings_when_a_turn_comes(live: Live) -> None:
    keys = [new_person(live), new_person(live)]
    with gather(live.url, [person("Ana"), person("Bo")], start=False) as party:
        bells = [Lists(live.url, key) for key in keys]
        assert all(bell.welcome["kept"] == [] for bell in bells)
        for seat in (0, 1):
            keep(party, seat, keys[seat])
            rung = bells[seat].until("kept", lambda _: True)["kept"]
            assert (rung["table"]["id"], rung["seat"], rung["asked"]) == (party.id, seat, False)
        party.host.post(f"{party.host.at}/start")
        seat = party.asked()[0]
        rung = bells[seat].until("kept", lambda it: it["kept"]["asked"])["kept"]
        assert rung["table"]["status"] == "playing"
        assert rung == mine(live, keys[seat])[0]
        live.skip(party.id, lambda it: seat not in it.asked, random.Random(1))
        bells[seat].until("kept", lambda it: not it["kept"]["asked"])
        party.host.post(f"{party.host.at}/close")
        for bell in bells:
            bell.until("kept", lambda it: it["kept"]["table"]["status"] == "closed")
            bell.wire.send('{"type":"ping"}')
            bell.until("pong", lambda _: True)
            bell.close()


def test_a_bell_rings_for_public_tables(live: Live) -> None:
    bell = Lists(live.url, None, public=True)
    assert bell.welcome["kept"] == []
    with gather(live.url, [person("Ana"), person("Bo")], public=True) as party:
        line = bell.until("listed", lambda it: it["line"]["id"] == party.id)["line"]
        assert [seat["name"] for seat in line["seats"]] == ["Ana", "Bo"]
        if line["status"] != "playing":  # changes close together ring once
            bell.until("listed", lambda it: it["line"]["status"] == "playing")
    with (
        gather(live.url, [person("Cato"), person("Dag")]) as hidden,
        gather(live.url, [person("Eva"), person("Finn")], public=True) as shown,
    ):
        heard = set()
        while shown.id not in heard:
            heard.add(bell.until("listed", lambda _: True)["line"]["id"])
        assert hidden.id not in heard
    bell.close()


def test_a_public_line_is_made_once_for_all_who_have_the_list_open(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two hundred open lists of a stranger must not make each change dear."""
    made: list[TableLine] = []
    shown = bells._shown

    def noted(line: TableLine) -> str:
        made.append(line)
        return shown(line)

    monkeypatch.setattr(bells, "_shown", noted)
    lists = [Lists(live.url, None, public=True) for _ in range(6)]
    with gather(live.url, [person("Ana"), person("Bo")], public=True) as party:

        def begun(message: Json) -> bool:
            line = message["line"]
            return bool(line["id"] == party.id and line["status"] == "playing")

        told = {json.dumps(it.until("listed", begun)) for it in lists}
    assert len(told) == 1
    # By this table's changes, and not by how many were told of them.
    assert sum(it.id == party.id for it in made) < len(lists)
    for each in lists:
        each.close()


def test_wrong_hellos_are_refused(live: Live) -> None:
    for hello in ('{"type":"hello","key":"wrong"}', '{"type":"ping"}', "no json"):
        address = live.url.replace("http://", "ws://") + "/api/people/me/live"
        with connect(address) as wire:
            wire.send(hello)
            assert json.loads(wire.recv(10))["type"] == "refused"
    with gather(live.url, [person("Ana"), person("Bo")]) as party:
        lists = Lists(live.url, party.players[0].key)
        assert lists.welcome["error"]["code"] == "unknown_key"
        lists.close()


def test_bells_ring_across_processes(live: Live, database: str, tmp_path: Any) -> None:
    if database != "postgresql":
        pytest.skip("SQLite has one process")
    with live_hall(tmp_path, live.settings.database_url) as other:
        key = new_person(live)
        with gather(live.url, [person("Ana"), person("Bo")], start=False) as party:
            bell = Lists(other.url, key)
            keep(party, 0, key)
            bell.until("kept", lambda it: it["kept"]["table"]["id"] == party.id)
            socket = party.moved_to(other.url).players[1].socket()
            party.host.post(f"{party.host.at}/start")
            bell.until("kept", lambda it: it["kept"]["table"]["status"] == "playing")
            party.players[0].post(f"{party.host.at}/chat", {"text": "Over there!"})
            assert socket.next_of("chat")["line"]["text"] == "Over there!"
            socket.close()
            bell.close()
