"""What texts ask of a card: cores, symbols, colors, states of battle and links (chapters 2, 4, 7 and 11-18)."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.effects.base import Amount, Condition, Players, Reference, Test
from cardwright.effects.readings import Reading
from cardwright.games.bss import terms
from cardwright.games.bss.cores import cores_in, cores_on, soul_on
from cardwright.games.bss.linking import is_linked, linked_to
from cardwright.games.bss.symbols import field_symbols, has_symbol, symbols_of
from cardwright.kernel.cards import Piece, id_of
from cardwright.kernel.contexts import Context
from cardwright.kernel.faces import Look

if TYPE_CHECKING:
    from cardwright.kernel.table import Table


class CoresOn(Reading):
    """4-11-1: the cores on a card, the soul core included."""

    def of(self, t: Table, p: Piece, k: Look) -> int:
        return cores_on(p)


class SymbolsOf(Reading):
    """2-8: how many symbols a card has."""

    def of(self, t: Table, p: Piece, k: Look) -> int:
        return symbols_of(k)


class ColoursOf(Reading):
    """2-4-1-2: how many colors a card has."""

    def of(self, t: Table, p: Piece, k: Look) -> int:
        n = 0
        for colour in terms.COLOUR_BITS:
            if k.colours & colour:
                n += 1
        return n


class KeywordHeld(Test):
    """10-13: on the field a card has the keywords of its level, elsewhere those of all its levels."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if t.trace is not None:
            t.cite("10-13-1" if p.zone == terms.FIELD else "10-13-2")
        return k.keywords & self.keyword != 0


class WithoutEffects(Test):
    """2-9-3, 4-1-1: has no card text, at whatever level, and has been given no effect by another card."""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return not k.subtypes & terms.HAS_EFFECTS and not k.abilities and k.keywords == 0


class HasSoulCore(Test):
    """Is the soul core on it?"""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return soul_on(p) > 0


class OfSymbolColour(Test):
    """2-4-1, 2-8-2-2: has it a color of one of the symbols on the cards of the reference?"""

    def __init__(self, of: Reference) -> None:
        self.of = of

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        for ref in self.of.refs(t, c):
            stats = t.look_at(ref).stats
            for i in range(len(terms.SYMBOL_KINDS)):
                if stats[terms.SYMBOLS + i] > 0 and terms.SYMBOL_KINDS[i] & k.colours:
                    return True
        return False


class PaidWithSoulCore(Test):
    """10-6-6, 10-8-6: was the soul core among the cores that paid for it?"""

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return soul_core_paid_for(t, p.ref())


class KeywordNumber(Reading):
    """11-10, 11-11, 11-12: the number of a keyword that the card has; of several the greatest, which is the one that counts."""

    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def of(self, t: Table, p: Piece, k: Look) -> int:
        n = 0
        for a in k.abilities:
            if a.keyword == self.keyword and a.n > n:
                n = a.n
        return n


class IsMarked(Test):
    """Is it attacking or blocking in the battle that is going on (10-12-1)?"""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        return p.marks & self.mark != 0


class IsLinked(Test):
    """11-18: is it linked to another spirit? `linking`: is it the one that gives its BP and symbols?"""

    def __init__(self, linking: bool) -> None:
        self.linking = linking

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        ref = p.ref()
        if self.linking:
            return is_linked(t, ref) and linked_to(t, ref) < 0
        return linked_to(t, ref) >= 0


class InBattleWith(Test):
    """Is it in battle with a card of the reference: blocked by it, or blocking it?"""

    def __init__(self, mark: int, to: Reference) -> None:
        self.mark = mark
        self.to = to

    def passes(self, t: Table, c: Context, p: Piece, k: Look) -> bool:
        if not p.marks & self.mark:
            return False
        other = terms.BLOCKING if self.mark == terms.ATTACKING else terms.ATTACKING
        for ref in self.to.refs(t, c):
            if t.piece(ref).marks & other:
                return True
        return False


class LinkedSpirit(Reference):
    """11-18-1: the spirit that this one has been linked to."""

    def __init__(self, to: Reference) -> None:
        self.to = to

    def refs(self, t: Table, c: Context) -> list[int]:
        out: list[int] = []
        for ref in self.to.refs(t, c):
            for link in t.links:
                if link.card == ref:
                    out.append(link.to)
        return out


class AscendedWith(Reference):
    """11-8-1: the spirit whose cores were placed into the reserve to summon this one, as it was then."""

    def __init__(self, to: Reference) -> None:
        self.to = to

    def refs(self, t: Table, c: Context) -> list[int]:
        for ref in self.to.refs(t, c):
            for i in range(len(t.history) - 1, -1, -1):
                e = t.history[i]
                if e.kind == terms.CORES_EVENT and e.clause == "11-8-1" and id_of(e.source) == id_of(ref):
                    return [e.subject]
        return []


class LifeOf(Amount):
    """3-7: how many cores are in a player's life."""

    def __init__(self, who: Players) -> None:
        self.who = who

    def value(self, t: Table, c: Context) -> int:
        n = 0
        for player in self.who.players(t, c):
            n += cores_in(t, terms.LIFE, player)
        return n


class SymbolsOnField(Amount):
    """2-8-2-2: how many symbols on a player's field are, or can be treated as, of the colors."""

    def __init__(self, who: Players, colours: int) -> None:
        self.who = who
        self.colours = colours

    def value(self, t: Table, c: Context) -> int:
        n = 0
        for player in self.who.players(t, c):
            have = field_symbols(t, player)
            for i in range(len(have)):
                if terms.SYMBOL_KINDS[i] & self.colours:
                    n += have[i]
        return n


class ChainActive(Condition):
    """11-15-3: does the player have a symbol of the color?"""

    def __init__(self, colours: int) -> None:
        self.colours = colours

    def holds(self, t: Table, c: Context) -> bool:
        t.cite("11-15-1, 11-15-2, 11-15-3")
        return has_symbol(t, c.controller, self.colours)


class LifeKept(Condition):
    """3-7-1: has the player at least as much life as when the turn began? What was lost and placed back is not missed (the
    publisher's answer C230)."""

    def holds(self, t: Table, c: Context) -> bool:
        n = 0
        for e in t.history:
            if e.kind != terms.CORES_EVENT:
                continue
            if e.origin == terms.LIFE and e.player == c.controller:
                n -= e.amount
            if e.goal == terms.LIFE and (1 - e.player if e.flags & terms.ACROSS else e.player) == c.controller:
                n += e.amount
        return n >= 0


class CoresIn(Amount):
    """4-11-1: the cores in an area of a player, the soul core included; `soul`: only the soul core."""

    def __init__(self, area: int, of: Players, soul: bool) -> None:
        self.area = area
        self.of = of
        self.soul = soul

    def value(self, t: Table, c: Context) -> int:
        n = 0
        for player in self.of.players(t, c):
            n += t.number(self.area + terms.SOUL_IN, player) if self.soul else cores_in(t, self.area, player)
        return n


class InStep(Condition):
    """Chapter 6: is it this step, of a turn of one of the players?"""

    def __init__(self, step: int, of: Players) -> None:
        self.step = step
        self.of = of

    def holds(self, t: Table, c: Context) -> bool:
        return t.number(terms.STEP, 0) == self.step and t.active in self.of.players(t, c)


class SoulCoreSpent(Condition):
    """10-6-6, 10-8-6: was the soul core among the cores that paid for this card?"""

    def holds(self, t: Table, c: Context) -> bool:
        return soul_core_paid_for(t, c.source)


def soul_core_paid_for(t: Table, ref: int) -> bool:
    for i in range(len(t.history) - 1, -1, -1):
        e = t.history[i]
        if e.kind == terms.CORES_EVENT and e.verb == terms.SOUL_CORE and e.goal == terms.CORE_TRASH and e.source >= 0:
            if id_of(e.source) == id_of(ref):
                return True
    return False
