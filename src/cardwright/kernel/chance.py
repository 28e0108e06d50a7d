"""The random stream of a game: SHA-256 in counter mode.

The stream is part of the state, so a game can be saved, cloned and replayed. It is a cryptographic one because a player who
has seen a few shuffles must not be able to work out the next one.
"""
from __future__ import annotations

import hashlib
import os
from typing import Final

SEED_BYTES: Final = 32
WORD: Final = 4  # bytes of one drawn number


def seed_from(number: int) -> bytes:
    """The 256-bit seed that a plain number stands for (simulations, tests)."""
    return hashlib.sha256(b"cardwright seed %d" % number).digest()


def seed_from_entropy() -> bytes:
    """256 bits from the operating system, for real matches."""
    return os.urandom(SEED_BYTES)


def word_at(seed: bytes, index: int) -> int:
    """The 32-bit number at this place of the stream."""
    block = hashlib.sha256(seed + (index >> 3).to_bytes(8, "big")).digest()
    start = (index & 7) * WORD
    return int.from_bytes(block[start : start + WORD], "big")
