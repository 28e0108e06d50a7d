"""Tokens: whoever has one may sit where it leads. They can't be guessed, and those of seats are stored as hashes only."""

from __future__ import annotations

import hashlib
import secrets

BYTES = 24  # 192 bits


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def new_id() -> str:
    """The name of a match inside the server; no key to anything."""
    return secrets.token_hex(12)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
