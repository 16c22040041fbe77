"""Abuse: forged, stale, oversized, malformed, too much. Typed answers, and the hall goes on."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from starlette.datastructures import Headers
from tests.hall.live import Live, live_hall
from tests.hall.people import Caller, Player, bot, fetch, gather, person
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import meadhall
from meadhall.core.errors import SetupError
from meadhall.hall.doors.guard import origin_allowed
from meadhall.hall.keeping import schema
from meadhall.hall.limits import Buckets
from meadhall.hall.logs import JsonLines, set_up
from meadhall.hall.settings import Settings, from_environment, misspelt, variables

DOCS = Path(__file__).resolve().parents[2] / "docs"


def test_every_answer_has_the_headers(live: Live) -> None:
    caller = Caller(live.url)
    for path in ("/", "/healthz", "/api/games", "/nowhere", "/openapi.json", "/api/tables/x"):
        answer = caller.ask("GET", path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers or "uvicorn" in answer.headers["server"]
    page = caller.ask("GET", "/api").text
    assert "<script" not in page
    assert "/openapi.json" in page
    caller.close()


def test_nowhere_and_the_wrong_method_are_typed(live: Live) -> None:
    caller = Caller(live.url)
    assert caller.refused("GET", "/api/nowhere")["code"] == "not_found"
    assert caller.refused("DELETE", "/api/tables")["code"] == "not_allowed"
    caller.close()


def test_malformed_and_oversized_bodies(live: Live) -> None:
    with gather(live.url, [person(), person()]) as party:
        seat = party.asked()[0]
        player = party.players[seat]
        before = player.fresh()
        path = f"{player.at}/choices"
        bodies: list[object] = [
            None,
            [],
            "x",
            {},
            {"version": "1", "options": [1]},
            {"version": 1.5, "options": [1]},
            {"version": True, "options": [1]},
            {"version": 0, "options": []},
            {"version": 0, "options": [1] * 101},
            {"version": 0, "options": [-1]},
            {"version": 10**30, "options": [1]},
            {"version": 0, "options": [1], "seat": None, "admin": True},
            {"version": 0, "options": [1], "request": "a b"},
        ]
        for body in bodies:
            assert player.refused("POST", path, body)["code"] == "bad_request", body
        for raw in (b"", b"{", b"\xff\xfe", b"[" * 60_000):
            answer = player.http.post(path, content=raw)
            assert answer.json()["error"]["code"] == "bad_request"
        big = player.http.post(path, content=b"x" * 70_000)
        assert (big.status_code, big.json()["error"]["code"]) == (413, "too_large")

        def stream() -> object:
            for _ in range(80):
                yield b" " * 1000

        long = player.http.post(path, content=stream())  # type: ignore[arg-type]
        assert long.json()["error"]["code"] == "too_large"
        assert player.fresh() == before


ODD_NAMES = ["%00", "a%00b", "%ff%fe", "a" * 5000, "%F0%9F%98%80", "a%20b", "~"]


@pytest.mark.parametrize("name", ODD_NAMES, ids=range(len(ODD_NAMES)))
def test_no_name_of_a_table_is_too_odd(live: Live, name: str) -> None:
    """Some of these no database could store; none is even asked for them."""
    caller = Caller(live.url)
    for path in ("", "/view", "/events"):
        assert caller.refused("GET", f"/api/tables/{name}{path}")["code"] == "unknown_table"
    caller.close()


def test_a_guess_leaves_nothing_behind(live: Live) -> None:
    """Who asks for a table that is not there makes no process follow it."""
    caller = Caller(live.url)
    assert caller.refused("GET", "/api/tables/nobody_made_this")["code"] == "unknown_table"
    caller.close()

    async def followed() -> bool:
        async with live.hall.store.reading() as connection:
            found = await connection.execute(select(schema.followers.c.table_id))
            return "nobody_made_this" in set(found.scalars())

    assert not live.run(followed)


@pytest.mark.parametrize(
    "body",
    [
        {"cards": "x = 1 # \ud800"},
        {"settings": {"\ud800": 1}},
        {"settings": {"edition": "\ud800"}},
        {"title": "\udfff\ud800"},
    ],
    ids=["cards", "a setting", "its value", "the title"],
)
def test_half_of_a_letter_is_no_text(live: Live, body: dict[str, object]) -> None:
    """JSON can say what no text can hold."""
    caller = Caller(live.url)
    wanted = {"game": "champions", "seats": [person(), person()], **body}
    asked = {"seats": 2, "chosen": body.get("settings", {}), "cards": body.get("cards")}
    for path, sent in (("/api/tables", wanted), ("/api/games/champions/settings", asked)):
        if "title" in body and sent is asked:
            continue
        answer = caller.http.post(path, content=json.dumps(sent))
        assert answer.json()["error"]["code"] == "bad_request"
    caller.close()


def test_forged_keys_open_nothing(live: Live) -> None:
    with gather(live.url, [person(), person()]) as party:
        for key in ("x", "x" * 500, party.id, party.made["table"]["commitment"]):
            forger = Player(live.url, party.id, key, 0)
            for method, path in (("GET", "view"), ("GET", "record"), ("POST", "undo")):
                error = forger.refused(method, f"{forger.at}/{path}", {"version": 0})
                assert error["code"] in ("unknown_key", "unknown_table"), (key, path)
                assert key not in error["message"]
            forger.close()
        # A key in the address is no key.
        stranger = Caller(live.url)
        error = stranger.refused("GET", f"{party.host.at}/view?key={party.players[0].key}")
        assert error["code"] == "unknown_table"
        stranger.close()


def test_errors_do_not_repeat_what_was_sent(live: Live) -> None:
    caller = Caller(live.url)
    sent = "open-sesame-open-sesame"
    error = caller.refused("POST", "/api/tables", {"game": sent, "seats": sent})
    assert sent not in json.dumps(error)
    caller.close()


def test_floods_are_slowed_down_and_others_go_on(folder: Path) -> None:
    with live_hall(folder, address_rate=20, address_burst=30, seat_rate=5, seat_burst=10) as live:
        caller = Caller(live.url)
        answers = [caller.ask("GET", "/api/games") for _ in range(60)]
        late = [it for it in answers if it.status_code == 429]
        assert late
        assert late[0].json()["error"]["code"] == "rate_limited"
        assert int(late[0].headers["retry-after"]) >= 1
        # Whoever asks after the hall's health is never turned away.
        assert fetch(live.url + "/healthz").status_code == 200
        caller.close()


def test_too_many_sockets_of_one_address(folder: Path) -> None:
    with (
        live_hall(folder, sockets_per_address=3) as live,
        gather(live.url, [person(), bot()]) as party,
    ):
        sockets = [party.players[0].socket() for _ in range(3)]
        with pytest.raises(InvalidStatus):
            party.players[0].socket()
        for socket in sockets:
            socket.close()


def test_silence_and_slow_readers_are_let_go(live: Live) -> None:
    """A socket whose reader never reads is sent away; the table does not wait for it."""
    with gather(live.url, [person(), person()]) as party:
        address = live.url.replace("http", "ws") + f"{party.host.at}/live"
        with connect(address, max_queue=1) as wire:
            wire.send(json.dumps({"type": "hello", "key": party.players[0].key}))

            async def fill() -> None:
                async with live.hall.at(party.id) as room:
                    for _ in range(300):
                        for listener in list(room.listeners._all):
                            listener.put("x" * 1000)
                    assert any(it.gone == "slow" for it in room.listeners._all)
                await asyncio.sleep(0)

            wire.recv(10)
            live.run(fill)
            with pytest.raises(ConnectionClosed):
                read_on(wire)
        assert party.players[0].fresh()["view"]


def read_on(wire: ClientConnection) -> None:
    for _ in range(400):
        wire.recv(10)


def test_buckets_refill() -> None:
    bucket = Buckets(1000.0, 2.0)
    assert [bucket.take("a") for _ in range(2)] == [0.0, 0.0]
    assert bucket.take("a") > 0
    assert bucket.take("b") == 0.0


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://hall.example:8000", True),
        ("https://friend.example", True),
        ("http://hall.example", False),
        ("null", False),
        ("https://hall.example.evil", False),
        ("", False),
    ],
)
def test_origins(origin: str | None, allowed: bool) -> None:
    headers = {"host": "hall.example:8000"}
    if origin is not None:
        headers["origin"] = origin
    settings = Settings(data=Path("x"), origins=("https://friend.example",))
    assert origin_allowed(Headers(headers), settings) is allowed


def test_logs_are_json_and_hold_no_key(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="meadhall")
    with gather(live.url, [person(), person()]) as party:
        party.players[0].fresh()
        party.players[0].choose(0, [10**6])
        keys = [party.host.key, party.watcher.key, *[it.key for it in party.players.values()]]
        socket = party.players[0].socket()
        socket.close()
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any(json.loads(line).get("path", "").endswith("/view") for line in lines)
    assert not any(key and key in line for line in lines for key in keys)


@pytest.mark.usefixtures("loggers_as_before")
@pytest.mark.parametrize("terminal", [True, False])
def test_logs_are_readable_on_a_terminal_and_json_otherwise(
    monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    stderr = io.StringIO()
    monkeypatch.setattr(stderr, "isatty", lambda: terminal)
    monkeypatch.setattr("sys.stderr", stderr)
    set_up()
    logging.getLogger("meadhall.hall").warning("a sweep failed", extra={"error": "Away"})
    line = stderr.getvalue().rstrip("\n")
    if terminal:
        assert re.fullmatch(r"\d\d:\d\d:\d\d warning  a sweep failed  error=Away", line)
    else:
        said = json.loads(line)
        assert (said["level"], said["message"], said["error"]) == (
            "warning",
            "a sweep failed",
            "Away",
        )


def test_spectators_over_http_do_not_slow_each_other(folder: Path) -> None:
    proxied: dict[str, Any] = {"trust_proxy": True, "seat_rate": 0.01, "seat_burst": 3}
    with live_hall(folder, **proxied) as live, gather(live.url, [person(), person()]) as party:

        def look(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return party.watcher.ask("GET", f"{party.watcher.at}/view", headers=headers).status_code

        assert [look("198.51.100.1") for _ in range(4)] == [200, 200, 200, 429]
        assert look("198.51.100.2") == 200


def test_a_misspelt_variable_is_told() -> None:
    ours = {name: "1" for name, _, _ in variables()}
    elsewhere = {
        "MEADHALL_PURE": "1",
        "MEADHALL_GAMES": "a:B",
        "MEADHALL_FUZZ": "1",
        "PROXIES": "1",
    }
    assert misspelt({**ours, **elsewhere}) == []
    assert misspelt({"MEADHALL_PROXYS": "::1"}) == [("MEADHALL_PROXYS", "MEADHALL_PROXIES")]
    assert misspelt({"MEADHALL_DATABASE": "x"}) == [("MEADHALL_DATABASE", "MEADHALL_DATABASE_URL")]


def test_settings_come_from_the_environment() -> None:
    found = from_environment({"MEADHALL_DATA": "d", "MEADHALL_THINKERS": "3"})
    assert (found.data, found.thinkers, found.shared) == (Path("d"), 3, False)
    url = "postgresql://u@h/db"
    assert from_environment({"MEADHALL_DATABASE_URL": url}).async_url.startswith(
        "postgresql+asyncpg://"
    )
    for wrong in ({"MEADHALL_THINKERS": "many"}, {"MEADHALL_IDLE_SECONDS": "-1"}):
        with pytest.raises(Exception, match="MEADHALL_"):
            from_environment(wrong)
    with pytest.raises(Exception, match="postgresql"):
        _ = from_environment({"MEADHALL_DATABASE_URL": "mysql://x"}).async_url


def test_every_setting_is_listed_and_every_listed_one_is_read() -> None:
    listed = {name: default for name, default, _ in variables()}
    assert all(meaning for _, _, meaning in variables())
    assert {"MEADHALL_URL", "MEADHALL_DATA", "MEADHALL_SEAT_RATE"} <= set(listed)
    assert len(listed) == len(Settings.model_fields)
    given = {name: default for name, default in listed.items() if name != "MEADHALL_DATA"}
    assert from_environment({"MEADHALL_DATA": "d", **given}) == Settings(data=Path("d"))
    with pytest.raises(SetupError, match=r"MEADHALL_THINKERS: .*MEADHALL_SEAT_RATE: .*number"):
        from_environment({"MEADHALL_THINKERS": "0", "MEADHALL_SEAT_RATE": "x"})


@pytest.mark.parametrize("page", ["hall.md", "hosting.md", "scale.md"])
def test_the_documents_name_settings_there_are(page: str) -> None:
    known = {name for name, _, _ in variables()}
    named = set(re.findall(r"MEADHALL_[A-Z_]*[A-Z]", (DOCS / page).read_text("utf-8")))
    # Where the games of others are listed, and compose's own.
    assert named - known <= {meadhall.GAMES_VARIABLE, "MEADHALL_PORT"}


def test_metrics_and_health(live: Live, database: str) -> None:
    caller = Caller(live.url)
    assert caller.get("/healthz")["database"] == database
    text = caller.ask("GET", "/metrics").text
    for name in ("meadhall_requests_total", "meadhall_commit_seconds", "meadhall_sockets"):
        assert name in text
    for name in ("meadhall_loop_lag_seconds_count", "meadhall_table_load_seconds_count"):
        assert name in text
    assert 'meadhall_request_seconds_count{method="GET",route="/healthz"}' in text
    caller.close()


def test_a_hall_without_its_database_is_alive_and_not_ready(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    caller = Caller(live.url)
    assert caller.ask("GET", "/readyz").status_code == 200

    async def away(*_: object) -> None:
        raise ConnectionRefusedError(111, "nobody there")

    monkeypatch.setattr(live.hall.store, "table_row", away)
    assert caller.ask("GET", "/healthz").status_code == 200
    assert caller.refused("GET", "/readyz")["code"] == "busy"
    monkeypatch.undo()
    assert caller.ask("GET", "/readyz").status_code == 200
    caller.close()


def test_large_answers_travel_compressed(live: Live) -> None:
    path = "/api/games/champions/words?language=en"
    plain = fetch(live.url + path, headers={"Accept-Encoding": "identity"})
    packed = fetch(live.url + path, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    # What is small is not worth it.
    small = fetch(live.url + "/api/hall", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers
