"""Sockets of people who want to read: everything they get is told in a language."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from tests.hall.people import Player, Socket
from websockets.sync.client import connect


class Reader(Socket):
    """A player's socket with a language."""

    def __init__(self, player: Player, language: str, **hello: Any) -> None:
        address = player.url.replace("http://", "ws://") + f"{player.at}/live"
        self.player = player
        self._open = ExitStack()
        self.wire = self._open.enter_context(connect(address, max_size=None, open_timeout=20))
        self.send({"type": "hello", "key": player.key, "language": language, **hello})
        self.welcome = self.next()

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a request and wait for what answers it, not for events on the way."""
        self.wire.send(json.dumps({**message, "request": "r"}))
        while True:
            heard = self.next()
            if heard.get("request") == "r":
                return heard
