"""Honesty, bot by bot and game by game: the cards that its player can't know are exchanged, and it answers as before."""

from __future__ import annotations

import random

import pytest

import cardwright as cw
from cardwright.bots.search import SearchBot
from cardwright.kernel.redrawing import hidden_pools
from cardwright.lookahead.judgement import judgement_of
from tests.games_begun import GAMES, game_after


def exchanged(game: cw.Game, seed: int) -> cw.Game:
    """The same game to whoever decides, with every hidden card another one; what comes by chance stays as it was."""
    assert game.decision is not None
    twin = game.determinize(game.decision.player, seed)
    twin.table.reseed(game.table.seed)
    twin.table.random_drawn = game.table.random_drawn
    return twin


def reordered(game: cw.Game) -> cw.Game:
    """The same game with the numbers of hidden cards exchanged, in which the order of a fresh deck is kept."""
    assert game.decision is not None
    twin = exchanged(game, 5)
    t = twin.table
    hidden = {id for pool in hidden_pools(t, game.decision.player) for id in pool}
    for zone in t.rules.zones:
        for ids in (t.zone(zone.number, 0), t.zone(zone.number, 1)):
            if zone.ordered and len(ids) > 1 and hidden.issuperset(ids):
                ids.reverse()
    return twin


def bot_of(name: str, code: str) -> cw.bots.Bot:
    if name in ("search", "strong"):
        return SearchBot(3, judgement_of(code), worlds=1, kept=3)
    return cw.bots.make(name, code, 3)


@pytest.mark.parametrize("name", cw.bots.names())
@pytest.mark.parametrize("code", GAMES)
def test_it_answers_the_same_when_hidden_cards_are_exchanged(code: str, name: str) -> None:
    asked = 0
    for seed in range(4):
        game = game_after(code, 25 + 9 * seed, seed)
        while game.decision and len(game.decision.options) == 1:
            game.apply(0)
        if game.decision is None:
            continue
        asked += 1
        answer = bot_of(name, code).answer(game)
        assert bot_of(name, code).answer(exchanged(game, 100 + seed)) == answer
        assert bot_of(name, code).answer(reordered(game)) == answer
    assert asked > 1


def test_a_bot_that_looks_is_caught() -> None:
    """The test can fail: one that counts by what is really there answers otherwise."""

    class Peeking(cw.bots.Bot):
        def answer(self, game: cw.Game) -> int:
            assert game.decision is not None
            read = [game.table.cards[id].front.number for ids in game.table.zones for id in ids[::2]]
            return sum(read) % len(game.decision.options)

    answers = set()
    game = game_after("sve", 30, 1)
    while game.decision and len(game.decision.options) < 3:
        game.apply(random.Random(1).randrange(len(game.decision.options)))
    for seed in range(8):
        answers.add(Peeking(1).answer(exchanged(game, seed)))
    assert len(answers) > 1
