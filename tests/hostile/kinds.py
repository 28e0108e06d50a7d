"""What is tried, kind by kind: how a changed input is made, and which commands it is given to."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import cardwright as cw
from cardwright.cards import shape_of, starter_decks, starter_pool
from cardwright.cards.deck_lists import as_list
from cardwright.games.finding import data_folder
from cardwright.games.registry import game_codes
from tests.cli.here import here
from tests.cli.terminal import Run
from tests.hostile.changing import WEIRD, both, changed_text

PROJECT = Path(__file__).resolve().parents[2]
Words = tuple[object, ...]


@dataclass(frozen=True)
class Kind:
    """One kind of input."""

    name: str
    made: st.SearchStrategy[tuple[str, str]]
    """The game, and what is given."""
    tried: Callable[[str, str, Path], Iterator[Run]]
    """Commands with it, in a folder of its own."""


games = st.sampled_from(sorted(game_codes(examples=True)))


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
        chance = random.Random(seed)
        for _ in range(12):
            if played.decision is not None:
                played.apply(chance.randrange(len(played.decision.options)))
        if given_up:
            played.concede(1)
        made.append(json.loads(played.save()))
    return made


@st.composite
def cards(draw: st.DrawFn) -> tuple[str, str]:
    game = draw(games)
    rows = [draw(st.sampled_from(card_rows(game))) for _ in range(draw(st.integers(1, 2)))]
    lines = [json.dumps(row) for row in rows[1:]]
    return game, "\n".join([draw(both(rows[0])), *lines])


@st.composite
def decks(draw: st.DrawFn) -> tuple[str, str]:
    game = draw(games)
    if draw(st.booleans()):
        return game, draw(both(draw(st.sampled_from(deck_values(game)))))
    return game, draw(changed_text(draw(st.sampled_from(deck_texts(game)))))


@st.composite
def scenarios(draw: st.DrawFn) -> tuple[str, str]:
    game, text = draw(st.sampled_from(scenario_texts()))
    return game, draw(changed_text(text))


@st.composite
def saves(draw: st.DrawFn) -> tuple[str, str]:
    game = draw(games)
    return game, draw(both(draw(st.sampled_from(replays(game)))))


@st.composite
def answers(draw: st.DrawFn) -> tuple[str, str]:
    """What is typed at the terminal: numbers, commands, names, nonsense."""
    game = draw(games)
    words = ("why", "view", "look", "undo", "log", "table", "pass", "pay", "?", "save", "help", "", "end", "yes", "no")
    name = st.sampled_from([row["name"] for row in card_rows(game)])
    rest = st.one_of(st.just(""), name, st.sampled_from(WEIRD), st.integers(-1, 12).map(str), st.text(max_size=8))
    command = st.tuples(st.sampled_from(words), rest).map(" ".join)
    line = st.one_of(st.integers(0, 9).map(str), command, name, st.sampled_from(WEIRD), st.text(max_size=10))
    return game, "\n".join(draw(st.lists(line, min_size=1, max_size=14)))


def try_cards(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "cards.jsonl"
    write(file, text)
    rehearsed = () if len(text) % 4 == 0 else ("--no-rehearsal",)  # which takes most of the time
    yield here("text", "check", file, "--game", game, "--lines", 3, *rehearsed)
    yield here("cards", game, "Nobody", "--cards", file)


def try_decks(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "deck.txt"
    write(file, text)
    yield here("deck", "check", file, "--game", game)
    if here("deck", "import", file, folder / "made.json", "--game", game).code == 0:
        yield here("deck", "export", folder / "made.json", folder / "list.txt")
        yield here("deck", "check", folder / "list.txt")


def try_scenarios(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "one.scenario"
    write(file, text)
    yield here("judge", "run", file)


def try_saves(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "save.json"
    write(file, text)
    yield here("play", game, "--resume", file, keys="1\nwhy\nlog\nundo\nsave " + str(folder / "again.json") + "\nquit\n")


def try_replays(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "replay.json"
    write(file, text)
    yield here("replay", file, "--check", "--json")
    yield here("replay", file, "--as", "1", keys="next\nto 3\nback\nend\nquit\n")


def try_answers(game: str, text: str, folder: Path) -> Iterator[Run]:
    names = list(starter_decks(game))
    keys = text.replace("save ", f"save {folder}/")
    yield here("play", game, "--deck", names[0], "--against", names[0], "--bot", "random", "--seed", "3", keys=keys)


def write(file: Path, text: str) -> None:
    file.write_bytes(text.encode("utf-8", "surrogatepass"))


KINDS = {
    kind.name: kind
    for kind in (
        Kind("cards", cards(), try_cards), Kind("decks", decks(), try_decks), Kind("scenarios", scenarios(), try_scenarios),
        Kind("saves", saves(), try_saves), Kind("replays", saves(), try_replays), Kind("answers", answers(), try_answers),
    )
}  # fmt: skip
