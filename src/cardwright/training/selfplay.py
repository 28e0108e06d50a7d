"""Games that a value is fitted to: bots play each other with the ready decks, and each turn's beginning becomes numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass

from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.workers import deaf_to_ctrl_c, workers
from cardwright.bots.base import Bot
from cardwright.bots.registry import make
from cardwright.bots.search import SearchBot
from cardwright.cards.bundled import starter_decks
from cardwright.face.game import Game
from cardwright.face.start import Start
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named
from cardwright.kernel import chance
from cardwright.kernel.events import DRAWN_GAME
from cardwright.kernel.faces import KIND_NAMES
from cardwright.lookahead.features import Features, deed_names
from cardwright.lookahead.judgement import judgement_of

BATCH = 20  # games handed to a process at a time


@dataclass(frozen=True, slots=True)
class Lessons:
    """What is played. The same settings make the same games on every machine."""

    game: str
    games: int
    seed: int
    bot: str = "search"
    worlds: int = 1
    """So many are looked at by `search`, instead of taking its time, and so many options in them (`kept`)."""
    kept: int = 3
    noise: float = 0.05
    """How often a player does anything at all, so that unusual tables are seen as well."""


@dataclass(frozen=True, slots=True)
class Position:
    """The beginning of a turn: the numbers of the player whose turn it is and of the other one, and whether the first won (a drawn
    game counts half)."""

    number: int
    """Of the game."""
    own: list[float]
    theirs: list[float]
    thumb: float
    """What the table is worth to the first by rule of thumb."""
    won: float


class Classroom:
    """What a process needs to play the games of some lessons."""

    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons
        self.entry = game_named(lessons.game)
        decks = starter_decks(lessons.game)
        self.pairs = [(a, b) for a in decks.values() for b in decks.values() if a.format == b.format]
        self.features = features_of(lessons.game)
        self.judgement = judgement_of(lessons.game)
        self.prepared: dict[int, Prepared] = {}

    def play(self, number: int) -> list[Position]:
        """One game."""
        rng = random.Random(number)
        pair = int(rng.random() * len(self.pairs))
        if pair not in self.prepared:
            self.prepared[pair] = self.entry.prepare(self.pairs[pair])
        start = Start(self.entry, self.prepared[pair], chance.seed_from(number))
        game = Game(start, start.table(), [])
        bots = [self.bot(number * 2 + player) for player in range(2)]
        seen: list[tuple[int, list[float], list[float], float]] = []
        turn = game.table.turn
        while (decision := game.decision) is not None:
            t = game.table
            if t.turn != turn:
                turn = t.turn
                side, other = self.features.side(t, t.active), self.features.side(t, 1 - t.active)
                seen.append((t.active, side, other, self.judgement.worth(t, t.active)))
            count = len(decision.options)
            by_chance = count > 1 and rng.random() < self.lessons.noise
            game.apply(int(rng.random() * count) if by_chance else bots[decision.player].answer(game))
        winner = game.table.winner
        return [
            Position(number, own, theirs, thumb, 0.5 if winner == DRAWN_GAME else float(winner == active))
            for active, own, theirs, thumb in seen
        ]

    def bot(self, seed: int) -> Bot:
        lessons = self.lessons
        if lessons.bot == SearchBot.name:
            return SearchBot(seed, judgement_of(lessons.game), worlds=lessons.worlds, kept=lessons.kept)
        return make(lessons.bot, lessons.game, seed)


def features_of(game: str) -> Features:
    """The numbers that tables of this game are described by: with what the cards of the ready decks do."""
    entry = game_named(game)
    stats = 0
    found: set[str] = set()
    for deck in starter_decks(game).values():
        table = Start(entry, entry.prepare((deck, deck)), chance.seed_from(0)).table()
        for card in table.cards:
            for face in (card.front, card.back):
                if face is not None:
                    stats = max(stats, len(face.look.stats))
                    found.update(deed_names(face))
    return Features(table.rules, stats, sorted(found.difference(KIND_NAMES)))


def positions(lessons: Lessons, jobs: int) -> Iterator[list[Position]]:
    """The positions of a batch of games after the other, as they are done."""
    numbers = range(lessons.seed, lessons.seed + lessons.games)
    batches = [numbers[i : i + BATCH] for i in range(0, lessons.games, BATCH)]
    if jobs == 1:
        here = Classroom(lessons)
        for batch in batches:
            yield [position for number in batch for position in here.play(number)]
        return
    with workers(min(jobs, len(batches)), _enter, (lessons,)) as pool:
        with deaf_to_ctrl_c():
            waiting = [pool.submit(_play_batch, batch) for batch in batches]
        for done in as_completed(waiting):
            yield done.result()


_classroom: Classroom | None = None  # of a worker process


def _enter(lessons: Lessons) -> None:
    global _classroom
    _classroom = Classroom(lessons)
    ready_for_many_games()


def _play_batch(batch: range) -> list[Position]:
    assert _classroom is not None
    return [position for number in batch for position in _classroom.play(number)]
