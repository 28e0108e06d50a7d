"""A server in this process for each test, over a database of its own."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cardwright.server import lobby, rematch
from cardwright.server.app import make_app
from cardwright.server.database import open_database
from cardwright.server.hub import Hub
from cardwright.server.limits import Limits
from tests.server.people import Person


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    engine = open_database(f"sqlite:///{tmp_path}/games.sqlite")
    with TestClient(make_app(engine)) as found:
        yield found
    engine.dispose()


@pytest.fixture
def hub(client: TestClient) -> Hub:
    found: Hub = client.app.state.hub  # type: ignore[attr-defined]
    return found


@pytest.fixture
def person(client: TestClient) -> Iterator[Callable[[], Person]]:
    """Somebody new at a socket."""
    with ExitStack() as stack:

        def sit() -> Person:
            socket = stack.enter_context(client.websocket_connect("/ws"))
            return Person(socket.send_text, socket.receive_text, socket.close)

        yield sit


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is sent is read, however much it is."""
    monkeypatch.setattr(Limits, "allows", lambda self, cost=1.0, now=None: True)
    monkeypatch.setattr(Limits, "strike", lambda self, now=None: False)


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same chance at every run."""
    numbers = itertools.count(1)
    for module in (lobby, rematch):
        monkeypatch.setattr(module.secrets, "token_hex", lambda size: f"{next(numbers):0{size * 2}x}")
