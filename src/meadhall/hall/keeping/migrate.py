"""Brings the database to the shape this version needs, whatever shape it has."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

# One process at a time migrates; the number only has to be the same for all of them.
LOCK: Final = 5_318_008
STEPS: Final = Path(__file__).parent / "migrations"


def config(connection: Connection | None = None) -> "Config":
    # Not before it is needed: a hall that only starts anew would wait a fifth of its start for it.
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(STEPS))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


@cache
def newest() -> str:
    """The name of the last step: the number its file begins with."""
    return max(path.name.partition("_")[0] for path in (STEPS / "versions").glob("0*_*.py"))


def shape(connection: Connection) -> str | None:
    """The last step this database has taken; None: it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: Connection) -> None:
    """All missing steps, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if shape(connection) != newest():
        from alembic import command

        command.upgrade(config(connection), "head")
