"""Who is still let in: a socket stays open only as long as its key would open it anew.

Keys are looked at when a socket says hello. When some were changed or revoked since, through
whichever process, the open ones are looked at again, all together.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, select

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store
from meadhall.hall.rooms.hall import Hall

REVOKED: Final = "revoked"
AT_ONCE: Final = 500


async def send_away_the_revoked(hall: Hall) -> int:
    """Close what was opened with a key that opens it no more; gives how many."""
    there = [it for listening in hall.listening for it in listening() if it[1].key is not None]
    hashes = sorted({listener.key for _, listener in there if listener.key is not None})
    keys, kept, tables = schema.keys, schema.kept, schema.tables
    rows = {row.hash: row for row in await _all(hall.store, select(keys), keys.c.hash, hashes)}
    people = sorted({row.person_id for row in rows.values() if row.person_id is not None})
    seats = {
        (row.person_id, row.table_id, row.seat)
        for row in await _all(hall.store, select(kept), kept.c.person_id, people)
    }
    names = sorted({table for table, _ in there if table})
    marked = select(tables.c.id, tables.c.public)
    public = {row.id for row in await _all(hall.store, marked, tables.c.id, names) if row.public}
    lists = {(person, table) for person, table, _ in seats}
    away = 0
    for table, listener in there:
        row = rows.get(str(listener.key))
        if row is not None and (row.person_id is None or not table):
            continue  # the key of this very place
        if row is not None and listener.audience is not None:
            stays = (row.person_id, table, listener.audience) in seats
        else:
            stays = row is not None and (table in public or (row.person_id, table) in lists)
        if not stays:
            listener.send_away(REVOKED)
            away += 1
    return away


async def _all(
    store: Store, rows: Select[Any], column: ColumnElement[Any], wanted: Sequence[str]
) -> list[Any]:
    found: list[Any] = []
    for part in _parts(wanted):
        async with store.reading() as connection:
            found += list(await connection.execute(rows.where(column.in_(part))))
    return found


def _parts(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for begin in range(0, len(names), AT_ONCE):
        yield names[begin : begin + AT_ONCE]
