"""The plain wheel holds all that a game needs: installed somewhere by itself, it plays one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("setuptools", "77")
PROJECT = Path(__file__).resolve().parents[2]
BUILD = "from setuptools import build_meta; print(build_meta.build_wheel('dist'))"
PLAY = """
import cardwright as cw
for code in cw.games():
    game = cw.new_game(code, *list(cw.decks(code))[:2], seed=1)
    for _ in range(20):
        game.apply(0)
print(cw.__file__)
"""


def test_a_wheel_installs_and_plays(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(PROJECT / "src", source / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(PROJECT / name, source / name)
    for name in ("docs", "tools", "tests/games/kites"):
        shutil.copytree(PROJECT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    run(source, {}, "-c", BUILD)
    [wheel] = (source / "dist").glob("*-py3-none-any.whl")
    there = tmp_path / "there"
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(there)
    assert "cardwright/py.typed" in names
    assert Path(run(tmp_path, {"PYTHONPATH": str(there)}, "-c", PLAY).strip()).is_relative_to(there)
    run(tmp_path, {"PYTHONPATH": str(there)}, "-m", "cardwright", "new-game", "pebbles")
    for file in ("src/pebbles/game.py", "tests/test_rules.py", "docs/rulebook.md"):
        assert (tmp_path / "pebbles" / file).exists()


def run(folder: Path, more: dict[str, str], *words: str) -> str:
    env = {**os.environ, **more}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
