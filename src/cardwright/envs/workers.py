"""The vector environment over several processes, which write into memory that all of them share."""

from __future__ import annotations

import faulthandler
import mmap
import multiprocessing
import tempfile
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardwright.arena.memory import ready_for_many_games
from cardwright.envs.ready import Decks, Ready
from cardwright.envs.vector import Buffers, Lanes, Stepped, VectorEnv
from cardwright.errors import InputError
from cardwright.face.game import Game

STEP, RESET, GAME, SAVE, LOAD, SAY_GOODBYE = range(6)
PATIENCE = 10.0  # seconds for a process to end by itself


def work(pipe: Connection, memory: str, games: int, first: int, count: int, max_decisions: int, settings: dict[str, Any]) -> None:
    """What a process does: steps its games whenever it is told to."""
    faulthandler.enable()
    try:
        ready = Ready(**settings)
        ready_for_many_games()
        lanes = Lanes(ready, Buffers(ready.shape, games, mapped(memory)), first, count, max_decisions)
        pipe.send(None)
        while True:
            what, value = pipe.recv()
            if what == SAY_GOODBYE:
                break
            try:
                if what == RESET:
                    lanes.reset(value)
                    pipe.send(None)
                elif what == STEP:
                    lanes.step()
                    pipe.send(None)
                elif what == SAVE:
                    pipe.send(lanes.saved())
                elif what == LOAD:
                    lanes.load(value)
                    pipe.send(None)
                else:
                    pipe.send(Game(lanes.starts[value], lanes.lanes[value].table, lanes.lanes[value].places).save())
            except InputError as fault:
                pipe.send(fault)
    except (EOFError, KeyboardInterrupt):
        pass  # whoever asked is gone


def mapped(file: str) -> memoryview:
    """A file as memory that all processes have in common. It lives as long as an array looks into it."""
    with open(file, "r+b") as opened:
        return memoryview(mmap.mmap(opened.fileno(), 0))


def memory_file(size: int) -> str:
    """A file for that, in memory where the system has such a folder."""
    folder = Path("/dev/shm")
    with tempfile.NamedTemporaryFile(prefix="cardwright-", dir=folder if folder.is_dir() else None, delete=False) as opened:
        opened.truncate(size)
        return opened.name


class WorkerEnv(VectorEnv):
    """N games over several processes. `send` returns at once; `recv` gives the games of the process that is done first."""

    def __init__(self, game: str = "sve", decks: Decks = None, *, games: int = 128, workers: int = 2, **settings: Any) -> None:
        if not 1 <= workers <= games:
            raise InputError("workers", 0, f"workers is {workers}", f"Give a number from 1 to the number of games ({games})")
        self.workers = workers
        self._settings = {"game": game, "decks": decks, **{k: v for k, v in settings.items() if k != "max_decisions"}}
        super().__init__(game, decks, games=games, **settings)

    def _make(self) -> None:
        file = memory_file(Buffers(self.shape, self.games).size)
        self._arrays = Buffers(self.shape, self.games, mapped(file))
        context = multiprocessing.get_context("spawn")
        bounds = [self.games * i // self.workers for i in range(self.workers + 1)]
        self._parts = [(bounds[i], bounds[i + 1]) for i in range(self.workers)]
        self._pipes: list[Connection] = []
        self._processes = []
        for first, end in self._parts:
            ours, theirs = context.Pipe()
            given = (theirs, file, self.games, first, end - first, self.max_decisions, self._settings)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self._busy: list[int] = []  # in the order in which they were told
        self._ready: deque[tuple[int, int]] = deque()
        try:
            for i in range(self.workers):
                self._receive(i)
        finally:
            Path(file).unlink()  # everybody has opened it

    def _tell(self, worker: int, what: int, value: Any = None) -> None:
        try:
            self._pipes[worker].send((what, value))
        except OSError:
            raise self._ended(worker) from None

    def _receive(self, worker: int) -> Any:
        try:
            said = self._pipes[worker].recv()
        except (EOFError, OSError):
            raise self._ended(worker) from None
        if isinstance(said, InputError):
            raise said
        return said

    def _ended(self, worker: int) -> InputError:
        """A process that was to answer is no more: how it ended, in one line."""
        process = self._processes[worker]
        process.join(PATIENCE)
        code = process.exitcode
        how = "no more heard of" if code is None else f"ended by signal {-code}" if code < 0 else f"ended with exit code {code}"
        first, end = self._parts[worker]
        fix = "Make the environment anew; signal 9 mostly means that there was no memory left"
        return InputError("workers", 0, f"process {worker}, which had games {first} to {end - 1}, was {how}", fix)

    def reset(self, seed: int = 0) -> Stepped:
        self._finish()
        for i in range(self.workers):
            self._tell(i, RESET, seed)
        for i in range(self.workers):
            self._receive(i)
        return self._arrays.stepped(0, self.games)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Stepped:
        self.send(actions)
        self._finish()
        return self._arrays.stepped(0, self.games)

    def send(self, actions: Sequence[int] | NDArray[Any], lane: NDArray[np.int32] | None = None) -> None:
        first, end = self._part(lane, len(actions))
        meant = [i for i, (a, b) in enumerate(self._parts) if first <= a and b <= end]
        if not meant or self._parts[meant[0]][0] != first or self._parts[meant[-1]][1] != end:
            raise InputError("send", 0, f"games {first} to {end - 1} are not those of a process", "Give the lane that recv gave")
        if set(self._busy).intersection(meant):
            raise InputError("send", 0, "some of these games are still stepped", "Call recv first")
        self._arrays.parts["action"][first:end] = actions
        for i in meant:
            self._tell(i, STEP)
            self._busy.append(i)

    def recv(self) -> Stepped:
        if not self._busy:
            raise InputError("recv", 0, "nothing was sent", "Call send first")
        ready = wait([self._pipes[i] for i in self._busy])
        worker = next(i for i in self._busy if self._pipes[i] in ready)  # who was told first: nobody is kept waiting for good
        self._busy.remove(worker)
        self._receive(worker)
        return self._arrays.stepped(*self._parts[worker])

    def _finish(self) -> None:
        """Wait until no game is stepped any more."""
        for worker in sorted(self._busy):
            self._busy.remove(worker)
            self._receive(worker)

    def game(self, lane: int) -> Game:
        """A copy of one of the games, to look at."""
        self._finish()
        worker = next(i for i, (first, end) in enumerate(self._parts) if first <= lane < end)
        self._tell(worker, GAME, lane - self._parts[worker][0])
        return Game.load(self._receive(worker))

    def _saved(self) -> list[dict[str, Any]]:
        self._finish()
        for i in range(self.workers):
            self._tell(i, SAVE)
        return [self._receive(i) for i in range(self.workers)]

    def _load(self, parts: list[dict[str, Any]]) -> None:
        if len(parts) != self.workers:
            raise InputError("load", 0, f"these games were saved in {len(parts)} processes", "Load them in as many")
        self._finish()
        for i, part in enumerate(parts):
            self._tell(i, LOAD, part)
        for i in range(self.workers):
            self._receive(i)

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.send((SAY_GOODBYE, None))
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.terminate()
        self._pipes, self._processes = [], []
