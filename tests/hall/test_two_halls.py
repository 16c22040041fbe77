"""Several processes on one PostgreSQL: one table through both, and one of them killed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from math import inf
from pathlib import Path

import pytest
from sqlalchemy import delete, select, update
from tests.hall.live import Live, Postgres, live_hall, wait_until
from tests.hall.people import Json, Party, Player, bot, gather, person
from tests.hall.process import HallProcess

import meadhall
from meadhall.core.record.replay import verify_text
from meadhall.hall.keeping import schema


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def two(folder: Path, url: str) -> Iterator[tuple[HallProcess, HallProcess]]:
    one, other = HallProcess(folder / "a", url), HallProcess(folder / "b", url)
    one.start()
    other.start()
    yield one, other
    one.stop()
    other.stop()


@contextmanager
def two_halls(
    folder: Path, url: str, seats: list[Json] | None = None
) -> Iterator[tuple[Live, Live, Party, Party]]:
    """Two halls on one database, and the same people at one table, by the doors of both."""
    with (
        live_hall(folder / "a", url) as one,
        live_hall(folder / "b", url) as other,
        gather(one.url, seats or [person("A"), person("B")]) as here,
        here.moved_to(other.url) as there,
    ):
        yield one, other, here, there


def test_one_table_through_two_processes_one_of_them_killed(
    two: tuple[HallProcess, HallProcess],
) -> None:
    luck = random.Random(8)
    first, second = two
    with gather(first.url, [person("A"), person("B"), bot("random")]) as here:
        there = here.moved_to(second.url)
        listening = there.watcher.socket()
        number = listening.welcome["fresh"]["number"]
        for _ in range(10):
            through = luck.choice([here, there])
            asked = [seat for seat in through.asked() if seat in through.players]
            if asked:
                through.players[asked[0]].choose_any(luck)
        wait_until(lambda: same_views(here, there))
        # The spectator of the second process heard everything, in order.
        last = here.watcher.fresh()["number"]
        heard = [listening.next_of("event")["event"]["number"] for _ in range(last - number)]
        assert heard == list(range(number + 1, last + 1))

        first.kill()
        wait_until(lambda: bool(set(there.asked()) & {0, 1}))
        before = there.watcher.fresh()["version"]
        assert there.play(luck, 2500)
        assert there.watcher.fresh()["version"] > before
        record = there.watcher.ask("GET", f"{there.watcher.at}/record").text
        report = verify_text(record, "record", meadhall.game)
        assert report.ok, report.text
        listening.close()
        with there:
            pass


def same_views(here: Party, there: Party) -> bool:
    return all(here.players[seat].fresh() == there.players[seat].fresh() for seat in (0, 1))


def test_a_race_has_one_winner_and_the_other_hears_what_is_new(folder: Path, url: str) -> None:
    """The same question answered through two processes at the same moment, again and again."""
    luck = random.Random(2)
    with two_halls(folder, url) as (_one, _other, here, there):
        for _ in range(12):
            seat = here.asked()[0]
            wait_until(lambda: here.players[0].fresh() == there.players[0].fresh())
            fresh = here.players[seat].fresh()
            option = luck.choice(fresh["view"]["decision"]["options"])["id"]
            doors = [here.players[seat], there.players[seat]]
            with ThreadPoolExecutor(2) as pool:
                answers = list(
                    pool.map(Player.choose, doors, [fresh["version"]] * 2, [[option]] * 2)
                )
            won = [it for it in answers if it.status_code == 200]
            lost = [it.json()["error"] for it in answers if it.status_code != 200]
            assert len(won) == 1, [it.text for it in answers]
            assert lost[0]["code"] == "stale"
            assert lost[0]["fresh"]["version"] == fresh["version"] + 1


def test_a_bots_choice_is_made_once(folder: Path, url: str) -> None:
    """Both processes see the bots' turns; every entry is there once, and both halls agree."""
    seats = [person("A"), bot("random"), bot("random")]
    with two_halls(folder, url, seats) as (one, other, here, there):
        sockets = [here.players[0].socket(), there.players[0].socket()]
        one.skip(here.id, lambda it: it.position > 60 or it.status == "over", random.Random(1))
        wait_until(lambda: here.players[0].fresh() == there.players[0].fresh())
        assert races(one) + races(other) == 0
        for socket in sockets:
            socket.close()


def news(live: Live, what: str = "entries") -> float:
    return float(live.hall.metrics.news.labels(what)._value.get())


def test_news_go_to_those_who_follow_the_table(folder: Path, url: str) -> None:
    luck = random.Random(4)
    with two_halls(folder, url) as (one, other, here, there):

        def play(choices: int) -> None:
            for _ in range(choices):
                here.players[here.asked()[0]].choose_any(luck)
            here.players[0].post(f"{here.host.at}/chat", {"text": "Skål"})

        # Nobody looks through the other process: it is told nothing, not even of the talk.
        play(4)
        one.run(one.hall.store.written)
        assert (news(other), news(other, "chat")) == (0, 0)
        # Somebody does, and reads all there is; from then on it is told.
        listening = there.watcher.socket()
        assert listening.welcome["fresh"] == here.watcher.fresh()
        play(4)
        listening.next_of("chat")
        assert news(other) > 0
        wait_until(lambda: there.watcher.fresh() == here.watcher.fresh())
        # They have left, and the table has left the memory.
        listening.close()
        wait_until(lambda: not other.hall.rooms[here.id].listeners)
        other.forget(here.id)
        wait_until(lambda: here.id not in followed(other))
        heard = news(other)
        play(4)
        assert news(other) == heard
        assert there.watcher.fresh() == here.watcher.fresh()


def test_who_was_not_told_finds_out(folder: Path, url: str) -> None:
    """A process that slept for long is followed no more: it looks at everything when it wakes."""
    luck = random.Random(4)
    with two_halls(folder, url) as (_one, other, here, there):
        listening = there.watcher.socket()

        async def sleep_long() -> None:
            other.hall._renewed_at = inf  # no sweep finds out before we look
            async with other.hall.store.writing() as connection:
                await connection.execute(delete(schema.followers))

        other.run(sleep_long)
        here.players[here.asked()[0]].choose_any(luck)
        assert news(other) == 0
        assert other.run(other.hall.following.renew) is False
        other.run(other.hall.compare_all)
        assert listening.next_of("event")["event"]["kind"] == "choice"
        assert other.run(other.hall.following.renew) is True
        listening.close()


def test_nobody_begins_to_follow_while_an_entry_is_on_its_way(folder: Path, url: str) -> None:
    """Otherwise it would be neither read nor told."""
    with two_halls(folder, url) as (_one, other, here, _):

        async def open_meanwhile() -> tuple[bool, bool]:
            async with other.hall.store.engine.begin() as connection:
                tables = schema.tables
                await connection.execute(
                    update(tables).where(tables.c.id == here.id).values(title="Friday")
                )
                opening = asyncio.create_task(other.hall.following.follow(here.id))
                done, _ = await asyncio.wait([opening], timeout=0.5)
            return bool(done), await opening

        assert other.run(open_meanwhile) == (False, True)


def followed(live: Live) -> list[str]:
    async def read() -> list[str]:
        followers = schema.followers.c
        async with live.hall.store.reading() as connection:
            found = await connection.execute(
                select(followers.table_id).where(followers.process == live.hall.store.process)
            )
            return [str(it) for it in found.scalars()]

    return live.run(read)


def races(live: Live) -> float:
    return float(live.hall.metrics.races._value.get())


def test_looking_through_one_process_is_seen_in_the_other(folder: Path, url: str) -> None:
    with two_halls(folder, url) as (_one, _other, here, there):
        watching = there.watcher.socket()
        socket = here.players[1].socket()
        while 1 not in watching.next_of("presence")["looking"]:
            pass
        error = there.host.refused("POST", f"{there.host.at}/seats/1/bot", {})
        assert error["code"] == "seat_present"
        socket.close()
        watching.close()
