"""A policy that was trained in an environment decides in any game, and sees there what it saw in the environment."""

import random

import pytest

np = pytest.importorskip("numpy")

import cardwright as cw
from cardwright.envs.observing import blocks
from cardwright.envs.watching import Watching
from cardwright.errors import InputError
from tests.envs.helping import GAMES, along


@pytest.mark.parametrize("game", GAMES)
def test_it_sees_what_the_environment_shows(game):
    seen = []
    watching = Watching(lambda ready, words, mask: seen.append((ready, words, mask)) or 0)
    for now in along(game, seed=3, most=60):
        assert watching.choose(now.game()) == 0
        ready, words, mask = seen.pop()
        here, there = blocks(ready.shape, words), blocks(now.ready.shape, now.words(now.player))
        for name in set(here) - {"answers"}:
            assert (here[name] == there[name]).all(), name
        assert mask.sum() == now.lane.legal()


def test_a_long_decision_is_read_page_by_page():
    pages = []

    def last(ready, words, mask):
        pages.append(int(mask.sum()))
        return int(mask.sum()) - 1

    game = cw.new_game("weiss", *list(cw.decks("weiss"))[:2], seed=4)
    rng = random.Random(1)
    while len(game.decision.options) < 6:
        game.apply(rng.randrange(len(game.decision.options)))
    count = len(game.decision.options)
    assert Watching(last, max_options=4).choose(game) == count - 1
    assert len(pages) > 1 and sum(pages) - (len(pages) - 1) == count  # every page but the last has one action that turns it


def test_a_table_that_somebody_has_set_is_refused(sve):
    with pytest.raises(InputError, match="began at a table that somebody has set"):
        game = cw.new_game("sve", "swordcraft", "runecraft", seed=1)
        game.start.prepared = None
        Watching(lambda *_: 0).choose(game)
