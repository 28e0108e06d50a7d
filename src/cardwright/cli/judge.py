"""`cardwright judge` and `cardwright rules`: scenarios, and which clauses of a rulebook the tests show."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from cardwright.cli.finding import find_game
from cardwright.cli.options import AsJson, GameCode
from cardwright.cli.output import console, print_json
from cardwright.judge.coverage import Coverage, recorded
from cardwright.judge.scenarios import report, run

app = typer.Typer(no_args_is_help=True, help="Rules questions as scenario files.")


@app.command("run")
def run_command(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: AsJson = False,
) -> None:
    """Play scenarios and compare what happens with what they expect. Exit code 1 if one fails."""
    results = run(files)
    if as_json:
        print_json(report(results))
    else:
        out = console()
        for result in results:
            out.print(Text(result.in_words(), style="" if result.passed else "bold"))
        passed = sum(result.passed for result in results)
        out.print(f"{passed} passed, {len(results) - passed} failed")
    if not all(result.passed for result in results):
        raise typer.Exit(1)


def rules(
    game: GameCode = "sve",
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses that no test shows.")] = False,
    as_json: AsJson = False,
) -> None:
    """Show how many clauses of the rulebook are shown by tests: named by a passing test in which the code citing them ran."""
    find_game(game)
    coverage = recorded(game)
    if as_json:
        print_json(coverage.report())
        return
    out = console()
    if missing:
        for clause in coverage.missing():
            out.print(Text(f"{clause.id}  {clause.summary}"))
    else:
        out.print(table_of(coverage))
    found = coverage.report()
    out.print(f"{found['shown']} of {found['testable']} testable clauses are shown.")


def table_of(coverage: Coverage) -> Grid:
    grid = Grid("chapter", "about", "shown", "testable")
    for chapter, shown, testable in coverage.chapters():
        grid.add_row(chapter.id, chapter.summary, str(shown), str(testable))
    return grid
