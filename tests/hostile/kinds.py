"""What is tried, kind by kind: how a changed input is made, and which commands it is given to."""

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
from tests.cli.here import here
from tests.cli.terminal import Run
from tests.hostile.changing import WEIRD, any_text, both, changed_text

PROJECT = Path(__file__).resolve().parents[2]
Words = tuple[object, ...]


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
LINES = 10  # that are typed in one game
COMMANDS = ("why", "view", "look", "undo", "log", "table", "pass", "pay", "?", "save", "help", "", "end", "yes", "no")


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


def cards(chance: Random) -> tuple[str, str]:
    game = chance.choice(GAMES)
    rows = [chance.choice(card_rows(game)) for _ in range(chance.randint(1, 2))]
    lines = [json.dumps(row) for row in rows[1:]]
    return game, "\n".join([both(chance, rows[0]), *lines])


def decks(chance: Random) -> tuple[str, str]:
    game = chance.choice(GAMES)
    if chance.random() < 0.5:
        return game, both(chance, chance.choice(deck_values(game)))
    return game, changed_text(chance, chance.choice(deck_texts(game)))


def scenarios(chance: Random) -> tuple[str, str]:
    game, text = chance.choice(scenario_texts())
    return game, changed_text(chance, text)


def saves(chance: Random) -> tuple[str, str]:
    game = chance.choice(GAMES)
    return game, both(chance, chance.choice(replays(game)))


def answers(chance: Random) -> tuple[str, str]:
    """What is typed at the terminal: numbers, commands, names, nonsense."""
    game = chance.choice(GAMES)
    return game, "\n".join(typed(chance, game) for _ in range(LINES))


def typed(chance: Random, game: str) -> str:
    """One line of it."""
    name = chance.choice(card_rows(game))["name"]
    how = chance.randrange(5)
    if how == 0:
        return str(chance.randint(0, 9))
    if how == 1:
        rest = chance.choice(("", name, chance.choice(WEIRD), str(chance.randint(-1, 12)), any_text(chance, 8)))
        return f"{chance.choice(COMMANDS)} {rest}"
    return (name, chance.choice(WEIRD), any_text(chance, 10))[how - 2]


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
    imported = here("deck", "import", file, folder / "made.json", "--game", game)
    yield imported
    if imported.code == 0:
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


def whole_cards(game: str) -> Iterator[str]:
    yield "\n".join(json.dumps(row) for row in card_rows(game))


def whole_decks(game: str) -> list[str]:
    return [json.dumps(deck) for deck in deck_values(game)]


def whole_scenarios(game: str) -> list[str]:
    return [text for code, text in scenario_texts() if code == game][::8]


def whole_saves(game: str) -> list[str]:
    return [json.dumps(save) for save in replays(game)]


KINDS = {
    kind.name: kind
    for kind in (
        Kind("cards", cards, try_cards, whole_cards),
        Kind("decks", decks, try_decks, whole_decks, ("made.json",)),
        Kind("scenarios", scenarios, try_scenarios, whole_scenarios),
        Kind("saves", saves, try_saves, whole_saves, ("again.json",)),
        Kind("replays", saves, try_replays, whole_saves),
        Kind("answers", answers, try_answers, lambda game: ["1\n1\n"], holds=LINES),
    )
}
