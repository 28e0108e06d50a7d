"""The page of coverage says what was measured, and nothing else."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = {
    "cards": 200, "understood": 180, "rehearsed": 100, "running": 80, "aside_cards": 40, "aside_understood": 30,
    "aside_rehearsed": 20, "aside_running": 10, "lines": 60, "wrong": 3,
}  # fmt: skip


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("coverage_page", ROOT / "tools" / "coverage_page.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_and_its_plots_are_what_the_figures_say(tool: ModuleType) -> None:
    known = json.loads(tool.FIGURES.read_text())
    for file, text in tool.files({game: known[game] for game in tool.GAMES if game in known}):
        assert file.read_text() == text, "run python tools/coverage_page.py"


def test_shares_have_their_intervals(tool: ModuleType) -> None:
    page = tool.page({"sve": EXAMPLE})
    assert "90.0% (85.1% to 93.4%)" in page and "80.0% (71.1% to 86.7%)" in page and "95.0% (86.3% to 98.3%)" in page


def test_lines_that_nobody_read_are_not_plotted(tool: ModuleType) -> None:
    unread = {name: number for name, number in EXAMPLE.items() if name not in ("lines", "wrong")}
    assert "read right" in tool.plot(EXAMPLE) and "read right" not in tool.plot(unread)
