"""Trying changes: break one rule in a child, run tests there until one notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import pytest

from cardwright.judge.mutants.breaking import Change
from cardwright.judge.mutants.children import Child, in_children
from cardwright.judge.mutants.record import Record
from cardwright.judge.mutants.results import Results
from cardwright.judge.mutants.tests_known import passes

# A test may take so many times its own time, and so many seconds more; the machine may be busy.
PATIENCE, GRACE = 20.0, 4.0


class Job(NamedTuple):
    """A change, and the tests that might notice it, in this order."""

    change: Change
    tests: list[str]


class Outcome(NamedTuple):
    """The test that noticed; nothing if none did."""

    change: Change
    killed_by: str


class Trial:
    """What is needed to try changes: the tests, what they are known to run, and what is known already."""

    def __init__(self, items: Sequence[pytest.Item], contents: dict[str, str], record: Record, results: Results, jobs: int) -> None:
        self.items: Mapping[str, pytest.Item] = {item.nodeid: item for item in items}
        self.contents = contents
        self.record = record
        self.results = results
        self.jobs = jobs

    def outcomes(self, jobs: Sequence[Job]) -> Iterator[Outcome]:
        """Of each job, in no certain order; only what is not known is tried."""
        open_jobs: list[Job] = []
        for change, tests in jobs:
            noticed = self.results.noticed(change.key, self.contents).intersection(tests)
            missed = self.results.missed(change.key, self.contents)
            left = [name for name in tests if name not in missed]
            if noticed:
                yield Outcome(change, min(noticed))
            elif not left:
                yield Outcome(change, "")
            else:
                open_jobs.append(Job(change, left))
        for end in in_children(open_jobs, self.work(), self.jobs):
            change, _ = end.job
            begun = [name for name, _ in end.said]
            failed = [name for name, well in end.said if well is False]
            killed_by = failed[0] if failed else begun[-1] if end.stopped and begun else ""
            noticed = {self.contents[killed_by]} if killed_by else set()
            self.results.note(change.key, noticed, {self.contents[name] for name in begun if name != killed_by})
            yield Outcome(change, killed_by)

    def work(self) -> Callable[[Job, Child], None]:
        def work(job: Job, child: Child) -> None:
            if not job.change.apply():
                return
            for name in job.tests:
                ran = self.record.tests.get(name)
                child.limit(GRACE + PATIENCE * (1.0 if ran is None else ran.seconds))
                child.say((name, None))
                well = passes(self.items[name])
                child.say((name, well))
                if not well:
                    return

        return work


def drawn(changes: Sequence[Change], number: int, seed: int, lot: Callable[[str], str]) -> list[Change]:
    """So many changes by lot: each has a lot of its own, so a change of the code exchanges only those that it touches."""
    return sorted(changes, key=lambda change: lot(f"{seed} {change.function.place} {change.kind} {change.text}"))[:number]


def tests_for(change: Change, record: Record, clauses: Sequence[str]) -> list[str]:
    """The tests that run the broken block: those that name a clause which it cites first, and the fast before the slow."""
    place, wanted = change.function.place, set(clauses)
    found = [(name, ran) for name, ran in record.tests.items() if ran.passed and change.block in ran.blocks.get(place, ())]
    return [name for name, ran in sorted(found, key=lambda test: (wanted.isdisjoint(test[1].names), test[1].seconds))]
