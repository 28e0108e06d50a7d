"""The server as an ASGI application: the client's files, and the socket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from cardwright.server.benches import Bench
from cardwright.server.connection import Connection
from cardwright.server.headers import SafeHeaders, may_connect
from cardwright.server.hub import Hub
from cardwright.server.reports import Reports
from cardwright.server.rooms.collecting import Uploads
from cardwright.server.rooms.readers import Readers
from cardwright.server.sharing import listen
from cardwright.server.store import Store
from cardwright.server.workers import Workers
from cardwright.version import __version__

PAGES: Final = ("table", "watch", "join", "replay")  # the client's own addresses, beside the lobby at /
ROOMS: Final = ("decks", "cards", "workshop", "bench", "rulebook")  # and the rooms around the table
STATIC: Final = Path(__file__).parent / "static"  # where the client is built to
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Cardwright</title>
<h1>The server runs, but its pages were not built</h1>
<p>Run <code>make play</code> (or <code>make client</code>) in the project's folder, then load this page again.</p>
<p>Without them you can play in the terminal: <code>cardwright play --terminal</code>.</p></html>"""


def make_app(
    engine: Engine, *, workers: int = 1, origins: tuple[str, ...] = (), hosts: tuple[str, ...] = ("*",), static: Path = STATIC,
    arena: Path | None = None, rulebooks: Path | None = None, rulings: Path | None = None, imports: bool = False,
) -> Starlette:  # fmt: skip
    """The application over a database that is open. `origins`: pages beside our own that may connect; `arena`: the reports;
    `rulebooks`: the folder of their texts; `rulings`: the folder in which rulings are kept; `imports`: may cards be brought here
    through the browser?"""
    hub = Hub(Store(engine), Workers(workers), Bench(rulings), rulebooks, Readers(imports))

    async def socket(websocket: WebSocket) -> None:
        if not may_connect(websocket.headers, origins):
            await websocket.close(1008)
            return
        await websocket.accept()
        await Connection(websocket, hub).serve()

    async def health(request: Request) -> Response:
        return JSONResponse({"ok": True, "version": __version__})

    async def page(request: Request) -> Response:
        return FileResponse(static / "index.html")

    async def not_built(request: Request) -> Response:
        return HTMLResponse(NOT_BUILT, status_code=503)

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        listener = asyncio.create_task(listen(hub)) if hub.store.tells else None
        yield
        if listener is not None:
            listener.cancel()
        await hub.close()

    routes: list[BaseRoute] = [WebSocketRoute("/ws", socket), Route("/health", health)]
    routes += [*Reports(arena, hub).routes(), *hub.rulebooks.routes(), *Uploads(hub, origins).routes()]
    if (static / "index.html").exists():
        routes += [Route(f"/{name}", page) for name in (*PAGES, *ROOMS)]
        routes.append(Mount("/", StaticFiles(directory=static, html=True)))
    else:
        routes += [Route(path, not_built) for path in ("/", *(f"/{name}" for name in (*PAGES, *ROOMS)))]
    middleware = [Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)), Middleware(SafeHeaders)]
    app = Starlette(routes=routes, middleware=middleware, lifespan=life)
    app.state.hub = hub
    return app
