"""5.25, 5.27: turns that are skipped, and turns that come in between."""
from __future__ import annotations

from typing import Final

from cardwright.effects.ops.turns import TurnsInLine
from cardwright.games.sve import terms

CALENDAR: Final = TurnsInLine(terms.SKIPS)
