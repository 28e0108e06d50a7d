"""Clauses drawn by lot, each on a table where effects of both players meet."""
from __future__ import annotations

from typing import Any


def test_markers_stay_behind_whatever_takes_their_character_away(weiss: Any) -> None:
    """3.7.3.2: it goes to its owner's hand, by the opponent's effect; its markers go to the waiting room, face up or not."""
    game = weiss.game(active="opponent", your_hand=0, opponent_stock=3)
    old = game.character("Old", at="center left")
    up = game.character("Up", on="your marker area", under="center left", facedown=False)
    down = game.character("Down", on="your marker area", under="center left")
    other = game.character("Other", at="center right")
    kept = game.character("Kept", on="your marker area", under="center right")
    text = "Choose 1 of your opponent's characters, and return it to hand."
    gust = game.event("Gust", on="opponent's hand", level=0, cost=0, text=text)
    game.play(gust, old)
    game.until_quiet()
    assert old.zone == "hand" and (up.zone, down.zone) == ("waiting room", "waiting room")
    assert other.zone == "stage" and kept.zone == "marker area"
    game.shows("3.7.3.2")
