"""Messages that nobody should send, made by chance: malformed, illegal, stale, foreign. Also a program of its own:

    python tests/server/hostile.py ws://127.0.0.1:8000/ws 100000
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any, get_args

from cardwright.server.requests import AnyRequest
from cardwright.server.rooms.requests import AnyRoomRequest

ALL = get_args(AnyRequest | AnyRoomRequest)
KINDS = [str(kind.__struct_config__.tag) for kind in ALL if kind.__struct_config__.tag not in ("create", "try card")]
FIELDS = ("id", "type", "token", "decision", "option", "options", "steward", "text", "observer", "step", "card", "game", "deck",
          "invitation", "tokens", "since", "muted", "clock")  # fmt: skip


def anything(rng: random.Random, depth: int = 0) -> Any:
    kind = rng.randrange(9 if depth < 3 else 7)
    if kind == 0:
        return rng.choice([None, True, False, -1, 0, 1, 2**31, 2**53, 2**70, -(2**63), 1e308, 0.1])
    if kind in (1, 2):
        return rng.randrange(-3, 60)
    if kind in (3, 4):
        return "".join(chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x20, 0xD7FF)])) for _ in range(rng.randrange(40)))
    if kind == 5:
        return rng.choice(["../../etc/passwd", "' OR 1=1 --", "\x00", "x" * 64, "sve", "swordcraft", "-1", "__proto__", "{}"])
    if kind == 6:
        return rng.choice(KINDS)
    if kind == 7:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(FIELDS): anything(rng, depth + 1) for _ in range(rng.randrange(5))}


def message(rng: random.Random, now: int = 0) -> str:
    """One of them. Never one that gives a game up, which is no abuse, or that changes settings rightly. `now`: the decision that is
    asked; answers to it are illegal, and legal ones are late or early."""
    kind = rng.randrange(11)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(200)))
    if kind == 1:
        return rng.choice(["", "{", "[]", "null", '{"type":', '{"type":"answer"}', "[" * 5000, '{"a":' * 2000, "9" * 3000])
    if kind == 2:
        return json.dumps({"type": "say", "id": 1, "text": "x" * rng.choice([501, 20_000, 60_000])})
    request: dict[str, Any] = {"type": rng.choice(KINDS), "id": rng.choice([rng.randrange(10**6), anything(rng)])}
    for _ in range(rng.randrange(4)):
        request[rng.choice(FIELDS)] = anything(rng)
    if kind == 3:
        decision = rng.choice([now, rng.randrange(99)])
        request = {"type": "answer", "id": 5, "decision": decision, "option": rng.randrange(400, 90_000)}
    if kind == 10:
        decision = now + rng.choice([-3, -2, -1, 1, 2, 2**40])
        request = {"type": "answer", "id": 6, "decision": max(decision, 0), "option": rng.randrange(3)}
        if rng.random() < 0.3:
            request = {"type": "answers", "id": 7, "decision": now, "options": [0, rng.randrange(2), 90_000]}
    if request["type"] in ("concede", "take back", "rematch", "mute", "stops", "say", "leave", "open"):
        request["nonsense"] = anything(rng)
    text = json.dumps(request)
    return text[: rng.randrange(len(text))] if kind == 4 else text


def main(address: str, count: int) -> None:
    """Send so many, to a table against a bot, over as many connections as it takes."""
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    rng = random.Random(1)
    sent = closed = 0
    with connect(address) as socket:
        socket.send('{"type":"create","id":1,"game":"sve","against":"bot","deck":"swordcraft","bot":"random"}')
        token = json.loads(socket.recv())["token"]
    position = seen(address, token)
    codes: dict[str, int] = {}
    while sent < count:
        with connect(address) as socket:
            try:
                socket.send(json.dumps({"type": "open", "id": 1, "token": token}))
                while sent < count:
                    for _ in range(20):
                        socket.send(message(rng))
                        sent += 1
                    try:
                        while True:
                            reply = json.loads(socket.recv(timeout=0.05))
                            if reply["type"] == "error":
                                codes[reply["code"]] = codes.get(reply["code"], 0) + 1
                    except TimeoutError:
                        pass  # all of them are answered
            except ConnectionClosed:
                closed += 1
    assert seen(address, token) == position, "the position has changed"
    assert "fault" not in codes, codes
    print(f"{sent} messages over {closed} connections that were closed for abuse; errors: {codes}; the position is the same")


def seen(address: str, token: str) -> str:
    """What the player sees when nothing is under way."""
    from websockets.sync.client import connect

    with connect(address) as socket:
        socket.send(json.dumps({"type": "open", "id": 1, "token": token}))
        while True:
            said = json.loads(socket.recv(timeout=30))
            if said["type"] == "update" and (said["view"]["decision"] or {}).get("id"):
                return json.dumps(said["view"])


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
