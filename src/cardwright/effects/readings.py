"""Numbers read off a card: a stat as it counts now, or as it is printed."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.comparing import cite
from cardwright.kernel.cards import Piece, id_of
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Reading:
    """A number of a card. Some cards do not have it (an amulet has no attack), and then it can't be referred to."""

    def known(self, t: Table, p: Piece, k: Look) -> bool:
        return True

    def of(self, t: Table, p: Piece, k: Look) -> int:
        raise NotImplementedError


class StatReading(Reading):
    """A stat that cards of some types have. `worn`: damage on the card is subtracted."""

    def __init__(self, stat: int, types: int, worn: bool, clause: str) -> None:
        self.stat = stat
        self.types = types  # bits of the types that have it; 0: every card
        self.worn = worn
        self.clause = clause  # why cards of other types don't have it

    def known(self, t: Table, p: Piece, k: Look) -> bool:
        if self.types == 0 or k.types & self.types:
            return True
        if t.trace is not None:
            cite(t, self.clause)
        return False

    def of(self, t: Table, p: Piece, k: Look) -> int:
        value = k.stats[self.stat]
        return value - p.damage if self.worn else value


class DamageReading(Reading):
    """How much damage is on a card."""

    def of(self, t: Table, p: Piece, k: Look) -> int:
        return p.damage


class PrintedReading(Reading):
    """A stat as it is printed on the face of the card that counts, whatever effects have made of it."""

    def __init__(self, stat: int, types: int, clause: str) -> None:
        self.stat = stat
        self.types = types  # bits of the types that have it; 0: every card
        self.clause = clause

    def printed(self, t: Table, p: Piece) -> Look:
        card = t.cards[id_of(p.ref())]
        return card.front.look if t.at(p.ref()) is None else card.form.look

    def known(self, t: Table, p: Piece, k: Look) -> bool:
        return self.types == 0 or self.printed(t, p).types & self.types != 0

    def of(self, t: Table, p: Piece, k: Look) -> int:
        if t.trace is not None:
            cite(t, self.clause)
        return self.printed(t, p).stats[self.stat]
