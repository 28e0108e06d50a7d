"""What somebody who sits at a table asks: answers, plans, reasons, take-backs, settings, words."""

from __future__ import annotations

from typing import Any

import msgspec

from cardwright.errors import Refused
from cardwright.face import asking_why
from cardwright.face.game import Game
from cardwright.face.view import Cited
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.failing import Failed, refused, stale
from cardwright.server.guests import Guest
from cardwright.server.hub import Hub
from cardwright.server.parts import Wish
from cardwright.server.room import Broken, Room, Stale

LAST = 8  # events that a bare `why` explains


def deciding_seat(room: Room, guest: Guest) -> int:
    """The seat that a guest answers for."""
    if guest.role == "spectator":
        raise Failed("foreign", "Spectators only watch. To play, open the link of a seat.")
    if guest.seat is not None:
        return guest.seat
    decision = None if room.played is None else room.played.game.decision
    return guest.observer if decision is None else decision.player


def game_of(room: Room) -> Game:
    if room.played is None:
        raise Failed("not now", "The game has not begun: a seat is open. Send the invitation to somebody.")
    return room.played.game


def asked(room: Room, guest: Guest, decision: int | None = None) -> Game:
    """The game, if this guest is being asked (that very decision)."""
    seat = deciding_seat(room, guest)
    game = game_of(room)
    assert room.played is not None
    now = game.decision
    if now is None or now.player != seat or room.verdict is not None:
        raise stale() if decision is not None else Failed("not now", "You are not asked anything now.")
    if decision is not None and decision != room.played.decision_id(seat):
        raise stale()
    return game


async def changing(work: Any) -> None:
    """Carry out what changes a match, and put what went wrong into words."""
    try:
        await work
    except Stale:
        raise stale() from None
    except Refused as no:
        raise refused(no) from None
    except Broken:
        raise Failed("fault", "The engine has failed. The game is saved up to here; export it and send it to us.") from None


# -- deciding
async def answer(hub: Hub, room: Room, guest: Guest, request: r.Answer) -> None:
    await changing(room.answer(deciding_seat(room, guest), request.decision, [request.option], request.hold))


async def answers(hub: Hub, room: Room, guest: Guest, request: r.Answers) -> None:
    await changing(room.answer(deciding_seat(room, guest), request.decision, request.options))


async def plan(hub: Hub, room: Room, guest: Guest, request: r.Plan) -> m.PlanReply:
    found = asked(room, guest, request.decision).plan()
    if found is None:
        return m.PlanReply(re=request.id, decision=request.decision, steps=[], label="", spends=[])
    return m.PlanReply(re=request.id, decision=request.decision, steps=found["steps"], label=found["label"], spends=found["spends"])


async def preview(hub: Hub, room: Room, guest: Guest, request: r.Preview) -> m.PreviewReply:
    decision = asked(room, guest, request.decision).decision
    assert decision is not None
    if request.option >= len(decision.options):
        raise Failed("refused", f"There are {len(decision.options)} options, from 0 to {len(decision.options) - 1}.")
    events = msgspec.json.encode(decision.options[request.option].preview())
    return m.PreviewReply(re=request.id, decision=request.decision, option=request.option, events=msgspec.Raw(events))


async def take_back(hub: Hub, room: Room, guest: Guest, request: r.TakeBack) -> None:
    seat = deciding_seat(room, guest)
    if guest.role == "screen" and room.played is not None and room.played.moments:
        seat = room.played.moments[-1].seat  # of two at one screen, whoever answered last
    await changing(room.take_back(seat))


async def concede(hub: Hub, room: Room, guest: Guest, request: r.Concede) -> None:
    await changing(room.concede(deciding_seat(room, guest)))


async def rematch(hub: Hub, room: Room, guest: Guest, request: r.Rematch) -> None:
    deciding_seat(room, guest)
    if room.match.state != "over":
        raise Failed("not now", "The game is not over yet.")
    await hub.rematches.want(room, [0, 1] if guest.seat is None else [guest.seat])


# -- asking why
async def why(hub: Hub, room: Room, guest: Guest, request: r.Why) -> m.WhyReply:
    game = game_of(room)
    if request.option is None and request.card is None:
        told = [event for event in game.log(guest.observer) if event.text][-LAST:]
        wishes = [Wish(label=event.text, option=None, clauses=event.clauses) for event in told]
        return m.WhyReply(re=request.id, wishes=wishes, where=[])
    asked(room, guest)
    assert room.sight is not None
    view = room.sight.view(guest.observer)
    if request.option is not None:
        options = view["decision"]["options"]
        if request.option >= len(options):
            raise Failed("refused", f"There are {len(options)} options, from 0 to {len(options) - 1}.")
        clauses = [Cited(**clause) for clause in view["decision"]["clauses"]]
        wishes = [Wish(label=options[request.option]["label"], option=request.option, clauses=clauses)]
    else:
        assert request.card is not None
        allowed = [Cited(**clause) for clause in view["decision"]["clauses"]]
        wishes = [
            Wish(label=wish.label, option=wish.place, clauses=allowed) if wish.no is None
            else Wish(label=wish.label, option=None, clauses=[Cited(wish.no.clause, wish.no.says)])
            for wish in wishes_for(game, request.card)
        ]  # fmt: skip
    return m.WhyReply(re=request.id, wishes=wishes, where=view["now"]["where"])


def wishes_for(game: Game, card: int) -> list[asking_why.Wish]:
    """What the player may want to do with a card; nothing with one that they can't see, so that the answer tells nothing of it."""
    try:
        return game.wishes(card)
    except Refused:
        return []


# -- settings and words
async def stops(hub: Hub, room: Room, guest: Guest, request: r.Stops) -> None:
    await changing(room.set_steward(deciding_seat(room, guest), request.steward))


async def say(hub: Hub, room: Room, guest: Guest, request: r.Say) -> None:
    await room.say(deciding_seat(room, guest), request.text)


async def mute(hub: Hub, room: Room, guest: Guest, request: r.Mute) -> None:
    await room.set_seat(deciding_seat(room, guest), muted=request.muted)
