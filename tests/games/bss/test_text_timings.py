"""1-3-3: effects of one timing that are not triggered, for all cards of a kind or for what an effect summons."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.bss.acting import settle_cores, use

HERALD = "[LV1] 【When Summoned】 Draw a card."


@pytest.mark.parametrize("kept", [True, False])
def test_a_spirit_that_an_effect_summons_may_be_kept_from_its_timing(bss: Any, kept: bool) -> None:
    """1-3-3"""
    game = bss.game(your_reserve=3)
    herald = game.spirit("Herald", on="your hand", cost=3, text=HERALD)
    game.spirit("Card", on="your deck")
    after = ' "When Summoned" effects on the spirit summoned by this effect are not triggered.' if kept else ""
    text = f"[Main] You may summon a spirit card from your hand without paying its cost.{after}"
    use(game, game.magic("Call", cost=0, text=text), "", "yes", herald)
    settle_cores(game)
    assert herald.zone == "field" and len(game.you.hand) == (0 if kept else 1)
    if kept:
        game.shows("1-3-3")


@pytest.mark.parametrize("kept", [True, False])
def test_destroyed_spirits_may_be_kept_from_theirs(bss: Any, kept: bool) -> None:
    """1-3-3, 10-15-1: what the spirit was on the field counts."""
    game = bss.game(opponent_hand=0)
    if kept:
        game.nexus("Keep", text='[LV1] "When Destroyed" effects on your opponent\'s spirits are not triggered.')
    martyr = game.spirit("Martyr", on="opponent's field", text="[LV1] 【When Destroyed】 Draw a card.")
    game.spirit("Card", on="opponent's deck")
    use(game, game.magic("Fall", cost=0, text="[Main] Destroy all of your opponent's spirits."))
    assert martyr.zone == "trash" and len(game.opponent.hand) == (0 if kept else 1)
