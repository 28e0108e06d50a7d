"""What each test runs, names and cites: recorded once, and again only where the test or something that it runs has changed."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from cardwright.judge.mutants.blocks import Notes
from cardwright.judge.mutants.children import Child, Progress, in_children
from cardwright.judge.mutants.citing_code import Citations
from cardwright.judge.mutants.functions import Function
from cardwright.judge.mutants.tests_known import contents, passes
from cardwright.judge.pytest_plugin import PROPERTY

CHUNK = 40  # so many tests are recorded by one child
LONGEST_TEST = 120.0


class Ran(msgspec.Struct):
    """One test."""

    content: str
    seconds: float
    passed: bool
    blocks: dict[str, list[int]]  # by place: which blocks of the function
    code: dict[str, str]  # by place: the function as it was
    names: list[str]  # the clauses that it says it shows
    cites: dict[str, list[str]]  # by clause: the places whose code cites it


class Record:
    """All tests of one game."""

    def __init__(self, game: str, tests: dict[str, Ran]) -> None:
        self.game = game
        self.tests = tests

    def naming(self, clause: str) -> list[str]:
        """The tests that name a clause, the fastest first."""
        return sorted((name for name, ran in self.tests.items() if clause in ran.names), key=lambda name: self.tests[name].seconds)

    def citing(self, clause: str) -> list[str]:
        """The places that cite the clause in tests that name it."""
        naming = [self.tests[name] for name in self.naming(clause)]
        found = {place for ran in naming for place in ran.cites.get(clause, []) if place in ran.blocks}
        return sorted(found)

    def clauses_at(self) -> dict[str, list[str]]:
        """By place: the clauses that it cites in some test."""
        out: dict[str, set[str]] = {}
        for ran in self.tests.values():
            for clause, places in ran.cites.items():
                for place in places:
                    out.setdefault(place, set()).add(clause)
        return {place: sorted(clauses) for place, clauses in out.items()}


def make_record(
    game: str, file: Path, items: Sequence[pytest.Item], functions: Sequence[Function], root: Path, jobs: int
) -> Record:
    """The kept record, with whatever has changed recorded anew."""
    now = contents([item.nodeid for item in items], root)
    code = {function.place: function.digest for function in functions}
    kept = read(file)
    good = {name: ran for name, ran in kept.items() if now.get(name) == ran.content and fits(ran, code)}
    missing = [item for item in items if item.nodeid not in good]
    chunks = [missing[at : at + CHUNK] for at in range(0, len(missing), CHUNK)]
    progress = Progress(f"{game}: recording what tests run", len(missing))

    def work(chunk: list[pytest.Item], child: Child) -> None:
        notes, citations = Notes(functions), Citations(functions)
        for item in chunk:
            child.limit(LONGEST_TEST)
            notes.take()
            citations.take()
            began = time.process_time()
            passed = passes(item)
            seconds = time.process_time() - began
            blocks = notes.take()
            named = dict(item.user_properties).get(PROPERTY, {})
            names = named.get(game, []) if isinstance(named, dict) else []
            known = {place: code[place] for place in blocks}
            child.say((item.nodeid, Ran(now[item.nodeid], seconds, passed, blocks, known, names, citations.take())))

    for end in in_children(chunks, work, jobs):
        good.update(end.said)
        progress.step(n=len(end.job))
    if missing:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode({**{name: ran for name, ran in kept.items() if name not in now}, **good}))
    return Record(game, good)


def fits(ran: Ran, code: dict[str, str]) -> bool:
    return all(code.get(place) == was for place, was in ran.code.items())


def read(file: Path) -> dict[str, Ran]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Ran])
    except (FileNotFoundError, msgspec.DecodeError):
        return {}
