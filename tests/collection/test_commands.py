"""`cardwright cards import`, `list`, `check` and `remove`: a collection comes, is there wherever cards are, and goes again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.here import here

GOOD = {"id": "T-1", "name": "Lamp Oil", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw a card."}
UNREAD = {"id": "T-2", "name": "Odd Lamp", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Juggle a card."}
BAD = {"id": "T-3", "name": "Lost Lamp", "type": "Spell", "class": "Neutral", "cost": "much"}


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARDWRIGHT_DATA", str(tmp_path / "own"))
    out = tmp_path / "lamps.jsonl"
    out.write_text("\n".join(json.dumps(row) for row in (GOOD, UNREAD, BAD)))
    return out


def test_a_collection_comes_and_goes(file: Path) -> None:
    come = here("cards", "import", file, "--game", "sve")
    assert come.code == 1 and f"left out: {file}:3:" in come.err  # the bad record is named, the others are kept
    assert "2 cards" in come.out and "1 are understood, 1 not" in come.out and "Odd Lamp (T-2)" in come.out
    [row] = json.loads(here("cards", "list", "--json").out)
    assert (row["collection"], row["cards"], row["understood"]) == ("lamps", 2, 1)
    assert "Draw a card." in here("cards", "sve", "Lamp Oil").out
    checked = here("cards", "check", "--game", "sve", "--rehearse")
    assert checked.code == 0 and "1 are understood, 1 run, 1 not" in checked.out
    assert json.loads(here("cards", "list", "--json").out)[0]["running"] == 1
    assert here("cards", "remove", "lamps", "--game", "sve").code == 0
    assert json.loads(here("cards", "list", "--json").out) == []
    assert here("cards", "sve", "Lamp Oil").code == 2


def test_what_is_not_there_is_said_in_one_line(file: Path) -> None:
    for words in (
        ("cards", "import", file.parent / "nowhere.csv", "--game", "sve"),
        ("cards", "import", file, "--game", "chess"),
        ("cards", "remove", "lamps", "--game", "sve"),
    ):
        run = here(*words)
        assert run.code == 2 and len(run.err.strip().splitlines()) == 1, run
