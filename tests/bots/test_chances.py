"""What a table at the end of a playing-out is taken for: a chance to win, by the rule of thumb and by whose turn begins."""

from __future__ import annotations

import math

import pytest

import cardwright as cw
from cardwright.bots.search import SearchBot
from cardwright.lookahead.judgement import judgement_of
from cardwright.lookahead.playing_out import chance_of
from tests.games_begun import GAMES, game_after


def odds(chance: float) -> float:
    return math.log(chance / (1 - chance))


@pytest.mark.parametrize("code", GAMES)
def test_whose_turn_it_is_counts_so_many_points(code: str) -> None:
    """For the one whose turn it is, against the other."""
    table, judgement = game_after(code, 40, 1).table, judgement_of(code)
    for player in range(2):
        points = odds(chance_of(table, judgement, player)) * judgement.scale - judgement.worth(table, player)
        assert points == pytest.approx(judgement.tempo if player == table.active else -judgement.tempo, abs=1e-6)
        without = odds(chance_of(table, judgement, player, None, False)) * judgement.scale
        assert without == pytest.approx(judgement.worth(table, player))


@pytest.mark.parametrize("code", ["sve", "bss"])
def test_whoever_begins_a_turn_with_less_may_still_be_even(code: str) -> None:
    """The opponent has just had a turn: without that, a table from which half of the games are won counts as lost."""
    table, judgement = game_after(code, 40, 1).table, judgement_of(code)
    mine, theirs = table.active, 1 - table.active
    assert chance_of(table, judgement, mine) > chance_of(table, judgement, mine, None, False)
    assert chance_of(table, judgement, theirs) < chance_of(table, judgement, theirs, None, False)


def test_who_is_to_begin_is_not_decided_by_whose_turn_it_is_then() -> None:
    """In bss, who begins wins more games than not (82 of 150 between greedy bots)."""
    game = cw.new_game("bss", *list(cw.decks("bss"))[:2], seed=1)
    bot = SearchBot(1, judgement_of("bss"), worlds=8)
    place = bot.answer(game)
    assert game.decision is not None and game.turn == 0
    assert {option.label for option in game.decision.options} == {"You", "Your opponent"}
    assert game.decision.options[place].label == "You"
