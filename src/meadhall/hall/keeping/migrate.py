"""Brings the database to the shape this version needs, whatever shape it has."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

# One process at a time migrates; the number only has to be the same for all of them.
LOCK = 5_318_008


def config(connection: Connection | None = None) -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def newest() -> str:
    """The name of the last step."""
    head = ScriptDirectory.from_config(config()).get_current_head()
    assert head is not None
    return head


def shape(connection: Connection) -> str | None:
    """The last step this database has taken; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection) -> None:
    """All missing steps, inside the caller's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    command.upgrade(config(connection), "head")
