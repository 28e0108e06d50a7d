"""Which runs of answers are a cycle of actions, and how often it may be said that they are repeated."""

from __future__ import annotations

from typing import Any

from cardwright.kernel.cycles import MARK, cycle_length, repeats
from cardwright.kernel.options import DONE, USE, option

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


def test_passing_again_and_again_is_none(fftcg: Any) -> None:
    assert length(fftcg.game(), PASS * 5) == 0


def test_a_player_may_name_every_small_number_and_a_few_large_ones(fftcg: Any) -> None:
    assert repeats(1, 1000) == [*range(1, 101), 200, 500, 1000]
    assert repeats(0, 500) == [*range(101), 200, 500]
    assert repeats(0, 3) == [0, 1, 2, 3]
    assert repeats(500, 500) == [500]
