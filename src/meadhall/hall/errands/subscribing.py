"""Where people want to be told that it is their turn: checked, sealed, kept, given up.

Where somebody else could be flooded through the hall, by its letters or by its own Telegram bot, a
channel is used only after its person has given back a code that was sent there.
"""

import hmac
import logging
import secrets
from time import time
from typing import Final

from pydantic import BaseModel, ValidationError
from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.hall.errands import apprising, push
from meadhall.hall.errands.senders import ntfy_server
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.outbox import CODE, channel_of
from meadhall.hall.protocol import channels as m
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.hall import Hall

log = logging.getLogger("meadhall.hall.errands.subscribing")

CODE_SECONDS: Final = 30 * 60.0
MOST_GUESSES: Final = 5
# Codes that are sent to one address in a day, and from the whole hall in an hour.
MOST_CODES: Final = 3
CODES_FORGOTTEN: Final = 24 * 3600.0
MOST_CODES_OF_ALL: Final = 100
ALL_FORGOTTEN: Final = 3600.0
EVERYBODY: Final = "everybody"


class Kept(BaseModel):
    """What lies under the seal."""

    channel: m.AnyChannel
    language: str | None = None
    code: str | None = None
    code_until: float = 0.0


async def offered(hall: Hall) -> m.Channels:
    settings = hall.settings
    own_bot = bool(settings.telegram_token.get_secret_value())
    return m.Channels(
        push_key=await push.public_key(hall),
        ntfy=list(settings.ntfy_servers),
        telegram_bot=settings.telegram_bot if own_bot else None,
        email=settings.writes_letters,
        private=settings.notice_private and apprising.installed(),
    )


def check(hall: Hall, channel: m.AnyChannel) -> None:
    """Refuses what this hall does not send to."""
    settings = hall.settings
    match channel:
        case m.Push():
            push.check(channel)
        case m.Ntfy():
            ntfy_server(channel, settings.ntfy_servers)
        case m.Telegram():
            if channel.token is None and not settings.telegram_token.get_secret_value():
                raise Refusal("bad_address", "this hall has no bot of its own: bring a token")
        case m.Email():
            if not settings.writes_letters:
                raise Refusal("bad_address", "this hall sends no e-mail")
        case m.Private():
            if not settings.notice_private or not apprising.installed():
                raise Refusal("bad_address", "this hall takes no addresses of other services")
            apprising.check(channel.address)


def lane_of(hall: Hall, channel: m.AnyChannel) -> str:
    """The service a channel goes to: nobody waits for another one's."""
    match channel:
        case m.Push():
            return f"push {push.service_of(channel.endpoint)}"
        case m.Ntfy():
            return f"ntfy {ntfy_server(channel, hall.settings.ntfy_servers)}"[:80]
        case _:
            return channel.kind


def needs_code(channel: m.AnyChannel) -> bool:
    match channel:
        case m.Email():
            return True
        case m.Telegram():
            return channel.token is None
        case _:
            return False


def person_behind(channel: m.AnyChannel) -> str:
    """The same for all ways of writing to the same person or place."""
    match channel:
        case m.Email():
            # Many servers deliver a.b+c@… to ab@…: count them together.
            name, _, domain = channel.address.lower().partition("@")
            return f"email {name.partition('+')[0].replace('.', '')}@{domain}"
        case m.Telegram():
            return f"telegram {channel.chat.lower()}"
        case m.Ntfy():
            return f"ntfy {channel.server} {channel.topic}"
        case m.Discord():
            return f"discord {channel.webhook}"
        case m.Push():
            return f"push {channel.endpoint}"
        case m.Private():
            return f"private {channel.address}"


async def keep(
    hall: Hall, table: str, seat: int, channel: m.AnyChannel, language: str | None
) -> bool:
    """Tell the seat there from now on. True: once the code is given back that is sent there."""
    check(hall, channel)
    now = time()
    kept = Kept(channel=channel, language=language)
    ready = not needs_code(channel)
    if not ready:
        kept.code = f"{secrets.randbelow(10**6):06}"
        kept.code_until = now + CODE_SECONDS
    lane = lane_of(hall, channel)
    async with hall.store.writing() as connection:
        await connection.execute(
            delete(schema.notices).where(channel_of(table, seat, channel.kind))
        )
        await connection.execute(
            insert(schema.notices).values(
                table_id=table,
                seat=seat,
                kind=channel.kind,
                address=hall.seal.close(kept.model_dump_json()),
                told=0,
                sealed_by=hall.seal.mark,
                lane=lane,
                ready=ready,
                guesses=0,
            )
        )
        if not ready:
            await _count_code(hall, connection, channel, now)
            await connection.execute(
                insert(schema.outbox).values(
                    table_id=table,
                    seat=seat,
                    kind=channel.kind,
                    sequence=CODE,
                    position=0,
                    lane=lane,
                    sealed_by=hall.seal.mark,
                    made_at=now,
                    due=now,
                    tries=0,
                )
            )
    return not ready


async def _count_code(
    hall: Hall, connection: AsyncConnection, channel: m.AnyChannel, now: float
) -> None:
    """One more code to this person; refused, and all of this transaction with it, if too many."""
    sent = schema.codes_sent
    insert_or_count = insert_postgresql if hall.store.shared else insert_sqlite
    await connection.execute(delete(sent).where(sent.c.since < now - CODES_FORGOTTEN))
    whom = hall.seal.fingerprint(person_behind(channel))
    for name, most, seconds in (
        (whom, MOST_CODES, CODES_FORGOTTEN),
        (EVERYBODY, MOST_CODES_OF_ALL, ALL_FORGOTTEN),
    ):
        forgotten = sent.c.since < now - seconds
        counted = (
            insert_or_count(sent)
            .values(whom=name, since=now, count=1)
            .on_conflict_do_update(
                index_elements=[sent.c.whom],
                set_={
                    "count": case((forgotten, 1), else_=sent.c.count + 1),
                    "since": case((forgotten, now), else_=sent.c.since),
                },
            )
            .returning(sent.c.count, sent.c.since)
        )
        count, since = (await connection.execute(counted)).one()
        if count > most:
            raise Refusal(
                "rate_limited",
                "too many codes were asked for; try again later",
                retry_after=max(1.0, since + seconds - now),
            )


async def confirm(hall: Hall, table: str, seat: int, kind: str, code: str) -> None:
    """The code that was sent there: from now on the channel is used."""
    notices = schema.notices
    wanted = channel_of(table, seat, kind)
    async with hall.store.writing() as connection:
        # Counted first, and in one statement: guessing at the same time is guessing, too.
        guessed = await connection.execute(
            update(notices)
            .where(wanted, notices.c.ready.is_(False), notices.c.guesses < MOST_GUESSES)
            .values(guesses=notices.c.guesses + 1)
            .returning(notices.c.address)
        )
        address = guessed.scalar()
    kept = None if address is None else read(hall, address)
    if kept is None or kept.code is None or kept.code_until < time():
        raise Refusal("wrong_code", "there is no code to give back; ask for a new one")
    if not hmac.compare_digest(kept.code, code):
        raise Refusal("wrong_code", "this is not the code that was sent")
    async with hall.store.writing() as connection:
        await connection.execute(
            update(notices)
            # What was replaced in between is not what the code was for.
            .where(wanted, notices.c.address == address)
            .values(ready=True)
        )


def read(hall: Hall, sealed: str) -> Kept | None:
    """What lies under the seal; None: sealed by another hall, or by another version of this one."""
    text = hall.seal.open(sealed)
    if text is None:
        return None
    try:
        return Kept.model_validate_json(text)
    except ValidationError:
        return None


async def kept(hall: Hall, table: str, seat: int) -> list[m.KeptChannel]:
    async with hall.store.reading() as connection:
        found = await connection.execute(
            select(schema.notices.c.kind, schema.notices.c.ready)
            .where(channel_of(table, seat))
            .order_by(schema.notices.c.kind)
        )
        return [m.KeptChannel(kind=row.kind, ready=row.ready) for row in found]


async def drop(hall: Hall, table: str, seat: int, kind: str | None) -> None:
    async with hall.store.writing() as connection:
        await connection.execute(delete(schema.notices).where(channel_of(table, seat, kind)))
