"""Channels from before there were typed ones: made typed and sealed, or given up."""

import json
import logging
import re

from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Row, delete, insert, select

from meadhall.hall.errands.subscribing import Kept, check, lane_of
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.outbox import channel_of
from meadhall.hall.protocol.channels import AnyChannel
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall

log = logging.getLogger("meadhall.hall.errands.adopting")

_channels: TypeAdapter[AnyChannel] = TypeAdapter(AnyChannel)


async def adopt_old_channels(hall: Hall) -> None:
    """A browser, an ntfy topic and a Discord webhook stay; other addresses only where allowed."""
    notices = schema.notices
    async with hall.store.reading() as connection:
        found = await connection.execute(select(notices).where(notices.c.sealed_by == ""))
        rows = found.all()
    lost = 0
    for row in rows:
        channel = _typed(hall, row)
        async with hall.store.writing() as connection:
            old = channel_of(row.table_id, row.seat, row.kind)
            taken = await connection.execute(delete(notices).where(old, notices.c.sealed_by == ""))
            if taken.rowcount != 1:
                continue  # another hall that opened at the same time was first
            if channel is None:
                lost += 1
                continue
            await connection.execute(
                delete(notices).where(channel_of(row.table_id, row.seat, channel.kind))
            )
            sealed = hall.seal.close(Kept(channel=channel).model_dump_json())
            await connection.execute(
                insert(notices).values(
                    table_id=row.table_id,
                    seat=row.seat,
                    kind=channel.kind,
                    address=sealed,
                    told=row.told,
                    sealed_by=hall.seal.mark,
                    lane=lane_of(hall, channel),
                )
            )
    if rows:
        log.info("channels were sealed", extra={"kept": len(rows) - lost, "given_up": lost})


def _typed(hall: Hall, row: Row[tuple[object, ...]]) -> AnyChannel | None:
    try:
        channel = _channels.validate_python(_fields(str(row.kind), str(row.address)))
        check(hall, channel)
    except (ValidationError, ValueError, Refusal):
        return None
    return channel


def _fields(kind: str, address: str) -> object:
    if kind == "push":
        return {"kind": "push", **json.loads(address)}
    topic = re.fullmatch(r"ntfys?://([A-Za-z0-9_-]+)/?", address)
    if topic:
        return {"kind": "ntfy", "topic": topic[1]}
    webhook = re.fullmatch(r"discord://([0-9]+)/([A-Za-z0-9_-]+)/?", address)
    if webhook:
        return {"kind": "discord", "webhook": webhook[1], "token": webhook[2]}
    return {"kind": "private", "address": address}
