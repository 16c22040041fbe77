"""What would happen to each running table if this version opened the hall?

Asked before an upgrade, with the new version, of the database as it is: nothing in it is changed,
also not its shape. What decides is the beginning of each record: it says with which rules, cards
and format the game began.
"""

import json
from dataclasses import dataclass

from sqlalchemy import inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

import meadhall
from meadhall.core.errors import MeadhallError, SetupError
from meadhall.core.record.match import FORMAT
from meadhall.hall.keeping.migrate import shape
from meadhall.hall.keeping.store import NO_HALL_YET
from meadhall.hall.settings import Settings

_RUNNING = """
SELECT tables.id, tables.game, tables.title, tables.status, tables.sequence, entries.content
FROM tables LEFT JOIN entries ON entries.table_id = tables.id AND entries.kind = 'started'
WHERE tables.status IN ('gathering', 'playing') ORDER BY tables.made_at, tables.id
"""
_KEPT = "SELECT table_id, views_sequence FROM snapshots WHERE views_sequence IS NOT NULL"


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of one table. `why` is empty where it goes on."""

    table: str
    game: str
    title: str
    why: str
    # Of a table that would be stranded: is all of it readable, or only up to an earlier moment?
    readable: str = ""

    @property
    def text(self) -> str:
        if not self.why:
            return f"{self.table}  {self.game}  goes on  {self.title}"
        return f"{self.table}  {self.game}  STRANDED: {self.why}; {self.readable}  {self.title}"


async def fates(settings: Settings) -> list[Fate]:
    """Every table that is not over."""
    engine = _reading_only(settings)
    try:
        async with engine.connect() as connection:
            if settings.shared:
                await connection.execute(text("SET TRANSACTION READ ONLY"))
            if await connection.run_sync(shape) is None:
                raise SetupError(NO_HALL_YET)
            kept = await _kept_views(connection)
            rows = (await connection.execute(text(_RUNNING))).all()
    finally:
        await engine.dispose()
    found = []
    for row in rows:
        why = _why_not(row.game, row.content)
        readable = ""
        if why:
            readable = _readable(kept.get(row.id), row.sequence)
        found.append(Fate(row.id, row.game, row.title, why, readable))
    return found


def _reading_only(settings: Settings) -> AsyncEngine:
    if settings.shared:
        return create_async_engine(settings.async_url)
    if not settings.sqlite_file.exists():
        raise SetupError(NO_HALL_YET)
    return create_async_engine(f"sqlite+aiosqlite:///file:{settings.sqlite_file}?mode=ro&uri=true")


async def _kept_views(connection: AsyncConnection) -> dict[str, int]:
    there = await connection.run_sync(lambda it: inspect(it).has_table("snapshots"))
    if not there:
        return {}
    found = await connection.execute(text(_KEPT))
    return {row.table_id: row.views_sequence for row in found}


def _why_not(game: str, started: str | None) -> str:
    if game not in meadhall.GAMES:
        return "this version does not have the game"
    if started is None:
        return ""
    header = json.loads(json.loads(started)["opening"][0])
    found = meadhall.known_game(game)
    if header.get("format") != FORMAT:
        return f"its record has format {header.get('format')}, this version writes {FORMAT}"
    version = header["rules_version"]
    if not found.plays(version):
        return f"it began with rules version {version}, this version has {found.rules_version}"
    try:
        digest = found.card_set(header["cards"]).digest
    except MeadhallError as error:
        return f"its cards cannot be read any more ({str(error)[:100]})"
    return "" if digest == header["cards_digest"] else "its cards have other values in this version"


def _readable(kept: int | None, sequence: int) -> str:
    if kept is None:
        return "no position of it is kept, only its record"
    if kept < sequence:
        return "an earlier position stays readable; stop the old hall properly to keep the last"
    return "its last position stays readable"
