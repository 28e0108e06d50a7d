"""What the tests of the arena have in common: small leagues of the small game, and workers that work here and now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.entering import decks_meant, fields_meant, make_run
from cardwright.arena.league.folder import RunFolder
from cardwright.arena.league.plan import PAIRS, ROUND_ROBIN, Run
from cardwright.arena.league.workers import Workers
from cardwright.cards import CardPool
from cardwright.games.registry import game_named


class Stop(Exception):
    """Whoever plays is ended from outside."""


class Here(Workers):
    """No processes: for tests. Ends after so many tasks, if that is said."""

    def __init__(self, most: int = 10**9) -> None:
        self.most = most

    def run(self, work: Any, common: bytes, items: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
        for n, item in enumerate(items):
            if n == self.most:
                raise Stop
            yield item, work(common, item)


def league(
    games: int = 40, batch: int = 10, bots: tuple[str, ...] = ("random",), system: str = ROUND_ROBIN, game: str = "kites",
    seed: int = 3,    pairs: tuple[tuple[str, str], ...] = (),
) -> Run:  # fmt: skip
    """A run of the ready decks of a game."""
    entry = game_named(game)
    fields = fields_meant(entry, decks_meant(entry, (), CardPool([])), list(bots), list(pairs), None)
    return make_run(fields, PAIRS if pairs else system, games, seed, 0.01, batch)


def begun(path: Path, run: Run) -> RunFolder:
    folder = RunFolder(path)
    folder.begin(run)
    return folder


def rows_of(folder: RunFolder) -> list[dict[str, Any]]:
    """All rows, in the order of their numbers."""
    from cardwright.arena.league.rows import COLUMNS

    return sorted(folder.table(list(COLUMNS)).to_pylist(), key=lambda row: row["id"])
