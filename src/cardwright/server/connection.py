"""One socket: reads requests, answers each exactly once, and sends news. It trusts nothing that comes in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cardwright.server import bench, lobby, playing, printed, replaying, rulebook
from cardwright.server import messages as m
from cardwright.server import requests as r
from cardwright.server.failing import ABUSE, Failed
from cardwright.server.guests import Guest, Role
from cardwright.server.hub import Hub
from cardwright.server.limits import COSTS, LARGEST, Limits
from cardwright.server.room import Room
from cardwright.server.rooms.answering import IN_THE_ROOMS
from cardwright.server.rooms.requests import AnyRoomRequest
from cardwright.server.seeing import rules_raw

LOG: Final = logging.getLogger("cardwright.server")
DECODER: Final[msgspec.json.Decoder[r.Request]] = msgspec.json.Decoder(r.AnyRequest | AnyRoomRequest)
ENCODER: Final = msgspec.json.Encoder()
MOST_WAITING: Final = 4_000_000  # bytes that a slow reader may leave unread
CLOSED_FOR_ABUSE: Final = 1008
CLOSED_AS_SLOW: Final = 1013

IN_THE_LOBBY: Final[dict[type[r.Request], Callable[[Hub, Any], Awaitable[m.Reply]]]] = {
    r.Lobby: lobby.lobby, r.Rules: lobby.rules, r.Mine: lobby.mine, r.Create: lobby.create, r.Join: lobby.join,
    r.Invited: lobby.invited, r.BenchWords: bench.words, r.Bench: bench.play, r.BenchWhy: bench.why, r.BenchRun: bench.run,
    r.Corpus: bench.corpus, r.CorpusFile: bench.corpus_file, r.Keep: bench.keep, r.Clauses: rulebook.clauses,
    r.ClauseShown: rulebook.clause, **IN_THE_ROOMS,
}  # fmt: skip
AT_THE_TABLE: Final[dict[type[r.Request], Callable[[Hub, Room, Guest, Any], Awaitable[m.Reply | None]]]] = {
    r.Answer: playing.answer, r.Answers: playing.answers, r.Plan: playing.plan, r.Preview: playing.preview, r.Why: playing.why,
    r.TakeBack: playing.take_back, r.Concede: playing.concede, r.Rematch: playing.rematch, r.Stops: playing.stops,
    r.Say: playing.say, r.Mute: playing.mute, r.Card: printed.card, r.Export: replaying.export, r.Steps: replaying.steps,
    r.Step: replaying.step,
}  # fmt: skip


class IdOnly(msgspec.Struct):
    """As much of a request as is needed to answer it."""

    id: r.Id


class Connection:
    """One socket."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        self.socket = socket
        self.hub = hub
        self.limits = Limits()
        self.room: Room | None = None
        self.guest: Guest | None = None
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._closing = 0  # the code with which it is closed once all has been sent

    async def serve(self) -> None:
        """Until one of the two hangs up."""
        writer = asyncio.create_task(self._write())
        try:
            while not self._closing:
                received = await self.socket.receive()
                if received["type"] == "websocket.disconnect":
                    break
                text = received.get("text")
                await self.take(text.encode() if text is not None else received.get("bytes") or b"")
        except WebSocketDisconnect:
            pass
        finally:
            self.leave()
            self._out.put_nowait(None)
            await writer

    # -- requests
    async def take(self, data: bytes) -> None:
        """Answer one request, whatever it is."""
        id: int | None = None
        try:
            request = self._read(data)
            id = request.id
            reply = await self._obey(request)
            if reply is not None:
                self.send(ENCODER.encode(reply))
        except Failed as failed:
            self._fail(self._id_of(data) if id is None else id, failed)
        except Exception as fault:  # ours: the client learns that there is one, and no more
            LOG.error("a request failed: %s", fault, exc_info=fault)
            self._fail(id, Failed("fault", "The server has failed over this. Nothing has changed."))

    def _read(self, data: bytes) -> r.Request:
        if not self.limits.allows():
            raise Failed("too frequent", "Too many requests. Wait a moment.")
        if len(data) > LARGEST:
            raise Failed("oversized", f"A request has at most {LARGEST} bytes.")
        try:
            return DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
            raise Failed("malformed", f"This is no request: {fault}."[:300]) from None

    def _id_of(self, data: bytes) -> int | None:
        """The id of a request that can't be read otherwise, if it has one."""
        try:
            return msgspec.json.decode(data, type=IdOnly).id
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None

    async def _obey(self, request: r.Request) -> m.Message | None:
        cost = COSTS.get(str(type(request).__struct_config__.tag), 0.0)
        if cost and not self.limits.allows(cost):
            raise Failed("too frequent", "That takes much work. Wait a few seconds.")
        if isinstance(request, r.Open):
            await self._open(request)
            return None
        if isinstance(request, r.Leave):
            self.leave()
        elif type(request) in IN_THE_LOBBY:
            return await IN_THE_LOBBY[type(request)](self.hub, request)
        elif type(request) in AT_THE_TABLE:
            if self.room is None or self.guest is None:
                raise Failed("foreign", "You sit at no table. Open one first.")
            reply = await AT_THE_TABLE[type(request)](self.hub, self.room, self.guest, request)
            if reply is not None:
                return reply
        return m.Done(re=request.id)

    def _fail(self, id: int | None, failed: Failed) -> None:
        closing = failed.code in ABUSE and self.limits.strike()
        self.send(ENCODER.encode(m.Error(re=id, code=failed.code, what=failed.what, clauses=failed.clauses, closing=closing)))
        if closing:
            self._closing = CLOSED_FOR_ABUSE

    # -- tables
    async def _open(self, request: r.Open) -> None:
        link = await self.hub.run(self.hub.store.link, request.token)
        if link is None or link[1] == "invitation":
            raise Failed("unknown", "This link leads to no seat. Ask for the link once more.")
        self.leave()
        room = await self.hub.room(link[0])
        role: Role = "player" if link[1] in ("0", "1") else "screen" if link[1] == "screen" else "spectator"
        seat = int(link[1]) if role == "player" else None
        guest = Guest(role, seat, request.token, self.send)
        guest.said = len(room.chat)
        played = room.played
        if played is not None and role != "screen" and not any(entry.kind == "back" for entry in played.entries):
            guest.sent[guest.observer] = min(request.since, played.game.events)
        muted = seat is not None and room.match.seats[seat].muted
        self.send(ENCODER.encode(m.Opened(
            re=request.id, game=room.match.game, seat=seat, role=role, rules=rules_raw(room.match.game),
            chat=[] if muted else room.chat,
        )))  # fmt: skip
        self.room, self.guest = room, guest
        room.enter(guest)

    def leave(self) -> None:
        """Get up from the table, if the connection sits at one."""
        room, guest = self.room, self.guest
        self.room = self.guest = None
        if room is not None and guest is not None:
            self.hub.leave(room, guest)

    # -- sending
    def send(self, data: bytes) -> None:
        self._waiting += len(data)
        if self._waiting > MOST_WAITING and not self._closing:
            self._closing = CLOSED_AS_SLOW
            self._out.put_nowait(None)
        if not self._closing:
            self._out.put_nowait(data)

    async def _write(self) -> None:
        try:
            while (data := await self._out.get()) is not None:
                await self.socket.send_text(data.decode())
                self._waiting -= len(data)
            await self.socket.close(self._closing or 1000)
        except (RuntimeError, WebSocketDisconnect, OSError):
            pass  # the other side has hung up
