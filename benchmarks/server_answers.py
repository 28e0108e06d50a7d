"""How long a person waits against a bot: from an answer to the next view, and until they are asked again, in every game.

    python benchmarks/server_answers.py --answers 60 sve fow

A server in a process of its own, one person at a real socket who answers at random, the greedy bot. On a busy machine look at the
time that the server's process itself works for each answer.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

import cardwright as cw

TICK = os.sysconf("SC_CLK_TCK")


def worked(process: int) -> float:
    """Seconds for which a process has worked so far (where the system tells)."""
    stat = Path(f"/proc/{process}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Player:
    """Somebody at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}

    def take(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=300))
        if message["type"] == "update":
            self.view = message["view"]
        return message

    def ask(self, **request: Any) -> dict[str, Any]:
        self.socket.send(json.dumps({"id": 1, **request}))
        while "re" not in (message := self.take()):
            pass
        return message

    @property
    def decision(self) -> dict[str, Any] | None:
        decision = self.view.get("decision")
        return decision if decision and decision["id"] else None

    def wait(self) -> None:
        while not self.decision and not self.view.get("outcome"):
            self.take()


def measure(address: str, server: int, game: str, answers: int) -> str:
    rng = random.Random(1)
    first: list[float] = []
    again: list[float] = []
    busy = 0.0
    with connect(address, max_size=None, compression=None) as socket:
        me = Player(socket)
        while len(first) < answers:
            if not me.view or me.view["outcome"]:
                me.view = {}
                deck = next(iter(cw.decks(game)))
                me.ask(type="open", token=me.ask(type="create", game=game, against="bot", deck=deck, other=deck)["token"])
                me.wait()
                continue
            decision = me.decision
            assert decision is not None
            me.view = {**me.view, "decision": None}
            before, start = worked(server), time.perf_counter()
            option = rng.randrange(len(decision["options"]))
            socket.send(json.dumps({"id": 2, "type": "answer", "decision": decision["id"], "option": option}))
            while me.take()["type"] != "update":
                pass
            first.append(time.perf_counter() - start)
            me.wait()
            again.append(time.perf_counter() - start)
            busy += worked(server) - before
    worth = f"the server worked {busy / answers * 1000:.1f} ms"
    return f"{game:6} next view {percentiles(first)}   asked again {percentiles(again)}   {worth}"


def percentiles(times: list[float]) -> str:
    ordered = sorted(times)
    middle, high = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.95)]
    return f"p50 {middle * 1000:.0f} ms p95 {high * 1000:.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(cw.games()))
    parser.add_argument("--answers", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cardwright", "serve", "--port", "0", "--database", f"sqlite:///{folder}/answers.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=os.environ)
        assert server.stdout is not None
        said = server.stdout.readline().split("http://")[1].strip().rstrip("/")
        address = f"ws://{said.replace('localhost', '127.0.0.1')}/ws"
        try:
            for game in args.games:
                print(measure(address, server.pid, game, args.answers), flush=True)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
