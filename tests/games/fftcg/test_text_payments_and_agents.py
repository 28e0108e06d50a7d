"""What cards were paid with, who chose a card, what damage turns over, and costs that take many cards, played at a table."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.games.fftcg.acting import resolve


@pytest.mark.parametrize("element, drawn", [("water", 1), ("fire", 0)])
def test_a_summon_knows_with_how_many_elements_it_was_paid(fftcg: Any, element: str, drawn: int) -> None:
    """11.4.6"""
    game = fftcg.game(your_hand=0)
    game.backup("Stove", elements=["fire"])
    game.backup("Well", elements=[element])
    text = "If the cost to cast Wave was paid with CP of 2 or more different Elements, draw 1 card."
    game.play(game.summon("Wave", cost=2, elements=["fire"], text=text))
    resolve(game)
    assert len(game.you.hand) == drawn


@pytest.mark.parametrize("backups, drawn", [(2, 1), (0, 0)])
def test_cp_of_backups_only(fftcg: Any, backups: int, drawn: int) -> None:
    """11.4.6"""
    game = fftcg.game(your_hand=0)
    for n in range(backups):
        game.backup(f"Stove {n}", elements=["fire"])
    if not backups:
        game.forward("Fuel", elements=["fire"], on="your hand")
    text = "If the CP paid to cast Wave was only produced by Backups, draw 1 card."
    game.play(game.summon("Wave", cost=2, elements=["fire"], text=text))
    resolve(game)
    assert len(game.you.hand) == drawn


def test_each_forward_takes_damage_by_its_own_power(fftcg: Any) -> None:
    """11.9.2"""
    game = fftcg.game(your_hand=1)
    small = game.forward("Small", power=3000, on="opponent's field")
    large = game.forward("Large", power=8000, on="opponent's field")
    text = "Deal each Forward opponent controls damage equal to half of its power (round up to the nearest 1000)."
    game.play(game.summon("Levy", cost=0, text=text))
    resolve(game)
    assert (small.damage, large.damage) == (2000, 4000)


def test_all_active_characters_are_dulled_and_frozen(fftcg: Any) -> None:
    """15.2.4: those that are dull already are not frozen, and those that become dull are."""
    game = fftcg.game(your_hand=1)
    awake = game.backup("Awake", on="opponent's field")
    asleep = game.backup("Asleep", on="opponent's field", dull=True)
    text = "Dull and Freeze all the active Backups opponent controls."
    game.play(game.summon("Frost", cost=0, text=text))
    resolve(game)
    assert awake.dull and (awake.frozen, asleep.frozen) == (True, False)


@pytest.mark.parametrize("who, broken", [("forward", True), ("backup", False)])
def test_whose_ability_chooses_a_card(fftcg: Any, who: str, broken: bool) -> None:
    """11.8.16"""
    game = fftcg.game(your_hand=0, active="opponent")
    game.forward("Beast", power=9000, text="When Beast is chosen by a Forward's ability, break that Forward.")
    text = "《0》: Choose 1 Forward opponent controls. Dull it."
    archer = getattr(game, who)("Archer", text=text, on="opponent's field")
    game.use(archer)
    resolve(game)
    assert (archer.zone == "Break Zone") == broken


@pytest.mark.parametrize("cost, asked", [(2, False), (3, True)])
def test_damage_of_a_card_sets_off_no_ex_burst(fftcg: Any, cost: int, asked: bool) -> None:
    """11.10.2, 2.2"""
    game = fftcg.game(your_hand=0)
    tower = "Any card of cost 2 or less put in the Damage Zone due to Tower cannot use its EX Burst."
    strike = "《0》: Tower deals your opponent 1 point of damage."
    tower_card = game.forward("Tower", text=f"{tower}\n{strike}")
    game.summon("Burst", cost=cost, on="opponent's deck", ex_burst=True, text="EX BURST Draw 1 card.")
    game.use(tower_card)
    resolve(game)
    assert game.opponent.damage == 1 and (game.asked == "use the EX Burst") == asked


def test_a_summon_that_is_cast_once_more_is_removed_after_use(fftcg: Any) -> None:
    """11.3.8"""
    game = fftcg.game(your_hand=0)
    bolt = game.summon("Bolt", cost=0, text="Draw 1 card.", on="your Break Zone")
    once = "If you do so, remove that Summon from the game after use instead of putting it in the Break Zone."
    text = f"《0》: Choose 1 Summon in your Break Zone. You may cast it without paying the cost. {once}"
    game.use(game.backup("Sage", text=text))
    resolve(game)
    game.choose("yes")
    resolve(game)
    assert bolt.zone == "removed from play" and len(game.you.hand) == 1


def test_a_cost_of_many_cards_is_soon_found_not_payable(fftcg: Any) -> None:
    """11.6.10: ten cards of a Break Zone can be taken in millions of ways, none of which leaves CP."""
    game = fftcg.game(your_hand=0)
    for n in range(14):
        game.forward(f"Fallen {n}", on="your Break Zone")
    sage = game.backup("Sage", text="《9》, remove 10 cards in the Break Zone from the game: Draw 1 card.")
    begun = time.perf_counter()
    assert not game.can("use", sage)
    assert time.perf_counter() - begun < 5


@pytest.mark.parametrize(("counters", "backups"), [(4, 0), (3, 1), (0, 2)])
def test_x_goes_as_far_as_what_pays_it_does(fftcg: Any, counters: int, backups: int) -> None:
    """4.5: as many as there are counters to remove, whatever CP there is."""
    game = fftcg.game(your_hand=0)
    for n in range(backups):
        game.backup(f"Forge {n}")
    text = (
        "《ダル》, remove X Arise Counters from Lady: Choose 1 Forward in your Break Zone. "
        "If its cost is X, play it onto the field."
    )
    lady = game.backup("Lady", text=text, counters={"arise": counters})
    fallen = game.forward("Fallen", cost=counters, on="your Break Zone")
    game.use(lady)
    if counters:
        assert game.options() == list(range(counters + 1))
        game.choose(counters)
    resolve(game)
    assert fallen.zone == "field"
