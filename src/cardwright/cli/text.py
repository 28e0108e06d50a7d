"""`cardwright text`: how much of the cards' printed text is understood, and what it means in plain words."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from cardwright import limits
from cardwright.cards import CardRecord, load_sound_cards
from cardwright.cli.options import AsJson, CardFiles
from cardwright.cli.output import console, print_json, refuse
from cardwright.cli.phrasing import Phrasebook
from cardwright.errors import InputError
from cardwright.games.registry import game_codes
from cardwright.rehearsal import RehearsalReport, can_rehearse, rehearse
from cardwright.text.compiler import Compiler
from cardwright.text.report import Report, UnknownGame, dialect_of
from cardwright.text.report import check as check_text
from cardwright.text.slips import likely_text

app = typer.Typer(no_args_is_help=True, help="The printed text of cards.")
GameOfCards = Annotated[str, typer.Option(help="The game that the cards belong to.")]


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of cards: one JSON object a line, or a list of them.")],
    game: GameOfCards = "sve",
    shapes: Annotated[int, typer.Option(help="How many of the shapes not understood are shown.", min=0)] = 20,
    lines: Annotated[int, typer.Option(help="How many lines not understood, and cards that don't run, are shown.", min=0)] = 20,
    rehearsal: Annotated[bool, typer.Option(help="Also play each understood card out on tables made for it.")] = True,
    jobs: Annotated[int, typer.Option(help="How many processes read and rehearse.", min=1, max=limits.JOBS)] = 1,
    as_json: AsJson = False,
) -> None:
    """Say how many cards of a file are understood and run, and where reading stopped in the others.

    Each face of a double-faced card counts as a card. A record that is no card is named and left out; the command then ends
    with 1."""
    started = time.perf_counter()
    refuse_unknown(game)
    records, bad = load_sound_cards(file, game)
    for fault in bad:
        print(f"left out: {fault}", file=sys.stderr)
    try:
        with bar("reading", as_json) as told:
            faces = [face_mapping(face) for record in records for face in record.faces]
            report = check_text(faces, game, jobs, told)
    except UnknownGame as fault:
        refuse(f"--game {game}: {fault}.")
    rehearsed = None
    if rehearsal and can_rehearse(game):
        with bar("rehearsal", as_json) as told:
            rehearsed = rehearse(records, report.compiled, jobs, told, game)
        understood = {text.card for text in report.compiled if text.understood}
        report.running = len(rehearsed.running & understood)
    slips = slips_of(report, faces, lines)
    reading = report.seconds
    report.seconds = time.perf_counter() - started
    if as_json:
        more: dict[str, object] = {} if rehearsed is None else rehearsal_dict(rehearsed)
        whole = {"reading_seconds": round(reading, 3), "left_out": [bad_record(one) for one in bad], "slips": slips}
        print_json(report.as_dict() | whole | more)
    else:
        console().print(report.as_rich(shapes, lines))
        alike = Phrasebook(game).table(report.troubles[:lines]) if report.troubles else None
        if alike is not None:
            console().print(alike)
        if slips:
            console().print(shown_slips(slips))
        if rehearsed is not None and rehearsed.not_running:
            console().print(causes_of(rehearsed, shapes))
            console().print(cards_of(rehearsed, lines))
    if bad:
        raise typer.Exit(1)


@app.command()
def explain(
    card: Annotated[str, typer.Argument(help="The name or id of a card, or a file of cards.", metavar="NAME|FILE")],
    game: GameOfCards = "sve",
    cards: CardFiles = None,
    as_json: AsJson = False,
) -> None:
    """Print what a card's text means in plain sentences that leave nothing implicit."""
    from cardwright.cli.explaining import explanations, shown

    refuse_unknown(game)
    found = explanations(card, game, cards or [])
    if as_json:
        print_json({"game": game, "cards": found})
    else:
        console().print(shown(found), soft_wrap=True)


def refuse_unknown(game: str) -> None:
    """A game must be known by its code."""
    if game not in game_codes(examples=True):
        refuse(f"--game {game}: there is no such game. Use {', '.join(game_codes())}.")


def face_mapping(face: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it: with the fields that only its game has."""
    shared = {"id": face.id, "name": face.name, "kind": face.kind, "type": face.type, "text": face.text}
    return {**face.extra, **shared, "traits": list(face.traits)}


@contextmanager
def bar(what: str, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar that shows how far something is, where somebody can see it."""
    hidden = quiet or not sys.stderr.isatty()
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=hidden) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)


def bad_record(fault: InputError) -> dict[str, object]:
    return {"line": fault.line, "what": fault.what, "fix": fault.fix}


def slips_of(report: Report, faces: Sequence[dict[str, object]], most: int) -> list[dict[str, str]]:
    """Of the first lines that are not understood: those that one word put right would make into lines with a meaning."""
    compiler = Compiler(dialect_of(report.game), faces)
    failed = [(face, text, line) for face, text in zip(faces, report.compiled, strict=True) for line in text.lines if line.failure]
    found = [(text, line, likely_text(compiler, face, line)) for face, text, line in failed[:most]]
    return [{"card": text.card, "text": line.text, "likely": likely} for text, line, likely in found if likely]


def shown_slips(slips: Sequence[dict[str, str]]) -> Grid:
    """For a terminal: what the card probably says. It is not taken for it: put the text right in the file."""
    grid = Grid("card", "probably", title="Slips of the source? Put them right in the file")
    for slip in slips:
        grid.add_row(Text(slip["card"]), Text(slip["likely"]))
    return grid


def rehearsal_dict(found: RehearsalReport) -> dict[str, object]:
    return {
        "rehearsal": {
            "seconds": round(found.seconds, 3), "decisions": found.decisions, "refused": len(found.refused),
            "faults": len(found.faults), "not_carried_out": len(found.unexecuted),
            "causes": [{"cause": cause, "count": count} for cause, count in found.causes()],
        },
        "not_running": [
            {"card": card, "name": found.cards[card].name, "why": list(why)} for card, why in found.not_running.items()
        ],
    }  # fmt: skip


def causes_of(found: RehearsalReport, most: int) -> Grid:
    """Why understood cards don't run."""
    grid = Grid("cards", "why they don't run", title="Rehearsal")
    for cause, count in found.causes()[:most]:
        grid.add_row(str(count), Text(cause))
    return grid


def cards_of(found: RehearsalReport, most: int) -> Grid:
    """Which understood cards don't run."""
    grid = Grid("card", "what stands in the way", title="Understood, and not running")
    names: Sequence[tuple[str, tuple[str, ...]]] = list(found.not_running.items())
    for card, why in names[:most]:
        grid.add_row(Text(f"{found.cards[card].name} ({card})"), Text("\n".join(why)))
    return grid
