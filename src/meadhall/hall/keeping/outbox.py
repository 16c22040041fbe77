"""Notices that have to go out. They are written with the entry they are about, in one transaction;
whoever takes one moves its due time on, so that it comes up again should they die over it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Double,
    Executable,
    Integer,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store

# Longer than any delivery may take.
LEASE_SECONDS: Final = 60.0
# The turn of which nobody could be told for so long is no news any more.
KEPT_SECONDS: Final = 2 * 24 * 3600.0
# The sequence of a code that shows whose a channel is.
CODE: Final = 0

box: Final = schema.outbox.c

_of_seat: Final = schema.notices.c
# Put together once: it goes along with nearly every choice, and a seat without a channel must cost
# no more than a search in an index.
_put: Final = insert(schema.outbox).from_select(
    [column.name for column in schema.outbox.columns],
    select(
        _of_seat.table_id,
        _of_seat.seat,
        _of_seat.kind,
        bindparam("b_sequence", type_=Integer),
        bindparam("b_position", type_=Integer),
        _of_seat.lane,
        _of_seat.sealed_by,
        bindparam("b_made_at", type_=Double),
        bindparam("b_due", type_=Double),
        literal(0),
    ).where(
        _of_seat.table_id == bindparam("b_table"),
        _of_seat.seat == bindparam("b_seat"),
        _of_seat.ready,
    ),
)


@dataclass(frozen=True, slots=True)
class Job:
    """A notice somebody has taken, for the `tries`th time."""

    table: str
    seat: int
    kind: str
    sequence: int
    position: int
    lane: str
    made_at: float
    tries: int


def put(
    table: str, seat: int, sequence: int, position: int, made_at: float, delay: float
) -> tuple[Executable, dict[str, object]]:
    """Writes a notice for each channel of the seat."""
    return _put, {
        "b_table": table,
        "b_seat": seat,
        "b_sequence": sequence,
        "b_position": position,
        "b_made_at": made_at,
        "b_due": made_at + delay,
    }


class Outbox:
    """The outbox as one process sees it: of what it has the key to."""

    def __init__(self, store: Store, mark: str) -> None:
        self._store = store
        self._mark = mark

    async def due(self, now: float) -> dict[str, int]:
        """How many are due, by service."""
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(box.lane, func.count())
                .where(box.due <= now, box.sealed_by == self._mark)
                .group_by(box.lane)
            )
            return {str(lane): int(count) for lane, count in found}

    async def claim(self, lane: str, most: int, now: float) -> list[Job]:
        """Take some that are due. Nobody else gets them before the lease has run out."""
        jobs: list[Job] = []
        async with self._store.writing() as connection:
            found = await connection.execute(
                select(schema.outbox)
                .where(box.lane == lane, box.due <= now, box.sealed_by == self._mark)
                .order_by(box.due)
                .limit(most)
                .with_for_update(skip_locked=True)
            )
            for row in found.all():
                job = Job(
                    row.table_id,
                    row.seat,
                    row.kind,
                    row.sequence,
                    row.position,
                    row.lane,
                    row.made_at,
                    row.tries + 1,
                )
                # SQLite knows no locks on rows: the guard makes it once there, too.
                taken = await connection.execute(
                    update(schema.outbox)
                    .where(_of(job), box.due == row.due)
                    .values(due=now + LEASE_SECONDS, tries=job.tries)
                )
                if taken.rowcount == 1:
                    jobs.append(job)
        return jobs

    async def finish(self, job: Job, told: bool = False) -> None:
        """It was sent (`told`), or there is no need any more."""
        async with self._store.writing() as connection:
            # The channel before what waits for it, as when a channel goes: in the other order each
            # could wait for the other.
            if told and job.sequence != CODE:
                await connection.execute(
                    update(schema.notices)
                    .where(channel_of(job.table, job.seat, job.kind))
                    .values(told=job.sequence)
                )
            await connection.execute(delete(schema.outbox).where(_of(job)))

    async def again_at(self, job: Job, due: float) -> None:
        async with self._store.writing() as connection:
            await connection.execute(update(schema.outbox).where(_of(job)).values(due=due))

    async def drop_channel(self, job: Job) -> None:
        """The service does not know it any more; what was waiting for it goes along."""
        async with self._store.writing() as connection:
            await connection.execute(
                delete(schema.notices).where(channel_of(job.table, job.seat, job.kind))
            )

    async def drop_old(self, now: float) -> None:
        async with self._store.writing() as connection:
            await connection.execute(delete(schema.outbox).where(box.made_at < now - KEPT_SECONDS))


def channel_of(table: str, seat: int, kind: str | None = None) -> ColumnElement[bool]:
    """Finds a seat's channel of this kind in `notices`, or all of them."""
    columns = schema.notices.c
    wanted: Sequence[ColumnElement[bool]] = (columns.table_id == table, columns.seat == seat)
    return and_(*wanted) if kind is None else and_(*wanted, columns.kind == kind)


def _of(job: Job) -> ColumnElement[bool]:
    return and_(
        box.table_id == job.table,
        box.seat == job.seat,
        box.kind == job.kind,
        box.sequence == job.sequence,
    )
