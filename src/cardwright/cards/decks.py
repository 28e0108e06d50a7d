"""Deck files, and the cards that they mean. Whether a deck is legal is the game's business, not this module's."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from cardwright.cards.fields import Fields
from cardwright.cards.pool import CardPool
from cardwright.cards.reading import read_object, read_text
from cardwright.cards.record import CardRecord
from cardwright.cards.shapes import SHAPES, Shape
from cardwright.errors import InputError

_KNOWN = frozenset({"name", "game", "format", "leader", "basis", "about", "main", "evolve", "ruler", "stones"})
_BASES = ("", "class", "universe")


@dataclass(frozen=True, slots=True)
class Entry:
    """So many copies of the card with that name or id; `line` is where the file says so."""

    card: str
    count: int
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class DeckList:
    """A deck file as written: names or ids, nothing looked up yet."""

    name: str
    game: str
    format: str
    leader: Entry | None
    basis: str
    """`class` or `universe` where the leader has both and the player must say which counts (6.2.1.3), or nothing."""
    about: str
    """One sentence on how the deck plays."""
    main: tuple[Entry, ...]
    evolve: tuple[Entry, ...]
    sideboard: tuple[Entry, ...] = ()
    collection: tuple[Entry, ...] = ()
    file: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck with its cards, each as often as it is in the deck."""

    name: str
    game: str
    format: str
    basis: str
    leader: CardRecord | None
    main: tuple[CardRecord, ...]
    evolve: tuple[CardRecord, ...]
    sideboard: tuple[CardRecord, ...] = ()
    """What a player brings to a tournament besides the deck."""
    collection: tuple[CardRecord, ...] = ()
    """What else they own and have at hand, in neither deck nor sideboard."""

    @property
    def cards(self) -> tuple[CardRecord, ...]:
        """All that the player brings to the table, except the card that leads the deck."""
        return self.main + self.evolve + self.sideboard + self.collection

    @property
    def ruler(self) -> CardRecord | None:
        """What Force of Will calls the card that leads a deck."""
        return self.leader

    @property
    def stones(self) -> tuple[CardRecord, ...]:
        """The magic stone deck, the second deck of Force of Will."""
        return self.evolve


def load_deck(path: str | Path) -> DeckList:
    """The deck of a file, or `InputError`."""
    file = Path(path)
    return parse_deck(file, read_text(file))


def parse_deck(file: Path, text: str) -> DeckList:
    """The deck of a text that stands in, or might stand in, a file of that name."""
    values = read_object(file, text)
    fields = Fields(file, 1, values, "this deck")
    shape = SHAPES.get(fields.text("game"), Shape(""))
    known = _KNOWN | shape.besides
    for key in values:
        if key not in known:
            fields.refuse_misspelt(known)
            raise fields.error(f'there is no field "{key}"', f"Use only {', '.join(sorted(known))}")
    basis = fields.text("basis")
    if basis not in _BASES:
        raise fields.error(f'"basis" is "{basis}"', 'Write "class" or "universe", or leave it out')
    # the card that leads a deck, and the second deck, by the names that games have for them
    leading = "ruler" if fields.has("ruler") else "leader"
    second = "stones" if fields.has("stones") else "evolve"
    leader = fields.text(leading)
    return DeckList(
        name=fields.text("name", required=True),
        game=fields.text("game", required=True),
        format=fields.text("format") or shape.format,
        leader=Entry(leader, 1, _line_of(text, leader, leading)) if leader else None,
        basis=basis,
        about=fields.text("about"),
        main=_entries(fields, text, "main", required=True),
        evolve=_entries(fields, text, second, required=False),
        sideboard=_entries(fields, text, "sideboard", required=False),
        collection=_entries(fields, text, "collection", required=False),
        file=str(file),
    )


def resolve_deck(deck: DeckList, pool: CardPool) -> Deck:
    """The cards that a deck file means, or `InputError` with the names that come closest."""
    leader = None if deck.leader is None else _resolve(deck, pool, deck.leader, "leader")
    return Deck(
        name=deck.name,
        game=deck.game,
        format=deck.format,
        basis=deck.basis,
        leader=leader,
        main=_resolve_all(deck, pool, deck.main, "main"),
        evolve=_resolve_all(deck, pool, deck.evolve, "evolve"),
        sideboard=_resolve_all(deck, pool, deck.sideboard, "sideboard"),
        collection=_resolve_all(deck, pool, deck.collection, "collection"),
    )


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
                f'"{card}" is in "{section}" {json.dumps(count)} times',
                "Write a whole number of 1 or more, or remove the line",
            )
        entries.append(Entry(card, count, line))
    return tuple(entries)


def _resolve_all(deck: DeckList, pool: CardPool, entries: Iterable[Entry], section: str) -> tuple[CardRecord, ...]:
    cards: list[CardRecord] = []
    for entry in entries:
        cards.extend([_resolve(deck, pool, entry, section)] * entry.count)
    return tuple(cards)


def _resolve(deck: DeckList, pool: CardPool, entry: Entry, section: str) -> CardRecord:
    """A card and its evolved version have one name: the section says which of them is meant."""
    found = [card for card in pool.get(entry.card) if card.game == deck.game]
    if found:
        return next((card for card in found if _belongs(card, section)), found[0])
    front = pool.front_of(entry.card)
    if front is not None:
        what = f'"{entry.card}" is the back face of "{front.name}"'
        raise InputError(deck.file, entry.line, what, f'Write "{front.name}"')
    close = pool.suggestions(entry.card, [card for card in pool if _belongs(card, section)])
    close = close or pool.suggestions(entry.card)
    fix = f"Did you mean {' or '.join(json.dumps(name, ensure_ascii=False) for name in close)}?" if close else ""
    raise InputError(
        deck.file,
        entry.line,
        f'no card is called "{entry.card}" in the {len(pool)} cards at hand',
        fix.rstrip("?") or "Check the name, or add the card file that holds it",
    )


def _belongs(card: CardRecord, section: str) -> bool:
    """Where a card of this type is kept before the game (6.1.1.1 to 6.1.1.3)."""
    if section == "leader":
        return card.is_leader
    if section == "evolve":
        return card.is_evolved or card.is_advanced
    return not (card.is_leader or card.is_evolved or card.is_advanced or card.is_token)


def _line_of(text: str, value: str, after: str) -> int:
    """The line where a text stands after the key of its section; JSON itself keeps no lines."""
    start = max(text.find(json.dumps(after)), 0)
    for written in (json.dumps(value, ensure_ascii=False), json.dumps(value)):
        at = text.find(written, start)
        if at >= 0:
            return text.count("\n", 0, at) + 1
    return 1
