"""A table with a long history is read a few entries at a time: other tables go on meanwhile."""

from __future__ import annotations

import asyncio
import random

import pytest
from sqlalchemy import delete
from tests.hall.live import Live, reaches
from tests.hall.people import gather, person

from meadhall.hall.keeping import schema
from meadhall.hall.rooms.loading import AT_ONCE
from meadhall.hall.tables.entries import Entry, Step
from meadhall.hall.tables.patience import MOST
from meadhall.hall.tables.table import Table


def test_others_get_their_turn_while_a_table_is_read(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    with gather(live.url, [person(), person()]) as party:
        live.skip(party.id, reaches(5 * AT_ONCE), random.Random(1))
        turns: list[str] = []
        read = Table.read

        def noted(self: Table, entry: Entry) -> Step:
            if self.id == party.id:
                turns.append("read")
            return read(self, entry)

        monkeypatch.setattr(Table, "read", noted)

        async def others(stop: asyncio.Event) -> None:
            while not stop.is_set():
                if turns and turns[-1] == "read":
                    turns.append("other")
                await asyncio.sleep(0)

        async def come() -> None:
            stop = asyncio.Event()
            bystander = asyncio.create_task(others(stop))
            async with live.hall.at(party.id):
                pass
            stop.set()
            await bystander

        async def without_snapshots() -> None:
            async with live.hall.store.writing() as connection:
                await connection.execute(delete(schema.snapshots))

        live.forget(party.id)
        live.run(without_snapshots)
        live.run(come)
        assert turns.count("read") > 5 * AT_ONCE
        assert turns.count("other") >= 5


def test_what_is_no_move_has_an_end(live: Live) -> None:
    """Names, words, mutes and titles can be changed back and forth as long as somebody likes, and
    whoever opens the table anew reads all of it."""
    with gather(live.url, [person("Ana"), person("Bo")], start=False) as party:
        ana, bo = party.players[0], party.players[1]
        for number in range(MOST - 1):  # to enter was one
            ana.post(f"{ana.at}/enter", {"word": str(number)})
        for body in ({"word": "more"}, {"name": "Anna"}):
            assert ana.refused("POST", f"{ana.at}/enter", body)["code"] == "over_quota"
        for number in range(MOST):
            party.host.post(f"{party.host.at}/title", {"title": str(number)})
        error = party.host.refused("POST", f"{party.host.at}/title", {"title": "one more"})
        assert error["code"] == "over_quota"
        # It is counted by what is stored, so that no restart helps.
        live.forget(party.id)
        assert ana.refused("POST", f"{ana.at}/enter", {"word": "x"})["code"] == "over_quota"
        # Others go on, and so does the game.
        bo.post(f"{bo.at}/enter", {"word": "well"})
        party.host.post(f"{party.host.at}/start")
        assert party.info()["status"] == "playing"
        live.skip(party.id, reaches(20), random.Random(3))
        live.forget(party.id)
        party.host.post(f"{party.host.at}/close")
