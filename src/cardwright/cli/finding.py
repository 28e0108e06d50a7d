"""Games, decks and cards by the names that people give on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path

from cardwright.cards import (
    CardPool,
    CardRecord,
    Deck,
    DeckList,
    FormatsDiffer,
    load_deck,
    one_format,
    resolve_deck,
    starter_deck_lists,
    starter_pool,
)
from cardwright.cli.output import refuse
from cardwright.errors import InputError
from cardwright.games.entry import GameEntry, Prepared
from cardwright.games.registry import PLAYABLE, UnknownGame, game_named


def find_game(code: str) -> GameEntry:
    """The game with that code, or an error that lists the games."""
    try:
        return game_named(code)
    except UnknownGame as fault:
        refuse(f"GAME: {fault}. Use {' or '.join(PLAYABLE)}; `cardwright games` lists them all.")


def pool_with(game: GameEntry, files: Iterable[Path]) -> CardPool:
    """The starter set, and the cards of these files."""
    cards: list[CardRecord] = list(starter_pool(game.code))
    for file in files:
        cards.extend(CardPool.load(file, game=game.code))
    return CardPool(cards)


def find_deck(game: GameEntry, given: str, pool: CardPool) -> Deck:
    """A ready deck by its name, or the deck of a file; in any case one that may be played."""
    deck_list = _deck_list(game, given)
    if deck_list.game != game.code:
        raise InputError(deck_list.file, 1, f'this is a deck for "{deck_list.game}"', f"Name a deck for {game.name}")
    if game.formats and deck_list.format not in game.formats:
        what = f'{game.name} has no format "{deck_list.format}"'
        raise InputError(deck_list.file, 1, what, f'Write "format": "{game.formats[0]}", or {" or ".join(game.formats[1:])}')
    deck = resolve_deck(deck_list, pool)
    faults = game.deck_faults(deck)
    if faults:
        what = " ".join(f"{fault.sentence} ({fault.clause})" for fault in faults)
        raise InputError(deck_list.file, 1, f"this deck may not be played: {what.rstrip('.')}", "Change the deck")
    return deck


def refuse_mixed(game: GameEntry, decks: Sequence[Deck]) -> None:
    """Decks of different formats don't meet."""
    try:
        one_format(decks)
    except FormatsDiffer as fault:
        fitting = ready_for(game, decks[0].format)
        refuse(f"{fault}. " + (f"Ready decks for {decks[0].format} are {', '.join(fitting)}." if fitting else "Name another deck."))


def ready_for(game: GameEntry, format: str) -> list[str]:
    """The ready decks of a format; of any, if none is named."""
    return [stem for stem, deck in starter_deck_lists(game.code).items() if not format or deck.format == format]


def _deck_list(game: GameEntry, given: str) -> DeckList:
    ready = starter_deck_lists(game.code)
    for stem, deck in ready.items():
        if given.lower() in (stem.lower(), deck.name.lower()):
            return deck
    if not Path(given).exists() and not given.endswith(".json") and "/" not in given:
        close = get_close_matches(given.lower(), ready, 2, 0.5)
        fix = f"Did you mean {' or '.join(close)}?" if close else f"Ready decks are {', '.join(ready)}."
        refuse(f"{given}: there is no ready deck and no file of this name. {fix} `cardwright decks {game.code}` tells more.")
    return load_deck(given)


def refuse_unread(prepared: Prepared, allowed: bool) -> None:
    """A card with a line that was not understood is played only if the user says so: it would not do what it says."""
    if allowed:
        return
    named = {record.name: record for deck in prepared.decks for card in deck.cards for record in card.faces}
    for face in prepared.library.faces:
        record = named.get(face.name)
        if record is not None and face.unread:
            what = f'"{face.name}" has a line that is not understood: {json.dumps(face.unread[0], ensure_ascii=False)}'
            fix = "Leave the card out, or play with --allow-unread and see the line marked on the table"
            raise InputError(record.file, record.line, what, fix)
