"""The processes that read for the rooms: one for cards that somebody writes, one for whole collections. Nothing is read in the
event loop, and a text that takes too long costs its process, not the server."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

import msgspec

from cardwright.collection.storage import state
from cardwright.games.registry import game_named
from cardwright.server.failing import Failed
from cardwright.server.rooms.catalogue import CATALOGUES
from cardwright.server.rooms.parts import Busy
from cardwright.server.rooms.worker import Found, Job
from cardwright.server.workers import Helper

LOG: Final = logging.getLogger("cardwright.server")
MODULE: Final = "cardwright.server.rooms.worker"
A_CARD: Final = 20.0  # seconds
A_FILE: Final = 180.0
DIED: Final = (OSError, EOFError, TimeoutError)


class Readers:
    """What reads cards for this server."""

    def __init__(self, imports: bool) -> None:
        self.imports = imports
        """May cards be brought here?"""
        self.busy: Busy | None = None
        self.trouble: dict[str, str] = {}
        """By game: why its collections could not be read. They are not read again until they change."""
        self._unreadable: dict[str, object] = {}
        self._cards = Helper(MODULE, A_CARD)
        self._files = Helper(MODULE, A_FILE)
        self._waiting: list[tuple[str, str]] = []
        self._task: asyncio.Task[None] | None = None
        self.uploading = asyncio.Lock()

    async def card(self, game: str, fields: dict[str, object]) -> Found:
        """What is understood of a card."""
        try:
            return await self._ask(self._cards, Job("card", game, fields))
        except DIED:
            await self._cards.bury()
            raise Failed("refused", "This text takes too long to read. Make its lines shorter.") from None

    async def file(self, game: str, file: Path, called: str, name: str) -> Found:
        """Import a file; its texts are read afterwards, in the background."""
        try:
            found = await self._ask(self._files, Job("import", game, file=str(file), called=called, name=name))
        except DIED:
            await self._files.bury()
            raise Failed("refused", "This file takes too long to read. Take it apart into several.") from None
        if not found.fault:
            self.read("read", game)
        return found

    async def _ask(self, process: Helper, job: Job) -> Found:
        async with process.lock:
            return msgspec.msgpack.decode(await process.exchange(msgspec.msgpack.encode(job)), type=Found)

    # -- in the background
    def read(self, do: str, game: str) -> None:
        """Read or rehearse a game's collections, one after the other."""
        if game in self._unreadable:
            if self._unreadable[game] == state(game):
                return
            del self._unreadable[game], self.trouble[game]
        if (do, game) not in self._waiting:
            self._waiting.append((do, game))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="reading collections")

    def _give_up(self, game: str, doing: str, why: str) -> None:
        LOG.error("%s %s failed: %s", doing, game, why)
        self._unreadable[game] = state(game)
        self.trouble[game] = f"The cards of {game_named(game).name} could not be read: {why}"

    async def _work(self) -> None:
        while self._waiting:
            do, game = self._waiting.pop(0)
            doing = "reading" if do == "read" else "rehearsing"
            self.busy = Busy(game=game, doing=doing, done=0, total=0)
            try:
                async with self._files.lock:
                    job = Job("read" if do == "read" else "rehearse", game)
                    found = msgspec.msgpack.decode(await self._files.exchange(msgspec.msgpack.encode(job)), type=Found)
                    while not found.last:
                        self.busy = Busy(game=game, doing=doing, done=found.done, total=found.total)
                        found = msgspec.msgpack.decode(await self._files.heard(), type=Found)
                if found.fault:
                    self._give_up(game, doing, found.fault)
            except DIED as fault:
                self._give_up(game, doing, f"the reader died over them ({type(fault).__name__}). Take files out until it lives.")
                await self._files.bury()
            CATALOGUES.has_been_read(game)
            self.busy = None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for process in (self._cards, self._files):
            process.end()
            await process.bury()
