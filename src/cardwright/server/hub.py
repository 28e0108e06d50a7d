"""All that one server process has: the database, the workers, and the rooms whose matches are open here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from cardwright.server.benches import Bench, Rulebooks
from cardwright.server.building import SHELF, new_game
from cardwright.server.claims import Claims
from cardwright.server.driving import bot_job, drive
from cardwright.server.guests import Guest
from cardwright.server.parts import ChatLine
from cardwright.server.played import Played
from cardwright.server.records import Match
from cardwright.server.rematch import Rematches
from cardwright.server.room import Room
from cardwright.server.rooms.readers import Readers
from cardwright.server.store import Store
from cardwright.server.workers import BotFailed, Workers

LOG: Final = logging.getLogger("cardwright.server")
THREADS: Final = 8
KEPT: Final = 60.0  # seconds for which an empty room stays open

P = ParamSpec("P")
T = TypeVar("T")


class Hub:
    """One server process."""

    def __init__(
        self, store: Store, workers: Workers, bench: Bench | None = None, rulebooks: Path | None = None,
        readers: Readers | None = None,
    ) -> None:  # fmt: skip
        self.store = store
        self.workers = workers
        self.bench = bench if bench is not None else Bench()
        self.rulebooks = Rulebooks(rulebooks)
        self.readers = readers if readers is not None else Readers(imports=False)
        self.rooms: dict[str, Room] = {}
        self.rematches = Rematches(self)
        self.claims = Claims(store)
        self._opening: dict[str, asyncio.Lock] = {}
        self._bodies: dict[str, str] = {}
        self._threads = ThreadPoolExecutor(THREADS, "store")
        self._tasks: set[asyncio.Future[Any]] = set()

    # -- threads
    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Something that takes a while, beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))

    def later(self, work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """The same, without waiting for it."""
        task = asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- rooms
    async def room(self, match: str) -> Room:
        """The room of a match, opened if it is not open here."""
        lock = self._opening.setdefault(match, asyncio.Lock())
        async with lock:
            room = self.rooms.get(match)
            if room is None:
                room = self.rooms[match] = Room(self, *await self.read(match))
                room.driver = asyncio.create_task(drive(room), name=f"drive {match}")
                if self.store.tells:
                    await room.catch_up()  # what was written while it was being read
        return room

    async def read(self, match: str) -> tuple[Match, Played | None, list[ChatLine]]:
        """A match as the database has it."""
        return await self.run(self._read, match)

    def _read(self, id: str) -> tuple[Match, Played | None, list[ChatLine]]:
        match = self.store.match(id)
        chat = self.store.chat(id)
        if match.definitions is None:
            return match, None, chat
        try:
            return match, replayed(self.store, match), chat
        except Exception as fault:
            self.log_fault(match, fault)
            return msgspec.structs.replace(match, state="broken"), None, chat

    def leave(self, room: Room, guest: Guest) -> None:
        room.leave(guest)
        if not room.guests:
            asyncio.get_running_loop().call_later(KEPT, self._close_if_empty, room)

    def _close_if_empty(self, room: Room) -> None:
        if not room.guests and self.rooms.get(room.match.id) is room:
            self.close_room(room)

    def close_room(self, room: Room) -> None:
        del self.rooms[room.match.id]
        self._opening.pop(room.match.id, None)
        if room.driver is not None:
            room.driver.cancel()

    async def changed(self, match: str) -> None:
        """Another process has changed a match."""
        room = self.rooms.get(match)
        if room is not None:
            await room.catch_up()

    async def body(self, definitions: str) -> str:
        """Card definitions, for workers."""
        if definitions not in self._bodies:
            self._bodies[definitions] = await self.run(self.store.definitions, definitions)
        return self._bodies[definitions]

    def warm_up(self, match: Match) -> None:
        """Let a worker read the decks of a match with a bot while its players sit down."""
        if match.definitions is not None and any(seat.kind == "bot" for seat in match.seats):
            task = asyncio.ensure_future(self._warm_up(match))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _warm_up(self, match: Match) -> None:
        assert match.definitions is not None
        try:
            await self.workers.moves(bot_job(match, await self.body(match.definitions), [], "", 0))
        except BotFailed as fault:
            self.log_fault(match, fault)

    def log_fault(self, match: Match, fault: Exception) -> None:
        LOG.error("match %s (%s): %s: %s", match.id, match.game, type(fault).__name__, fault, exc_info=fault)

    async def close(self) -> None:
        drivers = [room.driver for room in self.rooms.values() if room.driver is not None]
        for room in list(self.rooms.values()):
            self.close_room(room)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*drivers, *self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.readers.close()
        await self.bench.close()
        await self.claims.close()
        self._threads.shutdown(wait=True)


def replayed(store: Store, match: Match) -> Played:
    """The game of a match, played again up to where it stands."""
    assert match.definitions is not None
    prepared = SHELF.get(match.game, match.decks, match.definitions, store.definitions(match.definitions))
    played = Played(new_game(match.game, prepared, match.seed, (match.seats[0].name, match.seats[1].name)))
    for entry in store.entries(match.id):
        played.apply(entry)
    return played
