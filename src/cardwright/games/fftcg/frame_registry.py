"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.games.fftcg.payment import ProduceCp
from cardwright.games.fftcg.processes import RuleProcesses
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_ProduceCp(r: Reader) -> Procedure:
    p = ProduceCp(r.num(), r.num(), r.num(), r.nums(), r.num(), r.num(), r.flag(), r.text())
    p.left = r.num()
    p.spare = r.num()
    p.chosen = r.nums()
    return p


def load_RuleProcesses(r: Reader) -> Procedure:
    p = RuleProcesses()
    p.putting = r.nums()
    return p


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    4001: load_ProduceCp,
    4002: load_RuleProcesses,
}
