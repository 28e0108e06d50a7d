"""10-6, 10-7: summoning spirits, placing nexuses, and what it costs (2-6 to 2-8)."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import move_cores, summon


def test_a_spirit_is_shown_paid_for_and_arrives_with_the_cores_of_its_lowest_level(bss: Any) -> None:
    game = bss.game(your_reserve=5, opponent_hand=0)
    knight = game.spirit("Knight", on="your hand", cost=3, levels=[(1, 2000), (2, 4000)])
    game.play(knight, "1 core")
    assert knight.zone == "field" and knight.refreshed
    assert (knight.cores, knight.level, knight.bp) == (1, 1, 2000)
    assert game.you.core_trash == 3
    assert game.you.reserve == 1
    assert [e.clause for e in game.events("revealed")] == ["10-6-3"]
    game.shows("10-6-1", "10-6-2", "10-6-3", "10-6-4", "10-6-5", "10-6-6", "10-6-7", "2-6-2", "3-5-1", "3-5-2", "3-5-3", "4-9-2",
               "3-4-3")


def test_more_cores_may_be_placed_on_it_at_once(bss: Any) -> None:
    game = bss.game(your_reserve=5)
    knight = game.spirit("Knight", on="your hand", cost=2, levels=[(1, 2000), (2, 4000)])
    game.play(knight, "3 cores")
    assert (knight.cores, knight.level, knight.bp) == (3, 2, 4000)
    game.shows("10-6-7", "2-10-3")


def test_a_nexus_is_placed_in_the_same_way(bss: Any) -> None:
    game = bss.game(your_reserve=4)
    tower = game.nexus("Tower", on="your hand", cost=3, levels=[(0, 0), (1, 0)])
    game.play(tower, "1 core")
    assert tower.zone == "field"
    assert (tower.cores, tower.level) == (1, 2)
    assert game.you.core_trash == 3
    game.shows("10-7-1", "10-7-2", "10-7-3", "10-7-4", "10-7-5", "10-7-6", "10-7-7", "4-10-2")


def test_what_can_not_be_paid_is_not_offered(bss: Any) -> None:
    game = bss.game(your_reserve=3)
    knight = game.spirit("Knight", on="your hand", cost=3)
    tower = game.nexus("Tower", on="your hand", cost=4)
    heavy = game.spirit("Heavy", on="your hand", cost=0, levels=[(4, 9000)])
    assert game.why_not("play", knight).clause == "10-6-6"  # three for the cost, and none left for level 1
    assert game.why_not("play", tower).clause == "10-7-6"
    assert game.why_not("play", heavy).clause == "10-6-7"


def test_symbols_on_the_field_reduce_the_cost(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    game.spirit("Red", color="red")
    game.spirit("Blue", color="blue")
    game.nexus("Red Tower", color="red")
    dragon = game.spirit("Dragon", on="your hand", color="red", cost=6, reduction=["red", "red", "red"])
    summon(game, dragon)
    assert game.you.core_trash == 4  # two red symbols for three reduction symbols
    game.shows("2-7-3", "10-6-5")


def test_a_symbol_matches_one_reduction_symbol_only(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    for i in range(5):
        game.spirit(f"Red {i}", color="red")
    dragon = game.spirit("Dragon", on="your hand", color="red", cost=5, reduction=["red", "blue"])
    summon(game, dragon)
    assert game.you.core_trash == 4  # five red symbols, but one red reduction symbol


def test_the_opponents_symbols_do_not_help(bss: Any) -> None:
    game = bss.game(your_reserve=9)
    game.spirit("Theirs", color="red", on="opponent's field")
    dragon = game.spirit("Dragon", on="your hand", color="red", cost=3, reduction=["red"])
    summon(game, dragon)
    assert game.you.core_trash == 3


@pytest.mark.parametrize(
    ("symbols", "reduction", "reduced"),
    [
        (["red/green"], ["green"], 1),
        (["red/green"], ["red"], 1),
        (["red/green"], ["red", "green"], 1),
        (["red", "red/green"], ["red", "green"], 2),
        (["red/green", "green/blue"], ["green", "blue"], 2),
        (["red/green", "green/blue", "red/blue"], ["red", "green", "blue"], 3),
        (["red/green", "red/green"], ["green", "blue"], 1),
        (["yellow/white", "yellow"], ["yellow", "white"], 2),
        (["red/purple", "red/white"], ["red", "purple"], 2),
    ],
)
def test_double_color_symbols_are_used_as_well_as_possible(
    bss: Any, symbols: list[str], reduction: list[str], reduced: int
) -> None:
    game = bss.game(your_reserve=9)
    for i, symbol in enumerate(symbols):
        game.spirit(f"Spirit {i}", symbols=[symbol])
    dragon = game.spirit("Dragon", on="your hand", cost=5, reduction=reduction)
    summon(game, dragon)
    assert game.you.core_trash == 5 - reduced
    if any("/" in symbol for symbol in symbols):
        game.shows("2-8-2-1", "2-8-2-2")


def test_the_cost_never_falls_below_zero(bss: Any) -> None:
    game = bss.game(your_reserve=1)
    game.spirit("Red", color="red", symbols=["red", "red", "red"], counters={"core": 1})
    dragon = game.spirit("Dragon", on="your hand", cost=1, reduction=["red", "red", "red"])
    summon(game, dragon)
    assert dragon.zone == "field" and game.you.core_trash == 0


def test_cores_on_the_field_pay_too(bss: Any) -> None:
    game = bss.game(your_reserve=1)
    rich = game.spirit("Rich", counters={"core": 4})
    knight = game.spirit("Knight", on="your hand", cost=2)
    game.play(knight, "0 cores")  # of the reserve: so both come from Rich
    assert rich.cores == 2
    assert game.you.core_trash == 2
    game.shows("10-6-6")


def test_a_spirit_drained_for_a_payment_is_self_destroyed_after_the_summoning(bss: Any) -> None:
    game = bss.game(your_reserve=1)
    victim = game.spirit("Victim", color="red", counters={"core": 1})
    knight = game.spirit("Knight", on="your hand", cost=2, reduction=["red"])
    game.play(knight, "0 cores")
    assert knight.zone == "field"
    assert victim.zone == "trash"
    assert game.you.core_trash == 1  # its symbol had reduced the cost before
    moves = [e for e in game.events("move") if e.card in (victim, knight)]
    assert [e.card for e in moves] == [knight, victim]
    assert moves[1].clause == "9-3-2"
    game.shows("10-6-6", "10-6-7", "9-3-1", "9-3-2", "10-1-1-1", "4-7-2", "9-1-2-2")


def test_the_soul_core_may_pay(bss: Any) -> None:
    game = bss.game(your_reserve=1, your_soul_core_in_reserve=1)
    knight = game.spirit("Knight", on="your hand", cost=1)
    game.play(knight, "the soul core")
    assert game.you.number("soul core in trash") == 1
    assert knight.cores == 1 and not knight.soul_core
    game.shows("8-5-6", "10-6-6")


def test_cores_from_cards_onto_the_summoned_spirit(bss: Any) -> None:
    game = bss.game(your_reserve=2)
    rich = game.spirit("Rich", counters={"core": 3})
    knight = game.spirit("Knight", on="your hand", cost=1, levels=[(1, 1000), (3, 5000)])
    game.play(knight, "1 core", "from cards", "1 core", "2 cores")
    assert (knight.cores, knight.level) == (3, 2)
    assert rich.cores == 1
    game.shows("10-6-7")


def test_moving_the_last_core_off_a_spirit_destroys_it(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    knight = game.spirit("Knight", counters={"core": 2})
    move_cores(game, "Knight", "the reserve", "2 cores")
    assert knight.zone == "trash"
    assert game.you.reserve == 2
    assert [e.clause for e in game.events("move")] == ["9-3-2"]
    game.shows("9-3-2", "10-1-1-1", "6-6-1-2-3")


def test_a_nexus_without_level_costs_needs_no_core(bss: Any) -> None:
    game = bss.game(your_reserve=0)
    tower = game.nexus("Tower", levels=[(0, 0), (1, 0)], counters={"core": 1})
    move_cores(game, "Tower", "the reserve", "1 core")
    assert tower.zone == "field" and tower.level == 1
    game.shows("2-10-3", "9-1-2-2")
