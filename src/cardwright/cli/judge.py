"""`cardwright judge` and `cardwright rules`: scenarios, and which clauses of a rulebook the tests show and prove."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from cardwright.cli.clauses import look_up
from cardwright.cli.finding import find_game
from cardwright.cli.options import AsJson, GameCode
from cardwright.cli.output import console, print_json, refuse
from cardwright.errors import InputError
from cardwright.judge.clauses import testable_clauses
from cardwright.judge.corpus import find
from cardwright.judge.coverage import Coverage, recorded
from cardwright.judge.mutants.proof import Proofs, read_proofs
from cardwright.judge.scenarios import ScenarioResult, report, run
from cardwright.judge.scenarios.printed import CARDS_VARIABLE

app = typer.Typer(no_args_is_help=True, help="Rules questions as scenario files.")


@app.command("run")
def run_command(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    cards: Annotated[
        Path | None,
        typer.Option(help=f"Where printed cards are: a file, or a folder with a file GAME.jsonl. Also in {CARDS_VARIABLE}."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play scenarios and compare what happens with what they expect. A file that can't be read is named, and the others are played.
    Exit code 1 if one fails or can't be read, 2 if none can be."""
    if cards is not None and not cards.exists():
        refuse(f"--cards {cards}: there is no such file or folder. Check the path.")
    bad: list[InputError] = []
    results = run(files, cards, bad)
    for fault in bad:
        print(f"not run: {fault}" if results else fault, file=sys.stderr)
    if bad and not results:
        raise typer.Exit(2)
    if as_json:
        not_run = [{"file": no.file, "line": no.line, "what": no.what, "fix": no.fix} for no in bad]
        print_json({**report(results), "not_run": not_run})
    else:
        out = console()
        for result in results:
            out.print(Text(result.in_words(), style="" if result.passed else "bold"))
        out.print(summary(results, len(bad)))
    if bad or any(result.failed for result in results):
        raise typer.Exit(1)


@app.command("find")
def find_command(
    folder: Annotated[Path, typer.Argument(help="A folder of scenarios.")],
    words: Annotated[list[str] | None, typer.Argument(help="Cards, clauses, words of question and answer; all must fit.")] = None,
    as_json: AsJson = False,
) -> None:
    """Search rulings by card, clause and words. Exit code 1 if none fits."""
    if not folder.is_dir():
        raise InputError(folder, 0, "there is no such folder", "Name a folder of scenarios")
    found = find(folder, " ".join(words or ()))
    if as_json:
        print_json([{"file": one.file, "title": one.scenario.title, "clauses": list(one.scenario.clauses)} for one in found])
    else:
        for one in found:
            said = one.scenario.ruling
            answer = "" if said is None else f"\n    {said.question} {said.answer} ({said.source})"
            console().print(Text(f"{one.file}: {one.scenario.title}{answer}"))
    if not found:
        if not as_json:
            console().print(Text(f'No ruling in {folder} fits "{" ".join(words or ())}". Try fewer words, or a part of one.'))
        raise typer.Exit(1)


def summary(results: list[ScenarioResult], not_run: int = 0) -> str:
    """How many passed; of those that could be played, which share, if some could not."""
    passed, failed = sum(result.passed for result in results), sum(result.failed for result in results)
    left_out = len(results) - passed - failed
    share = f", {left_out} skipped; right: {passed / (passed + failed):.1%}" if left_out and passed + failed else ""
    unread = f", {not_run} not run" if not_run else ""
    return f"{passed} passed, {failed} failed{share or (f', {left_out} skipped' if left_out else '')}{unread}"


def rules(
    game: GameCode = "sve",
    what: Annotated[str, typer.Argument(help="A clause by its number (12.8.2), or words that stand in it (ward).")] = "",
    missing: Annotated[bool, typer.Option("--missing", help="List the clauses that no test shows.")] = False,
    code: Annotated[bool, typer.Option("--code", help="Name the modules that carry out the clause of this number.")] = False,
    as_json: AsJson = False,
) -> None:
    """Look up a clause of a rulebook. Without one: how many clauses tests show (the code citing it ran in a test that names it)
    and prove (break that code, it fails)."""
    find_game(game)
    coverage, proofs = recorded(game), read_proofs(game)
    if what:
        look_up(coverage, proofs, what, code, as_json)
        return
    if as_json:
        print_json({**coverage.report(), **proofs.report()})
        return
    out = console()
    if missing:
        for clause in coverage.missing():
            out.print(Text(f"{clause.id}  {clause.summary}"))
    else:
        out.print(table_of(coverage, proofs))
    found = coverage.report()
    proven = found["testable"] - len(proofs.unproven())
    out.print(f"Of {found['testable']} testable clauses, {found['shown']} are shown and {proven} proven.")
    if proofs.draw.mutants:
        out.print(f"Of {proofs.draw.mutants} rules broken by lot, tests noticed {proofs.draw.killed}.")


def table_of(coverage: Coverage, proofs: Proofs) -> Grid:
    proven = Counter(clause.chapter for clause in testable_clauses(coverage.game) if clause.id in proofs.proven)
    grid = Grid("chapter", "about", "shown", "proven", "testable")
    for chapter, shown, testable in coverage.chapters():
        grid.add_row(chapter.id, chapter.summary, str(shown), str(proven[chapter.id]), str(testable))
    return grid
