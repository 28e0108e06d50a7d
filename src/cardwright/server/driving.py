"""What moves a match on without anybody's message: bots, the steward after its pause, and clocks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from cardwright.server.news import clocks, running_clock
from cardwright.server.records import Match
from cardwright.server.room import Broken, Room, Stale
from cardwright.server.worker import Job
from cardwright.server.workers import BotFailed

if TYPE_CHECKING:
    from cardwright.server.hub import Hub

TO_BE_SEEN = 0.8  # seconds between two things that bots do before spectators
OTHERS_FIRST: Final = 1.5  # seconds that a process waits for one that is nearer to the player


async def drive(room: Room) -> None:
    """As long as the match is in this process."""
    while True:
        room.wake.clear()
        try:
            wait = await step(room)
        except (Stale, Broken):
            continue
        except BotFailed as fault:
            room.hub.log_fault(room.match, fault)
            wait = None
        try:
            async with asyncio.timeout(wait):
                await room.wake.wait()
        except TimeoutError:
            pass


async def step(room: Room) -> float | None:
    """Do what is due; then, how many seconds there are until something else is, if anything will be."""
    played = room.played
    if played is None or not room.guests or played.game.decision is None or room.match.state != "playing":
        await room.hub.claims.release(room.match.id)
        return None
    seat = played.game.decision.player
    number = len(played.entries)
    if room.match.seats[seat].kind == "bot":
        if not await room.hub.claims.holds(room.match.id):
            return OTHERS_FIRST  # another process plays it; if that dies, this one does
        options = await room.hub.workers.moves(await job(room.hub, room, seat, number))
        if room.match.against == "bots":
            await play_in_sight(room, number, seat, options)
        else:
            await room.bot_answers(number, seat, options)
        return 0
    if room.verdict is not None:
        if await changes(room, room.pause() + OTHERS_FIRST * (not is_nearest(room, seat))):
            return 0
        await room.steward_answers(number)
        return 0
    left = clocks(room)
    if left is None or running_clock(room) is None:
        return None
    if left[seat] > 0:
        return left[seat] + 0.01
    await room.time_is_up(number, seat)
    return 0


async def play_in_sight(room: Room, number: int, seat: int, options: list[int]) -> None:
    """Two bots play for whoever watches: one thing after the other, each with time to be seen. They would be through in seconds."""
    for n, option in enumerate(options):
        played = room.played
        if played is None or not room.guests:
            return
        before = played.game.events
        await room.bot_answers(number + n, seat, [option])
        if any(event["kind"] != "phase" and not event.get("quiet") for event in played.game.log_data(since=before)):
            await asyncio.sleep(TO_BE_SEEN)


def is_nearest(room: Room, seat: int) -> bool:
    """Is this the process in which the steward answers for a seat: where its person is? Others wait first. (If two answer at once
    after all, the database takes what comes first.)"""
    if not room.hub.store.tells:
        return True
    return room.here(seat)


async def changes(room: Room, seconds: float) -> bool:
    """Wait; True if the match went on in the meantime."""
    if seconds <= 0:
        return False
    assert room.played is not None
    number = len(room.played.entries)
    await asyncio.sleep(seconds)
    return room.played is None or len(room.played.entries) != number


async def job(hub: Hub, room: Room, seat: int, number: int) -> Job:
    """What a worker must know to think about the decision of now."""
    match, played = room.match, room.played
    assert played is not None and match.definitions is not None
    return bot_job(match, await hub.body(match.definitions), list(played.game.answers), match.seats[seat].bot, number)


def bot_job(match: Match, body: str, answers: list[int], bot: str, number: int) -> Job:
    assert match.definitions is not None
    decks = msgspec.json.encode(match.decks)
    return Job(match.id, match.game, match.seed, match.definitions, body, decks, answers, bot, number)
