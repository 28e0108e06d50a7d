"""Match clocks, worked out from when things were decided: they go on the same whichever process looks, and after a restart.

An answer gets back the first seconds that it took. So the steward's pauses, which nobody may tell from a person's thinking, cost
nothing, and a clock shows nothing but what a person has thought for longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardwright.server.pace import LONGEST as GIVEN_BACK
from cardwright.server.parts import Clock
from cardwright.server.records import Entry

TOOK_TIME: Final = 0.1  # seconds: what comes sooner was answered in one go with what came before it


def time_left(clock: Clock, entries: Sequence[Entry], began: float, deciding: int | None, now: float) -> list[float]:
    """Seconds that each seat has left; `deciding` is the seat whose clock runs."""
    left = [clock.minutes * 60.0, clock.minutes * 60.0]
    since = began
    for entry in entries:
        took = entry.at - since
        if entry.by != "bot" and entry.kind == "answer" and took >= TOOK_TIME:
            left[entry.seat] += clock.bonus - max(0.0, took - GIVEN_BACK)
        since = entry.at
    if deciding is not None:
        left[deciding] -= max(0.0, now - since)
    return left
