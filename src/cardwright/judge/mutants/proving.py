"""Proving clauses: for each one that a test names, a change of the code that cites it which such a test notices."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Mapping, Sequence

from cardwright.games.registry import game_named
from cardwright.judge.clauses import testable_clauses
from cardwright.judge.mutants.breaking import CHECK, CLAUSE, COMPARISON, LIMIT, ORDER, PLAYER, STEP, ZONE, Change
from cardwright.judge.mutants.children import Progress
from cardwright.judge.mutants.functions import Function
from cardwright.judge.mutants.proof import Proof, Proofs, outdated
from cardwright.judge.mutants.trying import Job, Trial

MOST = 30  # so many changes are tried for one clause
# A wrong number proves nothing: that the code has run is known already.
TELLING = (STEP, CHECK, COMPARISON, LIMIT, PLAYER, ZONE, ORDER)


def prove(
    game: str, trial: Trial, changes: Mapping[str, list[Change]], before: Proofs, only: Collection[str] = ()
) -> dict[str, Proof]:
    """The proofs that still hold, and those that can be found. `only`: these clauses are tried, all others left as they are."""
    record = trial.record
    shown = {clause.id: record.naming(clause.id) for clause in testable_clauses(game)}
    code = {place: found[0].function.digest for place, found in changes.items() if found}
    lost = set(only) or outdated(before, code, trial.contents, shown).keys()
    proven = {clause: proof for clause, proof in before.proven.items() if clause not in lost}
    written = places_by_constant(changes, game_named(game).rules().topics)
    open_ones = {
        clause: candidates(clause, {*record.citing(clause), *written.get(clause, ())}, changes, trial)
        for clause in shown if clause not in proven and (not only or clause in only)
    }  # fmt: skip
    open_ones = {clause: found for clause, found in open_ones.items() if found}
    progress = Progress(f"{game}: proving clauses", len(open_ones))
    for turn in range(MOST):
        asked: dict[str, list[str]] = {}
        jobs: dict[str, Job] = {}
        for clause, found in open_ones.items():
            if turn < len(found):
                change = found[turn]
                asked.setdefault(change.key, []).append(clause)
                tests = jobs[change.key].tests if change.key in jobs else []
                more = [name for name in shown[clause] if runs(trial, name, change) and name not in tests]
                jobs[change.key] = Job(change, tests + more)
        if not jobs:
            break
        again = list(jobs.values())
        while again:
            others: list[Job] = []
            for change, killed_by in trial.outcomes(again):
                for clause in asked[change.key]:
                    if killed_by and killed_by in shown[clause] and clause not in proven:
                        content = trial.contents[killed_by]
                        proven[clause] = Proof(change.function.place, change.text, killed_by, change.function.digest, content)
                        open_ones.pop(clause, None)
                        progress.step()
                # One test has noticed, and the next were not run: those of another clause may notice as well.
                left = [clause for clause in asked[change.key] if killed_by and clause not in proven]
                asked[change.key] = left
                more = [name for clause in left for name in shown[clause] if runs(trial, name, change)]
                if more:
                    others.append(Job(change, list(dict.fromkeys(more))))
            again = others
    return proven


def renew(trial: Trial, changes: Mapping[str, list[Change]], before: Proofs, lost: Iterable[str]) -> dict[str, Proof]:
    """Proofs whose code or test has changed: the same change is tried on the same test; where that is gone, or not noticed any
    more, the others of that function. Those that hold again."""
    ways = {
        clause: ways_to_break(clause, before.proven[clause], changes)
        for clause in lost if before.proven[clause].test in trial.items
    }  # fmt: skip
    out: dict[str, Proof] = {}
    for turn in range(MOST):
        asked: dict[tuple[str, str], list[str]] = {}
        jobs: dict[tuple[str, str], Job] = {}
        for clause, found in ways.items():
            if clause not in out and turn < len(found):
                test = before.proven[clause].test
                jobs[found[turn].key, test] = Job(found[turn], [test])
                asked.setdefault((found[turn].key, test), []).append(clause)
        if not jobs:
            break
        progress = Progress("proving again", len(jobs))
        for change, killed_by in trial.outcomes(list(jobs.values())):
            progress.step()
            for clause in asked.get((change.key, killed_by), []):
                content = trial.contents[killed_by]
                out[clause] = Proof(change.function.place, change.text, killed_by, change.function.digest, content)
    return out


def ways_to_break(clause: str, proof: Proof, changes: Mapping[str, list[Change]]) -> list[Change]:
    """The change that proved a clause, then the others of its function: nearest to where the clause stands first."""
    found = [change for change in changes.get(proof.place, []) if change.kind != CLAUSE]
    return sorted(found, key=lambda change: (change.text != proof.change, distance(change, clause), TELLING.index(change.kind)))


def runs(trial: Trial, test: str, change: Change) -> bool:
    return change.block in trial.record.tests[test].blocks.get(change.function.place, ())


def candidates(clause: str, places: Iterable[str], changes: Mapping[str, list[Change]], trial: Trial) -> list[Change]:
    """What to break for a clause: nearest to where it stands first, then what tells most."""
    found: list[tuple[int, int, Change]] = []
    tests = trial.record.naming(clause)
    for place in places:
        for change in changes.get(place, []):
            if change.kind != CLAUSE and any(runs(trial, test, change) for test in tests):
                found.append((distance(change, clause), TELLING.index(change.kind), change))
    found.sort(key=lambda entry: entry[:2])
    return [change for _, _, change in found]


def places_by_constant(changes: Mapping[str, list[Change]], topics: Mapping[str, Sequence[str]]) -> dict[str, set[str]]:
    """By clause: the functions in which it stands, or a topic that it belongs to. One that refuses an action by it carries it out,
    though nothing is traced."""
    out: dict[str, set[str]] = {}
    for place, found in changes.items():
        for text in found[0].function.texts if found else ():
            for clause in topics.get(text, (text,)):
                out.setdefault(clause, set()).add(place)
    return out


def distance(change: Change, clause: str) -> int:
    """How many lines a change is away from where the clause is cited in the function; 0 for a clause of the whole function."""
    lines = cited_lines(change.function, clause)
    return min((abs(change.line - line) for line in lines), default=0)


def cited_lines(function: Function, clause: str) -> list[int]:
    described = ast.get_docstring(function.node)
    out = []
    for part in ast.walk(function.node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and clause in part.value.split(", "):
            if part.value != described:
                out.append(part.lineno)
    return out
