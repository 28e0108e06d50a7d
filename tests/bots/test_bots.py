"""Bots play legally, repeatably, and knowing only what their player may know."""

from __future__ import annotations

import random

import msgspec
import pytest

from cardwright.arena.invariants import carry_on, check_cards
from cardwright.bots import BOTS, answer, make_bot
from cardwright.bots.determinize import determinize, hidden_pools
from cardwright.cards import starter_decks
from cardwright.games.entry import Prepared
from cardwright.games.registry import game_named
from cardwright.kernel import chance, storing
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import view

GAME = game_named("sve")


@pytest.fixture(scope="module")
def decks() -> Prepared:
    ready = starter_decks("sve")
    return GAME.prepare([ready["runecraft"], ready["curios-sword"]])


def table_after(decks: Prepared, decisions: int, seed: int) -> Table:
    t = GAME.new_game(decks, chance.seed_from(seed))
    carry_on(t, decisions, seed)
    return t


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_with_a_legal_option_and_leaves_the_table_alone(name: str, decks: Prepared) -> None:
    bot = make_bot(name, "sve", 1)
    for decisions in range(0, 90, 9):
        t = table_after(decks, decisions, 1)
        before = storing.digest(t)
        ask = t.decision()
        assert ask is not None
        assert 0 <= answer(bot, t) < len(ask.options)
        assert storing.digest(t) == before


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str, decks: Prepared) -> None:
    t = table_after(decks, 30, 2)
    bots = [make_bot(name, "sve", 9) for _ in range(2)]
    first, second = ([answer(bot, t) for _ in range(10)] for bot in bots)
    assert first == second


def test_the_greedy_bot_wins_against_the_random_one(decks: Prepared) -> None:
    wins = 0
    for seed in range(6):
        t = GAME.new_game(decks, chance.seed_from(seed))
        seat = seed % 2
        bots = [make_bot("greedy" if player == seat else "random", "sve", seed) for player in range(2)]
        while (ask := t.decision()) is not None:
            t.apply(answer(bots[ask.player], t))
        wins += t.winner == seat
    assert wins >= 5


class TestDeterminize:
    """A bot looks ahead on a table that is possible, and that tells it nothing."""

    @pytest.mark.parametrize("seed", range(8))
    def test_the_player_sees_the_same_table(self, seed: int, decks: Prepared) -> None:
        t = table_after(decks, 20 + 7 * seed, seed)
        for player in range(2):
            other = determinize(t, player, random.Random(seed))
            assert msgspec.json.encode(view(other, player)) == msgspec.json.encode(view(t, player))

    def test_hidden_cards_and_the_coming_chance_are_drawn_anew(self, decks: Prepared) -> None:
        t = table_after(decks, 40, 3)
        other = determinize(t, 0, random.Random(1))
        hidden = [id for pool in hidden_pools(t, 0) for id in pool]
        assert len(hidden) > 30
        assert sum(t.cards[id].front is not other.cards[id].front for id in hidden) > len(hidden) // 3
        assert other.seed != t.seed

    def test_every_card_is_still_there(self, decks: Prepared) -> None:
        t = table_after(decks, 40, 4)
        other = determinize(t, 1, random.Random(2))
        check_cards(other, 0)
        assert sorted(c.front.name for c in t.cards) == sorted(c.front.name for c in other.cards)

    def test_what_the_choice_depends_on_is_not_the_opponents_hand(self, decks: Prepared) -> None:
        """Two tables that differ only in cards the player can't see: the same bot chooses the same."""
        for seed in range(5):
            t = table_after(decks, 35, seed)
            ask = t.decision()
            assert ask is not None
            twin = determinize(t, ask.player, random.Random(seed + 100))
            twin.seed = t.seed
            for name in BOTS:
                # The faces that a bot imagines are drawn from the same pool, in an order that must not come from the truth.
                chosen = {answer(make_bot(name, "sve", 5), t), answer(make_bot(name, "sve", 5), twin)}
                assert len(chosen) == 1

    def test_playing_on_it_does_not_touch_the_original(self, decks: Prepared) -> None:
        t = table_after(decks, 40, 5)
        before = storing.digest(t)
        carry_on(determinize(t, 0, random.Random(3)), 60, 3)
        assert storing.digest(t) == before
