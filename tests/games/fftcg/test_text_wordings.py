"""Wordings at a table: sentences that a printer broke, cards that a cost has put away, abilities that choose one card only."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fftcg.dialect import DIALECT
from tests.games.fftcg.acting import resolve, stack_names


def test_a_sentence_that_goes_on_in_the_next_line_is_one_ability() -> None:
    broken = "When Herald enters the field, choose 1 Forward. If you control 2 or more Category XX\nForwards, dull it.\nHaste"
    assert [text for _, text in DIALECT.sections(broken)] == [
        "When Herald enters the field, choose 1 Forward. If you control 2 or more Category XX Forwards, dull it.",
        "Haste",
    ]
    names = "The Card Name Dawn and Card Name\nDusk you control gain Brave."
    assert [text for _, text in DIALECT.sections(names)] == [names.replace("\n", " ")]
    keywords = "Brave\nForwards you control gain +1000 power."
    assert len(DIALECT.sections("First Strike.\nForwards you control gain +1000 power.")) == 2
    assert len(DIALECT.sections(keywords)) == 2, "a keyword by itself is no sentence that goes on"


def test_damage_equal_to_the_power_of_what_the_cost_put_away(fftcg: Any) -> None:
    game = fftcg.game()
    text = (
        "《ダル》, put 1 Forward into the Break Zone: Choose 1 Forward. "
        "Deal it damage equal to the power of the Forward put in the Break Zone."
    )
    pyre = game.backup("Pyre", text=text)
    fuel = game.forward("Fuel", power=7000)
    foe = game.forward("Foe", power=7000, on="opponent's field")
    tough = game.forward("Tough", power=8000, on="opponent's field")
    game.use(pyre, None, foe)
    resolve(game)
    assert (fuel.zone, foe.zone, tough.zone) == ("Break Zone", "Break Zone", "field")


@pytest.mark.parametrize(("cost", "zone"), [(3, "Break Zone"), (4, "field")])
def test_an_odd_cost_and_an_even_one(fftcg: Any, cost: int, zone: str) -> None:
    game = fftcg.game()
    text = (
        "When Dice enters the field, reveal the top card of your deck. "
        "If the revealed card's CP cost is an odd number, break all the Forwards opponent controls."
    )
    foe = game.forward("Foe", on="opponent's field")
    game.forward("Top", cost=cost, on="your deck")
    game.play(game.forward("Dice", text=text, on="your hand", cost=0))
    resolve(game)
    assert foe.zone == zone


@pytest.mark.parametrize("both", [False, True])
def test_an_ability_that_chooses_only_one_card_can_be_cancelled(fftcg: Any, both: bool) -> None:
    """11.6.5: one that has chosen another card as well is not such an ability."""
    game = fftcg.game(active="opponent")
    text = "《0》: Choose 1 auto-ability that is choosing only 1 Forward you control. Cancel its effect."
    warder = game.backup("Warder", text=text)
    mine = game.forward("Mine", power=5000)
    other = game.forward("Other", power=5000)
    count = "2 Forwards" if both else "1 Forward"
    blast = f"When Blast enters the field, choose {count}. Deal {'them' if both else 'it'} 9000 damage."
    card = game.forward("Blast", text=blast, on="opponent's hand", cost=0, owner="opponent")
    game.play(card)
    for chosen in (mine, other)[: 2 if both else 1]:
        game.choose(chosen)
    assert stack_names(game) == ["Blast"]
    assert game.can("use", warder) != both


def test_a_card_put_into_the_damage_zone_by_an_effect_has_no_ex_burst(fftcg: Any) -> None:
    """11.10.2"""
    game = fftcg.game(your_damage_zone=0)
    scar = game.forward("Scar", on="your Damage Zone")
    keeps = game.forward("Keeps", on="your hand", text="EX BURST When Keeps enters the field, draw 1 card.")
    text = (
        "Choose 1 card in your Damage Zone. Add it to your hand. "
        "Put 1 card from your hand into the Damage Zone (Its EX Burst effect will not trigger)."
    )
    game.play(game.summon("Surgery", text=text, cost=0))
    resolve(game)
    game.choose(keeps)
    resolve(game)
    assert (scar.zone, keeps.zone) == ("hand", "Damage Zone") and not game.table.stacked
