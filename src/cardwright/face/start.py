"""Where a game began. With the answers since, that is the whole game: it is saved and taken back by playing it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardwright.kernel.table import NAMES

if TYPE_CHECKING:
    from cardwright.face.imagining import Imagination
    from cardwright.games.entry import GameEntry, Prepared
    from cardwright.kernel.logbook import Entry
    from cardwright.kernel.table import Table


class Start:
    """The first decision of a game: two decks and a seed, or a table that somebody has set."""

    __slots__ = ("_table", "decided", "entry", "imagined", "past", "players", "prepared", "seed")

    def __init__(
        self, entry: GameEntry, prepared: Prepared | None, seed: bytes, players: Sequence[str] = NAMES, table: Table | None = None,
        decided: int = 0, past: Sequence[Entry] = (), imagined: Imagination | None = None,
    ) -> None:  # fmt: skip
        self.entry = entry
        self.prepared = prepared
        self.seed = seed
        self.players = tuple(players)
        self._table = table  # never played on
        self.decided = decided
        """How many decisions came before, in the game that it was made from."""
        self.past = past
        """And what had happened there, as far as the player for whom it was made may know."""
        self.imagined = imagined
        """Where the opponent's deck was imagined: what it may be."""

    @property
    def dealt(self) -> bool:
        """Did it begin with two decks and a seed, so that it can be saved?"""
        return self._table is None

    def same(self, other: Start) -> bool:
        """Do two games begin alike?"""
        if self is other:
            return True
        return self.dealt and other.dealt and self.entry.code == other.entry.code and self.seed == other.seed

    def table(self) -> Table:
        """The table at the first decision."""
        if self._table is not None:
            return self._table.clone()
        assert self.prepared is not None
        table = self.entry.new_game(self.prepared, self.seed)
        table.names = self.players
        return table

    def table_after(self, answers: Sequence[int]) -> Table:
        """The table after these answers."""
        t = self.table()
        for choice in answers:
            t.apply(choice)
        return t
