"""Searching: time is kept, and nothing is lost where there is hardly any."""

from __future__ import annotations

import gc
import time

import pytest

import cardwright as cw
from cardwright.bots.search import SearchBot, Weighed, best_of, unlike
from cardwright.lookahead.budget import Budget
from cardwright.lookahead.judgement import judgement_of
from tests.games_begun import GAMES, game_after


def decided(code: str, seed: int) -> cw.Game:
    game = game_after(code, 40, seed)
    while game.decision and len(game.decision.options) == 1:
        game.apply(0)
    assert game.decision is not None
    return game


def test_a_budget_is_over_when_its_time_is_gone() -> None:
    endless, short, by_clock = Budget(0.0, True), Budget(0.01, False), Budget(0.01, True)
    time.sleep(0.02)  # costs nothing but time by the clock
    assert by_clock.over() and not endless.over()
    assert short.spent() < 1
    while not short.over():
        pass
    assert short.spent() >= 1 and not endless.over()


@pytest.mark.parametrize("code", GAMES)
def test_the_time_is_kept(code: str) -> None:
    """In CPU time, so that a busy machine does not fail it."""
    for seed in range(3):
        game = decided(code, seed)
        bot = SearchBot(1, judgement_of(code), think=0.2, by_clock=False)
        bot.answer(game)  # what is read once is read
        began = time.thread_time()
        bot.answer(game)
        took = time.thread_time() - began
        assert took < 0.2 * 1.1


class Watched(SearchBot):
    """Notes whether Python may search for reference cycles while it thinks."""

    disturbed = True

    def choose(self, game: cw.Game) -> int:
        self.disturbed = gc.isenabled()
        return super().choose(game)


class Failing(SearchBot):
    def choose(self, game: cw.Game) -> int:
        raise ValueError("said by a test")


def test_no_search_for_cycles_falls_into_its_time() -> None:
    """It took up to 142 ms, whatever the bot's time was."""
    game = decided("sve", 1)
    bot = Watched(1, judgement_of("sve"), worlds=1)
    bot.answer(game)
    assert not bot.disturbed and gc.isenabled()
    with pytest.raises(ValueError, match="said by a test"):
        Failing(1, judgement_of("sve"), worlds=1).answer(game)
    assert gc.isenabled()
    gc.disable()  # whoever has turned it off keeps it so
    bot.answer(game)
    still_off = not gc.isenabled()
    gc.enable()
    assert still_off


@pytest.mark.parametrize("code", GAMES)
def test_without_time_it_still_answers(code: str) -> None:
    game = decided(code, 1)
    assert game.decision is not None
    place = SearchBot(1, judgement_of(code), think=0.000001).answer(game)
    assert 0 <= place < len(game.decision.options)


def test_it_stops_when_the_answer_is_clear() -> None:
    """By the worlds that both options were played out in: a few are not enough, nor is a difference that chance explains."""
    best, second = Weighed(0, 0.0, 0.5), Weighed(1, 0.0, 0.5)
    best.chances, second.chances = [0.9, 0.8, 0.85] * 2, [0.1, 0.2, 0.15] * 2
    assert not best.surely_better(second)
    best.chances, second.chances = best.chances * 2, second.chances * 2
    assert best.surely_better(second) and not second.surely_better(best)
    second.chances = [1.0, 0.0, 0.9, 0.1] * 3
    assert not best.surely_better(second)


def test_what_looks_best_at_once_is_taken_unless_another_proves_better() -> None:
    """By more than luck: with the same gain that comes in one world of many, it is not taken."""
    favourite, other, dropped = Weighed(0, 0.0, 0.5), Weighed(1, 0.0, 0.4), Weighed(2, 0.0, 0.3)
    favourite.chances, other.chances = [0.5] * 16, [0.55, 0.56] * 8
    assert best_of([favourite, other]) is other
    other.chances = [0.48] * 15 + [1.0]
    assert other.chance > favourite.chance and best_of([favourite, other]) is favourite
    dropped.chances = [0.9, 0.8]  # lucky in the few worlds before it was dropped
    assert best_of([favourite, other, dropped]) is favourite
    assert best_of([Weighed(0, 0.0, 0.5), Weighed(1, 0.0, 0.6)]).place == 0  # there was no time for any world


def test_two_copies_of_a_card_are_played_out_once() -> None:
    looks = [Weighed(place, 0.0, 0.5) for place in range(4)]
    kept = unlike(looks, ["Play Owl", "Play Owl", "Play Fox", "Play Owl"], [1.0, 1.0, 1.0, 2.0])
    assert [one.place for one in kept] == [0, 2, 3]


@pytest.mark.parametrize("code", GAMES)
def test_what_reads_the_same_and_leads_to_the_same_is_kept_once(code: str) -> None:
    for seed in range(3):
        game = decided(code, seed)
        bot = SearchBot(1, judgement_of(code), worlds=1)
        bot.answer(game)
        assert game.decision is not None
        labels = [(game.decision.options[one.place].label, one.first_look) for one in bot.weighed]
        assert len(set(labels)) == len(labels)
