"""Clauses drawn by lot, each on a table where effects of both players meet."""
from __future__ import annotations

from typing import Any

from tests.games.bss.acting import use


def test_bp_that_magic_of_the_own_side_took_away_is_no_destruction_by_the_opponent(bss: Any) -> None:
    """9-4-2-1: it was destroyed by the effect that altered the BP, so whose effect that was decides."""
    for whose, drawn in (("your", 0), ("opponent's", 1)):
        game = bss.game(your_hand=0, opponent_hand=0)
        martyr = game.spirit("Martyr", on="your field", bp=1000, text="[LV1] 【When Destroyed By Opponent】 Draw a card.")
        other = game.spirit("Other", on="opponent's field", bp=1000, text="[LV1] 【When Destroyed By Opponent】 Draw a card.")
        game.spirit("Card", on="your deck")
        victim = martyr if whose == "your" else other
        use(game, game.magic("Wither", cost=0, text="[Main] Select a spirit. It loses 1000 BP during this turn."), "", victim)
        assert victim.zone == "trash" and len(game.you.hand) == 0
        assert len(game.opponent.hand) == drawn
        game.shows("9-4-2-1")


def test_effects_that_set_the_bp_come_before_what_is_added_however_late_they_came(bss: Any) -> None:
    """8-8-1-3-4: the nexus raises, then a magic sets; what is added is added to what was set."""
    game = bss.game()
    knight = game.spirit("Knight", bp=3000)
    game.nexus("Drum", text="[LV1] All of your spirits gain 1000 BP.")
    use(game, game.magic("Equal", cost=0, text="[Main] Select one of your spirits. Treat it as having 5000 BP during this turn."))
    assert knight.bp == 6000
    game.shows("8-8-1-3-4")
