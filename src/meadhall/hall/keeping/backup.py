"""Backups: everything a hall knows in one file, taken and put back while halls are running.

The file is the same for both databases, so that a hall can also move from SQLite to PostgreSQL with
it. It holds the secrets of games in progress: keep it as safe as the database itself.
"""

import gzip
import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Final, TextIO

from sqlalchemy import LargeBinary, Table, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from meadhall.core.errors import MeadhallError
from meadhall.hall.keeping import schema
from meadhall.hall.keeping.migrate import migrate, newest
from meadhall.hall.keeping.schema import RESTORED
from meadhall.hall.keeping.store import Store
from meadhall.hall.settings import Settings
from meadhall.hall.tables.compact import compact

FORMAT: Final = 1
ROWS_AT_ONCE: Final = 500


class BackupError(MeadhallError):
    """A file that is no backup, or one of another version."""


async def back_up(settings: Settings, target: Path) -> int:
    """Write all rows, as they are at one moment, to `target`; gives their number."""
    store = Store(settings)
    rows = 0
    part = target.with_name(target.name + ".part")
    try:
        # A backup changes nothing: a database of another version is left to that version.
        await store.need_shape()
        try:
            opened = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        except OSError as error:
            raise BackupError(f"{target} cannot be written: {error.strerror}") from error
        with os.fdopen(opened, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                file.write(json.dumps(_header()) + "\n")
                async with store.engine.connect() as connection:
                    moment = await _one_moment(connection)
                    for table in schema.metadata.sorted_tables:
                        rows += await _write(moment, table, file)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
        await store.dispose()
    return rows


def _header() -> dict[str, object]:
    return {"meadhall_backup": FORMAT, "migration": newest(), "made_at": time()}


async def _one_moment(connection: AsyncConnection) -> AsyncConnection:
    """From now on all reads see the same moment, whatever others write."""
    if connection.dialect.name == "postgresql":
        return await connection.execution_options(isolation_level="REPEATABLE READ")
    await connection.exec_driver_sql("BEGIN")
    return connection


async def _write(connection: AsyncConnection, table: Table, file: TextIO) -> int:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    rows = 0
    async with connection.stream(select(table)) as found:
        async for row in found.mappings():
            content = {
                name: value.hex() if name in binary and value is not None else value
                for name, value in row.items()
            }
            file.write(compact([table.name, content]) + "\n")
            rows += 1
    return rows


async def restore(settings: Settings, source: Path) -> int:
    """Put everything back as it was in `source`; what is in the database now is given up.

    All or nothing, in one transaction. Halls that are running notice, and their people with them.
    """
    store = Store(settings)
    tables = schema.metadata.tables
    rows = 0
    try:
        async with store.writing() as connection:
            await connection.run_sync(migrate)
            for table in reversed(schema.metadata.sorted_tables):
                await connection.execute(delete(table))
            epoch = secrets.token_hex(8)
            waiting: list[dict[str, object]] = []
            current = ""
            for name, content in _read(source):
                if name == "remembered" and content["name"] == RESTORED:
                    continue
                if name == "tables":
                    content["epoch"] = epoch
                if name != current or len(waiting) >= ROWS_AT_ONCE:
                    if waiting:
                        await connection.execute(insert(tables[current]), waiting)
                    waiting, current = [], name
                waiting.append(content)
                rows += 1
            if waiting:
                await connection.execute(insert(tables[current]), waiting)
            await connection.execute(
                insert(schema.remembered).values(name=RESTORED, value=secrets.token_hex(8))
            )
            if store.shared:
                await store.tell_all(connection, "restored", "")
    finally:
        await store.dispose()
    return rows


def _read(source: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """The rows of a backup, one after another; a damaged file ends the whole transaction."""
    binary = {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, LargeBinary)
    }
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            _check_header(source, json.loads(file.readline()))
            for line in file:
                name, content = json.loads(line)
                if name not in schema.metadata.tables:
                    raise BackupError(f"{source} holds a table nobody knows: {name}")
                for column in content:
                    if (name, column) in binary and content[column] is not None:
                        content[column] = bytes.fromhex(content[column])
                yield name, content
    except (FileNotFoundError, PermissionError, IsADirectoryError) as error:
        raise BackupError(f"{source} cannot be read: {error.strerror}") from error
    except (OSError, EOFError, ValueError) as error:
        raise BackupError(f"{source} is no backup of a hall, or damaged") from error


def _check_header(source: Path, header: object) -> None:
    if not isinstance(header, dict) or header.get("meadhall_backup") != FORMAT:
        raise BackupError(f"{source} is not a backup of a hall, or one of another format")
    if header.get("migration") != newest():
        raise BackupError(
            f"{source} was made by another version of Meadhall (database {header.get('migration')},"
            f" here {newest()}); restore it with that version, then upgrade"
        )
