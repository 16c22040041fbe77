"""A rules change strands nobody who could go on, hides nothing kept, and breaks no list."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import delete, select, update
from tests.hall.live import Live, live_hall, reaches
from tests.hall.people import Caller, Party, Player, gather, person

import meadhall
from meadhall.cli.hall import run
from meadhall.core.game import Game
from meadhall.hall.errands.bots import Bots
from meadhall.hall.errands.sweep import Sweep
from meadhall.hall.keeping import schema
from meadhall.hall.rooms import people
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.settings import Settings
from meadhall.hall.tables.table import Table

SEATS = [person("Ana"), person("Bo")]


class Before:
    """What was there before the rules changed: a table of each kind, kept by one person."""

    def __init__(self, live: Live, game: str) -> None:
        self.game = game
        person_key = Caller(live.url).post("/api/people")["key"]
        self.person = person_key
        self.parties: dict[str, Party] = {}
        for kind in ("running", "finished", "closed", "gathering"):
            started = kind != "gathering"
            party = gather(live.url, SEATS, game=game, public=True, start=started)
            self.parties[kind] = party
            if kind == "finished":
                live.skip(party.id, lambda it: it.status == "over", random.Random(1))
            elif started:
                live.skip(party.id, reaches(23), random.Random(2))
            if kind == "closed":
                party.host.post(f"{party.host.at}/close")
            for player in party.players.values():
                player.post(f"{player.at}/keep", headers={"Meadhall-Person": person_key})
        self.seen = {
            kind: [_all_of(player) for player in _everybody(party)]
            for kind, party in self.parties.items()
        }

    def moved(self, live: Live, kind: str) -> tuple[str, list[Player]]:
        """The same people at the new hall."""
        party = self.parties[kind].moved_to(live.url)
        return party.id, _everybody(party)


def without_scenes(told: Any) -> Any:
    """Of a game whose rules are gone, nobody can tell what belongs together."""
    if isinstance(told, list):
        return [without_scenes(it) for it in told]
    if isinstance(told, dict):
        return {key: without_scenes(it) for key, it in told.items() if key != "scenes"}
    return told


def _everybody(party: Party) -> list[Player]:
    return [*party.players.values(), party.watcher]


def _all_of(player: Player) -> dict[str, Any]:
    events = player.get(f"{player.at}/events?language=en")
    return {
        "fresh": player.fresh(),
        "events": events["events"],
        "stream": events["stream"],
        "info": player.get(player.at),
        "record": player.ask("GET", f"{player.at}/record").text,
    }


@pytest.fixture(scope="module", params=sorted(meadhall.GAMES))
def before(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, Before]:
    folder = tmp_path_factory.mktemp("before")
    with live_hall(folder) as live:
        made = Before(live, str(request.param))
    return folder, made


def raise_rules(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    game = meadhall.known_game(name)
    monkeypatch.setattr(game, "rules_version", game.rules_version + 1)


def test_what_was_kept_is_there(
    before: tuple[Path, Before], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, made = before
    raise_rules(monkeypatch, made.game)
    played: list[object] = []
    monkeypatch.setattr(Table, "read", lambda *_: played.append(1))
    with live_hall(folder) as live:
        _check_lists(live, made)
        for kind in ("running", "finished", "closed"):
            _, people = made.moved(live, kind)
            for player, old in zip(people, made.seen[kind], strict=True):
                now = _all_of(player)
                assert now["fresh"]["view"] == old["fresh"]["view"]
                assert now["fresh"]["number"] == old["fresh"]["number"]
                assert without_scenes(now["events"]) == without_scenes(old["events"])
                assert without_scenes(now["stream"]) == without_scenes(old["stream"])
                assert now["record"] == old["record"]
                assert now["info"]["scores"] == old["info"]["scores"]
                assert now["info"]["winners"] == old["info"]["winners"]
                names = [seat["name"] for seat in now["info"]["seats"]]
                assert names == ["Ana", "Bo"]
                socket = player.socket(old["fresh"]["number"] - 2, old["stream"])
                assert [it["number"] for it in socket.welcome["missed"]] == [
                    old["fresh"]["number"] - 1,
                    old["fresh"]["number"],
                ]
                socket.close()
        _check_refusals(live, made)
        assert not played
        _check_the_rest(live, made)


def _check_lists(live: Live, made: Before) -> None:
    caller = Caller(live.url, made.person)
    ids = {party.id: kind for kind, party in made.parties.items()}
    expected = {
        "running": "stranded",
        "finished": "over",
        "closed": "closed",
        "gathering": "gathering",
    }
    mine = caller.get("/api/people/me/tables")
    assert {it["table"]["id"] for it in mine} == set(ids)
    for it in mine:
        line = it["table"]
        assert line["status"] == expected[ids[line["id"]]]
        assert not it["asked"]
        assert [seat["name"] for seat in line["seats"]] == ["Ana", "Bo"]
        assert (line["scores"] is not None) == (ids[line["id"]] == "finished")
    public = caller.get("/api/tables")
    assert {it["id"]: it["status"] for it in public} == {
        table: expected[kind] for table, kind in ids.items() if kind != "closed"
    }


def _check_refusals(live: Live, made: Before) -> None:
    _, people = made.moved(live, "running")
    for player in people[:2]:
        version = player.fresh()["version"]
        body: dict[str, Any]
        for path, body in (
            ("choices", {"version": version, "options": [0]}),
            ("undo", {"version": version}),
            ("rewind", {"to": 0}),
            ("rewind/answer", {"agree": True, "proposal": 1}),
            (f"seats/{player.seat}/bot", {}),
        ):
            error = player.refused("POST", f"{player.at}/{path}", body)
            assert error["code"] == "stranded", path
        for path in ("replay?position=0", "story"):
            error = player.refused("GET", f"{player.at}/{path}")
            assert error["code"] == "wrong_rules", path
        assert player.get(f"{player.at}/words?language=en")["names"]
        assert player.get(f"{player.at}/components")
        told = player.get(f"{player.at}/view?language=en")["told"]
        assert told["question"] == ""


def _check_the_rest(live: Live, made: Before) -> None:
    """One can still talk, play what has not begun, and put the stranded table away."""
    table, people = made.moved(live, "running")
    people[0].post(f"{people[0].at}/chat", {"text": "Alas."})
    assert people[1].get(f"{people[1].at}/chat")[-1]["text"] == "Alas."
    assert live.hall.rooms[table].table is not None
    _, guests = made.moved(live, "gathering")
    assert guests[0].get(guests[0].at)["status"] == "gathering"


def test_back_under_the_old_rules_it_goes_on(before: tuple[Path, Before]) -> None:
    folder, made = before
    with live_hall(folder) as live:
        _, people = made.moved(live, "running")
        for player, old in zip(people, made.seen["running"], strict=True):
            assert player.fresh() == old["fresh"]
        asked = [it for it in people[:2] if it.fresh()["view"]["decision"] is not None]
        assert asked


def test_a_version_that_is_still_played_goes_on(
    before: tuple[Path, Before], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, made = before
    old = meadhall.known_game(made.game).rules_version
    raise_rules(monkeypatch, made.game)
    monkeypatch.setattr(Game, "plays", lambda self, version: version in (old, self.rules_version))
    with live_hall(folder) as live:
        _, people = made.moved(live, "running")
        for player, was in zip(people, made.seen["running"], strict=True):
            assert player.fresh() == was["fresh"]
        table = made.parties["running"].id
        _forget_snapshots(live, table)
        assert people[0].fresh() == made.seen["running"][0]["fresh"]
        people[0].post(f"{people[0].at}/chat", {"text": "On we go."})


def _forget_snapshots(live: Live, table: str) -> None:
    async def forget() -> None:
        async with live.hall.store.writing() as connection:
            await connection.execute(
                delete(schema.snapshots).where(schema.snapshots.c.table_id == table)
            )

    live.run(forget)
    live.forget(table)


def test_without_a_snapshot_the_record_is_there_all_the_same(
    before: tuple[Path, Before], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, made = before
    raise_rules(monkeypatch, made.game)
    with live_hall(folder) as live:
        table = made.parties["running"].id
        saved = _snapshot(live, table)
        _forget_snapshots(live, table)
        _, people = made.moved(live, "running")
        for player, old in zip(people, made.seen["running"], strict=True):
            now = _all_of(player)
            assert now["fresh"]["view"] is None
            assert now["fresh"]["status"] == "stranded"
            assert without_scenes(now["events"]) == without_scenes(old["events"])
            assert now["record"] == old["record"]

        async def put_back() -> None:
            async with live.hall.store.writing() as connection:
                await connection.execute(schema.snapshots.insert().values(saved))

        live.run(put_back)


def _snapshot(live: Live, table: str) -> dict[str, object]:
    async def read() -> dict[str, object]:
        async with live.hall.store.reading() as connection:
            found = await connection.execute(
                select(schema.snapshots).where(schema.snapshots.c.table_id == table)
            )
            return dict(found.mappings().one())

    return live.run(read)


def test_a_record_of_an_older_format_strands_by_name(before: tuple[Path, Before]) -> None:
    folder, made = before
    table = made.parties["running"].id

    async def set_format(number: int) -> None:
        async with live.hall.store.writing() as connection:
            await connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table)
                .values(record_format=number)
            )

    with live_hall(folder) as live:
        live.run(lambda: set_format(1))
        _, people = made.moved(live, "running")
        assert people[0].get(people[0].at)["status"] == "stranded"
        assert people[0].fresh()["view"] == made.seen["running"][0]["fresh"]["view"]
        live.run(lambda: set_format(2))
        live.forget(table)
        assert people[0].fresh() == made.seen["running"][0]["fresh"]


class Woken(list[str]):
    """In the place of bots: only remembers who was woken."""

    def wake(self, table: str) -> None:
        self.append(table)


def test_bots_and_clocks_of_stranded_tables_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live_hall(tmp_path) as live:
        parties = [
            gather(live.url, SEATS, clock={"bank": 1000}, game=game, public=True)
            for game in ("champions", "reavers")
        ]
    raise_rules(monkeypatch, "champions")

    async def sweep() -> tuple[list[str], list[str]]:
        hall = Hall(Settings(data=tmp_path))
        await hall.open()
        try:
            async with hall.store.writing() as connection:
                await connection.execute(update(schema.tables).values(bot_due=1.0, clock_due=2.0))
            woken = Woken()
            await Sweep(hall, cast(Bots, woken)).once()
            # Nor are they given up for want of choices: they wait for their rules.
            async with hall.store.writing() as connection:
                await connection.execute(update(schema.tables).values(changed_at=1.0))
            await Sweep(hall, cast(Bots, Woken())).once()
            left = await people.public_tables(hall)
            assert [(line.id, line.status) for line in left] == [(parties[0].id, "stranded")]
            return list(woken), list(hall.rooms)
        finally:
            await hall.close()

    woken, opened = asyncio.run(sweep())
    assert woken == [parties[1].id]
    assert opened == [parties[1].id]


def test_the_check_before_an_upgrade(
    before: tuple[Path, Before],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder, made = before
    monkeypatch.setenv("MEADHALL_DATA", str(folder))
    monkeypatch.delenv("MEADHALL_DATABASE_URL", raising=False)
    files = {path.name: path.read_bytes() for path in folder.glob("hall.sqlite3")}
    assert run(["upgrade", "--check"]) == 0
    assert "2 tables go on, 0 would be stranded" in capsys.readouterr().out
    raise_rules(monkeypatch, made.game)
    assert run(["upgrade", "--check"]) == 1
    said = capsys.readouterr().out
    assert "1 tables go on, 1 would be stranded" in said
    assert f"{made.parties['running'].id}  {made.game}  STRANDED" in said
    assert "its last position stays readable" in said
    assert {path.name: path.read_bytes() for path in folder.glob("hall.sqlite3")} == files
    with pytest.raises(Exception, match="--check"):
        run(["upgrade"])
