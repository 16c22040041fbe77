"""What people at a table said: apart from the game, numbered on its own, and not kept for ever."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store

# Of each table; what was said before is forgotten.
MOST_KEPT: Final = 2_000
MOST_TRIES: Final = 20


@dataclass(frozen=True, slots=True)
class Line:
    """One thing that was said; `seat` is None for the host. Without words: they were removed."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "removed": not self.text}


async def add_line(
    store: Store, table: str, at: float, seat: int | None, name: str, text: str
) -> Line:
    """Keep a line under the next number."""
    for _ in range(MOST_TRIES):
        try:
            return await _add(store, table, at, seat, name, text)
        except IntegrityError as error:
            # Somebody at another process spoke in the same moment.
            refused = error
    raise refused


async def _add(store: Store, table: str, at: float, seat: int | None, name: str, text: str) -> Line:
    chat = schema.chat
    async with store.writing() as connection:
        last = await connection.scalar(
            select(func.max(chat.c.number)).where(chat.c.table_id == table)
        )
        line = Line((last or 0) + 1, at, seat, name, text)
        await connection.execute(insert(chat).values(table_id=table, **asdict(line)))
        await connection.execute(
            delete(chat).where(chat.c.table_id == table, chat.c.number <= line.number - MOST_KEPT)
        )
        if store.shared:
            await store.tell_followers(connection, "chat", table, f"{table}:{line.number}")
    return line


async def remove_line(store: Store, table: str, number: int) -> Line | None:
    """Forget what was said in a line. Its number stays, so that whoever has the words already
    learns that they are gone. None: there is no such line."""
    chat = schema.chat
    async with store.writing() as connection:
        changed = await connection.execute(
            update(chat).where(chat.c.table_id == table, chat.c.number == number).values(text="")
        )
        if not changed.rowcount:
            return None
        if store.shared:
            await store.tell_followers(connection, "chat", table, f"{table}:{number}")
    return (await lines_after(store, table, number - 1, 1))[0]


async def lines_before(store: Store, table: str, before: int | None, limit: int) -> list[Line]:
    """The last lines before a number (None: the last of all), in the order they were said."""
    chat = schema.chat
    wanted = select(chat).where(chat.c.table_id == table)
    if before is not None:
        wanted = wanted.where(chat.c.number < before)
    found = await _read(store, wanted.order_by(chat.c.number.desc()).limit(limit))
    return found[::-1]


async def lines_after(store: Store, table: str, number: int, limit: int) -> list[Line]:
    """The first lines after a number."""
    chat = schema.chat
    wanted = select(chat).where(chat.c.table_id == table, chat.c.number > number)
    return await _read(store, wanted.order_by(chat.c.number).limit(limit))


async def _read(store: Store, wanted: Select[Any]) -> list[Line]:
    async with store.reading() as connection:
        found = await connection.execute(wanted)
        return [Line(row.number, row.at, row.seat, row.name, row.text) for row in found]
