"""kill -9 at any moment: nothing acknowledged is missing, nothing is asked or done twice."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.hall.live import wait_until
from tests.hall.people import Party, Player, bot, gather, person
from tests.hall.process import HallProcess
from tools import kills

import meadhall
from meadhall.core.record.replay import verify_text

# A kill costs seconds, whatever is played: so all three games are at the hall that is killed.
GAMES = ("champions", "reavers", "valhalla")


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


@contextmanager
def all_games(url: str, seats: list[dict[str, Any]]) -> Iterator[list[Party]]:
    """A table of each game; Champions with everybody assigning at the same time."""
    with ExitStack() as open_parties:
        parties = []
        for game in GAMES:
            settings = {"assignment": "simultaneous"} if game == "champions" else {}
            party = gather(url, seats, game=game, settings=settings)
            parties.append(open_parties.enter_context(party))
        yield parties


def test_what_was_acknowledged_is_there_after_a_kill(hall: HallProcess) -> None:
    """First between choices, then around one at each table."""
    luck = random.Random(11)
    with all_games(hall.url, [person("A"), person("B"), person("C")]) as parties:
        acknowledged = [0] * len(parties)

        def play() -> None:
            for number, party in enumerate(parties):
                for _ in range(luck.randrange(3, 10)):
                    party.players[luck.choice(party.asked())].choose_any(luck)
                    acknowledged[number] += 1

        play()
        before = [all_views(party) for party in parties]
        hall.kill()
        hall.start()
        assert [all_views(party) for party in parties] == before
        assert list(map(choices_made, parties)) == acknowledged
        play()
        killed_around_choices(hall, parties, luck)
        assert list(map(choices_made, parties)) == [count + 1 for count in acknowledged]


def killed_around_choices(hall: HallProcess, parties: list[Party], luck: random.Random) -> None:
    """Send a choice at each table, kill the hall in that moment, send them again: each counts
    once."""
    sent = []
    for party in parties:
        player = party.players[luck.choice(party.asked())]
        fresh = player.fresh()
        option = luck.choice(fresh["view"]["decision"]["options"])["id"]
        body = {"version": fresh["version"], "options": [option], "request": "r"}
        sent.append((player, body))
    answers: dict[Player, httpx.Response] = {}

    def send(player: Player, body: dict[str, Any]) -> None:
        with suppress(httpx.HTTPError):
            answers[player] = player.http.post(f"{player.at}/choices", json=body)

    senders = [threading.Thread(target=send, args=it) for it in sent]
    for sender in senders:
        sender.start()
    time.sleep(luck.random() * 0.03)
    hall.kill()
    for sender in senders:
        sender.join()
    hall.start()
    for player, body in sent:
        again = player.http.post(f"{player.at}/choices", json=body).json()
        assert "error" not in again, again
        if player in answers and answers[player].status_code == 200:
            assert again["again"], "an acknowledged choice was lost"
            assert again["version"] == answers[player].json()["version"]


def wait_for_the_person(party: Party) -> None:
    wait_until(lambda: party.asked() == [0])


def wait_for_the_end(party: Party) -> None:
    wait_until(lambda: party.info()["status"] == "over")


def test_a_bots_turn_is_taken_again_and_the_game_ends_well(hall: HallProcess) -> None:
    luck = random.Random(5)
    with all_games(hall.url, [person("A"), bot("quick"), bot("random")]) as parties:
        for _ in range(2):
            for party in parties:
                wait_for_the_person(party)
                party.players[0].choose_any(luck)
            time.sleep(luck.random() * 0.1)
            hall.kill()  # most likely while a bot thinks
            hall.start()
        for party in parties:
            wait_for_the_person(party)
            # The rest is for those who need nobody to think: they are at the end in no time.
            party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
            party.players[0].post(f"{party.host.at}/seats/0/bot", {"level": "random"})
        for party in parties:
            wait_for_the_end(party)
            player = party.players[0]
            record = player.ask("GET", f"{player.at}/record").text
            report = verify_text(record, "record", meadhall.game)
            assert report.ok, report.text
            assert report.commitment == party.made["table"]["commitment"]


def test_figures_of_several_runs_add_up(folder: Path) -> None:
    there = folder / "build" / "kills.json"
    kills.add_up(there, "sqlite", kills.Figures(3, 40, 2, 1))
    kills.add_up(there, "postgresql", kills.Figures(5, 50, 1, 0))
    assert kills.add_up(there, "sqlite", kills.Figures(2, 10, 0, 0, lost=1)) == kills.Figures(
        5, 50, 2, 1, 1
    )
