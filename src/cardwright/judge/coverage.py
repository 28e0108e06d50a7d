"""Rule coverage: the testable clauses of a rulebook, and the tests that show them.

The tests write `build/coverage/<game>.json` as they run; a copy of a whole run is kept in the game's `data/shown.json`, so that an
installed package can answer too (`cardwright rules <game>`). After a run of all tests,

    python -m cardwright.judge.coverage --record sve     copies what the run has shown (`make coverage` does both)
    python -m cardwright.judge.coverage --check sve      fails if a testable clause is not shown, or the copy names what is not
    python -m cardwright.judge.coverage --table sve      prints the table of the last run
    python -m cardwright.judge.coverage --uncited sve    lists the testable clauses that no code cites: no test could show them

Without a game, `--check` is about all finished games, the others about all that can be played.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cardwright.errors import InputError
from cardwright.games.finding import data_folder
from cardwright.games.registry import game_codes, game_named
from cardwright.judge.citing import uncited_clauses
from cardwright.judge.clauses import Clause, clause_list, testable_clauses

SESSION_FOLDER = Path("build") / "coverage"


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
        headings = {chapter: known.get(chapter) or _heading(chapter, known.values()) for chapter in counts}
        return [(headings[chapter], shown, all) for chapter, (shown, all) in counts.items()]

    # -- files
    def write(self, path: Path) -> None:
        """One clause a line, in the rulebook's order, so that a change of one clause is a change of one line."""
        order = {clause: i for i, clause in enumerate(clause_list(self.game))}
        shown = sorted((clause for clause, tests in self.shown.items() if tests), key=lambda clause: order[clause])
        lines = ",\n".join(f"{_json(clause)}: {_json(sorted(self.shown[clause]))}" for clause in shown)
        path.parent.mkdir(parents=True, exist_ok=True)
        # Another run may be reading: the file is there whole or not at all.
        unfinished = path.with_suffix(f".{os.getpid()}")
        unfinished.write_text(f'{{"game": {_json(self.game)}, "shown": {{\n{lines}\n}}}}\n', encoding="utf-8")
        unfinished.replace(path)

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


_SECTIONS_NAMED = 3


class _File(msgspec.Struct):
    game: str
    shown: dict[str, list[str]]


def _heading(chapter: str, clauses: Iterable[Clause]) -> Clause:
    """For a chapter without a heading in the list: what its first sections are about."""
    about = [clause.summary for clause in clauses if clause.kind == "heading" and clause.chapter == chapter]
    more = ", …" if len(about) > _SECTIONS_NAMED else ""
    return Clause(chapter, "heading", ", ".join(about[:_SECTIONS_NAMED]) + more)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def session_file(folder: Path, game: str) -> Path:
    """Where a run of the tests writes what it has shown."""
    return folder / f"{game}.json"


def recorded_file(game: str) -> Path:
    """The copy that is part of the project."""
    return data_folder(game) / "shown.json"


def recorded(game: str) -> Coverage:
    """What the tests of this version show."""
    return Coverage.read(recorded_file(game), game)


def in_words(coverage: Coverage, uncited: Iterable[str] = ()) -> str:
    """The table for people: chapters with counts, and what is missing, with our summaries."""
    report = coverage.report()
    without_code = set(uncited)
    lines = [f"{coverage.game}: {report['shown']} of {report['testable']} testable clauses are shown by passing tests", ""]
    missing = coverage.missing()
    for heading, shown, all in coverage.chapters():
        lines.append(f"{heading.id:>3}  {heading.summary:<50} {shown:>4} of {all}")
        for clause in missing:
            if clause.chapter == heading.id:
                note = "  (no code cites it)" if clause.id in without_code else ""
                lines.append(f"       {clause.id:<14} {clause.summary}{note}")
    return "\n".join(lines)


def faults(run: Coverage, kept: Coverage) -> list[str]:
    """Why a whole run of the tests does not do for a finished game; nothing if it does. Nothing that was shown may be lost."""
    out = [f"{clause.id} is not shown by any passing test: {clause.summary}" for clause in run.missing()]
    if lost := not_in(run, kept):
        promised = f"{recorded_file(run.game)} names what the last run of the tests has not shown ({lost})"
        out.append(f"{promised}: run `make coverage` and commit it")
    return out


def not_in(one: Coverage, other: Coverage) -> str:
    """An example of a test and its clause that only the other record has, and how many there are; empty if there is none."""
    only = [(test, clause) for clause, tests in other.shown.items() for test in tests if test not in one.shown.get(clause, ())]
    if not only:
        return ""
    test, clause = only[0]
    return f"{clause} by {test}" + (f" and {len(only) - 1} more" if only[1:] else "")


def main(arguments: Sequence[str] | None = None) -> int:
    """The command of the workshop; players use `cardwright rules`."""
    parser = argparse.ArgumentParser(prog="python -m cardwright.judge.coverage", description="Which clauses the tests show.")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--record", metavar="GAME", nargs="*", help="keep what the last run of the tests has shown")
    what.add_argument("--check", metavar="GAME", nargs="*", help="fail if a testable clause is not shown")
    what.add_argument("--table", metavar="GAME", nargs="*", help="print the table of the last run")
    what.add_argument("--uncited", metavar="GAME", nargs="*", help="list the testable clauses that no code cites")
    parser.add_argument("--folder", type=Path, default=SESSION_FOLDER, help="where the run wrote what it has shown")
    chosen = parser.parse_args(arguments)
    named = chosen.record or chosen.check or chosen.table or chosen.uncited
    usual = [game for game in game_codes(examples=True) if chosen.check is None or game_named(game).finished]
    try:
        return max(answer(game, chosen) for game in named or usual)
    except InputError as fault:
        print(fault, file=sys.stderr)
        return 2


def answer(game: str, chosen: argparse.Namespace) -> int:
    """What was asked about one game; 1 if it is not as it should be."""
    if chosen.uncited is not None:
        print("\n".join(f"{clause:<14} {clause_list(game)[clause].summary}" for clause in uncited_clauses(game)))
        return 0
    run = Coverage.read(session_file(chosen.folder, game), game)
    if chosen.record is not None:
        run.write(recorded_file(game))
    if chosen.check is not None:
        kept = recorded(game)
        found = faults(run, kept)
        print("\n".join(found) or f"all testable clauses of {game} are shown")
        if new := not_in(kept, run):
            print(f"not recorded yet: {new}; `make coverage` adds it")
        return 1 if found else 0
    print(in_words(run, uncited_clauses(game)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
