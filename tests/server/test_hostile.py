"""Whatever comes in gets an error, changes nothing, and ends with a closed connection."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from cardwright.server.hub import Hub
from cardwright.server.limits import LARGEST, STRIKES, Limits
from tests.server.hostile import message
from tests.server.people import Person, readable
from tests.server.test_protocol import at_a_table, digest
from tests.server.test_seats import both, play_on, two_people

Sit = Callable[[], Person]
MESSAGES = int(os.environ.get("CARDWRIGHT_HOSTILE", "3000"))


def test_hostile_messages_change_nothing(
    person: Sit, hub: Hub, seeds: None, unlimited: None, caplog: pytest.LogCaptureFixture
) -> None:
    me, _ = at_a_table(person)
    before = digest(hub)
    rng = random.Random(6)
    me.number = 10**9  # no hostile message has these
    for n in range(MESSAGES):
        assert me.asked is not None
        me.send(message(rng, me.asked["id"]))
        if n % 50 == 0:
            assert me.ask("ping")["type"] == "done"
    me.ask("ping")
    errors = [json.loads(text) for text in me.received if text.startswith('{"type":"error"')]
    assert len(errors) > MESSAGES / 2
    assert not [error for error in errors if error["code"] == "fault"], [r.getMessage() for r in caplog.records][:3]
    assert digest(hub) == before


def test_hostile_messages_from_every_seat_are_nobody_elses_business(
    person: Sit, hub: Hub, seeds: None, unlimited: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever decides, whoever does not, and a spectator: also legal answers to the right decision, but not theirs to give. Nobody
    is told anything but their own errors and replies, and nothing of what others hold."""
    ada, bo, links = two_people(person)
    play_on(ada, bo, 6, random.Random(3))
    eve = person()
    eve.open(links["watch"])
    one, other = both(ada, bo)
    for each in (one, other, eve):
        each.ask("ping")
        each.received.clear()
        each.number = 10**9
    before = digest(hub)
    assert one.asked is not None
    now = one.asked["id"]
    rng = random.Random(9)
    for n in range(MESSAGES // 3):
        one.send(message(rng, now))
        for foreign in (other, eve):
            right = {"type": "answer", "id": 3, "decision": now, "option": 0}
            foreign.send(json.dumps(right) if n % 5 == 0 else message(rng, now))
        if n % 50 == 0:
            assert {each.ask("ping")["type"] for each in (one, other, eve)} == {"done"}
    for each in (one, other, eve):
        each.ask("ping")
        kinds = {json.loads(text)["type"] for text in each.received}
        assert "error" in kinds and not kinds & {"update", "table", "said", "rematched", "seated"}, kinds
        assert not any('"code":"fault"' in text for text in each.received), [r.getMessage() for r in caplog.records][:3]
    held = {name for view, seat in ((ada.view, 0), (bo.view, 1)) for name in readable(view, seat, "hand")}  # type: ignore[arg-type]
    assert held and not any(json.dumps(name) in text for name in held for text in eve.received)
    assert digest(hub) == before


def test_an_error_names_the_request_if_it_can_be_told(person: Sit) -> None:
    me = person()
    wrong = {'{"type":"nothing","id":7}': 7, '{"id":8}': 8, "nonsense": None, '{"type":"rules","id":9,"game":5}': 9}
    for text, id in wrong.items():
        me.send(text)
        error = me.take()
        assert (error["type"], error["code"], error["re"]) == ("error", "malformed", id)


def test_what_is_too_large_is_not_read(person: Sit) -> None:
    me = person()
    me.send(json.dumps({"type": "say", "id": 3, "text": "x" * LARGEST}))
    assert (me.take()["code"]) == "oversized"


def test_repeated_abuse_closes_the_connection(person: Sit) -> None:
    me = person()
    for n in range(STRIKES):
        me.send("nonsense")
        assert me.take()["closing"] == (n == STRIKES - 1)
    with pytest.raises(WebSocketDisconnect) as closed:
        me.take()
    assert closed.value.code == 1008


def test_too_many_at_once_are_refused() -> None:
    limits = Limits(now=0.0)
    served = sum(limits.allows(now=0.0) for _ in range(500))
    assert served == 120
    assert limits.allows(now=1.0)


def test_other_pages_can_not_connect(client: TestClient) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/ws", headers={"origin": "https://elsewhere.example"}):
        pass
    with client.websocket_connect("/ws", headers={"origin": "http://testserver"}) as ours:
        ours.send_text('{"type":"ping","id":1}')
        assert json.loads(ours.receive_text()) == {"type": "done", "re": 1}


def test_pages_are_sent_with_a_policy(client: TestClient) -> None:
    page = client.get("/")
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "unsafe-eval" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert client.get("/..%2f..%2fapp.py").status_code == 404
    assert "script-src 'self'" in client.get("/", headers={"host": "evil; script-src *"}).headers["content-security-policy"]


def test_tokens_of_seats_are_not_in_the_database(person: Sit, tmp_path: Path) -> None:
    _, token = at_a_table(person)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite*"))
    assert token.encode() not in stored and len(token) >= 32
