"""11.2: additional turns."""
from __future__ import annotations

from typing import Final

from cardwright.effects.ops.turns import TurnsInLine

CALENDAR: Final = TurnsInLine()
