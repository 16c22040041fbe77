"""How much of the hall one person, address or table may have at a time."""

from typing import Any

from sqlalchemy import exists, func, select

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.keys import AS_HOST
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall
from meadhall.hall.tables.table import GATHERING, PLAYING


async def need_table(hall: Hall, address: str, person: str | None, bots_alone: bool) -> None:
    """May one more table be made?"""
    settings, tables = hall.settings, schema.tables
    running = select(func.count()).where(tables.c.status.in_((GATHERING, PLAYING)))
    here = running.where(tables.c.made_from == address)
    if await _count(hall, here) >= settings.tables_per_address:
        raise _full(f"{settings.tables_per_address} tables of this address go on already")
    if bots_alone:
        people = exists().where(
            schema.seats.c.table_id == tables.c.id, schema.seats.c.kind == "person"
        )
        if await _count(hall, here.where(~people)) >= settings.bot_tables_per_address:
            most = settings.bot_tables_per_address
            raise _full(f"{most} tables of this address with nobody but bots go on already")
    if person is not None:
        kept = schema.kept
        own = running.join(kept, kept.c.table_id == tables.c.id).where(
            kept.c.person_id == person, kept.c.seat == AS_HOST
        )
        if await _count(hall, own) >= settings.tables_per_person:
            raise _full(f"{settings.tables_per_person} of your tables go on already")


async def _count(hall: Hall, what: Any) -> int:
    async with hall.store.reading() as connection:
        return int(await connection.scalar(what) or 0)


def _full(what: str) -> Refusal:
    return Refusal("over_quota", f"{what}; end one of them first")


def need_stored(hall: Hall, address: str, content: str) -> None:
    """May this card set or record be kept for the address?"""
    limits = hall.limits
    what = "enough was kept for this address today; try again later"
    limits.need_quota(limits.stored, address, what, float(len(content)))


def need_person(hall: Hall, address: str) -> None:
    limits = hall.limits
    what = "enough personal links were made from this address today; try again later"
    limits.need_quota(limits.people, address, what)


def need_chat(hall: Hall, table: str, seat: int | None) -> None:
    """May this seat speak again? (How much of a table's talk is kept: `keeping.chat`.)"""
    limits = hall.limits
    limits.need_quota(limits.chat, f"{table}/{seat}", "that was a lot to say; wait a moment")
