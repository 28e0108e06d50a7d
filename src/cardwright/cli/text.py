"""`cardwright text`: how much of the cards' printed text is understood."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from cardwright import limits
from cardwright.cards import CardRecord
from cardwright.cards.loading import load_what_is_good
from cardwright.cli.options import AsJson
from cardwright.cli.output import console, print_json, refuse
from cardwright.games.registry import game_codes
from cardwright.rehearsal import RehearsalReport, can_rehearse, rehearse
from cardwright.text.report import Report, UnknownGame
from cardwright.text.report import check as check_text

app = typer.Typer(no_args_is_help=True, help="The printed text of cards.")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of cards: one JSON object a line, or a list of them.")],
    game: Annotated[str, typer.Option(help="The game that the cards belong to.")] = "sve",
    shapes: Annotated[int, typer.Option(help="How many of the shapes not understood are shown.", min=0)] = 20,
    lines: Annotated[int, typer.Option(help="How many of the lines not understood are shown.", min=0)] = 20,
    rehearsal: Annotated[bool, typer.Option(help="Also play each understood card out on tables made for it.")] = True,
    jobs: Annotated[int, typer.Option(help="How many processes rehearse.", min=1, max=limits.JOBS)] = 1,
    as_json: AsJson = False,
) -> None:
    """Say how many cards of a file are understood and run, and where reading stopped in the others.

    Each face of a double-faced card counts as a card. A record that is no card is named and left out (exit code 1)."""
    if game not in game_codes(examples=True):
        refuse(f"--game {game}: there is no such game. Use {', '.join(game_codes())}.")
    records, faults = load_what_is_good(file, game)
    for fault in faults[: max(lines, 1)]:
        print(fault, file=sys.stderr)
    if not records:
        refuse(f"{file}: there is no card in it that can be read. Write one card as a JSON object on each line.")
    started = time.perf_counter()
    try:
        report = check_text([face_mapping(face) for record in records for face in record.faces], game)
    except UnknownGame as fault:
        refuse(f"--game {game}: {fault}.")
    rehearsed = rehearse_all(records, report, game, jobs, as_json) if rehearsal and can_rehearse(game) else None
    if rehearsed is not None:
        understood = {text.card for text in report.compiled if text.understood}
        report.running = len(rehearsed.running & understood)
    report.seconds = time.perf_counter() - started
    if as_json:
        print_json(report.as_dict() | {"left_out": len(faults)} | ({} if rehearsed is None else rehearsal_dict(rehearsed)))
    else:
        console().print(report.as_rich(shapes, lines))
        if rehearsed is not None and rehearsed.causes():
            console().print(causes_of(rehearsed, shapes))
            console().print(not_running(rehearsed, lines))
        if faults:
            console().print(f"{len(faults)} records are no cards and were left out; the first of them are named above.")
    if faults:
        raise typer.Exit(1)


def face_mapping(face: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it: with the fields that only its game has."""
    shared = {"id": face.id, "name": face.name, "kind": face.kind, "type": face.type, "text": face.text}
    return {**face.extra, **shared, "traits": list(face.traits)}


def rehearse_all(records: Sequence[CardRecord], report: Report, game: str, jobs: int, quiet: bool) -> RehearsalReport:
    """Play every understood card out, with a bar where somebody can see it."""
    hidden = quiet or not sys.stderr.isatty()
    columns = (TextColumn("rehearsal"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=hidden) as bar:
        task = bar.add_task("rehearsal", total=len(records))
        return rehearse(records, report.compiled, jobs, lambda done, total: bar.update(task, completed=done, total=total), game)


def rehearsal_dict(found: RehearsalReport) -> dict[str, object]:
    return {
        "rehearsal": {
            "seconds": round(found.seconds, 3), "decisions": found.decisions, "refused": len(found.refused),
            "faults": len(found.faults), "not_carried_out": len(found.unexecuted),
            "causes": [{"cause": cause, "count": count} for cause, count in found.causes()],
            "not_running": [card.card for card in found.cards.values() if not card.runs],
        }
    }  # fmt: skip


def not_running(found: RehearsalReport, most: int) -> Grid:
    """Which cards are understood and don't run, and why."""
    grid = Grid("id", "card", "why it does not run", title="Understood, but not running")
    for card in [card for card in found.cards.values() if not card.runs][:most]:
        why = [f"can't be run: {line}" for line in card.refused]
        why += [f"fault: {fault.error}" for fault in card.faults]
        why += [f"never carried out: {node.kind} in: {node.line}" for node in card.unexecuted]
        grid.add_row(card.card, Text(card.name), Text(why[0]))
    return grid


def causes_of(found: RehearsalReport, most: int) -> Grid:
    """Why understood cards don't run."""
    grid = Grid("cards", "why they don't run", title="Rehearsal")
    for cause, count in found.causes()[:most]:
        grid.add_row(str(count), Text(cause))
    return grid
