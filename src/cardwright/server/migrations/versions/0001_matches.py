"""Matches, their seats, links, entries and what was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "definitions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("rules", sa.String(80), nullable=False),
        sa.Column("engine", sa.String(40), nullable=False),
        sa.Column("definitions", sa.String(64), sa.ForeignKey("definitions.hash"), nullable=True),
        sa.Column("decks", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("against", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("spectators", sa.String(64), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("state", sa.String(10), nullable=False, index=True),
        sa.Column("winner", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("deciding", sa.Integer, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False, index=True),
        sa.Column("rematch", sa.String(32), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(80), nullable=False),
        sa.Column("deck", sa.String(80), nullable=False),
        sa.Column("deck_name", sa.Text, nullable=False),
        sa.Column("steward", sa.Text, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.Column("check", sa.String(8), nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "n"),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "n"),
    )


def downgrade() -> None:
    for table in ("chat", "entries", "links", "seats", "matches", "definitions"):
        op.drop_table(table)
