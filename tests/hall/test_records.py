"""Records: one's own view while playing, the whole after the end, and a table made out of one."""

from __future__ import annotations

import json
import random

import pytest
from tests.hall.live import Live, reaches
from tests.hall.people import Caller, Party, Player, bot, gather, person

import meadhall
from meadhall.core.record.commitment import commitment_of
from meadhall.core.record.replay import verify_text

each_game = pytest.mark.parametrize("game", meadhall.GAMES)


def finished(live: Live, game: str = "champions") -> tuple[Party, str]:
    party = gather(live.url, [person("Ada"), person("Bo")], game=game, start=False)
    player = party.players[0]
    player.post(f"{player.at}/enter", {"word": "longship"})
    party.host.post(f"{party.host.at}/start")
    live.skip(party.id, lambda it: it.status == "over", random.Random(6))
    return party, player.ask("GET", f"{player.at}/record").text


@each_game
def test_the_envelope_is_shown_first_and_opened_last(live: Live, game: str) -> None:
    party, record = finished(live, game)
    with party:
        report = verify_text(record, "record", meadhall.game)
        assert report.ok, report.text
        # The commitment was in the very first answer, before anybody said a word.
        assert report.commitment == party.made["table"]["commitment"]
        lines = [json.loads(line) for line in record.splitlines()]
        assert lines[0]["words"] == ["longship", ""]
        assert lines[0]["secret"] is None
        assert commitment_of(bytes.fromhex(lines[-1]["secret"])) == report.commitment
        # A record somebody changed does not hold.
        assert not verify_text(record.replace("longship", "longshop"), "x", meadhall.game).ok


@each_game
def test_while_playing_a_record_holds_what_the_seat_saw(live: Live, game: str) -> None:
    with gather(live.url, [person("Ada"), person("Bo")], game=game) as party:
        live.skip(party.id, lambda it: it.position >= 20, random.Random(6))
        player = party.players[1]
        answer = player.ask("GET", f"{player.at}/record")
        assert answer.headers["meadhall-record"] == "seen"
        lines = [json.loads(line) for line in answer.text.splitlines()]
        assert (lines[0]["kind"], lines[0]["seat"]) == ("seen", 1)
        assert [it["number"] for it in lines[1:]] == list(range(1, player.fresh()["number"] + 1))
        for heard, kept in zip(player.get(f"{player.at}/events")["events"], lines[1:], strict=True):
            # What is to be remembered, and not to be read again, is heard once.
            assert {**heard, "events": []} == {**kept, "events": []}
            assert all(event in heard["events"] for event in kept["events"])


@each_game
def test_replays_are_played_again(live: Live, game: str) -> None:
    with gather(live.url, [person("Ada"), person("Bo")], game=game) as party:
        player = party.players[0]
        shown = {}
        for position in (5, 12, 20):
            live.skip(party.id, reaches(position), random.Random(6))
            view = player.fresh()["view"]
            # Of what others choose at the same time one has not heard yet.
            shown[view["version"]] = view
        for position, view in shown.items():
            assert player.get(f"{player.at}/replay?position={position}")["view"] == view
        error = player.refused("GET", f"{player.at}/replay?position=0&seat=1")
        assert error["code"] == "not_your_seat"
        live.skip(party.id, lambda it: it.status == "over", random.Random(6))
        middle = sorted(shown)[1]
        # After the end positions are those of the record, and no longer one's own count.
        table = live.hall.rooms[party.id].table
        assert table is not None
        position = table.moments[0][middle]
        whole = party.watcher.get(f"{player.at}/replay?position={position}&seat=0")
        assert whole["view"] == {**shown[middle], "version": position}
        last = whole["last"]
        assert player.get(f"{player.at}/replay?position={last}")["over"]
        assert player.refused("GET", f"{player.at}/replay?position={last + 1}")["code"] == (
            "bad_request"
        )


@each_game
def test_a_record_can_be_watched_and_gone_on_from(live: Live, game: str) -> None:
    party, record = finished(live, game)
    caller = Caller(live.url)
    made = caller.post("/api/records", {"record": record, "public": True})
    watched = Player(live.url, made["table"]["id"], made["watch"]["key"], None)
    assert made["table"]["status"] == "over"
    assert made["table"]["open_luck"]
    for position in (0, 10):
        one = watched.get(f"{watched.at}/replay?position={position}&seat=1")
        other = party.watcher.get(f"{party.host.at}/replay?position={position}&seat=1")
        assert one["view"] == other["view"]

    body = {"record": record, "position": 10, "seats": [person("Cy"), bot("random")]}
    made = caller.post("/api/records", body)
    again = Player(live.url, made["table"]["id"], made["invites"][0]["key"], 0)
    again.key = again.post(f"{again.at}/enter", {})["key"]["key"]
    table = made["table"]["id"]
    live.forget(table)
    live.skip(table, lambda it: it.status == "over", random.Random(2))
    own = Player(live.url, table, again.key, 0)
    whole = own.ask("GET", f"{own.at}/record").text
    assert verify_text(whole, "record", meadhall.game).ok
    assert json.loads(whole.splitlines()[2]) | {"hash": ""} == json.loads(
        record.splitlines()[2]
    ) | {"hash": ""}
    for each in (caller, watched, again, own):
        each.close()
    with party:
        pass


def test_a_wrong_record_is_refused(live: Live) -> None:
    party, record = finished(live)
    caller = Caller(live.url)
    lines = record.splitlines(keepends=True)
    for text in ("x", "{}\n", "".join(lines[:-1]), record.replace("Ada", "Eve"), "[" * 5000):
        error = caller.refused("POST", "/api/records", {"record": text})
        assert error["code"] == "bad_record", text[:50]
    for body in ({"position": 10**6}, {"position": 3, "seats": [person()] * 3}):
        error = caller.refused("POST", "/api/records", {"record": record, **body})
        assert error["code"] in ("bad_record", "bad_settings")
    caller.close()
    with party:
        pass
