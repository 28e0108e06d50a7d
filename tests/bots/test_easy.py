"""The bot for first games: it does what a newcomer does, not the best, but something."""

from __future__ import annotations

import pytest

import cardwright as cw
from cardwright.bots.greedy import EasyBot
from cardwright.lookahead.judgement import judgement_of
from tests.games_begun import GAMES

TURNS = 6


@pytest.mark.parametrize("code", GAMES)
def test_it_does_most_of_what_is_better_than_nothing_but_not_always_the_best(code: str) -> None:
    judgement = judgement_of(code)
    done, left, best = 0, 0, 0
    for seed in range(3):
        deck, other = list(cw.decks(code))[:2]
        game = cw.new_game(code, deck, other, seed)
        bots = [EasyBot(player, judgement) for player in range(2)]
        while game.decision and game.table.turn <= TURNS:
            bot = bots[game.decision.player]
            place = bot.answer(game)
            ask = game.table.decision()
            assert ask is not None
            idle = judgement.quiet(game.table, ask)
            chances = {thought.place: thought.chance for thought in bot.thoughts}
            if idle in chances and max(chances.values()) > chances[idle]:
                if place == idle:
                    left += 1
                else:
                    done += 1
                    best += chances[place] == max(chances.values())
                    assert chances[place] > chances[idle]
            game.apply(place)
    assert done > 2 * left
    assert best < done
