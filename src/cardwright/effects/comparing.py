"""Two numbers compared, and citing more than one clause."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
MORE: Final = 3
LESS: Final = 4
UNEQUAL: Final = 5

OPERATORS: Final[dict[str, int]] = {"=": EQUAL, ">=": AT_LEAST, "<=": AT_MOST, ">": MORE, "<": LESS, "!=": UNEQUAL}


def compare(left: int, op: int, right: int) -> bool:
    if op == EQUAL:
        return left == right
    if op == AT_LEAST:
        return left >= right
    if op == AT_MOST:
        return left <= right
    if op == MORE:
        return left > right
    if op == LESS:
        return left < right
    return left != right


def cite(t: Table, clauses: str) -> None:
    """Record that each of these clauses (parted by ", ") was carried out. Call it only while `t.trace` is kept."""
    if clauses:
        for clause in clauses.split(", "):
            t.cite(clause)
