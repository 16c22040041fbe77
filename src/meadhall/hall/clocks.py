"""Clocks: a time bank and an increment per seat, and the rule that downtime costs nobody anything.

Time is counted from what is stored: when a seat was asked and when it answered, less every moment
in between at which no hall was up. A running hall writes down that it is up every few seconds.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update

from meadhall.hall import schema
from meadhall.hall.store import Store

Span = tuple[float, float]

# Uptimes older than this are forgotten, and count as up.
KEPT_SECONDS: Final = 400 * 24 * 3600.0


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What the host chose."""

    bank: float
    increment: float
    # "bot": a bot takes the seat; "wait": the others may go on waiting.
    when_out: str
    level: str


class Clocks:
    """The clocks of one table."""

    __slots__ = ("asked_at", "banks", "out", "rule")

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.banks = [rule.bank] * seats
        # When each seat's pending decision arose; None: it has none.
        self.asked_at: list[float | None] = [None] * seats
        self.out = [False] * seats

    def ask(self, seat: int, at: float) -> None:
        self.asked_at[seat] = at

    def answer(self, seat: int, spent: float, passed: bool) -> None:
        """The seat answered; the increment comes when its turn passes on."""
        self.banks[seat] -= spent
        if passed:
            self.banks[seat] += self.rule.increment
        self.asked_at[seat] = None
        self.out[seat] = False

    def due(self, running: Sequence[int]) -> float | None:
        """When the first of these seats runs out, if no hall goes down until then."""
        ends = [
            asked + self.banks[seat]
            for seat in running
            if (asked := self.asked_at[seat]) is not None and not self.out[seat]
        ]
        return min(ends) if ends else None

    def left(self, seat: int, spent: float) -> float:
        return self.banks[seat] - spent


def up_between(spans: Sequence[Span], start: float, end: float) -> float:
    """The seconds from `start` to `end` that are covered by at least one span."""
    total, reached = 0.0, start
    for since, until in sorted(spans):
        since, until = max(since, reached), min(until, end)
        if until > since:
            total += until - since
            reached = until
    return total


class Uptime:
    """This process's own span, and the spans of all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._since = 0.0

    async def begin(self, now: float) -> None:
        self._since = now
        async with self._store.writing() as connection:
            await connection.execute(
                delete(schema.uptimes).where(schema.uptimes.c.until < now - KEPT_SECONDS)
            )
            await connection.execute(
                insert(schema.uptimes).values(id=self._store.process, since=now, until=now)
            )

    async def beat(self, now: float) -> None:
        async with self._store.writing() as connection:
            await connection.execute(
                update(schema.uptimes)
                .where(schema.uptimes.c.id == self._store.process)
                .values(until=now)
            )

    async def spent(self, start: float, now: float) -> float:
        """How much of the time from `start` to now counts. This process is up at this moment."""
        if start >= self._since:
            return max(0.0, now - start)
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(schema.uptimes.c.since, schema.uptimes.c.until).where(
                    schema.uptimes.c.until >= start, schema.uptimes.c.id != self._store.process
                )
            )
            spans = [(float(row.since), float(row.until)) for row in found]
        return up_between([*spans, (self._since, now)], start, now)
