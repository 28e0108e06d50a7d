"""`cardwright games`, `cardwright decks`, `cardwright cards`: what there is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from cardwright.cards import CardRecord, shape_of, starter_deck_lists
from cardwright.cli.finding import find_game, pool_of
from cardwright.cli.options import CardFiles
from cardwright.cli.options import GameCode as Game
from cardwright.cli.output import console, print_json, refuse
from cardwright.games.registry import all_games

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value.")]


def games(as_json: AsJson = False) -> None:
    """List the games, and which of them are finished."""
    found = all_games()
    if as_json:
        print_json(found)
        return
    table = Table("code", "name", "state")
    for game in found:
        table.add_row(str(game["code"]), str(game["name"]), state_of(game))
    console().print(table)


def state_of(game: dict[str, object]) -> str:
    if game["finished"]:
        return "ready to play"
    return "playable, but not every clause is shown by a test yet" if game["playable"] else str(game["fault"])


def decks(game: Game = "sve", as_json: AsJson = False) -> None:
    """List the ready decks."""
    find_game(game)
    ready = starter_deck_lists(game)
    if as_json:
        print_json([
            {"deck": stem, "name": deck.name, "format": deck.format, "about": deck.about, "file": deck.file}
            for stem, deck in ready.items()
        ])  # fmt: skip
        return
    table = Table("deck", "name", "format", "how it plays")
    for stem, deck in ready.items():
        table.add_row(stem, deck.name, deck.format, deck.about)
    console().print(table)


def cards(
    game: Game = "sve",
    name: Annotated[str, typer.Argument(help="A card's name or id; without it, all cards are listed.")] = "",
    cards: CardFiles = None,
    as_json: AsJson = False,
) -> None:
    """Show the cards of the starter set, and those of card files."""
    pool = pool_of(find_game(game), cards)
    if not name:
        _list_cards(tuple(pool), as_json)
        return
    found = pool.get(name)
    if not found:
        close = pool.suggestions(name)
        fix = f"Did you mean {' or '.join(close)}?" if close else f"`cardwright cards {game}` lists them."
        refuse(f'no card is called "{name}". {fix}')
    if as_json:
        print_json([_as_dict(card) for card in found])
        return
    for card in found:
        for face in card.faces:
            console().print(Text(card_in_full(face) + "\n"))


def _list_cards(found: tuple[CardRecord, ...], as_json: bool) -> None:
    if as_json:
        print_json([_as_dict(card) for card in found])
        return
    table = Table("id", "name", "type", "printed on it")
    for card in found:
        table.add_row(card.id, Text(card.name), Text(kind_of(card)), Text(", ".join(numbers_of(card))))
    console().print(table)


def _as_dict(card: CardRecord) -> dict[str, object]:
    return {
        "id": card.id, "name": card.name, "type": card.type, "class": card.card_class, "traits": card.traits, "cost": card.cost,
        "attack": card.attack, "defense": card.defense, "text": card.text, **card.extra,
        "back": None if card.back is None else _as_dict(card.back),
    }  # fmt: skip


UNSHOWN = {
    "kind", "subtype", "types", "abilities", "effects", "set_name", "scope", "traits", "family", "race",
}  # fmt: skip
"""Fields that databases have beside those that are printed, or that are shown elsewhere."""


def printed(value: object) -> str:
    """A field of the game's own, as one would read it out: `level 1 (cores 1, bp 2000)`."""
    if isinstance(value, dict):
        first, *rest = (f"{key} {part}" for key, part in value.items())
        return f"{first} ({', '.join(rest)})" if rest else first
    if isinstance(value, list):
        return ("; " if any(isinstance(part, dict) for part in value) else "/").join(map(printed, value))
    return "" if value is None or isinstance(value, bool) else str(value)


def kind_of(card: CardRecord) -> str:
    return f"{card.card_class} {card.type}".strip()


def numbers_of(card: CardRecord) -> list[str]:
    """What a card costs, what it fights with, and what only its game prints."""
    shape = shape_of(card.game)
    elsewhere = UNSHOWN | {shape.attack, shape.defense}
    numbers = [f"cost {card.cost}"] if card.cost is not None else []
    if card.attack is not None:
        alone = f"{shape.attack} {card.attack}"
        numbers.append(alone if card.defense is None else f"{card.attack}/{card.defense}")
    for key, value in card.extra.items():
        shown = "" if key in elsewhere else printed(value)
        if shown:
            numbers.append(shown if isinstance(value, list) and isinstance(value[0], dict) else f"{key} {shown}")
    return list(dict.fromkeys(numbers))


def card_in_full(card: CardRecord) -> str:
    """A printed card as a few lines of text."""
    head = ", ".join([kind_of(card), *card.traits, *numbers_of(card)])
    return "\n".join(part for part in (f"{card.name} ({card.id})", head, card.text) if part)
