"""Cards of one's own, brought through the browser: a file is sent as it is, and read in a process of its own."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from cardwright import limits
from cardwright.collection import all_stored, known_readings, remove
from cardwright.collection.storage import collection
from cardwright.errors import InputError
from cardwright.server.failing import Failed, sentence
from cardwright.server.headers import may_connect
from cardwright.server.hub import Hub
from cardwright.server.lobby import check_game
from cardwright.server.rooms import messages as rm
from cardwright.server.rooms import requests as rr
from cardwright.server.rooms.parts import CollectionInfo, LeftOutRecord, UnreadLine

MOST_LINES: Final = 60
NOT_HERE: Final = "Cards can't be brought to this server. Whoever runs it can: cardwright cards import FILE --game GAME."


async def collections(hub: Hub, request: rr.Collections) -> rm.CollectionsReply:
    return await _told(hub, request.id)


async def forget(hub: Hub, request: rr.Forget) -> rm.CollectionsReply:
    _check(hub, request.game)
    try:
        await hub.run(remove, request.game, request.name)
    except InputError as fault:
        raise Failed("unknown", sentence(fault)) from None
    hub.readers.read("read", request.game)
    return await _told(hub, request.id)


async def rehearse(hub: Hub, request: rr.Rehearse) -> rm.CollectionsReply:
    _check(hub, request.game)
    if not await hub.run(all_stored, request.game):
        raise Failed("refused", "There are no cards of this game to rehearse.")
    hub.readers.read("rehearse", request.game)
    return await _told(hub, request.id)


def _check(hub: Hub, game: str) -> None:
    check_game(game)
    if not hub.readers.imports:
        raise Failed("foreign", NOT_HERE)


async def _told(hub: Hub, id: int) -> rm.CollectionsReply:
    found = await hub.run(_infos)
    readers = hub.readers
    for game in {one.game for one in found if one.understood is None}:
        if readers.busy is None or readers.busy.game != game:
            readers.read("read", game)
    trouble = " ".join(readers.trouble[game] for game in sorted(readers.trouble))
    return rm.CollectionsReply(re=id, collections=found, busy=readers.busy, trouble=trouble, may_import=readers.imports)


def _infos() -> list[CollectionInfo]:
    readings = {game: known_readings(game) for game in {stored.game for stored in all_stored()}}
    out = []
    for stored in all_stored():
        made = collection(stored.game, stored.name)
        found = readings[stored.game]
        unread = [] if found is None else [card for card in made.cards if card.id in found.unread]
        idle = None if found is None or found.not_running is None else sum(card.id in found.not_running for card in made.cards)
        understood = None if found is None else len(made.cards) - len(unread)
        out.append(CollectionInfo(
            game=stored.game, name=stored.name, file=stored.file, cards=len(made.cards), understood=understood,
            running=None if idle is None or understood is None else understood - idle,
            left_out=[LeftOutRecord(line=one.line, what=f"{one.what}. {one.fix}.") for one in made.left_out[:MOST_LINES]],
            unread=[
                UnreadLine(card=card.id, name=card.name, line=found.unread[card.id][0]) for card in unread[:MOST_LINES] if found
            ],
        ))  # fmt: skip
    return out


class Uploads:
    """Takes files."""

    def __init__(self, hub: Hub, origins: tuple[str, ...]) -> None:
        self.hub = hub
        self.origins = origins

    def routes(self) -> list[BaseRoute]:
        return [Route("/collections", self.upload, methods=["POST"])]

    async def upload(self, request: Request) -> Response:
        """One file at a time. It is written aside while it comes in, and never kept if it is too large or no good."""
        readers = self.hub.readers
        if request.headers.get("origin") is None or not may_connect(request.headers, self.origins):
            return refused(403, "This page may not bring cards here.")
        if not readers.imports:
            return refused(403, NOT_HERE)
        game, called, name = (request.query_params.get(key, "") for key in ("game", "file", "name"))
        try:
            check_game(game)
        except Failed as fault:
            return refused(400, fault.what)
        if readers.uploading.locked():
            return refused(429, "Another file is being read. Wait until it is done.")
        async with readers.uploading:
            with tempfile.TemporaryDirectory(prefix="cardwright-") as folder:
                file = Path(folder) / "file"
                if not await self._received(request, file):
                    return refused(413, f"The file has more than {limits.FILE_BYTES:,} bytes. Take it apart into several files.")
                try:
                    found = await readers.file(game, file, Path(called[:120]).name or "cards", name[:60])
                except Failed as fault:
                    return refused(422, fault.what)
        if found.fault:
            return refused(422, found.fault)
        return JSONResponse({"name": found.name, "cards": found.total, "left_out": found.left_out})

    async def _received(self, request: Request, file: Path) -> bool:
        size = 0
        with file.open("wb") as out:
            async for part in request.stream():
                size += len(part)
                if size > limits.FILE_BYTES:
                    return False
                await self.hub.run(out.write, part)
        return True


def refused(status: int, what: str) -> Response:
    return JSONResponse({"fault": what}, status_code=status)
