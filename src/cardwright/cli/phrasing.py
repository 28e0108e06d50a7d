"""How cards that come with a game say something like a line that is not understood: what a designer looks for next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import Final

from rich.table import Table
from rich.text import Text

from cardwright.cards import starter_cards
from cardwright.games.registry import game_named
from cardwright.text.report import Trouble

ALIKE: Final = 0.4  # of all words; below that, a line says something else
LONGEST: Final = 300  # letters of a line that are compared


def words_of(line: str, signs: dict[str, str]) -> list[str]:
    """The words and numbers of a line, signs as they are read out."""
    for sign, name in signs.items():
        line = line.replace(sign, f" {name} ")
    return re.findall(r"\w+", line[:LONGEST].casefold())


class Phrasebook:
    """The lines of the cards that come with a game: all of them are understood."""

    def __init__(self, game: str) -> None:
        self.signs = {sign: str(said["name"]) for sign, said in game_named(game).layout()["symbols"].items()}
        self.lines: dict[str, str] = {}  # the name of a card that says it, by what it says
        for card in starter_cards(game):
            for face in card.faces:
                for line in face.text.splitlines():
                    self.lines.setdefault(line, face.name)
        self.words = {line: words_of(line, self.signs) for line in self.lines}

    def nearest(self, line: str) -> str:
        """The line that has most in common with another one; nothing if none has much."""
        matcher = SequenceMatcher(autojunk=False)
        matcher.set_seq2(words_of(line, self.signs))
        best, found = ALIKE, ""
        for known, words in self.words.items():
            matcher.set_seq1(words)
            if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and (alike := matcher.ratio()) > best:
                best, found = alike, known
        return found

    def table(self, troubles: Sequence[Trouble]) -> Table | None:
        """For a terminal: what is not understood beside what is; nothing if nothing is like it."""
        grid = Table("not understood", "a card that says something like it", title="How to say it")
        for trouble in troubles:
            found = self.nearest(trouble.text)
            if found:
                grid.add_row(Text(f"{trouble.name}, line {trouble.line}"), Text(f"{found}  ({self.lines[found]})"))
        return grid if grid.row_count else None
