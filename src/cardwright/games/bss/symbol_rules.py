"""2-7-3, 10-6-5: effects that count symbols in another way when the cost of a card is reduced."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Amount, Condition, Filter, Reference
from cardwright.games.bss import terms
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import CostRuling, Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table

TIMES: Final = 0  # each counts as so many
AS: Final = 1  # they count as so many of a color
MORE: Final = 2  # so many of a color count as well
ALSO: Final = 3  # they are of a color as well
ONLY: Final = 4  # no others count
TOO: Final = 5  # they count although they are not on the field
ALL: Final = 6  # every reduction symbol is fulfilled
PLENTY: Final = 99  # more symbols of a color than any card has reduction symbols
KINDS: Final = len(terms.SYMBOL_KINDS)
SINGLE: Final = len(terms.COLOUR_BITS)  # the first kinds are those of one color


class SymbolRuling(CostRuling):
    """How the symbols of some cards count. `about`: for which cards that are summoned, placed or used; None: for this card."""

    def __init__(
        self, about: Filter | None, what: Reference, how: int, n: Amount, colour: int, condition: Condition | None
    ) -> None:
        self.about = about
        self.what = what
        self.how = how
        self.n = n
        self.colour = colour
        self.condition = condition

    def about_others(self) -> bool:
        return self.about is not None

    def applies(self, t: Table, c: Context, card: Card) -> bool:
        condition = self.condition
        if condition is not None and not condition.holds(t, c):
            return False
        about = self.about
        return about is None or (card.controller == c.controller and about.passes(t, c, card, t.look(card)))

    def count(self, t: Table, c: Context, symbols: list[int]) -> list[int]:
        """The symbols as they count with this rule."""
        t.cite("1-3-1")
        if self.how == ALL and self.what.refs(t, c):
            return [PLENTY] * SINGLE + [0] * (KINDS - SINGLE)
        out = [0] * KINDS if self.how == ONLY else symbols + [0] * (KINDS - len(symbols))
        for ref in self.what.refs(t, c):
            if self.how == MORE:
                out[terms.SYMBOL_KINDS.index(self.colour)] += self.n.value(t, c)
                continue
            stats = t.look_at(ref).stats
            had = 0
            for i in range(KINDS):
                n = stats[terms.SYMBOLS + i]
                if n <= 0:
                    continue
                had += n
                if self.how == TIMES:
                    out[i] += n * (self.n.value(t, c) - 1)
                elif self.how == ONLY or self.how == TOO:
                    out[i] += n
                else:
                    out[i] -= n
                    if self.how == ALSO:
                        out[widened(i, self.colour)] += n
            if self.how == AS and had > 0:
                out[terms.SYMBOL_KINDS.index(self.colour)] += self.n.value(t, c)
        return out


def widened(kind: int, colour: int) -> int:
    """The kind of a symbol that is of a color as well; a double color symbol that is of neither keeps its own colors."""
    wide = terms.SYMBOL_KINDS[kind] | colour
    for i in range(KINDS):
        if terms.SYMBOL_KINDS[i] == wide:
            return i
    return kind


def counted(t: Table, card: Card, k: Look, symbols: list[int]) -> list[int]:
    """The symbols that reduce the cost of this card, with every rule that is about it."""
    if k.changes_costs:
        for a in k.abilities:
            if a.cost_rules and a.zones >> card.zone & 1:
                c = Context(card.ref(), card.controller, a)
                for rule in a.cost_rules:
                    if isinstance(rule, SymbolRuling) and rule.about is None and rule.applies(t, c, card):
                        symbols = rule.count(t, c, symbols)
    for ruling in t.outlook.rulings:
        says = ruling.says
        if isinstance(says, SymbolRuling) and says.applies(t, ruling.context, card):
            symbols = says.count(t, ruling.context, symbols)
    return symbols
