"""Clocks that ran out: noted, and where the host wants it a bot takes the seat at once."""

from time import time

from sqlalchemy import update

from meadhall.hall.keeping import schema
from meadhall.hall.rooms.creating import check_level
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.rooms.summary import time_left
from meadhall.hall.tables.table import PLAYING, Table


async def let_flags_fall(hall: Hall, room: Room, table: Table) -> None:
    """Whoever has no time left is out of time from here on. Only inside the room's lock."""
    clocks = table.clocks
    if clocks is None or table.status != PLAYING:
        return
    for seat in table.openly_asked:
        if table.seats[seat].kind != "person" or clocks.out[seat]:
            continue
        left = await time_left(hall, table, seat)
        if left is None or left > 0:
            continue
        await hall.append(room, "time_up", seat, {})
        if clocks.rule.when_out == "bot":
            level = check_level(clocks.rule.level, table.game)
            await hall.append(room, "bot_sat", seat, {"level": level, "why": "time"})


async def note_due(hall: Hall, table: Table) -> None:
    """Downtime may have moved the moment at which the next flag falls: write it down anew.

    Only while nothing newer was written: a process that is behind must not have the last word.
    """
    now = time()
    lefts = [
        left
        for seat in table.openly_asked
        if table.seats[seat].kind == "person"
        and table.clocks is not None
        and not table.clocks.out[seat]
        and (left := await time_left(hall, table, seat)) is not None
    ]
    if not lefts:
        return
    async with hall.store.writing() as connection:
        await connection.execute(
            update(schema.tables)
            .where(schema.tables.c.id == table.id, schema.tables.c.sequence == table.sequence)
            .values(clock_due=now + max(0.0, min(lefts)))
        )
