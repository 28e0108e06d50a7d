"""One table of the bench. It begins as a scenario says; each line of its play is done or checked; answers become lines."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from cardwright.errors import InputError
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.judge.adapter import NotUnderstood
from cardwright.judge.bench import facts
from cardwright.judge.bench.telling import phrases
from cardwright.judge.builder import GameBuilder
from cardwright.judge.fixture import GameFixture
from cardwright.judge.playing import NotPossible
from cardwright.judge.recording import Recorder
from cardwright.judge.scenarios.doing import do
from cardwright.judge.scenarios.expecting import check
from cardwright.judge.scenarios.model import Play
from cardwright.judge.scenarios.names import Names, NoSuchCard
from cardwright.judge.scenarios.phrases import read_phrase
from cardwright.judge.scenarios.printed import CARDS_VARIABLE, where_imported
from cardwright.judge.scenarios.reading import parse_scenario
from cardwright.judge.scenarios.running import put_cards
from cardwright.kernel.logbook import Entry
from cardwright.kernel.storing import digest
from cardwright.kernel.table import Table

FILE = "bench.scenario"
NAMES = ("You", "Opponent")


class Trouble(NamedTuple):
    """A line that can't be done or read, and why."""

    line: int
    what: str


class Checked(NamedTuple):
    """A line that expects something."""

    line: int
    seen: str
    ok: bool


class Kept(NamedTuple):
    """The table before a line."""

    table: Table
    log: list[Entry]


class Bench:
    """A table that was laid out by a scenario's text. `InputError` says what is wrong with the text, and where."""

    def __init__(self, text: str) -> None:
        """`text`: without its play, or with it: then that is not played yet (see `play`)."""
        self.scenario = parse_scenario(FILE, text, where_cards_are(), unplayed=True)
        if self.scenario.missing:
            raise InputError(FILE, 0, self.scenario.missing, "The room Cards imports it")
        self.game: GameBuilder = GameFixture(self.scenario.game, Recorder(FILE)).game(**self.scenario.settings)
        if self.scenario.pool is not None:
            self.game.pool = self.scenario.pool
        self.names = Names(self.scenario, self.game)
        try:
            put_cards(self.scenario, self.game, self.names)
        except NotUnderstood as fault:
            raise InputError(FILE, 0, str(fault), "Correct the card's text, or leave the card out") from None
        self.game.table.names = NAMES
        self.lines: list[str] = []
        self.trouble: Trouble | None = None
        self.checked: list[Checked] = []
        self._kept: list[Kept] = []
        self.facts_before = frozenset(facts.candidates(self))

    # -- playing
    def play(self, lines: list[str]) -> None:
        """The play is these lines: what was played already stays, as far as they begin alike. Stops at the first that can't be."""
        same = 0
        while same < min(len(lines), len(self.lines)) and lines[same] == self.lines[same]:
            same += 1
        if same < len(self.lines):
            self._go_back(same)
        self.trouble = None
        for at in range(same, len(lines)):
            if not self._line(at, lines[at]):
                break

    def take(self, place: int) -> str:
        """Take the option at this place; returns the line that says so."""
        ask = self.game.table.decision()
        if ask is None or not 0 <= place < len(ask.options):
            raise InputError(FILE, 0, f"there is no option {place} now", "Load the table again")
        goal = self.game.table.clone()
        goal.apply(place)
        wanted = digest(goal)
        for phrase in phrases(self.game, place):
            if self._leads_to(phrase, wanted):
                self._line(len(self.lines), phrase)
                return phrase
        raise InputError(FILE, 0, "this answer can't be put into words", "Answer otherwise, and report this table")

    def _line(self, at: int, text: str) -> bool:
        found = read_phrase(text)
        if found is None:
            self.trouble = Trouble(at, f'"{text}" is no phrase of a scenario.')
            return False
        play = Play(at, text, *found)
        before = self._now()
        try:
            if play.is_expectation:
                seen, ok = check(self.game, self.names, play)
                self.checked.append(Checked(at, seen, ok))
            else:
                do(self.game, self.names, play)
        except (NotPossible, NoSuchCard, ValueError, InputError) as no:
            self._set(before)
            self.trouble = Trouble(at, no.what if isinstance(no, InputError) else str(no))
            return False
        self._kept.append(before)
        self.lines.append(text)
        return True

    def _leads_to(self, phrase: str, wanted: str) -> bool:
        """Does this line do exactly what was meant?"""
        found = read_phrase(phrase)
        if found is None:
            return False
        before = self._now()
        try:
            do(self.game, self.names, Play(0, phrase, *found))
            return digest(self.game.table) == wanted
        except (NotPossible, NoSuchCard, ValueError, InputError):
            return False
        finally:
            self._set(before)

    # -- going back
    def _now(self) -> Kept:
        t = self.game.table
        return Kept(t.clone(), list(t.log or ()))

    def _set(self, kept: Kept) -> None:
        table = kept.table.clone()
        table.log = list(kept.log)
        self.game._table = table

    def _go_back(self, lines: int) -> None:
        self._set(self._kept[lines])
        del self._kept[lines:]
        del self.lines[lines:]
        self.checked = [one for one in self.checked if one.line < lines]

    # -- looking
    def face(self) -> Game:
        """The table as players and clients know it."""
        t = self.game.table
        return Game(Start(self.game.adapter.game, None, t.seed, NAMES, t), t, [])


def where_cards_are() -> str | Path:
    """Printed cards are read only from where whoever runs this has said, and from what was imported: a path that a scenario names
    is not followed."""
    return os.environ.get(CARDS_VARIABLE) or where_imported()
