"""Random games of all ready decks against each other, with every invariant checked."""

from __future__ import annotations

import hashlib
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from cardwright.arena.invariants import check_game
from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.workers import deaf_to_ctrl_c, workers
from cardwright.cards import Deck, pairs_that_meet, starter_decks
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named

BATCH = 20


@dataclass(frozen=True, slots=True)
class Checked:
    """One game: its number (which is its seed), who played, and how it ended or broke."""

    seed: int
    decks: tuple[str, str]
    digest: str
    fault: str = ""


class Ring:
    """All pairs of ready decks that meet, one after the other."""

    def __init__(self, code: str) -> None:
        self.game = game_named(code)
        self.decks: dict[str, Deck] = starter_decks(code)
        self.pairs = pairs_that_meet(self.decks)
        self.prepared: dict[tuple[str, str], Prepared] = {}

    def check(self, seed: int) -> Checked:
        names = self.pairs[seed % len(self.pairs)]
        try:
            if names not in self.prepared:
                self.prepared[names] = self.game.prepare([self.decks[name] for name in names])
            return Checked(seed, names, check_game(self.game, self.prepared[names], seed))
        except Exception:
            return Checked(seed, names, "", traceback.format_exc())


_ring: Ring | None = None  # of a worker process


def _enter(code: str) -> None:
    global _ring
    _ring = Ring(code)
    ready_for_many_games()


def _check(seeds: Sequence[int]) -> list[Checked]:
    assert _ring is not None
    return [_ring.check(seed) for seed in seeds]


def fuzz(code: str, games: int, seed: int, jobs: int, progress: Callable[[int], None] = lambda done: None) -> list[Checked]:
    """Check so many games, from a seed on."""
    seeds = list(range(seed, seed + games))
    batches = [seeds[i : i + BATCH] for i in range(0, games, BATCH)]
    out: list[Checked] = []
    for done in _in_processes(code, batches, jobs) if jobs > 1 else _here(code, batches):
        out.extend(done)
        progress(len(done))
    return out


def _here(code: str, batches: Sequence[Sequence[int]]) -> Iterator[list[Checked]]:
    ring = Ring(code)
    for batch in batches:
        yield [ring.check(seed) for seed in batch]


def _in_processes(code: str, batches: Sequence[Sequence[int]], jobs: int) -> Iterator[list[Checked]]:
    with workers(jobs, _enter, (code,)) as pool:
        with deaf_to_ctrl_c():
            checked = pool.map(_check, batches)
        yield from checked


def digest_of(checked: Sequence[Checked]) -> str:
    """One hash over all games, in the order of their seeds."""
    h = hashlib.blake2b(digest_size=16)
    for game in checked:
        h.update((game.digest or "fault").encode() + b"\n")
    return h.hexdigest()
