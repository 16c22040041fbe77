"""How a client keeps up with a table, whatever the network does to its frames.

Three rules: an event with the next number counts, an older one is a repetition, a later one means
that something is missing, and what is missing is asked for by number.
"""

from __future__ import annotations

from typing import Any

from tests.hall.people import Player


class Follower:
    def __init__(self, player: Player) -> None:
        self.player = player
        found = player.get(f"{player.at}/events?since=0")
        self.stream: str = found["stream"]
        self.fresh: dict[str, Any] = found["fresh"]
        # The numbers of all events that counted, to be checked for gaps.
        self.counted: list[int] = [self.number]

    @property
    def number(self) -> int:
        number = self.fresh["number"]
        assert isinstance(number, int)
        return number

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] != "event":
            return
        number = message["event"]["number"]
        if number <= self.number:
            return
        if number == self.number + 1 and message["fresh"] is not None:
            self.counted.append(number)
            self.fresh = message["fresh"]
        else:
            self.catch_up()

    def catch_up(self) -> None:
        query = f"since={self.number}&stream={self.stream}"
        found = self.player.get(f"{self.player.at}/events?{query}")
        if found["events"] is not None:
            self.counted.extend(event["number"] for event in found["events"])
        self.fresh = found["fresh"]
