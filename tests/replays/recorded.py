"""A game for the tests of replays."""

from __future__ import annotations

import random
from functools import cache

import msgspec

from cardwright.arena.invariants import pick
from cardwright.face.game import Game
from cardwright.face.starting import new_game
from cardwright.games.registry import game_named
from cardwright.replays import Replay, record

GAME = game_named("sve")


@cache
def played() -> Game:
    """A random game, played to its end."""
    game = new_game("sve", "forestcraft", "abysscraft", 12, players=("Ann", "Bob"))
    rng = random.Random(12)
    while game.decision is not None:
        game.apply(pick(rng, len(game.decision.options)))
    return game


@cache
def _recorded() -> Replay:
    start = played().start
    assert start.prepared is not None
    return record(GAME, start.prepared, start.seed, played().answers, start.players)


def replay() -> Replay:
    """A copy that a test may change."""
    whole = _recorded()
    return msgspec.structs.replace(whole, steps=whole.steps[:], digests=dict(whole.digests), cards=whole.cards[:])
