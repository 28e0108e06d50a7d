"""Turns that come in between, and turns that are skipped."""
from __future__ import annotations

from typing import Final

from cardwright.effects.ops.turns import TurnsInLine
from cardwright.games.fow import terms

CALENDAR: Final = TurnsInLine(terms.SKIPS)
