"""Many matches at once through real sockets: a server in a process of its own, two clients a match that answer at random.

    python benchmarks/server_load.py --matches 500 --answers 30

Says how long an answer takes until the next view is there (50th and 99th percentile), and whether any match was lost or stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

STUCK = 300.0  # seconds without a message


class Report:
    """What was seen."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.ends: list[str] = []


class Seat:
    """A bot at a socket."""

    def __init__(self, socket: ClientConnection, rng: random.Random, report: Report) -> None:
        self.socket = socket
        self.rng = rng
        self.report = report
        self.number = 0
        self.sent = 0.0

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        self.number += 1
        await self.socket.send(json.dumps({"type": type, "id": self.number, **fields}))
        while True:
            message: dict[str, Any] = json.loads(await self.socket.recv())
            if message.get("re") == self.number:
                return message

    async def play(self, token: str, most: int) -> str:
        """To the end of the game, or until there were so many answers: then it is given up."""
        self.number += 1
        await self.socket.send(json.dumps({"type": "open", "id": self.number, "token": token}))
        answers = 0
        while True:
            message = json.loads(await asyncio.wait_for(self.socket.recv(), STUCK))
            if message["type"] == "error" and message["code"] not in ("stale", "too frequent"):
                return f"error: {message['what']}"
            if message["type"] != "update":
                continue
            if self.sent:
                self.report.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0
            view = message["view"]
            if view["outcome"]:
                return "over"
            decision = view["decision"]
            if decision and decision["id"]:
                self.number += 1
                self.sent = time.perf_counter()
                answers += 1
                what: dict[str, Any] = {"type": "concede"} if answers > most else {
                    "type": "answer", "decision": decision["id"], "option": self.rng.randrange(len(decision["options"])),
                }  # fmt: skip
                await self.socket.send(json.dumps({"id": self.number, **what}))


async def one_match(address: str, game: str, deck: str, n: int, most: int, report: Report) -> None:
    async with connect(address, compression=None, max_size=None, open_timeout=120) as a, connect(
        address, compression=None, max_size=None, open_timeout=120
    ) as b:
        rng = random.Random(n)
        one, two = Seat(a, rng, report), Seat(b, rng, report)
        host = await one.ask("create", game=game, against="person", deck=deck, name="A")
        guest = await two.ask("join", invitation=host["links"]["invitation"], deck=deck, name="B")
        try:
            report.ends += await asyncio.gather(one.play(host["token"], most), two.play(guest["token"], most))
        except TimeoutError:
            report.ends.append("stuck")


async def run(args: argparse.Namespace, address: str) -> Report:
    report = Report()
    results = await asyncio.gather(
        *(one_match(address, args.game, args.deck, n, args.answers, report) for n in range(args.matches)), return_exceptions=True
    )
    report.ends += [f"lost: {type(fault).__name__}: {fault}" for fault in results if isinstance(fault, BaseException)]
    return report


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--answers", type=int, default=30, help="of each seat; then it gives up")
    parser.add_argument("--game", default="sve")
    parser.add_argument("--deck", default="swordcraft")
    parser.add_argument("--database", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.sqlite"
        command = [sys.executable, "-m", "cardwright", "serve", "--port", "0", "--database", database]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=os.environ)
        assert server.stdout is not None
        said = server.stdout.readline().split("http://")[1].strip().rstrip("/")
        address = f"ws://{said.replace('localhost', '127.0.0.1')}/ws"
        start = time.perf_counter()
        try:
            report = asyncio.run(run(args, address))
        finally:
            server.terminate()
            server.wait()
    seconds = time.perf_counter() - start
    cuts = statistics.quantiles(report.times, n=100)
    ended = report.ends.count("over")
    print(f"{args.matches} matches of {args.game} at once, {ended} of {2 * args.matches} seats played to the end, {seconds:.0f} s")
    print(f"{len(report.times)} answers, {len(report.times) / seconds:.0f} a second")
    print(f"answer to next view: 50th percentile {cuts[49] * 1000:.0f} ms, 99th {cuts[98] * 1000:.0f} ms")
    for fault in sorted(set(report.ends) - {"over"}):
        print(f"{report.ends.count(fault)} × {fault}")


if __name__ == "__main__":
    main()
