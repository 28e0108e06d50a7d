"""Conditions about a whole turn or about all of one's spirits, where several things meet."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import end_main_step, settle_cores, use


@pytest.mark.parametrize(("costs", "bp"), [((), 3000), ((2,), 1000), ((2, 2), 1000), ((2, 3), 3000)])
def test_where_there_are_no_spirits_none_of_them_cost_the_same(bss: Any, costs: tuple[int, ...], bp: int) -> None:
    game = bss.game()
    for i, cost in enumerate(costs):
        game.spirit(f"Mine {i}", cost=cost)
    wall = game.spirit("Wall", bp=3000, on="opponent's field")
    text = "[Main] If all the spirits on your field cost the same amount, select one of your opponent's spirits. It loses 2000 BP."
    use(game, game.magic("Fog", cost=0, text=text.replace("BP.", "BP during this turn.")))
    assert wall.bp == bp


@pytest.mark.parametrize(("lost", "gained", "drawn"), [(0, 0, 1), (1, 0, 0), (1, 1, 1), (2, 1, 0), (1, 2, 1)])
def test_life_that_came_back_in_the_same_turn_was_not_lost(bss: Any, lost: int, gained: int, drawn: int) -> None:
    game = bss.game(your_life=4, your_reserve=9, your_hand=0)
    game.nexus("Chapel", text="[LV1] 【End of Your Turn】 If you did not lose life this turn, draw a card.")
    wound = game.magic("Wound", cost=0, text=f"[Main] Place {lost} cores from your life into your reserve.") if lost else None
    heal = game.magic("Heal", cost=0, text=f"[Main] Place {gained} cores from your reserve into your life.") if gained else None
    for card in (wound, heal):
        if card is not None:
            use(game, card)
            settle_cores(game)
    assert game.you.life == 4 - lost + gained and len(game.you.hand) == 0
    end_main_step(game)
    assert game.active == "opponent" and len(game.you.hand) == drawn
