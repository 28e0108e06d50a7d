"""Which function cites a clause in a test: that is the code which must be broken to prove the clause.

A citation is made by the function that carries the clause out, or for it: by the loop that runs a procedure's steps, by the one
that runs a program's operations, or when an event happens that was made with its clause.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from types import CodeType, FrameType

from cardwright.judge.fixture import GameFixture
from cardwright.judge.mutants.functions import Function
from cardwright.judge.mutants.words import only_cites
from cardwright.kernel import happening
from cardwright.kernel.frames import Ask, Frame
from cardwright.kernel.library import Library
from cardwright.kernel.table import Table

CARRIED_OUT_BY = ("op", "part", "target", "rule")  # as loops call the object whose clause they cite


class Citations:
    """Notes, in this process, the places that cite each clause."""

    def __init__(self, functions: Sequence[Function]) -> None:
        self.known = {(str(f.file), f.name): f.place for f in functions}
        self.by_class: dict[tuple[str, str], list[str]] = {}
        self.constants: dict[str, set[str]] = {}
        for f in functions:
            self.by_class.setdefault((f.module, f.owner), []).append(f.place)
            for clause in f.texts:
                self.constants.setdefault(clause, set()).add(f.place)
        self.found: dict[str, set[str]] = {}
        self._watch()

    def _watch(self) -> None:
        of_table, of_fixture, of_library = Table.cite, GameFixture.cite, Library.cite

        def cite(table: Table, clause: str) -> None:
            of_table(table, clause)
            if table.trace is not None:
                for one in clause.split(", "):
                    named = table.rules.topics[one] if one.startswith("@") else (one,)
                    self.note([part for part in named if part], one, sys._getframe(1))

        def cite_in_fixture(fixture: GameFixture, clause: str) -> None:
            of_fixture(fixture, clause)
            self.note([clause], clause, sys._getframe(1))

        def cite_in_library(library: Library, clause: str) -> None:
            of_library(library, clause)
            self.note([part for part in clause.split(", ") if part], clause, sys._getframe(1))

        setattr(Table, "cite", cite)  # noqa: B010
        setattr(Library, "cite", cite_in_library)  # noqa: B010
        setattr(GameFixture, "cite", cite_in_fixture)  # noqa: B010

    def note(self, clauses: Iterable[str], written: str, frame: FrameType) -> None:
        places = self.places(written, frame)
        for clause in clauses:
            self.found.setdefault(clause, set()).update(places)

    def places(self, written: str, frame: FrameType) -> Iterable[str]:
        while only_cites(frame.f_code.co_name) and frame.f_back is not None:
            begins = frame.f_locals.get("f") if frame.f_code.co_name == "cite_step" else None
            if isinstance(begins, Frame):
                return self.step(begins, begins.next)
            frame = frame.f_back
        if frame.f_back is not None and only_cites(frame.f_back.f_code.co_name):
            return self.places(written, frame.f_back)  # it was only asked for what it would cite
        names = frame.f_locals
        if frame.f_code.co_name == "run" and isinstance(names.get("self"), Table) and isinstance(names.get("todo"), Ask):
            asking = names["self"].stack[-2]
            return self.constants.get(written, set()) or self.step(asking, asking.at)
        if frame.f_code.co_filename == happening.__file__:
            return self.constants.get(written, set())
        for name in CARRIED_OUT_BY:
            if name in names and names[name] is not None:
                kind = type(names[name])
                return self.by_class.get((kind.__module__, kind.__name__), [])
        return self.of_code(frame.f_code)

    def of_code(self, code: CodeType) -> list[str]:
        place = self.known.get((code.co_filename, code.co_qualname))
        return [] if place is None else [place]

    def step(self, frame: Frame, number: int) -> list[str]:
        """The function of a procedure's step: its generated `run` names them in their order."""
        steps = [name for name in type(frame).run.__code__.co_names if callable(getattr(type(frame), name, None))]
        if number < len(steps):
            return self.of_code(getattr(type(frame), steps[number]).__code__)
        return []

    def take(self) -> dict[str, list[str]]:
        out = {clause: sorted(places) for clause, places in self.found.items()}
        self.found = {}
        return out
