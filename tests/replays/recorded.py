"""A recorded game for the tests of replays."""

from __future__ import annotations

import random
from functools import cache

from cardwright.arena.invariants import pick
from cardwright.cards import starter_decks
from cardwright.games.registry import game_named
from cardwright.kernel import chance
from cardwright.replays import Recorder, Replay

GAME = game_named("sve")


@cache
def recorder() -> Recorder:
    """A random game, played to its end."""
    ready = starter_decks("sve")
    prepared = GAME.prepare([ready["forestcraft"], ready["abysscraft"]])
    recorder = Recorder(GAME, prepared, GAME.new_game(prepared, chance.seed_from(12)), ["Ann", "Bob"])
    rng = random.Random(12)
    while (ask := recorder.table.decision()) is not None:
        recorder.apply(pick(rng, len(ask.options)))
    return recorder


def replay() -> Replay:
    """A copy that a test may change."""
    return recorder().replay()
