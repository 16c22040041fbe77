"""The tables of the database. `entries` is the truth and only grows; much else is a shortcut to it.

Migrations (`migrations/versions`) bring a database to this shape; a test holds the two together.
"""

from typing import Final

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
    true,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

# Where all processes on one PostgreSQL listen; each also has a channel of its own, with its name.
CHANNEL: Final = "meadhall"
# In `remembered`: names the last restore, so that running halls notice one.
RESTORED: Final = "restored"

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
    # The address it was made from, for the quotas; forgotten when the table is over.
    Column("made_from", String(60)),
    # Changed by a restore, so that no process appends to a history it has not read.
    Column("epoch", String(32), nullable=False),
    # -- shortcuts, written together with each entry
    Column("sequence", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("changed_at", Double, nullable=False),
    # When somebody should see to the bots and the clocks of this table; null: nothing to do.
    Column("bot_due", Double),
    Column("clock_due", Double),
    # The rules and the record format it began with; null: it has not begun.
    Column("rules_version", Integer),
    Column("record_format", Integer),
    # What lists say about it (`tables.listing`): who sits there, who is asked, how it ended.
    # Nothing in it that anybody at the table may not know.
    Column("summary", Text),
    # By seat since when it is asked, also where only the seat itself may know that it is.
    Column("asked", Text),
    PrimaryKeyConstraint("id"),
    Index("ix_tables_public", "public", "status", "changed_at"),
    Index("ix_tables_made_from", "made_from"),
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
    # Who heard what of it, and as which event of theirs. Null: told before that was kept.
    Column("heard", Text),
    PrimaryKeyConstraint("table_id", "sequence"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

# Where a table stood after one of its entries: opening it costs what came since. May be missing or
# of no use at any time: the entries are the truth.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
    # What each seat and the spectators saw then: still readable when the rules have changed.
    Column("views_sequence", Integer),
    Column("views", LargeBinary),
    PrimaryKeyConstraint("table_id"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Double, nullable=False),
    # Null: the host, from no seat.
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
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

# Where the people of seats want to be told that it is their turn, one of each kind.
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    # Sealed (`sealing`), by the key whose mark is in `sealed_by`; '': from before there were seals.
    Column("address", Text, nullable=False),
    # The entry whose turn was announced last: nobody is told twice, by whichever process.
    Column("told", Integer, nullable=False),
    Column("sealed_by", String(16), nullable=False, server_default=""),
    # The service it goes to. What one service is slow at, no other waits for.
    Column("lane", String(80), nullable=False, server_default=""),
    # False: the person has not shown yet that it is theirs; the guesses at the code so far.
    Column("ready", Boolean, nullable=False, server_default=true()),
    Column("guesses", Integer, nullable=False, server_default="0"),
    PrimaryKeyConstraint("table_id", "seat", "kind"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
)

# Notices that have to go out, written together with the entry they are about.
outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    # The entry that brought the turn, and the position it led to; 0: not a turn but a code.
    Column("sequence", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("lane", String(80), nullable=False),
    Column("sealed_by", String(16), nullable=False),
    Column("made_at", Double, nullable=False),
    # When to see to it next. Whoever does moves it on first: should they die, it comes up again.
    Column("due", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "kind", "sequence"),
    ForeignKeyConstraint(
        ["table_id", "seat", "kind"],
        ["notices.table_id", "notices.seat", "notices.kind"],
        ondelete="CASCADE",
    ),
    Index("ix_outbox_due", "due"),
)

# How many codes were sent to whom, by fingerprint, so that nobody is flooded through the hall.
codes_sent = Table(
    "codes_sent",
    metadata,
    Column("whom", String(64), nullable=False),
    Column("since", Double, nullable=False),
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("whom"),
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

# Which process wants to hear of which table (empty: of all); only where several share a database.
followers = Table(
    "followers",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("process", String(32), nullable=False),
    Column("until", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "process"),
)

# What the hall remembers about itself: the keys of its push notices.
remembered = Table(
    "remembered",
    metadata,
    Column("name", String(40), nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name"),
)
