"""From a file of a fan database to cards: what is sound is taken, what is not is named and left out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cardwright.cards.bundled import starter_pool
from cardwright.cards.loading import cards_of_objects
from cardwright.cards.reading import JsonObject, read_text
from cardwright.cards.record import CardRecord
from cardwright.cards.shapes import shape_of
from cardwright.collection import storage
from cardwright.collection.shapes import objects_of
from cardwright.errors import InputError
from cardwright.face.decks import find_game
from cardwright.games.registry import game_codes

SAMPLE: Final = 50  # records that are tried as cards of other games
MOST_FAULTS: Final = 5_000


class Imported(msgspec.Struct, frozen=True):
    """What has come of a file."""

    collection: storage.Collection
    replaced: bool
    left_out: int
    """How many records are no cards. `collection.left_out` has the first of them."""


def import_cards(file: Path, game: str, name: str = "", called: str = "") -> Imported:
    """Read a file, and keep its cards. `called`: what to say it is called, if its own name is nobody's business."""
    entry = find_game(game)
    shown = Path(called) if called else file
    wanted = name or storage.name_for(shown)
    where = storage.place_of(entry.code, wanted)
    cards, faults = parse_file(shown, read_text(file), entry.code)
    cards, taken = without_taken(cards, entry.code, wanted)
    replaced = where.is_file()
    made = storage.store(entry.code, wanted, shown.name, cards, [*faults, *taken])
    return Imported(made, replaced, len(faults) + len(taken))


def parse_file(file: Path, text: str, game: str) -> tuple[list[CardRecord], list[InputError]]:
    """The cards of a text, and what is wrong with the records that are none. One line (`InputError`) if none is."""
    if "\0" in text:
        raise InputError(file, 0, "this is no text (it has zero bytes)", "Give JSON, one JSON object a line, or CSV")
    shape = shape_of(game)
    faults: list[InputError] = []
    objects: list[tuple[int, JsonObject]] = []
    try:
        for line, record in objects_of(file, text, shape, faults):
            objects.append((line, record))
            if len(faults) > MOST_FAULTS:
                what = f"over {MOST_FAULTS:,} records are broken; the first: {faults[0].what}"
                raise InputError(file, faults[0].line, what, faults[0].fix)
        cards = cards_of_objects(file, objects, shape, faults)
    except InputError as fault:
        other = other_game(file, text, game)
        if other and (objects or faults):
            raise wrong_game(file, game, other) from None
        raise fault
    other = other_game(file, text, game) if len(faults) > len(cards) else ""
    if other:
        raise wrong_game(file, game, other)
    return cards, faults


def wrong_game(file: Path, game: str, other: str) -> InputError:
    fix = f"They look like those of {find_game(other).name}: say {other}"
    return InputError(file, 0, f"these are no cards of {find_game(game).name}", fix)


def other_game(file: Path, text: str, game: str) -> str:
    """Another game to which the first records belong, if they belong to one."""
    best, most = "", 0
    for code in game_codes():
        if code == game:
            continue
        shape = shape_of(code)
        faults: list[InputError] = []
        try:
            sample = [one for one, _ in zip(objects_of(file, text, shape, faults), range(SAMPLE), strict=False)]
            sound = len(cards_of_objects(file, sample, shape, faults))
        except InputError:
            continue
        if sound > len(sample) / 2 and sound > most:
            best, most = code, sound
    return best


def without_taken(cards: list[CardRecord], game: str, name: str) -> tuple[list[CardRecord], list[InputError]]:
    """The cards whose ids nobody has: neither the game's own set nor another collection. The very same card may be in several."""
    known = {card.id: (card, "the game's own set") for card in starter_pool(game)}
    for stored in storage.all_stored(game):
        if stored.name != name:
            for card in storage.collection(game, stored.name).cards:
                known.setdefault(card.id, (card, f"the collection {stored.name}"))
    free, faults = [], []
    for card in cards:
        there = known.get(card.id)
        if there is None or there[0] == card:
            free.append(card)
        else:
            what = f'card "{card.id}": {there[1]} has this id for another card, "{there[0].name}"'
            faults.append(InputError(card.file, card.line, what, "Give it another id, or remove that collection"))
    if not free:
        raise faults[0]
    return free, faults
