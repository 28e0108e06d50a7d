"""Which process plays the bots of a match, where several share one PostgreSQL: the one that holds the match's advisory lock. A lock
ends with the connection, so of a process that dies the others take over.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cardwright.server.database import plain_url

if TYPE_CHECKING:
    import psycopg

    from cardwright.server.store import Store

LOG: Final = logging.getLogger("cardwright.server")


class Claims:
    """Those of one process. Over SQLite, which one process has for itself, it holds all of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._held: set[str] = set()
        self._connection: psycopg.AsyncConnection[tuple[bool]] | None = None
        self._lock = asyncio.Lock()

    async def holds(self, match: str) -> bool:
        """Is it this process that plays on? It takes a match that nobody has."""
        if not self.store.tells:
            return True
        async with self._lock:
            return match in self._held or await self._ask("pg_try_advisory_lock", match)

    async def release(self, match: str) -> None:
        """Somebody else may have it: nobody sits there in this process any more."""
        async with self._lock:
            if match in self._held:
                self._held.discard(match)
                await self._ask("pg_advisory_unlock", match)

    async def close(self) -> None:
        async with self._lock:
            await self._drop()

    async def _ask(self, function: str, match: str) -> bool:
        import psycopg

        try:
            if self._connection is None or self._connection.closed:
                await self._drop()
                self._connection = await psycopg.AsyncConnection.connect(plain_url(self.store.engine), autocommit=True)
            cursor = await self._connection.execute(f"SELECT {function}(%s)", (key_of(match),))  # type: ignore[arg-type, unused-ignore]
            [done] = await cursor.fetchone() or (False,)
        except (psycopg.Error, OSError) as fault:
            LOG.warning("the database does not answer (%s)", fault)
            await self._drop()
            return False
        if done and function == "pg_try_advisory_lock":
            self._held.add(match)
        return done

    async def _drop(self) -> None:
        """Whatever this process held is free now."""
        self._held.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def key_of(match: str) -> int:
    """The lock of a match: a number of 60 bits out of its name."""
    return int(match[:15], 16)
