"""What a process does with a batch."""

from __future__ import annotations

from functools import lru_cache

from cardwright.arena.league.plan import Run, decks_of, run_of
from cardwright.arena.league.rows import encoded, keeps_answers, table_of
from cardwright.arena.league.schedule import Batch
from cardwright.arena.memory import ready_for_many_games
from cardwright.arena.playing import Match, play
from cardwright.cards import Deck
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named

KEPT = 400  # pairs of decks that a process keeps ready: to compile them takes as long as many a game


def play_batch(run: bytes, batch: Batch) -> bytes:
    """Play the games of a batch; the rows, as the bytes of a Parquet file."""
    whole = run_of(run)
    field = whole.plan.fields[batch.fixture.field]
    a, b = field.entrants[batch.fixture.a], field.entrants[batch.fixture.b]
    bots = (a.bot, b.bot)
    keep = keeps_answers(bots)
    game = game_named(field.game)
    ready = (seated(run, batch.fixture.field, a.deck, b.deck), seated(run, batch.fixture.field, b.deck, a.deck))
    settle_down()
    outcomes = [
        play(game, Match(number, seed, swapped), ready[swapped], bots, whole.plan.think, keep)
        for number, seed, swapped in batch.games()
    ]
    return encoded(table_of(whole, batch, outcomes))


@lru_cache(maxsize=8)
def all_decks(run: bytes, field: int) -> list[Deck]:
    """The decks of a field."""
    return decks_of(run_of(run).plan.fields[field])


@lru_cache(maxsize=KEPT)
def seated(run: bytes, field: int, first: int, second: int) -> Prepared:
    """Two decks of a field in the order of their seats, ready to be played."""
    decks = all_decks(run, field)
    return game_named(run_of(run).plan.fields[field].game).prepare([decks[first], decks[second]])


@lru_cache(maxsize=1)
def settle_down() -> None:
    """Once in each process, when its first decks are ready."""
    ready_for_many_games()


def run_digest(run: bytes) -> str:
    """The name of a run."""
    found: Run = run_of(run)
    return found.digest()
