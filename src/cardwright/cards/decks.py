"""Deck files, and the cards that they mean. Whether a deck is legal is the game's business, not this module's."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from cardwright import limits
from cardwright.cards.deck_exports import export_as_list
from cardwright.cards.deck_lists import is_list, parse_list, spellings
from cardwright.cards.fields import Fields
from cardwright.cards.pool import CardPool
from cardwright.cards.reading import read_object, read_text
from cardwright.cards.record import CardRecord
from cardwright.cards.shapes import Shape, shape_of
from cardwright.errors import InputError
from cardwright.games.finding import packages

_KNOWN = ("name", "game", "format", "about", "main")
Belongs = Callable[[CardRecord, Shape], bool]


@dataclass(frozen=True, slots=True)
class Entry:
    """So many copies of the card with that name or id; `line` is where the file says so."""

    card: str
    count: int
    line: int = field(default=0, compare=False)


class OfParts:
    """What leads a deck, and the second deck, can also be asked for by the names that its game has for them (`deck.stones`)."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name != "game":
            shape = _shape(self.game)
            if name == shape.leading:
                return self.leader
            if name == shape.second:
                return self.second
        raise AttributeError(f"there is no {name} in this deck")


@dataclass(frozen=True, slots=True)
class DeckList(OfParts):
    """A deck file as written: names or ids, nothing looked up yet."""

    name: str
    game: str
    format: str
    leader: Entry | None
    basis: str
    """What the deck is built on, where a player must say which of two things counts; else nothing."""
    about: str
    """One sentence on how the deck plays."""
    main: tuple[Entry, ...]
    second: tuple[Entry, ...]
    sideboard: tuple[Entry, ...] = ()
    collection: tuple[Entry, ...] = ()
    file: str = field(default="", compare=False)
    loose: bool = False
    """A list without headings: each card goes into the part that it belongs to."""


@dataclass(frozen=True, slots=True, repr=False)
class Deck(OfParts):
    """A deck with its cards, each as often as it is in the deck.

        >>> deck = cw.decks("sve")["swordcraft"]
        >>> deck
        <Deck "March of the Marshal" for sve: leader Captain Isolde Marr, 40 main, 10 evolve>
        >>> deck.leader, len(deck.evolve)
        (<Card CWS-002: Captain Isolde Marr, Leader>, 10)
    """

    name: str
    game: str
    format: str
    basis: str
    leader: CardRecord | None
    """The card that leads the deck, in games that have one."""
    main: tuple[CardRecord, ...]
    second: tuple[CardRecord, ...] = ()
    """The deck beside the main deck, in games that have one."""
    sideboard: tuple[CardRecord, ...] = ()
    """What a player brings to a tournament besides the deck."""
    collection: tuple[CardRecord, ...] = ()
    """What else they own and have at hand, in neither deck nor sideboard."""
    tokens: tuple[CardRecord, ...] = ()
    """Tokens that its cards may create, where these are not the game's own set: from the same files."""

    def __repr__(self) -> str:
        shape = _shape(self.game)
        parts = [("main", self.main), (shape.second, self.second), ("sideboard", self.sideboard), ("collection", self.collection)]
        told = [] if self.leader is None else [f"{shape.leading or 'leader'} {self.leader.name}"]
        told += [f"{len(cards)} {name}" for name, cards in parts if cards]
        return f'<Deck "{self.name}" for {self.game}: {", ".join(told)}>'

    @property
    def cards(self) -> tuple[CardRecord, ...]:
        """All that the player brings to the table, except the card that leads the deck."""
        return self.main + self.second + self.sideboard + self.collection


def load_deck(path: str | Path, game: str = "") -> DeckList:
    """The deck of a file, or `InputError`. `game`: of a list that does not say so itself."""
    file = Path(path)
    return parse_deck(file, read_text(file), game)


def parse_deck(file: Path, text: str, game: str = "") -> DeckList:
    """The deck of a text that stands in, or might stand in, a file of that name: JSON, or a list as people write it."""
    made = _parse_list(file, text, game) if is_list(file, text) else _parse_export(file, text, game) or _parse_json(file, text)
    _refuse_too_many(file, (*made.main, *made.second, *made.sideboard, *made.collection))
    return made


def _parse_list(file: Path, text: str, game: str) -> DeckList:
    said = re.search(r"^\s*game\s*:\s*(\w+)", text, re.IGNORECASE | re.MULTILINE)
    code = said[1].lower() if said is not None else game
    if not code:
        fix = 'Write "Game: sve" (or another code) into its first line, or say --game'
        raise InputError(file, 0, "this list does not say of which game it is", fix)
    shape = _shape(code)
    return parse_list(file, text, shape, DeckList(file.stem or "deck", code, shape.format, None, "", "", (), (), file=str(file)))


def _parse_export(file: Path, text: str, game: str) -> DeckList | None:
    """A deck as a deck builder of the web hands it out. Our own files say of which game they are."""
    if not game or re.search(r'"game"\s*:', text):
        return None
    listed = export_as_list(text, _shape(game).leading, _shape(game).second)
    return _parse_list(file, listed, game) if listed else None


def _parse_json(file: Path, text: str) -> DeckList:
    values = read_object(file, text)
    fields = Fields(file, 1, values, "this deck")
    game = fields.text("game", required=True)
    shape = _shape(game)
    if game in packages():
        _refuse_unknown(fields, shape)
    basis = fields.text("basis")
    if basis and basis not in shape.bases:
        words = " or ".join(json.dumps(word) for word in shape.bases)
        raise fields.error(f'"basis" is "{basis}"', f"Write {words}, or leave it out")
    leader = fields.text(shape.leading)
    return DeckList(
        name=fields.text("name", required=True),
        game=game,
        format=fields.text("format") or shape.format,
        leader=Entry(leader, 1, _line_of(text, leader, shape.leading)) if leader else None,
        basis=basis,
        about=fields.text("about"),
        main=_entries(fields, text, "main", required=True),
        second=_entries(fields, text, shape.second, required=False),
        sideboard=_entries(fields, text, "sideboard", required=False),
        collection=_entries(fields, text, "collection", required=False),
        file=str(file),
    )


def _shape(game: str) -> Shape:
    """What decks of a game look like; of one that is not known, plain."""
    return shape_of(game) if game in packages() else Shape("")


def _refuse_unknown(fields: Fields, shape: Shape) -> None:
    known = {*_KNOWN, shape.leading, shape.second, *shape.besides} - {""}
    if shape.bases:
        known.add("basis")
    for key in fields.values:
        if key not in known:
            fields.refuse_misspelt(frozenset(known), {"leader": shape.leading, "second": shape.second} if shape.leading else {})
            raise fields.error(f'there is no field "{key}"', f"Use only {', '.join(sorted(known))}")


def resolve_deck(deck: DeckList, pool: CardPool) -> Deck:
    """The cards that a deck file means, or `InputError` with the names that come closest."""
    if deck.loose:
        deck = _in_parts(deck, pool)
    leader = None if deck.leader is None else _resolve(deck, pool, deck.leader, _leads)
    made = Deck(
        name=deck.name,
        game=deck.game,
        format=deck.format,
        basis=deck.basis,
        leader=leader,
        main=_resolve_all(deck, pool, deck.main, _in_main),
        second=_resolve_all(deck, pool, deck.second, _in_second),
        sideboard=_resolve_all(deck, pool, deck.sideboard, _in_main),
        collection=_resolve_all(deck, pool, deck.collection, _in_main),
    )
    return replace(made, tokens=_tokens_for(made, pool)) if deck.game in packages() else made


def _tokens_for(deck: Deck, pool: CardPool) -> tuple[CardRecord, ...]:
    """A deck of the game's own set creates the game's own tokens; cards from elsewhere, those that came with them."""
    from cardwright.cards.bundled import starter_cards, token_cards  # they stand on this module

    own = {card.id for card in (*starter_cards(deck.game), *token_cards(deck.game))}
    leader = () if deck.leader is None else (deck.leader,)
    if all(card.id in own for card in (*leader, *deck.cards)):
        return ()
    return tuple(card for card in pool if card.is_token and card.game == deck.game and card.id not in own)


def _in_parts(deck: DeckList, pool: CardPool) -> DeckList:
    """A list without headings, its cards put where they belong. A card that is not found is looked for as one of the main deck."""
    shape = _shape(deck.game)
    main: list[Entry] = []
    second: list[Entry] = []
    leader = deck.leader
    for entry in deck.main:
        found = _meant(deck, pool, entry)
        if found and all(_leads(card, shape) for card in found) and leader is None:
            leader = entry
        elif found and all(_in_second(card, shape) for card in found):
            second.append(entry)
        else:
            main.append(entry)
    return replace(deck, leader=leader, main=tuple(main), second=(*deck.second, *second), loose=False)


def _meant(deck: DeckList, pool: CardPool, entry: Entry) -> list[CardRecord]:
    """The cards of the deck's game that a line may mean."""
    for spelling in (entry.card, *spellings(entry.card)):
        found = [card for card in pool.get(spelling) if card.game == deck.game]
        if found:
            return found
    return []


def _entries(fields: Fields, text: str, section: str, required: bool) -> tuple[Entry, ...]:
    value = fields.values.get(section)
    if value is None and not required:
        return ()
    if value is None:
        raise fields.error(f'"{section}" is missing', f'Add "{section}": {{"Name of a card": 3}}')
    if not isinstance(value, dict):
        raise fields.error(f'"{section}" is not an object', 'Write {"Name of a card": 3}')
    entries = []
    for card, count in value.items():
        line = _line_of(text, card, section)
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise InputError(
                fields.path,
                line,
                f'"{card}" is in "{section}" {json.dumps(count)[:20]} times',
                "Write a whole number of 1 or more, or remove the line",
            )
        if count > limits.COPIES:
            what = f'"{card}" is in "{section}" {_shown(count)} times'
            raise InputError(fields.path, line, what, f"Write at most {limits.COPIES:,}")
        entries.append(Entry(card, count, line))
    return tuple(entries)


def _refuse_too_many(file: Path, entries: Iterable[Entry]) -> None:
    total = sum(entry.count for entry in entries)
    if total > limits.DECK_CARDS:
        raise InputError(file, 0, f"the deck has {total:,} cards", f"A deck file may name {limits.DECK_CARDS:,}")


def _shown(count: int) -> str:
    """A number as far as it fits on a line."""
    return f"{count:,}" if count < 10**15 else f"10^{len(str(count)) - 1}"


def _resolve_all(deck: DeckList, pool: CardPool, entries: Iterable[Entry], belongs: Belongs) -> tuple[CardRecord, ...]:
    cards: list[CardRecord] = []
    for entry in entries:
        cards.extend([_resolve(deck, pool, entry, belongs)] * entry.count)
    return tuple(cards)


def _resolve(deck: DeckList, pool: CardPool, entry: Entry, belongs: Belongs) -> CardRecord:
    """Where several cards have one name, the part of the deck says which of them is meant."""
    shape = _shape(deck.game)
    found = _meant(deck, pool, entry)
    if found:
        return next((card for card in found if belongs(card, shape)), found[0])
    front = pool.front_of(entry.card)
    if front is not None:
        what = f'"{entry.card}" is the back face of "{front.name}"'
        raise InputError(deck.file, entry.line, what, f'Write "{front.name}"')
    close = pool.suggestions(entry.card, [card for card in pool if belongs(card, shape)])
    close = close or pool.suggestions(entry.card)
    fix = f"Did you mean {' or '.join(json.dumps(name, ensure_ascii=False) for name in close)}?" if close else ""
    raise InputError(
        deck.file,
        entry.line,
        f'no card is called "{entry.card}" in the {len(pool)} cards at hand',
        fix or "Check the name, or add the card file that holds it",
    )


def _leads(card: CardRecord, shape: Shape) -> bool:
    return card.kind.lower() == shape.leading


def _in_second(card: CardRecord, shape: Shape) -> bool:
    return shape.in_second is not None and shape.in_second(card)


def _in_main(card: CardRecord, shape: Shape) -> bool:
    return not (_leads(card, shape) or _in_second(card, shape) or card.is_token)


def _line_of(text: str, value: str, after: str) -> int:
    """The line where a text stands after the key of its section; JSON itself keeps no lines."""
    start = max(text.find(json.dumps(after)), 0)
    for written in (json.dumps(value, ensure_ascii=False), json.dumps(value)):
        at = text.find(written, start)
        if at >= 0:
            return text.count("\n", 0, at) + 1
    return 1
