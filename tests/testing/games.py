"""Games that a test lays out as copies of the small one, found as if they were installed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardwright.games import finding
from cardwright.judge.games import judged_games
from cardwright.template import new_game


def forget() -> None:
    """Which games there are is found anew."""
    finding.packages.cache_clear()
    judged_games.cache_clear()


def lay_out(code: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game with this code, and its package."""
    new_game(code, folder / code)
    described = folder / code / "src" / f"{code}-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {code}\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(f"[cardwright.games]\n{code} = {code}\n")
    monkeypatch.syspath_prepend(folder / code / "src")
    forget()
    return folder / code / "src" / code


def clean_up(code: str) -> None:
    for name in [name for name in sys.modules if name == code or name.startswith(f"{code}.")]:
        del sys.modules[name]
    forget()
