"""A scenario as it was read, and what came of running it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from cardwright.cards import CardPool


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
class Ruling:
    """A publisher's question and answer, in our own words."""

    number: str
    source: str
    question: str
    answer: str


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
    ruling: Ruling | None = None
    """The official question that it plays, if it is one."""
    pool: CardPool | None = None
    """The cards of the file that it names beside the starter set; nothing if it names none."""
    missing: str = ""
    """Why it can't be played: the file of cards that it needs is not here."""


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
    ruling: Ruling | None = None
    skipped: str = ""
    """Why it was not played; nothing if it was."""

    @property
    def passed(self) -> bool:
        return not self.skipped and all(expectation.ok for expectation in self.expectations)

    @property
    def failed(self) -> bool:
        return not self.skipped and not self.passed

    def data(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "title": self.title,
            "game": self.game,
            "clauses": list(self.clauses),
            "passed": self.passed,
            "skipped": self.skipped,
            "expectations": [expectation.data() for expectation in self.expectations],
            **({} if self.ruling is None else {"ruling": asdict(self.ruling)}),
        }

    def in_words(self) -> str:
        """For people: the title, and whatever was not as expected."""
        how = "skipped" if self.skipped else "passed" if self.passed else "FAILED"
        lines = [f"{how}  {'' if self.ruling is None else self.ruling.number + ': '}{self.title}"]
        if self.skipped:
            return f"{lines[0]}\n        {self.file}: {self.skipped}"
        for e in self.expectations:
            if not e.ok:
                lines.append(f"        {self.file}:{e.line}: expected {e.expected}; seen: {e.seen}")
        return "\n".join(lines)
