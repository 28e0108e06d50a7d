"""What the tests of environments have in common."""

import functools
import random

from cardwright.envs.playing import Playing
from cardwright.envs.ready import Ready

GAMES = ("sve", "fow", "bss", "fftcg", "weiss")


@functools.cache
def ready(game, max_options=64, max_cards=128):
    return Ready(game, max_options=max_options, max_cards=max_cards)


def playing(game, seed=0, **sizes):
    return Playing(ready(game, **sizes), 0, random.Random(seed).randbytes(32))


def along(game, seed=0, most=250, **sizes):
    """A random game, at each of its decisions; of a long one, the beginning."""
    rng = random.Random(seed)
    now = playing(game, seed, **sizes)
    for _ in range(most):
        if now.over:
            return
        yield now
        now.step(rng.randrange(now.lane.legal()))
