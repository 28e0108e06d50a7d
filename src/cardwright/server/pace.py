"""How long the steward waits before it answers between people: as long as the person themselves would have taken. So nobody learns
from its haste that there was no choice.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Final

NEVER_ASKED: Final = (0.25, 0.45)  # seconds, where the person is not asked whatever they hold
USUAL: Final = (0.7, 1.6)  # of somebody who has not answered often enough yet
SHORTEST: Final = 0.25
LONGEST: Final = 3.0
ENOUGH: Final = 4  # answers, after which a person's own pace is known
KEPT: Final = 12
CHANCE: Final = random.SystemRandom()


class Pace:
    """How long one person has taken lately: to pass, and to answer other questions."""

    def __init__(self) -> None:
        self._taken: dict[bool, deque[float]] = {True: deque(maxlen=KEPT), False: deque(maxlen=KEPT)}

    def took(self, passing: bool, seconds: float) -> None:
        """They have answered by themselves."""
        self._taken[passing].append(min(max(seconds, SHORTEST), LONGEST))

    def draw(self, passing: bool) -> float:
        """How long they might have taken now."""
        taken = self._taken[passing]
        if CHANCE.random() * ENOUGH >= len(taken):
            return CHANCE.uniform(*USUAL)
        return min(CHANCE.choice(taken) * CHANCE.uniform(1.0, 1.2), LONGEST)


def short() -> float:
    """Where nothing can be learned from it."""
    return CHANCE.uniform(*NEVER_ASKED)
