"""The clauses of a game's rulebook: number, kind and a summary of ours, as the game's `data/clauses.json` lists them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from cardwright.errors import InputError
from cardwright.games.finding import data_folder

TESTABLE = ("behaviour", "data")


class Clause(msgspec.Struct, frozen=True):
    """One numbered clause."""

    id: str
    kind: str
    summary: str

    @property
    def testable(self) -> bool:
        """Does it say something that a test can show?"""
        return self.kind in TESTABLE

    @property
    def chapter(self) -> str:
        """The chapter that it belongs to: `8` for 8.4.3 or 8-4-3, `B` for B:8.5.1 of an appendix."""
        return self.id.split(":")[0] if ":" in self.id else re.split("[.-]", self.id)[0]


def clause_file(game: str) -> Path:
    return data_folder(game) / "clauses.json"


@cache
def clause_list(game: str) -> dict[str, Clause]:
    """All clauses by number, in the rulebook's order."""
    path = clause_file(game)
    if not path.is_file():
        raise InputError(path, 0, f'the game "{game}" has no list of clauses', "Check the game's code (`cardwright games`)")
    entries = msgspec.json.decode(path.read_bytes(), type=list[Clause])
    return {entry.id: entry for entry in entries}


def testable_clauses(game: str) -> list[Clause]:
    return [clause for clause in clause_list(game).values() if clause.testable]
