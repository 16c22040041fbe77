"""What waits to be sent to one reader: at once where nothing stands before it, always in order."""

from __future__ import annotations

import asyncio
import random

import pytest
from tests.hall.live import Live
from tests.hall.people import gather, person

from meadhall.hall.doors.wires import FairSocket
from meadhall.hall.rooms.listeners import Mail


def test_letters_go_at_once_only_while_the_reader_waits() -> None:
    async def send() -> tuple[list[str], list[str | None]]:
        mail, sent, read = Mail(), list[str](), list[str | None]()
        may_go = asyncio.Event()

        def at_once(letter: str) -> bool:
            if letter == "too much":
                return False
            sent.append(letter)
            return True

        async def reader() -> None:
            while (letter := await mail.get()) is not None:
                read.append(letter)
                await may_go.wait()  # the other side is slow
            read.append(None)

        mail.at_once = at_once
        mail.put("before anybody reads")
        reading = asyncio.create_task(reader())
        await asyncio.sleep(0.01)
        mail.put("behind the first")  # which is still on its way
        may_go.set()
        await asyncio.sleep(0.01)
        mail.put("nothing before it")
        mail.put("too much")
        mail.put("behind that")
        await asyncio.sleep(0.01)
        mail.put(None)
        await asyncio.wait_for(reading, 10)
        return sent, read

    sent, read = asyncio.run(send())
    assert sent == ["nothing before it"]
    assert read == ["before anybody reads", "behind the first", "too much", "behind that", None]


def test_events_take_the_short_way(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[bool] = []
    say = FairSocket.say

    def noted(wire: FairSocket, text: str) -> bool:
        said.append(say(wire, text))
        return said[-1]

    monkeypatch.setattr(FairSocket, "say", noted)
    with gather(live.url, [person(), person()]) as party:
        wires = [player.socket() for player in party.players.values()]
        party.players[party.asked()[0]].choose_any(random.Random(1))
        for wire in wires:
            assert wire.next_of("event")["event"]["kind"] == "choice"
    assert any(said)
