"""What keeps a hall going: eviction, backups, migrations, the command line."""

from __future__ import annotations

import asyncio
import gc
import gzip
import random
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select, text
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import gather, person

from meadhall.cli.hall import run
from meadhall.core.errors import SetupError
from meadhall.hall.keeping import schema
from meadhall.hall.keeping import store as store_module
from meadhall.hall.keeping.appending import Also, Waiting
from meadhall.hall.keeping.backup import BackupError, back_up, restore
from meadhall.hall.keeping.migrate import config, newest
from meadhall.hall.keeping.store import TROUBLE, Store
from meadhall.hall.settings import Settings
from meadhall.hall.tables.entries import Entry, Marks


def test_idle_tables_are_forgotten_and_read_again(folder: Path, fresh_url: str) -> None:
    with live_hall(folder, fresh_url, idle_seconds=0.3) as live:
        party = gather(live.url, [person("A"), person("B")])
        live.skip(party.id, lambda it: it.position >= 12, random.Random(1))
        socket = party.players[0].socket()
        before = [it.fresh() for it in party.players.values()]
        wait_until(lambda: live.hall.rooms[party.id].table is None)
        # The listener stays, costs next to nothing, and hears what comes.
        seat = party.asked()[0]
        wait_until(lambda: live.hall.rooms[party.id].table is None)
        assert [it.fresh() for it in party.players.values()] == before
        party.players[seat].choose_any(random.Random(1))
        assert socket.next_of("event")["event"]["kind"] == "choice"
        socket.close()
        wait_until(lambda: party.id not in live.hall.rooms)
        party.__exit__()


def test_no_more_than_so_many_tables_in_memory(folder: Path) -> None:
    with live_hall(folder, most_loaded=5) as live:
        for _ in range(12):
            gather(live.url, [person("A"), person("B")]).__exit__()
        wait_until(lambda: len(live.hall.rooms) <= 5)


def test_a_table_in_memory_is_small(live: Live) -> None:
    """Under a megabyte each, with a game well under way."""
    luck = random.Random(1)
    first = gather(live.url, [person("A"), person("B"), person("C"), person("D")])
    live.skip(first.id, lambda it: it.position >= 120, luck)
    first.__exit__()
    live.forget(first.id)
    gc.collect()
    tracemalloc.start()
    live.run(lambda: _load(live, first.id))
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert size < 1_000_000, size


async def _load(live: Live, table: str) -> None:
    async with live.hall.at(table):
        pass


def play_to_a_snapshot(live: Live, table: str) -> None:
    """On until the table was saved in the middle of play: without what everybody sees."""
    live.skip(table, lambda it: it.position >= 20, random.Random(1))

    async def saved() -> list[object]:
        await live.hall.store.written()
        snapshots = schema.snapshots.c
        async with live.hall.store.reading() as connection:
            found = await connection.execute(
                select(snapshots.views).where(snapshots.table_id == table)
            )
            return list(found.scalars())

    wait_until(lambda: live.run(saved) == [None])


def test_backup_and_restore_while_running(folder: Path, fresh_url: str) -> None:
    file = folder / "hall.backup"
    with live_hall(folder / "data", fresh_url, rest_seconds=3600.0) as live:
        party = gather(live.url, [person("A"), person("B")])
        play_to_a_snapshot(live, party.id)
        before = [it.fresh() for it in party.players.values()]
        assert asyncio.run(back_up(live.settings, file)) > 20
        assert file.stat().st_mode & 0o077 == 0
        live.skip(party.id, lambda it: it.position >= 30, random.Random(2))
        assert [it.fresh() for it in party.players.values()] != before
        asyncio.run(restore(live.settings, file))
        # The running hall notices, and goes on from there.
        wait_until(lambda: [it.fresh() for it in party.players.values()] == before)
        live.skip(party.id, lambda it: it.position >= 40, random.Random(3))
        party.__exit__()


def test_a_hall_moves_to_another_database(folder: Path, fresh_url: str) -> None:
    file = folder / "hall.backup"
    with live_hall(folder / "old", rest_seconds=3600.0) as live:
        party = gather(live.url, [person("A"), person("B")])
        play_to_a_snapshot(live, party.id)
        before = [it.fresh() for it in party.players.values()]
        asyncio.run(back_up(live.settings, file))
    moved = Settings(data=folder / "new", database_url=fresh_url)
    asyncio.run(restore(moved, file))
    with live_hall(folder / "new", fresh_url) as live, party.moved_to(live.url) as again:
        assert [it.fresh() for it in again.players.values()] == before
    party.__exit__()


def test_what_is_no_backup_changes_nothing(folder: Path, fresh_url: str) -> None:
    settings = Settings(data=folder / "data", database_url=fresh_url)
    file = folder / "x"
    with live_hall(folder / "data", fresh_url) as live:
        party = gather(live.url, [person("A"), person("B")])
        before = party.info()
        header = b'{"meadhall_backup":1,"migration":"0001"}\n'
        for content in (
            b"nothing",
            gzip.compress(b"[]\n"),
            gzip.compress(header.replace(b"0001", b"9999")),
            gzip.compress(header + b'["nowhere",{}]\n'),
            gzip.compress(header + b"nonsense\n"),
            gzip.compress(header + b"x" * 5000)[:-20],
        ):
            file.write_bytes(content)
            with pytest.raises(BackupError):
                asyncio.run(restore(settings, file))
        assert party.info() == before
        party.__exit__()


def test_migrations_lead_to_the_schema(live: Live) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def compare() -> list[object]:
        async with live.hall.store.reading() as connection:
            return await connection.run_sync(differences)

    assert live.run(compare) == []


def test_the_last_step_is_the_one_alembic_knows() -> None:
    """A hall that is up to date starts without Alembic: then nothing else may say what is last."""
    assert newest() == ScriptDirectory.from_config(config()).get_current_head()


def test_sqlite_syncs_every_commit(folder: Path) -> None:
    pragmas = [text(f"PRAGMA {name}") for name in ("journal_mode", "synchronous", "fullfsync")]

    async def read() -> list[list[object]]:
        store = Store(Settings(data=folder))
        await store.open()
        async with store.reading() as connection:
            found = [[await connection.scalar(it) for it in pragmas]]
        async with store.writing() as connection:
            found.append([await connection.scalar(it) for it in pragmas])
        # And the one that commits what people choose.
        assert store._direct is not None
        with store._direct.connect() as direct:
            found.append([direct.scalar(it) for it in pragmas])
        await store.close()
        return found

    assert asyncio.run(read()) == [["wal", 2, 1]] * 3
    assert (folder / "hall.sqlite3").stat().st_mode & 0o077 == 0


def test_an_append_that_comes_second_changes_nothing(folder: Path, fresh_url: str) -> None:
    with live_hall(folder, fresh_url) as live, gather(live.url, [person(), person()]) as party:

        async def append() -> list[bool]:
            async with live.hall.at(party.id) as room:
                table = room.table
                assert table is not None
                entry = Entry(
                    table.id, table.sequence + 1, "chat", None, 1.0, None, {"text": "", "name": ""}
                )
                marks = Marks(table.status, 1.0, None, None)
                store = live.hall.store
                both = await asyncio.gather(
                    store.append(entry, table.epoch, marks), store.append(entry, table.epoch, marks)
                )
                wrong = await store.append(entry, "another world", marks)
                room.table = None
                return [*both, wrong]

        assert sorted(live.run(append)) == [False, False, True]
        assert party.players[0].fresh()["view"]


def test_entries_wait_for_company_only_in_a_crowd(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []

    async def append_all() -> None:
        store = Store(Settings(data=folder))
        await store.open()
        commit = store._commit

        async def noted(batch: list[Waiting], besides: Sequence[Also] = ()) -> list[bool]:
            sizes.append(len(batch))
            return await commit(batch, besides)

        monkeypatch.setattr(store, "_commit", noted)
        marks = Marks("gathering", 1.0, None, None)

        async def append(name: str) -> bool:
            entry = Entry(name, 1, "muted", 0, 1.0, None, {})
            return await asyncio.wait_for(store.append(entry, "e", marks), 60)

        monkeypatch.setattr(store_module, "GATHERED_SECONDS", 3600.0)
        for name in ("one", "two", "three"):
            await append(name)
        monkeypatch.setattr(store_module, "GATHERED_SECONDS", 2.0)
        monkeypatch.setattr(store_module, "CROWDED", 0.0)
        others = []
        for name in ("one", "two", "three"):
            others.append(asyncio.create_task(append(name)))
            await asyncio.sleep(0.02)
        await asyncio.gather(*others)
        await store.close()

    asyncio.run(append_all())
    assert sizes == [1, 1, 1, 3]


def test_what_cannot_be_appended_fails_alone(folder: Path, fresh_url: str) -> None:
    """Also where it stood in one batch with others; and the next batch knows nothing of it."""

    async def append_all() -> list[bool | BaseException]:
        store = Store(Settings(data=folder, database_url=fresh_url))
        await store.open()
        made = {"made_at": 1.0, "game": "champions", "title": "", "options": "{}", "public": False}
        made |= {"secret": b"", "open_luck": False, "epoch": "e", "status": "gathering"}
        made |= {"sequence": 0, "changed_at": 1.0}
        names = ["one", "two", "three"]
        seat = {"seat": 0, "kind": "person", "level": "", "name": "", "looking_until": 0.0}
        async with store.writing() as connection:
            await connection.execute(insert(schema.tables), [{"id": it, **made} for it in names])
        marks = Marks("gathering", 1.0, None, None)
        there = insert(schema.seats).values(table_id="one", **seat)
        twice = [insert(schema.seats).values(table_id="two", **seat)] * 2
        along: list[Sequence[Also]] = [[there], twice, []]
        tried = await asyncio.gather(
            *(
                store.append(Entry(name, 1, "muted", 0, 1.0, None, {}), "e", marks, also)
                for name, also in zip(names, along, strict=True)
            ),
            return_exceptions=True,
        )
        tried.append(await store.append(Entry("two", 1, "muted", 0, 1.0, None, {}), "e", marks))
        tried.append(await store.append(Entry("two", 3, "muted", 0, 1.0, None, {}), "e", marks))
        async with store.reading() as connection:
            appended = await connection.execute(select(schema.entries.c.table_id))
            seats = await connection.execute(select(schema.seats.c.table_id))
            assert sorted(it[0] for it in appended) == sorted(names)
            assert [it[0] for it in seats] == ["one"]
        await store.close()
        return tried

    first, second, third, again, late = asyncio.run(append_all())
    assert (first, third, again, late) == (True, True, True, False)
    assert isinstance(second, TROUBLE)


def test_the_command_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MEADHALL_DATA", str(folder / "data"))
    monkeypatch.delenv("MEADHALL_DATABASE_URL", raising=False)
    with pytest.raises(Exception, match="no hall's database here yet"):
        run(["backup", str(folder / "file")])
    with live_hall(folder / "data"):
        pass
    assert run(["backup", str(folder / "file")]) == 0
    assert run(["restore", str(folder / "file")]) == 0
    assert "restored from" in capsys.readouterr().out
    with pytest.raises(Exception, match="needs a file"):
        run(["backup"])
    with pytest.raises(Exception, match="choose from"):
        run(["explode"])


@pytest.mark.usefixtures("loggers_as_before")
def test_a_keeper_reads_what_is_wrong(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One line each, and nothing is made by asking."""
    data = folder / "data"
    monkeypatch.setenv("MEADHALL_DATA", str(data))
    monkeypatch.delenv("MEADHALL_DATABASE_URL", raising=False)
    for words in (["admin", "list"], ["upgrade", "--check"], ["backup", str(folder / "file")]):
        with pytest.raises(SetupError, match="no hall's database here yet"):
            run(words)
        assert not (data / "hall.sqlite3").exists()
    with pytest.raises(SetupError, match="there is no port 99999"):
        run(["--port", "99999"])
    with pytest.raises(BackupError, match="nowhere/file cannot be written: No such file"):
        run(["backup", str(folder / "nowhere" / "file")])
    with pytest.raises(BackupError, match="nowhere/file cannot be read: No such file"):
        run(["restore", str(folder / "nowhere" / "file")])
    (folder / "a file").touch()
    monkeypatch.setenv("MEADHALL_DATA", str(folder / "a file"))
    with pytest.raises(SetupError, match="the database cannot be used: FileExistsError"):
        run(["--port", "0"])


@pytest.mark.usefixtures("loggers_as_before")
@pytest.mark.parametrize("words", [[], ["admin", "list"], ["upgrade", "--check"]], ids=str)
def test_a_keeper_reads_that_the_database_is_away(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
) -> None:
    monkeypatch.setenv("MEADHALL_DATA", str(folder))
    # Nobody listens at port 1.
    monkeypatch.setenv("MEADHALL_DATABASE_URL", "postgresql://nobody:secret@127.0.0.1:1/hall")
    with pytest.raises(SetupError, match="the database cannot be used") as said:
        run([*words, *(["--port", "0"] if not words else [])])
    assert "secret" not in str(said.value)
    assert "is open" not in capsys.readouterr().out
