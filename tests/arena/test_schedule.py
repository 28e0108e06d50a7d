"""Who meets whom, and which games a batch has."""

from __future__ import annotations

import pytest

pytest.importorskip("pyarrow", reason="pip install 'cardwright[arena]'")


from cardwright.arena.league.entering import make_run
from cardwright.arena.league.plan import ROUND_ROBIN, SWISS, Plan
from cardwright.arena.league.schedule import batches, fixtures, shares, swiss
from tests.arena.leagues import league


def plan(games: int, game: str = "sve", system: str = ROUND_ROBIN, batch: int = 7) -> Plan:
    return league(games, batch, system=system, game=game).plan


@pytest.mark.parametrize("games", [1, 2, 131, 132, 1000, 1001])
def test_there_are_exactly_so_many_games_and_none_twice(games: int) -> None:
    asked = plan(games)
    every = batches(asked, fixtures(asked, 0, [], [{}]))
    found = [(batch.fixture.a, batch.fixture.b, *game) for batch in every for game in batch.games()]
    assert len(found) == games
    assert sorted(number for _, _, number, _, _ in found) == list(range(games))
    assert len({(a, b, seed, swapped) for a, b, _, seed, swapped in found}) == games
    assert len({batch.name for batch in every}) == len(every)


def test_all_pairings_have_the_same_seeds_and_each_is_played_both_ways_round() -> None:
    asked = plan(66 * 4)
    assert set(shares(asked)) == {4}
    for one in fixtures(asked, 0, [], [{}]):
        assert [(seed, swapped) for batch in batches(asked, [one]) for _, seed, swapped in batch.games()] == [
            (3, False), (3, True), (4, False), (4, True),
        ]  # fmt: skip


def test_decks_of_different_formats_do_not_meet() -> None:
    asked = plan(100, "fow")
    assert sorted(len(field.entrants) for field in asked.fields) == [3, 6]
    assert len(fixtures(asked, 0, [], [{}, {}])) == 3 + 15


def test_only_the_pairs_that_were_named() -> None:
    run = league(10, pairs=(("dragons-and-weather", "birds-of-passage"),), bots=("random", "greedy"))
    found = fixtures(run.plan, 0, [], [{}])
    field = run.plan.fields[0]
    assert {(field.label(one.a), field.label(one.b)) for one in found} == {
        (f"dragons-and-weather ({a})", f"birds-of-passage ({b})") for a in ("random", "greedy") for b in ("random", "greedy")
    }


def test_in_a_swiss_system_those_with_like_scores_meet_and_nobody_twice() -> None:
    met: list[tuple[int, int]] = []
    scores = dict.fromkeys(range(8), 0.0)
    for round in range(7):
        now = swiss(8, met, scores)
        assert sorted(one for pair in now for one in pair) == list(range(8))
        assert not {frozenset(pair) for pair in now} & {frozenset(pair) for pair in met}, round
        met += now
        for a, b in now:  # the lower number always wins
            scores[min(a, b)] += 1
        if round == 0:
            assert all(scores[a] == scores[b] for a, b in swiss(8, met, scores))
    assert len({frozenset(pair) for pair in met}) == 28
    assert len(swiss(8, met, scores)) == 4, "when everybody has met everybody, they meet again"


def test_of_an_odd_number_each_sits_out_in_turn() -> None:
    met: list[tuple[int, int]] = []
    out = []
    for _ in range(5):
        now = swiss(5, met, dict.fromkeys(range(5), 0.0))
        out.append(({*range(5)} - {one for pair in now for one in pair}).pop())
        met += now
    assert sorted(out) == list(range(5))


def test_batches_are_large_where_games_are_short() -> None:
    fields = league(10, game="kites").plan.fields
    assert make_run(fields, SWISS, 10, 0, 0.3).plan.batch == 1000
    assert make_run(league(10, bots=("random", "search")).plan.fields, SWISS, 10, 0, 0.3).plan.batch < 10
