"""Collections through the browser: who may bring files, what becomes of good and of hostile ones, and that the cards are there."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cardwright.collection import all_stored
from cardwright.server.app import make_app
from cardwright.server.database import open_database
from cardwright.server.rooms.catalogue import CATALOGUES
from tests.server.people import Person

Sit = Callable[[], Person]
HERE = {"origin": "http://testserver"}
SPELL = {"id": "T-1", "name": "Borrowed Lamp", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw a card."}


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "own"))
    yield
    CATALOGUES._made.clear()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    engine = open_database(f"sqlite:///{tmp_path}/games.sqlite")
    with TestClient(make_app(engine, imports=True)) as found:
        yield found
    engine.dispose()


def lines(*records: dict[str, Any]) -> bytes:
    return "\n".join(json.dumps(record) for record in records).encode()


def send(client: TestClient, data: bytes, file: str = "mine.jsonl", game: str = "sve", **headers: str) -> Any:
    return client.post("/collections", params={"game": game, "file": file}, content=data, headers={**HERE, **headers})


def test_a_file_is_kept_read_searched_and_forgotten(client: TestClient, person: Sit, unlimited: None) -> None:
    me = person()
    answer = send(client, lines(SPELL, {**SPELL, "id": "T-2", "text": "Sing to the moon."}, {"id": 3}))
    assert answer.status_code == 200 and answer.json() == {"name": "mine", "cards": 2, "left_out": 1}
    for _ in range(6000):  # another process reads it, on a busy machine only after a while
        told = me.ask("collections")
        if told["collections"][0]["understood"] is not None and told["busy"] is None:
            break
        time.sleep(0.1)
    (info,) = told["collections"]
    assert (info["cards"], info["understood"], info["running"]) == (2, 1, None)
    assert info["left_out"][0]["line"] == 3 and info["unread"][0]["card"] == "T-2"
    found = me.ask("search", game="sve", words="borrowed lamp")["cards"]
    told = [(card["id"], card["understood"], card["collection"]) for card in found]
    assert told == [("T-1", True, "mine"), ("T-2", False, "mine")]
    assert me.ask("check deck", game="sve", deck={"main": {"T-2": 1}})["unread"][0]["line"].startswith("Sing")
    assert me.ask("forget", game="sve", name="mine")["collections"] == []
    assert me.ask("search", game="sve", words="borrowed lamp")["total"] == 0


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "no card in this file"), (b'[{"id": ', "broken JSON"), (bytes(range(256)) * 40, "not UTF-8"),
        (b"\0" * 900, "zero bytes"),
        (b"[" * 100_000, "nested too deeply"), (lines({**SPELL, "text": "Draw a card. " * 800_000}), "letters"),
        (lines({"id": "W", "name": "n", "type": "Climax", "color": "red", "soul": 0, "text": ""}), "no cards of Shadowverse"),
    ],
)  # fmt: skip
def test_hostile_files_leave_nothing(client: TestClient, data: bytes, said: str) -> None:
    answer = send(client, data)
    assert answer.status_code == 422 and said in answer.json()["fault"] and "\n" not in answer.json()["fault"]
    assert all_stored() == []


def test_a_file_without_end_is_refused(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardwright.limits.FILE_BYTES", 1000)
    assert send(client, b"x" * 5000).status_code == 413 and all_stored() == []


@pytest.mark.parametrize("headers", [{"origin": "http://elsewhere.example"}, {"origin": ""}])
def test_no_other_page_may_send_files(client: TestClient, headers: dict[str, str]) -> None:
    assert send(client, lines(SPELL), **headers).status_code == 403
    assert client.post("/collections?game=sve&file=a", content=lines(SPELL)).status_code == 403
    assert all_stored() == []


def test_a_server_for_others_takes_no_files(tmp_path: Path, unlimited: None) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/others.sqlite")
    with TestClient(make_app(engine)) as others:
        assert send(others, lines(SPELL)).status_code == 403
        with others.websocket_connect("/ws") as socket:
            me = Person(socket.send_text, socket.receive_text)
            assert me.ask("collections")["may_import"] is False
            assert me.ask("forget", game="sve", name="mine")["code"] == "foreign"
            assert me.ask("rehearse", game="sve")["code"] == "foreign"
    engine.dispose()
    assert all_stored() == []


@pytest.mark.parametrize("name", ["../../x", "mine.jsonl/../../x", "", ".."])
def test_no_name_becomes_a_path(client: TestClient, tmp_path: Path, name: str) -> None:
    send(client, lines(SPELL), file=name)
    assert {file.parent for file in tmp_path.rglob("*.json")} <= {tmp_path / "own" / "collections" / "sve"}
