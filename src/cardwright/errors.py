"""What the project says when a file or an answer that it was given is no good."""

from __future__ import annotations

from pathlib import Path


class InputError(Exception):
    """Something that was given can't be used: an argument, or what stands in a file. It says where, what is wrong, and what to do.

        >>> cw.load_deck("swordcarft", "sve")
        Traceback (most recent call last):
        cardwright.errors.InputError: swordcarft: there is no ready deck and no file of this name. Did you mean swordcraft ...

    `file` is the file or the call, `what` is wrong, `fix` mends it. `line` counts from 1; 0 means that the fault has no line of its
    own (a missing file, say).
    """

    def __init__(self, file: str | Path, line: int, what: str, fix: str) -> None:
        super().__init__(file, line, what, fix)
        self.file = str(file)
        self.line = line
        self.what = what
        self.fix = fix

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" if self.line else self.file
        return f"{where}: {self.what}. {self.fix}{'' if self.fix.endswith('?') else '.'}"


class Refused(Exception):
    """The rules do not allow it: what was wanted, the clause that forbids it, and what that clause says in our words.

    A refused answer has changed nothing:

        >>> game.apply("Attack with Stone Lion")
        Traceback (most recent call last):
        cardwright.errors.Refused: Attack with Stone Lion (4/5): A follower can attack only if on your field since ... (8.4.2.1)
    """

    def __init__(self, what: str, clause: str, says: str) -> None:
        super().__init__(what, clause, says)
        self.what = what
        self.clause = clause
        self.says = says

    def __str__(self) -> str:
        what = self.what.removesuffix(".")
        return f"{what}: {self.says} ({self.clause})" if self.clause else f"{what}: {self.says}"
