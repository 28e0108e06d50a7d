"""Rule coverage under pytest: which clauses each test says it shows, checked against the code that ran in it.

A test names clauses with `game.shows("8.4.3")`, or with `@pytest.mark.clause("8.4.3", game="sve")` (the game may be left out where
a test lies in that game's folder). A test that names a clause whose code did not run in it fails, and so does one in which code
cites what is no clause of its game. What passing tests have shown is written to `build/coverage/<game>.json` at the end of the
run (`--coverage-folder` names another folder); with pytest-xdist, by the process that collects the reports.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from cardwright.games.finding import packages
from cardwright.judge import recording
from cardwright.judge.coverage import SESSION_FOLDER, Coverage, session_file
from cardwright.judge.fixture import GameFixture
from cardwright.judge.games import judged_games

PROPERTY = "clauses shown"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--coverage-folder", default=str(SESSION_FOLDER), help="where to write which clauses the tests show")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(*numbers, game): the clauses of the rulebook that this test shows")
    config.pluginmanager.register(CoverageCollector(config), "cardwright-coverage")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    recording.begin(item.nodeid)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    """Marked clauses are checked once the test itself has passed."""
    result = yield
    recorder = recording.current()
    if strange := recorder.unknown():
        raise recording.NotShown(f"the code cites what is no clause of its rulebook: {strange}")
    for mark in item.iter_markers("clause"):
        recorder.claim(mark.kwargs.get("game") or game_of(item.path), [str(clause) for clause in mark.args])
    if recorder.claims:
        item.user_properties.append((PROPERTY, {game: sorted(named) for game, named in recorder.claims.items()}))
    return result


class CoverageCollector:
    """Gathers what the reports say was shown, and writes it down at the end."""

    def __init__(self, config: pytest.Config) -> None:
        self.folder = Path(config.rootpath) / config.getoption("--coverage-folder")
        self.is_worker = hasattr(config, "workerinput")
        # Also games of which nothing is shown: the file is about this run, not about one before it.
        self.shown = {game: Coverage(game) for game in judged_games()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        claims = dict(report.user_properties).get(PROPERTY)
        if not isinstance(claims, dict):
            return
        for game, clauses in claims.items():
            coverage = self.shown[game]
            if report.when == "call" and report.passed:
                coverage.add(report.nodeid, clauses)
            elif report.failed:
                coverage.drop(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        if not self.is_worker:
            for game, coverage in self.shown.items():
                coverage.write(session_file(self.folder, game))


def game_of(path: Path) -> str:
    """The game that a test is about: the folder that it is in."""
    found = [part for part in path.parts if part in packages()]
    if not found:
        raise ValueError(f"{path}: say which game the clauses belong to, game=...")
    return found[-1]


def fixture_of(code: str) -> Any:
    """The fixture of a game: `sve.game(...)` sets a table (see `cardwright.judge.builder`)."""

    def game() -> GameFixture:
        return GameFixture(code)

    return pytest.fixture(name=code)(game)


globals().update({f"game_{code}": fixture_of(code) for code in judged_games()})
