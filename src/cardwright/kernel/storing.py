"""A whole table, written and read back: saving, hashing and moving a game are made of this."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright.kernel.cards import Card
from cardwright.kernel.frames import Ask, Frame
from cardwright.kernel.layers import refresh
from cardwright.kernel.saving import Reader, Writer
from cardwright.kernel.table import Table

if TYPE_CHECKING:
    from cardwright.kernel.library import Library
    from cardwright.kernel.ruleset import Ruleset

ASK_TAG = 1


def write_table(t: Table, w: Writer) -> None:
    """Everything that the game's future depends on, in a fixed order."""
    w.text(t.seed.hex())
    w.out.extend((t.drawn, t.active, t.first, t.turn, t.winner, t.stamp, t.keys, t.batch, t.paying, t.paying_since))
    w.flag(t.check)
    w.num(len(t.cards))
    for c in t.cards:
        write_card(c, w)
    for z in t.zones:
        w.nums(z)
    w.nums(t.numbers)
    w.nums(t.outside)
    w.num(len(t.pending))
    for p in t.pending:
        w.pending(p)
    w.num(len(t.stacked))
    for stacked in t.stacked:
        w.stacked(stacked)
    w.nums(t.spare)
    for waiting in (t.delayed, t.shields):
        w.num(len(waiting))
        for d in waiting:
            w.delayed(d)
    w.num(len(t.effects))
    for e in t.effects:
        w.effect(e)
    w.num(len(t.links))
    for link in t.links:
        w.link(link)
    w.events(t.history)
    w.num(len(t.remembered))
    for s in t.remembered:
        w.snapshot(s)
    w.nums(t.uses)
    w.nums(t.ever)
    w.nums(t.pool)
    w.nums(t.refused)
    w.nums(t.barred)
    w.num(t.tried)
    w.nums(t.trail)
    w.nums(t.scripted)
    w.num(t.cycle_shape)
    w.nums(t.memory)
    w.num(len(t.stack))
    for f in t.stack:
        w.out.extend((f.tag(), f.at, f.next, f.answer))
        f.save(w)
    for clones in (t.kept, t.previous):
        w.num(len(clones))
        for clone in clones:
            write_table(clone, w)


def write_card(c: Card, w: Writer) -> None:
    w.out.extend((c.front.number, -1 if c.back is None else c.back.number, c.form.number, c.owner, c.controller, c.zone, c.life,
                  c.key, c.damage, c.since, c.stamp, c.marks, c.seen_by, c.home))
    w.num(c.turned)
    w.flag(c.facedown)
    w.ints(c.counters)


def read_card(id: int, r: Reader) -> Card:
    faces = r.library.faces
    front = faces[r.num()]
    back = r.num()
    form = faces[r.num()]
    c = Card(id, r.num(), front, None if back < 0 else faces[back], 0)
    c.form = form
    c.controller = r.num()
    c.zone = r.num()
    c.life = r.num()
    c.key = r.num()
    c.damage = r.num()
    c.since = r.num()
    c.stamp = r.num()
    c.marks = r.num()
    c.seen_by = r.num()
    c.home = r.num()
    c.turned = r.num()
    c.facedown = r.flag()
    c.counters = r.ints()
    return c


def read_table(rules: Ruleset, r: Reader) -> Table:
    t = Table(rules, r.library, bytes.fromhex(r.text()))
    t.drawn = r.num()
    t.active = r.num()
    t.first = r.num()
    t.turn = r.num()
    t.winner = r.num()
    t.stamp = r.num()
    t.keys = r.num()
    t.batch = r.num()
    t.paying = r.num()
    t.paying_since = r.num()
    t.check = r.flag()
    t.cards = [read_card(id, r) for id in range(r.num())]
    t.looks = [c.form.look for c in t.cards]
    t.controlled = any(c.controller != c.home for c in t.cards)
    t.zones = [r.nums() for _ in range(len(t.zones))]
    t.numbers = r.nums()
    t.outside = r.nums()
    t.pending = [r.pending() for _ in range(r.num())]
    t.stacked = [r.stacked() for _ in range(r.num())]
    t.spare = r.nums()
    t.delayed = [r.delayed() for _ in range(r.num())]
    t.shields = [r.delayed() for _ in range(r.num())]
    t.effects = [r.effect() for _ in range(r.num())]
    t.links = [r.link() for _ in range(r.num())]
    t.history = r.events()
    t.remembered = [r.snapshot() for _ in range(r.num())]
    t.uses = r.nums()
    t.ever = r.nums()
    t.pool = r.nums()
    t.refused = r.nums()
    t.barred = r.nums()
    t.tried = r.num()
    t.trail = r.nums()
    t.scripted = r.nums()
    t.cycle_shape = r.num()
    t.memory = r.nums()
    t.stack = [read_frame(rules, r) for _ in range(r.num())]
    t.kept = [read_table(rules, r) for _ in range(r.num())]
    t.previous = [read_table(rules, r) for _ in range(r.num())]
    t.pause = t.winner >= 0
    refresh(t)  # what information depends on must be known to whatever happens next
    return t


def read_frame(rules: Ruleset, r: Reader) -> Frame:
    tag = r.num()
    at = r.num()
    next = r.num()
    answer = r.num()
    f: Frame
    if tag == ASK_TAG:
        player = r.num()
        kind = r.num()
        clause = r.text()
        options = r.nums()
        about = r.num()
        ability = r.num()
        so_far = r.num()
        f = Ask(player, kind, clause, options, about, ability, so_far, r.num())
    else:
        f = rules.load_frame(tag, r)
    f.at = at
    f.next = next
    f.answer = answer
    return f


def save(t: Table) -> tuple[list[int], list[str]]:
    """The state as plain data; the library it was played with must be kept beside it."""
    w = Writer()
    write_table(t, w)
    return w.out, w.words


def load(rules: Ruleset, library: Library, numbers: list[int], words: list[str]) -> Table:
    """The table that `save` wrote, to be gone on with at the same decision."""
    return read_table(rules, Reader(numbers, words, library))


def digest(t: Table) -> str:
    """The canonical hash of a state: the same in every process, on every build and version of Python."""
    w = Writer()
    write_table(t, w)
    return w.digest()
