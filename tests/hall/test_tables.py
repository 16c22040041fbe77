"""Making tables, entering seats, what a host may do."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.hall.live import Live
from tests.hall.people import Caller, Player, bot, gather, person

import meadhall
from meadhall.bots.characters import CHARACTERS
from meadhall.bots.registry import DEFAULT, LADDER, level, of_any_character
from meadhall.hall.keeping.keys import rights_at
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import seats


def test_games_bots_and_options_explain_themselves(live: Live) -> None:
    caller = Caller(live.url)
    games = caller.get("/api/games")
    assert [it["name"] for it in games] == list(meadhall.GAMES)
    options = caller.post("/api/games/champions/settings", {"seats": 3})
    assert options[0]["id"] == "edition"
    assert all(it["text"] and it["default"] in it["allowed"] for it in options)
    classic = caller.post(
        "/api/games/champions/settings", {"seats": 3, "chosen": {"edition": "classic"}}
    )
    assert [it["default"] for it in classic] != [it["default"] for it in options]
    levels = caller.get("/api/bots")
    assert {"random", "rollout"} <= {it["name"] for it in levels}
    assert [it["name"] for it in levels if it["usual"]] == [DEFAULT]
    assert {it["shields"] for it in levels} == set(range(len(LADDER) + 1))
    french = {it["name"]: it["title"] for it in caller.get("/api/bots?language=fr")}
    assert french["king"] == "Roi"
    characters = caller.get("/api/bots/characters?language=pl")
    assert [it["name"] for it in characters] == list(CHARACTERS)
    assert all(it["games"] == list(meadhall.GAMES) for it in characters)
    assert caller.get("/api/games/champions/schema")["additionalProperties"] is False
    assert "[edition" in caller.ask("GET", "/api/games/champions/cards").text
    assert caller.refused("GET", "/api/games/chess/schema")["code"] == "unknown_game"
    assert "Choose" in caller.get("/api/messages")["to_hall"]
    caller.close()


def levels_at(live: Live, seats: list[dict[str, object]]) -> list[str]:
    with gather(live.url, seats, game="valhalla") as party:
        return [it["level"] for it in party.info()["seats"][1:]]


def test_bots_of_any_character_differ_and_others_are_as_asked(live: Live) -> None:
    there = levels_at(live, [person("A"), *[bot("thrall:any")] * 4])
    assert sorted(there) == sorted(f"thrall:{it}" for it in CHARACTERS)
    asked = ["thrall:seer", "best", "raider"]
    there = levels_at(live, [person("A"), *[bot(it) for it in asked]])
    assert there == ["thrall:seer", LADDER[-1].name, "warrior"]
    usual = level(of_any_character(DEFAULT))
    there = levels_at(live, [person("A"), {"kind": "bot"}])
    assert there[0].partition(":")[0] == usual.plain
    assert bool(there[0].partition(":")[2]) == bool(usual.character)


def test_a_character_can_take_over_a_seat(live: Live) -> None:
    with gather(live.url, [person("A"), bot("random")]) as party:
        party.host.post(f"{party.host.at}/seats/1/bot", {"level": "thrall:carver"})
        assert party.info()["seats"][1]["level"] == "thrall:carver"
        wrong = {"level": "thrall:carvr"}
        error = party.host.refused("POST", f"{party.host.at}/seats/1/bot", wrong)
        assert (error["code"], "carver?" in error["message"]) == ("bad_settings", True)


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_a_whole_game_with_bots(live: Live, name: str) -> None:
    counts = meadhall.game(name).seat_counts
    others = min(count for count in counts if count > 1) - 1
    with gather(live.url, [person("Ada"), *[bot()] * others], game=name) as party:
        assert party.play(random.Random(1), 3000)
        info = party.info()
        assert len(info["scores"]) == others + 1
        assert info["winners"]


def test_what_is_wrong_with_a_new_table_is_said(live: Live) -> None:
    caller = Caller(live.url)
    table = {"game": "champions", "seats": [person(), bot()]}
    wrong: list[tuple[dict[str, object], str, str]] = [
        ({"game": "chess"}, "unknown_game", "champions"),
        ({"seats": [person()]}, "bad_settings", "2, 3 or 4"),
        ({"settings": {"editon": "portal"}}, "bad_settings", "edition"),
        ({"settings": {"edition": "third"}}, "bad_settings", "classic"),
        ({"settings": {"gullinkambi": 1}}, "bad_settings", "true"),
        ({"cards": "nonsense ="}, "bad_cards", "own cards"),
        ({"seats": [person("A"), person("A")]}, "bad_request", "already"),
        ({"seats": [person("A"), bot("mighty")]}, "bad_settings", "mighty"),
        ({"host_seat": 1}, "bad_settings", "seat 1"),
        ({"surprise": 1}, "bad_request", "surprise"),
        ({"seats": [{"kind": "ghost"}, bot()]}, "bad_request", "kind"),
        ({"title": "\x00"}, "bad_request", "title"),
    ]
    for change, code, words in wrong:
        error = caller.refused("POST", "/api/tables", {**table, **change})
        assert error["code"] == code, error
        assert words in error["message"], error
    caller.close()


def test_own_cards_are_played_with(live: Live) -> None:
    caller = Caller(live.url)
    cards = caller.ask("GET", "/api/games/champions/cards").text
    caller.close()
    with gather(live.url, [person(), bot()], cards=cards) as party:
        assert party.info()["own_cards"]
        assert party.players[0].fresh()["view"]["game"] == "champions"
        live.forget(party.id)
        assert party.players[0].fresh()["view"]["game"] == "champions"


def test_an_invite_that_ends_while_somebody_comes_in_opens_nothing(live: Live) -> None:
    """What a request may do is read before it waits at the table's door."""
    body = {"game": "champions", "seats": [person("A"), person("B")], "host_seat": 0}
    made = Caller(live.url).post("/api/tables", body)
    table, invite = made["table"]["id"], made["invites"][0]["key"]

    async def enter_late() -> str:
        hall = live.hall
        rights = await rights_at(hall.store, table, invite)
        assert rights.invited == 1
        async with hall.at(table):
            # The host is first in line, the guest behind them.
            anew = asyncio.create_task(seats.invite(hall, table, 1))
            await asyncio.sleep(0)
            late = asyncio.create_task(seats.enter(hall, table, rights, None, None, None, None))
            await asyncio.sleep(0)
        await anew
        with pytest.raises(Refusal) as refused:
            await late
        rights = await rights_at(hall.store, table, anew.result())
        number, key = await seats.enter(hall, table, rights, None, None, None, None)
        assert number == 1
        assert key is not None
        return refused.value.code

    assert live.run(enter_late) == "unknown_key"


def test_an_invite_becomes_a_key_and_opens_nothing_else(live: Live) -> None:
    with gather(live.url, [person(), person()], host_seat=0, start=False) as party:
        assert party.made["invites"][0]["link"].startswith(f"{live.url}/#/table/")
        used = Player(live.url, party.id, party.made["invites"][0]["key"], 1)
        assert used.refused("POST", f"{used.at}/enter", {})["code"] == "unknown_key"
        fresh = party.host.post(f"{party.host.at}/seats/1/invite")
        # The old key is worth nothing now; the invite shows no seat's view.
        assert party.players[1].refused("GET", f"{used.at}/view")["code"] == "unknown_key"
        guest = Player(live.url, party.id, fresh["key"], 1)
        assert guest.get(f"{guest.at}/view")["seat"] is None
        entered = guest.post(f"{guest.at}/enter", {"name": "Bo", "word": "axe"})
        assert entered["seat"] == 1
        seats = party.info()["seats"]
        assert (seats[1]["name"], seats[1]["said"], seats[1]["word"]) == ("Bo", True, None)
        used.close()
        guest.close()


def test_names_and_words_are_fixed_by_the_start(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")], start=False) as party:
        a, b = party.players[0], party.players[1]
        a.post(f"{a.at}/enter", {"name": "Alva", "word": "ship"})
        error = b.refused("POST", f"{b.at}/enter", {"name": "Alva"})
        assert error["code"] == "bad_request"
        assert a.refused("POST", f"{a.at}/start", {})["code"] == "not_the_host"
        assert a.refused("POST", f"{a.at}/choices", {"version": 0, "options": [0]})["code"] == (
            "not_started"
        )
        party.host.post(f"{a.at}/start")
        assert party.info()["seats"][0]["word"] == "ship"
        for body in ({"name": "C"}, {"word": "oar"}):
            assert a.refused("POST", f"{a.at}/enter", body)["code"] == "already_started"
        assert party.host.refused("POST", f"{a.at}/start", {})["code"] == "already_started"


def test_a_list_shows_the_names_people_took(live: Live) -> None:
    stranger = Caller(live.url)
    with gather(live.url, [person(), person()], public=True, start=False) as party:
        party.players[0].post(f"{party.players[0].at}/enter", {"name": "Sigrid"})
        listed = {it["id"]: it["seats"] for it in stranger.get("/api/tables")}
        assert listed[party.id][0]["name"] == "Sigrid"
    stranger.close()


def test_public_tables_are_listed_and_watched_private_ones_are_not(live: Live) -> None:
    stranger = Caller(live.url)
    with (
        gather(live.url, [person(), person()], public=True, title="Open hall") as party,
        gather(live.url, [person(), person()]) as hidden,
    ):
        listed = {it["id"]: it["seats"] for it in stranger.get("/api/tables")}
        names = [seat["name"] for seat in party.info()["seats"]]
        assert [seat["name"] for seat in listed[party.id]] == names
        assert hidden.id not in listed
        view = stranger.get(f"/api/tables/{party.id}/view")
        assert view["seat"] is None
        assert view["view"]["decision"] is None
        for path in ("", "/view", "/events", "/chat", "/record", "/replay?position=0"):
            error = stranger.refused("GET", f"/api/tables/{hidden.id}{path}")
            assert error["code"] == "unknown_table", path
        assert stranger.refused("GET", "/api/tables/nowhere")["code"] == "unknown_table"
        assert hidden.watcher.get(f"/api/tables/{hidden.id}/view")["seat"] is None
        # A key for one table opens no other.
        other = Player(live.url, hidden.id, party.players[0].key, 0)
        assert other.refused("GET", f"{other.at}/view")["code"] == "not_your_seat"
        other.close()
    stranger.close()


def test_a_person_carries_tables_to_another_device(live: Live) -> None:
    device = Caller(live.url)
    me = device.post("/api/people")
    assert me["link"].endswith(f"/#/me/{me['key']}")
    mine = {"Meadhall-Person": me["key"]}
    made = device.post(
        "/api/tables",
        {"game": "champions", "seats": [person(), person()], "host_seat": 0},
        headers=mine,
    )
    table = made["table"]["id"]
    guest = Player(live.url, table, made["invites"][0]["key"], 1)
    guest.post(f"{guest.at}/enter", {}, headers=mine)
    elsewhere = Player(live.url, table, me["key"], None)
    kept = elsewhere.get("/api/people/me/tables")
    assert {(it["role"], it["seat"]) for it in kept} == {("host", None), ("seat", 0), ("seat", 1)}
    # The person's key alone opens all of it, on any device.
    elsewhere.post(f"{elsewhere.at}/start")
    assert elsewhere.get(f"{elsewhere.at}/view?seat=1")["seat"] == 1
    error = elsewhere.refused("POST", f"{elsewhere.at}/choices", {"version": 0, "options": [0]})
    assert error["code"] == "not_your_seat"  # which of the two?
    with gather(live.url, [person(), bot()]) as party:
        player = party.players[0]
        player.post(f"{player.at}/keep", headers=mine)
        assert (party.id, 0) in {
            (it["table"]["id"], it["seat"]) for it in elsewhere.get("/api/people/me/tables")
        }
    assert device.refused("GET", "/api/people/me/tables")["code"] == "unknown_key"
    for caller in (device, guest, elsewhere):
        caller.close()


def test_a_bot_sits_in_for_somebody_absent_and_leaves_again(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")], clock=None) as party:
        looking = party.players[1].socket()
        error = party.host.refused("POST", f"{party.host.at}/seats/1/bot", {"level": "random"})
        assert error["code"] == "seat_present"
        looking.close()
        while party.host.ask("POST", f"{party.host.at}/seats/1/bot", {}).status_code == 409:
            pass
        assert party.info()["seats"][1]["kind"] == "bot"
        absent = party.players[1]
        error = absent.refused("POST", f"{absent.at}/choices", {"version": 0, "options": [0]})
        assert error["code"] == "not_your_seat"
        assert party.players[0].refused("POST", f"{absent.at}/seats/1/person")["code"] == (
            "not_the_host"
        )
        absent.post(f"{absent.at}/seats/1/person")
        assert party.info()["seats"][1]["kind"] == "person"
        kinds = [it["kind"] for it in absent.get(f"{absent.at}/events")["events"]]
        assert {"bot_sat", "person_sat"} <= set(kinds)


def test_a_closed_table_takes_no_more_choices(live: Live) -> None:
    with gather(live.url, [person(), person()]) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        fresh = player.fresh()
        party.host.post(f"{player.at}/close")
        option = fresh["view"]["decision"]["options"][0]["id"]
        error = player.refused(
            "POST", f"{player.at}/choices", {"version": fresh["version"], "options": [option]}
        )
        assert error["code"] == "table_over"
        assert party.host.refused("POST", f"{player.at}/close", {})["code"] == "table_over"
        assert player.fresh()["status"] == "closed"
