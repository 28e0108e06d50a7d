"""The tables of the database. A change here needs a new file in `migrations/versions`; a test compares the two.

A match is its rules, cards, decks and seed, and the entries since: that is all one needs to play it again up to where it stands.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, PrimaryKeyConstraint, String, Table, Text

METADATA: Final = MetaData()

definitions = Table(
    "definitions", METADATA,
    Column("hash", String(64), primary_key=True),
    Column("body", Text, nullable=False),  # all cards that two decks can bring to a table, as JSON; many matches share one
)  # fmt: skip

matches = Table(
    "matches", METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", String(80), nullable=False),  # the version of the rules, and of Cardwright, that it is played by
    Column("engine", String(40), nullable=False),
    Column("definitions", String(64), ForeignKey("definitions.hash"), nullable=True),  # nothing until both decks are known
    Column("decks", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("against", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("spectators", String(64), nullable=False),  # tokens to be passed on; those of seats are kept as hashes
    Column("invitation", String(64), nullable=False),
    Column("state", String(10), nullable=False, index=True),
    Column("winner", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("deciding", Integer, nullable=False),  # who must decide, for the lists of the lobby; -1: nobody
    Column("begun", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("rematch", String(32), nullable=False),  # the match that is played after this one
)  # fmt: skip

seats = Table(
    "seats", METADATA,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(80), nullable=False),
    Column("deck", String(80), nullable=False),
    Column("deck_name", Text, nullable=False),
    Column("steward", Text, nullable=False),
    Column("muted", Boolean, nullable=False),
    Column("rematch", Boolean, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)  # fmt: skip

links = Table(
    "links", METADATA,
    Column("hash", String(64), primary_key=True),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("role", String(10), nullable=False),
)  # fmt: skip

entries = Table(
    "entries", METADATA,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("n", Integer, nullable=False),  # unique in its match: of two processes that write the same number, one is refused
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("check", String(8), nullable=False),  # a hash of what was asked: rules that have changed are noticed
    Column("by", String(10), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "n"),
)  # fmt: skip

chat = Table(
    "chat", METADATA,
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "n"),
)  # fmt: skip
