"""People for tests: each sits at a socket, keeps what they were sent, and answers. Over a test client or a real server."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

import cardwright

SOURCE = Path(cardwright.__file__).parents[1]
DECKS = {
    "sve": ("swordcraft", "runecraft"), "fow": ("long-lamp", "walking-forge"), "bss": ("clockwork-winter", "tide-and-thorn"),
    "fftcg": ("kiln-and-sky", "stone-and-tide"), "weiss": ("forge", "lantern"),
}  # fmt: skip
PATIENCE = 600  # seconds without a message: only what hangs is to fail, not what is slow


class Person:
    """Somebody at a socket."""

    def __init__(self, send: Callable[[str], None], receive: Callable[[], str], close: Callable[[], None] = lambda: None) -> None:
        self.send = send
        self.receive = receive
        self.close = close
        self.number = 0
        self.view: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []
        self.rematch = ""
        self.received: list[str] = []  # everything, as it came

    # -- talking
    def take(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = self.receive()
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.update = message
            self.view = message["view"]
            del self.events[message["start"] :]
            assert len(self.events) == message["start"], "no event is left out"
            self.events += message["events"]
        elif message["type"] == "table":
            self.table = message
        elif message["type"] == "said":
            self.said.append(message["line"])
        elif message["type"] == "rematched":
            self.rematch = message["token"]
        return message

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its reply."""
        self.number += 1
        self.send(json.dumps({"type": type, "id": self.number, **fields}))
        while (message := self.take()).get("re") != self.number:
            pass
        return message

    def until(self, so: Callable[[Person], object]) -> None:
        """Read on until something is so."""
        while not so(self):
            self.take()

    # -- playing
    def open(self, token: str, since: int = 0) -> dict[str, Any]:
        self.view, self.table = None, {}
        if not since:
            self.events = []
        opened = self.ask("open", token=token, since=since)
        assert opened["type"] == "opened", opened
        self.until(lambda me: me.table)
        if self.table["state"] != "waiting":
            self.until(lambda me: me.view)
        return opened

    @property
    def asked(self) -> dict[str, Any] | None:
        """The decision, if it is this person's."""
        decision = None if self.view is None else self.view["decision"]
        return decision if decision is not None and decision["id"] else None

    def answer(self, option: int) -> dict[str, Any]:
        assert self.asked is not None
        return self.ask("answer", decision=self.asked["id"], option=option)

    def wait(self) -> dict[str, Any] | None:
        """Until this person is asked; nothing if the game is over first."""
        self.until(lambda me: me.asked or (me.view and me.view["outcome"]))
        return self.asked

    def choose(self, does: str) -> dict[str, Any]:
        """Answer with the first option that does this."""
        assert self.asked is not None
        return self.answer(next(option["i"] for option in self.asked["options"] if option["do"] == does or option["label"] == does))

    def play_at_random(self, rng: random.Random, answers: int = 1_000_000) -> int:
        """Answer anything, so often or until the game is over; how often it was."""
        for n in range(answers):
            if self.wait() is None:
                return n
            assert self.asked is not None
            before = self.asked["id"]
            reply = self.answer(rng.randrange(len(self.asked["options"])))
            assert reply["type"] == "done", reply
            self.until(lambda me, before=before: me.asked is None or me.asked["id"] != before or me.view["outcome"])  # type: ignore[misc]
        return answers


def readable(view: dict[str, Any], player: int, zone: str) -> list[str]:
    """The names that can be read there."""
    return [card["name"] for card in view["players"][player]["zones"][zone].get("cards", ()) if "name" in card]


# -- a real server
class Server:
    """A server in a process of its own."""

    def __init__(self, database: str, *, port: int = 0) -> None:
        command = [sys.executable, "-m", "cardwright", "serve", "--port", str(port), "--database", database]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, encoding="utf-8", env={**os.environ, "PYTHONPATH": str(SOURCE)}, start_new_session=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, said
        self.address = said.split("http://")[1].split("/")[0].replace("localhost", "127.0.0.1")

    def person(self) -> Person:
        socket = connect(f"ws://{self.address}/ws", max_size=None, compression=None, open_timeout=PATIENCE, ping_interval=None)
        return Person(socket.send, lambda: str(socket.recv(timeout=PATIENCE)), socket.close)

    def kill(self) -> None:
        """As the power going out would: nobody is told anything."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@contextmanager
def server(database: str) -> Iterator[Server]:
    running = Server(database)
    try:
        yield running
    finally:
        running.stop()
