"""Saving and loading: the whole state of a game as one list of integers (texts are interned in a second list).

Serialization, hash, digest and equality are all made of this.
"""
from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from cardwright.kernel.cards import Piece, Snapshot
from cardwright.kernel.contexts import Context, Delayed, Pending, Stacked
from cardwright.kernel.continuous import Continuous, Link
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Ability, Look

if TYPE_CHECKING:
    from cardwright.kernel.library import Library


class Writer:
    """Writes plain data in a fixed order."""

    def __init__(self) -> None:
        self.out: list[int] = []
        self.words: list[str] = []
        self.index: dict[str, int] = {}

    def num(self, x: int) -> None:
        self.out.append(x)

    def flag(self, x: bool) -> None:
        self.out.append(1 if x else 0)

    def nums(self, xs: list[int]) -> None:
        self.out.append(len(xs))
        self.out.extend(xs)

    def ints(self, xs: tuple[int, ...]) -> None:
        self.out.append(len(xs))
        self.out.extend(xs)

    def text(self, x: str) -> None:
        i = self.index.get(x, -1)
        if i < 0:
            i = len(self.words)
            self.index[x] = i
            self.words.append(x)
        self.out.append(i)

    def texts(self, xs: list[str]) -> None:
        self.out.append(len(xs))
        for x in xs:
            self.text(x)

    def ability(self, a: Ability) -> None:
        self.out.append(a.number)

    def look(self, k: Look) -> None:
        self.num(k.types)
        self.num(k.subtypes)
        self.num(k.colours)
        self.num(k.traits)
        self.out.append(len(k.names))
        for x in k.names:
            self.text(x)
        self.nums(k.stats)
        self.num(k.keywords)
        self.num(k.bans)
        self.out.append(len(k.abilities))
        for a in k.abilities:
            self.out.append(a.number)
        self.num(k.watches)
        self.num(k.replaces)

    def snapshot(self, s: Snapshot) -> None:
        self.num(s.was)
        self.num(s.owner)
        self.num(s.controller)
        self.num(s.zone)
        self.look(s.look)
        self.num(s.turned)
        self.flag(s.facedown)
        self.num(s.damage)
        self.num(s.since)
        self.num(s.marks)
        self.ints(s.counters)

    def event(self, e: Event) -> None:
        self.out.extend(
            (e.kind, e.subject, e.player, e.amount, e.verb, e.source, e.controller, e.origin, e.goal, e.place, e.cause, e.other)
        )
        self.text(e.clause)
        self.num(e.flags)
        self.ints(e.spent)
        self.num(e.ability)
        b = e.before
        if b is None:
            self.out.append(0)
        else:
            self.out.append(1)
            self.snapshot(b)

    def optional_event(self, e: Event | None) -> None:
        if e is None:
            self.out.append(0)
        else:
            self.out.append(1)
            self.event(e)

    def events(self, es: list[Event]) -> None:
        self.out.append(len(es))
        for e in es:
            self.event(e)

    def context(self, c: Context) -> None:
        self.num(c.source)
        self.num(c.controller)
        self.ability(c.ability)
        self.optional_event(c.event)
        self.out.append(len(c.slots))
        for s in c.slots:
            self.nums(s)
        self.nums(c.numbers)
        self.nums(c.modes)
        self.nums(c.picked)
        self.out.extend((c.paid, c.chosen, c.each, c.pc, c.phase, c.mark, c.began, c.batch, c.stamp))
        self.flag(c.did)
        self.flag(c.resolving)

    def optional_context(self, c: Context | None) -> None:
        if c is None:
            self.out.append(0)
        else:
            self.out.append(1)
            self.context(c)

    def contexts(self, cs: list[Context]) -> None:
        self.out.append(len(cs))
        for c in cs:
            self.context(c)

    def pending(self, p: Pending) -> None:
        self.num(p.controller)
        self.num(p.source)
        self.ability(p.ability)
        self.optional_event(p.event)
        self.optional_context(p.given)
        self.num(p.batch)

    def stacked(self, s: Stacked) -> None:
        self.num(s.ref)
        self.num(s.kind)
        self.context(s.context)
        self.num(s.flags)

    def delayed(self, d: Delayed) -> None:
        self.num(d.controller)
        self.num(d.source)
        self.ability(d.ability)
        self.context(d.given)
        self.flag(d.once)
        self.num(d.until)
        self.num(d.until_turn)
        self.num(d.until_player)
        self.num(d.stamp)

    def effect(self, e: Continuous) -> None:
        self.num(e.change.number)
        self.context(e.context)
        self.ints(e.values)
        self.ints(e.only)
        self.flag(e.fixed)
        self.num(e.until)
        self.num(e.until_turn)
        self.num(e.until_player)
        self.num(e.stamp)
        self.flag(e.settled)

    def link(self, k: Link) -> None:
        self.out.extend((k.kind, k.card, k.to, k.stamp))

    def digest(self) -> str:
        """A hash that is the same in every process, build and version of Python."""
        h = hashlib.blake2b(digest_size=16)
        h.update(repr(self.out).encode())
        h.update("\x00".join(self.words).encode())
        return h.hexdigest()


class Reader:
    """Reads what a Writer wrote."""

    def __init__(self, numbers: list[int], words: list[str], library: Library) -> None:
        self.numbers = numbers
        self.words = words
        self.library = library
        self.i = 0

    def num(self) -> int:
        v = self.numbers[self.i]
        self.i += 1
        return v

    def flag(self) -> bool:
        return self.num() == 1

    def nums(self) -> list[int]:
        n = self.num()
        v = self.numbers[self.i : self.i + n]
        self.i += n
        return v

    def ints(self) -> tuple[int, ...]:
        return tuple(self.nums())

    def text(self) -> str:
        return self.words[self.num()]

    def texts(self) -> list[str]:
        return [self.text() for _ in range(self.num())]

    def ability(self) -> Ability:
        return self.library.abilities[self.num()]

    def look(self) -> Look:
        types = self.num()
        subtypes = self.num()
        colours = self.num()
        traits = self.num()
        names = tuple(self.texts())
        k = Look(self.nums())
        k.types = types
        k.subtypes = subtypes
        k.colours = colours
        k.traits = traits
        k.names = names
        k.keywords = self.num()
        k.bans = self.num()
        k.abilities = [self.ability() for _ in range(self.num())]
        k.watches = self.num()
        k.replaces = self.num()
        return k

    def snapshot(self) -> Snapshot:
        was = self.num()
        owner = self.num()
        controller = self.num()
        of = Piece(owner, controller, self.num())
        look = self.look()
        of.turned = self.num()
        of.facedown = self.flag()
        of.damage = self.num()
        of.since = self.num()
        of.marks = self.num()
        of.counters = self.ints()
        return Snapshot(was, look, of)

    def event(self) -> Event:
        v = self.numbers
        i = self.i
        self.i = i + 12
        clause = self.text()
        flags = self.num()
        spent = self.ints()
        ability = self.num()
        before = self.snapshot() if self.flag() else None
        return Event(
            v[i], v[i + 1], v[i + 2], v[i + 3], v[i + 4], v[i + 5], v[i + 6], v[i + 7], v[i + 8], v[i + 9], v[i + 10],
            v[i + 11], clause, flags, before, spent, ability,
        )

    def optional_event(self) -> Event | None:
        return self.event() if self.flag() else None

    def events(self) -> list[Event]:
        return [self.event() for _ in range(self.num())]

    def context(self) -> Context:
        source = self.num()
        controller = self.num()
        ability = self.ability()
        c = Context(source, controller, ability, self.optional_event())
        c.slots = [self.nums() for _ in range(self.num())]
        c.numbers = self.nums()
        c.modes = self.nums()
        c.picked = self.nums()
        c.paid = self.num()
        c.chosen = self.num()
        c.each = self.num()
        c.pc = self.num()
        c.phase = self.num()
        c.mark = self.num()
        c.began = self.num()
        c.batch = self.num()
        c.stamp = self.num()
        c.did = self.flag()
        c.resolving = self.flag()
        return c

    def optional_context(self) -> Context | None:
        return self.context() if self.flag() else None

    def contexts(self) -> list[Context]:
        return [self.context() for _ in range(self.num())]

    def pending(self) -> Pending:
        controller = self.num()
        source = self.num()
        ability = self.ability()
        event = self.optional_event()
        given = self.optional_context()
        return Pending(controller, source, ability, event, given, self.num())

    def stacked(self) -> Stacked:
        ref = self.num()
        kind = self.num()
        context = self.context()
        return Stacked(ref, kind, context, self.num())

    def delayed(self) -> Delayed:
        controller = self.num()
        source = self.num()
        ability = self.ability()
        given = self.context()
        once = self.flag()
        until = self.num()
        until_turn = self.num()
        until_player = self.num()
        return Delayed(controller, source, ability, given, once, until, until_turn, until_player, self.num())

    def effect(self) -> Continuous:
        change = self.library.changes[self.num()]
        context = self.context()
        values = self.ints()
        only = self.ints()
        fixed = self.flag()
        until = self.num()
        until_turn = self.num()
        until_player = self.num()
        stamp = self.num()
        return Continuous(change, context, values, only, fixed, until, until_turn, until_player, stamp, self.flag())

    def link(self) -> Link:
        kind = self.num()
        card = self.num()
        to = self.num()
        return Link(kind, card, to, self.num())
