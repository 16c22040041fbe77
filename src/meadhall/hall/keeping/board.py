"""The hall's own board: a message of the day, maintenance, and a bell for running processes.

A keeper writes from another process; running halls read it with every sweep.
"""

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store

MESSAGE: Final = "message"
MAINTENANCE: Final = "maintenance"
KEYS: Final = "keys"
NAMES: Final = (MESSAGE, MAINTENANCE, KEYS, schema.RESTORED)


@dataclass(frozen=True, slots=True)
class Board:
    """What is written there. `bell` changes whenever tables were changed behind halls' backs."""

    message: str = ""
    # Empty: open as ever. Otherwise why no new game begins.
    maintenance: str = ""
    bell: str = ""
    # Changes whenever keys were revoked.
    keys: str = ""


async def read_board(store: Store) -> Board:
    remembered = schema.remembered.c
    async with store.reading() as connection:
        found = await connection.execute(
            select(remembered.name, remembered.value).where(remembered.name.in_(NAMES))
        )
        values: dict[str, str] = {str(row.name): str(row.value) for row in found}
    return Board(
        values.get(MESSAGE, ""),
        values.get(MAINTENANCE, ""),
        values.get(schema.RESTORED, ""),
        values.get(KEYS, ""),
    )


async def write(store: Store, name: str, text: str) -> None:
    """Write something up; an empty text takes it down."""
    async with store.writing() as connection:
        await _put(connection, name, text)


async def ring(connection: AsyncConnection) -> None:
    """Running halls compare what they have in memory with what is stored."""
    await _put(connection, schema.RESTORED, secrets.token_hex(8))


async def ring_for_keys(connection: AsyncConnection) -> None:
    """Running halls look again whose sockets may stay open."""
    await _put(connection, KEYS, secrets.token_hex(8))


async def _put(connection: AsyncConnection, name: str, text: str) -> None:
    await connection.execute(delete(schema.remembered).where(schema.remembered.c.name == name))
    if text:
        await connection.execute(insert(schema.remembered).values(name=name, value=text))
