"""What a card's text does, in numbers: how many nodes of each kind its tree has. Worked out once for each text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cardwright.cards import CardRecord
from cardwright.games.entry import GameEntry
from cardwright.games.library import CardBuilder
from cardwright.text.compiler import Compiler
from cardwright.text.kinds import SCHEMA

KINDS: tuple[str, ...] = tuple(sorted(SCHEMA.kinds))
"""The kinds of node of a text tree, in the order of the columns."""
_PLACE = {kind: i for i, kind in enumerate(KINDS)}
_MOST = 255  # a column is a byte


def counts_of(entry: GameEntry, records: Sequence[CardRecord]) -> dict[str, bytes]:
    """By the id of a face: how many nodes of each kind its text has."""
    return _counts(entry.code, tuple((face.id, face) for record in records for face in record.faces), _Key(entry))


class _Key:
    """An entry that counts as the same as another one of the same game."""

    def __init__(self, entry: GameEntry) -> None:
        self.entry = entry

    def __hash__(self) -> int:
        return hash(self.entry.code)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.entry.code == self.entry.code


@lru_cache(maxsize=64)
def _counts(code: str, faces: tuple[tuple[str, CardRecord], ...], key: _Key) -> dict[str, bytes]:
    builder: CardBuilder = key.entry.cards
    compiler = Compiler(builder.dialect, [builder.mapping(face) for _, face in faces])
    return {id: _count(compiler, builder, face) for id, face in faces}


def _count(compiler: Compiler, builder: CardBuilder, face: CardRecord) -> bytes:
    found = [0] * len(KINDS)
    for ability in compiler.compile(builder.mapping(face)).abilities:
        for node in ability.walk():
            place = _PLACE[node.kind]
            found[place] = min(_MOST, found[place] + 1)
    return bytes(found)
