"""Which cards a passive ability's effect is for."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter, Players, Reference
from cardwright.effects.comparing import cite
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class Scope:
    """Which cards are affected, asked anew whenever information is worked out."""

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        raise NotImplementedError

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        """Add those of a zone's cards that are affected."""
        for id in ids:
            if self.covers(t, c, t.cards[id]):
                out.append(id)


class GivenCards(Scope):
    """The cards that were fixed when the effect was made: it is never asked."""

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        return False


class ThisCard(Scope):
    def covers(self, t: Table, c: Context, card: Card) -> bool:
        return card.ref() == c.source


class ThisCardOfType(Scope):
    """The card with the ability, while it is of the type that the text calls it by."""

    def __init__(self, types: int, clause: str) -> None:
        self.types = types
        self.clause = clause

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        if card.ref() != c.source:
            return False
        if t.look(card).types & self.types:
            return True
        if t.trace is not None:
            cite(t, self.clause)
        return False


class FilteredCards(Scope):
    def __init__(self, filter: Filter) -> None:
        self.filter = filter

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        return self.filter.fits(t, c, card)

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        self.filter.among(t, c, ids, out)


class LeadersOf(Scope):
    def __init__(self, of: Players, zone: int) -> None:
        self.of = of
        self.zone = zone

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        return card.zone == self.zone and card.controller in self.of.players(t, c)


class ReferredCards(Scope):
    """The cards that stand in a relation to another one, such as what this card is added to."""

    def __init__(self, to: Reference) -> None:
        self.to = to

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        return card.ref() in self.to.refs(t, c)


class OneOfScopes(Scope):
    def __init__(self, parts: list[Scope]) -> None:
        self.parts = parts

    def covers(self, t: Table, c: Context, card: Card) -> bool:
        for part in self.parts:
            if part.covers(t, c, card):
                return True
        return False
