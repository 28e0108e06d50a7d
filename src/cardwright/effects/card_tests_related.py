"""Tests of a card by other cards: is it one of them, does it share something with them, has it the most among them?"""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Filter, Reference, Test, each_that_fits
from cardwright.effects.readings import Reading
from cardwright.effects.references import follow, look_of, meant, piece_of
from cardwright.kernel.cards import Card, Piece, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class IsOther(Test):
    """Is none of the cards of the reference."""

    def __init__(self, than: Reference) -> None:
        self.than = than

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.ref() not in self.than.refs(t, c)


class IsAnother(Test):
    """Is not the card that has the ability."""

    def __init__(self) -> None:
        self.another = True

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.ref() != c.source


class IsAmong(Test):
    """Is one of the cards of the reference."""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.ref() in self.of.refs(t, c)


class SharesName(Test):
    """Has a name of one of the cards of the reference."""

    def __init__(self, with_: Reference) -> None:
        self.with_ = with_

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for ref in self.with_.refs(t, c):
            for name in look_of(t, c, ref).names:
                if name in k.names:
                    return True
        return False


class SharesColour(Test):
    """Has a colour, element or attribute of one of the cards of the reference."""

    def __init__(self, with_: Reference) -> None:
        self.with_ = with_

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for ref in self.with_.refs(t, c):
            if look_of(t, c, ref).colours & k.colours:
                return True
        return False


class SharesTrait(Test):
    """Has a trait of one of the cards of the reference."""

    def __init__(self, with_: Reference) -> None:
        self.with_ = with_

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for ref in self.with_.refs(t, c):
            if look_of(t, c, ref).traits & k.traits:
                return True
        return False


class SharesReading(Test):
    """Has the same number as one of the cards of the reference."""

    def __init__(self, with_: Reference, reading: Reading) -> None:
        self.with_ = with_
        self.reading = reading

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not self.reading.known(t, p, k):
            return False
        mine = self.reading.of(t, p, k)
        for ref in self.with_.refs(t, c):
            q = piece_of(t, c, ref)
            look = look_of(t, c, ref)
            if self.reading.known(t, q, look) and self.reading.of(t, q, look) == mine:
                return True
        return False


class IsExtreme(Test):
    """No card that passes the other tests has a higher (or lower) value."""

    def __init__(self, reading: Reading, highest: bool, among: Filter) -> None:
        self.reading = reading
        self.highest = highest
        self.among = among

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not self.reading.known(t, p, k):
            return False
        mine = self.reading.of(t, p, k)
        for ref in self.among.refs(t, c):
            card = t.at(ref)
            if card is None:
                continue
            look = t.look(card)
            if self.reading.known(t, card, look):
                n = self.reading.of(t, card, look)
                if n > mine if self.highest else n < mine:
                    return False
        return True


def followed(t: Table, c: Context, ref: int) -> Card | None:
    """The card after the moves of this resolution, if it is still that card."""
    now = follow(t, ref, c)
    return t.at(now) if now >= 0 else None


class AmongFilter(Filter):
    """Cards of a reference, wherever they are now, that pass every test: "a follower from among them"."""

    def __init__(self, of: Reference, filter: Filter, moved: bool = False) -> None:
        super().__init__(filter.zones, filter.whose, filter.tests, filter.group, filter.reads)
        self.of = of
        self.moved = moved  # the text says where they are now: also those that this resolution moved there

    def among(self, t: Table, c: Context, ids: list[int], out: list[int]) -> None:
        each_that_fits(self, t, c, ids, out)

    def fits(self, t: Table, c: Context, card: Card) -> bool:
        return card.ref() in self.of.refs(t, c) and Filter.fits(self, t, c, card)

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.of.refs(t, c):
            card = followed(t, c, ref) if self.moved else t.at(ref)
            if card is not None and Filter.fits(self, t, c, card):
                out.append(card.ref())
        return out

    def looked_through(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.of.refs(t, c):
            card = followed(t, c, ref) if self.moved else t.at(ref)
            if card is not None and self.zones >> card.zone & 1:
                out.append(card.ref())
        return out

    def every(self, t: Table, c: Context) -> list[int]:
        """Also those that this resolution put onto the field: "destroy each follower summoned this way"."""
        out: list[int] = []
        for ref in self.of.refs(t, c):
            card = t.at(meant(t, c, ref))
            if card is not None and Filter.fits(self, t, c, card):
                out.append(card.ref())
        return out

    def known(self, t: Table, c: Context) -> list[int]:
        """Also those that have moved since: "if you discarded a spell". Of these, what they last were is tested; but where the
        text says a place that they were not in ("put into your cemetery by this ability"), it is where they are now."""
        out: list[int] = []
        for ref in self.of.refs(t, c):
            p = piece_of(t, c, ref)
            if self.moved and not self.zones >> p.zone & 1:
                card = followed(t, c, ref)
                if card is not None and Filter.fits(self, t, c, card):
                    out.append(ref)
                continue
            side = 1 if p.controller == c.controller else 2
            if self.zones >> p.zone & 1 and self.whose & side and self.passes(t, c, p, look_of(t, c, ref)):
                out.append(ref)
        return out

    def how_many(self, t: Table, c: Context) -> int:
        return len(self.known(t, c))


class WasLinkedTo(Test):
    """A link of that kind goes from it to one of these cards: what an effect removed, and whose effect it was."""

    def __init__(self, to: Reference, kind: int) -> None:
        self.to = to
        self.kind = kind

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        to = self.to.refs(t, c)
        e = c.event
        if e is not None and e.before is not None:  # as it leaves: what went to it while it was there
            to = to + [e.before.was for ref in to if id_of(ref) == id_of(e.before.was)]
        for link in t.links:
            if link.kind == self.kind and link.card == p.ref() and link.to in to:
                return True
        return False
