"""11-18: Link. A spirit is exhausted to give its BP and symbols to one that attacks, during that battle."""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardwright.effects.base import Op, step
from cardwright.games.bss import terms
from cardwright.kernel import asking
from cardwright.kernel.cards import Card
from cardwright.kernel.contexts import Context
from cardwright.kernel.continuous import ANYTHING, STATS, Change, Continuous, Link
from cardwright.kernel.events import LINKED, SIDEWAYS, Event, turned
from cardwright.kernel.faces import Look
from cardwright.kernel.frames import Ask, Todo
from cardwright.kernel.happening import happen
from cardwright.kernel.options import NO, YES, option, verb_of

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.table import Table

ASKED: Final = 1
EXHAUSTED: Final = 2
LINK_BP: Final = "link: BP"
LINK_SYMBOLS: Final = "link: symbols"


def linked_to(t: Table, ref: int) -> int:
    """The spirit that is linked to this one; -1 if none is."""
    for link in t.links:
        if link.to == ref:
            return link.card
    return -1


def is_linked(t: Table, ref: int) -> bool:
    """Is this spirit part of a link?"""
    for link in t.links:
        if link.to == ref or link.card == ref:
            return True
    return False


def unlink_all(t: Table, ref: int) -> None:
    """11-18-4: a spirit that leaves the field is no longer linked; at the end of the battle (-1), none is."""
    kept = [link for link in t.links if ref >= 0 and link.to != ref and link.card != ref]
    if len(kept) != len(t.links):
        t.cite("11-18-4" if ref >= 0 else "11-18-1")
        t.links = kept
        t.dirty = True
        t.check = True


class LinkChange(Change):
    """The spirit that has been linked to gains something of the linking spirit, while they are linked."""

    def __init__(self, layer: int) -> None:
        super().__init__(layer, STATS, STATS)
        self.zones = 1 << terms.FIELD
        self.depends_on = ANYTHING

    def active(self, t: Table, c: Context) -> bool:
        return linked_to(t, c.slots[0][0]) == c.source

    def affects(self, t: Table, c: Context, card: Card) -> bool:
        return card.ref() == c.slots[0][0]


class GainBP(LinkChange):
    def __init__(self) -> None:
        super().__init__(terms.BP_LAYER)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        card = t.at(c.source)
        return (0 if card is None else t.outlook.looks[card.id].stats[terms.BP],)

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        t.cite("11-18-1")
        look.stats[terms.BP] += values[0]


class GainSymbols(LinkChange):
    def __init__(self) -> None:
        super().__init__(terms.NUMBER_LAYER)

    def values(self, t: Table, c: Context) -> tuple[int, ...]:
        card = t.at(c.source)
        return () if card is None else tuple(t.outlook.looks[card.id].stats[terms.SYMBOLS :])

    def apply(self, t: Table, c: Context, card: Card, look: Look, values: tuple[int, ...]) -> None:
        for i in range(len(values)):
            look.stats[terms.SYMBOLS + i] += values[i]


def prepare_links(library: Library) -> None:
    """The changes that links make, once for a library."""
    if LINK_BP not in library.named_changes:
        for name, change in ((LINK_BP, GainBP()), (LINK_SYMBOLS, GainSymbols())):
            library.add_change(change)
            library.named_changes[name] = change


class LinkOp(Op):
    """11-18-1: this spirit may be exhausted to link it to the one that attacks; not to one that is linked to already (11-18-3)."""

    def __init__(self) -> None:
        super().__init__("11-18-1")

    def able(self, t: Table, c: Context) -> bool:
        this = t.at(c.source)
        e = c.event
        if this is None or e is None or this.zone != terms.FIELD or this.turned:
            return False
        attacker = t.at(e.subject)
        if attacker is None or not attacker.marks & terms.ATTACKING:
            return False
        if linked_to(t, e.subject) >= 0:
            t.cite("11-18-3")
            return False
        return True

    def run(self, t: Table, c: Context) -> Todo:
        if c.phase == 0:
            if not self.able(t, c):
                step(c, False)
                return None
            c.phase = ASKED
            return Ask(c.controller, asking.WHETHER, self.clause, [option(YES), option(NO)], c.source, c.ability.number)
        if c.phase == ASKED:
            if verb_of(c.answer) == NO:
                step(c, False)
                return None
            c.phase = EXHAUSTED
            todo = happen(t, [turned(c.source, c.controller, SIDEWAYS, clause="11-18-1").by_cost(c)])
            if todo is not None:
                return todo
        return self.link(t, c)

    def link(self, t: Table, c: Context) -> Todo:
        e = c.event
        assert e is not None
        step(c, True)
        if t.at(c.source) is None or t.at(e.subject) is None:
            return None
        t.links = t.links + [Link(terms.LINK_LINK, c.source, e.subject, t.next_stamp())]
        given = Context(c.source, c.controller, c.ability)
        given.fill(0, [e.subject])
        for name in (LINK_SYMBOLS, LINK_BP):
            change = t.library.named_changes[name]
            t.effects.append(Continuous(change, given, (), (), False, terms.END_OF_BATTLE, t.turn, -1, t.next_stamp()))
        t.dirty = True
        t.check = True
        return happen(t, [Event(LINKED, c.source, c.controller, other=e.subject, clause="11-18-1").by_effect(c)])
