"""Opening a table: from its latest snapshot and what happened since, or from its entries alone.

The entries are the truth. A snapshot that does not fit is ignored, and where this version does not
have the rules of a game, what was kept of it is shown and nothing is played.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, cast

from sqlalchemy import Connection, Executable, select, update

import meadhall
from meadhall.core.errors import MeadhallError
from meadhall.core.record.match import Match
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.snapshots import Snapshot, find_snapshot
from meadhall.hall.keeping.store import Store, entry_of
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.entries import Entry, Step
from meadhall.hall.tables.rules import can_play
from meadhall.hall.tables.saved import DoesNotFit, read_saved, strand
from meadhall.hall.tables.table import Table

log = logging.getLogger("meadhall.hall.rooms.loading")

# Entries of a long table that are played again before other tables get their turn.
AT_ONCE: int = 20
# Longer histories are read in a thread: the other tables go on meanwhile.
SHORT: int = 200
# Entries of a long table that are read from the database at once.
STRETCH: Final = 500
# What a snapshot of another version, or a damaged one, may bring about.
ODD = (
    DoesNotFit,
    MeadhallError,
    LookupError,
    TypeError,
    ValueError,
    AttributeError,
    AssertionError,
)


async def load(store: Store, table_id: str) -> Table:
    """The table as it is now."""
    row, seats, snapshot, entries = await store.read_together(lambda it: _parts(it, table_id))
    if row is None:
        raise Refusal("unknown_table", "there is no such table")
    if row["game"] not in meadhall.GAMES:
        raise Refusal("unknown_game", f"this hall does not have the game {row['game']} any more")
    version, form = cast(int | None, row["rules_version"]), cast(int | None, row["record_format"])
    if can_play(str(row["game"]), version, form):
        try:
            table = _resumed(row, seats, snapshot)
            if snapshot is not None and not table.sequence:
                entries = await store.entries_after(table_id, 0)
            await read_on(store, table, entries)
            return table
        except Refusal as refusal:
            if refusal.code != "wrong_rules":
                raise
            log.warning("a table does not replay", extra={"table": table_id})
    table = Table(row, seats)
    views = None if snapshot is None else snapshot.views
    content = None if snapshot is None else snapshot.content
    last = await store.entries(
        select(schema.entries)
        .where(schema.entries.c.table_id == table_id, schema.entries.c.kind != "chat")
        .order_by(schema.entries.c.sequence.desc())
        .limit(1)
    )
    strand(table, row, content, views, last[0] if last else None)
    return table


Parts = tuple[dict[str, object] | None, list[dict[str, object]], Snapshot | None, list[Entry]]


def _parts(connection: Connection, table_id: str) -> Parts:
    """The rows of a table, its snapshot, and what happened since."""
    tables, seats, entries = schema.tables, schema.seats, schema.entries
    row = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().first()
    if row is None:
        return None, [], None, []
    named = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    snapshot = find_snapshot(connection, table_id)
    since = 0 if snapshot is None else snapshot.sequence
    wanted = (
        select(entries)
        .where(entries.c.table_id == table_id, entries.c.sequence > since)
        .order_by(entries.c.sequence)
    )
    return (
        dict(row),
        [dict(seat) for seat in connection.execute(named).mappings()],
        snapshot,
        [entry_of(it) for it in connection.execute(wanted)],
    )


def _resumed(
    row: dict[str, object], seats: list[dict[str, object]], snapshot: Snapshot | None
) -> Table:
    table = Table(row, seats)
    if snapshot is None:
        return table
    try:
        read_saved(table, snapshot.content)
        table.views_at = snapshot.views_sequence
        return table
    except ODD as error:
        extra = {"table": table.id, "error": type(error).__name__}
        log.info("a snapshot does not fit; the entries are read instead", extra=extra)
        return Table(row, seats)


async def read_on(store: Store, table: Table, entries: Sequence[Entry]) -> None:
    """Fold in what happened since."""
    for number, entry in enumerate(entries, start=1):
        if entry.kind == "rewind":
            # It leads to a position of the past, which a snapshot does without.
            await recall(store, table)
        table.read(entry)
        if not number % AT_ONCE:
            await asyncio.sleep(0)


async def recall(store: Store, table: Table) -> Match:
    """The match with its whole history, for what goes back in time."""
    match = table.game_on
    if match.forgetful:
        lines = await stored_lines(store, table.id, table.sequence)
        if len(lines) < SHORT:
            match.recall(lines)
        else:
            await asyncio.to_thread(match.recall, lines)
    return match


async def steps_between(store: Store, table_id: str, after: int, last: int) -> list[Step]:
    """What everybody heard of the entries after `after`, up to `last`, as it was stored.

    Fewer where some of it was not.
    """
    entries = schema.entries
    found = await store.entries(
        select(entries)
        .where(
            entries.c.table_id == table_id,
            entries.c.sequence > after,
            entries.c.sequence <= last,
        )
        .order_by(entries.c.sequence)
    )
    return [Step.recalled(entry) for entry in found if entry.heard is not None]


def listed(table: Table) -> Executable:
    """The statement that tells lists of a table which they do not know yet."""
    tables, marks = schema.tables, table.marks()
    return (
        update(tables)
        .where(tables.c.id == table.id, tables.c.sequence == table.sequence)
        .values(summary=marks.summary, asked=marks.asked)
    )


async def stored_lines(store: Store, table_id: str, sequence: int) -> list[str]:
    """The record up to this entry, line by line, without the closing one."""
    entries = schema.entries
    lines: list[str] = []
    # Some at a time: a long record is a tenth of a second's work, in which others get their turn.
    for after in range(0, sequence, STRETCH):
        found = await store.entries(
            select(entries)
            .where(
                entries.c.table_id == table_id,
                entries.c.sequence > after,
                entries.c.sequence <= min(after + STRETCH, sequence),
                entries.c.kind.in_(("started", "choice", "undo", "rewind")),
            )
            .order_by(entries.c.sequence)
        )
        for entry in found:
            lines.extend(cast(list[str], entry.content.get("opening", [])))
            lines.extend(cast(list[str], entry.content.get("lines", [])))
    return lines
