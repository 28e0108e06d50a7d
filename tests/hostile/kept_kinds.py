"""What commands keep for each other, changed: imported cards and the files they came from, folders of the arena, fitted weights."""

from __future__ import annotations

import atexit
import csv
import io
import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

import cardwright as cw
from cardwright.bots.values import Fitted, read_fitted, value_from
from cardwright.cards.reading import JsonObject
from cardwright.cli.faults import carry_out
from cardwright.files import OWN_FOLDER
from cardwright.lookahead.judgement import judgement_of
from cardwright.training.selfplay import features_of
from tests.cli.here import here, printed, streams
from tests.cli.terminal import Run
from tests.hostile.changing import both, changed_text, crossed_json, encoded, spoilt
from tests.hostile.making import GAMES, Kind, card_rows, value_near, write

ARENA = ("--games", "12", "--batch", "6", "--seed", "3", "--without-ray", "--json")


# -- files that are imported
def tabled(rows: list[JsonObject], between: str) -> str:
    """Cards as a table, lists with strokes between."""
    out = io.StringIO()
    columns = list(dict.fromkeys(key for row in rows for key in row))
    table = csv.DictWriter(out, columns, delimiter=between)
    table.writeheader()
    for row in rows:
        table.writerow({key: " / ".join(map(str, value)) if isinstance(value, list) else value for key, value in row.items()})
    return out.getvalue()


def imports(chance: Random) -> tuple[str, str]:
    """A few cards as a table, as a list, inside of sets, or one a line; the first line says what the file is called."""
    game = chance.choice(GAMES)
    rows = [chance.choice(card_rows(game)) for _ in range(chance.randint(1, 3))]
    how = chance.randrange(4)
    if how == 0:
        name, text = "cards.csv", tabled(rows, chance.choice(",;\t|"))
        text = spoilt(chance, changed_text(chance, text))
    elif how == 1:
        name, text = "cards.json", value_near(chance, [rows])
    elif how == 2:
        name, text = "sets.json", value_near(chance, [{"sets": [{"name": "First", "cards": rows}]}])
    else:
        changed = crossed_json(chance, rows[0], card_rows(game))
        name, text = "cards.jsonl", spoilt(chance, "\n".join([json.dumps(changed), *(both(chance, row) for row in rows[1:])]))
    return game, f"{chance.choice((name, name, name, 'cards.txt', 'cards'))}\n{text}"


def try_imports(game: str, text: str, folder: Path) -> Iterator[Run]:
    name, _, content = text.partition("\n")
    file = folder / name
    write(file, content)
    with own_data(folder):
        yield here("cards", "import", file, "--game", game, "--json")
        yield here("cards", "list", "--json")
        yield here("cards", game, "Nobody")


@contextmanager
def own_data(folder: Path) -> Iterator[None]:
    """A user's own folder, for so long."""
    with patch.dict(os.environ, {OWN_FOLDER: str(folder / "own")}):
        yield


# -- collections, as they are kept
@cache
def collection_value(game: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, own_data(Path(name)):
        file = Path(name) / "some.jsonl"
        file.write_text("\n".join(json.dumps({**row, "id": f"T-{n}"}) for n, row in enumerate(card_rows(game)[:3])))
        here("cards", "import", file, "--game", game)
        kept: dict[str, Any] = json.loads((Path(name) / "own/collections" / game / "some.json").read_text())
    return kept


def collections(chance: Random) -> tuple[str, str]:
    game = chance.choice(GAMES)
    return game, value_near(chance, [collection_value(game)])


def try_collections(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "own/collections" / game / "some.json"
    file.parent.mkdir(parents=True)
    write(file, text)
    with own_data(folder):
        yield here("cards", "list", "--json")
        yield here("cards", "check", "--game", game)
        yield here("cards", game, "Nobody")
        yield here("cards", "remove", "some", "--game", game)


# -- a folder of the arena
@cache
def arena_template() -> Path:
    """A run of the small game, made once in a process and those that are forked from it."""
    folder = Path(tempfile.mkdtemp(prefix="hostile-arena-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    with at_work_here():
        done = here("arena", "kites", *ARENA, "--out", folder / "run")
    assert done.code == 0, done
    return folder / "run"


@contextmanager
def at_work_here() -> Iterator[None]:
    """Nobody starts processes."""
    from tests.arena.leagues import Here

    with patch("cardwright.arena.league.workers.workers", lambda *given: Here()):
        yield


def arenas(chance: Random) -> tuple[str, str]:
    """One of its files, changed; the first line says which."""
    parts = sorted(arena_template().glob("games/*.parquet"))
    if chance.random() < 0.6:
        return "kites", "run.json\n" + value_near(chance, [json.loads((arena_template() / "run.json").read_text())])
    content = bytearray(chance.choice(parts).read_bytes())
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(content)) if content else 0
        content[at : at + chance.choice((0, 1, 1, 4))] = chance.randbytes(chance.choice((0, 1, 1, 4)))
    if chance.random() < 0.2:
        del content[chance.randrange(len(content)) :]
    name = chance.choice([*(f"games/{part.name}" for part in parts), "games/other.parquet"])
    return "kites", f"{name}\n" + bytes(content).decode("utf-8", "surrogateescape")


def try_arenas(game: str, text: str, folder: Path) -> Iterator[Run]:
    name, _, content = text.partition("\n")
    shutil.copytree(arena_template(), folder / "run")
    (folder / "run" / name).write_bytes(encoded(content))
    with at_work_here():
        yield here("arena", "replay", folder / "run", "3", folder / "game.json", "--json")
        if len(text) % 8 == 0:  # to write a report takes most of the time
            yield here("arena", "cards", folder / "run", "--games", "2", "--without-ray", "--json")
        elif len(text) % 8 < 3:
            yield here("arena", "kites", *ARENA, "--out", folder / "run")


# -- fitted weights
@cache
def fitted_value() -> dict[str, Any]:
    features = features_of("kites")
    weights = dict.fromkeys(features.names[::7], (0.5, -0.25))
    bends = {features.names[0]: [2.0, 5.0]}
    whole = Fitted(
        game="kites", record={"games": 40}, stats=features.stats, ops=features.ops, bias=0.1, thumb=0.3, bends=bends,
        weights=weights,
    )  # fmt: skip
    kept: dict[str, Any] = msgspec.to_builtins(whole)
    return kept


def values(chance: Random) -> tuple[str, str]:
    return "kites", value_near(chance, [fitted_value()])


def try_values(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "value.json"
    write(file, text)

    def used() -> None:
        deck = next(iter(cw.decks(game)))
        t = cw.new_game(game, deck, deck, 1).table
        print(value_from(read_fitted(file), t.rules, judgement_of(game)).worth(t, 0))

    yield carried_out(used)


def carried_out(what: Callable[[], None]) -> Run:
    """As a command would be."""
    with streams("") as (out, err):
        code = carry_out(what)
        return Run(printed(out), printed(err), code)


KEPT_KINDS = (
    Kind("imports", imports, try_imports, lambda game: ["cards.jsonl\n" + "\n".join(json.dumps(row) for row in card_rows(game))]),
    Kind("collections", collections, try_collections, lambda game: [json.dumps(collection_value(game))]),
    Kind("arenas", arenas, try_arenas, lambda game: [] if game != "kites" else ["games/none.txt\n"], ("game.json",)),
    Kind("values", values, try_values, lambda game: [] if game != "kites" else [json.dumps(fitted_value())]),
)
