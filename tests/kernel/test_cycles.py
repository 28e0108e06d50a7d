"""Which runs of answers are a cycle of actions, and how often it may be said that they are repeated."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.judge.fixture import GameFixture
from cardwright.kernel.agreed_repeats import numbers
from cardwright.kernel.kept_up_cycles import MARK, cycle_length, in_cycle
from cardwright.kernel.options import DONE, NUMBER, USE, extra_of, option, value_of, verb_of

PASS = [MARK, option(DONE) * 2, option(DONE) * 2 + 1]
ACT = [MARK, option(USE, 7) * 2, option(DONE) * 2, option(DONE) * 2 + 1]
OTHER = [MARK, option(USE, 8) * 2, option(DONE) * 2, option(DONE) * 2 + 1]


def length(game: Any, trail: list[int]) -> int:
    game.table.trail = trail
    return cycle_length(game.table)


def test_what_was_done_three_times_over_is_a_cycle(fftcg: Any) -> None:
    game = fftcg.game()
    assert length(game, ACT * 2) == 0
    assert length(game, ACT * 3) == 1
    assert length(game, (ACT + OTHER) * 3) == 2
    assert length(game, (ACT + PASS) * 3) == 2
    assert length(game, ACT * 2 + OTHER) == 0


def test_a_cycle_of_four_actions_is_noticed_and_a_longer_one_is_not(fftcg: Any) -> None:
    """Each action ends with an answer of its own; that a player was asked once more before they answered makes no difference."""
    game = fftcg.game()
    actions = [[MARK, option(USE, card) * 2] for card in range(5)]
    four = [answer for action in actions[:4] for answer in action]
    assert length(game, four * 2) == 0
    assert length(game, four * 3) == 4
    assert length(game, [*four * 2, MARK, *four]) == 4
    assert length(game, [MARK, MARK, *four[:2], MARK, *four[2:]] * 3) == 4
    assert length(game, [*four * 3, MARK]) == 4
    assert length(game, [answer for action in actions for answer in action] * 3) == 0


def test_passing_again_and_again_is_none(fftcg: Any) -> None:
    assert length(fftcg.game(), PASS * 5) == 0


def said(options: list[int]) -> list[object]:
    """Numbers as they are, and of a range both ends."""
    return [
        value_of(code) if verb_of(code) == NUMBER else (value_of(code), value_of(code) + extra_of(code) - 1) for code in options
    ]


def test_small_numbers_are_named_at_once_and_large_ones_by_their_hundred() -> None:
    hundreds = [(n, n + 99) for n in range(100, 1000, 100)]
    assert said(numbers(1, 1000)) == [*range(1, 100), *hundreds, 1000]
    assert said(numbers(0, 537)) == [*range(100), (100, 199), (200, 299), (300, 399), (400, 499), (500, 536), 537]
    assert said(numbers(0, 301)) == [*range(100), (100, 199), (200, 299), 300, 301]
    assert said(numbers(0, 3)) == [0, 1, 2, 3]
    assert said(numbers(500, 500)) == [500]


def test_every_number_can_be_named_and_in_one_way_only() -> None:
    for least, most in [(0, 1000), (1, 1000), (0, 100), (0, 199), (0, 201), (537, 537), (1, 1)]:
        options = numbers(least, most)
        named = [n for code in options for n in range(value_of(code), value_of(code) + max(1, extra_of(code)))]
        assert named == list(range(least, most + 1))


@pytest.mark.parametrize("code", ["sve", "fow", "bss", "fftcg", "weiss"])
def test_a_cycle_of_several_actions_is_compared_with_the_position_as_many_actions_ago(code: str) -> None:
    """One action turns a card, the other turns it back: the position after each is another one than before it, and yet every second
    one is the same."""
    game = GameFixture(code).game()
    table = game.table
    deck = next(zone for zone in table.zones if len(zone) > 3)
    table.trail = []
    table.cycle_shapes = []
    found = []
    for n in range(12):
        found.append(in_cycle(table))
        table.trail += OTHER if n % 2 else ACT
        table.mine(deck[0]).turned = 1 - n % 2
    assert found == [0] * 8 + [2] * 4, "three times round, and the position is the one of two actions ago"
    table.mine(deck[1]).turned = 1
    assert in_cycle(table) == 0, "something else has changed"


def test_being_asked_twice_about_one_action_is_not_going_round(sve: Any) -> None:
    table = sve.game().table
    table.trail = ACT * 3
    table.cycle_shapes = []
    assert [in_cycle(table), in_cycle(table)] == [0, 0], "nothing was done in between"
    table.trail += ACT
    assert [in_cycle(table), in_cycle(table)] == [1, 1]
