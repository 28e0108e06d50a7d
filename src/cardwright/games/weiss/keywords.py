"""Section 10: keyword abilities that the rules themselves look at. What could have been printed is defined in the dialect."""
from __future__ import annotations

from typing import Final

from cardwright.games.weiss import terms
from cardwright.kernel.faces import PASSIVE, Ability
from cardwright.kernel.library import Library

GREAT_PERFORMANCE: Final = "great performance"


def keyword_abilities(library: Library, name: str) -> list[Ability]:
    """The abilities that a keyword stands for; the same objects for every card of a library."""
    if name != GREAT_PERFORMANCE:
        raise KeyError(name)
    known = library.keywords.get(name)
    if known is None:
        known = [library.add_ability(great_performance())]
        library.keywords[name] = known
    return known


def great_performance() -> Ability:
    """10.6.2: what it does is in `legality.forced_defender`, which looks for the keyword's bit."""
    a = Ability(PASSIVE, "Great Performance.")
    a.zones = 1 << terms.STAGE
    a.flags = terms.GREAT_PERFORMANCE
    a.keyword = terms.GREAT_PERFORMANCE
    a.clause = "10.6.2"
    return a
