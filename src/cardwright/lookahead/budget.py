"""How long a bot may think."""

from __future__ import annotations

import time


class Budget:
    """Time to think. It counts as CPU time, so that somebody else's work does not make a bot weaker, and by the clock as well where
    a person waits."""

    def __init__(self, seconds: float, by_clock: bool) -> None:
        """Without seconds there is no end."""
        self.seconds = seconds
        self.began = time.thread_time()
        self.clock_began = time.perf_counter() if by_clock else -1.0

    def spent(self) -> float:
        """Which part of it is gone."""
        if self.seconds <= 0.0:
            return 0.0
        gone = self.worked()
        if self.clock_began >= 0.0:
            gone = max(gone, time.perf_counter() - self.clock_began)
        return gone / self.seconds

    def worked(self) -> float:
        """The CPU time that is gone."""
        return time.thread_time() - self.began

    def go_on_in_a_copy(self, worked: float) -> None:
        """In a copy of the process CPU time is counted from nothing, and so much was gone before."""
        self.began = time.thread_time() - worked

    def over(self) -> bool:
        return self.spent() >= 1.0
