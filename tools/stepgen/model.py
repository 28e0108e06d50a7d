"""What the generator knows of a procedure once its source is read."""

from __future__ import annotations

from pathlib import Path

from stepgen.kinds import Kind


class Step:
    """One numbered step: a method and the clauses that it carries out."""

    def __init__(self, name: str, clauses: str) -> None:
        self.name = name
        self.clauses = clauses
        self.variants = clauses.split(" | ")  # by chapter, where several have the step in common

    def of_variant(self, n: int) -> str:
        return self.variants[n] if len(self.variants) > 1 else self.clauses


class Attribute:
    """One piece of a frame's state."""

    def __init__(self, name: str, kind: Kind, keyword_only: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.keyword_only = keyword_only
        self.kept = True  # is it copied and saved?
        self.shared = False  # do copies share what its list holds, until one of them writes?

    def copied(self, owner: str = "self") -> str:
        """The expression that copies it from its owner."""
        value = f"{owner}.{self.name}"
        return f"{value}[:]" if self.shared else self.kind.copied(value)


class ProcedureClass:
    """A class that derives from Procedure."""

    def __init__(self, path: Path, name: str, line: int, last_line: int) -> None:
        self.path = path
        self.name = name
        self.line = line
        self.last_line = last_line
        self.steps: list[Step] = []
        self.parameters: list[Attribute] = []
        self.extras: list[Attribute] = []
        self.by_hand: set[str] = set()  # which of the generated parts the author wrote
        self.named: set[str] = set()  # constants that it or its package speaks of: only steps that somebody names need one

    @property
    def variants(self) -> int:
        """In how many chapters its steps are."""
        return max((len(step.variants) for step in self.steps), default=1)
