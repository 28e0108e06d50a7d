"""`cardwright text`: how much of the cards' printed text is understood."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from cardwright.cards import CardRecord, load_cards
from cardwright.cli.options import AsJson
from cardwright.cli.output import console, print_json, refuse
from cardwright.games.registry import NAMES
from cardwright.text.report import UnknownGame
from cardwright.text.report import check as check_text

# A game's rehearsal: by card id, whether the card runs.
Rehearse = Callable[[Sequence[CardRecord]], Mapping[str, bool]]

app = typer.Typer(no_args_is_help=True, help="The printed text of cards.")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file of cards: one JSON object a line, or a list of them.")],
    game: Annotated[str, typer.Option(help="The game that the cards belong to.")] = "sve",
    shapes: Annotated[int, typer.Option(help="How many of the shapes not understood are shown.", min=0)] = 20,
    lines: Annotated[int, typer.Option(help="How many of the lines not understood are shown.", min=0)] = 20,
    rehearsal: Annotated[bool, typer.Option(help="Also play each understood card out on tables made for it.")] = True,
    as_json: AsJson = False,
) -> None:
    """Say how many cards of a file are understood and run, and where reading stopped in the others.

    Each face of a double-faced card counts as a card."""
    if game not in NAMES:
        refuse(f"--game {game}: there is no such game. Use {', '.join(NAMES)}.")
    records = load_cards(file, game)
    try:
        report = check_text([face_mapping(face) for record in records for face in record.faces], game)
    except UnknownGame as fault:
        refuse(f"--game {game}: {fault}.")
    if rehearsal:
        report.running = running(records, game)
    if as_json:
        print_json(report.as_dict())
    else:
        console().print(report.as_rich(shapes, lines))


def face_mapping(face: CardRecord) -> dict[str, object]:
    """A card as the text compiler reads it."""
    return {"id": face.id, "name": face.name, "kind": face.kind, "type": face.type, "text": face.text, "traits": list(face.traits)}


def running(records: Sequence[CardRecord], game: str) -> int | None:
    """How many cards run: played out on tables made for them, every part of their text carried out without fault. None for a
    game that has no rehearsal yet."""
    name = f"cardwright.games.{game}.rehearsal"
    if importlib.util.find_spec(name) is None:
        return None
    rehearse: Rehearse = importlib.import_module(name).rehearse
    return sum(rehearse(records).values())
