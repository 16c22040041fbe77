"""What a hall's keeper does with other people's tables: look, close, delete, revoke, count.

Each works on the database while halls are running; they notice with their next sweep.
"""

from dataclasses import dataclass
from time import time

from sqlalchemy import delete, func, select

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.board import ring, ring_for_keys
from meadhall.hall.keeping.keys import AS_HOST, AS_WATCHER, HOST, SEAT, WATCH
from meadhall.hall.keeping.store import Store
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms import seats
from meadhall.hall.rooms.hall import Hall

DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Line:
    """A table in a keeper's list: what is written on its row, nothing of the game."""

    id: str
    game: str
    status: str
    title: str
    made_at: float
    changed_at: float
    entries: int
    people: str


async def list_tables(store: Store, status: str | None = None, most: int = 50) -> list[Line]:
    """The liveliest first."""
    tables, seat = schema.tables.c, schema.seats.c
    wanted = select(schema.tables).order_by(tables.changed_at.desc()).limit(most)
    if status is not None:
        wanted = wanted.where(tables.status == status)
    async with store.reading() as connection:
        rows = list(await connection.execute(wanted))
        named = await connection.execute(
            select(seat.table_id, seat.name)
            .where(seat.table_id.in_([row.id for row in rows]))
            .order_by(seat.table_id, seat.seat)
        )
        names: dict[str, list[str]] = {}
        for row in named:
            names.setdefault(row.table_id, []).append(row.name)
    return [
        Line(
            row.id,
            row.game,
            row.status,
            row.title,
            row.made_at,
            row.changed_at,
            row.sequence,
            ", ".join(names.get(row.id, [])),
        )
        for row in rows
    ]


async def close_table(hall: Hall, table: str) -> None:
    """End a table; everybody there is told, and what happened stays readable."""
    await seats.close(hall, table, why="keeper")
    async with hall.store.writing() as connection:
        await ring(connection)


async def delete_tables(store: Store, tables: list[str]) -> int:
    """Remove tables and all that belongs to them: entries, keys, notices, places in lists."""
    async with store.writing() as connection:
        gone = await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))
        if gone.rowcount:
            await ring(connection)
    return gone.rowcount


async def revoke(store: Store, table: str, kind: str, seat: int | None = None) -> int:
    """Make keys of a table open nothing any more: `host`, `watch`, or `seat` with its number."""
    if kind not in (HOST, WATCH, SEAT):
        raise Refusal("bad_request", f"keys are of a kind: {HOST}, {WATCH}, {SEAT}; not {kind}")
    keys = schema.keys.c
    wanted = delete(schema.keys).where(keys.table_id == table, keys.kind == kind)
    kept = schema.kept.c
    # A personal key opens what is on its person's list: from there it goes, too.
    listed = delete(schema.kept).where(kept.table_id == table)
    if kind == SEAT:
        listed = listed.where(kept.seat >= 0 if seat is None else kept.seat == seat)
    else:
        listed = listed.where(kept.seat == (AS_HOST if kind == HOST else AS_WATCHER))
    if seat is not None:
        wanted = wanted.where(keys.seat == seat)
    if await store.table_row(table) is None:
        raise Refusal("unknown_table", f"there is no table {table}")
    async with store.writing() as connection:
        gone = (await connection.execute(wanted)).rowcount
        gone += (await connection.execute(listed)).rowcount
        await ring_for_keys(connection)
    return gone


async def statistics(store: Store) -> dict[str, int]:
    """How much there is, and how much of it is new."""
    tables = schema.tables.c
    now = time()
    async with store.reading() as connection:
        by_status = await connection.execute(
            select(tables.status, func.count()).group_by(tables.status)
        )
        found = {f"tables {status}": int(count) for status, count in by_status}
        for name, since in (("day", now - DAY), ("week", now - 7 * DAY)):
            found[f"tables used in the last {name}"] = int(
                await connection.scalar(
                    select(func.count()).select_from(schema.tables).where(tables.changed_at > since)
                )
                or 0
            )
        for name in ("entries", "people", "keys", "notices"):
            count = select(func.count()).select_from(schema.metadata.tables[name])
            found[name] = int(await connection.scalar(count) or 0)
    return found
