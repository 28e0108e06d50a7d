"""Reports of the arena: reached from the lobby, and their games opened on the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")

from cardwright.arena.league.results import result_of
from cardwright.arena.league.running import carry_out
from cardwright.arena.report.writing import write_report
from cardwright.server.app import make_app
from cardwright.server.database import open_database
from tests.arena.leagues import Here, begun, league


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    run = league(6, 6)
    folder = begun(tmp_path / "runs" / "first", run)
    carry_out(folder, run, Here())
    write_report(folder, result_of(folder, run))
    engine = open_database(f"sqlite:///{tmp_path}/games.sqlite")
    with TestClient(make_app(engine, arena=tmp_path / "runs")) as found:
        yield found
    engine.dispose()


def test_the_report_is_shown_and_only_its_own_script_runs_there(client: TestClient) -> None:
    found = client.get("/arena")
    assert found.url.path == "/arena/first/" and "Who beats whom" in found.text
    policy = found.headers["content-security-policy"]
    assert "script-src 'sha256-" in policy and "default-src 'none'" in policy
    assert "script-src 'self'" in client.get("/health").headers["content-security-policy"]


def test_a_game_is_opened_where_replays_are_watched(client: TestClient) -> None:
    found = client.get("/arena/first/replay/3", follow_redirects=False)
    place, _, token = found.headers["location"].partition("#")
    assert place == "/replay" and client.get("/arena/first/replay/3", follow_redirects=False).headers["location"].endswith(token)
    with client.websocket_connect("/ws") as socket:
        socket.send_text(json.dumps({"type": "open", "id": 1, "token": token}))
        socket.send_text(json.dumps({"type": "steps", "id": 2}))
        while (message := json.loads(socket.receive_text())).get("re") != 2:
            assert message.get("type") != "error", message
    assert len(message["steps"]) > 20, message


@pytest.mark.parametrize(
    "path", ["/arena/nowhere/", "/arena/nowhere/replay/1", "/arena/first/replay/77", "/arena/../etc/", "/arena/first/replay/x"]
)
def test_what_is_not_there(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_without_reports_it_says_how_to_get_one(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path}/games.sqlite")
    with TestClient(make_app(engine)) as found:
        assert "cardwright arena sve --out arena" in found.get("/arena").text
    engine.dispose()
