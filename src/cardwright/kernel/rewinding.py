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
    t.checkpoints.append(kept)


def forget_checkpoint(t: Table) -> None:
    t.checkpoints.pop()


def rewind(t: Table, frame: Frame) -> None:
    """Back to the last checkpoint, kept as `frame` began; that frame is given up, and what led to it is not offered again."""
    kept = t.checkpoints.pop()
    t.become(kept)
    t.pause = t.trace is not None
    if t.log is not None and kept.log is not None:
        t.log[:] = kept.log  # what was taken back has not happened
    t.stack[-1] = frame  # it is still running; its next step is its end
    t.refused.append(t.stack[-2].answer)
    t.cite("@rewind")
