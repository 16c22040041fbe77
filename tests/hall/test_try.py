"""Trying options: the table as it would look, with nothing stored, told to nobody, told nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.hall.live import Live, reaches
from tests.hall.people import Player, gather, person
from tests.hall.telling import Reader

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.trying import tried

Json = dict[str, Any]


def parts(fresh: Json) -> list[int]:
    """Options after which the same question goes on."""
    return [it["id"] for it in fresh["told"]["options"] if it["again"]]


def to_a_compound_choice(live: Live, party: Any, luck: random.Random) -> tuple[Player, Json]:
    for position in range(400):
        live.skip(party.id, reaches(position), luck)
        player = party.players[party.asked()[0]]
        fresh = player.get(f"{player.at}/view?language=en")
        if parts(fresh):
            return player, fresh
    raise AssertionError("no compound choice came up")


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_what_was_tried_is_what_comes(live: Live, name: str) -> None:
    game, luck = meadhall.game(name), random.Random(11)
    count = min(it for it in game.seat_counts if it > 1)
    with gather(live.url, [person(f"P{it}") for it in range(count)], game=name) as party:
        player, fresh = to_a_compound_choice(live, party, luck)
        others = [it.socket() for seat, it in party.players.items() if seat != player.seat]
        # Of what is decided at the same time as something else, the others hear nothing yet.
        hidden = len(fresh["view"]["asked"]) > 1
        before = [it.player.fresh()["number"] for it in others]
        reader = Reader(player, "en")
        first = parts(fresh)[0]
        draft = [first]
        answer = reader.answer({"type": "try", "version": fresh["version"], "options": draft})
        assert answer["type"] == "tried", answer
        shown = answer["fresh"]
        # Nothing happened: the numbers are the table's own, and so is what it shows.
        assert (shown["version"], shown["number"]) == (fresh["version"], fresh["number"])
        assert shown["view"]["version"] == fresh["version"]
        assert player.get(f"{player.at}/view?language=en") == fresh
        assert [it["id"] for it in shown["told"]["options"]] == [
            it["id"] for it in shown["view"]["decision"]["options"]
        ]
        assert shown["view"]["decision"]["kind"] == fresh["view"]["decision"]["kind"]
        done = reader.answer({"type": "choose", "version": shown["version"], "options": draft})
        assert done["type"] == "done", done
        real = player.get(f"{player.at}/view?language=en")
        assert {**real["view"], "version": 0} == {**shown["view"], "version": 0}
        assert real["told"]["question"] == shown["told"]["question"]
        for socket, number in zip(others, before, strict=True):
            if hidden:
                assert socket.player.fresh()["number"] == number
            else:
                heard = socket.next_of("event")
                assert heard["event"]["kind"] == "choice"  # of the choice, none of the trial
            socket.close()
        reader.close()


def test_what_cannot_be_tried_is_refused(live: Live) -> None:
    luck = random.Random(2)
    with gather(live.url, [person("A"), person("B")]) as party:
        player, fresh = to_a_compound_choice(live, party, luck)
        reader = Reader(player, "en")
        other = party.players[1 - player.seat].socket()  # type: ignore[operator]
        watcher = party.watcher.socket()
        good = parts(fresh)[0]
        ask = {"type": "try", "version": fresh["version"], "options": [good]}

        def code(socket: Any, **changes: Any) -> str:
            socket.send({**ask, **changes})
            refused = socket.next_of("refused")
            return str(refused["error"]["code"])

        assert code(reader, options=[10**6]) == "not_an_option"
        closed = [it["id"] for it in fresh["told"]["closed"]]
        assert all(code(reader, options=[it]) == "not_an_option" for it in closed)
        assert code(reader, version=10**6) == "stale"
        assert code(other) == "not_your_turn"
        assert code(other, version=0) == "stale"
        assert code(watcher) == "not_your_seat"
        assert code(reader, options=[]) == "bad_request"
        party.host.post(f"{party.host.at}/close")
        assert code(reader) == "table_over"
        for socket in (reader, other, watcher):
            socket.close()


def test_luck_cannot_be_tried(live: Live) -> None:
    luck = random.Random(6)
    with gather(live.url, [person("A"), person("B")]) as party:
        for position in range(400):
            live.skip(party.id, reaches(position), luck)
            player = party.players[party.asked()[0]]
            fresh = player.get(f"{player.at}/view?language=en")
            final = [it["id"] for it in fresh["told"]["options"] if it["final"]]
            if final:
                break
        reader = Reader(player, "en")
        ask = {"type": "try", "version": fresh["version"], "options": final[:1]}
        answer = reader.answer(ask)
        assert answer["error"]["code"] == "after_luck"
        assert player.get(f"{player.at}/view?language=en") == fresh
        reader.close()


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_trying_tells_nothing_hidden(live: Live, name: str) -> None:
    """The same trial at two tables the seat cannot tell apart gives the same answer."""
    game, luck, chance = meadhall.game(name), random.Random(4), Chance(key_of("twins"))
    count = min(it for it in game.seat_counts if it > 1)
    compared = shown = 0
    with gather(live.url, [person(f"P{it}") for it in range(count)], game=name) as party:
        for position in range(0, 120, 5):
            live.skip(party.id, reaches(position), luck)
            table = live.hall.rooms[party.id].table
            assert table is not None
            if not table.asked:
                break
            seat = luck.choice(table.asked)
            for option in sorted(table.state.decision_of(seat).options, key=lambda it: it.id)[:6]:  # type: ignore[union-attr]
                real = outcome(table, seat, option.id)
                assert table.match is not None
                state, table.match.state = (
                    table.match.state,
                    table.match.state.resample(seat, chance.spawn()),
                )
                twin = outcome(table, seat, option.id)
                table.match.state = state
                assert real == twin
                compared += 1
                shown += "view" in real
    assert compared > 30
    assert shown > 5


def outcome(table: Table, seat: int, option: int) -> str:
    try:
        found = tried(table, seat, table.version(seat), [option], "en")
    except Refusal as refusal:
        return f"{refusal.code} {refusal.message}"
    return json.dumps(found, sort_keys=True)


def test_a_person_whose_seat_a_bot_keeps_cannot_try(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        fresh = player.fresh()
        table = live.hall.rooms[party.id].table
        assert table is not None
        table.seats[seat].kind = "bot"
        option = fresh["view"]["decision"]["options"][0]["id"]
        with pytest.raises(Refusal) as refused:
            tried(table, seat, fresh["version"], [option], None)
        table.seats[seat].kind = "person"
        assert refused.value.code == "not_your_seat"
