"""Where imported cards are kept: a file for each collection, under the user's folder. It is written whole or not at all."""

from __future__ import annotations

import hashlib
import os
import re
import time
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from cardwright.cards.record import CardRecord
from cardwright.errors import InputError
from cardwright.files import NO_JSON, own_folder, write_whole
from cardwright.games.registry import game_codes

KIND: Final = "cardwright collection"
VERSION: Final = 2
NAME: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,59}")
AGAIN: Final = "Import its file once more, or remove this one"
_LEFT_OUT_MOST: Final = 500


class LeftOut(msgspec.Struct, frozen=True):
    """A record that is no card."""

    line: int
    what: str
    fix: str


class Collection(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards of one file that was imported."""

    kind: str
    version: int
    game: str
    name: str
    file: str
    """What it was called where it came from."""
    imported: int
    """When, in seconds since 1970."""
    seal: str
    """A hash of the cards: they were looked at when they were imported, and are not looked at again."""
    cards: list[CardRecord]
    left_out: list[LeftOut] = []


class Head(msgspec.Struct, frozen=True):
    """As much of a collection as a list shows. (The rest is skipped while it is read.)"""

    kind: str
    game: str
    name: str
    file: str
    imported: int


class Stored(msgspec.Struct, frozen=True):
    """A collection that is there."""

    game: str
    name: str
    file: str
    imported: int
    place: str


def folder() -> Path:
    return own_folder() / "collections"


def place_of(game: str, name: str) -> Path:
    """The file of a collection. No name from outside becomes another path."""
    if not NAME.fullmatch(name):
        raise InputError(name[:80], 0, "this can't be the name of a collection", "Use small letters, digits, dots and dashes")
    return folder() / game / f"{name}.json"


def name_for(file: Path) -> str:
    """What a collection is called, by its file."""
    made = re.sub(r"[^a-z0-9._-]+", "-", file.stem.lower()).strip("-._")[:60]
    return made or "cards"


def store(game: str, name: str, file: str, cards: list[CardRecord], left_out: list[InputError]) -> Collection:
    """Keep these cards; those that were kept under this name before are replaced."""
    noted = [LeftOut(fault.line, fault.what, fault.fix) for fault in left_out[:_LEFT_OUT_MOST]]
    made = Collection(KIND, VERSION, game, name, file, int(time.time()), seal_of(game, cards), cards, noted)
    where = place_of(game, name)
    try:
        where.parent.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise InputError(where.parent, 0, f"the folder can't be made ({fault.strerror})", "Check its permissions") from None
    write_whole(where, msgspec.json.encode(made).decode(), "the collection")
    return made


def seal_of(game: str, cards: list[CardRecord]) -> str:
    return hashlib.blake2b(game.encode() + msgspec.json.encode(cards), digest_size=8).hexdigest()


def all_stored(game: str = "") -> list[Stored]:
    """The collections that are there, of one game or of all that are installed. Where a file lies says its game and name, not what
    stands in it."""
    found = []
    for code in (game,) if game else game_codes(examples=True):
        for file in sorted((folder() / code).glob("*.json")):
            head = _head(str(file), _stamp(file))
            if head is not None:
                found.append(Stored(code, file.stem, head.file, head.imported, str(file)))
    return found


def collection(game: str, name: str) -> Collection:
    """One of them, or `InputError`."""
    file = file_of(game, name)
    return _read(str(file), _stamp(file))


def file_of(game: str, name: str) -> Path:
    """Where it lies, whether it can be read or not."""
    file = place_of(game, name)
    if not file.is_file():
        there = [one.name for one in all_stored(game)]
        fix = f"There are {', '.join(there)}" if there else "`cardwright cards import FILE` makes one"
        raise InputError(name, 0, f"there is no collection of this name for {game}", fix)
    return file


def cards_of(game: str) -> list[CardRecord]:
    """All cards of a game that were imported; of those with one id, the one that came first."""
    found: dict[str, CardRecord] = {}
    for stored in all_stored(game):
        for card in _read(stored.place, _stamp(Path(stored.place))).cards:
            found.setdefault(card.id, card)
    return list(found.values())


def state(game: str) -> tuple[tuple[str, int, int], ...]:
    """Changes whenever the collections of a game do."""
    return tuple((one.name, *_stamp(Path(one.place))) for one in all_stored(game))


def remove(game: str, name: str) -> None:
    """Forget a collection. Matches that are being played have their cards with them."""
    file_of(game, name).unlink(missing_ok=True)


def _stamp(file: Path) -> tuple[int, int]:
    try:
        found = os.stat(file)
    except OSError:
        return (0, 0)
    return (found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=64)
def _head(file: str, stamp: tuple[int, int]) -> Head | None:
    try:
        head = msgspec.json.decode(Path(file).read_bytes(), type=Head)
    except (OSError, *NO_JSON):
        return None  # nobody else's file is in the way
    return head if head.kind == KIND else None


@lru_cache(maxsize=16)
def _read(file: str, stamp: tuple[int, int]) -> Collection:
    try:
        found = msgspec.json.decode(Path(file).read_bytes(), type=Collection)
    except (OSError, *NO_JSON) as fault:
        raise InputError(file, 0, f"this collection can't be read ({fault})", AGAIN) from None
    if found.kind != KIND or found.version != VERSION:
        raise InputError(file, 0, "this is no collection of this release", AGAIN)
    game = Path(file).parent.name
    if found.game != game or found.seal != seal_of(game, found.cards):
        raise InputError(file, 0, "the cards of this collection were changed after they were imported", AGAIN)
    return found
