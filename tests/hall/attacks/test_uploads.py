"""Card sets and records of strangers: bounded before they are read, and never read in the hall."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.hall.live import Live, live_hall, reaches
from tests.hall.people import Caller, Party, gather, person
from tests.hall.test_records import finished

import meadhall
from meadhall.core.cards.book import CardBook
from meadhall.hall.errands.readers import Readers
from meadhall.hall.tables import jobs

TABLE = {"game": "champions", "seats": [person(), person()]}


class Read:
    """What reading was done in the hall's own process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.here: list[str] = []
        for name in meadhall.GAMES:
            meadhall.known_game(name).card_data()  # the standard set is ours to read
            meadhall.known_game(name).card_set(meadhall.known_game(name).card_data())
        self._watch(monkeypatch, tomllib, "loads")
        self._watch(monkeypatch, CardBook, "load")
        for name in ("read_record", "verify", "verify_text", "tell_story", "Teller"):
            self._watch(monkeypatch, jobs, name)
        for name in jobs.JOBS:
            monkeypatch.setitem(jobs.JOBS, name, lambda content, name=name: self.here.append(name))  # type: ignore[misc]

    def _watch(self, monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> None:
        there = getattr(place, name)

        def noted(*args: Any, **more: Any) -> Any:
            self.here.append(name)
            return there(*args, **more)

        monkeypatch.setattr(place, name, noted)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Read:
    return Read(monkeypatch)


def own_cards(live: Live) -> str:
    caller = Caller(live.url)
    text = caller.ask("GET", "/api/games/champions/cards").text
    caller.close()
    # Other words, other cards: the standard set would be known by its digest.
    own = text.replace('rules = "', 'rules = "as printed: ')
    assert own != text
    return own


def test_card_sets_are_read_elsewhere(live: Live, read: Read) -> None:
    cards = own_cards(live)
    caller = Caller(live.url)
    body = {"seats": 2, "cards": cards}
    assert caller.post("/api/games/champions/settings", body)
    with gather(live.url, [person(), person()], cards=cards) as party:
        assert party.info()["own_cards"]
        live.skip(party.id, reaches(6), random.Random(1))
        live.forget(party.id)
        player = party.players[0]
        assert player.get(f"{player.at}/components")
        assert player.get(f"{player.at}/words")["names"]
        assert player.fresh()["view"]
    assert read.here == []
    caller.close()


def test_records_and_long_games_are_read_elsewhere(live: Live, read: Read) -> None:
    party, record = finished(live)
    caller = Caller(live.url)
    with party:
        assert caller.post("/api/records/verify", {"record": record})["ok"]
        assert caller.post("/api/records", {"record": record, "position": 10})
        player = party.players[0]
        assert player.get(f"{player.at}/replay?position=5&language=en")["told"]
        assert player.get(f"{player.at}/story")["scores"]
    with gather(live.url, [person(), person()]) as going_on:
        live.skip(going_on.id, reaches(12), random.Random(1))
        seen_so_far(going_on)
    assert read.here == []
    caller.close()


def seen_so_far(party: Party) -> None:
    player = party.players[0]
    assert player.ask("GET", f"{player.at}/record").headers["meadhall-record"] == "seen"
    version = player.fresh()["version"]
    assert player.get(f"{player.at}/replay?position={version}")["view"]
    assert player.get(f"{player.at}/story")["steps"]
    odds = player.post(f"{player.at}/odds", {"version": version, "options": []})
    assert "odds" in odds


HOSTILE = {
    "unknown keys, 2.9 MB": ("".join(f"k{n:06} = 1\n" for n in range(250_000)), "too_large"),
    "a comment, 4 MB": ("#" * 4_000_000, "too_large"),
    "long dates": (
        "".join(f"d{n} = 1979-05-27T07:32:00-08:00\n" for n in range(40_000)),
        "too_large",
    ),
    "dotted keys, 80 kB": ("a." * 40_000 + "a = 1", "bad_cards"),
    "dotted keys on many lines": (("a." * 200 + "a = 1\n") * 400, "bad_cards"),
    "lists in lists": ("x = " + "[" * 3000, "bad_cards"),
    "tables in tables": ("x = " + "{ y = " * 1000, "bad_cards"),
    "one long line": ("x = '" + "y" * 100_000 + "'", "bad_cards"),
    "many lines": ("\n" * 200_000, "bad_cards"),
    "many keys": ("a=1\n" * 50_000, "bad_cards"),
    "a text without an end": ("x = '''" + "y\n" * 1000, "bad_cards"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_too_much_is_not_even_handed_on(
    open_hall: Live, read: Read, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    asked: list[str] = []

    async def noted(_: Readers, job: str, content: object, who: str) -> object:
        asked.append(job)
        raise AssertionError(job)

    monkeypatch.setattr(Readers, "__call__", noted)
    cards, code = HOSTILE[what]
    caller = Caller(open_hall.url)
    assert caller.refused("POST", "/api/tables", {**TABLE, "cards": cards})["code"] == code
    body = {"seats": 2, "cards": cards}
    error = caller.refused("POST", "/api/games/champions/settings", body)
    assert error["code"] == code
    assert (asked, read.here) == ([], [])
    caller.close()


def test_unknown_names_get_a_handful_of_suggestions(open_hall: Live) -> None:
    cards = "".join(f"wariors{n} = 1\n" for n in range(9_000))
    caller = Caller(open_hall.url)
    error = caller.refused("POST", "/api/tables", {**TABLE, "cards": cards})
    assert error["code"] == "bad_cards"
    caller.close()


def test_a_card_set_is_kept_as_data_and_played_again_after_a_restart(folder: Path) -> None:
    """What was checked once is not parsed again, whoever opens the table."""
    with (
        live_hall(folder) as live,
        gather(live.url, [person(), person()], cards=own_cards(live)) as party,
    ):
        live.skip(party.id, reaches(8), random.Random(1))
        before = party.players[0].fresh()
    with live_hall(folder) as live:
        again = party.moved_to(live.url)
        assert again.players[0].fresh() == before


def test_the_largest_card_set_there_is_has_room(open_hall: Live) -> None:
    largest = max(len(meadhall.known_game(it).export_cards().encode()) for it in meadhall.GAMES)
    assert 2 * largest < open_hall.settings.most_cards
