"""Bots play legally, repeatably, and knowing only what their player may know."""

from __future__ import annotations

import random

import msgspec
import pytest

from cardwright.arena.invariants import carry_on, check_cards
from cardwright.bots import Bot, make, names
from cardwright.bots.search import SearchBot
from cardwright.face.game import Game
from cardwright.face.starting import new_game
from cardwright.kernel import storing
from cardwright.kernel.redrawing import determinize, hidden_pools
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import view
from cardwright.lookahead.judgement import judgement_of


def game_after(decisions: int, seed: int) -> Game:
    game = new_game("sve", "runecraft", "curios-sword", seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.decision is not None:
            game.apply(int(rng.random() * len(game.decision.options)))
    return game


def table_after(decisions: int, seed: int) -> Table:
    return game_after(decisions, seed).table


def bot_of(name: str, game: str, seed: int) -> Bot:
    """A bot that always chooses the same: one that would take its time is given a number of worlds instead."""
    return SearchBot(seed, judgement_of(game), worlds=3) if name in ("search", "strong") else make(name, game, seed)


@pytest.mark.parametrize("name", names())
def test_a_bot_answers_with_a_legal_option_and_leaves_the_game_alone(name: str) -> None:
    bot = bot_of(name, "sve", 1)
    for decisions in range(0, 90, 9):
        game = game_after(decisions, 1)
        before = game.digest()
        assert game.decision is not None
        assert 0 <= bot.answer(game) < len(game.decision.options)
        assert game.digest() == before


@pytest.mark.parametrize("name", names())
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = game_after(30, 2)
    bots = [bot_of(name, "sve", 9) for _ in range(2)]
    first, second = ([bot.answer(game) for _ in range(10)] for bot in bots)
    assert first == second


def test_the_greedy_bot_wins_against_the_random_one() -> None:
    wins = 0
    for seed in range(6):
        game = new_game("sve", "runecraft", "curios-sword", seed)
        seat = seed % 2
        bots = [make("greedy" if player == seat else "random", "sve", seed) for player in range(2)]
        while game.decision is not None:
            game.apply(bots[game.decision.player].answer(game))
        wins += game.winner == seat
    assert wins >= 5


class TestDeterminize:
    """A bot looks ahead on a table that is possible, and that tells it nothing."""

    @pytest.mark.parametrize("seed", range(8))
    def test_the_player_sees_the_same_table(self, seed: int) -> None:
        t = table_after(20 + 7 * seed, seed)
        for player in range(2):
            other = determinize(t, player, random.Random(seed))
            assert msgspec.json.encode(view(other, player)) == msgspec.json.encode(view(t, player))

    def test_hidden_cards_and_the_coming_chance_are_drawn_anew(self) -> None:
        t = table_after(40, 3)
        other = determinize(t, 0, random.Random(1))
        hidden = [id for pool in hidden_pools(t, 0) for id in pool]
        assert len(hidden) > 30
        assert sum(t.cards[id].front is not other.cards[id].front for id in hidden) > len(hidden) // 3
        assert other.seed != t.seed

    def test_every_card_is_still_there(self) -> None:
        t = table_after(40, 4)
        other = determinize(t, 1, random.Random(2))
        check_cards(other, 0)
        assert sorted(c.front.name for c in t.cards) == sorted(c.front.name for c in other.cards)

    def test_what_the_choice_depends_on_is_not_the_opponents_hand(self) -> None:
        """Two tables that differ only in cards the player can't see: the same bot chooses the same."""
        for seed in range(5):
            game = game_after(35, seed)
            assert game.decision is not None
            twin = game.determinize(game.decision.player, seed + 100)
            twin.table.seed = game.table.seed
            for name in names():
                # The faces that a bot imagines are drawn from the same pool, in an order that must not come from the truth.
                chosen = {bot_of(name, "sve", 5).answer(game), bot_of(name, "sve", 5).answer(twin)}
                assert len(chosen) == 1

    def test_playing_on_it_does_not_touch_the_original(self) -> None:
        t = table_after(40, 5)
        before = storing.digest(t)
        carry_on(determinize(t, 0, random.Random(3)), 60, 3)
        assert storing.digest(t) == before
