"""The command: `python -m cardwright.judge.mutants GAME`; see the package's description."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cardwright.errors import InputError
from cardwright.games.registry import game_codes, game_named
from cardwright.judge.mutants.checking import Renewal, check
from cardwright.judge.mutants.workshop import FOLDER, SHARED_TESTS, Task, Workshop


def main(arguments: Sequence[str] | None = None) -> int:
    about = "Breaks rules, and looks which tests notice."
    parser = argparse.ArgumentParser(prog="python -m cardwright.judge.mutants", description=about)
    parser.add_argument("games", nargs="*", metavar="GAME", help="whose rules; without one, all finished games")
    parser.add_argument("--mutants", type=int, default=0, metavar="N", help="break so many rules that are drawn by lot")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the lots")
    parser.add_argument("--prove", action="store_true", help="try to prove every clause that a test names")
    parser.add_argument("--renew", action="store_true", help="prove again what has changed, by the same tests as before")
    parser.add_argument("--check", action="store_true", help="fail if a proof does not hold as it stands; breaks nothing")
    parser.add_argument("--record", action="store_true", help="write the project's record, data/proven.json")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="so many processes side by side")
    parser.add_argument("--only", default="", metavar="TEXT", help="only functions whose place contains this")
    parser.add_argument("--tests", nargs="+", default=[], metavar="FILE", help="only these tests: quick, while you write them")
    parser.add_argument("--clauses", nargs="+", default=[], metavar="CLAUSE", help="prove only these, whatever else has changed")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where what is known is kept")
    chosen = parser.parse_args(arguments)
    games = chosen.games or [game for game in game_codes(examples=True) if game_named(game).finished]
    try:
        for game in games:
            game_named(game)
        if chosen.check:
            return check(games, Path.cwd())
        if chosen.renew:
            return prove_again(games, chosen)
        return max(break_rules(game, chosen) for game in games)
    except InputError as fault:
        print(fault, file=sys.stderr)
        return 2


def break_rules(game: str, chosen: argparse.Namespace) -> int:
    wanted = chosen.prove or bool(chosen.clauses)
    task = Task(
        game, chosen.mutants, chosen.seed, wanted, chosen.jobs, chosen.folder, chosen.only, chosen.record, tuple(chosen.clauses)
    )
    workshop = Workshop(task)
    tests = chosen.tests or [folder for folder in (f"tests/games/{game}", *SHARED_TESTS) if Path(folder).is_dir()]
    return collect(tests, workshop, task.folder) or int(workshop.failed)


def prove_again(games: Sequence[str], chosen: argparse.Namespace) -> int:
    renewal = Renewal(games, Path.cwd(), chosen.folder, chosen.jobs)
    tests = renewal.tests()
    if tests:
        code = collect(tests, renewal, chosen.folder) or int(renewal.failed)
        if code:
            return code
    return check(games, Path.cwd())


def collect(tests: Sequence[str], plugin: Any, folder: Path) -> int:
    """Have pytest collect tests; the plugin goes on from there. Nothing of pytest is printed, and no coverage is recorded."""
    quiet = ["-o", "addopts=--strict-markers --import-mode=importlib"]
    for plugin_name in ("terminal", "cacheprovider", "xdist"):
        quiet += ["-p", f"no:{plugin_name}"]
    # Written as one word each, or pytest would look for its own settings in these folders.
    quiet += [f"--rootdir={Path.cwd()}", f"--coverage-folder={folder / 'coverage'}"]
    return int(pytest.main([*quiet, *tests], plugins=[plugin, Faults()]))


class Faults:
    """Without pytest's terminal, what goes wrong must be told here."""

    def pytest_internalerror(self, excrepr: object) -> None:
        print(excrepr, file=sys.stderr)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            print(report.longreprtext, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
