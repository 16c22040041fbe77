"""Bells: whoever has the hall's lists open hears when something on them changes.

A change only makes a table dirty. A moment later the rows of all dirty tables are read together,
and everybody is told of the lines of theirs that are different now: the same way for entries of
this process and of others, and no game is loaded for it.
"""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import select

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.following import EVERYTHING
from meadhall.hall.keeping.store import TROUBLE
from meadhall.hall.protocol.models import KeptTable, TableLine
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.listeners import Listener
from meadhall.hall.rooms.people import (
    LISTED,
    kept_table,
    kept_tables,
    public_tables,
    table_lines,
)
from meadhall.hall.tables.status import GATHERING, OVER, PLAYING

# Changes are gathered for this long: a table of quick bots rings no faster.
GATHERED_SECONDS: Final = 0.2
MOST_AT_ONCE: Final = 200
ON_THEIR_WAY_SECONDS: Final = 1.0


@dataclass(eq=False, slots=True)
class Bell(Listener):
    """An open list: a person's own tables, the public ones, or both."""

    person: str | None = None
    public: bool = False
    # What it was told last of each line, so that it hears only of what is different.
    sent: dict[tuple[str, int | None, str], str] = field(default_factory=dict)

    def ring_for(self, kept: KeptTable) -> None:
        shown = kept.model_dump_json()
        text = f'{{"type": "kept", "kept": {shown}}}'
        self._ring((kept.table.id, kept.seat, kept.role), shown, text)

    def ring_public(self, table: str, shown: str, text: str) -> None:
        self._ring((table, None, "public"), shown, text)

    def _ring(self, place: tuple[str, int | None, str], shown: str, text: str) -> None:
        if self.sent.get(place) != shown:
            self.sent[place] = shown
            self.put(text)


class Bells:
    """All bells of this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._all: set[Bell] = set()
        self._dirty: set[str] = set()
        self._ringing = False
        hall.changed.append(self._change)
        hall.forgotten.append(self._start_anew)
        hall.listening.append(lambda: [("", bell) for bell in self._all])

    def __len__(self) -> int:
        return len(self._all)

    async def hang(self, bell: Bell) -> tuple[list[KeptTable], list[TableLine]]:
        """From now on it rings; gives its lists as they are."""
        self._all.add(bell)
        self.hall.also_follow.add(EVERYTHING)
        try:
            newly = await self.hall.following.follow(EVERYTHING)
            mine = [] if bell.person is None else await kept_tables(self.hall, bell.person)
            public = await public_tables(self.hall) if bell.public else []
        except BaseException:
            self.take_down(bell)
            raise
        if newly:
            names = {it.table.id for it in mine} | {it.id for it in public}
            self.hall.spawn(self._look_again(names), "bells")
        return mine, public

    async def _look_again(self, names: set[str]) -> None:
        """Entries that were being committed while we began to follow were not told to us."""
        await asyncio.sleep(ON_THEIR_WAY_SECONDS)
        for name in names:
            self._change(name)

    def take_down(self, bell: Bell) -> None:
        self._all.discard(bell)
        if not self._all:
            self.hall.also_follow.discard(EVERYTHING)

    def _start_anew(self) -> None:
        """Something may have been missed: whoever comes back gets the lists as they are."""
        for bell in list(self._all):
            bell.send_away("behind")

    def _change(self, table: str) -> None:
        if not self._all:
            return
        self._dirty.add(table)
        if not self._ringing:
            self._ringing = True
            self.hall.spawn(self._ring(), "bells")

    async def _ring(self) -> None:
        try:
            while self._dirty:
                await asyncio.sleep(GATHERED_SECONDS)
                tables = sorted(self._dirty)[:MOST_AT_ONCE]
                self._dirty.difference_update(tables)
                try:
                    await self._tell(tables)
                except TROUBLE:
                    self._start_anew()
        finally:
            self._ringing = False

    async def _tell(self, changed: list[str]) -> None:
        tables, kept = schema.tables, schema.kept
        people: dict[str, list[Bell]] = {}
        for bell in self._all:
            if bell.person is not None:
                people.setdefault(bell.person, []).append(bell)
        async with self.hall.store.reading() as connection:
            found = await connection.execute(
                select(kept.c.seat.label("kept_seat"), kept.c.person_id, *LISTED)
                .join(tables, tables.c.id == kept.c.table_id)
                .where(kept.c.table_id.in_(changed))
            )
            mine: list[Any] = [row for row in found if row.person_id in people]
            found_open = await connection.execute(
                select(*LISTED).where(
                    tables.c.id.in_(changed),
                    tables.c.public.is_(True),
                    tables.c.status.in_((GATHERING, PLAYING, OVER)),
                )
            )
            public: list[Any] = list(found_open)
        lines = await table_lines(self.hall, [*mine, *public])
        for row in mine:
            for bell in people[row.person_id]:
                bell.ring_for(kept_table(row, lines[row.id]))
        open_lists = [it for it in self._all if it.public]
        for row in public if open_lists else ():
            line = lines[row.id]
            # The same for all of them, however many have the list open.
            shown, text = _shown(line), f'{{"type": "listed", "line": {line.model_dump_json()}}}'
            for bell in open_lists:
                bell.ring_public(line.id, shown, text)
            await asyncio.sleep(0)  # and others go on after each


def _shown(line: TableLine) -> str:
    """Turns come and go at a public table: in the list only who sits there counts."""
    seats = [(seat.name, seat.kind, seat.taken) for seat in line.seats]
    return json.dumps([line.title, line.status, seats, line.winners])
