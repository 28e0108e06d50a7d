"""A folder of rulings: scenarios with question, answer and source, searched by card, clause and words."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from cardwright.cards.reading import read_text
from cardwright.errors import InputError
from cardwright.judge.scenarios.model import Scenario
from cardwright.judge.scenarios.printed import NO_CARDS
from cardwright.judge.scenarios.reading import parse_scenario
from cardwright.judge.scenarios.running import SUFFIX

MOST_FILES = 5000


class Found(NamedTuple):
    """One ruling."""

    file: str
    """Its path in the folder."""
    scenario: Scenario

    def fits(self, words: list[str]) -> bool:
        """Does each word name a card or a clause of it, or stand in its title, question or answer?"""
        scenario = self.scenario
        said = [scenario.title, *(card.name for card in scenario.cards), *(card.label for card in scenario.cards)]
        if scenario.ruling is not None:
            said += [scenario.ruling.number, scenario.ruling.question, scenario.ruling.answer, scenario.ruling.source]
        text = "\n".join([*said, *(play.text for play in scenario.plays)]).casefold()
        return all(word in text or any(is_part(word, clause) for clause in scenario.clauses) for word in words)


def is_part(word: str, clause: str) -> bool:
    """Is it this clause, or the chapter or clause that it stands in?"""
    return clause.casefold() == word or re.match(re.escape(word) + "[.-]", clause.casefold()) is not None


def rulings(folder: Path) -> list[Found]:
    """All scenarios of a folder that can be read; one that can't be is left out: `judge run` says what is wrong with it."""
    out = []
    for path in sorted(folder.rglob(f"*{SUFFIX}"))[:MOST_FILES]:
        try:
            stamp = path.stat()
            out.append(Found(path.relative_to(folder).as_posix(), _read(path, stamp.st_mtime_ns, stamp.st_size)))
        except (InputError, OSError):
            continue
    return out


@lru_cache(maxsize=MOST_FILES)
def _read(path: Path, changed: int, size: int) -> Scenario:
    """A file is read again when it has changed: whoever searches types word by word."""
    return parse_scenario(str(path), read_text(path), NO_CARDS)


def find(folder: Path, words: str = "", game: str = "") -> list[Found]:
    """Those that all words fit, of one game if it is named."""
    wanted = words.casefold().split()
    return [one for one in rulings(folder) if (not game or one.scenario.game == game) and one.fits(wanted)]


def file_name(title: str) -> str:
    """What a ruling with this title is called in a folder."""
    return (re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_")[:80] or "ruling") + SUFFIX
