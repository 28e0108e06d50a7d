"""One changed input is tried: no fault of ours, nothing too slow, nothing half-written, and a refusal says why."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from cardwright.cli.faults import OUR_FAULT
from tests.hostile.making import Kind

PATIENCE = 10.0  # seconds of this process, which is what a slow machine does not change
REFUSED = 2
MEMORY = Path("/dev/shm")  # files that live for a moment only


class TooSlow(BaseException):
    """One input has taken more than its time. No command takes it for a fault of its own."""


def try_one(kind: Kind, game: str, text: str) -> None:
    """All commands that take such an input."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name, contextlib.chdir(name):
        folder = Path(name)
        before = time.process_time()
        with at_most(PATIENCE):
            for run in kind.tried(game, text, folder):
                assert run.code != OUR_FAULT and "Traceback" not in run.err, run.err
                assert run.code in (0, 1, REFUSED), run
                if run.code == REFUSED:
                    assert run.err.strip(), "a refusal says why"
        assert time.process_time() - before < PATIENCE
        left = [file for file in os.listdir(folder) if file.endswith(".part")]
        assert not left, f"half-written: {left}"
        for file in kind.written:
            if (folder / file).exists():
                json.loads((folder / file).read_bytes())


@contextlib.contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Stops what takes longer, in time of this process; only where there is such a clock."""

    def stop(*given: object) -> None:
        raise TooSlow

    if not hasattr(signal, "setitimer"):
        yield
        return
    old = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, old)


def made(kind: Kind, run: int, number: int) -> tuple[str, str]:
    """The input with this number, in the run with this seed: the same everywhere."""
    return kind.made(Random(f"{kind.name} {run} {number}"))


def try_many(kind: Kind, inputs: int, first: int) -> None:
    """So many inputs, from a seed, drawn by hypothesis. The first that breaks something is made small, and raised."""

    @seed(first)
    @settings(
        max_examples=inputs, deadline=None, database=None, phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck), print_blob=False,
    )  # fmt: skip
    @given(st.randoms(use_true_random=False))
    def tried(chance: Random) -> None:
        try_one(kind, *kind.made(chance))

    tried()
