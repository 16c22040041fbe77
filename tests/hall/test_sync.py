"""Sockets: welcome, numbered events, what was missed, two tabs, and every way to be refused."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.hall.follower import Follower
from tests.hall.live import Live, reaches, wait_until
from tests.hall.people import Party, Player, Socket, bot, gather, person
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

import meadhall
from meadhall.hall.doors import table_socket

each_game = pytest.mark.parametrize("game", meadhall.GAMES)


def first_options(fresh: dict[str, object]) -> list[int]:
    view = fresh["view"]
    assert isinstance(view, dict)
    return [option["id"] for option in view["decision"]["options"]]


def choose_over(socket: Socket, player: Player, **more: object) -> dict[str, object]:
    fresh = player.fresh()
    option = first_options(fresh)[0]
    socket.send({"type": "choose", "version": fresh["version"], "options": [option], **more})
    return fresh


@each_game
def test_the_welcome_says_it_all(live: Live, game: str) -> None:
    with gather(live.url, [person("A"), person("B")], game=game) as party:
        socket = party.players[0].socket()
        welcome = socket.welcome
        assert welcome["type"] == "welcome"
        assert welcome["missed"] is None
        assert welcome["fresh"] == party.players[0].fresh()
        assert welcome["table"]["commitment"] == party.made["table"]["commitment"]
        socket.close()


@each_game
def test_coming_back_brings_exactly_what_was_missed(live: Live, game: str) -> None:
    luck = random.Random(1)
    with gather(live.url, [person("A"), person("B")], game=game) as party:
        socket = party.players[0].socket()
        stream, number = socket.welcome["stream"], socket.welcome["fresh"]["number"]
        socket.close()
        for _ in range(5):
            party.players[party.asked()[0]].choose_any(luck)
        again = party.players[0].socket(number, stream).welcome
        assert [event["number"] for event in again["missed"]] == list(range(number + 1, number + 6))
        assert again["fresh"] == party.players[0].fresh()
        # After an eviction the numbers are the same: they follow from the entries alone.
        live.forget(party.id)
        assert party.players[0].socket(number, stream).welcome["missed"] == again["missed"]
        # Another stream, a number from the future, or one long gone: a fresh view.
        assert party.players[0].socket(number, "x").welcome["missed"] is None
        assert party.players[0].socket(10**6, stream).welcome["missed"] is None
        address = live.url.replace("http", "ws") + f"{party.host.at}/live?since={number}"
        with connect(address) as wire:
            wire.send(json.dumps({"type": "hello", "key": party.players[0].key}))
            assert json.loads(wire.recv(10))["missed"] == again["missed"]


def test_those_away_for_long_get_a_fresh_view(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "MOST_MISSED", 3)
    with gather(live.url, [person("A"), person("B")]) as party:
        live.skip(party.id, reaches(6), random.Random(4))
        number = party.players[0].fresh()["number"]
        assert party.players[0].socket(number - 4, None).welcome["missed"] is None
        missed = party.players[0].socket(number - 3, None).welcome["missed"]
        assert [event["number"] for event in missed] == [number - 2, number - 1, number]


@each_game
def test_two_tabs_agree(live: Live, game: str) -> None:
    with gather(live.url, [person("A"), person("B")], game=game) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        one, two = player.socket(), player.socket()
        fresh = choose_over(one, player, request="once")
        done = one.next_of("done")
        assert done["request"] == "once"
        assert done["version"] == fresh["version"] + 1  # type: ignore[operator]
        # The other tab answers the same question, too late: it hears why and what is new.
        option = first_options(fresh)[0]
        two.send({"type": "choose", "version": fresh["version"], "options": [option]})
        refused = two.next_of("refused")
        assert refused["error"]["code"] == "stale"
        assert refused["error"]["fresh"] == player.fresh()
        two.send({"type": "choose", "version": 0, "options": [option], "request": "once"})
        assert two.next_of("done")["again"]
        two.send({"type": "refresh"})
        assert two.next_of("fresh")["fresh"] == player.fresh()
        one.close()
        two.close()


@each_game
def test_all_of_playing_goes_over_the_socket(live: Live, game: str) -> None:
    with gather(live.url, [person("A"), person("B")], game=game) as party:
        seat = party.asked()[0]
        player, other = party.players[seat], party.players[1 - seat]
        mine, theirs = player.socket(), other.socket()
        choose_over(mine, player)
        mine.next_of("done")
        mine.send({"type": "undo", "version": player.fresh()["version"], "request": "u"})
        answer = mine.next()
        while answer["type"] not in ("done", "refused"):
            answer = mine.next()
        assert answer["request"] == "u"
        mine.send({"type": "say", "text": "hello"})
        mine.send({"type": "ask_rewind", "to": 0})
        mine.next_of("done")
        theirs.send({"type": "answer_rewind", "proposal": 1, "agree": True})
        while theirs.next_of("event")["event"]["kind"] != "rewind":
            pass
        theirs.next_of("done")
        mine.send({"type": "ping"})
        assert mine.next_of("pong")
        mine.close()
        theirs.close()


def test_presence_is_seen(live: Live) -> None:
    with gather(live.url, [person("A"), bot("random")], public=True) as party:
        watcher = party.watcher.socket()
        mine = party.players[0].socket()
        while watcher.next_of("presence")["looking"] != [0]:
            pass
        assert party.info()["seats"][0]["looking"]
        mine.send({"type": "look", "looking": False})
        while watcher.next_of("presence")["looking"] != []:
            pass
        mine.close()
        watcher.close()
        wait_until(lambda: party.info()["watching"] == 0)


def test_wrong_words_on_a_socket_are_refused_one_by_one(live: Live) -> None:
    with gather(live.url, [person("A"), person("B")]) as party:
        socket = party.players[0].socket()
        watcher = party.watcher.socket()
        for said in (
            "nonsense",
            "[]",
            '{"type": "shout"}',
            '{"type": "choose"}',
            '{"type": "choose", "version": -1, "options": [1]}',
            '{"type": "choose", "version": 0, "options": [], "x": 1}',
            '{"type": "hello"}',
            "{" * 3000,
        ):
            socket.wire.send(said)
            assert socket.next_of("refused")["error"]["code"] == "bad_request"
        watcher.send({"type": "choose", "version": 0, "options": [0]})
        assert watcher.next_of("refused")["error"]["code"] == "not_your_seat"
        socket.send({"type": "ping"})
        assert socket.next_of("pong")
        # What is too large ends the socket, after a word about it.
        socket.wire.send(json.dumps({"type": "say", "text": "x" * 70_000}))
        assert socket.next_of("refused")["error"]["code"] == "too_large"
        with pytest.raises(ConnectionClosed):
            socket.next_of("pong")
        socket.close()
        watcher.close()


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "key": "wrong"}, "unknown_key"),
        ({"type": "hello"}, "unknown_table"),
        ({"type": "hello", "key": "other"}, "not_your_seat"),
        ({"type": "hello", "key": "own", "seat": 1}, "not_your_seat"),
        ({"type": "choose", "version": 0, "options": [0]}, "bad_request"),
        ("not json", "bad_request"),
    ],
)
def test_a_wrong_hello_is_answered_and_the_socket_closed(
    live: Live, hello: object, code: str
) -> None:
    with (
        gather(live.url, [person(), person()]) as party,
        gather(live.url, [person(), bot()]) as two,
    ):
        if isinstance(hello, dict):
            known = {"own": party.players[0].key, "other": two.players[0].key}
            hello = {**hello, **({"key": known.get(hello["key"], "x")} if "key" in hello else {})}
        address = live.url.replace("http", "ws") + f"{party.host.at}/live"
        with connect(address) as wire:
            wire.send(json.dumps(hello))
            assert json.loads(wire.recv(10))["error"]["code"] == code
            with pytest.raises(ConnectionClosed):
                wire.recv(10)


def test_a_page_from_elsewhere_cannot_connect(live: Live) -> None:
    with gather(live.url, [person(), bot()], public=True) as party:
        address = live.url.replace("http", "ws") + f"{party.host.at}/live"
        with pytest.raises(InvalidStatus), ExitStack() as stack:
            stack.enter_context(connect(address, origin=Origin("https://elsewhere.example")))
        with connect(address, origin=Origin(live.url)) as wire:
            wire.send('{"type": "hello"}')
            assert json.loads(wire.recv(10))["type"] == "welcome"


# -- a bad network -------------------------------------------------------------------------------

Fate = st.sampled_from(["arrives", "lost", "twice", "late", "very late"])


def delivered(frames: list[dict[str, object]], fates: list[str]) -> list[dict[str, object]]:
    """The frames as a bad network hands them over: lost, repeated, in another order."""
    places: list[tuple[float, dict[str, object]]] = []
    for at, frame in enumerate(frames):
        fate = fates[at % len(fates)] if fates else "arrives"
        if fate != "lost":
            places.append((at + {"late": 1.5, "very late": 3.5}.get(fate, 0), frame))
        if fate == "twice":
            places.append((at + 2.2, frame))
    return [frame for _, frame in sorted(places, key=lambda place: place[0])]


@pytest.fixture(scope="module", params=meadhall.GAMES)
def long_table(live: Live, request: pytest.FixtureRequest) -> Party:
    return gather(live.url, [person("A"), person("B")], game=str(request.param))


@settings(
    max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    down=st.lists(Fate, min_size=1, max_size=8),
    up=st.lists(Fate, min_size=1, max_size=4),
    seed=st.integers(0, 1000),
)
def test_a_bad_network_ends_in_equal_views(
    live: Live, long_table: Party, down: list[str], up: list[str], seed: int
) -> None:
    """Frames go missing both ways; in the end all agree, and each choice was made once."""
    party, luck = long_table, random.Random(seed)
    if party.info()["status"] != "playing":
        return
    followers = [Follower(party.players[0]), Follower(party.players[1])]
    sockets = [party.players[0].socket(), party.players[1].socket()]
    before = choices_made(live, party)
    numbers = [it.player.fresh()["number"] for it in followers]
    late: list[tuple[Player, dict[str, object]]] = []
    made = 0
    for at, fate in enumerate(up):
        asked = party.asked()
        if not asked:
            break
        player = party.players[asked[0]]
        fresh = player.fresh()
        body: dict[str, object] = {
            "version": fresh["version"],
            "options": [luck.choice(first_options(fresh))],
            "request": f"r{seed}-{at}-{before}",
        }
        # Whoever hears no answer sends again: lost, repeated and late ones all end as one.
        sends = {"lost": 1, "twice": 2, "late": 1, "very late": 1, "arrives": 1}[fate]
        for _ in range(sends):
            answer = player.ask("POST", f"{player.at}/choices", body)
            assert answer.status_code == 200, answer.text
        if "late" in fate:
            late.append((player, body))
        made += 1
    for player, body in late:
        assert player.ask("POST", f"{player.at}/choices", body).json()["again"]
    for follower, socket, number in zip(followers, sockets, numbers, strict=True):
        frames: list[dict[str, object]] = []
        # Of what others choose at the same time nobody hears until all have chosen.
        heard = follower.player.fresh()["number"] - number
        assert heard <= made
        while len(frames) < heard:
            frames.append(socket.next_of("event"))
        for frame in delivered(frames, down):
            follower.hear(frame)
        follower.catch_up()
        assert follower.fresh == follower.player.fresh()
        assert follower.counted == list(range(follower.counted[0], follower.number + 1))
        socket.close()
    assert choices_made(live, party) == before + made


def choices_made(live: Live, party: Party) -> int:
    """All of them: people count only what they are told."""
    table = live.hall.rooms[party.id].table
    assert table is not None
    return table.position
