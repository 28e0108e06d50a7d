"""Playing again: as soon as both sides want to, there is a new match of the same decks, and everybody is told where."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from cardwright.server.building import rules_version
from cardwright.server.messages import Rematched
from cardwright.server.records import Match, Seat
from cardwright.server.tokens import new_id, new_token
from cardwright.version import __version__

if TYPE_CHECKING:
    from cardwright.server.hub import Hub
    from cardwright.server.room import Room


class Rematches:
    """Those of one server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def want(self, room: Room, seats: list[int]) -> None:
        """Somebody wants to play again."""
        for seat in seats:
            await room.set_seat(seat, rematch=True)
        wanted = all(seat.rematch or seat.kind == "bot" for seat in room.match.seats)
        if wanted and not room.match.rematch:
            await self._begin(room)
        await self.offer(room)

    async def _begin(self, room: Room) -> None:
        match = again(room.match)
        await self.hub.run(self.hub.store.add_match, match, {match.spectators: "spectator"})
        if await self.hub.run(self.hub.store.set_rematch, room.match.id, match.id):
            room.match = msgspec.structs.replace(room.match, rematch=match.id)
        else:  # the other one's process was quicker
            room.match = await self.hub.run(self.hub.store.match, room.match.id)

    async def offer(self, room: Room) -> None:
        """Tell everybody here where it goes on. A seat's new token is made where its player is connected."""
        if not room.match.rematch:
            return
        for guest in list(room.guests):
            if guest.rematched:
                continue
            guest.rematched = True
            if guest.role == "spectator":
                next = await self.hub.run(self.hub.store.match, room.match.rematch)
                guest.tell(Rematched(token=next.spectators))
                continue
            token = new_token()
            role = "screen" if guest.role == "screen" else str(guest.seat)
            await self.hub.run(self.hub.store.add_link, token, room.match.rematch, role)
            guest.tell(Rematched(token=token))


def again(match: Match) -> Match:
    """The same decks at the same seats, with a new seed."""
    seats = [Seat(seat.kind, seat.name, seat.bot, seat.deck, seat.deck_name, seat.steward, seat.muted) for seat in match.seats]
    return msgspec.structs.replace(
        match, id=new_id(), seed=secrets.token_hex(32), seats=(seats[0], seats[1]), spectators=new_token(), begun=time.time(),
        changed=time.time(), state="playing", winner=-1, turn=0, deciding=-1, rematch="", invitation="",
        rules=rules_version(match.game), engine=__version__,
    )  # fmt: skip
