"""Notices go out from an outbox; where they go is sealed.

Addresses from before are sealed, or given up, by the hall that opens the database next: only it has
the key.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("sealed_by", sa.String(16), nullable=False, server_default=""),
        sa.Column("lane", sa.String(80), nullable=False, server_default=""),
        sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("guesses", sa.Integer, nullable=False, server_default="0"),
    ):
        op.add_column("notices", column)
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("lane", sa.String(80), nullable=False),
        sa.Column("sealed_by", sa.String(16), nullable=False),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "sequence", name="pk_outbox"),
        sa.ForeignKeyConstraint(
            ["table_id", "seat", "kind"],
            ["notices.table_id", "notices.seat", "notices.kind"],
            name="fk_outbox_notices",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table(
        "codes_sent",
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("whom", name="pk_codes_sent"),
    )


def downgrade() -> None:
    op.drop_table("codes_sent")
    op.drop_table("outbox")
    for name in ("guesses", "ready", "lane", "sealed_by"):
        op.drop_column("notices", name)
