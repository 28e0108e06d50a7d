"""Ratings: what they find, and how sure they are."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.ratings import rate

STRENGTHS = [200, 80, 0, -60, -220]  # Elo points around the average


def played(rng: random.Random, games: int) -> tuple[list[int], list[int], list[float]]:
    a, b, score = [], [], []
    for _ in range(games):
        i, j = rng.sample(range(5), 2)
        chance = 1 / (1 + 10 ** ((STRENGTHS[j] - STRENGTHS[i]) / 400))
        a.append(i)
        b.append(j)
        score.append(float(rng.random() < chance))
    return a, b, score


def test_strengths_are_found_within_their_intervals_as_often_as_these_say() -> None:
    rng = random.Random(5)
    held = total = 0
    for _ in range(60):
        a, b, score = played(rng, 400)
        for strength, found in zip(STRENGTHS, rate(5, a, b, score, range(400)), strict=True):
            held += found.low <= 1500 + strength <= found.high
            total += 1
    assert 0.9 < held / total < 0.99


def test_who_has_won_everything_still_has_a_rating() -> None:
    one, other = rate(2, [0] * 10, [1] * 10, [1.0] * 10, range(10))
    assert 1500 < one.elo < 3000 and one.elo - 1500 == pytest.approx(1500 - other.elo)
    assert one.high - one.low > 200


def test_draws_count_half() -> None:
    one, other = rate(2, [0] * 40, [1] * 40, [0.5] * 40, range(40))
    assert one.elo == pytest.approx(other.elo) == pytest.approx(1500)


def test_games_of_one_seed_are_not_counted_as_if_each_told_something_new() -> None:
    """A hundred seeds, of which each decides ten games: that is as sure as a hundred games."""
    rng = random.Random(2)
    results = [float(rng.random() < 0.6) for _ in range(100)]
    score = [result for result in results for _ in range(10)]
    together = rate(2, [0] * 1000, [1] * 1000, score, [seed for seed in range(100) for _ in range(10)])[0]
    alone = rate(2, [0] * 100, [1] * 100, results, range(100))[0]
    as_if = rate(2, [0] * 1000, [1] * 1000, score, range(1000))[0]
    assert together.high - together.low == pytest.approx(alone.high - alone.low, rel=0.1)
    assert together.high - together.low > 2.5 * (as_if.high - as_if.low)


def test_nobody_has_played() -> None:
    assert [round(one.elo) for one in rate(3, [], [], [], [])] == [1500, 1500, 1500]
