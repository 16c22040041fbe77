"""Runs the migrations on the connection that `meadhall.hall.keeping.migrate` hands over."""

from alembic import context

from meadhall.hall.keeping.schema import metadata

connection = context.config.attributes["connection"]
# SQLite can change a table only by writing it anew: batch mode does that where it is needed.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
