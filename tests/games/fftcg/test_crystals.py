"""Crystals, which came after the rulebook: players gain them and pay with them; and what is paid to cast a card for less."""

from __future__ import annotations

from typing import Any

from cardwright.games.fftcg import terms
from tests.games.fftcg.acting import resolve
from tests.games.fftcg.reading import ability


def crystals(game: Any) -> int:
    return int(game.table.number(terms.CRYSTALS, 0))


def test_crystals_are_gained_and_paid(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    mine = game.backup("Mine", text="《0》: Gain 《C》《C》.")
    mage = game.forward("Mage", text="《C》: Mage gains +2000 power until the end of the turn.", power=5000)
    assert not game.can("use", mage)
    game.use(mine)
    resolve(game)
    assert crystals(game) == 2
    rules = game.table.rules
    assert rules.shown_numbers(game.table, 0)["crystals"] == 2 and "crystals" not in rules.shown_numbers(game.table, 1)
    game.use(mage)
    resolve(game)
    assert (crystals(game), mage.power) == (1, 7000)


def test_several_crystals_of_a_cost_are_paid_together(fftcg: Any) -> None:
    tree = ability("《C》《C》《ダル》: Draw 1 card.")
    assert [cost.kind for cost in tree.many("cost")] == ["Pay", "Pay", "TurnThis"]
    game = fftcg.game(your_hand=1)
    mine = game.backup("Mine", text="《0》: Gain 《C》.")
    mage = game.forward("Mage", text="《C》《C》: Draw 1 card.")
    game.use(mine)
    resolve(game)
    assert not game.can("use", mage)
    game.use(mine)
    resolve(game)
    game.use(mage)
    resolve(game)
    assert crystals(game) == 0


def test_a_crystal_makes_a_summon_cheaper(fftcg: Any) -> None:
    """Without a crystal it can't be cast at all: there is no CP for its cost of 2."""
    text = "Before paying the cost to cast Gale, you can pay 《C》 to reduce the cost required to cast Gale by 2.\nDraw 1 card."
    game = fftcg.game(your_hand=0)
    mine = game.backup("Mine", text="《0》: Gain 《C》.", dull=True)
    gale = game.summon("Gale", text=text, cost=2)
    assert not game.can("play", gale)
    game.use(mine)
    resolve(game)
    game.play(gale)
    resolve(game)
    assert (crystals(game), gale.zone) == (0, "Break Zone")


def test_two_forwards_deal_their_power_to_each_other(fftcg: Any) -> None:
    text = (
        "When Duelist enters the field, choose 1 Forward opponent controls. Duelist and the chosen Forward deal damage equal to "
        "their respective power to the other."
    )
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", power=5000, on="opponent's field")
    duelist = game.forward("Duelist", power=7000, text=text, on="your hand")
    game.play(duelist)
    resolve(game)
    if game.asked == "target":
        game.choose(foe)
    resolve(game)
    assert foe.zone == "Break Zone" and duelist.damage == 5000
