"""Who sits where: entering, inviting, bots for the absent and back, starting, closing."""

from time import time

from sqlalchemy import Executable, Update, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgresql
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from meadhall.core.errors import SetupError
from meadhall.hall import schema
from meadhall.hall.hall import Hall, Room
from meadhall.hall.keys import INVITE, SEAT, Rights, forgotten, new_key, stored
from meadhall.hall.making import check_level
from meadhall.hall.refusals import Refusal
from meadhall.hall.store import Store
from meadhall.hall.table import CLOSED, GATHERING, OVER, PLAYING, Table


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
            key = new_key()
            # The invite, and with it any key somebody held before a seat was opened again.
            also = [*forgotten(table_id, number), stored(key, SEAT, table_id, number)]
            if table.seats[number].taken:
                raise Refusal("seat_taken", "somebody sits here already")
        if person is not None:
            also.append(keep(hall.store, person, table_id, number))
        if table.status in (OVER, CLOSED):
            raise Refusal("table_over", "this table is over")
        seat = table.seats[number]
        gathering = table.status == GATHERING
        if not gathering and (word is not None or (name is not None and name != seat.name)):
            raise Refusal("already_started", "names and words are fixed once the game has started")
        if name is not None and any(
            other.name == name for at, other in enumerate(table.seats) if at != number
        ):
            raise Refusal("bad_request", "somebody else at this table has that name")
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
        return number, key

    return await hall.do(table_id, work)


def _renamed(table_id: str, number: int, name: str) -> Update:
    """The name in the lists of tables, which are made without reading what happened there."""
    return (
        update(schema.seats)
        .where(schema.seats.c.table_id == table_id, schema.seats.c.seat == number)
        .values(name=name)
    )


async def start(hall: Hall, table_id: str) -> None:
    """Begin. Seats nobody came to stay open: their invites still work."""

    async def work(room: Room, table: Table) -> None:
        if table.status == CLOSED:
            raise Refusal("table_over", "this table is closed")
        if table.status != GATHERING:
            raise Refusal("already_started", "the game has started already")
        try:
            match = table.new_match()
        except SetupError as error:
            raise Refusal("bad_settings", str(error)) from error
        table.match = match
        content: dict[str, object] = {"opening": match.lines()[:2]}
        await hall.append(room, "started", None, content, events=match.state.events)

    await hall.do(table_id, work)


async def invite(hall: Hall, table_id: str, seat: int) -> str:
    """A new link to a seat. Whoever sat there loses it, and everybody is told."""

    async def work(room: Room, table: Table) -> str:
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        if table.seats[seat].kind == "bot":
            raise Refusal("bad_request", "a bot sits there; make it a person's seat first")
        if table.status in (OVER, CLOSED):
            raise Refusal("table_over", "this table is over")
        key = new_key()
        also = [*forgotten(table_id, seat), stored(key, INVITE, table_id, seat)]
        await hall.append(room, "opened", seat, {}, also=also)
        return key

    return await hall.do(table_id, work)


async def seat_bot(
    hall: Hall, table_id: str, seat: int, level: str | None, why: str = "host", own: bool = False
) -> None:
    """A bot plays for an absent person. Nobody who is present can be replaced."""
    strength = check_level(level)

    async def work(room: Room, table: Table) -> None:
        if not 0 <= seat < len(table.seats):
            raise Refusal("bad_request", f"this table has seats 0 to {len(table.seats) - 1}")
        if table.status not in (GATHERING, PLAYING):
            raise Refusal("table_over", "this table is over")
        now = table.seats[seat]
        if now.kind == "bot" and now.level == strength:
            return
        asked_by_host = now.kind == "person" and why == "host" and not own
        if asked_by_host and await _present(hall, room, seat):
            raise Refusal("seat_present", f"{now.name} is at the table")
        await hall.append(room, "bot_sat", seat, {"level": strength, "why": why})

    await hall.do(table_id, work)


async def _present(hall: Hall, room: Room, seat: int) -> bool:
    """Does somebody look from this seat, or did a moment ago, through whichever process?"""
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
        if table.status not in (GATHERING, PLAYING):
            raise Refusal("table_over", "this table is over")
        if table.seats[seat].kind == "bot":
            await hall.append(room, "person_sat", seat, {})

    await hall.do(table_id, work)


async def close(hall: Hall, table_id: str) -> None:
    """No more choices. What happened stays readable."""

    async def work(room: Room, table: Table) -> None:
        if table.status in (OVER, CLOSED):
            raise Refusal("table_over", "this table is over already")
        await hall.append(room, "closed", None, {"why": "host"})

    await hall.do(table_id, work)
