"""The whole of it, inside of pytest: once the tests are collected, rules are broken in place of a run."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from cardwright.games.finding import data_folder
from cardwright.judge.mutants.breaking import Change, changes_of
from cardwright.judge.mutants.children import Progress
from cardwright.judge.mutants.elsewhere import RESULTS, noticed_elsewhere
from cardwright.judge.mutants.functions import digest, functions_of, rules_files
from cardwright.judge.mutants.no_difference import FILE, marked, read_marks, stale
from cardwright.judge.mutants.proof import Draw, Proof, Proofs, Survivor, proofs_file, read_proofs
from cardwright.judge.mutants.proving import prove
from cardwright.judge.mutants.record import Record, make_record
from cardwright.judge.mutants.report import in_words
from cardwright.judge.mutants.results import Results
from cardwright.judge.mutants.tests_known import contents, passes
from cardwright.judge.mutants.trying import Job, Trial, drawn, tests_for
from cardwright.judge.mutants.words import words_of_game

FOLDER = Path("build") / "mutants"
# What all games' rules are tried by: shared code at small tables, the small game, and what players are shown.
SHARED_TESTS = ("tests/kernel", "tests/effects", "tests/games/kites", "tests/views")


class Task(NamedTuple):
    """What is asked for."""

    game: str
    mutants: int = 0
    seed: int = 1
    prove: bool = False
    jobs: int = 2
    folder: Path = FOLDER
    only: str = ""  # places that contain this
    record: bool = False  # write the project's record
    clauses: tuple[str, ...] = ()  # prove only these


class Workshop:
    """A plugin of pytest that runs no tests itself: it breaks rules, and has children run them."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.failed = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if not leaves_out(item)]
        for item in first_of_each_file(items, self.task.game):
            passes(item)
        self.work(items, session.config.rootpath)
        return True

    def work(self, items: Sequence[pytest.Item], root: Path) -> None:
        task = self.task
        functions = functions_of(rules_files(task.game))
        words = words_of_game(task.game)
        record = make_record(task.game, task.folder / f"{task.game}-tests.json", items, functions, root, task.jobs)
        failing = [name for name, ran in record.tests.items() if not ran.passed]
        if failing:
            print("these tests fail without any change, and are left out: " + ", ".join(failing), file=sys.stderr)
        changes = {function.place: changes_of(function, words) for function in functions}
        results = Results(task.folder / f"{task.game}{RESULTS}", sorted(task.folder.glob(f"*{RESULTS}")))
        trial = Trial(items, contents(record.tests, root), record, results, task.jobs)
        proofs = read_proofs(task.game)
        if task.mutants:
            self.try_by_lot(trial, changes, proofs, root)
        if task.prove:
            self.keep(proofs, prove(task.game, trial, changes, proofs, task.clauses))
        if task.record:
            proofs.write(proofs_file(task.game))
        results.tidy()
        print(in_words(proofs, task.mutants > 0))

    def keep(self, proofs: Proofs, found: dict[str, Proof]) -> None:
        """A clause that was proven and is not any more stays in the record, which does not fit then: nothing falls unnoticed."""
        for clause in proofs.proven.keys() - found.keys():
            print(f"{self.task.game} {clause} was proven, and no test that names it notices a change any more", file=sys.stderr)
            self.failed = True
        proofs.proven = {**proofs.proven, **found}

    def try_by_lot(self, trial: Trial, changes: dict[str, list[Change]], proofs: Proofs, root: Path) -> None:
        task, record = self.task, trial.record
        cited = record.clauses_at()
        marks = read_marks(FILE)
        everything = [change for found in changes.values() for change in found]
        possible = [change for change in concerning(task.game, everything, record) if task.only in change.function.place]
        chosen = drawn(possible, task.mutants, task.seed, digest)
        without = marked(chosen, marks)
        jobs = [Job(c, tests_for(c, record, cited.get(c.function.place, []))) for c in chosen]
        progress = Progress(f"{task.game}: breaking rules", len(jobs))
        alive: list[Change] = []
        dead: list[Change] = []
        for change, killed_by in trial.outcomes(jobs):
            (dead if killed_by else alive).append(change)
            progress.step(f"{len(alive)} survive")
        for line in stale(everything, marks, dead):
            print(f"{FILE}: {line}", file=sys.stderr)
            self.failed = True
        elsewhere = noticed_elsewhere(task.folder, task.game, root)
        others = [c for c in alive if c.key not in without and c.key in elsewhere]
        left = [c for c in alive if c.key not in without and c.key not in elsewhere]
        running = {change.key: len(tests) for change, tests in jobs}
        same = len(alive) - len(left) - len(others)
        proofs.draw = Draw(task.seed, len(chosen), len(dead) + len(others), same, len(others))
        proofs.survivors = sorted(
            (Survivor(c.function.place, c.line, c.kind, c.text, cited.get(c.function.place, []), running[c.key]) for c in left),
            key=lambda s: (s.clauses, s.place, s.line),
        )


def concerning(game: str, everything: list[Change], record: Record) -> list[Change]:
    """All of a game's own code, and of the shared code the functions that its tests run."""
    own = data_folder(game).resolve().parent
    used = {place for name, ran in record.tests.items() if f"games/{game}/" in name for place in ran.blocks}
    return [change for change in everything if own in change.function.file.parents or change.function.place in used]


def leaves_out(item: pytest.Item) -> bool:
    """Tests that read sources or play at random: slow, and about other things than one rule."""
    return any(word in item.nodeid for word in ("random_games", "test_tracing", "test_text_audits", "test_own_words"))


def first_of_each_file(items: Sequence[pytest.Item], game: str) -> list[pytest.Item]:
    """One test of each of the game's files: they are run before, so that the children find what is only made once."""
    first = {item.path: item for item in reversed(items) if f"games/{game}/" in item.nodeid}
    return list(reversed(first.values()))
