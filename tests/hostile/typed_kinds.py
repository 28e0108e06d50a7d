"""Command lines: every command with words that are missing, doubled, exchanged, misspelt, or nothing that anybody would type."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from cardwright.cards import starter_decks
from cardwright.cli.app import command
from tests.cli.here import here
from tests.cli.terminal import Run
from tests.hostile.changing import any_text, changed_text
from tests.hostile.making import GAMES, Kind, card_rows, deck_values, replays, scenario_texts

ODD = (
    "", " ", "-", "--", "-1", "0", "1", "1.5", "1e999", "nan", "inf", "-inf", "0x10", "²", "٣", "99999999999999999999", "9" * 5000,
    "a" * 3000, "é", "💥", "\ud800", "\x1b[2J", "/dev/null", "/dev/full", "/dev/null/x", "no/where", "no-such-game", "all",
    "sve,fow", "mine.py:Bot", ".py:", "mine.py:", "swordcraft", "=", "--=", "--json=1", "--seed=", "%s", "{0}", "[bold]", "[/]",
    "*", "deck.json", "one.scenario", "game.json", "cards.jsonl", "bot.py:Wrong", "bot.py:Brave:x", "bot.py:Nobody",
    "sve.txt", "True", "None", "a:b", "::",
)  # fmt: skip
"""Words that nobody expects; also names of files that are there, where they don't belong."""
BOT = """
import cardwright as cw
class Brave(cw.bots.Bot):
    def choose(self, game):
        return 10**9
class Wrong:
    pass
"""


@cache
def good_lines(game: str) -> list[list[str]]:
    """Commands that work, and are quick; all of them, with most of their options."""
    deck = next(iter(starter_decks(game)))
    decks = ["--deck", deck, "--against", deck]
    return [
        ["games", "--json"], ["decks", game, "--json"], ["--version"], ["rules", game, "1"], ["rules", game, "--missing", "--json"],
        ["cards", game, "Nobody", "--cards", "cards.jsonl", "--json"], ["cards", "show", game], ["cards", "list", "--game", game],
        ["cards", "check", "--game", game, "--jobs", "1"], ["cards", "remove", "nothing", "--game", game],
        ["cards", "import", "cards.jsonl", "--game", game, "--name", "mine", "--json"],
        ["deck", "check", "deck.json", "--game", game, "--cards", "cards.jsonl", "--allow-unread"],
        ["deck", "import", "deck.json", "made.json", "--game", game], ["deck", "export", deck, "list.txt", "--game", game],
        ["deck", "sealed", "sealed.json", "--seed", "1", "--cards", "cards.jsonl"],
        ["text", "check", "cards.jsonl", "--game", game, "--lines", "3", "--no-rehearsal", "--json", "--jobs", "1"],
        ["text", "explain", "Nobody", "--game", game, "--cards", "cards.jsonl"],
        ["judge", "run", "one.scenario", "--cards", "cards.jsonl", "--json"], ["judge", "find", ".", "wall", "--json"],
        ["replay", "game.json", "--check", "--json"], ["replay", "game.json", "--to", "3", "--as", "1"],
        ["play", game, "--terminal", *decks, "--bot", "random", "--seed", "3", "--cards", "cards.jsonl", "--allow-unread"],
        ["play", game, "--two-players", *decks, "--seed", "3", "--save", "made.json"],
        ["play", game, "--resume", "game.json", "--bot", "easy"],
        ["simulate", game, deck, deck, "--games", "1", "--jobs", "1", "--seed", "5", "--bot", "random", "--other-bot", "easy"],
        ["simulate", game, deck, deck, "--games", "1", "--bot", "bot.py:Brave", "--faults", ".", "--think", "0.01"],
        ["arena", "run", game, "--decks", deck, "--bots", "random", "--games", "2", "--system", "swiss", "--rounds", "1"],
        ["arena", "cards", "run", "--games", "2", "--deck", deck, "--without-ray"], ["arena", "replay", "run", "1", "made.json"],
        ["arena", "tune", deck, "--game", game, "--out", "run", "--without-ray", "--games", "2"],
        ["train", game, "--games", "20", "--bot", "greedy", "--worlds", "1", "--noise", "0.1", "--to", "no/value.json"],
        ["fuzz", game, "--games", "1", "--seed", "1", "--jobs", "1", "--json"], ["bench", "none", "--seconds", "0.1", "--json"],
        ["new-game", "sve", "--folder", "new"], ["conforms", "none", "--games", "1", "--seed", "1", "--json"], ["steps", "none"],
        ["serve", "--host", "127.0.0.1", "--port", "99999"],
    ]  # fmt: skip


@cache
def all_options() -> list[str]:
    """Every option of every command."""
    found: set[str] = set()
    waiting = [command()]
    while waiting:
        one = waiting.pop()
        waiting += getattr(one, "commands", {}).values()
        found.update(option for param in one.params for option in param.opts if option.startswith("--"))
    return sorted(found - {"--help", "--version"})


def words(chance: Random) -> tuple[str, str]:
    """A good line with one to three of its words changed, as JSON."""
    game = chance.choice(GAMES)
    line = list(chance.choice(good_lines(game)))
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(line)) if line else 0
        how = chance.randrange(8)
        if how == 0 and len(line) > 1:
            del line[at]
        elif how == 1 and line:
            line.insert(at, line[at])
        elif how == 2 and line:
            line[at] = changed_text(chance, line[at], 2)[:6000]
        elif how == 3:
            line.insert(at, chance.choice(all_options()))
        elif how == 4:
            line.append(chance.choice((*ODD, any_text(chance, 8))))
        elif line:
            line[at] = chance.choice(ODD)
    return game, json.dumps(line)


def try_words(game: str, text: str, folder: Path) -> Iterator[Run]:
    """Where it would stay (a server, a browser) or take long (many games), it is stopped before."""
    line = [inside(word) for word in json.loads(text)]
    if takes_long(line):
        return
    lay_out(game, folder)
    with nothing_stays():
        yield here(*line, keys="1\n1\nquit\nquit\n")


def inside(word: str) -> str:
    """The word, as far as a command line can hold it; and no path that leads out of the folder."""
    word = word.replace("\0", "\\0").replace("..", ".").replace("~", "-")
    return word if word.startswith(("/dev/null", "/dev/full")) else word.replace("=/", "=./").removeprefix("/")


def takes_long(line: list[str]) -> bool:
    """Would it play, or measure, more than a few games?"""
    numbers = [word.partition("=")[2] or word for word in line if any(sign.isdigit() for sign in word)]
    digits = [number.replace("_", "").strip()[:20] for number in numbers]
    many = any(number.isdecimal() and 60 < int(number) <= 10**8 for number in digits)
    slow = not {"--games", "--seconds", "--pause", "--think"}.isdisjoint(word.partition("=")[0] for word in line)
    jobs = [other.strip()[:9] for word, other in pairwise(line) if word == "--jobs"]
    crowded = any(number.isdecimal() and int(number) > 2 for number in jobs)
    at_length = line[:1] in (["fuzz"], ["conforms"], ["bench"], ["train"], ["arena"]) and not slow
    return (many and slow) or at_length or crowded or {"search", "strong"} & set(line) != set()


def lay_out(game: str, folder: Path) -> None:
    """Files that the good lines name."""
    (folder / "cards.jsonl").write_text("\n".join(json.dumps({**row, "id": f"T-{n}"}) for n, row in enumerate(card_rows(game)[:2])))
    (folder / "deck.json").write_text(json.dumps(deck_values(game)[0]))
    (folder / "one.scenario").write_text(next(text for _, text in scenario_texts()), encoding="utf-8")
    (folder / "game.json").write_text(json.dumps(replays(game)[1]))
    (folder / "bot.py").write_text(BOT)


class nothing_stays:
    """No server starts, nobody waits, no process is left, and imported cards go into the folder of the input."""

    def __enter__(self) -> None:
        from tests.arena.leagues import Here

        self.patches: list[Any] = [
            patch("cardwright.server.serving.serve", lambda *given, **named: None),
            patch("time.sleep", lambda seconds: None),
            patch("cardwright.arena.league.workers.workers", lambda *given: Here()),
            patch.dict("os.environ", {"CARDWRIGHT_DATA": "own"}),
        ]
        for one in self.patches:
            one.start()

    def __exit__(self, *given: object) -> None:
        for one in reversed(self.patches):
            one.stop()


TYPED_KINDS = (Kind("words", words, try_words, lambda game: map(json.dumps, good_lines(game))),)
