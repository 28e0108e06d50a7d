"""Saving and loading: the whole state of a game as one list of integers (texts are interned in a second list).

Serialization, hash, digest and equality are all made of this.
"""
from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from cardwright.kernel.cards import Card, Piece, Snapshot
from cardwright.kernel.contexts import Context, Delayed, Pending, Stacked
from cardwright.kernel.continuous import Change, Continuous, Link
from cardwright.kernel.events import Event
from cardwright.kernel.faces import Ability, Look
from cardwright.kernel.frames import Ask, Frame
from cardwright.kernel.layers import refresh
from cardwright.kernel.outlook import Outlook
from cardwright.kernel.table import PLAYERS, Table

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.ruleset import Ruleset

# The classes whose objects can be saved. How, `make steps` writes from their fields, at the end of Writer and Reader.
RECORDS: Final = (Ask, Event, Context, Pending, Stacked, Delayed, Continuous, Link)

ASK_TAG: Final = 1


class Writer:
    """Writes plain data in a fixed order."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
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

    def lists(self, xs: tuple[list[int], ...]) -> None:
        self.out.append(len(xs))
        for x in xs:
            self.nums(x)

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

    def data(self, x: bytes) -> None:
        self.text(x.hex())

    def ability(self, a: Ability) -> None:
        self.out.append(a.number)

    def change(self, c: Change) -> None:
        self.out.append(c.number)

    def card(self, c: Card) -> None:
        self.out.extend((
            c.id, c.front.number, -1 if c.back is None else c.back.number, c.form.number, c.owner, c.controller, c.zone, c.life,
            c.key, c.damage, c.since, c.stamp, c.marks, c.seen_by, c.home, c.turned,
        ))  # fmt: skip
        self.flag(c.facedown)
        self.ints(c.counters)

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

    def frame(self, f: Frame) -> None:
        if isinstance(f, Ask):
            self.out.extend((ASK_TAG, f.at, f.next, f.answer))
            self.ask(f)
            return
        kind = self.rules.frames.of(f)
        self.out.extend((kind.tag, f.at, f.next, f.answer))
        kind.save(f, self)

    def table(self, t: Table) -> None:
        t.save(self)

    def digest(self) -> str:
        """A hash that is the same in every process, build and version of Python."""
        h = hashlib.blake2b(digest_size=16)
        h.update(repr(self.out).encode())
        h.update("\x00".join(self.words).encode())
        return h.hexdigest()

    # -- generated from the fields of saved classes: make steps
    def ask(self, x: Ask) -> None:
        self.out.extend((x.player, x.kind))
        self.text(x.clause)
        self.nums(x.options)
        self.out.extend((x.about, x.ability, x.so_far, x.most))
        self.texts(x.labels)
        self.num(x.least)
        self.nums(x.chosen)

    def event(self, x: Event) -> None:
        self.out.extend((
            x.kind, x.subject, x.player, x.amount, x.verb, x.source, x.controller, x.origin, x.goal, x.place, x.cause,
            x.other,
        ))
        self.text(x.clause)
        self.num(x.flags)
        self.flag(x.before is not None)
        if x.before is not None:
            self.snapshot(x.before)
        self.ints(x.spent)
        self.num(x.ability)

    def context(self, x: Context) -> None:
        self.out.extend((x.source, x.controller))
        self.ability(x.ability)
        self.optional_event(x.event)
        self.lists(x.slots)
        self.ints(x.numbers)
        self.ints(x.modes)
        self.nums(x.picked)
        self.out.extend((x.paid, x.chosen, x.each, x.pc, x.phase, x.mark, x.began, x.stamp))
        self.flag(x.did)
        self.flag(x.resolving)
        self.num(x.batch)

    def pending(self, x: Pending) -> None:
        self.out.extend((x.controller, x.source))
        self.ability(x.ability)
        self.optional_event(x.event)
        self.optional_context(x.given)
        self.num(x.batch)

    def stacked(self, x: Stacked) -> None:
        self.out.extend((x.ref, x.kind))
        self.context(x.context)
        self.num(x.flags)

    def delayed(self, x: Delayed) -> None:
        self.out.extend((x.controller, x.source))
        self.ability(x.ability)
        self.context(x.given)
        self.flag(x.once)
        self.out.extend((x.until, x.until_turn, x.until_player, x.stamp))

    def continuous(self, x: Continuous) -> None:
        self.change(x.change)
        self.context(x.context)
        self.ints(x.values)
        self.ints(x.only)
        self.flag(x.fixed)
        self.out.extend((x.until, x.until_turn, x.until_player, x.stamp))
        self.flag(x.settled)

    def link(self, x: Link) -> None:
        self.out.extend((x.kind, x.card, x.to, x.stamp))
    # -- end of generated


class Reader:
    """Reads what a Writer wrote."""

    def __init__(self, numbers: list[int], words: list[str], library: Library, rules: Ruleset) -> None:
        self.numbers = numbers
        self.words = words
        self.library = library
        self.rules = rules
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

    def lists(self) -> tuple[list[int], ...]:
        return tuple([self.nums() for _ in range(self.num())])

    def text(self) -> str:
        return self.words[self.num()]

    def texts(self) -> list[str]:
        return [self.text() for _ in range(self.num())]

    def data(self) -> bytes:
        return bytes.fromhex(self.text())

    def ability(self) -> Ability:
        return self.library.abilities[self.num()]

    def change(self) -> Change:
        return self.library.changes[self.num()]

    def card(self) -> Card:
        faces = self.library.faces
        id = self.num()
        front = faces[self.num()]
        back = self.num()
        form = faces[self.num()]
        c = Card(id, self.num(), front, None if back < 0 else faces[back], 0)
        c.form = form
        c.controller = self.num()
        c.zone = self.num()
        c.life = self.num()
        c.key = self.num()
        c.damage = self.num()
        c.since = self.num()
        c.stamp = self.num()
        c.marks = self.num()
        c.seen_by = self.num()
        c.home = self.num()
        c.turned = self.num()
        c.facedown = self.flag()
        c.counters = self.ints()
        return c

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

    def optional_event(self) -> Event | None:
        return self.event() if self.flag() else None

    def events(self) -> list[Event]:
        return [self.event() for _ in range(self.num())]

    def optional_context(self) -> Context | None:
        return self.context() if self.flag() else None

    def contexts(self) -> list[Context]:
        return [self.context() for _ in range(self.num())]

    def frame(self) -> Frame:
        tag = self.num()
        at = self.num()
        next = self.num()
        answer = self.num()
        f: Frame = self.ask() if tag == ASK_TAG else self.rules.frames.load(tag, self)
        f.at = at
        f.next = next
        f.answer = answer
        return f

    def table(self) -> Table:
        t = Table(self.rules, self.library, b"")
        t.load(self)
        t.numbers += [0] * (len(self.rules.number_names) * PLAYERS - len(t.numbers))  # saved before the game had a number more
        t.outlook = Outlook([c.form.look for c in t.cards], {})
        t.outlook.control_may_change = any(c.controller != c.home for c in t.cards)
        t.pause = t.winner >= 0
        refresh(t)  # what information depends on must be known to whatever happens next
        return t

    # -- generated from the fields of saved classes: make steps
    def ask(self) -> Ask:
        return Ask(
            player=self.num(), kind=self.num(), clause=self.text(), options=self.nums(), about=self.num(),
            ability=self.num(), so_far=self.num(), most=self.num(), labels=self.texts(), least=self.num(),
            chosen=self.nums(),
        )

    def event(self) -> Event:
        return Event(
            kind=self.num(), subject=self.num(), player=self.num(), amount=self.num(), verb=self.num(),
            source=self.num(), controller=self.num(), origin=self.num(), goal=self.num(), place=self.num(),
            cause=self.num(), other=self.num(), clause=self.text(), flags=self.num(),
            before=self.snapshot() if self.flag() else None, spent=self.ints(), ability=self.num(),
        )

    def context(self) -> Context:
        made = Context(source=self.num(), controller=self.num(), ability=self.ability(), event=self.optional_event())
        made.slots = self.lists()
        made.numbers = self.ints()
        made.modes = self.ints()
        made.picked = self.nums()
        made.paid = self.num()
        made.chosen = self.num()
        made.each = self.num()
        made.pc = self.num()
        made.phase = self.num()
        made.mark = self.num()
        made.began = self.num()
        made.stamp = self.num()
        made.did = self.flag()
        made.resolving = self.flag()
        made.batch = self.num()
        return made

    def pending(self) -> Pending:
        return Pending(
            controller=self.num(), source=self.num(), ability=self.ability(), event=self.optional_event(),
            given=self.optional_context(), batch=self.num(),
        )

    def stacked(self) -> Stacked:
        return Stacked(ref=self.num(), kind=self.num(), context=self.context(), flags=self.num())

    def delayed(self) -> Delayed:
        return Delayed(
            controller=self.num(), source=self.num(), ability=self.ability(), given=self.context(), once=self.flag(),
            until=self.num(), until_turn=self.num(), until_player=self.num(), stamp=self.num(),
        )

    def continuous(self) -> Continuous:
        return Continuous(
            change=self.change(), context=self.context(), values=self.ints(), only=self.ints(), fixed=self.flag(),
            until=self.num(), until_turn=self.num(), until_player=self.num(), stamp=self.num(), settled=self.flag(),
        )

    def link(self) -> Link:
        return Link(kind=self.num(), card=self.num(), to=self.num(), stamp=self.num())
    # -- end of generated
