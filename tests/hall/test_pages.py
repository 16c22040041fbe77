"""The hall serves its web table: right types, caching, compression; and nothing but its files."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.hall.live import Live, live_hall, wait_until
from tests.hall.people import Caller, Player, fetch

import meadhall

INDEX = '<!doctype html><script type="module" src="/assets/main-1.js"></script>'
SCRIPT = b"console.log('skol')\n" * 100


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, Path]]:
    folder = tmp_path_factory.mktemp("site")
    web = folder / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text(INDEX, "utf-8")
    (web / "sw.js").write_text("// worker", "utf-8")
    (web / "icon.svg").write_text("<svg/>", "utf-8")
    (web / "manifest.webmanifest").write_text("{}", "utf-8")
    (web / "assets" / "main-1.js").write_bytes(SCRIPT)
    (web / "assets" / "main-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (web / "assets" / "main-1.js.br").write_bytes(b"brotli")
    (web / "assets" / "font-1.woff2").write_bytes(b"wOF2")
    (web / "assets" / "bot-1.wasm").write_bytes(b"\0asm")
    (web / "assets" / "odd.exe").write_bytes(b"MZ")
    (folder / "secret.json").write_text("{}", "utf-8")
    (folder / "data").mkdir()
    with live_hall(folder / "data", web=web) as live:
        yield live, web


def get(live: Live, path: str, **headers: str) -> httpx.Response:
    return fetch(live.url + path, headers=headers)


def test_the_front_door_is_the_index(site: tuple[Live, Path]) -> None:
    live, _ = site
    answer = get(live, "/")
    assert answer.status_code == 200
    assert answer.text == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind", "cached"),
    [
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/assets/main-1.js", "text/javascript; charset=utf-8", "immutable"),
        ("/assets/font-1.woff2", "font/woff2", "immutable"),
        ("/assets/bot-1.wasm", "application/wasm", "immutable"),
    ],
)
def test_files_have_their_type_and_caching(
    site: tuple[Live, Path], path: str, kind: str, cached: str
) -> None:
    answer = get(site[0], path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == kind
    assert cached in answer.headers["cache-control"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_compressed_copies_go_to_those_who_take_them(site: tuple[Live, Path]) -> None:
    live, _ = site
    path = "/assets/main-1.js"
    plain = get(live, path, **{"accept-encoding": "identity"})
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    zipped = get(live, path, **{"accept-encoding": "gzip"})
    assert zipped.headers["content-encoding"] == "gzip"
    assert zipped.content == SCRIPT
    with httpx.stream("GET", live.url + path, headers={"accept-encoding": "gzip, br"}) as best:
        assert best.headers["content-encoding"] == "br"
        assert b"".join(best.iter_raw()) == b"brotli"
        assert best.headers["content-type"] == "text/javascript; charset=utf-8"
    refused = get(live, path, **{"accept-encoding": "br;q=0, gzip;q=0.5"})
    assert refused.headers["content-encoding"] == "gzip"
    assert {it.headers["vary"] for it in (plain, zipped, refused)} == {"Accept-Encoding"}
    assert len({it.headers["etag"] for it in (plain, zipped)}) == 2


def test_who_has_it_already_is_not_sent_it_again(site: tuple[Live, Path]) -> None:
    live, web = site
    first = get(live, "/")
    again = get(live, "/", **{"if-none-match": f'"other", W/{first.headers["etag"]}'})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == first.headers["etag"]
    # Built anew: sent anew, without a new start of the hall.
    os.utime(web / "index.html", ns=(1, 1))
    assert get(live, "/", **{"if-none-match": first.headers["etag"]}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets/",
        "/assets",
        "/assets/odd.exe",
        "/assets/main-1.js.br",
        "/%2e%2e/secret.json",
        "/assets/%2e%2e/%2e%2e/secret.json",
        "/..%2fsecret.json",
        "//etc/hosts.txt",
        "/x%00.js",
        "/api/nothing",
        # Pages of the client are behind the #.
        "/table/ab12",
        "/rules",
    ],
)
def test_nothing_else_is_served(site: tuple[Live, Path], path: str) -> None:
    answer = get(site[0], path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_the_policy_allows_the_client_and_no_more(site: tuple[Live, Path]) -> None:
    policy = get(site[0], "/").headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self' 'wasm-unsafe-eval'"
    for kind in ("style-src", "font-src", "connect-src", "worker-src", "manifest-src"):
        assert rules[kind] == "'self'"
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy


def test_a_hall_without_its_client_says_how_to_build_it(tmp_path: Path) -> None:
    with live_hall(tmp_path, web=tmp_path / "none") as live:
        answer = get(live, "/")
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert answer.headers["cache-control"] == "no-store"
        listed = get(live, "/api")
        assert "/api/tables/{table}/view" in listed.text
        assert "<script" not in listed.text


# -- play at once --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", meadhall.GAMES)
def test_playing_at_once(live: Live, game: str) -> None:
    caller = Caller(live.url)
    asked = {"game": game, "seats": 3, "name": "Ana", "level": "random"}
    made = caller.post("/api/play", asked)
    info = made["table"]
    assert info["status"] == "playing"
    assert [(it["kind"], it["name"]) for it in info["seats"]] == [
        ("person", "Ana"),
        ("bot", "Bot 1"),
        ("bot", "Bot 2"),
    ]
    assert {it["level"] for it in info["seats"][1:]} == {"random"}
    assert made["invites"] == []
    assert made["seat"]["seat"] == 0
    player = Player(live.url, info["id"], made["seat"]["key"], 0)

    def asked_now() -> bool:
        fresh = player.get(f"{player.at}/view?language=en")
        return fresh["view"]["decision"] is not None and bool(fresh["told"]["question"])

    wait_until(asked_now)


def test_playing_at_once_with_defaults_and_in_another_language(live: Live) -> None:
    caller = Caller(live.url)
    made = caller.post("/api/play", {"game": "champions", "seats": 2, "language": "pseudo"})
    names = [it["name"] for it in made["table"]["seats"]]
    # A chair nobody has named is called by each reader's language; a bot is by the caller's.
    assert names[0] == "Guest 1"
    assert not names[1].isascii()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"seats": 9}, "bad_settings"),
        ({"seats": 0}, "bad_request"),
        ({"level": "god"}, "bad_settings"),
        ({"name": "Bot 1"}, "bad_request"),
        ({"settings": {"nothing": 1}}, "bad_settings"),
        ({"language": "tlh"}, "bad_request"),
        ({"more": 1}, "bad_request"),
    ],
)
def test_playing_at_once_is_refused_in_words(
    live: Live, change: dict[str, object], code: str
) -> None:
    asked = {"game": "champions", "seats": 2, **change}
    error = Caller(live.url).refused("POST", "/api/play", asked)
    assert error["code"] == code
