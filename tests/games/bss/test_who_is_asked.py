"""Who is asked how many cores move, and whether a burst card's other effect is paid for: the player of the effect."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.kernel.events import STATE
from tests.games.bss.acting import use

DRAIN = "Remove up to three cores from it and place them into their reserve."
FLASH = "You may then pay this card's cost to activate its flash effect."


@pytest.mark.parametrize(("cores", "said"), [(5, 0), (5, 1), (5, 3), (2, 2)])
def test_up_to_three_cores_are_as_many_as_the_player_of_the_effect_says(bss: Any, cores: int, said: int) -> None:
    """1-3-5-1, 8-5-3-2"""
    game = bss.game(opponent_reserve=0)
    tired = game.spirit("Tired", exhausted=True, counters={"core": cores}, on="opponent's field")
    text = f"[Main] Select one of your opponent's exhausted spirits. {DRAIN}"
    use(game, game.magic("Drain", cost=0, text=text))
    assert game.decides == "you" and game.options() == list(range(min(cores, 3) + 1))
    game.choose(said)
    assert game.opponent.reserve == said and (tired.zone == "trash") == (said == cores)
    game.shows("1-3-5-1")


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_the_player_of_a_burst_card_is_asked_whether_its_flash_effect_is_paid_for(bss: Any, answer: str, drawn: int) -> None:
    """10-9-2"""
    game = bss.game(start="attack", active="opponent", your_life=5, your_reserve=5, your_hand=0, opponent_hand=0)
    text = "【When You Lose Life】 <Burst> Place a core from the void into your reserve."
    burst = game.magic("Burst", cost=2, text=f"{text} {FLASH}\n[Main/Flash] Draw a card.", zone="your burst area")
    raider = game.spirit("Raider", on="opponent's field")
    game.spirit("Next", on="opponent's field")
    game.attack(raider)
    game.choose("yes")
    assert game.decides == "you" and game.asked == "pay or not"
    game.choose(answer)
    while game.asked == "pay":
        game.table.apply(0)
    assert len(game.you.hand) == drawn and burst.zone == "trash"


def test_declaring_an_attack_is_logged_with_its_clause(bss: Any) -> None:
    """7-1-1-1"""
    game = bss.game(start="attack")
    raider = game.spirit("Raider")
    game.spirit("Next")
    game.attack(raider)
    assert [e.clause for e in game.events("attack")] == ["7-1-1-2"]
    assert [e.clause for e in game.table.history if e.kind == STATE] == ["7-1-1-1"], "it is exhausted by declaring"
