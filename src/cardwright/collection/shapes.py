"""The shapes in which fan databases hand out their cards: other names for fields, lists inside of other lists, columns of a table.

A field is renamed only where the game has no field of the name it bears and lacks the one that is meant; so a file in our own shape
passes through as it is.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from cardwright.cards.bundled import starter_pool
from cardwright.cards.loading import known_fields
from cardwright.cards.reading import JsonObject, read_objects, refuse_half_characters
from cardwright.cards.shapes import Shape, shape_of
from cardwright.errors import InputError

# What is meant, and what databases call it; compared without capitals, blanks, dashes and underscores.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "id": ("code", "number", "cardnumber", "cardno", "cardid", "cardcode", "serialnumber", "serial", "collectornumber"),
    "name": ("cardname", "title", "nameen", "englishname", "enname"),
    "type": ("cardtype", "typeen", "kind", "types"),
    "text": ("ability", "abilities", "effect", "effects", "cardtext", "texten", "rulestext", "skill", "description", "details"),
    "flavour": ("flavor", "flavortext", "flavourtext"),
    "set": ("setcode", "expansioncode"),
    "color": ("colour", "colors", "colours"),
    "colour": ("color", "colors", "colours"),
    "attribute": ("attributes", "element", "elements"),
    "elements": ("element", "elementen"),
    "traits": ("trait", "attributes", "attribute", "specialattribute", "specialattributes"),
    "family": ("families", "traits", "trait"),
    "race": ("races", "trait", "traits"),
    "class": ("craft", "cardclass"),
    "cost": ("manacost", "playcost", "pp"),
    "attack": ("atk", "power"),
    "defense": ("def", "defence", "hp", "health", "toughness"),
    "atk": ("attack",),
    "def": ("defense", "defence"),
    "power": ("poweren", "attack", "atk"),
    "level": ("lv",),
    "trigger": ("triggers", "triggericon", "triggericons"),
    "job": ("jobs", "joben"),
    "category": ("categories", "category1", "categoryen"),
    "ex_burst": ("exburst",),
    "multicard": ("generic",),
    "symbols": ("symbol",),
    "reduction": ("reductions", "reducedcost"),
    "expansion": ("series", "product"),
}
TRUTH: Final = {"true": True, "yes": True, "1": True, "x": True, "false": False, "no": False, "0": False, "": False}
APART: Final = re.compile(r"\s*[;|,/・]\s*")
WHOLE: Final = re.compile(r"\d{1,9}")
PAIR: Final = re.compile(r"([A-Za-z]+)\s+(\d{1,9})")
NAMED: Final = re.compile(r"\s*[A-Za-z]+\s+\d{1,9}(?:\s*,\s*[A-Za-z]+\s+\d{1,9})+\s*")
NOTHING: Final = ("", "-", "–", "—", "n/a", "none", "null")
DEEPEST: Final = 6  # lists of cards inside of sets inside of clusters


def objects_of(file: Path, text: str, shape: Shape, faults: list[InputError]) -> Iterator[tuple[int, JsonObject]]:
    """The records of a text, whatever it is, in the game's own shape."""
    found = rows_of(file, text, faults) if is_table(file, text) else records_of(file, text, faults)
    for line, record in found:
        yield line, in_our_shape(record, shape)


def is_table(file: Path, text: str) -> bool:
    """A table (CSV), and not JSON?"""
    return file.suffix.lower() in (".csv", ".tsv") or (
        file.suffix.lower() not in (".json", ".jsonl", ".ndjson") and not text.lstrip().startswith(("{", "["))
    )


# -- JSON
def records_of(file: Path, text: str, faults: list[InputError]) -> Iterator[tuple[int, JsonObject]]:
    """One record a line, a list of them, or a document in which they lie in lists."""
    start = text.lstrip()
    document = whole_document(start) if start.startswith("{") else None
    if document is None:
        yield from read_objects(file, text, faults)
        return
    for record in inner_records(document, 0):
        yield 1, record


def whole_document(text: str) -> JsonObject | None:
    """A file that is one object and holds cards; nothing if it is a card a line (or broken, which is then said by line)."""
    end = text.find("\n")
    if end > 0 and text[:end].rstrip().endswith("}") and text[end:].lstrip().startswith("{"):
        return None  # one object ends in the first line, and another begins in the second
    try:
        found = json.loads(text)
        refuse_half_characters(found)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) and next(inner_records(found, 0), None) is not None else None


def inner_records(value: object, depth: int) -> Iterator[JsonObject]:
    """What looks like a card (it has a name, and no list of cards in it), anywhere below."""
    if depth > DEEPEST:
        return
    if isinstance(value, list):
        for one in value:
            yield from inner_records(one, depth + 1)
    elif isinstance(value, dict):
        inner = [part for part in value.values() if isinstance(part, (list, dict))]
        below = [record for part in inner for record in inner_records(part, depth + 1)] if depth < DEEPEST else []
        if below and "back" not in value:
            yield from below
        elif is_named(value):
            yield value


def is_named(value: JsonObject) -> bool:
    keys = {plain(key) for key in value}
    return bool(keys & {"name", *NAMES["name"]}) and len(keys & {"type", "text", *NAMES["type"], *NAMES["text"]}) > 0


# -- tables
def rows_of(file: Path, text: str, faults: list[InputError]) -> Iterator[tuple[int, JsonObject]]:
    """The rows of a table whose first row names the columns."""
    head = text.lstrip("\ufeff\r\n").split("\n", 1)[0]
    mark = max(",;\t", key=head.count)
    if not head.strip() or head.count(mark) == 0:
        fix = "Give JSON, one JSON object a line, or CSV whose first row names the columns"
        raise InputError(file, 1, "this is neither JSON nor a table", fix)
    reader = csv.reader(io.StringIO(text), delimiter=mark, strict=True)
    try:
        names = [name.strip() for name in next(reader)]
        if len(set(names)) < len(names):
            raise InputError(file, 1, "two columns have the same name", "Give each column its own name")
        for row in reader:
            if not any(cell.strip() for cell in row):
                continue
            if len(row) != len(names):
                what = f"this row has {len(row)} cells, the first one {len(names)}"
                faults.append(InputError(file, reader.line_num, what, "Put cells with commas or line ends in quotes"))
                continue
            yield reader.line_num, dict(zip(names, row, strict=True))
    except csv.Error as fault:
        raise InputError(file, reader.line_num, f"the table is broken ({fault})", "Check its quotes") from None


# -- fields
def in_our_shape(record: JsonObject, shape: Shape) -> JsonObject:
    """The same record with the names and kinds that this game's files have."""
    known, _ = known_fields(shape)
    out: JsonObject = {}
    meant_by = {plain(key): key for key in record}
    taken: set[str] = set()
    for field in sorted(known):
        key = field if field in record else next((meant_by[name] for name in names_for(field, shape) if name in meant_by), "")
        if key and (key == field or key not in known) and key not in taken:
            taken.add(key)
            out[field] = as_field(field, record[key], shape)
    for key, value in record.items():
        if key not in taken and key not in out and plain(key) not in {plain(name) for name in known}:
            out[key] = value
    return {key: value for key, value in out.items() if value is not None}


def names_for(field: str, shape: Shape) -> Iterable[str]:
    own = (plain(field),)
    return (*own, *NAMES.get(field, ())) if field in NAMES else own


def plain(key: str) -> str:
    return re.sub(r"[\s_.\-]+", "", key).lower()


def as_field(field: str, value: object, shape: Shape) -> object:
    """A cell of a table is a text, whatever it means; other databases join lists, or take texts apart."""
    kind = field_kinds(shape.game).get(field, str)
    if isinstance(value, str):
        stripped = value.strip()
        if kind is bool:
            return TRUTH.get(stripped.lower(), value)
        if stripped[:1] in ("[", "{") and (kind is list or field in ("levels", "effects", "back")):
            return loaded(value)
        if kind is list:
            return objects_in(value) or parts_of(value)
        if kind is int or field in shape.numbers:
            return number_of(value)
        return None if field not in ("text", "id", "name", "type") and stripped.lower() in NOTHING else value
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list) and kind is str and all(isinstance(one, str) for one in value):
        if field in ("text", "type"):
            return ("\n" if field == "text" else " / ").join(value)
        return value[0] if len(value) == 1 else value
    return value


@cache
def field_kinds(game: str) -> dict[str, type]:
    """What the fields of a game's files hold, as its own set shows: numbers, lists, truth values; else texts."""
    shape = shape_of(game)
    found: dict[str, type] = {"subtype": list, shape.traits: list, **dict.fromkeys(shape.numbers, int)}
    for card in starter_pool(game):
        for face in card.faces:
            for key, value in face.extra.items():
                if isinstance(value, (bool, int, list)):
                    found.setdefault(key, type(value))
    return found


def number_of(value: str) -> object:
    stripped = value.strip().replace(",", "")
    if stripped.lower() in NOTHING:
        return None
    return int(stripped) if WHOLE.fullmatch(stripped) else value


def parts_of(value: str) -> object:
    """A list in one cell: as JSON, or with signs between."""
    stripped = value.strip()
    if stripped.startswith("["):
        return loaded(stripped)
    if stripped.lower() in NOTHING:
        return None
    return [part for part in APART.split(stripped) if part]


def objects_in(value: str) -> list[JsonObject]:
    """A list of numbers with names, as people would write it: `level 1, cores 1, bp 2000; level 2, cores 3, bp 4000`."""
    parts = [part for part in value.split(";") if part.strip()]
    if not all(NAMED.fullmatch(part) for part in parts):
        return []
    return [{name.lower(): int(number) for name, number in PAIR.findall(part)} for part in parts]


def loaded(value: str) -> object:
    try:
        found = json.loads(value)
        refuse_half_characters(found)
        return found
    except (ValueError, RecursionError):
        return value
