"""A database of the first version comes along: its chat, its rules, what everybody heard."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, text
from tests.hall.live import Live, live_hall, reaches
from tests.hall.people import Party, Player, gather, person

from meadhall.hall.keeping.migrate import config

CHAT = [(0, "Ana", "Skål!"), (None, "host", "Welcome.")]


def downgrade(folder: Path) -> None:
    """Make the file one of the first version: what this one adds is gone."""
    engine = create_engine(f"sqlite:///{folder / 'hall.sqlite3'}")
    with engine.begin() as connection:
        command.downgrade(config(connection), "0001")
        _talk_in_the_log(connection)
    engine.dispose()


def _talk_in_the_log(connection: Connection) -> None:
    """The first version kept chat among the entries."""
    (table, sequence) = connection.execute(text("SELECT id, sequence FROM tables")).one()
    for seat, name, said in CHAT:
        sequence += 1
        connection.execute(
            text(
                "INSERT INTO entries (table_id, sequence, kind, seat, at, request, content)"
                " VALUES (:t, :n, 'chat', :s, 9e9, NULL, :c)"
            ),
            {"t": table, "n": sequence, "s": seat, "c": json.dumps({"text": said, "name": name})},
        )
    connection.execute(text("UPDATE tables SET sequence = :n"), {"n": sequence})


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Party, list[Any]]:
    folder = tmp_path_factory.mktemp("old")
    with live_hall(folder) as live:
        party = gather(live.url, [person("Ana"), person("Bo")], public=True)
        live.skip(party.id, reaches(30), random.Random(2))
        seen = look(party)
    downgrade(folder)
    return folder, party, seen


def look(party: Party) -> list[Any]:
    found = []
    for player in [*party.players.values(), party.watcher]:
        events = player.get(f"{player.at}/events?language=en")
        record = player.ask("GET", f"{player.at}/record").text
        found.append((player.fresh(), events["events"], record))
    return found


def test_everything_is_there(old: tuple[Path, Party, list[Any]]) -> None:
    folder, party, seen = old
    with live_hall(folder) as live:
        here = party.moved_to(live.url)
        lines = here.watcher.get("/api/tables")
        assert [(it["id"], it["status"]) for it in lines] == [(party.id, "playing")]
        assert any(seat["asked"] for seat in lines[0]["seats"])
        # Numbers, sentences and secrets as before, told again from the entries.
        assert look(here) == seen
        said = [(it["seat"], it["name"], it["text"]) for it in _chat(here)]
        assert said == CHAT
        assert [it["number"] for it in _chat(here)] == [1, 2]
        live.skip(party.id, reaches(36), random.Random(2))
        here.host.post(f"{here.host.at}/chat", {"text": "And on."})
        assert [it["number"] for it in _chat(here)] == [1, 2, 3]
        _pages_are_whole(here)
        live.forget(party.id)
        _pages_are_whole(here)


def _chat(party: Party) -> list[Any]:
    found = party.watcher.get(f"{party.host.at}/chat")
    assert isinstance(found, list)
    return found


def _pages_are_whole(party: Party) -> None:
    for player in [*party.players.values(), party.watcher]:
        last = player.fresh()["number"]
        whole = player.get(f"{player.at}/events?since=0&language=en")["events"]
        assert [event["number"] for event in whole] == list(range(1, last + 1))
        pages: list[Any] = []
        before = last + 1
        while before > 1:
            path = f"{player.at}/events?before={before}&limit=7&language=en"
            page = player.get(path)["events"]
            assert 0 < len(page) <= 7
            pages = page + pages
            before = page[0]["number"]
        assert pages == whole
        after: list[Any] = []
        while len(after) < last:
            path = f"{player.at}/events?since={len(after)}&limit=9&language=en"
            after += player.get(path)["events"]
        assert after == whole
        assert player.get(f"{player.at}/events?limit=4")["events"] == [
            {**event, "told": [], "scenes": []} for event in whole[-4:]
        ]


@pytest.mark.parametrize("game", ["reavers", "valhalla"])
def test_pages_of_any_length_while_all_decide_at_once(quick: Live, game: str) -> None:
    with gather(quick.url, [person("A"), person("B"), person("C")], game=game) as party:
        quick.skip(party.id, reaches(90), random.Random(6))
        _pages_are_whole(party)
        quick.forget(party.id)
        _pages_are_whole(party)


def test_chat_comes_in_pages_and_is_bounded(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meadhall.hall.keeping.chat.MOST_KEPT", 12)
    with gather(live.url, [person("A"), person("B")]) as party:
        at = party.host.at
        before = party.players[0].fresh()
        for number in range(1, 16):
            party.host.post(f"{at}/chat", {"text": f"line {number}"})
        # Talk is no event: nobody's numbers move, and nobody is sent a fresh view.
        assert party.players[0].fresh() == before
        assert [it["number"] for it in _chat(party)] == list(range(4, 16))
        page = party.watcher.get(f"{at}/chat?before=9&limit=3")
        assert [it["text"] for it in page] == ["line 6", "line 7", "line 8"]
        page = party.watcher.get(f"{at}/chat?since=9&limit=3")
        assert [it["number"] for it in page] == [10, 11, 12]
        welcome = party.players[0].socket().welcome
        assert [it["number"] for it in welcome["chat"]] == list(range(4, 16))
        stranger = Player(live.url, party.id, None, None)
        assert stranger.refused("GET", f"{at}/chat")["code"] == "unknown_table"
