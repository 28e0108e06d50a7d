"""The game that is examined, and what one sees of it at a decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cardwright.cards import Deck, pairs_that_meet, starter_decks
from cardwright.face.decks import prepared
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.entry import GameEntry
from cardwright.kernel import chance
from cardwright.testing.report import Finding


class Subject:
    """One game, with so many random games to play from a seed on."""

    def __init__(self, entry: GameEntry, games: int, seed: int, other: str) -> None:
        self.entry = entry
        self.code = entry.code
        self.games = games
        self.seed = seed
        self.other = other  # a Python with the other build, if there is one

    def new_game(self, seed: int) -> Game:
        """One of its random games: the ready decks meet in turn."""
        decks: dict[str, Deck] = starter_decks(self.code)
        pairs = pairs_that_meet(decks)
        first, second = pairs[seed % len(pairs)]
        start = Start(self.entry, prepared(self.entry, decks[first], decks[second]), chance.seed_from(seed))
        return Game(start, start.table(), [])


@dataclass(frozen=True)
class Moment:
    """A decision of a random game."""

    subject: Subject
    game: Game
    rng: random.Random
    brought: int
    """How many cards the players have brought."""


Check = Callable[[Subject], Iterator[Finding]]
AtDecision = Callable[[Moment], None]
"""Raises `Broken` if something does not hold."""
