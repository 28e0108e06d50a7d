"""Processes that work for us, and that end with us: Ctrl-C ends all of them at once."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any


@contextmanager
def workers(jobs: int, begin: Callable[..., None], given: tuple[Any, ...]) -> Iterator[ProcessPoolExecutor]:
    """So many processes, started afresh and not forked: the same on every system, and nothing is inherited by accident. Whatever
    ends us early ends them too; else they are waited for."""
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), begin, given)
    try:
        yield pool
    except BaseException:
        running = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.kill()
        raise
    pool.shutdown()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes that are started in here don't hear Ctrl-C, so that each of them does not complain: whoever started them does, and
    ends them. One that is pressed meanwhile is heard right afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # a system that has no such thing
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
