"""What counts as using a keyword ability (10.5 to 10.14), so that "when you use ..." can notice it: USED events."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.weiss import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import BY_COST, MOVE, Event
from cardwright.kernel.faces import ACTIVATED

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

# Keywords that are used by resolving an ability that bears them, and the clause that says when.
FIRST: Final = 8
LAST: Final = 17
CLAUSES: Final = ("10.5.2", "", "10.7.4", "10.8.5", "", "", "10.11.4", "10.12.3", "10.13.3", "10.14.3")  # from FIRST to LAST
# Keywords that are used by resolving an ability.
USABLE: Final = (
    terms.BACKUP | terms.BRAINSTORM | terms.CHANGE | terms.SHIFT | terms.ACCELERATE | terms.RESONATE | terms.FUSION
)
PAID: Final = terms.ACCELERATE | terms.RESONATE  # used when its cost is paid (10.12.3, 10.13.3)
PLACING: Final = terms.CHANGE | terms.FUSION  # used when a card is placed on the stage by it (10.8.5, 10.14.3)

# What playing an ability with a keyword carries out.
PLAYED_CLAUSES: Final[list[tuple[int, str]]] = [
    (terms.BOND, "10.4.2"), (terms.BACKUP, "10.5.1, 10.5.2"), (terms.SHIFT, "10.11.2, 10.11.3"), (terms.FUSION, "10.14.1.1"),
    (terms.SUNDER, "10.15.2"),
]


def cite_keyword(t: Table, flags: int) -> None:
    """The clauses that define the ability that is being played."""
    for bit, clauses in PLAYED_CLAUSES:
        if flags & bit:
            t.cite(clauses)


def used_events(t: Table, c: Context, since: int) -> list[Event]:
    """The keywords that resolving this ability has used. `since`: how long the history was when it was played."""
    flags = c.ability.flags
    out: list[Event] = []
    if c.ability.kind == ACTIVATED:
        out.append(used(c, terms.ACTIVATED_USED, "8.1.1.1.2"))
    if not flags & USABLE:
        return out
    for bit in range(FIRST, LAST + 1):
        keyword = 1 << bit
        if not flags & USABLE & keyword:
            continue
        if was_used(t, c, keyword, since):
            out.append(used(c, bit, CLAUSES[bit - FIRST]))
        elif keyword == terms.FUSION:
            t.cite("10.14.1.1.1")
    return out


def used(c: Context, verb: int, clause: str) -> Event:
    return Event(terms.USED, c.source, c.controller, verb=verb, clause=clause).by_effect(c)


def was_used(t: Table, c: Context, keyword: int, since: int) -> bool:
    """Has this ability done what counts as using the keyword?"""
    for i in range(since, len(t.history)):
        e = t.history[i]
        if e.ability != c.ability.number:
            continue
        if keyword & PLACING:
            if e.kind == MOVE and e.goal == terms.STAGE and e.origin != terms.STAGE:
                return True
        elif keyword & PAID and c.ability.kind != ACTIVATED:
            if e.cause == BY_COST:
                return True
        elif keyword == terms.SHIFT:
            if e.kind == MOVE and e.origin == terms.CLOCK and e.goal == terms.HAND:
                return True
        else:
            return True
    return False
