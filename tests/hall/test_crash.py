"""kill -9 at any moment: nothing acknowledged is missing, nothing is asked or done twice."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.hall.live import wait_until
from tests.hall.people import Party, bot, gather, person
from tests.hall.process import HallProcess

import meadhall
from meadhall.core.record.replay import verify_text

# A kill costs a second, and one of a thinking bot's hall on PostgreSQL eight: so not every game on
# each database.
PLACES = [
    ("sqlite", "champions", 2),
    ("postgresql", "champions", 2),
    ("sqlite", "reavers", 2),
    ("sqlite", "valhalla", 2),
    ("postgresql", "valhalla", 2),
]
PLACES_FOR_BOTS = [
    ("sqlite", "champions", 2),
    ("postgresql", "champions", 1),
    ("sqlite", "reavers", 1),
    ("sqlite", "valhalla", 1),
]


def at_each(places: list[tuple[str, str, int]]) -> pytest.MarkDecorator:
    names = ("database", "game", "kills")
    return pytest.mark.parametrize(names, places, indirect=["database"])


@pytest.fixture
def hall(folder: Path, fresh_url: str) -> Iterator[HallProcess]:
    running = HallProcess(folder, fresh_url)
    running.start()
    yield running
    running.stop()


def all_views(party: Party) -> list[dict[str, Any]]:
    return [it.fresh() for it in [*party.players.values(), party.watcher]]


def choices_made(party: Party) -> int:
    """By what each finds of their own: others may hear nothing of a choice."""
    return sum(
        event["kind"] == "choice" and event["seat"] == seat
        for seat, player in party.players.items()
        for event in player.get(f"{player.at}/events?since=0&limit=500")["events"]
    )


@at_each(PLACES)
def test_what_was_acknowledged_is_there_after_a_kill(
    hall: HallProcess, game: str, kills: int
) -> None:
    luck = random.Random(11)
    seats = [person("A"), person("B"), person("C")]
    options = {"assignment": "simultaneous"} if game == "champions" else {}
    with gather(hall.url, seats, game=game, settings=options) as party:
        acknowledged = 0
        for round_ in range(kills):
            # Some choices in peace; then one more, and a kill somewhere around it.
            for _ in range(luck.randrange(3, 10)):
                asked = party.asked()
                party.players[luck.choice(asked)].choose_any(luck)
                acknowledged += 1
            if round_ % 2 == 0:
                before = all_views(party)
                hall.kill()
                hall.start()
                assert all_views(party) == before
            else:
                acknowledged += killed_around_a_choice(hall, party, luck, f"r{round_}")
            assert choices_made(party) == acknowledged


def killed_around_a_choice(
    hall: HallProcess, party: Party, luck: random.Random, request: str
) -> int:
    """Send a choice, kill the hall in that moment, send it again: it counts once."""
    seat = luck.choice(party.asked())
    player = party.players[seat]
    fresh = player.fresh()
    option = luck.choice(fresh["view"]["decision"]["options"])["id"]
    body = {"version": fresh["version"], "options": [option], "request": request}
    answers: list[httpx.Response] = []

    def send() -> None:
        with suppress(httpx.HTTPError):
            answers.append(httpx.post(f"{player.url}{player.at}/choices", json=body, headers=key))

    key = {"Authorization": f"Bearer {player.key}"}
    sender = threading.Thread(target=send)
    sender.start()
    time.sleep(luck.random() * 0.02)
    hall.kill()
    sender.join()
    hall.start()
    again = httpx.post(f"{player.url}{player.at}/choices", json=body, headers=key).json()
    assert "error" not in again, again
    if answers and answers[0].status_code == 200:
        assert again["again"], "an acknowledged choice was lost"
        assert again["version"] == answers[0].json()["version"]
    return 1


@at_each(PLACES_FOR_BOTS)
def test_a_bots_turn_is_taken_again_and_the_game_ends_well(
    hall: HallProcess, game: str, kills: int
) -> None:
    luck = random.Random(5)
    with gather(hall.url, [person("A"), bot("quick"), bot("random")], game=game) as party:
        player = party.players[0]
        for _ in range(kills):
            wait_until(lambda: party.asked() == [0], 30)
            player.choose_any(luck)
            time.sleep(luck.random() * 0.1)
            hall.kill()  # most likely while a bot thinks
            hall.start()
        wait_until(lambda: party.asked() == [0], 30)
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
        assert party.play(luck, 3000)
        record = player.ask("GET", f"{player.at}/record").text
        report = verify_text(record, "record", meadhall.game)
        assert report.ok, report.text
        assert report.commitment == party.made["table"]["commitment"]
