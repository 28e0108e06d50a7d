"""`cardwright deck`: deck files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardwright.cards import load_deck, resolve_deck
from cardwright.cli.finding import find_game, pool_with
from cardwright.cli.options import AsJson, CardFiles
from cardwright.cli.output import console, print_json

app = typer.Typer(no_args_is_help=True, help="Deck files.")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The deck file.")],
    cards: CardFiles = None,
    as_json: AsJson = False,
) -> None:
    """Say whether a deck may be played, and if not, which rules it breaks. Exit code 1 if it may not."""
    deck_list = load_deck(file)
    game = find_game(deck_list.game)
    deck = resolve_deck(deck_list, pool_with(game, cards or []))
    faults = game.deck_faults(deck)
    unread = [(face.name, line) for face in game.prepare([deck, deck]).library.faces for line in face.unread]
    if as_json:
        print_json({
            "deck": deck.name, "game": deck.game, "format": deck.format, "legal": not faults, "main": len(deck.main),
            "evolve": len(deck.evolve),
            "faults": [{"clause": fault.clause, "what": fault.sentence} for fault in faults],
            "not_understood": [{"card": name, "line": line} for name, line in unread],
        })  # fmt: skip
    else:
        out = console()
        for fault in faults:
            out.print(f"{file}:1: {fault.sentence} [{fault.clause}]", markup=False)
        for name, line in unread:
            out.print(f"{file}:1: {name} has a line that is not understood: {line}", markup=False)
        if not faults:
            out.print(f"{deck.name} may be played: {len(deck.main)} cards, evolve deck {len(deck.evolve)}.", markup=False)
    if faults:
        raise typer.Exit(1)
