"""Who sits where: entering, inviting, bots for the absent and back, closing."""

from collections.abc import Iterable
from time import time
from typing import Final

from sqlalchemy import Executable, Update, delete, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.board import ring_for_keys
from meadhall.hall.keeping.keys import (
    AS_HOST,
    AS_WATCHER,
    HOST,
    INVITE,
    SEAT,
    Rights,
    forgotten,
    need_invite,
    new_key,
    stored,
)
from meadhall.hall.keeping.store import Store
from meadhall.hall.refusals import Refusal
from meadhall.hall.rooms.creating import check_level
from meadhall.hall.rooms.hall import Hall, Room
from meadhall.hall.tables.names import check_name
from meadhall.hall.tables.questions import need_going
from meadhall.hall.tables.table import CLOSED, GATHERING, OVER, Table

# Whose coming is remembered, so that not each request is written down.
MOST_NOTED: Final = 20_000


def keep(store: Store, person: str, table: str, seat: int) -> Executable:
    """The statement that adds a table to a person's own."""
    insert = insert_postgresql if store.shared else insert_sqlite
    return (
        insert(schema.kept)
        .values(person_id=person, table_id=table, seat=seat, kept_at=time())
        .on_conflict_do_nothing()
    )


async def enter(
    hall: Hall,
    table_id: str,
    rights: Rights,
    name: str | None,
    word: str | None,
    seal: str | None,
    person: str | None,
) -> tuple[int, str | None]:
    """Take the seat of an invite, or change name and word of one's own seat before the start.

    Gives the seat, and its new key if it was just taken: the invite opens nothing any more.
    """

    async def work(room: Room, table: Table) -> tuple[int, str | None]:
        number = rights.invited
        key: str | None = None
        also: list[Executable] = []
        if number is None:
            number = rights.seat(None)
        else:
            # Rights are older than this lock. An invite ends with an entry at its table, and ours
            # is made only if there was none since: so it still stands when the seat is taken.
            await need_invite(hall.store, rights.invite)
            key = new_key()
            # The invite, and with it any key somebody held before a seat was opened again.
            also = [*forgotten(table_id, number), stored(key, SEAT, table_id, number)]
            if table.seats[number].taken:
                raise Refusal("seat_taken", "somebody sits here already")
        if person is not None:
            also.append(keep(hall.store, person, table_id, number))
        need_going(table)
        seat = table.seats[number]
        gathering = table.status == GATHERING
        speaks = word is not None or seal is not None
        if not gathering and (speaks or (name is not None and name != seat.name)):
            raise Refusal("already_started", "names and words are fixed once the game has started")
        if speaks and table.words_fixed_at is not None:
            raise Refusal("words_sealed", "words are fixed; sealed ones are being opened")
        if word is not None and seal is not None:
            raise Refusal("bad_request", "say a word openly or sealed, not both")
        if name is not None and name != seat.name:
            others = {at: it.name for at, it in enumerate(table.seats) if at != number}
            check_name(name, number, others)
        if key is not None or (name is not None and name != seat.name):
            content: dict[str, object] = {"name": name or seat.name}
            also.append(_renamed(table_id, number, name or seat.name))
            await hall.append(room, "entered", number, content, also=also)
        elif also:
            async with hall.store.writing() as connection:
                for statement in also:
                    await connection.execute(statement)
        if word is not None:
            await hall.append(room, "word", number, {"word": word})
        if seal is not None:
            await hall.append(room, "sealed", number, {"seal": seal})
        return number, key

    return await hall.do(table_id, work)


def _renamed(table_id: str, number: int, name: str) -> Update:
    """The name in the lists of tables, which are made without reading what happened there."""
    return (
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == number)
        .values(name=name)
    )


async def invite(hall: Hall, table_id: str, seat: int, own: bool = False) -> str:
    """A new link to a seat. Whoever sat there loses it, and everybody is told.

    Nobody who is present loses a seat, unless they ask for it themselves.
    """

    async def work(room: Room, table: Table) -> str:
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        if table.seats[seat].kind == "bot":
            raise Refusal("bad_request", "a bot sits there; make it a person's seat first")
        need_going(table)
        if table.seats[seat].taken and not own and await _present(hall, room, seat):
            raise Refusal("seat_present", f"{table.seats[seat].name} is at the table")
        key = new_key()
        also = [*forgotten(table_id, seat), stored(key, INVITE, table_id, seat)]
        await hall.append(room, "opened", seat, {}, also=also)
        return key

    return await hall.do(table_id, work)


async def seat_bot(
    hall: Hall, table_id: str, seat: int, level: str | None, why: str = "host", own: bool = False
) -> None:
    """A bot plays for an absent person. Nobody who is present can be replaced."""

    async def work(room: Room, table: Table) -> None:
        others = [it.level for it in table.seats if it.kind == "bot"]
        strength = check_level(level, table.game, others)
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        need_going(table)
        now = table.seats[seat]
        if now.kind == "bot" and now.level == strength:
            return
        asked_by_host = now.kind == "person" and why == "host" and not own
        if asked_by_host and await _present(hall, room, seat):
            raise Refusal("seat_present", f"{now.name} is at the table")
        await hall.append(room, "bot_sat", seat, {"level": strength, "why": why})

    await hall.do(table_id, work)


async def note_present(hall: Hall, table_id: str, seats: Iterable[int]) -> None:
    """Somebody came with the key of these seats: also without a socket they are at the table.

    Written down now and then, so that other processes and the next one know.
    """
    every = hall.settings.absent_after / 3
    now = time()
    for seat in seats:
        if not every or now - hall.came.get((table_id, seat), 0.0) < every:
            continue
        if len(hall.came) >= MOST_NOTED:
            hall.came.clear()
        hall.came[table_id, seat] = now
        async with hall.store.writing() as connection:
            await connection.execute(
                update(schema.seats)
                .where(
                    schema.seats.c.table_id == table_id,
                    schema.seats.c.seat == seat,
                    schema.seats.c.looking_until < now,
                )
                .values(looking_until=now)
            )


async def _present(hall: Hall, room: Room, seat: int) -> bool:
    """Did somebody look from this seat or use its key lately, through whichever process?"""
    if seat in room.listeners.looking():
        return True
    async with hall.store.reading() as connection:
        until = await connection.scalar(
            select(schema.seats.c.looking_until).where(
                schema.seats.c.table_id == room.id, schema.seats.c.seat == seat
            )
        )
    return until is not None and time() < until + hall.settings.absent_after


async def seat_person(hall: Hall, table_id: str, seat: int) -> None:
    """The person comes back; the bot leaves, even in the middle of a thought."""

    async def work(room: Room, table: Table) -> None:
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        need_going(table)
        if table.seats[seat].kind == "bot":
            await hall.append(room, "person_sat", seat, {})

    await hall.do(table_id, work)


async def close(hall: Hall, table_id: str, why: str = "host") -> None:
    """No more choices. What happened stays readable."""

    async def work(room: Room, table: Table) -> None:
        if table.status in (OVER, CLOSED):
            raise Refusal("table_over", "this table is over already")
        await hall.append(room, "closed", None, {"why": why})

    await hall.do(table_id, work)


async def mute(hall: Hall, table_id: str, seat: int, muted: bool) -> None:
    """Take the chat from somebody, or give it back. They play on as before."""

    async def work(room: Room, table: Table) -> None:
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        if table.seats[seat].muted != muted:
            await hall.append(room, "muted", seat, {"muted": muted})

    await hall.do(table_id, work)


async def rename(hall: Hall, table_id: str, title: str) -> None:
    """Another title, in the lists too."""

    async def work(room: Room, table: Table) -> None:
        if table.title != title:
            listed = update(schema.tables).where(schema.tables.c.id == table_id)
            await hall.append(
                room, "renamed", None, {"title": title}, also=[listed.values(title=title)]
            )

    await hall.do(table_id, work)


async def change_key(hall: Hall, table_id: str, kind: str, person: str | None) -> str:
    """A new host or watch key. The old one, wherever it has got to, opens nothing any more.

    `person`: on whose list the table stays as it is.
    """
    key = new_key()
    listed = AS_HOST if kind == HOST else AS_WATCHER
    async with hall.store.writing() as connection:
        keys, kept = schema.keys.c, schema.kept.c
        await connection.execute(
            delete(schema.keys).where(keys.table_id == table_id, keys.kind == kind)
        )
        # Whoever has the table on their list as host or spectator may have come by the old link.
        by_it = delete(schema.kept).where(kept.table_id == table_id, kept.seat == listed)
        if person is not None:
            by_it = by_it.where(kept.person_id != person)
        await connection.execute(by_it)
        await connection.execute(stored(key, kind, table_id))
        await ring_for_keys(connection)
    return key
