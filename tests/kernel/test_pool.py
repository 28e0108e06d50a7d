"""What players have produced and not spent yet: part of the state, of views and of positions."""
from __future__ import annotations

import pytest

from cardwright.games.sve.ruleset import ShadowverseEvolve
from cardwright.kernel import pool
from cardwright.kernel.asking import WHETHER
from cardwright.kernel.chance import seed_from
from cardwright.kernel.frames import Ask
from cardwright.kernel.library import Library
from cardwright.kernel.options import NO, YES, option
from cardwright.kernel.same_positions import position_key
from cardwright.kernel.storing import load, save
from cardwright.kernel.table import Table
from cardwright.kernel.visibility import view


@pytest.fixture
def table() -> Table:
    return Table(ShadowverseEvolve(), Library(), seed_from(1))


def test_an_entry_names_player_kind_and_limit() -> None:
    x = pool.entry(1, 6, 300)
    assert (pool.player_of(x), pool.kind_of(x), pool.limit_of(x)) == (1, 6, 300)
    assert pool.limit_of(pool.entry(0, 2)) == pool.ANYTHING


def test_a_clone_has_a_pool_of_its_own_and_a_rewound_table_the_old_one(table: Table) -> None:
    pool.produce(table, 0, 3)
    other = table.clone()
    pool.spend(table, pool.entry(0, 3))
    assert table.pool == []
    table.become(other)
    assert table.pool == [pool.entry(0, 3)]


def test_the_pool_is_saved(table: Table) -> None:
    pool.produce(table, 1, 5, 7)
    numbers, words = save(table)
    assert load(table.rules, table.library, numbers, words).pool == [pool.entry(1, 5, 7)]


def test_positions_differ_by_their_pool_but_not_by_its_order(table: Table) -> None:
    before = position_key(table)
    pool.produce(table, 0, 1)
    pool.produce(table, 0, 2)
    one = position_key(table)
    table.pool.reverse()
    assert before != one == position_key(table)
    assert pool.empty(table) and not pool.empty(table)
    assert position_key(table) == before


@pytest.mark.plain_only
def test_everybody_sees_it_under_the_names_of_the_game(table: Table) -> None:
    table.stack.append(Ask(0, WHETHER, "", [option(YES), option(NO)]))
    assert "pool" not in view(table, 0)["players"][0]
    table.rules.pool_names = ("bread", "wine")
    pool.produce(table, 1, 1)
    assert [p["pool"] for p in view(table, 0)["players"]] == [[], ["wine"]]
