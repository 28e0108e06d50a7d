"""Alembic asks this module how to reach the database. It is only run by `database.upgrade`, which hands over the connection."""

from __future__ import annotations

from alembic import context

from cardwright.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
