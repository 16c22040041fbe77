"""Making tables, entering seats, what a host may do."""

from __future__ import annotations

import random

import pytest
from tests.hall.live import Live
from tests.hall.people import Caller, Player, bot, gather, person

import meadhall


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
    assert {"random", "rollout"} <= {it["name"] for it in caller.get("/api/bots")}
    assert caller.get("/api/games/champions/schema")["additionalProperties"] is False
    assert "[edition" in caller.ask("GET", "/api/games/champions/cards").text
    assert caller.refused("GET", "/api/games/chess/schema")["code"] == "unknown_game"
    assert "Choose" in caller.get("/api/messages")["to_hall"]
    caller.close()


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
        ({"seats": [person("A"), person("A")]}, "bad_settings", "same name"),
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
        assert listed[party.id][0] == "Sigrid"
    stranger.close()


def test_public_tables_are_listed_and_watched_private_ones_are_not(live: Live) -> None:
    stranger = Caller(live.url)
    with (
        gather(live.url, [person(), person()], public=True, title="Open hall") as party,
        gather(live.url, [person(), person()]) as hidden,
    ):
        listed = {it["id"]: it["seats"] for it in stranger.get("/api/tables")}
        assert listed[party.id] == [seat["name"] for seat in party.info()["seats"]]
        assert hidden.id not in listed
        view = stranger.get(f"/api/tables/{party.id}/view")
        assert view["seat"] is None
        assert view["view"]["decision"] is None
        for path in ("", "/view", "/events", "/record", "/replay?position=0"):
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
