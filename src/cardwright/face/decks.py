"""Games, cards and decks by the names that people give them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cardwright.cards import (
    CardPool,
    CardRecord,
    Deck,
    DeckList,
    FormatsDiffer,
    one_format,
    parse_deck,
    resolve_deck,
    shape_of,
    starter_deck_lists,
    starter_decks,
    starter_pool,
)
from cardwright.cards import load_cards as cards_of_file
from cardwright.cards import load_deck as list_of_file
from cardwright.errors import InputError
from cardwright.face.checking import a_file, shown
from cardwright.files import is_there
from cardwright.games.finding import UnknownGame
from cardwright.games.registry import game_codes, game_named

if TYPE_CHECKING:
    from cardwright.games.entry import GameEntry, Prepared

AnyDeck = str | Path | Deck | Mapping[str, Any] | Sequence[str]
"""How a deck can be named: a ready deck by its name, a file, a `Deck`, how many of which card, or a list of card names."""
MARKED: Final = 'say allow_unread=True: the line then does nothing, and is named in the card\'s details["unread"]'
Cards = str | Path | Iterable[CardRecord]
"""Cards beside the starter set: a file of them, or the cards themselves."""


def games() -> dict[str, str]:
    """The games by their codes.

        >>> cw.games()["sve"]
        'Shadowverse: Evolve'
    """
    return {code: game_named(code).name for code in game_codes()}


def decks(game: str) -> dict[str, Deck]:
    """The ready decks of a game by their names.

        >>> sorted(cw.decks("sve"))[:2]
        ['abysscraft', 'curios-abyss']
    """
    return starter_decks(find_game(game).code)


def cards(game: str) -> list[CardRecord]:
    """All cards that come with a game, tokens too: a set of our own, whose wordings are understood.

        >>> len(cw.cards("sve"))
        291
        >>> next(card for card in cw.cards("sve") if card.name == "Scholar's Tithe").text
        'Draw 2 cards. Discard a card.'
    """
    return list(starter_pool(find_game(game).code))


def load_cards(file: str | Path, game: str) -> list[CardRecord]:
    """The cards of a file: one JSON object a line. `InputError` says which line is no good and why.

        >>> mine = '{"id": "MY-1", "name": "Lamplighter", "type": "Spell", "class": "Neutral", "cost": 1, "text": "Draw a card."}'
        >>> with open("mine.jsonl", "w") as file:
        ...     _ = file.write(mine)
        >>> cw.load_cards("mine.jsonl", "sve")
        [<Card MY-1: Lamplighter, Spell, cost 1>]

    docs/cards.md has the fields of each game.
    """
    return cards_of_file(a_file("load_cards", file), find_game(game).code)


def load_deck(deck: AnyDeck, game: str, cards: Cards = ()) -> Deck:
    """A deck that may be played: a ready one by its name, one from a file, or one made of card names.

        >>> cw.load_deck("swordcraft", "sve")
        <Deck "March of the Marshal" for sve: leader Captain Isolde Marr, 40 main, 10 evolve>
        >>> cw.load_deck({"leader": "Captain Isolde Marr", "main": {"Night Watchman": 3}}, "sve")
        Traceback (most recent call last):
        cardwright.errors.InputError: deck: this deck may not be played: The main deck has 3 cards; it needs 40 to 50. ...

    docs/cards.md has a whole deck of each game. `InputError` says what is wrong with it, and by which clause.
    """
    entry = find_game(game)
    return find_deck(entry, deck, pool_with(entry, cards))


def find_game(code: str) -> GameEntry:
    """The game with this code, or `InputError` with those there are."""
    fix = f"Use {' or '.join(game_codes())}"
    if not isinstance(code, str):
        raise InputError("game", 0, f"{shown(code)} is no code of a game", fix)
    try:
        return game_named(code)
    except UnknownGame as fault:
        raise InputError(code, 0, str(fault), fix) from None


def pool_with(entry: GameEntry, cards: Cards) -> CardPool:
    """The starter set, and these cards."""
    if isinstance(cards, str | Path):
        return CardPool([*starter_pool(entry.code), *cards_of_file(cards, entry.code)])
    more = list(cards) if isinstance(cards, Iterable) else [cards]
    for card in more:
        if not isinstance(card, CardRecord):
            raise InputError("cards", 0, f"{shown(card)} is no card", "Name a file, or give what load_cards gives")
    return CardPool([*starter_pool(entry.code), *more])


def find_deck(entry: GameEntry, given: AnyDeck, pool: CardPool) -> Deck:
    """The deck that is meant; in any case one that may be played."""
    if isinstance(given, Deck):
        _check_kind(entry, given.game, given.format, given.name)
        return _legal(entry, given, given.name)
    found = _listed(entry, given)
    _check_kind(entry, found.game, found.format, found.file)
    return _legal(entry, resolve_deck(found, pool), found.file, found)


def check_formats(entry: GameEntry, both: Sequence[Deck]) -> None:
    """Decks of different formats don't meet."""
    try:
        one_format(both)
    except FormatsDiffer as fault:
        fitting = ready_for(entry, both[0].format)
        fix = f"Ready decks for {both[0].format} are {', '.join(fitting)}" if fitting else "Name another deck"
        raise InputError(both[1].name, 0, str(fault), fix) from None


def ready_for(entry: GameEntry, format: str) -> list[str]:
    """The ready decks of a format; of any, if none is named."""
    return [stem for stem, deck in starter_deck_lists(entry.code).items() if not format or deck.format == format]


@lru_cache(maxsize=64)
def prepared(entry: GameEntry, first: Deck, second: Deck) -> Prepared:
    """Two decks with their texts compiled, which takes a while: the same decks are not compiled again."""
    return entry.prepare([first, second])


def check_unread(ready: Prepared, fix: str) -> None:
    """A card with a line that was not understood would not do what it says: it is refused."""
    named = {record.name: record for deck in ready.decks for card in deck.cards for record in card.faces}
    for face in ready.library.faces:
        record = named.get(face.name)
        if record is not None and face.unread:
            what = f'"{face.name}" has a line that is not understood: {json.dumps(face.unread[0], ensure_ascii=False)}'
            raise InputError(record.file, record.line, what, f"Leave the card out, or {fix}")


def _check_kind(entry: GameEntry, game: str, format: str, file: str) -> None:
    if game != entry.code:
        raise InputError(file, 1, f'this is a deck for "{game}"', f"Name a deck for {entry.name}")
    if entry.formats and format not in entry.formats:
        what = f'{entry.name} has no format "{format}"'
        raise InputError(file, 1, what, f'Write "format": {" or ".join(json.dumps(name) for name in entry.formats)}')


def _legal(entry: GameEntry, deck: Deck, file: str, listed: DeckList | None = None) -> Deck:
    """The deck, if the rules of deck construction allow it."""
    faults = entry.deck_faults(deck)
    if faults:
        what = " ".join(f"{fault.sentence} ({fault.clause})" for fault in faults)
        line = _line_about(faults[0].sentence, listed)
        raise InputError(file, line, f"this deck may not be played: {what.rstrip('.')}", "Change the deck")
    return deck


def _line_about(fault: str, listed: DeckList | None) -> int:
    """The line of the first card that a fault names; 0 if it is about the deck as a whole."""
    if listed is not None:
        for entry in (*listed.main, *listed.second, *listed.sideboard, *listed.collection):
            if entry.card in fault:
                return entry.line
    return 0


def _listed(entry: GameEntry, given: str | Path | Mapping[str, Any] | Sequence[str]) -> DeckList:
    """A ready deck by the name of its file or its own, the deck of a file, or a deck that is spelt out."""
    if isinstance(given, Mapping):
        return _spelt_out(entry, given)
    if not isinstance(given, str | Path):
        if not isinstance(given, Sequence) or isinstance(given, bytes) or not all(isinstance(name, str) for name in given):
            fix = f"Give the name of a ready deck, a file, or {_example(entry)}"
            raise InputError("deck", 0, f"{shown(given)} is no deck", fix)
        return _spelt_out(entry, Counter(given))
    name = str(given)
    ready = starter_deck_lists(entry.code)
    for stem, deck in ready.items():
        if name.lower() in (stem.lower(), deck.name.lower()):
            return deck
    if not is_there(Path(given)) and not name.endswith(".json") and "/" not in name:
        close = get_close_matches(name.lower(), ready, 2, 0.5)
        fix = f"Did you mean {' or '.join(close)}? " if close else ""
        raise InputError(name, 0, "there is no ready deck and no file of this name", f"{fix}Ready decks are {', '.join(ready)}")
    return list_of_file(given, entry.code)


def _spelt_out(entry: GameEntry, given: Mapping[str, Any]) -> DeckList:
    """A deck as a deck file holds it, or only how many of which card."""
    for part in (given, *(part for part in given.values() if isinstance(part, Mapping))):
        for name in part:
            if not isinstance(name, str):
                raise InputError("deck", 0, f"{shown(name)} is no name of a card or of a part", f"Write {_example(entry)}")
    values = dict(given) if "main" in given else {"main": dict(given)}
    values = {"name": "deck", "game": entry.code, **values}
    return parse_deck(Path(str(values["name"])), json.dumps(values, ensure_ascii=False))


def _example(entry: GameEntry) -> str:
    """How a deck of this game is spelt out."""
    shape = shape_of(entry.code)
    parts = [f'"{shape.leading}": "Name of a card"'] if shape.leading else []
    parts += [f'"{part}": {{"Name of a card": 3, …}}' for part in ("main", shape.second) if part]
    return f"{{{', '.join(parts)}}}"
