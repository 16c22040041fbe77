"""The tables of the database. `entries` is the truth and only grows; much else is a shortcut to it.

Migrations (`migrations/versions`) bring a database to this shape; a test holds the two together.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# What was decided when the table was made, and (below the line) shortcuts for lists and sweeps.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), nullable=False),
    Column("made_at", Double, nullable=False),
    Column("game", String(40), nullable=False),
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("cards", Text),
    Column("public", Boolean, nullable=False),
    Column("clock", Text),
    # The envelope: opened by the record of a finished game and by nothing else.
    Column("secret", LargeBinary, nullable=False),
    # The luck of a table that goes on from a record is known to whoever has the record.
    Column("open_luck", Boolean, nullable=False),
    # Changed by a restore, so that no process appends to a history it has not read.
    Column("epoch", String(32), nullable=False),
    # -- shortcuts, written together with each entry
    Column("sequence", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("changed_at", Double, nullable=False),
    # When somebody should see to the bots and the clocks of this table; null: nothing to do.
    Column("bot_due", Double),
    Column("clock_due", Double),
    PrimaryKeyConstraint("id"),
    Index("ix_tables_public", "public", "status", "changed_at"),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_clock_due", "clock_due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(40), nullable=False),
    Column("name", Text, nullable=False),
    # Until when somebody was seen looking from this seat, by whichever process.
    Column("looking_until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    # The sender's own name for the request: sent again, it is answered again and not done again.
    Column("request", String(64)),
    Column("content", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), nullable=False),
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("id"),
)

# Hashes of what people hold. A key opens a table (host, watch), a seat (invite, seat) or a person.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("table_id", String(32)),
    Column("seat", Integer),
    Column("person_id", String(32)),
    Column("made_at", Double, nullable=False),
    PrimaryKeyConstraint("hash"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
    Index("ix_keys_table_id", "table_id", "seat"),
)

# The tables a person keeps together, and as what.
kept = Table(
    "kept",
    metadata,
    Column("person_id", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    # -1: as host, -2: as a spectator.
    Column("seat", Integer, nullable=False),
    Column("kept_at", Double, nullable=False),
    PrimaryKeyConstraint("person_id", "table_id", "seat"),
    ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
    Index("ix_kept_table_id", "table_id"),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    # The entry whose turn was announced last: nobody is told twice, by whichever process.
    Column("told", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

# When a hall was up. Clocks do not run outside these spans.
uptimes = Table(
    "uptimes",
    metadata,
    Column("id", String(32), nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("id"),
    Index("ix_uptimes_until", "until"),
)

# What the hall remembers about itself: the keys of its push notices.
remembered = Table(
    "remembered",
    metadata,
    Column("name", String(40), nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name"),
)
