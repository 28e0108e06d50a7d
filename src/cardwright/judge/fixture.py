"""What a test begins with: the fixture of one game, which makes its tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardwright.cards import Deck, starter_decks
from cardwright.judge.adapter import GameAdapter
from cardwright.judge.builder import GameBuilder, make_setting
from cardwright.judge.games import adapter
from cardwright.judge.recording import Recorder, current
from cardwright.kernel.table import Table


class GameFixture:
    """Makes games of one rulebook, and notes which clauses the test carries out and shows."""

    def __init__(self, code: str, recorder: Recorder | None = None) -> None:
        self.adapter: GameAdapter = adapter(code)
        self.recorder = recorder if recorder is not None else current()
        self._cited: set[str] = set()
        self.recorder.watch(code, self._cited)

    def game(
        self, *, active: str = "you", turn: int = 0, start: str = "main", seed: int = 1, decks: Sequence[str | Deck] = (),
        **words: int,
    ) -> GameBuilder:
        """A table to put cards on: see `cardwright.judge.builder`."""
        ready = [starter_decks(self.adapter.code)[deck] if isinstance(deck, str) else deck for deck in decks]
        start = "set-up" if decks else start
        return GameBuilder(self.adapter, make_setting(self.adapter, active, turn, start, seed, ready, words), self.recorder)

    def watch(self, table: Table) -> Table:
        """Count what happens on a table that the test made itself."""
        self.recorder.watch(self.adapter.code, table.record())
        return table

    def cite(self, clause: str) -> None:
        """For code that takes a `cite` callback, such as the checks of a deck."""
        self._cited.add(clause)

    def shows(self, *clauses: str) -> None:
        """This test shows these clauses: fails for one whose code has not run in it."""
        self.recorder.claim(self.adapter.code, clauses)

    def claims(self) -> Iterable[str]:
        return self.recorder.claims.get(self.adapter.code, set())
