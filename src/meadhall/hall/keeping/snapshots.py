"""Snapshots of tables in the database: written besides, read when a table is opened."""

import json
import logging
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Executable, Integer, LargeBinary, bindparam, case, select
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.appending import Also
from meadhall.hall.keeping.store import Store
from meadhall.hall.tables.compact import compact

log = logging.getLogger("meadhall.hall.keeping.snapshots")

# Quick, and small enough: these texts repeat themselves.
LEVEL = 1


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What was saved of a table, and the views of it, which may be of an earlier moment."""

    sequence: int
    content: dict[str, Any]
    views_sequence: int
    views: list[dict[str, object]] | None


def packed(content: object) -> bytes:
    return zlib.compress(compact(content).encode(), LEVEL)


def _unpacked(data: bytes) -> Any:
    return json.loads(zlib.decompress(data))


def find_snapshot(connection: Connection, table: str) -> Snapshot | None:
    """The latest one; a damaged one is none."""
    wanted = select(schema.snapshots).where(schema.snapshots.c.table_id == table)
    row = connection.execute(wanted).first()
    if row is None:
        return None
    try:
        content = _unpacked(row.content)
        views = None if row.views is None else _unpacked(row.views)
    except (ValueError, zlib.error):
        log.warning("a snapshot is damaged", extra={"table": table})
        return None
    if not isinstance(content, dict):
        return None
    return Snapshot(row.sequence, content, row.views_sequence or 0, views)


def kept_snapshot(
    store: Store, table: str, epoch: str, sequence: int, content: bytes, views: bytes | None
) -> Also:
    """The statement that keeps it: only in the history it belongs to, never over a newer one."""
    return _keep_postgresql if store.shared else _keep_sqlite, {
        "b_table": table,
        "b_epoch": epoch,
        "b_sequence": sequence,
        "b_content": content,
        "b_views_sequence": None if views is None else sequence,
        "b_views": views,
    }


def _keep(insert: Callable[..., Any]) -> Executable:
    tables, snapshots = schema.tables, schema.snapshots
    row = select(
        tables.c.id,
        bindparam("b_sequence", type_=Integer),
        bindparam("b_content", type_=LargeBinary),
        bindparam("b_views_sequence", type_=Integer),
        bindparam("b_views", type_=LargeBinary),
    ).where(
        tables.c.id == bindparam("b_table"),
        tables.c.epoch == bindparam("b_epoch"),
        tables.c.sequence >= bindparam("b_sequence", type_=Integer),
    )
    made = insert(snapshots).from_select(
        ["table_id", "sequence", "content", "views_sequence", "views"], row
    )
    new = made.excluded
    kept: Executable = made.on_conflict_do_update(
        index_elements=["table_id"],
        set_={
            "sequence": new.sequence,
            "content": new.content,
            "views_sequence": case(
                (new.views_sequence.is_(None), snapshots.c.views_sequence),
                else_=new.views_sequence,
            ),
            "views": case((new.views.is_(None), snapshots.c.views), else_=new.views),
        },
        where=snapshots.c.sequence <= new.sequence,
    )
    return kept


# Put together once: that takes longer than carrying them out.
_keep_postgresql: Final = _keep(insert_postgresql)
_keep_sqlite: Final = _keep(insert_sqlite)
