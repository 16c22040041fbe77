"""When halls were up: time at which none was counts on nobody's clock."""

from typing import Final

from sqlalchemy import Insert, Update, delete, insert, select, update

from meadhall.hall.keeping import schema
from meadhall.hall.keeping.store import Store
from meadhall.hall.tables.clocks import Span, up_between

# Uptimes older than this are forgotten, and count as up.
KEPT_SECONDS: Final = 400 * 24 * 3600.0
# A hall that has not looked at its clock for this long was not up: its machine slept.
ASLEEP_SECONDS: Final = 15.0


class Uptime:
    """This process's own spans, and the spans of all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._since = self._seen = 0.0
        # Before each sleep: already ended.
        self._ended: list[Span] = []
        self._rows = 0

    async def begin(self, now: float) -> None:
        self._since = self._seen = now
        async with self._store.writing() as connection:
            await connection.execute(
                delete(schema.uptimes).where(schema.uptimes.c.until < now - KEPT_SECONDS)
            )
            await connection.execute(self._row(now, now))

    def tick(self, now: float) -> None:
        """Called every second or so. After a long silence, or a jump of the clock, the time in
        between counts as downtime."""
        if abs(now - self._seen) > ASLEEP_SECONDS:
            self._ended.append((self._since, self._seen))
            self._since = now
        self._since = min(self._since, now)
        self._seen = now

    async def beat(self, now: float) -> None:
        """Write down that we are up."""
        self.tick(now)
        async with self._store.writing() as connection:
            for span in self._ended[self._rows :]:
                await connection.execute(self._until(span[1]))
                self._rows += 1
                await connection.execute(self._row(self._since, now))
            await connection.execute(self._until(now))

    @property
    def _name(self) -> str:
        return f"{self._store.process}-{self._rows}"

    def _row(self, since: float, until: float) -> Insert:
        return insert(schema.uptimes).values(id=self._name, since=since, until=until)

    def _until(self, until: float) -> Update:
        return update(schema.uptimes).where(schema.uptimes.c.id == self._name).values(until=until)

    async def spent(self, start: float, now: float) -> float:
        """How much of the time from `start` to now counts. This process is up at this moment."""
        self.tick(now)
        if start >= self._since:
            return max(0.0, now - start)
        own = f"{self._store.process}-%"
        async with self._store.reading() as connection:
            found = await connection.execute(
                select(schema.uptimes.c.since, schema.uptimes.c.until).where(
                    schema.uptimes.c.until >= start, schema.uptimes.c.id.not_like(own)
                )
            )
            spans = [(float(row.since), float(row.until)) for row in found]
        return up_between([*spans, *self._ended, (self._since, now)], start, now)
