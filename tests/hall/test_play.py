"""Choices, the versions they answer, and every refusal."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.hall.live import Live
from tests.hall.people import Party, bot, gather, person

import meadhall
from meadhall.hall.tables.table import Table

each_game = pytest.mark.parametrize("game", meadhall.GAMES)


def options_of(fresh: dict[str, Any]) -> list[int]:
    return [option["id"] for option in fresh["view"]["decision"]["options"]]


def two_people(live: Live, game: str) -> Party:
    """A table where one of two is asked; both at the same time is another matter."""
    party = gather(live.url, [person("A"), person("B")], game=game)
    live.skip(party.id, lambda it: len(it.asked) == 1, random.Random(1))
    return party


@each_game
def test_a_choice_is_told_to_everybody(live: Live, game: str) -> None:
    with two_people(live, game) as party:
        seat = party.asked()[0]
        sockets = [party.players[0].socket(), party.players[1].socket(), party.watcher.socket()]
        fresh = party.players[seat].fresh()
        answer = party.players[seat].choose(fresh["version"], [options_of(fresh)[0]]).json()
        assert answer["version"] == fresh["version"] + 1
        events = [socket.next_of("event") for socket in sockets]
        assert {it["event"]["kind"] for it in events} == {"choice"}
        assert [it["fresh"]["seat"] for it in events] == [0, 1, None]
        assert all(it["event"]["version"] == answer["version"] for it in events)
        for socket in sockets:
            socket.close()


@each_game
def test_every_refusal_is_typed_and_changes_nothing(live: Live, game: str) -> None:
    with two_people(live, game) as party:
        seat = party.asked()[0]
        player, other = party.players[seat], party.players[1 - seat]
        fresh = player.fresh()
        version, option = fresh["version"], options_of(fresh)[0]
        closed = fresh["view"]["decision"]["closed"]
        before = [it.fresh() for it in (player, other)]

        error = other.choose(other.fresh()["version"], [option]).json()["error"]
        assert error["code"] == "not_your_turn"
        assert party.info()["seats"][seat]["name"] in error["message"]
        error = player.choose(version, [10**6]).json()["error"]
        assert error["code"] == "not_an_option"
        if closed:
            error = player.choose(version, [closed[0]["id"]]).json()["error"]
            assert (error["code"], error["rule"]) == ("not_an_option", closed[0]["rule"])
        error = player.choose(version + 5, [option]).json()["error"]
        assert error["code"] == "stale"
        assert error["fresh"]["view"] == fresh["view"]
        error = player.choose(version, [option], seat=1 - seat).json()["error"]
        assert error["code"] == "not_your_seat"
        error = party.watcher.choose(version, [option]).json()["error"]
        assert error["code"] == "not_your_seat"
        # Several at once are all or none.
        error = player.choose(version, [option, 10**6]).json()["error"]
        assert error["code"] == "not_an_option"
        assert [it.fresh() for it in (player, other)] == before


@each_game
def test_several_small_choices_go_together(live: Live, game: str) -> None:
    with two_people(live, game) as party:
        luck = random.Random(5)
        for _ in range(60):
            seat = party.asked()[0]
            player = party.players[seat]
            fresh = player.fresh()
            first = luck.choice(options_of(fresh))
            # Find out by trying: which second choice follows is the game's business.
            answer = player.choose(fresh["version"], [first, 10**6]).json()["error"]
            assert answer["code"] == "not_an_option"
            player.choose(fresh["version"], [first])
            after = player.fresh()
            if after["undo"] is None and after["view"]["decision"] is not None:
                second = options_of(after)[0]
                player.post(f"{player.at}/undo", {"version": after["version"]})
                again = player.fresh()
                both = player.choose(again["version"], [first, second])
                assert both.status_code == 200, both.text
                assert both.json()["version"] == again["version"] + 1
                events = player.get(f"{player.at}/events?since={again['number']}")["events"]
                assert len(events) == 1
                return
        raise AssertionError("no turn with two choices came")


@each_game
def test_a_request_sent_again_is_answered_again(live: Live, game: str) -> None:
    with two_people(live, game) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        fresh = player.fresh()
        option = options_of(fresh)[0]
        first = player.choose(fresh["version"], [option], request="r1").json()
        again = player.choose(fresh["version"], [option], request="r1").json()
        assert (first["again"], again["again"]) == (False, True)
        assert first["version"] == again["version"]
        # Without a name it is a second choice, and too late.
        error = player.choose(fresh["version"], [option]).json()["error"]
        assert error["code"] == "stale"


@pytest.mark.parametrize(
    ("game", "options"), [("champions", {"assignment": "simultaneous"}), ("valhalla", {})]
)
def test_decisions_at_the_same_time_come_in_any_order(
    live: Live, game: str, options: dict[str, Any]
) -> None:
    seats = [person("A"), person("B"), person("C")]
    with gather(live.url, seats, game=game, settings=options) as party:
        live.skip(party.id, lambda it: len(it.asked) > 1, random.Random(3))
        asked = party.asked()
        seen = {seat: party.players[seat].fresh() for seat in asked}
        # The last of them answers first; nobody's version is too old because of that.
        for seat in reversed(asked):
            player = party.players[seat]
            answer = player.choose(seen[seat]["version"], [options_of(seen[seat])[0]])
            assert answer.status_code == 200, answer.text


def test_what_others_choose_at_the_same_time_stays_hidden(live: Live) -> None:
    options = {"assignment": "simultaneous"}
    seats = [person("A"), person("B"), person("C")]
    with gather(live.url, seats, settings=options, start=False) as party:
        # With this luck two plan in secret after 21 choices.
        live.set_secret(party.id, bytes([9]) * 32)
        party.host.post(f"{party.host.at}/start")
        live.skip(party.id, lambda it: quiet_choice(it) is not None, random.Random(9))
        table = live.hall.rooms[party.id].table
        assert table is not None
        found = quiet_choice(table)
        assert found is not None
        mover, option = found
        asked = party.asked()
        others = [seat for seat in party.players if seat != mover]
        before = {seat: party.players[seat].fresh() for seat in others}
        answer = party.players[mover].choose(party.players[mover].fresh()["version"], [option])
        assert answer.status_code == 200
        assert party.asked() == asked
        for seat in others:
            assert party.players[seat].fresh() == before[seat], "a hidden choice was noticed"
        assert party.watcher.fresh()["view"]["version"] < party.players[mover].fresh()["version"]
        live.forget(party.id)
        for seat in others:
            assert party.players[seat].fresh() == before[seat], "a hidden choice was noticed"


def quiet_choice(table: Table) -> tuple[int, int] | None:
    """A choice among several who decide together that leaves all of them asked: (seat, option)."""
    if len(table.asked) < 2:
        return None
    for decision in table.state.decisions:
        for option in decision.options:
            trial = table.state.clone()
            trial.apply(option, decision.seat)
            if [pending.seat for pending in trial.pending] == table.asked:
                return decision.seat, option.id
    return None


def test_chat_is_heard_by_all_and_told_by_name(live: Live) -> None:
    with gather(live.url, [person("Ada"), bot()]) as party:
        socket = party.watcher.socket()
        party.players[0].post(f"{party.host.at}/chat", {"text": "Skål!\nAgain."})
        party.host.post(f"{party.host.at}/chat", {"text": "Welcome."})
        said: list[tuple[str, str]] = []
        while len(said) < 2:
            line = socket.next_of("chat")["line"]
            said.append((line["name"], line["text"]))
        assert said == [("Ada", "Skål!\nAgain."), ("host", "Welcome.")]
        error = party.watcher.refused("POST", f"{party.host.at}/chat", {"text": "Boo"})
        assert error["code"] == "not_your_seat"
        socket.close()


def test_a_rollout_bot_plays_from_its_own_process(live: Live) -> None:
    with gather(live.url, [person("A"), bot("quick")]) as party:
        live.skip(party.id, lambda it: it.position > 12, random.Random(1))
        text = party.host.ask("GET", "/metrics").text
        assert 'meadhall_bot_choices_total{level="quick"}' in text
        assert "meadhall_bot_fallbacks_total 0.0" in text
