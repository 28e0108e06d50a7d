"""Chapter 13: the conditions that classes name, and the counts behind them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Condition
from cardwright.games.sve import terms
from cardwright.kernel.contexts import Context
from cardwright.kernel.events import DAMAGE, NUMBER, PLAYED

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

OVERFLOW_AT: Final = 7  # 13.4.1.2
CARD_PLAYED: Final = 1  # the verb of a PLAYED event that is about a card


class CardsPlayed(Amount):
    """13.2.1: how many cards you have played this turn, from whichever zone, tokens too; the one being resolved is among them."""

    def value(self, t: Table, c: Context) -> int:
        t.cite("13.2.1.3")
        n = 0
        for e in t.history:
            if e.kind == PLAYED and e.verb == CARD_PLAYED and e.player == c.controller:
                n += 1
        return n


class SpellsInCemetery(Amount):
    """13.3.1: a spell that is being resolved is not in the cemetery yet."""

    def value(self, t: Table, c: Context) -> int:
        t.cite("13.3.1.2, 13.3.1.3")
        n = 0
        for id in t.zone(terms.CEMETERY, c.controller):
            if t.look(t.cards[id]).types & terms.SPELL:
                n += 1
        return n


class CardsInCemetery(Amount):
    """13.5.1: a card that is being resolved is not in the cemetery yet."""

    def value(self, t: Table, c: Context) -> int:
        t.cite("13.5.1.2, 13.5.1.3.1")
        return len(t.zone(terms.CEMETERY, c.controller))


class Overflow(Condition):
    """13.4.1.2: your maximum play points are at least 7."""

    def holds(self, t: Table, c: Context) -> bool:
        t.cite("13.4.1.2")
        return t.number(terms.MAX_PLAY_POINTS, c.controller) >= OVERFLOW_AT


class Sanguine(Condition):
    """13.5.2.2: it is your turn, and your leader has lost defense in it."""

    def holds(self, t: Table, c: Context) -> bool:
        if t.trace is not None:
            t.cite("13.5.2.2")
        if t.active != c.controller:
            return False
        for e in t.history:
            if e.player != c.controller:
                continue
            if e.kind == NUMBER:
                if e.verb == terms.LEADER_DEFENSE and e.amount < 0:
                    return True
            elif e.kind == DAMAGE and t.piece(e.subject).zone == terms.LEADER_AREA:
                return True
        return False
