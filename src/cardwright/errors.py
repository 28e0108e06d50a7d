"""What the project says when a file or an answer that it was given is not good."""

from __future__ import annotations

from pathlib import Path


class InputError(Exception):
    """Something that the user wrote can't be used: where it is, what is wrong with it, and what to do about it.

    `line` counts from 1; 0 means that the fault has no line of its own (a missing file, say).
    """

    def __init__(self, file: str | Path, line: int, what: str, fix: str) -> None:
        super().__init__(file, line, what, fix)
        self.file = str(file)
        self.line = line
        self.what = what
        self.fix = fix

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.what}. {self.fix}."
