"""1017.2, 1302.4: a card becomes a copy of another: what is printed on that one counts, without any effects on it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.games.fow import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import (
    ABILITIES,
    CHANGES,
    COLOURS,
    KEYWORDS,
    LOSS,
    NAMES,
    STATS,
    TRAITS,
    TYPES,
    WATCHES,
    Change,
    Continuous,
)
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

COPY: Final = "become a copy"
EVERYTHING: Final = TYPES | COLOURS | TRAITS | NAMES | STATS | KEYWORDS | ABILITIES | CHANGES | WATCHES | LOSS


class BecomeCopy(Change):
    """The card has the printed information of a face, whose number is its one value."""

    def __init__(self) -> None:
        super().__init__(terms.COPY_LAYER, 0, EVERYTHING)
        self.zones = 1 << terms.FIELD

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return False

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        k = t.library.faces[values[0]].look
        double = k.subtypes & terms.DOUBLE_SIDED
        if t.trace is not None:
            t.cite("1017.2")
            if double:
                t.cite("1302.4")
                t.cite("1302.1b")
        look.types = k.types
        look.subtypes = k.subtypes & ~terms.DOUBLE_SIDED | card.front.look.subtypes & (terms.DOUBLE_SIDED | terms.TOKEN)
        look.colours = k.colours
        look.traits = k.traits
        look.names = k.names
        look.stats = k.stats[:]
        look.keywords = k.keywords
        look.abilities = k.abilities[:]


def copying(library: Library) -> Change:
    """The change of this library by which cards become copies."""
    known = library.named_changes.get(COPY)
    if known is None:
        known = BecomeCopy()
        library.add_change(known)
        library.named_changes[COPY] = known
    return known


def become_copy(t: Table, c: Context, ref: int, of: Card, until: int) -> None:
    """From now on the card that `ref` names is a copy of this one, with the side that is up (1302.4)."""
    change = copying(t.library)
    t.effects = t.effects + [
        Continuous(change, c.copy(), (of.form.number,), (ref,), True, until, t.turn, c.controller, t.next_stamp())
    ]
    t.dirty = True
    t.check = True
