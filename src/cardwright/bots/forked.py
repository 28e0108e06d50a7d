"""One question put to several processes at once. Each is a copy of this one (a fork), so that it knows the table without being sent
anything; it answers through a pipe and ends."""

from __future__ import annotations

import os
import select
import signal
import time
from collections.abc import Callable

CHUNK = 1 << 16


def ask_all(answer: Callable[[int], bytes], count: int, most: float) -> list[bytes]:
    """What `answer` gives for 0, which is asked here, and for 1 to `count` - 1, each of which is asked in a process of its own. One
    that has not answered after `most` seconds, or that has died, is left out. Where processes can't be copied, only 0 is asked."""
    if not hasattr(os, "fork"):
        count = 1
    until = time.monotonic() + most
    others = [begin(answer, number) for number in range(1, count)]
    answers = [answer(0)]
    for process, pipe in others:
        got = read_all(pipe, until)
        if got is None:
            os.kill(process, signal.SIGKILL)
        os.close(pipe)
        os.waitpid(process, 0)
        if got:
            answers.append(got)
    return answers


def begin(answer: Callable[[int], bytes], number: int) -> tuple[int, int]:
    """A copy of this process that answers for this number; where its answer can be read."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    # The copy: whatever happens, it must not go on as if it were the program that it was copied from.
    try:
        os.close(reading)
        left = memoryview(answer(number))
        while left:
            left = left[os.write(writing, left) :]
    finally:
        os._exit(0)


def read_all(pipe: int, until: float) -> bytes | None:
    """What comes until the other end is closed; nothing if that takes too long."""
    got = b""
    while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
        more = os.read(pipe, CHUNK)
        if not more:
            return got
        got += more
    return None
