"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.kernel.frames import Procedure
from cardwright.kernel.hands import DiscardDown, RedrawHand
from cardwright.kernel.repeating import NameNumber, RepeatCycle
from cardwright.kernel.replacing import Happen
from cardwright.kernel.saving import Reader


def load_Happen(r: Reader) -> Procedure:
    p = Happen(r.events(), r.num())
    p.settled = r.events()
    p.follow = r.events()
    p.given = r.contexts()
    return p


def load_RepeatCycle(r: Reader) -> Procedure:
    p = RepeatCycle(r.num(), r.nums())
    p.times = r.num()
    p.before = r.num()
    return p


def load_DiscardDown(r: Reader) -> Procedure:
    p = DiscardDown(r.num(), r.num(), r.num(), r.num())
    p.chosen = r.nums()
    return p


def load_RedrawHand(r: Reader) -> Procedure:
    p = RedrawHand(r.num(), r.num(), r.num(), r.num(), r.num())
    p.order = r.nums()
    return p


def load_NameNumber(r: Reader) -> Procedure:
    return NameNumber(r.num(), r.text(), r.nums())


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    1000: load_Happen,
    1001: load_RepeatCycle,
    1002: load_DiscardDown,
    1003: load_RedrawHand,
    1004: load_NameNumber,
}
