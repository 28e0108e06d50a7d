"""The random stream of a game: SHA-256 in counter mode.

The stream is part of the state, so a game can be saved, cloned and replayed. It is a cryptographic one because a player who
has seen a few shuffles must not be able to work out the next one.
"""
from __future__ import annotations

import hashlib
import os
import struct
from typing import Final

SEED_BYTES: Final = 32
BLOCK_SHIFT: Final = 3  # a block of the stream holds eight words
WORD_MASK: Final = (1 << BLOCK_SHIFT) - 1
EIGHT_WORDS: Final = struct.Struct(">8I")


def seed_from(number: int) -> bytes:
    """The 256-bit seed that a plain number stands for (simulations, tests)."""
    return hashlib.sha256(b"cardwright seed %d" % number).digest()


def seed_from_entropy() -> bytes:
    """256 bits from the operating system, for real matches."""
    return os.urandom(SEED_BYTES)


def words_of_block(seed: bytes, block: int) -> list[int]:
    """The eight 32-bit numbers of one block of the stream."""
    return list(EIGHT_WORDS.unpack(hashlib.sha256(seed + block.to_bytes(8, "big")).digest()))
