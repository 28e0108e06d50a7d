"""Decks as the deck builders of the web hand them out as JSON, turned into a list as people write it.

Known: DeckLog (`list`, `sub_list`, `p_list` of `card_number` and `num`), ffdecks (`cards` of `quantity` and `card`), Encore Decks
(`cards`, each copy by itself, by `set`, `side`, `release` and `sid`), and whatever lists codes or names with a count like these.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Final

CODES: Final = ("card_number", "cardcode", "card_code", "serial_number", "code", "number", "id")
NAMES: Final = ("name", "card_name", "title")
COUNTS: Final = ("num", "quantity", "count", "amount", "qty", "copies")
MAIN: Final = ("list", "cards", "main", "maindeck", "main_deck", "deck")
SECOND: Final = ("sub_list", "evolve", "evolve_deck", "stones", "stone_deck", "stonedeck", "second")
LEADING: Final = ("p_list", "leader", "ruler")


def export_as_list(text: str, leading: str, second: str) -> str:
    """The export as a list; nothing if this is none that is known here."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    if isinstance(value, list):
        value = {"cards": value}
    if not isinstance(value, dict):
        return ""
    if isinstance(value.get("deck"), dict):  # some have it in an envelope
        value = {**value, **value["deck"]}
    main = lines_of(value, MAIN)
    if not main:
        return ""
    name = next((str(value[key]) for key in ("title", "name") if isinstance(value.get(key), str) and value[key].strip()), "")
    out = [f"Name: {' '.join(name.split())}"] if name else []
    leads = lines_of(value, LEADING)
    if leading and leads:
        out += [f"{leading}:", *leads]
    beside = lines_of(value, SECOND)
    out += ["main:", *main] if leads or beside else main
    if second and beside:
        out += [f"{second}:", *beside]
    return "\n".join(out)


def lines_of(value: dict[str, object], keys: Iterable[str]) -> list[str]:
    for key in keys:
        found = value.get(key)
        if isinstance(found, dict):
            found = [found]
        if isinstance(found, list):
            lines = list(counted(found))
            if lines:
                return lines
    return []


def counted(entries: Iterable[object]) -> Iterator[str]:
    """A line for each entry that names a card."""
    for entry in entries:
        if isinstance(entry, str) and entry.strip():
            yield f"1 {entry.strip()}"
        elif isinstance(entry, dict):
            count = next((entry[key] for key in COUNTS if isinstance(entry.get(key), int)), 1)
            card = entry.get("card")
            meant = called(card if isinstance(card, dict) else entry)
            if meant and count > 0:
                yield f"{count} {meant}"


def called(card: dict[str, object]) -> str:
    parts = [card.get(key) for key in ("set", "side", "release", "sid")]
    if all(isinstance(part, str) and part for part in parts):
        return f"{parts[0]}/{parts[1]}{parts[2]}-{parts[3]}"
    for key in (*CODES, *NAMES):
        found = card.get(key)
        if isinstance(found, str) and found.strip():
            return " ".join(found.split())
    return ""
