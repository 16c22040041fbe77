"""Several processes on one PostgreSQL: one table through both, and one of them killed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.hall.live import Live, Postgres, live_hall, wait_until
from tests.hall.people import Party, Player, bot, gather, person
from tests.hall.process import HallProcess

import meadhall
from meadhall.core.record.replay import verify_text


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
        wait_until(lambda: bool(set(there.asked()) & {0, 1}), 30)
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
    with (
        live_hall(folder / "a", url) as one,
        live_hall(folder / "b", url) as other,
        gather(one.url, [person("A"), person("B")]) as here,
    ):
        there = here.moved_to(other.url)
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
        with there:
            pass


def test_a_bots_choice_is_made_once(folder: Path, url: str) -> None:
    """Both processes see the bots' turns; every entry is there once, and both halls agree."""
    with (
        live_hall(folder / "a", url) as one,
        live_hall(folder / "b", url) as other,
        gather(one.url, [person("A"), bot("random"), bot("random")]) as here,
    ):
        there = here.moved_to(other.url)
        sockets = [here.players[0].socket(), there.players[0].socket()]
        one.skip(here.id, lambda it: it.position > 60 or it.status == "over", random.Random(1))
        wait_until(lambda: here.players[0].fresh() == there.players[0].fresh())
        assert races(one) + races(other) == 0
        for socket in sockets:
            socket.close()
        with there:
            pass


def races(live: Live) -> float:
    return float(live.hall.metrics.races._value.get())


def test_looking_through_one_process_is_seen_in_the_other(folder: Path, url: str) -> None:
    with (
        live_hall(folder / "a", url) as one,
        live_hall(folder / "b", url) as other,
        gather(one.url, [person("A"), person("B")]) as here,
    ):
        there = here.moved_to(other.url)
        watching = there.watcher.socket()
        socket = here.players[1].socket()
        while 1 not in watching.next_of("presence")["looking"]:
            pass
        error = there.host.refused("POST", f"{there.host.at}/seats/1/bot", {})
        assert error["code"] == "seat_present"
        socket.close()
        watching.close()
        with there:
            pass
