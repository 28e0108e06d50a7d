"""Several server processes over one PostgreSQL: each tells the others which match it has changed, and they catch up.

Nothing depends on a message arriving in time: of two processes that write the same entry, the database takes one, and the other
reads what it missed.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cardwright.server.database import plain_url
from cardwright.server.hub import Hub
from cardwright.server.store import CHANNEL

LOG: Final = logging.getLogger("cardwright.server")
TRY_AGAIN: Final = 1.0  # seconds


async def listen(hub: Hub) -> None:
    """As long as the server runs."""
    import psycopg

    url = plain_url(hub.store.engine)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for match in list(hub.rooms):
                    await hub.changed(match)  # what was told while nobody listened
                async for notice in connection.notifies():
                    process, _, match = notice.payload.partition(" ")
                    if process != hub.store.process:
                        await hub.changed(match)
        except (psycopg.Error, OSError) as fault:
            LOG.warning("the database does not answer (%s); trying again", fault)
            await asyncio.sleep(TRY_AGAIN)
