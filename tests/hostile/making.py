"""Good files of every kind, from which changed ones are made; and what a kind of input is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import cardwright as cw
from cardwright.cards import shape_of, starter_decks, starter_pool
from cardwright.cards.deck_lists import as_list
from cardwright.games.finding import data_folder
from cardwright.games.registry import game_codes
from tests.cli.terminal import Run
from tests.hostile.changing import both, changed_text, crossed_json, crossed_lines, encoded, spoilt

PROJECT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Kind:
    """One kind of input."""

    name: str
    made: Callable[[Random], tuple[str, str]]
    """The game, and what is given; drawn by lot."""
    tried: Callable[[str, str, Path], Iterator[Run]]
    """Commands with it, in a folder of its own."""
    seeds: Callable[[str], Iterable[str]] = lambda game: ()
    """Some inputs of a game that nobody has changed."""
    written: tuple[str, ...] = ()
    """Files that a command may have written there: whole, or not at all."""
    holds: int = 1
    """How many changed inputs are tried together: a file is one, each line that is typed is one."""


GAMES = sorted(game_codes(examples=True))


@cache
def card_rows(game: str) -> list[dict[str, Any]]:
    lines = (data_folder(game) / "starter.jsonl").read_text(encoding="utf-8").split("\n")
    return [json.loads(line) for line in lines if line.strip()]


@cache
def deck_values(game: str) -> list[dict[str, Any]]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted((data_folder(game) / "decks").glob("*.json"))]


@cache
def deck_texts(game: str) -> list[str]:
    return [as_list(deck, starter_pool(game), shape_of(game)) for deck in starter_decks(game).values()]


@cache
def scenario_texts() -> list[tuple[str, str]]:
    files = sorted((PROJECT / "tests" / "games").glob("*/scenarios/*.scenario"))
    return [(file.parts[-3], file.read_text(encoding="utf-8")) for file in files]


@cache
def replays(game: str) -> list[dict[str, Any]]:
    """A short game that somebody gave up, and one that goes on."""
    names = list(cw.decks(game)) if game != "kites" else list(starter_decks(game))
    made = []
    for seed, given_up in ((1, True), (2, False)):
        played = cw.new_game(game, names[0], names[0], seed=seed)
        chance = Random(seed)
        for _ in range(12):
            if played.decision is not None:
                played.apply(chance.randrange(len(played.decision.options)))
        if given_up:
            played.concede(1)
        made.append(json.loads(played.save()))
    return made


@cache
def exports(game: str) -> list[Any]:
    """A deck as deck builders of the web hand it out (`cards/deck_exports.py`)."""
    deck = next(iter(starter_decks(game).values()))
    main, second = ([card.id for card in part] for part in (deck.main, deck.second))
    counted = [{"card_number": id, "num": main.count(id)} for id in dict.fromkeys(main)]
    return [
        {"title": "A deck", "list": counted, "sub_list": [{"card_number": id, "num": 1} for id in second]},
        {"name": "A deck", "cards": [{"quantity": one["num"], "card": {"serial_number": one["card_number"]}} for one in counted]},
        {"deck": {"cards": [{"name": card.name, "set": "A", "side": "W", "release": "1", "sid": "E001"} for card in deck.main]}},
    ]


def value_near(chance: Random, values: list[Any]) -> str:
    """One of these as a file: nearly right, or changed in any way."""
    value = chance.choice(values)
    return spoilt(chance, json.dumps(crossed_json(chance, value, values)) if chance.random() < 0.4 else both(chance, value))


def text_near(chance: Random, texts: list[str]) -> str:
    """The same of texts."""
    text = chance.choice(texts)
    return spoilt(chance, crossed_lines(chance, text, texts) if chance.random() < 0.4 else changed_text(chance, text))


def write(file: Path, text: str) -> None:
    file.write_bytes(encoded(text))
