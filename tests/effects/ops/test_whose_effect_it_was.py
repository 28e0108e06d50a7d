"""By whose effect a card moved: an ability that waits for an opponent's effect does not answer one's own, nor a rule."""

from __future__ import annotations

from typing import Any

import pytest

KILL = "[Main] Select a spirit and destroy it."


@pytest.mark.parametrize(("user", "drawn"), [("opponent", 1), ("you", 0)])
def test_bss_destroyed_by_opponent(bss: Any, user: str, drawn: int) -> None:
    """10-15-1, 9-3-1"""
    game = bss.game(active=user)
    knight = game.spirit("Knight", on="your field", text="[LV1] 【When Destroyed By Opponent】 Draw a card.")
    held = "your hand" if user == "you" else "opponent's hand"
    game.play(game.magic("Kill", cost=0, on=held, text=KILL))
    assert knight.zone == "trash" and len(game.you.hand) == drawn and len(game.opponent.hand) == 0
