"""Tidying: tables nobody comes back to are removed after a time the hall's keeper chose."""

import logging
from collections.abc import Sequence
from time import time
from typing import Final

from sqlalchemy import ColumnElement, and_, not_, or_, select, true, tuple_, update

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store
from meadhall.hall.rooms.keeper import DAY, delete_tables
from meadhall.hall.settings import Settings
from meadhall.hall.tables.table import GATHERING, PLAYING

log = logging.getLogger("meadhall.hall.errands.tidying")

# In one transaction: a hall that was never tidied must not stop for it.
MOST_AT_ONCE: Final = 50


async def tidy(
    store: Store,
    settings: Settings,
    now: float | None = None,
    playable: Sequence[tuple[str, int, int]] | None = None,
) -> int:
    """Remove what has been left for too long, the oldest first; gives how many tables.

    `playable`: game, rules and record format of what can go on here. What cannot was not given up
    by anybody: it stays as long as a finished game.
    """
    at = time() if now is None else now
    table = schema.tables.c
    going: ColumnElement[bool] = true()
    if playable is not None:
        going = tuple_(table.game, table.rules_version, table.record_format).in_(playable)
    limits = [
        (table.status == GATHERING, settings.keep_gathering_days),
        (and_(table.status == PLAYING, going), settings.keep_abandoned_days),
        (
            or_(
                table.status.not_in((GATHERING, PLAYING)),
                and_(table.status == PLAYING, not_(going)),
            ),
            settings.keep_finished_days,
        ),
    ]
    left = [which & (table.changed_at < at - days * DAY) for which, days in limits if days]
    if not left:
        return 0
    async with store.reading() as connection:
        found = await connection.execute(
            select(table.id).where(or_(*left)).order_by(table.changed_at).limit(MOST_AT_ONCE)
        )
        old = [str(it) for it in found.scalars()]
    if not old:
        return 0
    removed = await delete_tables(store, old)
    log.info("old tables were removed", extra={"tables": removed})
    return removed


async def forget_addresses(store: Store) -> None:
    """From where a table was made is nobody's business once it is over."""
    table = schema.tables.c
    async with store.writing() as connection:
        await connection.execute(
            update(schema.tables)
            .where(table.made_from.is_not(None), table.status.not_in((GATHERING, PLAYING)))
            .values(made_from=None)
        )
