"""What a seat must not know, it cannot work out from anything it gets."""

from __future__ import annotations

import json
import random
import secrets
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.hall.live import Live, live_hall
from tests.hall.people import Caller, Party, Player, bot, gather, person
from tools.leaks import Played, Search, gathered

import meadhall
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.state import State
from meadhall.core.record.replay import read_record, verify_text
from meadhall.hall.rooms.playing import choose
from meadhall.hall.tables.entries import options_of
from meadhall.hall.tables.table import Table

# -- pairs of tables a seat cannot tell apart ------------------------------------------------------


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_nothing_differs_between_tables_a_seat_cannot_tell_apart(game: str) -> None:
    """The long run of it is `tools/leaks.py`."""
    pairs = 0
    for seed in range(4):
        found = Search(game, f"quick {seed}", few=3, share=0.15).run(60)
        assert not found.leaks, found.leaks[0]
        pairs += found.pairs
    assert pairs >= 150


def test_the_search_finds_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that depends on the true table, as there once was: tables that were drawn differ."""

    def telling(self: Table, audience: int | None, what: str) -> Chance:
        return Chance(sha256(json.dumps(self.state.to_json()).encode()).digest())

    monkeypatch.setattr(Table, "imagining", telling)
    found = [Search("valhalla", str(seed), few=8, share=0.5).run(150) for seed in range(4)]
    assert any(it.leaks for it in found)


def test_the_search_counts_unseen_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A time that moves with what others choose unseen is found out."""
    moving = property(lambda self: self.last_at, lambda self, value: None)
    monkeypatch.setattr(Table, "changed_at", moving, raising=False)
    found = [simultaneous(str(seed)) for seed in range(3)]
    assert any(it.leaks for it in found)


def simultaneous(seed: str) -> Any:
    search = Search("champions", seed, few=2, share=0.0)
    search.played = Played("champions", 3, {"assignment": "simultaneous"}, seed)
    return search.run(40)


def test_at_one_moment_one_table_is_imagined() -> None:
    played = Played("champions", 2, {}, "still")
    table = played.table
    looks = [list(gathered(table, 0, random.Random(1), 4)) for _ in range(2)]
    assert looks[0] == looks[1]
    again = played.copy().table
    assert list(gathered(again, 0, random.Random(1), 4)) == looks[0], "also in another process"
    other = Played("champions", 2, {}, "other")
    assert table.imagining(0, "try").below(256) is not None
    keys = {it.imagining(seat, "try").key for it in (table, other.table) for seat in (0, 1)}
    assert len(keys) == 4


# -- how many choices others made ------------------------------------------------------------------


def champions_deciding(live: Live) -> Party:
    """All at once assign their warriors, several choices each."""
    people = [person("Eve"), person("Bob")]
    party = gather(
        live.url, people, settings={"assignment": "simultaneous"}, public=True, start=False
    )
    live.set_secret(party.id, bytes([6]) * 32)
    party.host.post(f"{party.host.at}/start")

    def reached(table: Table) -> bool:
        both = [unseen(table.state, seat) for seat in (0, 1)]
        return None not in both and unseen(both[1][1], 1) is not None  # type: ignore[index]

    live.skip(party.id, reached, random.Random(6))
    return party


def unseen(state: State, seat: int) -> tuple[int, State] | None:
    """A choice after which all still decide and the seat is asked on, and how it is then."""
    for option in (options_of(state, seat) or []) if state.lanes else []:
        after = state.clone()
        after.apply(option, seat)
        if after.lanes and options_of(after, seat) is not None:
            return option, after
    return None


def choose_unseen(live: Live, party: Party, seat: int) -> None:
    """Nobody else may notice."""

    async def one() -> None:
        async with live.hall.at(party.id) as room:
            table = room.table
            assert table is not None
            found = unseen(table.state, seat)
            assert found is not None
            version = table.version(seat)
        await choose(live.hall, party.id, seat, version, [found[0]])

    live.run(one)


def all_that(player: Player, party: Party) -> dict[str, Any]:
    """Everything one can ask for, rightly or wrongly, about how far the table has come."""
    at, fresh = player.at, player.fresh()
    found: dict[str, Any] = {"fresh": player.get(f"{at}/view?language=en")}
    info = player.get(at)
    for seat in info["seats"]:
        seat.pop("left")
    found["info"] = info
    found["events"] = player.get(f"{at}/events?since=0&language=en")
    found["record"] = player.ask("GET", f"{at}/record").text
    found["story"] = player.get(f"{at}/story?language=en")
    for position in (0, fresh["version"], fresh["version"] + 1, 2**30):
        found[f"replay {position}"] = player.ask("GET", f"{at}/replay?position={position}").text
    if player.seat is not None:
        for to in (fresh["version"], fresh["version"] + 1, 2**30):
            found[f"rewind {to}"] = player.ask("POST", f"{at}/rewind", {"to": to}).text
        for more in (-1, 1, 2, 3, 9):
            version = fresh["version"] + more
            found[f"choose {more}"] = player.choose(version, [2**30]).text
            found[f"undo {more}"] = player.ask("POST", f"{at}/undo", {"version": version}).text
        found["choose"] = player.choose(fresh["version"], [2**30]).text
    lists = Caller(player.url).get("/api/tables")
    found["line"] = [it for it in lists if it["id"] == party.id]
    return found


def test_how_many_choices_others_made_shows_nowhere(live: Live) -> None:
    with champions_deciding(live) as party:
        eve, bob = party.players[0], party.players[1]
        onlookers = [eve, party.watcher, party.host]
        before = [all_that(it, party) for it in onlookers]
        own = bob.fresh()
        for _ in range(2):
            choose_unseen(live, party, 1)
        assert bob.fresh()["version"] == own["version"] + 2
        assert [all_that(it, party) for it in onlookers] == before
        # Taking it back is heard by nobody else, either; nor is it lost when others undo.
        bob.post(f"{bob.at}/undo", {"version": bob.fresh()["version"]})
        assert [all_that(it, party) for it in onlookers] == before
        live.forget(party.id)
        after = [all_that(it, party) for it in onlookers]
        assert after == before
        # One's own next choice is the next version, whatever the others did meanwhile.
        choose_unseen(live, party, 1)
        fresh = eve.fresh()
        option = fresh["view"]["decision"]["options"][0]["id"]
        done = eve.choose(fresh["version"], [option]).json()
        assert done["version"] == fresh["version"] + 1
        assert done["number"] == fresh["number"] + 1


def test_undo_does_not_tell_whether_others_have_decided(live: Live) -> None:
    """What others decided meanwhile neither hinders an undo nor is lost by it."""
    with champions_deciding(live) as party:
        eve, bob = party.players[0], party.players[1]
        fresh = eve.fresh()
        choose_unseen(live, party, 0)
        choose_unseen(live, party, 1)
        mine = bob.fresh()
        heard = bob.fresh()["number"]
        assert eve.fresh()["undo"] is None
        eve.post(f"{eve.at}/undo", {"version": eve.fresh()["version"]})
        assert eve.fresh()["view"]["decision"] == fresh["view"]["decision"]
        assert bob.fresh()["view"]["decision"] == mine["view"]["decision"]
        assert bob.fresh()["number"] == heard
        live.forget(party.id)
        assert bob.fresh()["view"]["decision"] == mine["view"]["decision"]


def test_metrics_are_for_the_keeper(folder: Path) -> None:
    token = secrets.token_hex(8)
    with live_hall(folder, metrics_token=token) as live:
        caller = Caller(live.url)
        assert caller.refused("GET", "/metrics")["code"] == "not_found"
        headers = {"Authorization": f"Bearer {token}"}
        assert "meadhall_entries" in caller.ask("GET", "/metrics", headers=headers).text
        headers = {"Authorization": "Bearer another"}
        assert caller.ask("GET", "/metrics", headers=headers).status_code == 404
        caller.close()


def test_without_a_token_metrics_are_for_this_machine(live: Live) -> None:
    caller = Caller(live.url)
    assert caller.ask("GET", "/metrics").status_code == 200
    for name in ("X-Forwarded-For", "Forwarded", "Via"):
        assert caller.ask("GET", "/metrics", headers={name: "203.0.113.9"}).status_code == 404
    caller.close()


# -- going back, and seats of those who are there --------------------------------------------------


def test_who_was_replaced_by_a_bot_must_agree_to_go_back(live: Live) -> None:
    with gather(live.url, [person("Ann"), person("Bob"), bot()]) as party:
        host, bob = party.players[0], party.players[1]
        live.skip(party.id, lambda it: it.version(0) >= 6, random.Random(3))
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
        host.post(f"{host.at}/rewind", {"to": 2})
        info = party.info()
        assert info["proposal"]["needed"] == [0, 1], "it did not go back: Bob has not agreed"
        party.host.post(f"{party.host.at}/seats/1/person")
        assert bob.fresh()["version"] >= 6
        # Bob answers, also while the bot plays for him.
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
        bob.post(f"{bob.at}/rewind/answer", {"proposal": 1, "agree": False})
        assert party.info()["proposal"] is None
        host.post(f"{host.at}/rewind", {"to": 2})
        bob.post(f"{bob.at}/rewind/answer", {"proposal": 2, "agree": True})
        assert party.info()["proposal"] is None
        events = host.get(f"{host.at}/events?since=0")["events"]
        assert [it["data"]["to"] for it in events if it["kind"] == "rewind"] == [2]


def test_alone_since_then_one_goes_back_at_once(live: Live) -> None:
    with gather(live.url, [person("Ann"), person("Bob"), bot()]) as party:
        host = party.players[0]
        live.skip(party.id, lambda it: it.version(0) >= 4, random.Random(3))
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "random"})
        left = host.fresh()["version"]
        live.skip(party.id, lambda it: it.version(0) >= left + 6, random.Random(3))
        host.post(f"{host.at}/rewind", {"to": left + 3})
        events = host.get(f"{host.at}/events?since=0")["events"]
        assert [it["data"]["to"] for it in events if it["kind"] == "rewind"] == [left + 3]


def test_a_new_person_in_a_seat_cannot_agree_for_the_old_one(live: Live) -> None:
    with gather(live.url, [person("Ann"), person("Bob")]) as party:
        host = party.players[0]
        live.skip(party.id, lambda it: it.version(0) >= 6, random.Random(3))
        invite = party.host.post(f"{party.host.at}/seats/1/invite")["key"]
        guest = Player(live.url, party.id, invite, 1)
        guest.post(f"{guest.at}/enter", {})
        error = host.refused("POST", f"{host.at}/rewind", {"to": 2})
        assert error["code"] == "cannot_rewind"
        assert party.info()["proposal"] is None
        guest.close()


def test_nobody_present_loses_the_seat(folder: Path) -> None:
    """Present is also who plays over HTTP, without a socket; asking for it oneself is fine."""
    seats = [person("Ann"), person("Bob")]
    with live_hall(folder, absent_after=60.0) as live, gather(live.url, seats) as party:
        bob = party.players[1]
        bob.fresh()
        for what in ("invite", "bot"):
            error = party.host.refused("POST", f"{party.host.at}/seats/1/{what}", {})
            assert error["code"] == "seat_present", what
        assert bob.fresh()["seat"] == 1


def test_a_seat_is_given_away_when_its_person_is_gone(folder: Path) -> None:
    seats = [person("Ann"), person("Bob")]
    with live_hall(folder, absent_after=0.3) as live, gather(live.url, seats) as party:
        time.sleep(0.4)
        party.host.post(f"{party.host.at}/seats/1/invite")
        kinds = [it["kind"] for it in party.players[0].get(f"{party.host.at}/events")["events"]]
        assert kinds[-1] == "opened", "and everybody hears of it"


# -- words under seal ------------------------------------------------------------------------------


def sealed_word(text: str) -> tuple[str, str]:
    word = f"{text} {secrets.token_hex(16)}"
    return word, sha256(word.encode()).hexdigest()


def test_sealed_words_are_fixed_before_any_is_open(live: Live) -> None:
    people = [person("Ada"), person("Bo"), person("Cy")]
    with gather(live.url, people, start=False) as party:
        ada, bo, cy = (party.players[seat] for seat in range(3))
        (first, seal), (second, other) = sealed_word("mjød"), sealed_word("skald")
        ada.post(f"{ada.at}/enter", {"seal": seal})
        bo.post(f"{bo.at}/enter", {"seal": other})
        cy.post(f"{cy.at}/enter", {"word": "plain"})
        assert ada.refused("POST", f"{ada.at}/word", {"word": first})["code"] == "words_sealed"
        info = party.info()
        assert [it["seal"] for it in info["seats"]] == [seal, other, None]
        assert [it["word"] for it in info["seats"]] == [None] * 3
        for bad in ({"seal": "x" * 64}, {"seal": seal, "word": "both"}):
            assert bo.refused("POST", f"{bo.at}/enter", bad)["code"] == "bad_request"
        party.host.post(f"{party.host.at}/start")
        info = party.info()
        assert (info["status"], info["words_fixed"]) == ("gathering", True)
        assert [it["word"] for it in info["seats"]] == [None, None, "plain"]
        # The keeper cannot speak last, whoever they are.
        for late in ({"word": "late"}, {"seal": seal}):
            assert cy.refused("POST", f"{cy.at}/enter", late)["code"] == "words_sealed"
        assert bo.refused("POST", f"{bo.at}/word", {"word": first})["code"] == "bad_request"
        assert party.host.refused("POST", f"{party.host.at}/start")["code"] == "words_sealed"
        ada.post(f"{ada.at}/word", {"word": first})
        live.forget(party.id)
        bo.post(f"{bo.at}/word", {"word": second})
        info = party.info()
        assert info["status"] == "playing"
        assert [it["word"] for it in info["seats"]] == [first, second, "plain"]
        live.skip(party.id, lambda it: it.status == "over", random.Random(1))
        text = ada.ask("GET", f"{ada.at}/record").text
        record = read_record(text)
        assert record.seals == [seal, other, ""]
        report = verify_text(text, "record", meadhall.known_game)
        assert report.ok, report.text
        assert (report.seals, report.unopened) == (2, 0)


def test_a_word_that_stays_shut_counts_as_not_said_and_everybody_sees_it(folder: Path) -> None:
    seats = [person("Ada"), person("Bo")]
    with (
        live_hall(folder, word_seconds=0.2) as live,
        gather(live.url, seats, start=False) as party,
    ):
        ada = party.players[0]
        _, seal = sealed_word("mjød")
        ada.post(f"{ada.at}/enter", {"seal": seal})
        party.host.post(f"{party.host.at}/start")
        time.sleep(0.3)
        party.host.post(f"{party.host.at}/start")
        heard = party.players[1].get(f"{ada.at}/events?language=en")["events"]
        assert [it["kind"] for it in heard][-4:] == [
            "sealed",
            "words_fixed",
            "word_missing",
            "started",
        ]
        assert "not opened" in heard[-2]["told"][0]
        live.skip(party.id, lambda it: it.status == "over", random.Random(1))
        text = ada.ask("GET", f"{ada.at}/record").text
        report = verify_text(text, "record", meadhall.known_game)
        assert report.ok, report.text
        assert (report.seals, report.unopened) == (1, 1)
        assert "1 were never opened" in report.text
        # Watched again it is the same record.
        caller = Caller(live.url)
        made = caller.post("/api/records", {"record": text})
        again = Player(live.url, made["table"]["id"], made["watch"]["key"], None)
        live.forget(again.table)
        assert again.ask("GET", f"{again.at}/record").text == text
        for each in (caller, again):
            each.close()
