"""Taking snapshots: now and then while a game is played, and when a table has come to rest.

Nobody waits for one. While people play, a snapshot holds only what is needed to go on; once a table
rests, or is over, what everybody sees is kept as well.
"""

from typing import TYPE_CHECKING, Final

from meadhall.hall.keeping.snapshots import kept_snapshot, packed
from meadhall.hall.keeping.store import Store
from meadhall.hall.tables.saved import saved, saved_views
from meadhall.hall.tables.table import CLOSED, OVER, Table

if TYPE_CHECKING:
    from meadhall.hall.rooms.hall import Room

# Opening a table replays fewer entries than this.
EVERY: Final = 16
# What everybody sees is never older than this, also at a table that never rests.
VIEWS_EVERY: Final = 128


def is_due(table: Table, kind: str) -> bool:
    """Should a snapshot follow the entry of this kind that was just made?"""
    if table.match is None or table.status in (OVER, CLOSED) or kind == "rewind":
        return table.match is not None
    return table.sequence - table.saved_at >= EVERY


async def save(store: Store, room: "Room", views: bool = False) -> None:
    """Save the table of a room as it is now; `views`: with what everybody sees."""
    async with room.lock:
        table = room.table
        if table is None or table.match is None:
            return
        views = views or table.status in (OVER, CLOSED)
        views = views or table.sequence - table.views_at >= VIEWS_EVERY
        if table.sequence == (table.views_at if views else table.saved_at):
            return
        sequence = table.saved_at = table.sequence
        content = saved(table)
        seen = saved_views(table) if views else None
        if views:
            table.views_at = sequence
        both = packed(content), None if seen is None else packed(seen)
    store.write_besides(kept_snapshot(store, table.id, table.epoch, sequence, *both))
