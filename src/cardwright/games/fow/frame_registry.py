"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.fow.paying import PayWill, PlayWill
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_PayWill(r: Reader) -> Procedure:
    p = PayWill(r.num(), r.context(), r.nums())
    p.chosen = r.nums()
    p.card = r.num()
    p.index = r.num()
    return p


def load_PlayWill(r: Reader) -> Procedure:
    return PlayWill(r.context())


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    7001: load_PayWill,
    7002: load_PlayWill,
}
