"""`cardwright deck`: deck files."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from cardwright import limits
from cardwright.cards import CardRecord, Deck, load_deck, resolve_deck, shape_of, starter_deck_lists
from cardwright.cards.deck_lists import as_list
from cardwright.cli.finding import find_game, pool_of
from cardwright.cli.options import AllowUnread, AsJson, CardFiles
from cardwright.cli.output import console, print_json, refuse
from cardwright.errors import InputError
from cardwright.files import is_there, write_whole
from cardwright.games.entry import GameEntry

app = typer.Typer(no_args_is_help=True, help="Deck files.")


OfGame = Annotated[str, typer.Option("--game", help="The game of a list that does not say so itself.")]


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="The deck: a file in JSON, or a list as people write it.")],
    cards: CardFiles = None,
    game_code: OfGame = "",
    allow_unread: AllowUnread = False,
    as_json: AsJson = False,
) -> None:
    """Say whether a deck may be played, and if not, which rules it breaks. Exit code 1 if it may not."""
    game, deck = read(file, game_code, cards)
    faults = [(fault.clause, fault.sentence) for fault in game.deck_faults(deck)] + format_faults(game, deck)
    unread = [(face.name, line) for face in game.prepare([deck, deck]).library.faces for line in face.unread]
    legal = not faults and (allow_unread or not unread)
    second = shape_of(deck.game).second
    if as_json:
        print_json({
            "deck": deck.name, "game": deck.game, "format": deck.format, "legal": legal, "main": len(deck.main),
            **({second: len(deck.second)} if second else {}),
            "faults": [{"clause": clause, "what": sentence} for clause, sentence in faults],
            "not_understood": [{"card": name, "line": line} for name, line in unread],
        })  # fmt: skip
    else:
        out = console()
        for clause, sentence in faults:
            out.print(f"{file}:1: {sentence}{f' [{clause}]' if clause else ''}", markup=False, soft_wrap=True)
        for name, line in unread:
            out.print(f"{file}:1: {name} has a line that is not understood: {line}", markup=False, soft_wrap=True)
        if legal:
            out.print(f"{deck.name} may be played: {sizes(game, deck)}.", markup=False)
        elif not faults:
            out.print("It may be played only with --allow-unread: those lines then do nothing.")
    if not legal:
        raise typer.Exit(1)


@app.command("import")
def import_list(
    file: Annotated[Path, typer.Argument(help="A list as people write it: 4 Name, 4x CODE, headings, comments.")],
    to: Annotated[Path, typer.Argument(help="The deck file to write. It is not overwritten.")],
    game_code: OfGame = "",
    cards: CardFiles = None,
) -> None:
    """Make a deck file of a list, with its cards by their ids."""
    refuse_to_overwrite(to)
    game, deck = read(file, game_code, cards)
    write_whole(to, as_file(deck), "the deck")
    console().print(f"{deck.name}: {sizes(game, deck)}, written to {to}.", markup=False)


@app.command()
def export(
    file: Annotated[str, typer.Argument(help="The deck: a file, or the name of a ready deck (with --game).")],
    to: Annotated[Path | None, typer.Argument(help="Where to write the list; printed if not given. It is not overwritten.")] = None,
    game_code: OfGame = "",
    cards: CardFiles = None,
) -> None:
    """Write a deck as a list that people can read and paste: headings, and so many of which card a line."""
    ready = starter_deck_lists(find_game(game_code).code) if game_code else {}
    if file in ready:
        pool = pool_of(find_game(game_code), cards)
        deck = resolve_deck(ready[file], pool)
    else:
        game, deck = read(Path(file), game_code, cards)
        pool = pool_of(game, cards)
    text = as_list(deck, pool, shape_of(deck.game))
    if to is None:
        sys.stdout.write(text)
    else:
        refuse_to_overwrite(to)
        write_whole(to, text, "the list")


@app.command()
def sealed(
    file: Annotated[Path, typer.Argument(help="Where to write the deck. It is not overwritten.")],
    game_code: Annotated[str, typer.Option("--game", help="The game.")] = "sve",
    cards: CardFiles = None,
    seed: Annotated[int | None, typer.Option(help="The same number opens the same packs.", min=0, max=limits.SEED)] = None,
) -> None:
    """Open sealed packs (of the starter set, or of --cards) and write a deck built of them, for the Open 8 format.

    Play it with `cardwright play sve --deck FILE --against OTHER_FILE`."""
    refuse_to_overwrite(file)
    game = find_game(game_code)
    if not game.has_sealed:
        refuse(f"--game: {game.name} has no format for sealed packs. Use sve.")
    number = seed if seed is not None else random.SystemRandom().randrange(10**6)
    deck = game.sealed_deck(list(pool_of(game, cards)), number)
    about = f"Built of the packs that the seed {number} opens."
    write_whole(file, as_file(deck, about), "the deck")
    console().print(f"{deck.name}: {sizes(game, deck)}, written to {file}.", markup=False)


def read(file: Path, game_code: str, cards: list[Path] | None) -> tuple[GameEntry, Deck]:
    """The deck of a file with its cards, and its game."""
    if game_code:
        find_game(game_code)
    deck_list = load_deck(file, game_code)
    game = find_game(deck_list.game)
    return game, resolve_deck(deck_list, pool_of(game, cards))


def format_faults(game: GameEntry, deck: Deck) -> list[tuple[str, str]]:
    """A format that the game does not have: no deck of it could be played."""
    if not game.formats or deck.format in game.formats:
        return []
    return [("", f'{game.name} has no format "{deck.format}": write {" or ".join(game.formats)}')]


def refuse_to_overwrite(file: Path) -> None:
    if is_there(file):
        raise InputError(str(file), 0, "this file is there already", "Name another one, or remove it")


def as_file(deck: Deck, about: str = "") -> str:
    """What a deck file holds."""
    shape = shape_of(deck.game)
    parts = (("main", deck.main), (shape.second, deck.second), ("sideboard", deck.sideboard), ("collection", deck.collection))
    written = {
        "name": deck.name, "game": deck.game, "format": deck.format,
        **({"basis": deck.basis} if deck.basis else {}),
        **({"about": about} if about else {}),
        **({} if deck.leader is None else {shape.leading: deck.leader.id}),
        **{part: counted(cards) for part, cards in parts if part and (cards or part == "main")},
    }  # fmt: skip
    return json.dumps(written, indent=1, ensure_ascii=False) + "\n"


def sizes(game: GameEntry, deck: Deck) -> str:
    """How many cards the deck has, and how many the second one, in games that have one."""
    second = f", {game.second_deck} {len(deck.second)}" if game.second_deck else ""
    return f"{len(deck.main)} cards{second}"


def counted(cards: Iterable[CardRecord]) -> dict[str, int]:
    """How many of which card, by its id: an evolved card has the same name as the one below it."""
    return dict(Counter(card.id for card in cards))
