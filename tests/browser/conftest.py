"""A real browser (chromium) at a real server, over a database of its own.

Skipped where there is no browser or the pages were not built.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/cardwright/server/static/index.html"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first has no window to draw, and takes less time
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]
SERVE = """
import sys
from pathlib import Path
from cardwright.server import lobby, rematch
from cardwright.server.serving import serve

class Secrets:  # every match has the same seed, so that a test goes the same way each time
    token_hex = staticmethod(lambda size: "5a" * size)

lobby.secrets = rematch.secrets = Secrets
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], workers=1, only_here=True, rulings=Path(sys.argv[3]))
"""
SIZES = {"desk": (1440, 900), "laptop": (1280, 640), "phone": (390, 844)}
PATIENCE = 120_000
"""Milliseconds that a page may take for anything: a slow machine is no fault, only what hangs is."""


class Server:
    """A server that can be stopped and started again over the same database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.database = f"sqlite:///{folder}/games.db"
        self.url = f"http://127.0.0.1:{self.port}"
        self.own = folder / "own"  # where imported cards are kept
        self.rulings = folder / "rulings"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "CARDWRIGHT_DATA": str(self.own)}
        told = [str(self.port), self.database, str(self.rulings)]
        self.running = subprocess.Popen([sys.executable, "-c", SERVE, *told], env=environment)
        for _ in range(3000):
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        if self.running is not None:
            self.running.terminate()
            self.running.wait(20)
            self.running = None


def is_built() -> None:
    if not STATIC.exists():
        pytest.skip("the pages were not built (npm run build, in web)")


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens that nobody else uses."""
    is_built()
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may stop it."""
    is_built()
    server = Server(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api")
    if not CHROMIUM:
        pytest.skip("there is no chromium")
    with playwright.sync_playwright() as started:
        found = started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def open_page(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens pages, each with a memory of its own; at the end none may have met a fault."""
    contexts: list[Any] = []
    faults: list[str] = []

    def opened(size: str = "desk", theme: str = "dark", motion: str = "none", offline: bool = False, **settings: Any) -> Any:
        """`offline`: the page may lose its connection, which a browser reports as a fault."""
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, has_touch=size == "phone", accept_downloads=True)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        kept = json.dumps(json.dumps({"motion": motion, "theme": theme, "help": False, **settings}))
        page.add_init_script(f"localStorage['cardwright.settings'] ??= {kept}")
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        if not offline:
            page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
