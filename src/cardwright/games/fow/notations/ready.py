"""The notations with what the rules provide for effects that play cards or change turns."""
from __future__ import annotations

from typing import Final

from cardwright.games.fow.notations.notations import FowNotations
from cardwright.games.fow.notations.played_by_effect import PLAYING
from cardwright.games.fow.notations.turns import CALENDAR

NOTATIONS: Final = FowNotations(CALENDAR, PLAYING)
