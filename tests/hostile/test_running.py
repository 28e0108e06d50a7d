"""`tools/hostile.py` itself: what breaks is found, named and kept, the others are tried all the same; a second start goes on."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cardwright.cli.faults import OUR_FAULT
from tests.cli.terminal import Run
from tests.hostile import kinds, trying
from tests.hostile.making import Kind
from tools import hostile

pytestmark = pytest.mark.plain_only


def made(chance: Random) -> tuple[str, str]:
    return "sve", str(chance.random())


def breaking(how: str) -> Kind:
    """A kind of which one input in eight or so breaks something."""

    def tried(game: str, text: str, folder: Path) -> Iterator[Run]:
        if text[-1] in "13":
            if how == "a fault of ours":
                yield Run("", "one line", OUR_FAULT)
            elif how == "for ever":
                while True:
                    pass
            elif how == "a crash":
                os.kill(os.getpid(), signal.SIGKILL)
            elif how == "half a file":
                (folder / "made.json.part").write_text("{")
            elif how == "a file that is not whole":
                (folder / "made.json").write_text("{")
        yield Run("", "", 0)

    return Kind("broken", made, tried, written=("made.json",))


@pytest.mark.parametrize("how", ["a fault of ours", "for ever", "a crash", "half a file", "a file that is not whole"])
def test_whatever_breaks_is_found_and_the_others_are_tried(how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kinds.KINDS, "broken", breaking(how))
    monkeypatch.setattr(trying, "PATIENCE", 0.05)
    bad = [n for n in range(12) if made(Random(f"broken 1 {n}"))[1][-1] in "13"]
    assert 1 <= len(bad) <= 6
    assert hostile.run_kind("broken", 1, 0, 12, tmp_path) == len(bad)
    kept = json.loads((tmp_path / "broken-1.json").read_text())
    assert kept["finds"] == bad
    for n in bad:
        assert (tmp_path / f"broken-1-{n}.input").read_text() == made(Random(f"broken 1 {n}"))[1]
        assert (tmp_path / f"broken-1-{n}.why").read_text()


def test_a_second_start_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(kinds.KINDS, "broken", breaking("nothing"))
    monkeypatch.setattr(hostile, "CHUNK", 10)
    hostile.run_kind("broken", 1, 0, 20, tmp_path)
    tried: list[int] = []
    in_a_process = hostile.in_a_process

    def noted(name: str, seed: int, first: int, end: int) -> tuple[int, str]:
        tried.append(first)
        return in_a_process(name, seed, first, end)

    monkeypatch.setattr(hostile, "in_a_process", noted)
    assert hostile.run_kind("broken", 1, 0, 45, tmp_path) == 0
    assert tried == [20, 30, 40]
    assert "broken: 20 of 45 were tried before" in capsys.readouterr().out
    tried.clear()
    hostile.run_kind("broken", 1, 0, 50, tmp_path)
    assert tried == [40], "half a chunk is no chunk"
