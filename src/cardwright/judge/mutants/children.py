"""Work in forked processes: each child has everything imported and collected already, and takes its changes with it when it ends.

A child that takes too long, or that dies, is one whose work failed; the parent goes on.
"""

from __future__ import annotations

import gc
import os
import pickle
import resource
import select
import signal
import struct
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

MEMORY = 6 << 30  # a broken rule may make cards without end
HEAD = struct.Struct("<I")


class Ended(NamedTuple):
    """How a child's work ended: what it has said, and whether it was stopped before it was through."""

    job: Any
    said: list[Any]
    stopped: bool


class Fault(NamedTuple):
    """The work itself went wrong: a fault of the tool, not of a broken rule."""

    told: str


class Child:
    """What a child's work is given: a voice, and a clock."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe

    def say(self, what: Any) -> None:
        data = pickle.dumps(what)
        data = HEAD.pack(len(data)) + data
        while data:
            data = data[os.write(self.pipe, data) :]

    def limit(self, seconds: float) -> None:
        """The child is ended unless it says something new about its time before that. What counts is the work it does, not the
        clock on the wall: on a busy machine, a test that has to wait for its turn has not noticed anything."""
        signal.setitimer(signal.ITIMER_PROF, seconds)


def in_children(jobs: Iterable[Any], work: Callable[[Any, Child], None], at_once: int) -> Iterator[Ended]:
    """Do each job in a child of its own, several side by side; as they end."""
    waiting = iter(jobs)
    running: dict[int, tuple[int, Any, bytearray]] = {}
    gc.collect()
    gc.freeze()
    try:
        for job in waiting:
            start(job, work, running)
            while len(running) >= at_once:
                yield from ended(running)
        while running:
            yield from ended(running)
    finally:
        gc.unfreeze()
        for pipe, (pid, _, _) in running.items():
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            os.close(pipe)


def start(job: Any, work: Callable[[Any, Child], None], running: dict[int, tuple[int, Any, bytearray]]) -> None:
    sys.stdout.flush()
    sys.stderr.flush()
    read, write = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(read)
        code = 1
        try:
            signal.signal(signal.SIGPROF, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            work(job, Child(write))
            code = 0
        except BaseException:  # the child ends here, whatever it was
            Child(write).say(Fault(traceback.format_exc()))
        finally:
            os._exit(code)
    os.close(write)
    running[read] = (pid, job, bytearray())


def ended(running: dict[int, tuple[int, Any, bytearray]]) -> Iterator[Ended]:
    ready, _, _ = select.select(list(running), [], [], 1.0)
    for pipe in ready:
        data = os.read(pipe, 1 << 16)
        pid, job, heard = running[pipe]
        if data:
            heard += data
            continue
        del running[pipe]
        os.close(pipe)
        _, status = os.waitpid(pid, 0)
        said = list(parts_of(bytes(heard)))
        for fault in said:
            if isinstance(fault, Fault):
                raise RuntimeError(f"a child failed:\n{fault.told}")
        yield Ended(job, said, status != 0)


def parts_of(heard: bytes) -> Iterator[Any]:
    at = 0
    while at + HEAD.size <= len(heard):
        (length,) = HEAD.unpack_from(heard, at)
        at += HEAD.size
        if at + length > len(heard):
            return
        yield pickle.loads(heard[at : at + length])
        at += length


class Progress:
    """One line that says how far the work is and how long the rest may take."""

    def __init__(self, what: str, all: int) -> None:
        self.what, self.all, self.done = what, all, 0
        self.began = self.told = time.monotonic()

    def step(self, note: str = "", n: int = 1) -> None:
        self.done += n
        now = time.monotonic()
        terminal = sys.stderr.isatty()
        if now - self.told < (0.2 if terminal else 20) and self.done < self.all:
            return
        self.told = now
        left = (now - self.began) / self.done * (self.all - self.done) if self.done else 0
        bar = "#" * (20 * self.done // max(1, self.all))
        line = f"{self.what} [{bar:<20}] {self.done} of {self.all}, about {clock(left)} left  {note}"
        end = "" if terminal and self.done < self.all else "\n"
        print(f"\r{line:<110}" if terminal else line, end=end, file=sys.stderr, flush=True)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
