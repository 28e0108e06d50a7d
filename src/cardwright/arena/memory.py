"""Python's search for reference cycles, kept out of the way: a game makes none, and libraries are kept for good."""

from __future__ import annotations

import gc

RARELY = (100_000, 50, 1_000)


def ready_for_many_games() -> None:
    """Call it once the libraries are built: they need not be looked through again, and games are freed without being searched."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)
