"""`cardwright deck`: deck files."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from cardwright import limits
from cardwright.cards import CardRecord, Deck, load_deck, resolve_deck, shape_of
from cardwright.cli.finding import find_game, pool_of
from cardwright.cli.options import AsJson, CardFiles
from cardwright.cli.output import console, print_json, refuse
from cardwright.errors import InputError
from cardwright.files import write_whole
from cardwright.games.entry import GameEntry

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
    deck = resolve_deck(deck_list, pool_of(game, cards))
    faults = game.deck_faults(deck)
    unread = [(face.name, line) for face in game.prepare([deck, deck]).library.faces for line in face.unread]
    second = shape_of(deck.game).second
    if as_json:
        print_json({
            "deck": deck.name, "game": deck.game, "format": deck.format, "legal": not faults, "main": len(deck.main),
            **({second: len(deck.second)} if second else {}),
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
            out.print(f"{deck.name} may be played: {sizes(game, deck)}.", markup=False)
    if faults:
        raise typer.Exit(1)


@app.command()
def sealed(
    file: Annotated[Path, typer.Argument(help="Where to write the deck. It is not overwritten.")],
    game_code: Annotated[str, typer.Option("--game", help="The game.")] = "sve",
    cards: CardFiles = None,
    seed: Annotated[int | None, typer.Option(help="The same number opens the same packs.", min=0, max=limits.SEED)] = None,
) -> None:
    """Open sealed packs (of the starter set, or of --cards) and write a deck built of them, for the Open 8 format.

    Play it with `cardwright play sve --deck FILE --against OTHER_FILE`."""
    if file.exists():
        raise InputError(str(file), 0, "this file is there already", "Name another one, or remove it")
    game = find_game(game_code)
    if not game.has_sealed:
        refuse(f"--game: {game.name} has no format for sealed packs. Use sve.")
    number = seed if seed is not None else random.SystemRandom().randrange(10**6)
    deck = game.sealed_deck(list(pool_of(game, cards)), number)
    written = {
        "name": deck.name, "game": deck.game, "format": deck.format,
        "about": f"Built of the packs that the seed {number} opens.",
        "main": counted(deck.main), shape_of(deck.game).second: counted(deck.second),
    }  # fmt: skip
    write_whole(file, json.dumps(written, indent=1, ensure_ascii=False) + "\n", "the deck")
    console().print(f"{deck.name}: {sizes(game, deck)}, written to {file}.", markup=False)


def sizes(game: GameEntry, deck: Deck) -> str:
    """How many cards the deck has, and how many the second one, in games that have one."""
    second = f", {game.second_deck} {len(deck.second)}" if game.second_deck else ""
    return f"{len(deck.main)} cards{second}"


def counted(cards: Iterable[CardRecord]) -> dict[str, int]:
    """How many of which card, by its id: an evolved card has the same name as the one below it."""
    return dict(Counter(card.id for card in cards))
