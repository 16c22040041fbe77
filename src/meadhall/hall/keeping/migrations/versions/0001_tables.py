"""The hall as it began.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("cards", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("open_luck", sa.Boolean, nullable=False),
        sa.Column("epoch", sa.String(32), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("bot_due", sa.Double),
        sa.Column("clock_due", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public", "tables", ["public", "status", "changed_at"])
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])
    op.create_index("ix_tables_clock_due", "tables", ["clock_due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("looking_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        _of_table("seats"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("request", sa.String(64)),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="pk_entries"),
        _of_table("entries"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seat", sa.Integer),
        sa.Column("person_id", sa.String(32)),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        _of_table("keys"),
        _of_person("keys"),
    )
    op.create_index("ix_keys_table_id", "keys", ["table_id", "seat"])
    op.create_table(
        "kept",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kept_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", "seat", name="pk_kept"),
        _of_person("kept"),
        _of_table("kept"),
    )
    op.create_index("ix_kept_table_id", "kept", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", name="pk_notices"),
        _of_table("notices"),
    )
    op.create_table(
        "uptimes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_uptimes"),
    )
    op.create_index("ix_uptimes_until", "uptimes", ["until"])
    op.create_table(
        "remembered",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_remembered"),
    )


def downgrade() -> None:
    for name in ("remembered", "uptimes", "notices", "kept", "keys", "people", "entries"):
        op.drop_table(name)
    op.drop_table("seats")
    op.drop_table("tables")


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    constraint = f"fk_{name}_tables"
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=constraint, ondelete="CASCADE")


def _of_person(name: str) -> sa.ForeignKeyConstraint:
    constraint = f"fk_{name}_people"
    return sa.ForeignKeyConstraint(
        ["person_id"], ["people.id"], name=constraint, ondelete="CASCADE"
    )
