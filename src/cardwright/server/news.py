"""What is sent to whoever sits at a table, if it is new to them."""

from __future__ import annotations

import hashlib
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec import Raw

from cardwright.server.clocks import time_left
from cardwright.server.guests import Guest
from cardwright.server.messages import TableNews, Update
from cardwright.server.parts import Ending, Links, SeatInfo

if TYPE_CHECKING:
    from cardwright.server.room import Room


def update_for(room: Room, guest: Guest) -> Update | None:
    """The table as a guest sees it and what has happened since; nothing if nothing has."""
    played, sight = room.played, room.sight
    if played is None or sight is None:
        return None
    decision = played.game.decision
    if guest.role == "screen" and decision is not None and room.verdict is None:
        guest.observer = decision.player
    observer = guest.observer
    mine = decision is not None and decision.player == observer
    view = sight.encoded(observer, not (mine and room.verdict is not None))
    start = guest.sent.get(observer, 0)
    total = played.game.events
    why = played.why_not_back(observer) if guest.role != "spectator" and not played.game.over else "there is nothing to take back"
    last = view + why.encode()
    if start == total and guest.last.get(observer) == last:
        return None
    events = sight.events(observer, start)
    guest.sent[observer] = total
    guest.last[observer] = last
    passed, guest.passed = guest.passed, {}
    return Update(
        observer=observer, start=start, events=Raw(events), view=Raw(view), can_undo=not why, why_no_undo=why, passed=passed
    )


def table_news(room: Room, guest: Guest) -> TableNews | None:
    """Who sits there and how the match stands; nothing if the guest knows."""
    match, played = room.match, room.played
    names = [seat.name for seat in match.seats]
    ending = None if room.sight is None else room.sight.ending(names)
    running = running_clock(room)
    left = clocks(room)
    seats = [
        SeatInfo(
            name=seat.name, deck=seat.deck_name, kind=seat.kind, here=seat.kind == "bot" or room.here(i),
            away_ms=None if seat.kind != "person" or room.here(i) else int((time.monotonic() - room.away[i]) * 1000),
            left_ms=None if left is None else max(0, int(left[i] * 1000)), rematch=seat.rematch,
        )
        for i, seat in enumerate(match.seats)
    ]  # fmt: skip
    sits = guest.role != "spectator"
    news = TableNews(
        state=match.state, seats=seats, deciding=running, clock=match.clock,
        spectators=sum(one.role == "spectator" for one in room.guests),
        seed_hash=hashlib.sha256(bytes.fromhex(match.seed)).hexdigest(), seed=match.seed if match.state == "over" else "",
        ending=None if ending is None else Ending(**ending),
        links=Links(spectators=match.spectators, invitation=match.invitation if sits and played is None else ""),
        steward=match.seats[max(guest.observer, 0)].steward if sits else None,
        muted=sits and match.seats[max(guest.observer, 0)].muted,
    )  # fmt: skip
    timeless = [msgspec.structs.replace(seat, away_ms=None, left_ms=None) for seat in seats]
    known = msgspec.json.encode(msgspec.structs.replace(news, seats=timeless))
    if known == guest.table:
        return None
    guest.table = known
    return news


def running_clock(room: Room) -> int | None:
    """Whose clock runs. (Also while the steward waits: others must not see the difference.)"""
    decision = None if room.played is None or room.match.clock is None else room.played.game.decision
    return None if decision is None else decision.player


def clocks(room: Room) -> list[float] | None:
    """Seconds that each seat has left, if there is a clock."""
    if room.match.clock is None or room.played is None:
        return None
    return time_left(room.match.clock, room.played.entries, room.match.begun, running_clock(room), time.time())
