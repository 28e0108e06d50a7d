"""How much a connection may ask: a bucket of requests that fills again with time, and strikes for abuse."""

from __future__ import annotations

import time
from typing import Final

PER_SECOND: Final = 40.0
AT_ONCE: Final = 120.0
STRIKES: Final = 25  # within `FORGIVEN_AFTER` seconds: then the connection is closed
FORGIVEN_AFTER: Final = 60.0
LARGEST: Final = 16 * 1024  # bytes of a request
COSTS: Final = {
    "create": 20.0, "join": 10.0, "export": 10.0, "steps": 10.0, "mine": 5.0, "open": 2.0, "search": 2.0, "shelf": 5.0,
    "check deck": 2.0, "paste deck": 5.0, "write deck": 2.0, "read card": 4.0, "try card": 30.0, "report line": 10.0,
    "forget": 10.0, "rehearse": 40.0,
    "bench": 2.0, "bench why": 2.0, "bench run": 10.0, "corpus": 4.0,
    "corpus file": 4.0, "keep": 20.0, "clauses": 4.0, "clause": 2.0,
}  # fmt: skip


class Limits:
    """The limits of one connection."""

    def __init__(self, now: float | None = None) -> None:
        self._at = time.monotonic() if now is None else now
        self._tokens = AT_ONCE
        self._strikes: list[float] = []

    def allows(self, cost: float = 1.0, now: float | None = None) -> bool:
        """May a request be served now?"""
        at = time.monotonic() if now is None else now
        self._tokens = min(AT_ONCE, self._tokens + (at - self._at) * PER_SECOND)
        self._at = at
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True

    def strike(self, now: float | None = None) -> bool:
        """Note an abuse. True: that was one too many."""
        at = time.monotonic() if now is None else now
        self._strikes = [old for old in self._strikes if at - old < FORGIVEN_AFTER] + [at]
        return len(self._strikes) >= STRIKES
