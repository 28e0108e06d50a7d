"""A scenario as it was read, and what came of running it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class CardLine:
    """A card (or several equal ones) that the file puts on the table."""

    line: int
    place: str
    name: str
    label: str
    count: int = 1
    type: str = ""
    """Empty for a card of the pool."""
    printed: dict[str, Any] = field(default_factory=dict)
    state: dict[str, Any] = field(default_factory=dict)
    linked_to: dict[str, str] = field(default_factory=dict)
    """Words for links, and the labels of the linked cards."""


@dataclass(frozen=True)
class Play:
    """One line of the play: its phrase, and the words that fill it."""

    line: int
    text: str
    phrase: str
    words: dict[str, str]

    @property
    def is_expectation(self) -> bool:
        return self.phrase.startswith("expect ")


@dataclass(frozen=True)
class Scenario:
    """A whole file."""

    file: str
    title: str
    game: str
    clauses: tuple[str, ...]
    clauses_line: int
    settings: dict[str, Any]
    """The arguments of `GameFixture.game`."""
    cards: tuple[CardLine, ...]
    plays: tuple[Play, ...]


@dataclass(frozen=True)
class Expectation:
    """What was expected, and what was seen."""

    line: int
    expected: str
    seen: str
    ok: bool

    def data(self) -> dict[str, Any]:
        return {"line": self.line, "expected": self.expected, "seen": self.seen, "ok": self.ok}


@dataclass(frozen=True)
class ScenarioResult:
    """What came of one scenario."""

    file: str
    title: str
    game: str
    clauses: tuple[str, ...]
    expectations: tuple[Expectation, ...]

    @property
    def passed(self) -> bool:
        return all(expectation.ok for expectation in self.expectations)

    def data(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "title": self.title,
            "game": self.game,
            "clauses": list(self.clauses),
            "passed": self.passed,
            "expectations": [expectation.data() for expectation in self.expectations],
        }

    def in_words(self) -> str:
        """For people: the title, and whatever was not as expected."""
        lines = [f"{'passed' if self.passed else 'FAILED'}  {self.title}"]
        for e in self.expectations:
            if not e.ok:
                lines.append(f"        {self.file}:{e.line}: expected {e.expected}; seen: {e.seen}")
        return "\n".join(lines)
