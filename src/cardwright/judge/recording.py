"""What one test did: the clauses whose code ran on its tables, and the clauses that it says it shows.

A clause counts as shown when a passing test names it *and* the code that cites it ran in that test. So every table that the
builder makes writes what it carries out into the recorder of the running test, and a claim is checked against that.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardwright.judge.clauses import clause_list


class NotShown(AssertionError):
    """A test names a clause that it does not show."""


class Recorder:
    """The clauses of one test, by game."""

    def __init__(self, test: str) -> None:
        self.test = test
        self._traces: dict[str, list[set[str]]] = {}
        self.claims: dict[str, set[str]] = {}

    def watch(self, game: str, trace: set[str]) -> None:
        """Count what is written into this set (a table's `trace`) as done by the test, now and later."""
        self._traces.setdefault(game, []).append(trace)

    def ran(self, game: str) -> set[str]:
        """Every clause of the game whose code ran in the test so far."""
        return set[str]().union(*self._traces.get(game, []))

    def unknown(self) -> dict[str, list[str]]:
        """What the code cited that is no clause of its game's rulebook, by game."""
        strange = {game: sorted(self.ran(game) - clause_list(game).keys()) for game in self._traces}
        return {game: cited for game, cited in strange.items() if cited}

    def claim(self, game: str, clauses: Iterable[str]) -> None:
        """The test says that it shows these clauses; `NotShown` if their code has not run in it."""
        named = list(clauses)
        fault = claim_fault(game, named, self.ran(game), self.test)
        if fault:
            raise NotShown(fault)
        self.claims.setdefault(game, set()).update(named)


def claim_fault(game: str, named: Iterable[str], ran: set[str], test: str) -> str:
    """What is wrong with the claim that these clauses were shown; nothing if it holds."""
    known = clause_list(game)
    faults = []
    for clause in named:
        entry = known.get(clause)
        if entry is None:
            faults.append(f"there is no clause {clause} in the rulebook of {game}: correct the number")
        elif not entry.testable:
            faults.append(f"{clause} ({entry.kind}: {entry.summary}) can't be shown: name a clause that does something")
        elif clause not in ran:
            faults.append(f"{clause} ({entry.summary}) is named, but no code that cites it ran: play the case that it is about")
    return "" if not faults else f"{test} does not show what it says:\n  " + "\n  ".join(faults)


class _Current:
    recorder: Recorder = Recorder("(no test)")


def current() -> Recorder:
    """The recorder of the test that runs now."""
    return _Current.recorder


def begin(test: str) -> Recorder:
    """A new test begins: forget the last one."""
    _Current.recorder = Recorder(test)
    return _Current.recorder
