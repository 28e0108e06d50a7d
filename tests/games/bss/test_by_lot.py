"""Harder tables for clauses that were drawn by lot, each set up from the rulebook's text."""

from __future__ import annotations

from typing import Any

from tests.games.bss.acting import attack, use


def test_symbols_on_your_own_field_alone_reduce_a_cost_and_no_further_than_the_card_says(bss: Any) -> None:
    """10-8-5: of three red symbols two count, the opponent's and the blue one do not."""
    game = bss.game(your_reserve=9, your_hand=0)
    for i in range(3):
        game.spirit(f"Red {i}", color="red")
    game.spirit("Blue", color="blue")
    game.spirit("Foe", color="red", on="opponent's field")
    study = game.magic("Study", cost=4, reduction=["red", "red"], color="red", text="[Main] Draw a card.")
    use(game, study)
    while game.asked != "main step":
        game.table.apply(0)
    assert game.you.reserve == 7 and len(game.you.hand) == 1
    game.shows("10-8-5")


def test_crush_goes_by_the_level_that_it_has_as_it_attacks(bss: Any) -> None:
    """11-11-1: the level and the modifier, 3 and 2."""
    game = bss.game(start="attack", opponent_deck=9, opponent_hand=0)
    ram = game.spirit("Ram", levels=[(1, 1000), (2, 2000), (3, 3000)], counters={"core": 3}, text="[LV3] <Crush:2>")
    game.spirit("Another")
    attack(game, ram)
    assert len(game.opponent.trash) == 5
    game.shows("11-11-1")


def test_armor_stops_what_selects_and_not_what_selects_nothing(bss: Any) -> None:
    """11-5-1: of the colors named, of the opponent, and only where something is selected."""
    game = bss.game()
    shield = game.spirit("Shield", text="[LV1] <Armor:Red>", on="opponent's field")
    bolt = game.magic("Bolt", cost=0, color="red", text="[Main] Select one of your opponent's spirits and destroy it.")
    storm = game.magic("Storm", cost=0, color="red", text="[Main] Destroy all of your opponent's spirits.")
    use(game, bolt)
    assert shield.zone == "field"
    use(game, storm)
    assert shield.zone == "trash"
    game.shows("11-5-1")
