"""A person: no account, only a key that keeps their tables together and carries them elsewhere."""

from time import time
from typing import Any, cast

from sqlalchemy import insert, select

from meadhall.hall import schema
from meadhall.hall.hall import Hall
from meadhall.hall.keys import (
    AS_HOST,
    AS_WATCHER,
    PERSON,
    Rights,
    need_key,
    new_id,
    new_key,
    stored,
)
from meadhall.hall.models import KeptTable, TableLine
from meadhall.hall.refusals import Refusal
from meadhall.hall.seats import keep

MOST_LISTED = 200


async def new_person(hall: Hall) -> str:
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


async def kept_tables(hall: Hall, person: str) -> list[KeptTable]:
    tables, kept = schema.tables, schema.kept
    async with hall.store.reading() as connection:
        found = await connection.execute(
            select(kept.c.seat, tables.c.id)
            .join(tables, tables.c.id == kept.c.table_id)
            .where(kept.c.person_id == person)
            .order_by(tables.c.changed_at.desc(), kept.c.seat)
            .limit(MOST_LISTED)
        )
        rows = [(int(row.seat), str(row.id)) for row in found]
    lines = {line.id: line for line in await table_lines(hall, [table for _, table in rows])}
    answer: list[KeptTable] = []
    for seat, table in rows:
        role = "seat" if seat >= 0 else "host" if seat == AS_HOST else "watch"
        asked = False
        if seat >= 0 and lines[table].status == "playing":
            async with hall.at(table) as room:
                asked = room.table is not None and seat in room.table.asked
        answer.append(
            KeptTable(
                table=lines[table],
                seat=seat if seat >= 0 else None,
                role=cast(Any, role),
                asked=asked,
            )
        )
    return answer


async def public_tables(hall: Hall) -> list[TableLine]:
    tables = schema.tables
    async with hall.store.reading() as connection:
        found = await connection.execute(
            select(tables.c.id)
            .where(tables.c.public.is_(True), tables.c.status.in_(("gathering", "playing", "over")))
            .order_by(tables.c.changed_at.desc())
            .limit(MOST_LISTED)
        )
        return await table_lines(hall, [str(it) for it in found.scalars()])


async def table_lines(hall: Hall, ids: list[str]) -> list[TableLine]:
    """Tables for a list, from their rows alone: no replay for a glance."""
    tables, seats = schema.tables, schema.seats
    async with hall.store.reading() as connection:
        found = await connection.execute(select(tables).where(tables.c.id.in_(ids)))
        rows = {str(row.id): row for row in found}
        named = await connection.execute(
            select(seats.c.table_id, seats.c.name)
            .where(seats.c.table_id.in_(ids))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        names: dict[str, list[str]] = {}
        for row in named:
            names.setdefault(str(row.table_id), []).append(str(row.name))
    return [
        TableLine(
            id=it,
            title=rows[it].title,
            game=rows[it].game,
            status=cast(Any, rows[it].status),
            changed_at=rows[it].changed_at,
            seats=names.get(it, []),
        )
        for it in dict.fromkeys(ids)
        if it in rows
    ]
