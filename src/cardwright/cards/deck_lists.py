"""Deck lists as people write and paste them: so many copies a line, perhaps under headings, with comments.

    // Lanterns, second try
    Leader: Captain Isolde Marr
    Main deck (40)
    3 Night Watchman
    3x CWS-043
    2 Stone Lion (CWS-021)
    Evolve deck
    1 Stone Lion

`docs/cards.md` tells what else is understood. Which card a line means is found out when the deck meets its cards (`resolve_deck`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cardwright import limits
from cardwright.errors import InputError

if TYPE_CHECKING:
    from cardwright.cards.decks import Deck, DeckList, Entry
    from cardwright.cards.pool import CardPool
    from cardwright.cards.record import CardRecord
    from cardwright.cards.shapes import Shape

_COMMENT = re.compile(r"(?:^|\s)//.*$|(?:^|\s\s)\s*#.*$")
_BULLET = re.compile(r"^[-*•·]\s+")
_FIRST = re.compile(r"(?P<count>[0-9]+)(?:\s*[x×]\s+|[x×](?=\S)|\s+)(?P<card>\S.*)", re.IGNORECASE)
_LAST = re.compile(r"(?P<card>.*\S)\s+[x×]\s?(?P<count>[0-9]+)", re.IGNORECASE)
_FIELD = re.compile(r"(?P<key>[A-Za-z][A-Za-z -]*?)\s*:\s*(?P<value>\S.*)")
_HEADING = re.compile(r"(?P<words>[A-Za-z][A-Za-z -]*?)\s*:?\s*(?:[(\[]?\s*[0-9]+\s*(?:cards?)?\s*[)\]]?)?\s*:?")
_IN_BRACKETS = re.compile(r"(?P<name>.*\S)\s*[(\[](?P<code>[^()\[\]]+)[)\]]")
_SAID = ("name", "game", "format", "about", "basis")
_PARTS = {
    "main": "main", "deck": "main", "mainboard": "main", "side": "sideboard", "sideboard": "sideboard", "collection": "collection",
}  # fmt: skip


def is_list(file: Path, text: str) -> bool:
    """Is this a list, and not a deck file in JSON?"""
    return file.suffix.lower() != ".json" and not text.lstrip("\ufeff \t\r\n").startswith(("{", "["))


def parse_list(file: Path, text: str, shape: Shape, empty: DeckList) -> DeckList:
    """The deck of such a list. `empty` is a deck without cards, with what is said of it already."""
    from cardwright.cards.decks import Entry

    made = empty
    parts: dict[str, list[Entry]] = {"main": []}
    part = "main"
    headed = False
    for number, line in _lines(text):
        field = _FIELD.fullmatch(line)
        key = field["key"].lower() if field is not None else ""
        if field is not None and key in _SAID:
            made = _said(made, key, field["value"])
            continue
        if field is not None and shape.leading and key == shape.leading:
            made = replace(made, leader=Entry(_counted(file, number, field["value"])[0], 1, number))
            continue
        found = _heading(line, shape)
        if found:
            part, headed = found, True
            continue
        card, count = _counted(file, number, line)
        if part == "leading":
            made = replace(made, leader=Entry(card, 1, number))
        else:
            parts.setdefault(part, []).append(Entry(card, count, number))
    if not any(parts.values()):
        raise InputError(file, 0, "there is no card in this list", 'Write lines such as "4 Name of a card"')
    listed = {name: tuple(_together(entries)) for name, entries in parts.items()}
    main, second = listed["main"], listed.get("second", ())
    side, collection = listed.get("sideboard", ()), listed.get("collection", ())
    return replace(made, main=main, second=second, sideboard=side, collection=collection, loose=not headed)


def _said(made: DeckList, key: str, value: str) -> DeckList:
    """What a line says of the deck itself."""
    if key == "name":
        return replace(made, name=value)
    if key == "format":
        return replace(made, format=value.lower())
    if key == "about":
        return replace(made, about=value)
    return replace(made, basis=value.lower()) if key == "basis" else made


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, without comments and bullets."""
    for number, raw in enumerate(text.split("\n"), start=1):
        line = _BULLET.sub("", _COMMENT.sub("", raw.strip("\ufeff")).strip()).strip("=").strip()
        if line.startswith("[") and line.endswith("]"):
            line = line[1:-1].strip()
        if line:
            yield number, line


def _heading(line: str, shape: Shape) -> str:
    """The part of the deck that a heading begins; nothing if the line is none."""
    found = _HEADING.fullmatch(line)
    if found is None:
        return ""
    words = found["words"].lower().removesuffix(" deck").removesuffix("deck").strip() or "deck"
    if words in _PARTS:
        return _PARTS[words]
    if shape.leading and words == shape.leading:
        return "leading"
    if shape.second and words.split()[-1].rstrip("sd") == shape.second.rstrip("sd"):
        return "second"
    kinds = {kind.lower() for kind in shape.kinds}
    plurals = {word for kind in kinds for word in (kind + "s", kind + "es")}
    sized = line.endswith((":", ")", "]")) or line[-1].isdigit()
    return "main" if words in plurals or (words in kinds and sized) else ""


def _counted(file: Path, number: int, line: str) -> tuple[str, int]:
    """The card that a line names, and how many of it; one, if no number is said."""
    found = _FIRST.fullmatch(line) or _LAST.fullmatch(line)
    if found is None:
        return line, 1
    digits = found["count"]
    if len(digits) > len(str(limits.COPIES)) or not 1 <= int(digits) <= limits.COPIES:
        what = f'"{found["card"][:40]}" is in the list {digits[:20]} times'
        raise InputError(file, number, what, f"Write a number from 1 to {limits.COPIES:,}, or remove the line")
    return found["card"], int(digits)


def _together(entries: list[Entry]) -> list[Entry]:
    """A card that stands in two lines is there as often as both say."""
    counts: Counter[str] = Counter()
    for entry in entries:
        counts[entry.card] += entry.count
    first = {entry.card: entry for entry in reversed(entries)}
    return [replace(first[card], count=count) for card, count in counts.items()]


def spellings(card: str) -> Iterator[str]:
    """What else a line may mean: a name or a code in brackets behind it, a code before it or behind it."""
    found = _IN_BRACKETS.fullmatch(card)
    if found is not None:
        yield found["code"].strip()
        yield found["name"].strip()
    words = card.split()
    if len(words) > 1:
        yield words[0]
        yield words[-1]


def as_list(deck: Deck, pool: CardPool, shape: Shape) -> str:
    """A deck as such a list, which can be read again: a card by its name, or by its id where the name means another one."""
    return _listed(deck, shape, lambda card: _spelt(card, pool))


def as_codes(deck: Deck, pool: CardPool, shape: Shape) -> str:
    """The same by ids, with the names behind `//`."""
    return _listed(deck, shape, lambda card: f"{card.id}  // {card.name}")


def _listed(deck: Deck, shape: Shape, spelt: Callable[[CardRecord], str]) -> str:
    out = [f"Name: {deck.name}", f"Game: {deck.game}", f"Format: {deck.format}"]
    if deck.basis:
        out.append(f"Basis: {deck.basis}")
    if deck.leader is not None:
        out.append(f"{shape.leading.capitalize()}: {spelt(deck.leader)}")
    parts = {"Main": deck.main, shape.second.capitalize(): deck.second, "Sideboard": deck.sideboard, "Collection": deck.collection}
    for heading, cards in parts.items():
        if cards:
            out += ["", f"{heading} ({len(cards)})"]
            out += [f"{count} {spelt(card)}" for card, count in Counter(cards).items()]
    return "\n".join(out) + "\n"


def _spelt(card: CardRecord, pool: CardPool) -> str:
    plain = len(pool.named(card.name)) == 1 and not _COMMENT.search(card.name) and card.name[:1].isalpha()
    return card.name if plain else card.id
