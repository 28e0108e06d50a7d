"""Which engine plays here. One run never mixes two of them."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

import cardwright
from cardwright.errors import InputError
from cardwright.version import __version__, build

DECIDING = ("bots", "cards", "effects", "face", "games", "kernel", "lookahead", "text")  # what a game's course depends on


class Engine(msgspec.Struct, frozen=True):
    """Version and build, and a hash over the source of everything that decides how a game goes: a version number alone would not
    tell two working copies apart."""

    version: str
    build: str
    source: str

    def __str__(self) -> str:
        return f"{self.version}, {self.build} build, source {self.source}"


@cache
def engine() -> Engine:
    """The engine of this process."""
    h = hashlib.blake2b(digest_size=6)
    root = Path(cardwright.__file__).parent
    for folder in DECIDING:
        for file in sorted((root / folder).rglob("*.py")):
            h.update(file.relative_to(root).as_posix().encode() + b"\n" + file.read_bytes())
    return Engine(__version__, build(), h.hexdigest())


def check_engine(wanted: Engine, where: str) -> None:
    """Refuse to play a part of what another engine has begun."""
    if engine() != wanted:
        what = f"this run is played by {wanted}, and here is {engine()}"
        raise InputError(where, 0, what, "One run never mixes them: install the same one, or begin a run in another folder")
