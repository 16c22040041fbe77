"""People at a table, for tests: they speak HTTP and sockets like anybody else."""

from __future__ import annotations

import json
import random
import ssl
from contextlib import ExitStack
from typing import Any

import httpx
from tests.hall.live import PATIENCE
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]

# Halls here speak plainly. Left to itself, httpx reads all certificates of the world for each
# client first, and that takes longer than most tests.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


class Caller:
    """Somebody with a key, or without one."""

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.key = key
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self.http = httpx.Client(
            base_url=url, headers=headers, timeout=PATIENCE, verify=NO_CERTIFICATES
        )
        # Everything the hall ever said to this caller.
        self.heard: list[str] = []

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        answer = self.http.request(method, path, json=body, **more)
        self.heard.append(answer.text)
        return answer

    def get(self, path: str, **more: Any) -> Any:
        answer = self.ask("GET", path, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def post(self, path: str, body: object = None, **more: Any) -> Any:
        answer = self.ask("POST", path, {} if body is None else body, **more)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None, **more: Any) -> Json:
        """The error of a request that must fail."""
        answer = self.ask(method, path, body, **more)
        assert not answer.is_success, answer.text
        error = answer.json()["error"]
        assert isinstance(error, dict)
        return error

    def close(self) -> None:
        self.http.close()

    def __del__(self) -> None:
        self.http.close()


class Player(Caller):
    """Somebody at one table, with a seat or without."""

    def __init__(self, url: str, table: str, key: str | None, seat: int | None) -> None:
        super().__init__(url, key)
        self.table = table
        self.seat = seat
        self.at = f"/api/tables/{table}"

    def fresh(self) -> Json:
        found = self.get(f"{self.at}/view")
        assert isinstance(found, dict)
        return found

    def choose(self, version: int, options: list[int], **more: Any) -> httpx.Response:
        body = {"version": version, "options": options, **more}
        return self.ask("POST", f"{self.at}/choices", body)

    def choose_any(self, luck: random.Random) -> Json:
        """Answer the pending decision with any option; gives the fresh view from before."""
        fresh = self.fresh()
        options = [option["id"] for option in fresh["view"]["decision"]["options"]]
        answer = self.choose(fresh["version"], [luck.choice(options)])
        assert answer.status_code == 200, answer.text
        return fresh

    def socket(self, since: int | None = None, stream: str | None = None) -> Socket:
        return Socket(self, since, stream)


class Socket:
    """An open socket of a player."""

    def __init__(self, player: Player, since: int | None, stream: str | None) -> None:
        address = player.url.replace("http://", "ws://") + f"{player.at}/live"
        self.player = player
        self._open = ExitStack()
        self.wire: ClientConnection = self._open.enter_context(
            connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE)
        )
        self.send({"type": "hello", "key": player.key, "since": since, "stream": stream})
        self.welcome = self.next()

    def send(self, message: object) -> None:
        self.wire.send(json.dumps(message))

    def next(self, seconds: float = PATIENCE) -> Json:
        text = self.wire.recv(seconds)
        assert isinstance(text, str)
        self.player.heard.append(text)
        message = json.loads(text)
        assert isinstance(message, dict)
        return message

    def next_of(self, kind: str, seconds: float = PATIENCE) -> Json:
        """The next message of a type; others are passed over."""
        while True:
            message = self.next(seconds)
            if message["type"] == kind:
                return message

    def close(self) -> None:
        self._open.close()


class Party:
    """A table with its host and the people in its seats."""

    def __init__(self, url: str, made: Json, keys: dict[int, str]) -> None:
        self.url = url
        self.made = made
        self.id = made["table"]["id"]
        self.host = Player(url, self.id, made["host"]["key"], None)
        self.watcher = Player(url, self.id, made["watch"]["key"], None)
        self.players = {seat: Player(url, self.id, key, seat) for seat, key in keys.items()}

    def __enter__(self) -> Party:
        return self

    def __exit__(self, *_: object) -> None:
        for caller in [self.host, self.watcher, *self.players.values()]:
            caller.close()

    def moved_to(self, url: str) -> Party:
        """The same people at the same table, through another door."""
        keys = {seat: player.key or "" for seat, player in self.players.items()}
        return Party(url, self.made, keys)

    def info(self) -> Json:
        found = self.host.get(f"/api/tables/{self.id}")
        assert isinstance(found, dict)
        return found

    def asked(self) -> list[int]:
        """The people who are asked; who is asked in secret knows it by their own view alone."""
        info = self.info()
        seats = [it["seat"] for it in info["seats"] if it["asked"] and it["kind"] == "person"]
        if info["somebody_asked"]:
            for seat, player in self.players.items():
                view = player.fresh()["view"]
                if seat not in seats and view is not None and view["decision"] is not None:
                    seats.append(seat)
        return seats

    def play(self, luck: random.Random, most: int) -> bool:
        """People choose at random, `most` choices at most; True: the game is over."""
        for _ in range(most):
            info = self.info()
            if info["status"] == "over":
                return True
            asked = self.asked()
            if asked:
                self.players[luck.choice(asked)].choose_any(luck)
        return False


def fetch(address: str, **more: Any) -> httpx.Response:
    """One request of somebody who never comes back."""
    return httpx.get(address, timeout=PATIENCE, verify=NO_CERTIFICATES, **more)


def person(name: str | None = None) -> Json:
    return {"kind": "person", "name": name}


def bot(level: str = "random") -> Json:
    return {"kind": "bot", "level": level}


def gather(
    url: str, seats: list[Json], *, game: str = "champions", start: bool = True, **more: Any
) -> Party:
    """A table whose people have come, started unless told otherwise."""
    with_host = Caller(url)
    made = with_host.post("/api/tables", {"game": game, "seats": seats, **more})
    with_host.close()
    keys: dict[int, str] = {}
    if made["seat"] is not None:
        keys[made["seat"]["seat"]] = made["seat"]["key"]
    for invite in made["invites"]:
        guest = Player(url, made["table"]["id"], invite["key"], invite["seat"])
        entered = guest.post(f"{guest.at}/enter", {})
        keys[invite["seat"]] = entered["key"]["key"]
        guest.close()
    party = Party(url, made, keys)
    if start:
        party.host.post(f"/api/tables/{party.id}/start")
    return party
