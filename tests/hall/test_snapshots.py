"""Tables opened from a snapshot are the very same as tables read from all their entries."""

from __future__ import annotations

import json
import random
import zlib
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from tests.hall.live import Live, live_hall, reaches, wait_until
from tests.hall.people import bot, gather, person

import meadhall
from meadhall.hall.keeping import schema
from meadhall.hall.protocol.commands import AnswerRewind, AskRewind, Undo
from meadhall.hall.rooms import saving
from meadhall.hall.rooms.loading import load
from meadhall.hall.rooms.playing import carry_out
from meadhall.hall.tables import saved as saving_tables
from meadhall.hall.tables.entries import Entry, Step
from meadhall.hall.tables.saved import saved
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.telling import fresh_for

each_game = pytest.mark.parametrize("game", meadhall.GAMES)


async def read_snapshot(live: Live, table: str) -> Any:
    await live.hall.store.written()
    async with live.hall.store.reading() as connection:
        found = await connection.execute(
            select(schema.snapshots).where(schema.snapshots.c.table_id == table)
        )
        return found.first()


def snapshot_of(live: Live, table: str) -> Any:
    return live.run(lambda: read_snapshot(live, table))


def damage(live: Live, table: str, values: dict[str, object]) -> None:
    snapshots = schema.snapshots

    async def write() -> None:
        await live.hall.store.written()
        async with live.hall.store.writing() as connection:
            await connection.execute(
                update(snapshots).where(snapshots.c.table_id == table).values(**values)
            )

    live.run(write)


def opened(live: Live, table: str) -> Table:
    return live.run(lambda: load(live.hall.store, table))


def look(table: Table) -> dict[str, object]:
    """Everything a table is, and everything it shows."""
    return {
        "saved": saved(table),
        "fresh": [table.fresh(audience) for audience in table.audiences],
        "told": [fresh_for(table, audience, "en")["told"] for audience in table.audiences],
        "marks": table.marks(),
        "asked": table.asked,
        "people": table.people,
    }


def same_with_and_without(live: Live, table: str) -> int:
    """Compare; gives how many entries the snapshot spares."""
    store, snapshots = live.hall.store, schema.snapshots

    async def compare() -> tuple[Table, Table]:
        # Nobody, not even a bot, does anything in between.
        async with live.hall.at(table):
            row = await read_snapshot(live, table)
            with_it = await load(store, table)
            async with store.writing() as connection:
                await connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
            without = await load(store, table)
            if row is not None:
                async with store.writing() as connection:
                    await connection.execute(snapshots.insert().values(dict(row._mapping)))
            return with_it, without

    with_it, without = live.run(compare)
    assert without.saved_at == 0
    assert look(with_it) == look(without)
    return with_it.saved_at


@each_game
def test_the_same_with_and_without(quick: Live, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At random moments, with undos, rewinds, bots and clocks."""
    live = quick
    luck = random.Random(f"snapshots {game}")
    monkeypatch.setattr(saving, "EVERY", 5)
    clock = {"bank": 100000, "increment": 5}
    seats = [person("A"), person("B"), bot()]
    spared = []
    with gather(live.url, seats, game=game, clock=clock) as party:
        hall, table = live.hall, party.id
        for part in range(1, 9):
            live.skip(table, reaches(part * 8), luck)
            spared.append(same_with_and_without(live, table))
            live.forget(table)
            live.run(lambda: _undo_what_can_be(live, table))
            if part % 3 == 0:
                version = opened(live, table).version(0)
                to = luck.randrange(max(0, version - 30), version)
                live.run(partial(carry_out, hall, table, 0, AskRewind(to=to)))
                agree = part != 6
                if not agree:
                    same_with_and_without(live, table)
                number = opened(live, table).proposals
                answer = AnswerRewind(proposal=number, agree=agree)
                live.run(partial(carry_out, hall, table, 1, answer))
                spared.append(same_with_and_without(live, table))
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
        party.host.post(f"{party.host.at}/seats/1/person")
        live.skip(table, lambda it: it.status == "over", luck)
        same_with_and_without(live, table)
        row = snapshot_of(live, table)
        final = opened(live, table)
        assert row.sequence == row.views_sequence == final.sequence == final.saved_at
        record = party.players[0].ask("GET", f"{party.host.at}/record").text
        assert party.host.post("/api/records/verify", {"record": record})["ok"]
    assert max(spared) > 30


async def _undo_what_can_be(live: Live, table: str) -> None:
    async with live.hall.at(table) as room:
        assert room.table is not None
        found = room.table
        match = found.game_on
        can = [seat for seat in found.people if match.can_undo(seat) is None]
    if can:
        await carry_out(live.hall, table, can[0], Undo(version=found.version(can[0])))


@pytest.mark.parametrize(
    "values",
    [
        {"content": b"no zlib"},
        {"content": zlib.compress(b'"no table"')},
        {"content": zlib.compress(b"{}")},
        {"content": zlib.compress(b'{"format": 1')},
        {"views": b"no zlib", "views_sequence": 1},
    ],
)
def test_a_damaged_snapshot_is_ignored(
    live: Live, values: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saving, "EVERY", 3)
    with gather(live.url, [person("A"), person("B")]) as party:
        live.skip(party.id, reaches(20), random.Random(5))
        right = look(opened(live, party.id))
        assert snapshot_of(live, party.id) is not None
        damage(live, party.id, values)
        assert look(opened(live, party.id)) == right


def test_another_engine_reads_the_entries(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "EVERY", 3)
    with gather(live.url, [person("A"), person("B")]) as party:
        live.skip(party.id, reaches(20), random.Random(5))
        assert snapshot_of(live, party.id) is not None
        assert opened(live, party.id).saved_at > 0
        monkeypatch.setattr(saving_tables, "engine_of", lambda game: "another one")
        assert opened(live, party.id).saved_at == 0


def test_opening_a_table_reads_only_what_is_new(
    quick: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = quick
    read: list[int] = []
    follow = Table.read

    def counted(it: Table, entry: Entry) -> Step:
        read.append(entry.sequence)
        return follow(it, entry)

    monkeypatch.setattr(Table, "read", counted)
    with gather(live.url, [person("A"), person("B")], game="reavers") as party:
        for position in (40, 90, 140):
            live.skip(party.id, reaches(position), random.Random(5))
            assert snapshot_of(live, party.id) is not None
            read.clear()
            opened(live, party.id)
            assert len(read) < saving.EVERY
        # The history is there for whoever asks for it.
        view = party.players[0].get(f"{party.host.at}/replay?position=3")
        assert view["position"] == 3


def test_a_table_at_rest_is_saved_with_what_everybody_sees(tmp_path: Path) -> None:
    with (
        live_hall(tmp_path, rest_seconds=0.05) as live,
        gather(live.url, [person("A"), person("B")]) as party,
    ):
        live.skip(party.id, reaches(7), random.Random(5))
        everybody = [*party.players.values(), party.watcher]
        sequence = opened(live, party.id).sequence
        wait_until(lambda: views_at(live, party.id) == sequence)
        views = json.loads(zlib.decompress(snapshot_of(live, party.id).views))
        assert views == [player.fresh() for player in everybody]


def views_at(live: Live, table: str) -> object:
    row = snapshot_of(live, table)
    return None if row is None else row.views_sequence


def test_a_hall_that_closes_saves_all_its_tables(tmp_path: Path) -> None:
    with live_hall(tmp_path) as live, gather(live.url, [person("A"), person("B")]) as party:
        live.skip(party.id, reaches(7), random.Random(5))
        sequence = opened(live, party.id).sequence
    with live_hall(tmp_path) as live:
        assert views_at(live, party.id) == sequence
