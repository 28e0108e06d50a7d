"""A bot says what it weighed, and nobody learns from it what it holds."""

from __future__ import annotations

import re

import pytest

import cardwright as cw
from cardwright.bots.ratings import measured, rating
from cardwright.bots.search import SearchBot
from cardwright.lookahead.judgement import judgement_of
from tests.games_begun import GAMES, game_after


def decided(code: str, seed: int) -> cw.Game:
    """A game at a decision with a choice."""
    game = game_after(code, 30, seed)
    while game.decision and len(game.decision.options) == 1:
        game.apply(0)
    assert game.decision is not None
    return game


@pytest.mark.parametrize("level", ["easy", "normal", "search"])
def test_what_it_weighed_holds_the_answer_that_it_gave(level: str) -> None:
    for seed in range(4):
        game = decided("sve", seed)
        bot = SearchBot(1, judgement_of("sve"), worlds=3) if level == "search" else cw.bots.make(level, "sve", 1)
        place = bot.answer(game)
        if bot.thoughts:
            assert place in {thought.place for thought in bot.thoughts}
            assert all(0 <= thought.chance <= 1 for thought in bot.thoughts)
            assert bot.why(game, place).startswith("It gives ")


@pytest.mark.parametrize("code", GAMES)
def test_no_card_that_an_observer_cannot_see_is_named(code: str) -> None:
    told = 0
    for seed in range(6):
        game = decided(code, seed)
        player = game.decision.player  # type: ignore[union-attr]
        bot = cw.bots.make("normal", code, 1)
        place = bot.answer(game)
        for observer in (1 - player, -1):
            said = bot.why(game, place, observer)
            seen = set(re.findall(r"'name': '([^']+)'", str(game.view_data(observer))))
            hidden = {card.name for card in game.zone("hand", player, player).cards} - seen
            assert not [name for name in hidden if name in said], said
            told += bool(said)
    assert told > 2, "it says something"


def test_one_that_looks_at_nothing_has_nothing_to_say() -> None:
    game = decided("sve", 1)
    bot = cw.bots.make("random", "sve", 1)
    assert bot.why(game, bot.answer(game)) == ""


def test_levels_are_bots_and_the_strong_one_may_be_given_less_time() -> None:
    assert list(cw.bots.levels()) == ["easy", "normal", "strong"]
    assert set(cw.bots.levels()) < set(cw.bots.names())
    strong, hasty = cw.bots.make("strong", "sve"), cw.bots.make("strong", "sve", think=0.1)
    assert isinstance(strong, SearchBot) and isinstance(hasty, SearchBot)
    assert strong.think == 1.0 and hasty.think == 0.1


def test_levels_have_ratings_from_paired_games() -> None:
    for code in GAMES:
        rated = cw.bots.ratings(code)
        assert set(rated) <= set(cw.bots.levels())
        if rated:
            assert rated["normal"] == 1500 and rated.get("easy", 0) < 1500 < rated.get("strong", 9999)
    assert cw.bots.ratings("kites") == {}
    assert rating(10, 20) == 1500 and rating(20, 20) == 2145 and rating(0, 20) == 855
    assert all(0 <= one.won <= one.games and one.games > 1 for one in measured())
