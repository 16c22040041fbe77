"""Tables know the address they were made from, as long as they go on.

Revision ID: 0004
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("made_from", sa.String(60)))
    op.create_index("ix_tables_made_from", "tables", ["made_from"])


def downgrade() -> None:
    op.drop_index("ix_tables_made_from", "tables")
    op.drop_column("tables", "made_from")
