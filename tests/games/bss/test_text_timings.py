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


def test_nobody_is_asked_in_which_order_kept_effects_come(bss: Any) -> None:
    """1-3-3: they have not been triggered, so none of them waits; whose destruction it is, and by whom, is all the same."""
    game = bss.game(opponent_hand=0, opponent_reserve=0)
    game.nexus("Keep", text='[LV1] "When Destroyed" effects on your opponent\'s spirits are not triggered.')
    game.spirit("Martyr", on="opponent's field", bp=1000, text="[LV1] 【When Destroyed】 Draw a card.")
    game.spirit("Victim", on="opponent's field", bp=1000, text="[LV1] 【When Destroyed By Opponent】 Draw a card.")
    each = "[LV1] When one of your spirits is destroyed, draw a card."
    game.spirit("Mourner", on="opponent's field", bp=9000, text=each)
    gloat = "[LV1] When one of your opponent's spirits is destroyed, place a core from the void into your reserve."
    game.spirit("Gloater", on="opponent's field", bp=9000, text=gloat)
    mine = game.spirit("Mine", on="your field", bp=1000)
    game.spirit("Card", on="opponent's deck")
    use(game, game.magic("Fall", cost=0, text="[Main] Destroy all spirits with 1000 or fewer BP."))
    assert mine.zone == "trash" and len(game.opponent.hand) == 0
    assert game.opponent.reserve == 3, "two cores of the destroyed, and one for the spirit of the other side"
    assert game.asked == "main step"
    game.shows("1-3-3")


def test_other_effects_that_wait_for_a_destruction_are_triggered_as_ever(bss: Any) -> None:
    """1-3-3: what is kept is spirits on the field; a nexus sees the destroyed spirit all the same."""
    game = bss.game(opponent_hand=0)
    game.nexus("Keep", text='[LV1] "When Destroyed" effects on your opponent\'s spirits are not triggered.')
    game.spirit("Victim", on="opponent's field")
    game.nexus("Chapel", on="opponent's field", text="[LV1] When one of your spirits is destroyed, draw a card.")
    game.spirit("Card", on="opponent's deck")
    use(game, game.magic("Fall", cost=0, text="[Main] Destroy all of your opponent's spirits."))
    assert len(game.opponent.hand) == 1
