"""Undo within the engine's limits; beyond them only with everybody's consent."""

from __future__ import annotations

import random

import pytest
from tests.hall.live import Live
from tests.hall.people import Party, bot, gather, person

import meadhall

each_game = pytest.mark.parametrize("game", meadhall.GAMES)


def to_an_undoable_choice(party: Party, luck: random.Random) -> int:
    for _ in range(100):
        seat = party.asked()[0]
        player = party.players[seat]
        player.choose_any(luck)
        if player.fresh()["undo"] is None:
            return seat
    raise AssertionError("nothing could ever be taken back")


@each_game
def test_undo_is_an_event_for_all(live: Live, game: str) -> None:
    with gather(live.url, [person("A"), person("B")], game=game) as party:
        seat = to_an_undoable_choice(party, random.Random(2))
        player, other = party.players[seat], party.players[1 - seat]
        after = player.fresh()
        stale = player.refused("POST", f"{player.at}/undo", {"version": after["version"] - 1})
        assert stale["code"] == "stale"
        done = player.post(f"{player.at}/undo", {"version": after["version"], "request": "u"})
        assert done["version"] == after["version"] + 1
        event = other.get(f"{other.at}/events?since=0")["events"][-1]
        assert (event["kind"], event["seat"]) == ("undo", seat)
        again = player.post(f"{player.at}/undo", {"version": after["version"], "request": "u"})
        assert again["again"]


def test_undo_is_refused_across_dice_and_others(live: Live) -> None:
    luck = random.Random(7)
    reasons = set()
    with gather(live.url, [person("A"), person("B")]) as party:
        for _ in range(60):
            seat = party.asked()[0]
            player = party.players[seat]
            player.choose_any(luck)
            for each in party.players.values():
                fresh = each.fresh()
                if fresh["undo"] is not None:
                    body = {"version": fresh["version"]}
                    error = each.refused("POST", f"{each.at}/undo", body)
                    assert error["code"] == "cannot_undo"
                    assert fresh["undo"] in error["message"]
                    reasons.add(fresh["undo"])
            if {"other_seat_acted", "die_rolled"} <= reasons:
                return
    raise AssertionError(reasons)


def test_a_rewind_needs_every_person(live: Live) -> None:
    luck = random.Random(4)
    with gather(live.url, [person("A"), person("B"), bot()]) as party:
        first = party.players[0].fresh()
        for _ in range(8):
            seat = [it for it in party.asked() if it in party.players]
            if seat:
                party.players[seat[0]].choose_any(luck)
        a, b = party.players[0], party.players[1]
        position = a.fresh()["version"]
        error = a.refused("POST", f"{a.at}/rewind", {"to": 10**6})
        assert error["code"] == "cannot_rewind"
        a.post(f"{a.at}/rewind", {"to": 0})
        assert party.info()["proposal"] == {
            "id": 1,
            "to": 0,
            "by": 0,
            "agreed": [0],
            "needed": [0, 1],
        }
        assert b.refused("POST", f"{b.at}/rewind", {"to": 1})["code"] == "cannot_rewind"
        b.post(f"{b.at}/rewind/answer", {"proposal": 1, "agree": False})
        assert party.info()["proposal"] is None
        error = b.refused("POST", f"{b.at}/rewind/answer", {"proposal": 1, "agree": True})
        assert error["code"] == "cannot_rewind"
        assert a.fresh()["version"] >= position
        a.post(f"{a.at}/rewind", {"to": 0})
        b.post(f"{b.at}/rewind/answer", {"proposal": 2, "agree": True})
        kinds = [it["kind"] for it in b.get(f"{b.at}/events")["events"]]
        assert kinds.count("rewind") == 1
        # The bot may have chosen again meanwhile, and otherwise; the people have not.
        again = a.fresh()["view"]
        assert again["round"] == first["view"]["round"]
        assert again["seats"][:2] == first["view"]["seats"][:2]


@each_game
def test_alone_among_bots_one_goes_back_at_once(live: Live, game: str) -> None:
    luck = random.Random(4)
    with gather(live.url, [person("A"), bot()], game=game) as party:
        player = party.players[0]
        for _ in range(500):  # the bot may be asked first, and takes its time
            party.play(luck, 1)
            events = player.get(f"{player.at}/events")["events"]
            if sum(it["kind"] == "choice" for it in events) > 2:
                break
        player.post(f"{player.at}/rewind", {"to": 1})
        events = player.get(f"{player.at}/events")["events"]
        assert [it["seat"] for it in events if it["kind"] == "rewind"] == [0]
        assert party.play(luck, 2000)
        record = player.ask("GET", f"{player.at}/record").text
        assert '"kind":"rewind"' in record
