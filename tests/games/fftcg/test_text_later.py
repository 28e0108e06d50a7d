"""What later texts do at a table: Summons that can't choose, damage received, cards that are away for a while."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve


def test_no_summon_chooses_what_can_not_be_chosen_by_summons(fftcg: Any) -> None:
    """2.2"""
    game = fftcg.game(your_hand=1)
    ward = game.forward("Ward", power=5000, text="Ward cannot be chosen by Summons.")
    other = game.forward("Other", power=5000)
    judge = game.backup("Judge", text="《0》: Choose 1 Forward. It gains +1000 power until the end of the turn.")
    fury = game.summon("Fury", text="Choose 1 Forward. Deal it 5000 damage.")
    game.use(judge)
    game.choose(ward)
    resolve(game)
    assert ward.power == 6000
    game.play(fury)
    resolve(game)
    assert ward.zone == "field" and other.zone == "Break Zone"


def test_an_ability_may_ask_for_damage_received(fftcg: Any) -> None:
    text = "《0》: Draw 1 card. You can only use this ability if Ward has received 4000 damage or more."
    for damage in (3000, 4000):
        game = fftcg.game(your_hand=1)
        ward = game.forward("Ward", power=9000, damage=damage, text=text)
        assert game.can("use", ward) == (damage == 4000)


def test_a_card_removed_for_as_long_as_another_is_there_comes_back(fftcg: Any) -> None:
    """11.12.4.1"""
    game = fftcg.game(your_hand=2)
    foe = game.forward("Foe", power=5000, on="opponent's field")
    away = "Remove it from the game for as long as Warden is on the field."
    text = f"When Warden enters the field, choose 1 Forward opponent controls. {away}"
    warden = game.forward("Warden", power=3000, text=text, on="your hand")
    fury = game.summon("Fury", text="Choose 1 Forward you control. Break it.")
    game.play(warden)
    resolve(game)
    assert foe.zone == "removed from play"
    game.play(fury)
    resolve(game)
    assert warden.zone == "Break Zone" and foe.zone == "field"
