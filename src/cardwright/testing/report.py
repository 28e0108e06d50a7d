"""What the conformance suite found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """Something that a game lacks or does wrong."""

    check: str
    """Which check found it."""
    what: str
    do: str
    """How to put it right."""

    def __str__(self) -> str:
        return f"[{self.check}] {self.what} {self.do}"


@dataclass
class Report:
    """True if the game conforms; its text says what is missing otherwise."""

    game: str
    findings: list[Finding] = field(default_factory=list)
    checks: list[str] = field(default_factory=list)
    """The checks that were made."""
    left_out: dict[str, str] = field(default_factory=dict)
    """Checks that could not be made, and why."""

    def __bool__(self) -> bool:
        return not self.findings

    def __iter__(self) -> Iterator[Finding]:
        return iter(self.findings)

    def __str__(self) -> str:
        head = f"{self.game}: {len(self.checks)} checks, " + (f"{len(self.findings)} findings" if self.findings else "it conforms")
        rest = [f"not checked: {check} ({why})" for check, why in self.left_out.items()]
        return "\n".join([head, *map(str, self.findings), *rest])

    __repr__ = __str__  # what a failed `assert conforms(...)` shows
