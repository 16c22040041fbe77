"""Snapshots, what lists need, what everybody heard, and chat on its own.

Nothing that is there is changed: old entries stay as they are, also those that were chat.

Revision ID: 0005
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ROWS_AT_ONCE = 500


def upgrade() -> None:
    for column in (
        sa.Column("rules_version", sa.Integer),
        sa.Column("record_format", sa.Integer),
        sa.Column("summary", sa.Text),
        sa.Column("asked", sa.Text),
    ):
        op.add_column("tables", column)
    op.add_column("entries", sa.Column("heard", sa.Text))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("views_sequence", sa.Integer),
        sa.Column("views", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        _of_table("snapshots"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        _of_table("chat"),
    )
    connection = op.get_bind()
    _note_rules(connection)
    _copy_chat(connection)


def _note_rules(connection: sa.Connection) -> None:
    """The record of every game that has begun says with which rules."""
    begun = connection.execute(
        sa.text("SELECT table_id, content FROM entries WHERE kind = 'started'")
    ).all()
    found = []
    for table, content in begun:
        header = json.loads(json.loads(content)["opening"][0])
        found.append(
            {"t": table, "v": int(header["rules_version"]), "f": int(header.get("format", 1))}
        )
    for at in range(0, len(found), ROWS_AT_ONCE):
        connection.execute(
            sa.text("UPDATE tables SET rules_version = :v, record_format = :f WHERE id = :t"),
            found[at : at + ROWS_AT_ONCE],
        )


def _copy_chat(connection: sa.Connection) -> None:
    said = connection.execute(
        sa.text(
            "SELECT table_id, at, seat, content FROM entries WHERE kind = 'chat'"
            " ORDER BY table_id, sequence"
        )
    ).all()
    rows = []
    number, last = 0, None
    for table, at, seat, content in said:
        number = number + 1 if table == last else 1
        last = table
        line = json.loads(content)
        rows.append(
            {"t": table, "n": number, "a": at, "s": seat, "m": line["name"], "x": line["text"]}
        )
    for at in range(0, len(rows), ROWS_AT_ONCE):
        connection.execute(
            sa.text(
                "INSERT INTO chat (table_id, number, at, seat, name, text)"
                " VALUES (:t, :n, :a, :s, :m, :x)"
            ),
            rows[at : at + ROWS_AT_ONCE],
        )


def downgrade() -> None:
    op.drop_table("chat")
    op.drop_table("snapshots")
    with op.batch_alter_table("entries") as entries:
        entries.drop_column("heard")
    with op.batch_alter_table("tables") as tables:
        for column in ("asked", "summary", "record_format", "rules_version"):
            tables.drop_column(column)


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    constraint = f"fk_{name}_tables"
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=constraint, ondelete="CASCADE")
