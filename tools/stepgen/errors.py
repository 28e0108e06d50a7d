"""What is wrong with a procedure's source, said so that its author can mend it."""

from __future__ import annotations

from pathlib import Path


class SourceError(Exception):
    """One fault in one file: where, what, and what to do."""

    def __init__(self, path: Path, line: int, what: str) -> None:
        super().__init__(f"{path}:{line}: {what}")
