"""What is tried, kind by kind: how a changed input is made, and which commands it is given to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

from cardwright.cards import starter_decks
from tests.cli.here import here
from tests.cli.terminal import Run
from tests.hostile.changing import WEIRD, any_text, both, crossed_json, crossed_lines, spoilt
from tests.hostile.kept_kinds import KEPT_KINDS
from tests.hostile.making import (
    GAMES,
    Kind,
    card_rows,
    deck_texts,
    deck_values,
    exports,
    replays,
    scenario_texts,
    text_near,
    value_near,
    write,
)
from tests.hostile.typed_kinds import TYPED_KINDS

LINES = 10  # that are typed in one game
COMMANDS = ("why", "view", "look", "undo", "log", "table", "pass", "pay", "?", "save", "help", "", "end", "yes", "no")


def cards(chance: Random) -> tuple[str, str]:
    """One card that is changed, or that has a line of text of another one; sometimes one that is whole behind it."""
    game = chance.choice(GAMES)
    rows = card_rows(game)
    row = chance.choice(rows)
    if chance.random() < 0.4:
        changed = crossed_json(chance, row, rows)
        changed["text"] = crossed_lines(chance, str(row.get("text", "")), [str(other.get("text", "")) for other in rows], 2)
        first = json.dumps(changed)
    else:
        first = both(chance, row)
    return game, spoilt(chance, "\n".join([first, *(json.dumps(chance.choice(rows)) for _ in range(chance.randint(0, 1)))]))


def decks(chance: Random) -> tuple[str, str]:
    game = chance.choice(GAMES)
    how = chance.random()
    if how < 0.45:
        return game, value_near(chance, deck_values(game))
    return game, value_near(chance, exports(game)) if how < 0.55 else text_near(chance, deck_texts(game))


def scenarios(chance: Random) -> tuple[str, str]:
    game = chance.choice(scenario_texts())[0]
    return game, text_near(chance, [text for code, text in scenario_texts() if code == game])


def saves(chance: Random) -> tuple[str, str]:
    game = chance.choice(GAMES)
    return game, value_near(chance, replays(game))


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
    if len(text) % 4 == 1:
        yield here("text", "explain", *named(text), "--cards", file, "--game", game)


def named(text: str) -> list[str]:
    """The name of the first card of a file, if it can be made out."""
    try:
        return [str(json.loads(text.split("\n")[0])["name"])[:200]]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ["Nobody"]


def try_decks(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "deck.txt"
    write(file, text)
    yield here("deck", "check", file, "--game", game)
    imported = here("deck", "import", file, folder / "made.json", "--game", game)
    yield imported
    if imported.code == 0:
        yield here("deck", "export", folder / "made.json", folder / "list.txt")
        yield here("deck", "check", folder / "list.txt")
    if len(text) % 4 == 0:
        yield here("play", game, "--deck", file, "--against", file, "--bot", "random", "--seed", "3", keys="quit\n")
        yield here("simulate", game, file, file, "--games", "1")


def try_scenarios(game: str, text: str, folder: Path) -> Iterator[Run]:
    file = folder / "one.scenario"
    write(file, text)
    yield here("judge", "run", file)
    if len(text) % 4 == 0:
        yield here("judge", "find", folder, "wall")


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
        *KEPT_KINDS,
        *TYPED_KINDS,
    )
}
