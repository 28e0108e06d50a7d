"""The quick player of playings-out: it tries less than one who tries everything each time, and forgets nothing that it found."""

from __future__ import annotations

import random

import pytest

from cardwright.kernel.table import Table
from cardwright.lookahead.foresight import Foresight
from cardwright.lookahead.judgement import judgement_of
from cardwright.lookahead.playing_out import play_on
from cardwright.lookahead.quick import DEPTH, TABLES, WIDTH, Quick
from tests.games_begun import GAMES, game_after

TURNS = 3


def tables_tried(policy: Foresight, table: Table) -> int:
    """In a playing-out of a few turns."""
    t, tried, policy.rng = table.clone(), 0, random.Random(1)
    policy.begin()
    while (ask := t.decision()) is not None and t.turn < table.turn + TURNS:
        policy.left = TABLES
        place = policy.choose(t, ask)
        tried += TABLES - policy.left
        t.apply(place)
    return tried


@pytest.mark.parametrize("code", GAMES)
def test_it_tries_less_than_one_who_tries_everything_each_time(code: str) -> None:
    judgement = judgement_of(code)
    thorough = Foresight(judgement, random.Random(1), WIDTH, DEPTH, TABLES, calm=True)
    quick = Quick(judgement, random.Random(1))
    tables = [game_after(code, 40, seed).table for seed in range(4)]
    assert 0 < sum(tables_tried(quick, t) for t in tables) < 0.95 * sum(tables_tried(thorough, t) for t in tables)


@pytest.mark.parametrize("code", ["bss", "weiss"])
def test_what_was_found_best_with_an_action_is_chosen_without_trying_again(code: str) -> None:
    """How an action is paid, or where a card goes."""
    quick = Quick(judgement_of(code), random.Random(1))
    made = 0
    t = game_after(code, 10, 1).table
    quick.begin()
    while (ask := t.decision()) is not None and made < 3:
        planned = list(quick.plan)
        quick.left = TABLES
        place = quick.choose(t, ask)
        if planned and len(ask.options) > 1 and quick.judgement.quiet(t, ask) < 0:
            assert (place, quick.left) == (planned[0], TABLES)
            made += 1
        t.apply(place)
    assert made == 3


def test_a_plan_for_one_game_is_not_carried_out_in_another() -> None:
    quick = Quick(judgement_of("sve"), random.Random(1))
    quick.plan = [5]
    play_on(game_after("sve", 20, 1).table, quick, quick, 0, [])
    assert quick.plan == []
