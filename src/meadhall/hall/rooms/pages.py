"""Events in pages: any part of one's own stream, however long the game.

What everybody heard is stored with each entry. Entries of halls that did not store it yet are told
again once, where the rules still allow it, and kept from then on.
"""

import asyncio
from collections.abc import Sequence
from typing import Final, cast

from sqlalchemy import bindparam, select, update

from meadhall.hall.keeping import schema
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.rooms.loading import steps_between
from meadhall.hall.tables.entries import Audience, Entry, Step
from meadhall.hall.tables.table import Table
from meadhall.hall.tables.telling import event_for

MOST_EVENTS: Final = 500
# Entries read at once while a page is being filled: some of them others heard of, and not we.
STRETCH: Final = 250


async def events_after(
    hall: Hall, table: Table, audience: Audience, number: int, limit: int, language: str | None
) -> list[dict[str, object]]:
    """The first events after `number`, at most `limit` of them."""
    steps = table.since(audience, number)
    if steps is None:
        steps = []
        if number < table.counts[audience]:
            start = await _sequence_of(hall, table, audience, number)
            while len(steps) < limit and start < table.sequence:
                stretch = await steps_of(hall, table, start, start + STRETCH)
                steps += [it for it in stretch if it.numbers.get(audience, 0) > number]
                start += STRETCH
    return [event_for(table, step, audience, language) for step in steps[:limit]]


async def events_before(
    hall: Hall, table: Table, audience: Audience, number: int, limit: int, language: str | None
) -> list[dict[str, object]]:
    """The last events before `number`, at most `limit` of them, as one may look them up."""
    end = table.sequence
    if number <= table.counts[audience]:
        end = await _sequence_of(hall, table, audience, number - 1)
    steps: list[Step] = []
    while len(steps) < limit and end > 0:
        stretch = await steps_of(hall, table, max(0, end - STRETCH), end)
        steps = [it for it in stretch if 0 < it.numbers.get(audience, 0) < number] + steps
        end -= STRETCH
    return [event_for(table, step, audience, language, again=True) for step in steps[-limit:]]


async def steps_of(hall: Hall, table: Table, after: int, last: int) -> list[Step]:
    """What everybody heard of the entries after `after`, up to `last`."""
    last = min(last, table.sequence)
    first = table.sequence - len(table.steps)
    if after >= first:
        return list(table.steps)[after - first : last - first]
    if not await _all_kept(hall, table.id, after, last):
        await tell_again(hall, table)
    return await steps_between(hall.store, table.id, after, last)


async def _sequence_of(hall: Hall, table: Table, audience: Audience, number: int) -> int:
    """The entry this audience heard as its event `number`: counts only grow, so halve and halve."""
    at = table.audiences.index(audience)
    low, high = 0, table.sequence
    if number <= 0:
        return 0
    if not await _all_kept(hall, table.id, 0, high):
        await tell_again(hall, table)
    while low < high:
        middle = (low + high) // 2
        count = await _count_at(hall, table.id, at, middle)
        if count < number:
            low = middle + 1
        else:
            high = middle
    return low


async def _count_at(hall: Hall, table_id: str, at: int, sequence: int) -> int:
    """How many events this audience had heard after the entry, or the last one that tells."""
    entries = schema.entries
    found = await hall.store.entries(
        select(entries)
        .where(
            entries.c.table_id == table_id,
            entries.c.sequence <= sequence,
            entries.c.heard.is_not(None),
        )
        .order_by(entries.c.sequence.desc())
        .limit(1)
    )
    return found[0].counts[at] if found else 0


async def _all_kept(hall: Hall, table_id: str, after: int, last: int) -> bool:
    entries = schema.entries
    async with hall.store.reading() as connection:
        missing = await connection.scalar(
            select(entries.c.sequence)
            .where(
                entries.c.table_id == table_id,
                entries.c.sequence > after,
                entries.c.sequence <= last,
                entries.c.heard.is_(None),
                entries.c.kind != "chat",
            )
            .limit(1)
        )
    return missing is None


async def tell_again(hall: Hall, table: Table) -> None:
    """Work out what everybody heard of entries that do not say so, and keep it."""
    if table.stored is not None:
        return
    row = await hall.store.table_row(table.id)
    assert row is not None
    again = Table(row, await hall.store.seat_rows(table.id))
    entries = await hall.store.entries_after(table.id, 0)
    try:
        rows = await asyncio.to_thread(_heard, again, entries)
    except Refusal:
        return
    if rows:
        async with hall.store.writing() as connection:
            await connection.execute(_keep, rows)


def _heard(again: Table, entries: Sequence[Entry]) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for entry in entries:
        step = again.read(entry)
        if entry.heard is None and entry.kind != "chat":
            heard = cast(str, again.marks(step).heard)
            rows.append({"b_table": entry.table, "b_sequence": entry.sequence, "heard": heard})
    return rows


_keep = (
    update(schema.entries)
    .where(
        schema.entries.c.table_id == bindparam("b_table"),
        schema.entries.c.sequence == bindparam("b_sequence"),
    )
    .values(heard=bindparam("heard"))
)
