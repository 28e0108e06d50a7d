"""Rewinding: a clone is kept and gone back to. It serves the rulebooks' own rewinds and a player's take-back."""
from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardwright.kernel.frames import Frame
    from cardwright.kernel.table import Table


def keep_checkpoint(t: Table) -> None:
    """Keep the state as it is now."""
    kept = t.clone()
    if t.log is not None:
        kept.log = t.log[:]
    t.kept.append(kept)


def forget_checkpoint(t: Table) -> None:
    t.kept.pop()


def rewind(t: Table, frame: Frame) -> None:
    """Back to the last checkpoint, kept as `frame` began; that frame is given up, and what led to it is not offered again."""
    kept = t.kept.pop()
    trace = t.trace
    restore(t, kept.clone())  # clones of this table keep the same checkpoint
    t.trace = trace
    t.pause = trace is not None
    if t.log is not None and kept.log is not None:
        t.log[:] = kept.log  # what was taken back has not happened
    t.stack[-1] = frame  # it is still running; its next step is its end
    t.refused.append(t.stack[-2].answer)
    if t.trace is not None:
        t.cite("@rewind")


def restore(t: Table, kept: Table) -> None:
    """Make a table what a clone of it is. The clone is used up."""
    t.drawn = kept.drawn
    t.cards = kept.cards
    t.zones = kept.zones
    t.numbers = kept.numbers
    t.active = kept.active
    t.first = kept.first
    t.turn = kept.turn
    t.winner = kept.winner
    t.stack = kept.stack
    t.pending = kept.pending
    t.stacked = kept.stacked
    t.spare = kept.spare
    t.delayed = kept.delayed
    t.effects = kept.effects
    t.links = kept.links
    t.history = kept.history
    t.remembered = kept.remembered
    t.uses = kept.uses
    t.ever = kept.ever
    t.pool = kept.pool
    t.shields = kept.shields
    t.barred = kept.barred
    t.previous = kept.previous
    t.tried = kept.tried
    t.trail = kept.trail
    t.scripted = kept.scripted
    t.cycle_shape = kept.cycle_shape
    t.memory = kept.memory
    t.refused = kept.refused
    t.kept = kept.kept
    t.stamp = kept.stamp
    t.keys = kept.keys
    t.batch = kept.batch
    t.paying = kept.paying
    t.paying_since = kept.paying_since
    t.check = kept.check
    t.gen = kept.gen
    t.looks = kept.looks
    t.altered = kept.altered
    t.dirty = kept.dirty
    t.dynamic = kept.dynamic
    t.reach = kept.reach
    t.reads = kept.reads
    t.grants = kept.grants
    t.controlled = kept.controlled
    t.rulings = kept.rulings
    t.priced = kept.priced
    t.dearer = kept.dearer
    t.numbered = kept.numbered
    t.watched = kept.watched
    t.minded = kept.minded
    t.replaced = kept.replaced
    t.averted = kept.averted
    t.outside = kept.outside
