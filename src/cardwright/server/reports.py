"""Reports of the arena, reached from the lobby: the pages that runs have written, and their games on the table."""

from __future__ import annotations

import hashlib
import re
import time
from base64 import b64encode
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from cardwright.errors import InputError
from cardwright.replays.replay import by_ids, checksum, without_place
from cardwright.server.building import rules_version
from cardwright.server.hub import Hub
from cardwright.server.lobby import usual_steward
from cardwright.server.records import Entry, Match, Progress, Seat
from cardwright.server.tokens import new_id, new_token
from cardwright.version import __version__

if TYPE_CHECKING:
    from cardwright.face.game import Game

REPORT: Final = "report.html"
EMPTY: Final = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arena</title><h1>Arena</h1><p>{said}</p>{list}<p><a href="/">Back to the lobby</a></p></html>"""
HOW: Final = (
    "No report is here yet. <code>cardwright arena sve --out arena</code> plays one, and "
    "<code>cardwright serve --arena arena</code> shows it."
)
SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class Reports:
    """The runs of a folder: itself, if it is one, and those in it."""

    def __init__(self, folder: Path | None, hub: Hub) -> None:
        self.folder = folder
        self.hub = hub
        self.stored: dict[tuple[str, int], str] = {}  # games that somebody has looked at: they are stored once

    def runs(self) -> dict[str, Path]:
        """By name. Whoever asks chooses among these: no name from outside becomes a path."""
        if self.folder is None or not self.folder.is_dir():
            return {}
        return {path.name: path for path in (self.folder, *sorted(self.folder.iterdir())) if (path / REPORT).is_file()}

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/arena", self.index),
            Route("/arena/{run}/", self.report),
            Route("/arena/{run}/replay/{number:int}", self.replay),
        ]

    async def index(self, request: Request) -> Response:
        runs = self.runs()
        if len(runs) == 1:
            return RedirectResponse(f"/arena/{next(iter(runs))}/")
        items = "".join(f'<li><a href="/arena/{escape(name)}/">{escape(name)}</a></li>' for name in runs)
        return HTMLResponse(EMPTY.format(said="" if runs else HOW, list=f"<ul>{items}</ul>"))

    async def report(self, request: Request) -> Response:
        """The page as it was written. Its script is known by its hash, so that no other can run there."""
        path = self.runs().get(request.path_params["run"])
        if path is None:
            return Response("There is no such report.", 404)
        text = await self.hub.run((path / REPORT).read_text, "utf-8")
        hashes = " ".join(f"'sha256-{b64encode(hashlib.sha256(code.encode()).digest()).decode()}'" for code in SCRIPT.findall(text))
        rest = "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        policy = f"default-src 'none'; script-src {hashes}; {rest}"
        return HTMLResponse(text, headers={"Content-Security-Policy": policy})

    async def replay(self, request: Request) -> Response:
        """A game of the run, played again, stored like a match that is over, and opened where replays are watched."""
        path = self.runs().get(request.path_params["run"])
        if path is None:
            return Response("There is no such report.", 404)
        which = (request.path_params["run"], request.path_params["number"])
        try:
            if which not in self.stored:
                self.stored[which] = await self.hub.run(self.store, path, which[1])
        except (InputError, ModuleNotFoundError) as fault:
            return Response(str(fault), 404, media_type="text/plain")
        return RedirectResponse(f"/replay#{self.stored[which]}")

    def store(self, path: Path, number: int) -> str:
        """The token with which everybody may look at it."""
        from cardwright.arena.league.folder import RunFolder
        from cardwright.arena.league.replaying import game_of, players_at

        there = RunFolder(path)
        run = there.read()
        there.check_parts(run)
        row = there.row(number)
        game = game_of(run, row)
        return store_game(self.hub, game, row, players_at(row))


def store_game(hub: Hub, game: Game, row: dict[str, Any], players: list[str]) -> str:
    """Write a game that bots have played into the database."""
    prepared = game.start.prepared
    assert prepared is not None
    body = msgspec.json.encode([without_place(card) for card in prepared.definitions])
    now = time.time()
    bots = [row["bot_b"], row["bot_a"]] if row["swapped"] else [row["bot_a"], row["bot_b"]]
    one, other = (
        Seat("bot", name, bot, "", deck.name, usual_steward(game.code))
        for name, bot, deck in zip(players, bots, prepared.decks, strict=True)
    )
    token = new_token()
    match = Match(
        new_id(), game.code, rules_version(game.code), __version__, game.start.seed.hex(), "bots", (one, other), token, now, now,
        definitions=hashlib.sha256(body).hexdigest(), decks=tuple(by_ids(deck) for deck in prepared.decks), state="playing",
    )  # fmt: skip
    hub.store.add_definitions(hashlib.sha256(body).hexdigest(), body.decode())
    hub.store.add_match(match, {token: "spectator"})
    hub.store.append(match.id, 0, entries_of(game, now), Progress("over", game.table.winner, game.turn, -1))
    return token


def entries_of(game: Game, now: float) -> list[Entry]:
    """Its answers, with who gave them."""
    again = game.at(0)
    out = []
    for answer in game.answers:
        ask = again.table.decision()
        assert ask is not None
        out.append(Entry("answer", ask.player, answer, "bot", now, checksum(ask)))
        again.apply(answer)
    return out
