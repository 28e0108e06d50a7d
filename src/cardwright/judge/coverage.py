"""Rule coverage: the testable clauses of a rulebook, and the tests that show them.

The tests write `build/coverage/<game>.json` as they run; a copy of a whole run is kept in the game's `data/shown.json`, so that an
installed package can answer too. `python -m cardwright.judge.coverage --help` records and checks it.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from cardwright.cards import data_folder
from cardwright.errors import InputError
from cardwright.judge.clauses import Clause, clause_list, testable_clauses


class Coverage:
    """Which tests show which clauses of one game."""

    def __init__(self, game: str, shown: dict[str, list[str]] | None = None) -> None:
        self.game = game
        self.shown: dict[str, list[str]] = shown if shown is not None else {}

    def add(self, test: str, clauses: Iterable[str]) -> None:
        for clause in clauses:
            tests = self.shown.setdefault(clause, [])
            if test not in tests:
                tests.append(test)

    def drop(self, test: str) -> None:
        """A test that failed after all shows nothing."""
        for clause, tests in list(self.shown.items()):
            if test in tests:
                tests.remove(test)
            if not tests:
                del self.shown[clause]

    # -- the figures
    def missing(self) -> list[Clause]:
        """The testable clauses that no test shows."""
        return [clause for clause in testable_clauses(self.game) if not self.shown.get(clause.id)]

    def report(self) -> dict[str, Any]:
        """For scripts: how many clauses are testable, how many are shown, and which are not."""
        testable = testable_clauses(self.game)
        missing = [clause.id for clause in self.missing()]
        return {"game": self.game, "testable": len(testable), "shown": len(testable) - len(missing), "missing": missing}

    def chapters(self) -> list[tuple[Clause, int, int]]:
        """For people: each chapter's heading, how many of its clauses are shown, and how many could be."""
        known = clause_list(self.game)
        counts: dict[str, list[int]] = {}
        for clause in testable_clauses(self.game):
            count = counts.setdefault(clause.chapter, [0, 0])
            count[0] += bool(self.shown.get(clause.id))
            count[1] += 1
        return [(known[chapter], shown, all) for chapter, (shown, all) in counts.items()]

    # -- files
    def write(self, path: Path) -> None:
        """One clause a line, in the rulebook's order, so that a change of one clause is a change of one line."""
        order = {clause: i for i, clause in enumerate(clause_list(self.game))}
        shown = sorted((clause for clause, tests in self.shown.items() if tests), key=lambda clause: order[clause])
        lines = ",\n".join(f"{_json(clause)}: {_json(sorted(self.shown[clause]))}" for clause in shown)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f'{{"game": {_json(self.game)}, "shown": {{\n{lines}\n}}}}\n', encoding="utf-8")

    @classmethod
    def read(cls, path: Path, game: str) -> Coverage:
        try:
            data = msgspec.json.decode(path.read_bytes(), type=_File)
        except FileNotFoundError:
            raise InputError(path, 0, "there is no record of the clauses that the tests show", "Run `make coverage`") from None
        except msgspec.DecodeError as fault:
            raise InputError(path, 0, f"the record of shown clauses is broken ({fault})", "Run `make coverage`") from None
        if data.game != game:
            raise InputError(path, 0, f'it is the record of "{data.game}", not of "{game}"', "Run `make coverage`")
        return cls(game, data.shown)


class _File(msgspec.Struct):
    game: str
    shown: dict[str, list[str]]


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def session_file(root: Path, game: str) -> Path:
    """Where a run of the tests writes what it has shown."""
    return root / "build" / "coverage" / f"{game}.json"


def recorded_file(game: str) -> Path:
    """The copy that is part of the project."""
    return data_folder(game) / "shown.json"


def recorded(game: str) -> Coverage:
    """What the tests of this version show."""
    return Coverage.read(recorded_file(game), game)
