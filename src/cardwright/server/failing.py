"""Why a request is not carried out."""

from __future__ import annotations

from typing import Literal

from cardwright.errors import InputError, Refused
from cardwright.face.view import Cited

Code = Literal["malformed", "oversized", "too frequent", "stale", "foreign", "refused", "unknown", "not now", "fault"]

# What no client does by accident.
ABUSE: frozenset[Code] = frozenset(("malformed", "oversized", "too frequent", "foreign", "unknown"))


def sentence(fault: InputError) -> str:
    """What is wrong with something that was sent, and what to do: without the name of a file that is none."""
    where = f"Line {fault.line}: " if fault.line else ""
    return f"{where}{fault.what}. {fault.fix}".rstrip(". ") + ("" if fault.fix.endswith("?") else ".")


class Failed(Exception):
    """A request that is answered with an error."""

    def __init__(self, code: Code, what: str, clauses: tuple[Cited, ...] = ()) -> None:
        super().__init__(code, what)
        self.code: Code = code
        self.what = what
        self.clauses = list(clauses)


def stale() -> Failed:
    return Failed("stale", "The table has moved on. What is asked now is in the latest update.")


def refused(no: Refused) -> Failed:
    return Failed("refused", f"{no.what}: {no.says}", (Cited(no.clause, no.says),) if no.clause else ())
