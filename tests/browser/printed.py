"""Decks of printed cards, chosen by rule from a slice of a card file: the first cards that fit."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from cardwright.cards import CardRecord, Deck, shape_of
from cardwright.collection import parse_file
from cardwright.collection.reading import unread_lines
from cardwright.games.registry import game_named

SHARED = Path(__file__).parents[3] / "shared" / "cards"
SLICES = {"sve": "BP01", "fow": "CMF", "bss": "BSS01", "fftcg": "Opus I", "weiss": "HOL/W91"}
COPIES = {"sve": 3, "fow": 4, "bss": 3, "fftcg": 3, "weiss": 4}
SIZE = {"sve": 40, "fow": 40, "bss": 50, "fftcg": 50, "weiss": 50}
MOST = 90  # cards of a slice


def slice_of(game: str) -> str:
    """Some cards of one set, and whatever leads a deck, as lines of JSON."""
    lines = (SHARED / f"{game}.jsonl").read_text(encoding="utf-8").split("\n")
    records = [json.loads(line) for line in lines if line.strip()]
    one = [record for record in records if record.get("set") == SLICES[game]]
    leads = [record for record in records if record["type"] in ("Leader", "Ruler") or "Magic Stone" in record["type"]]
    climaxes = [record for record in one if record["type"] == "Climax"]
    chosen = {record["id"]: record for record in [*leads[:60], *climaxes[:12], *one[:MOST]]}
    return "\n".join(json.dumps(record) for record in chosen.values())


@cache
def deck_of(game: str) -> Deck:
    """A legal deck of cards of the slice that are understood."""
    cards, _ = parse_file(Path("slice.jsonl"), slice_of(game), game)
    unread = unread_lines(game, cards)
    known = [card for card in cards if card.id not in unread and not card.is_token]
    entry = game_named(game)
    for deck in attempts(game, known):
        if not entry.deck_faults(deck):
            return deck
    raise AssertionError(f"no deck of {game} can be built of this slice: {entry.deck_faults(deck)}")


def attempts(game: str, cards: list[CardRecord]) -> Iterator[Deck]:
    shape = shape_of(game)
    leads = [card for card in cards if shape.leading and card.kind.lower() == shape.leading] or [None]
    second = [card for card in cards if shape.in_second is not None and shape.in_second(card)]
    rest = [card for card in cards if card not in second and card not in leads and card.kind != "J-Ruler"]
    for lead in leads:
        same = [card for card in rest if lead is None or not card.card_class or card.card_class in (lead.card_class, "Neutral")]
        climaxes = tuple(card for card in same if card.kind == "Climax")[:2] * 4
        main = first_copies([card for card in same if card.kind != "Climax"], COPIES[game], SIZE[game] - len(climaxes)) + climaxes
        beside = first_copies(second, 4, 10) if game == "fow" else ()
        yield Deck("Printed", game, shape.format, "", lead, main, beside)


def first_copies(cards: list[CardRecord], copies: int, size: int) -> tuple[CardRecord, ...]:
    """So many of each name, until there are enough."""
    names: set[str] = set()
    out: list[CardRecord] = []
    for card in cards:
        if card.name not in names:
            names.add(card.name)
            out += [card] * copies
    return tuple(out[:size])
