"""Win rates and how sure they are."""

from __future__ import annotations

import pytest

from cardwright.arena.playing import Match, Outcome
from cardwright.arena.statistics import Share, spread, sum_up


def outcome(index: int, winner: int, first: int = 0, turns: int = 10, digest: str = "x", fault: str = "") -> Outcome:
    return Outcome(Match(index, index // 2, bool(index % 2)), winner, first, turns, 100, digest, fault)


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (520, 1000, 0.4890, 0.5508), (0, 0, 0.0, 1.0)],
)
def test_the_wilson_interval(part: int, whole: int, low: float, high: float) -> None:
    """Figures from Wilson's formula worked by hand."""
    assert Share(part, whole).interval == pytest.approx((low, high), abs=1e-4)


def test_wins_draws_and_who_went_first() -> None:
    summary = sum_up([outcome(0, 0, first=0), outcome(1, 1, first=0), outcome(2, 2), outcome(3, 0, first=1)])
    assert [share.part for share in summary.wins] == [2, 1]
    assert summary.wins[0].whole == 4
    assert summary.draws == 1
    assert (summary.first_player.part, summary.first_player.whole) == (1, 3), "a drawn game says nothing about going first"


def test_a_fault_counts_as_no_result() -> None:
    summary = sum_up([outcome(0, 0), outcome(1, -1, first=-1, digest="", fault="ValueError: oops")])
    assert summary.games == 2
    assert [fault.match.index for fault in summary.faults] == [1]
    assert (summary.wins[0].part, summary.wins[0].whole) == (1, 1)


def test_the_digest_depends_on_the_matches_and_not_on_who_was_ready_first() -> None:
    games = [outcome(0, 0, digest="a"), outcome(1, 1, digest="b")]
    assert sum_up(games).digest == sum_up(games[::-1]).digest
    assert sum_up(games).digest != sum_up([outcome(0, 0, digest="b"), outcome(1, 1, digest="a")]).digest


def test_spread() -> None:
    assert (spread([3, 1, 2]).median, spread([4, 1, 2, 3]).median) == (2.0, 2.5)
    assert (spread([3, 1, 2]).least, spread([3, 1, 2]).most, spread([3, 1, 2]).mean) == (1, 3, 2.0)
    assert spread([]).most == 0
