"""Running the server, and opening a browser at it."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from cardwright.errors import InputError
from cardwright.server.app import make_app
from cardwright.server.database import open_database

LARGEST = 1 << 20  # bytes of a message: what is larger ends the connection at once
SELDOM = (50_000, 20, 50)
HERE = ("localhost", "127.0.0.1", "[::1]")


def serve(
    host: str, port: int, database: str, *, workers: int = 0, origins: tuple[str, ...] = (), only_here: bool = False,
    ready: Callable[[str], None] = lambda url: None, arena: Path | None = None,
    rulebooks: Path | None = None, rulings: Path | None = None, imports: bool = False,
) -> None:  # fmt: skip
    """Until it is stopped. `ready` is told the address as soon as pages can be loaded."""
    engine = open_database(database)
    listening = listen_on(host, port)
    taken = listening.getsockname()[1]
    url = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{taken}/"
    count = workers or max(1, (os.cpu_count() or 2) - 1)
    app = make_app(
        engine, workers=count, origins=origins, hosts=HERE if only_here else ("*",), arena=arena, rulebooks=rulebooks,
        rulings=rulings, imports=imports or only_here,
    )  # fmt: skip
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=LARGEST, ws_per_message_deflate=not only_here, timeout_graceful_shutdown=2,
        server_header=False, proxy_headers=False,
    )  # fmt: skip
    # A match is some ten thousand objects that last, and a view some thousand that don't and hold no cycles: to look through all
    # of them as often as Python does by itself takes a good part of the time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    threading.Thread(target=wait_until_there, args=(f"http://{HERE[1]}:{taken}/health", lambda: ready(url)), daemon=True).start()
    try:
        uvicorn.Server(config).run(sockets=[listening])
    finally:
        engine.dispose()


def listen_on(host: str, port: int) -> socket.socket:
    """The port, or `InputError` if somebody else has it."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except OSError as fault:
        what = f"the server can't listen there ({fault.strerror})"
        raise InputError(f"{host}:{port}", 0, what, "Name another port with --port, or 0 for any that is free") from None
    return found


def wait_until_there(url: str, then: Callable[[], None]) -> None:
    for _ in range(300):
        try:
            with urllib.request.urlopen(url, timeout=2):
                then()
                return
        except OSError:
            time.sleep(0.1)


def open_browser(url: str) -> None:
    """Show the page, if there is a browser."""
    print(f"Cardwright is at {url}  (Ctrl+C stops it; games are kept)", flush=True)
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(url)
