"""Does the record of proven clauses still fit? Asked of the files alone; and what has changed is proven again on its own test."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardwright.judge.coverage import recorded
from cardwright.judge.mutants.breaking import changes_of
from cardwright.judge.mutants.functions import Function, functions_of, rules_files
from cardwright.judge.mutants.proof import Proofs, outdated, proofs_file, read_proofs
from cardwright.judge.mutants.proving import renew
from cardwright.judge.mutants.record import Record
from cardwright.judge.mutants.results import Results
from cardwright.judge.mutants.tests_known import contents, passes
from cardwright.judge.mutants.trying import Trial
from cardwright.judge.mutants.words import words_of_game


class State:
    """A game's record, and what is there now."""

    def __init__(self, game: str, root: Path) -> None:
        self.proofs: Proofs = read_proofs(game)
        self.functions: list[Function] = functions_of(rules_files(game))
        code = {function.place: function.digest for function in self.functions}
        self.tests = contents({proof.test for proof in self.proofs.proven.values()}, root)
        self.outdated = outdated(self.proofs, code, self.tests, recorded(game).shown)


def check(games: Sequence[str], root: Path) -> int:
    """1 if a proof does not hold as it stands: it must be tried again."""
    found = {game: State(game, root) for game in games}
    for game, state in found.items():
        for clause, why in state.outdated.items():
            print(f"{game} {clause} was proven, but {why}")
        hold = len(state.proofs.proven) - len(state.outdated)
        print(f"{game}: {hold} clauses are proven, {len(state.outdated)} must be proven again")
    if any(state.outdated for state in found.values()):
        print("`make prove` tries them again")
        return 1
    return 0


class Renewal:
    """A plugin of pytest that tries again what has changed, and nothing else."""

    def __init__(self, games: Sequence[str], root: Path, folder: Path, jobs: int) -> None:
        self.states = {game: state for game in games if (state := State(game, root)).outdated}
        self.root, self.folder, self.jobs = root, folder, jobs
        self.failed = False

    def tests(self) -> list[str]:
        """The tests that must be collected."""
        wanted = {s.proofs.proven[clause].test for s in self.states.values() for clause in s.outdated}
        there = {name for s in self.states.values() for name in s.tests}
        return sorted(wanted & there)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if passes(item)]
        for game, state in self.states.items():
            words = words_of_game(game)
            places = {state.proofs.proven[clause].place for clause in state.outdated}
            changes = {f.place: changes_of(f, words) for f in state.functions if f.place in places}
            results = Results(self.folder / f"{game}-results.jsonl")
            trial = Trial(items, contents([item.nodeid for item in items], self.root), Record(game, {}), results, self.jobs)
            again = renew(trial, changes, state.proofs, state.outdated)
            state.proofs.proven.update(again)
            state.proofs.write(proofs_file(game))
            for clause in state.outdated.keys() - again.keys():
                self.failed = True
                print(f"{game} {clause} is not proven by the same test any more ({state.outdated[clause]}): "
                      f"`make mutants GAME={game}` looks for another", file=sys.stderr)  # fmt: skip
        return True
