"""How saved frames of this package are read back. Written by tools/steps.py (make steps): do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardwright.effects.script import Resolve
from cardwright.kernel.frames import Procedure
from cardwright.kernel.saving import Reader


def load_Resolve(r: Reader) -> Procedure:
    return Resolve(r.context())


FRAMES: Final[dict[int, Callable[[Reader], Procedure]]] = {
    2000: load_Resolve,
}
