"""What one person, address, seat or table may have at a time."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.hall.live import Live, live_hall, reaches, wait_until
from tests.hall.people import Caller, Json, Player, bot, gather, person
from tests.hall.test_records import finished

from meadhall.hall.errands import sweep
from meadhall.hall.keeping import schema

TABLE: Json = {"game": "champions", "seats": [person(), person()]}


def refused(caller: Caller, path: str, body: Any, **more: Any) -> Json:
    error = caller.refused("POST", path, body, **more)
    assert error["code"] == "over_quota"
    return error


def test_tables_of_one_address(folder: Path) -> None:
    with live_hall(folder, tables_per_address=3) as small:
        caller = Caller(small.url)
        made = [caller.post("/api/tables", TABLE) for _ in range(3)]
        refused(caller, "/api/tables", TABLE)
        refused(caller, "/api/play", {"game": "champions", "seats": 2})
        host = Player(small.url, made[0]["table"]["id"], made[0]["host"]["key"], None)
        host.post(f"{host.at}/close")
        # One is over: there is room for another.
        caller.post("/api/tables", TABLE)
        refused(caller, "/api/tables", TABLE)
        for each in (caller, host):
            each.close()


def test_tables_of_one_person(folder: Path) -> None:
    with live_hall(folder, tables_per_person=2) as live:
        caller = Caller(live.url)
        ada, bo = [{"Meadhall-Person": caller.post("/api/people")["key"]} for _ in range(2)]
        for _ in range(2):
            caller.post("/api/tables", TABLE, headers=ada)
        refused(caller, "/api/tables", TABLE, headers=ada)
        caller.post("/api/tables", TABLE, headers=bo)
        caller.close()


def test_tables_of_bots_alone(folder: Path) -> None:
    with live_hall(folder, bot_tables_per_address=1) as live:
        caller = Caller(live.url)
        body = {"game": "champions", "seats": [bot(), bot()]}
        caller.post("/api/tables", body)
        refused(caller, "/api/tables", body)
        caller.post("/api/tables", {"game": "champions", "seats": [person(), bot()]})
        caller.close()


def test_people_of_one_address(folder: Path) -> None:
    with live_hall(folder, people_per_day=3) as live:
        caller = Caller(live.url)
        for _ in range(3):
            caller.post("/api/people")
        assert refused(caller, "/api/people", {})["retry_after"] > 0
        caller.close()


def test_what_is_kept_for_one_address(folder: Path) -> None:
    with live_hall(folder, stored_per_day=200_000) as live:
        caller = Caller(live.url)
        cards = caller.ask("GET", "/api/games/champions/cards").text
        body = {**TABLE, "cards": cards}
        made = 0
        while (answer := caller.ask("POST", "/api/tables", body)).status_code == 201:
            made += 1
            assert made < 10
        assert answer.json()["error"]["code"] == "over_quota"
        assert made >= 2
        # Without a card set of one's own nothing has changed.
        caller.post("/api/tables", TABLE)
        caller.close()


def test_records_are_kept_within_the_same_bounds(live: Live, folder: Path) -> None:
    party, record = finished(live)
    with party, live_hall(folder, stored_per_day=int(1.5 * len(record))) as small:
        caller = Caller(small.url)
        caller.post("/api/records", {"record": record})
        refused(caller, "/api/records", {"record": record})
        caller.close()


def test_chat_of_a_seat(folder: Path) -> None:
    with (
        live_hall(folder, chat_per_minute=3) as live,
        gather(live.url, [person(), person()]) as party,
    ):
        one, two = party.players[0], party.players[1]
        for number in range(3):
            one.post(f"{one.at}/chat", {"text": str(number)})
        assert refused(one, f"{one.at}/chat", {"text": "more"})["retry_after"] > 0
        socket = one.socket()
        socket.send({"type": "say", "text": "over the socket"})
        assert socket.next_of("refused")["error"]["code"] == "over_quota"
        socket.close()
        # Others speak on.
        two.post(f"{two.at}/chat", {"text": "well"})


def test_the_address_is_forgotten_when_the_table_is_over(
    folder: Path, fresh_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "FORGET_SECONDS", 0.1)
    with (
        live_hall(folder, fresh_url) as live,
        gather(live.url, [person(), person()]) as party,
    ):

        def kept() -> str | None:
            async def read() -> str | None:
                async with live.hall.store.reading() as connection:
                    wanted = select(schema.tables.c.made_from).where(schema.tables.c.id == party.id)
                    found = await connection.scalar(wanted)
                    return None if found is None else str(found)

            return live.run(read)

        assert kept() == "127.0.0.1"
        live.skip(party.id, reaches(10**6), random.Random(6))
        wait_until(lambda: kept() is None)
