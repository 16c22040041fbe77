"""Keys: unguessable words that open a seat, a table or a person's list. Only hashes are stored.

A host hands out *invites*. Entering a seat turns its invite into a seat key that only the person
has, so that a host who made all the links cannot look over anybody's shoulder.
"""

import secrets
import string
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from time import time
from typing import Final

from sqlalchemy import Insert, delete, insert, select
from sqlalchemy.sql.dml import Delete

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store
from meadhall.hall.refusals import Refusal

HOST: Final = "host"
WATCH: Final = "watch"
INVITE: Final = "invite"
SEAT: Final = "seat"
PERSON: Final = "person"

ID_LETTERS: Final = frozenset(string.ascii_letters + string.digits + "-_")
# Longer than any there is.
MOST_ID: Final = 32

# In `kept`, for those who are at a table without a seat.
AS_HOST: Final = -1
AS_WATCHER: Final = -2


@dataclass(frozen=True, slots=True)
class Key:
    """What a stored key opens."""

    kind: str
    table: str | None
    seat: int | None
    person: str | None


@dataclass(frozen=True, slots=True)
class Rights:
    """What somebody may do at one table."""

    host: bool = False
    watch: bool = False
    seats: frozenset[int] = frozenset()
    # The seat that this invite would open.
    invited: int | None = None
    # The hash of that invite.
    invite: str | None = None
    person: str | None = None

    @property
    def any(self) -> bool:
        return self.host or self.watch or bool(self.seats) or self.invited is not None

    def seat(self, wanted: int | None) -> int:
        """The seat to act for: the wanted one, or the only one there is."""
        if wanted is None:
            if len(self.seats) == 1:
                return next(iter(self.seats))
            if self.seats:
                raise Refusal("not_your_seat", "you hold several seats here; say which one")
            raise Refusal("not_your_seat", "this key opens no seat at this table")
        if wanted not in self.seats:
            raise Refusal("not_your_seat", f"this key does not open seat {wanted}")
        return wanted

    def need_host(self) -> None:
        if not self.host:
            raise Refusal("not_the_host", "only the host of the table may do this")


def new_key() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Short enough to be typed, and never taken for an option of a command (-x)."""
    while True:
        name = secrets.token_urlsafe(12)
        if name[0] not in "-_":
            return name


def could_be_id(name: str) -> bool:
    """Strangers ask for anything; a database need not be asked for what it could not even store."""
    return 0 < len(name) <= MOST_ID and set(name) <= ID_LETTERS


def hash_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


def stored(
    key: str,
    kind: str,
    table: str | None = None,
    seat: int | None = None,
    person: str | None = None,
) -> Insert:
    """The statement that stores a key."""
    return insert(schema.keys).values(
        hash=hash_of(key),
        kind=kind,
        table_id=table,
        seat=seat,
        person_id=person,
        made_at=time(),
    )


def forgotten(table: str, seat: int) -> list[Delete]:
    """The statements after which nothing opens this seat any more."""
    return [
        delete(schema.keys).where(schema.keys.c.table_id == table, schema.keys.c.seat == seat),
        delete(schema.kept).where(schema.kept.c.table_id == table, schema.kept.c.seat == seat),
        delete(schema.notices).where(
            schema.notices.c.table_id == table, schema.notices.c.seat == seat
        ),
    ]


async def find_key(store: Store, key: str) -> Key | None:
    wanted = hash_of(key)
    async with store.reading() as connection:
        found = await connection.execute(select(schema.keys).where(schema.keys.c.hash == wanted))
        row = found.first()
    if row is None or not compare_digest(str(row.hash), wanted):
        return None
    return Key(row.kind, row.table_id, row.seat, row.person_id)


async def need_invite(store: Store, wanted: str | None) -> None:
    """The invite with this hash must still stand."""
    async with store.reading() as connection:
        found = await connection.scalar(
            select(schema.keys.c.kind).where(schema.keys.c.hash == wanted)
        )
    if found != INVITE:
        raise Refusal("unknown_key", "this invite opens nothing any more; ask for a new one")


async def need_key(store: Store, key: str | None) -> Key:
    found = None if key is None else await find_key(store, key)
    if found is None:
        raise Refusal("unknown_key", "this needs a key, in the header Authorization: Bearer …")
    return found


async def rights_at(store: Store, table: str, key: str | None) -> Rights:
    """What this key opens at this table. No key at all is fine; a wrong one is refused."""
    if not could_be_id(table):
        raise Refusal("unknown_table", "there is no such table")
    if key is None:
        return Rights()
    found = await find_key(store, key)
    if found is None:
        raise Refusal("unknown_key", "the hall does not know this key")
    if found.person is not None:
        return await _rights_of_person(store, table, found.person)
    if found.table != table:
        raise Refusal("not_your_seat", "this key is for another table")
    if found.kind == HOST:
        return Rights(host=True)
    if found.kind == WATCH:
        return Rights(watch=True)
    assert found.seat is not None
    if found.kind == INVITE:
        return Rights(invited=found.seat, invite=hash_of(key))
    return Rights(seats=frozenset({found.seat}))


async def _rights_of_person(store: Store, table: str, person: str) -> Rights:
    async with store.reading() as connection:
        found = await connection.execute(
            select(schema.kept.c.seat).where(
                schema.kept.c.person_id == person, schema.kept.c.table_id == table
            )
        )
        seats = {int(seat) for seat in found.scalars()}
    return Rights(
        host=AS_HOST in seats,
        watch=AS_WATCHER in seats,
        seats=frozenset(seat for seat in seats if seat >= 0),
        person=person,
    )
