"""Scenario files, read whole before anything is played; a fault names its line."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardwright import limits
from cardwright.cards import CardPool
from cardwright.cards.reading import read_text
from cardwright.errors import InputError
from cardwright.judge.adapter import GameAdapter
from cardwright.judge.clauses import clause_list
from cardwright.judge.games import adapter, judged_games
from cardwright.judge.scenarios.card_lines import read_card
from cardwright.judge.scenarios.hints import GUIDE, field_of, zones_of
from cardwright.judge.scenarios.model import CardLine, Play, Ruling, Scenario
from cardwright.judge.scenarios.phrases import read_phrase
from cardwright.judge.scenarios.printed import CARDS_VARIABLE, imported_cards, pool_with, printed_cards

HEADS = ("title", "game")
RULING = ("ruling", "source", "question", "answer")
ALL_HEADS = (*HEADS, "shows", *RULING, "cards")
_COMMENT = re.compile(r"(?:^|\s\s)\s*#.*$")
_PLACE = re.compile(r"(?:(?:top|bottom) of )?(?:your|opponent's) .+", re.IGNORECASE)
_COUNT = re.compile(r"([0-9]+) cards?")
_WHOLE = re.compile(r"[0-9]{1,18}")


@dataclass(frozen=True)
class _Line:
    number: int
    indent: int
    text: str


def load_scenario(path: str | Path, cards: str | Path | None = None) -> Scenario:
    """The scenario of a file, or `InputError`. `cards`: where printed cards are: see `printed_cards`."""
    file = Path(path)
    return parse_scenario(str(file), read_text(file), cards)


def parse_scenario(file: str, text: str, cards: str | Path | None = None, *, unplayed: bool = False) -> Scenario:
    """The scenario of a text that stands in, or might stand in, a file of that name. `unplayed`: it may end with its table."""
    return _Reader(file, text, cards).scenario(unplayed)


def _lines(text: str) -> list[_Line]:
    out = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = _COMMENT.sub("", raw.replace("\t", "    ").replace("’", "'")).rstrip()
        if line.strip():
            out.append(_Line(number, len(line) - len(line.lstrip()), line.strip()))
    return out


def _what(words: str) -> str:
    """What is set, whoever's it is: `your play points` → `play points`."""
    return words.removeprefix("your ").removeprefix("opponent ").removeprefix("opponent's ")


class _Reader:
    def __init__(self, file: str, text: str, where: str | Path | None) -> None:
        self.file = file
        self.where = where
        self.pool: CardPool | None = None
        self.lines = _lines(text)
        self.heads: dict[str, tuple[int, str]] = {}
        self.table: list[_Line] = []
        self.play: list[_Line] = []

    def error(self, line: int, what: str, fix: str) -> InputError:
        return InputError(self.file, line, what, fix)

    def scenario(self, unplayed: bool = False) -> Scenario:
        self._sort_lines()
        for head in (*HEADS, *RULING) if "ruling" in self.heads else HEADS:
            if head not in self.heads:
                raise self.error(1, f'there is no line "{head}: ..."', f'Write "{head}: ..." at the top of the file')
        game = self._game()
        line, named = self.heads.get("shows", (1, ""))
        clauses = tuple(clause.strip() for clause in named.split(",") if clause.strip())
        for clause in clauses:
            entry = clause_list(game.code).get(clause)
            if entry is None or not entry.testable:
                raise self.error(line, f"{clause} is no clause that can be shown", "Name testable clauses of the rulebook")
        missing = self._find_cards(game)
        settings, cards = self._table(game)
        fills = [number for word, number in settings.items() if _what(word.replace("_", " ")) in game.zones]
        total = sum(card.count for card in cards) + sum(fills)
        if total > limits.SCENARIO_CARDS:
            raise self.error(1, f"{total:,} cards lie on the table", f"Put at most {limits.SCENARIO_CARDS:,} there")
        if not self.play and not unplayed:
            raise self.error(1, "nothing is played or expected", 'Write a section "play:" with at least one line')
        plays = tuple(self._phrase(entry) for entry in self.play)
        ruling = Ruling(*(self.heads[head][1] for head in RULING)) if "ruling" in self.heads else None
        title = self.heads["title"][1]
        return Scenario(self.file, title, game.code, clauses, line, settings, cards, plays, ruling, self.pool, missing)

    def _find_cards(self, game: GameAdapter) -> str:
        """The pool that cards are called from; returns why the printed cards of the file are missing, if they are."""
        if "cards" not in self.heads:
            said = None if self.where is None else printed_cards(self.file, f"{game.code}.jsonl", self.where)
            self.pool = game.pool if said is None else pool_with(game, said)
            return ""
        files = []
        for named in (name.strip() for name in self.heads["cards"][1].split(",")):
            found = printed_cards(self.file, named, self.where) or imported_cards(game.code, named, self.where)
            if found is None:
                how = f"import it, or say where it is with --cards or {CARDS_VARIABLE}"
                return f"the file of printed cards {named} is not here; {how}"
            files.append(found)
        self.pool = pool_with(game, *files)
        return ""

    def _sort_lines(self) -> None:
        """Heads at the left, sections `table:` and `play:` with their lines further in."""
        section: list[_Line] | None = None
        for entry in self.lines:
            if entry.indent > 0:
                if section is None:
                    raise self.error(entry.number, f'"{entry.text}" belongs to no section', 'Write "table:" or "play:" above it')
                section.append(entry)
            elif entry.text in ("table:", "play:"):
                section = self.table if entry.text == "table:" else self.play
            else:
                head, colon, rest = entry.text.partition(":")
                if not colon or head not in ALL_HEADS:
                    fix = f"Use {', '.join(ALL_HEADS)}, table and play"
                    raise self.error(entry.number, f'"{entry.text}" is no line of a scenario', fix)
                if not rest.strip():
                    raise self.error(entry.number, f'"{head}:" says nothing', "Fill it in")
                self.heads[head] = (entry.number, rest.strip())

    def _game(self) -> GameAdapter:
        line, code = self.heads["game"]
        if code not in judged_games():
            raise self.error(line, f'"{code}" is no game that can be judged', f"Use one of {', '.join(judged_games())}")
        return adapter(code)

    def _table(self, game: GameAdapter) -> tuple[dict[str, Any], tuple[CardLine, ...]]:
        settings: dict[str, Any] = {}
        cards: list[CardLine] = []
        at = 0
        while at < len(self.table):
            entry = self.table[at]
            at += 1
            key, colon, value = (part.strip() for part in entry.text.partition(":"))
            if not colon:
                fix = f'Write "your {field_of(game)}:", and its cards on the lines below'
                raise self.error(entry.number, f'"{entry.text}" has no colon', fix)
            if value:
                self._setting(entry, key, value, game, settings)
                continue
            if not _PLACE.fullmatch(key):
                fix = f'Write "your {field_of(game)}:", "opponent\'s hand:" and so on'
                raise self.error(entry.number, f'"{key}" is no place', fix)
            at = self._cards(at, entry, key, game, cards)
        return settings, tuple(cards)

    def _cards(self, at: int, head: _Line, place: str, game: GameAdapter, cards: list[CardLine]) -> int:
        """The cards below a place: each on its line, its text on lines further in."""
        zone = re.sub(r"^(?:(?:top|bottom) of )?(?:your|opponent's) ", "", place.lower())
        if zone not in game.zones:
            raise self.error(head.number, f'there is no zone "{zone}"', zones_of(game))
        if at == len(self.table) or self.table[at].indent <= head.indent:
            raise self.error(head.number, f"no card is put {place}", "Write the cards below it, further in, or take the line out")
        indent = self.table[at].indent
        while at < len(self.table) and self.table[at].indent > head.indent:
            entry = self.table[at]
            at += 1
            text = []
            while at < len(self.table) and self.table[at].indent > indent:
                text.append(self.table[at].text)
                at += 1
            cards.append(read_card(self.file, entry.number, place, entry.text, text, game, self.pool))
        return at

    def _setting(self, entry: _Line, key: str, value: str, game: GameAdapter, settings: dict[str, Any]) -> None:
        if key in ("active", "start"):
            allowed = ("you", "opponent") if key == "active" else game.starts
            if value not in allowed:
                raise self.error(entry.number, f'"{key}" is "{value}"', f"Write one of {', '.join(allowed)}")
            settings[key] = value
            return
        word = key.lower().replace("opponent's ", "opponent_").replace("your ", "your_")
        what = _what(key.lower())
        count = _COUNT.fullmatch(value)
        number = count[1] if count is not None else value
        if not _WHOLE.fullmatch(number) and what in game.zones:
            fix = f'Write "{key}:" alone and its cards on the lines below, further in, or a number: "{key}: 3 cards"'
            raise self.error(entry.number, f'"{value[:40]}" is no number of cards', fix)
        if not _WHOLE.fullmatch(number):
            raise self.error(entry.number, f'"{value[:40]}" is no number', f'Write a number from 0 on: "{key}: 3"')
        if key not in ("turn", "seed") and what not in game.numbers and what not in game.zones:
            known = ", ".join([*game.numbers, *game.zones])
            raise self.error(entry.number, f'"{key}" is nothing that a table has', f"Use one of {known}")
        most = limits.SCENARIO_CARDS if what in game.zones else limits.SCENARIO_NUMBER
        if int(number) > most:
            raise self.error(entry.number, f'"{key}" is {int(number):,}', f"Write at most {most:,}")
        settings[word.replace(" ", "_")] = int(number)

    def _phrase(self, entry: _Line) -> Play:
        found = read_phrase(entry.text)
        if found is None:
            raise self.error(
                entry.number, f'"{entry.text}" is no phrase that is known here',
                f'Write what a player does ("you play Knight", "opponent passes") or "expect ..." ({GUIDE})',
            )
        return Play(entry.number, entry.text, *found)
