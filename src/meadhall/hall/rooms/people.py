"""A person: no account, only a key that keeps their tables together and carries them elsewhere."""

import json
import logging
from collections.abc import Sequence
from time import time
from typing import Any, Final, cast

from sqlalchemy import delete, insert, select, update

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.board import ring_for_keys
from meadhall.hall.keeping.keys import (
    AS_HOST,
    AS_WATCHER,
    PERSON,
    Rights,
    need_key,
    new_id,
    new_key,
    stored,
)
from meadhall.hall.protocol.models import KeptTable, SeatLine, TableLine
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import quotas
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.seats import keep
from meadhall.hall.tables.listing import Summary, status_of, summary_of
from meadhall.hall.tables.status import GATHERING, OVER, PLAYING

log = logging.getLogger("meadhall.hall.rooms.people")

MOST_LISTED: Final = 200
_TABLES: Final = schema.tables.c
# The columns a list is made of.
LISTED: Final = (
    _TABLES.id,
    _TABLES.title,
    _TABLES.game,
    _TABLES.status,
    _TABLES.changed_at,
    _TABLES.rules_version,
    _TABLES.record_format,
    _TABLES.summary,
    _TABLES.asked,
)


async def new_person(hall: Hall, address: str) -> str:
    quotas.need_person(hall, address)
    person, key = new_id(), new_key()
    async with hall.store.writing() as connection:
        await connection.execute(insert(schema.people).values(id=person, made_at=time()))
        await connection.execute(stored(key, PERSON, person=person))
    return key


async def person_of(hall: Hall, key: str | None) -> str:
    found = await need_key(hall.store, key)
    if found.person is None:
        raise Refusal("unknown_key", "this is not the key of a person")
    return found.person


async def change_key(hall: Hall, person: str) -> str:
    """A new personal key; whoever has the old one has nothing."""
    key = new_key()
    async with hall.store.writing() as connection:
        await connection.execute(delete(schema.keys).where(schema.keys.c.person_id == person))
        await connection.execute(stored(key, PERSON, person=person))
        await ring_for_keys(connection)
    return key


async def forget_person(hall: Hall, person: str) -> None:
    """Everything the hall keeps about a person: their key, their list, their notices, their words.

    Keys of the seats on their list go too: nobody comes back through them. What they did at tables
    belongs to everybody there and stays, under the name they chose for that table; what they said
    there does not.
    """
    keys, kept, notices = schema.keys.c, schema.kept.c, schema.notices.c
    said, seats = schema.chat.c, schema.seats.c
    async with hall.store.writing() as connection:
        found = await connection.execute(
            select(kept.table_id, kept.seat).where(kept.person_id == person, kept.seat >= 0)
        )
        for row in list(found):
            await connection.execute(
                delete(schema.notices).where(
                    notices.table_id == row.table_id, notices.seat == row.seat
                )
            )
            await connection.execute(
                delete(schema.keys).where(keys.table_id == row.table_id, keys.seat == row.seat)
            )
            # Under their name: somebody else may have had the seat before them.
            name = await connection.scalar(
                select(seats.name).where(seats.table_id == row.table_id, seats.seat == row.seat)
            )
            await connection.execute(
                update(schema.chat)
                .where(said.table_id == row.table_id, said.seat == row.seat, said.name == name)
                .values(text="")
            )
        await connection.execute(delete(schema.kept).where(kept.person_id == person))
        await connection.execute(delete(schema.keys).where(keys.person_id == person))
        await connection.execute(delete(schema.people).where(schema.people.c.id == person))
        await ring_for_keys(connection)


async def keep_table(hall: Hall, person: str, table: str, rights: Rights) -> None:
    """Put what a key opens on the person's own list."""
    seats = sorted(rights.seats)
    if rights.host:
        seats.append(AS_HOST)
    if rights.watch or not seats:
        seats.append(AS_WATCHER)
    async with hall.store.writing() as connection:
        for seat in seats:
            await connection.execute(keep(hall.store, person, table, seat))
        if hall.store.shared:
            await hall.store.tell_followers(connection, "kept", table, table)
    hall.change(table)


async def kept_tables(hall: Hall, person: str) -> list[KeptTable]:
    """A person's tables, from their rows alone: no game is loaded for a glance."""
    tables, kept = schema.tables, schema.kept
    async with hall.store.reading() as connection:
        found = await connection.execute(
            select(kept.c.seat.label("kept_seat"), *LISTED)
            .join(tables, tables.c.id == kept.c.table_id)
            .where(kept.c.person_id == person)
            .order_by(tables.c.changed_at.desc(), kept.c.seat)
            .limit(MOST_LISTED)
        )
        rows: list[Any] = list(found)
    lines = await table_lines(hall, rows)
    return [kept_table(row, lines[row.id]) for row in rows]


def kept_table(row: Any, line: TableLine) -> KeptTable:
    """`row` has the columns of `LISTED` and, as `kept_seat`, what the person is there."""
    seat = int(row.kept_seat)
    asked = {} if row.asked is None or line.status != PLAYING else json.loads(row.asked)
    return KeptTable(
        table=line,
        seat=seat if seat >= 0 else None,
        role="seat" if seat >= 0 else "host" if seat == AS_HOST else "watch",
        asked=str(seat) in asked,
        asked_at=asked.get(str(seat)),
    )


async def public_tables(hall: Hall) -> list[TableLine]:
    tables = schema.tables
    async with hall.store.reading() as connection:
        found = await connection.execute(
            select(*LISTED)
            .where(tables.c.public.is_(True), tables.c.status.in_((GATHERING, PLAYING, OVER)))
            .order_by(tables.c.changed_at.desc())
            .limit(MOST_LISTED)
        )
        rows: list[Any] = list(found)
    lines = list((await table_lines(hall, rows)).values())
    # By what can be seen: a hidden choice moves no table up.
    return sorted(lines, key=lambda line: line.changed_at, reverse=True)


async def table_lines(hall: Hall, rows: Sequence[Any]) -> dict[str, TableLine]:
    """Tables for a list, by id. Those of an earlier version's hall are opened once to be listed."""
    playable: dict[tuple[object, ...], str] = {}
    lines: dict[str, TableLine] = {}
    for row in rows:
        if row.id in lines:
            continue
        kind = (row.game, row.status, row.rules_version, row.record_format)
        if kind not in playable:
            playable[kind] = status_of(*kind)
        summary = await _summary(hall, row, playable[kind])
        lines[row.id] = line_of(row, playable[kind], summary)
    return lines


async def _summary(hall: Hall, row: Any, status: str) -> Summary:
    if row.summary is not None:
        return Summary.read(row.summary)
    if status == PLAYING:
        try:
            async with hall.at(row.id) as room:
                assert room.table is not None
                return summary_of(room.table)
        except Refusal as refusal:
            # It cannot be read: it is listed by what its rows say.
            log.info("a table was not opened", extra={"table": row.id, "code": refusal.code})
    seats = await hall.store.seat_rows(row.id)
    named = [(str(it["name"]), str(it["kind"]), str(it["level"]), True) for it in seats]
    return Summary(named, changed_at=row.changed_at)


def line_of(row: Any, status: str, summary: Summary) -> TableLine:
    going = status == PLAYING
    return TableLine(
        id=row.id,
        title=row.title,
        game=row.game,
        status=cast(Any, status),
        changed_at=summary.changed_at,
        seats=[
            SeatLine(
                name=name,
                kind="bot" if kind == "bot" else "person",
                level=level or None,
                taken=taken,
                asked=going and seat in summary.asked,
            )
            for seat, (name, kind, level, taken) in enumerate(summary.seats)
        ],
        somebody_asked=going and summary.somebody,
        stage=summary.stage,
        scores=summary.scores,
        winners=summary.winners,
    )
