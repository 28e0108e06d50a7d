"""904.2, 909.1a: a printed ability that says without any condition what its own card is is a base ability. It counts in every zone,
and what it says is base information: no other effect comes before it, and a card that loses its abilities keeps it."""
from __future__ import annotations

from typing import Final

from cardwright.effects.changes import GainSubtype, ScopedChange
from cardwright.effects.recorded import RecordedChange
from cardwright.games.fow import terms
from cardwright.kernel.continuous import COLOURS, TRAITS, Change, stat_bit
from cardwright.kernel.faces import PASSIVE, Ability, Look
from cardwright.kernel.library import Library

BASE: Final = TRAITS | COLOURS | stat_bit(terms.ATK) | stat_bit(terms.DEF)  # attribute, race, trait, ATK and DEF


def make_base(look: Look, a: Ability, library: Library) -> None:
    """Make a printed ability a base ability, if it is one."""
    if a.kind != PASSIVE or not a.changes:
        return
    subtypes = 0
    for change in a.changes:
        said = printed(change)
        if not isinstance(said, ScopedChange) or not said.about_itself or said.condition is not None:
            return
        if isinstance(change, GainSubtype) and not change.checks_itself:
            subtypes |= change.subtypes
        elif said.writes == 0 or said.writes & ~BASE:
            return
    if subtypes:
        library.cite("904.2, 904.2a, 201.4d")
        look.subtypes |= subtypes
        a.changes = []
        return
    a.zones = terms.EVERYWHERE
    for change in a.changes:
        said = printed(change)
        assert isinstance(said, ScopedChange)
        said.zones = change.zones = terms.EVERYWHERE
        said.clause = "904.2, 909.1a"
        if change.reads == 0:
            said.layer = change.layer = terms.BASE_LAYER  # otherwise after what it looks at (909.3a)


def printed(change: Change) -> Change:
    """The change itself, without what notes that it was carried out."""
    return change.inner if isinstance(change, RecordedChange) else change
