"""The processes in which bots think. One that dies is replaced, and the move is asked again."""

from __future__ import annotations

import asyncio
import os
import sys
import zlib
from pathlib import Path
from typing import Final

import msgspec

import cardwright
from cardwright.server.worker import HEAD, Job, Moves

TRIES: Final = 3
LONGEST: Final = 120.0  # seconds for one move


class BotFailed(Exception):
    """No worker could say what the bot does."""


class Helper:
    """One process that is asked one thing at a time, in frames: a length and that many bytes."""

    def __init__(self, module: str, longest: float) -> None:
        self.module = module
        self.longest = longest
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.ended: list[asyncio.subprocess.Process] = []

    async def exchange(self, data: bytes) -> bytes:
        """`ConnectionError`, `EOFError` or `TimeoutError` if the process dies over it. Whoever asks holds the lock."""
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(HEAD.pack(len(data)) + data)
            async with asyncio.timeout(self.longest):
                await process.stdin.drain()
            return await self.heard()
        except BaseException:
            self.end()
            raise

    async def heard(self) -> bytes:
        """What it says next: of a long answer, the next part."""
        try:
            process = await self._running()
            assert process.stdout is not None
            async with asyncio.timeout(self.longest):
                size = HEAD.unpack(await process.stdout.readexactly(HEAD.size))[0]
                return await process.stdout.readexactly(size)
        except BaseException:
            self.end()  # half an answer must not be taken for that of another question
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.started()
            package = str(Path(cardwright.__file__).parents[1])
            path = os.pathsep.join([package, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).rstrip(os.pathsep)
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self.module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path}, limit=2**20,
            )  # fmt: skip
        return self.process

    def started(self) -> None:
        """A new process knows nothing yet."""

    def end(self) -> None:
        """The process is killed; the next question starts another one."""
        if self.process is not None:
            if self.process.returncode is None:
                self.process.kill()
            self.ended.append(self.process)
        self.process = None

    async def bury(self) -> None:
        """Wait for those that were killed."""
        for process in self.ended:
            if process.stdin is not None:
                process.stdin.close()
            await process.wait()
        self.ended = []


class Worker(Helper):
    """A process in which bots think."""

    def __init__(self) -> None:
        super().__init__("cardwright.server.worker", LONGEST)
        self.sent: set[str] = set()  # definitions that it has

    def started(self) -> None:
        self.sent = set()

    async def ask(self, job: Job) -> Moves:
        """What `exchange` raises, if the process dies over it."""
        async with self.lock:
            await self._running()
            if job.definitions in self.sent:
                job = msgspec.structs.replace(job, body="")
            answer = await self.exchange(msgspec.msgpack.encode(job))
            self.sent.add(job.definitions)
            return msgspec.msgpack.decode(answer, type=Moves)


class Workers:
    """All of them. A match stays with one worker, which knows it already."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(max(1, count))]

    async def moves(self, job: Job) -> list[int]:
        """The options that the bot takes, one decision after the other; `BotFailed` if none can be had."""
        worker = self.workers[zlib.crc32(job.match.encode()) % len(self.workers)]
        fault = ""
        for _ in range(TRIES):
            try:
                moves = await worker.ask(job)
            except (OSError, EOFError, TimeoutError) as died:
                fault = f"the worker died ({type(died).__name__})"
                await worker.bury()
                continue
            if not moves.fault:
                return moves.options
            fault = moves.fault
        raise BotFailed(fault)

    async def close(self) -> None:
        for worker in self.workers:
            worker.end()
            await worker.bury()
