"""Which Forwards were dealt damage by a card, and which are blocked: only those."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.test_harder_battles import free_summon, quiet


@pytest.mark.parametrize(("hit_first", "drawn"), [("Prey", 1), ("Other", 0), ("", 0)])
def test_only_what_it_has_damaged_counts(fftcg: Any, hit_first: str, drawn: int) -> None:
    """11.8.4, 6.5.1: the one that is put into the Break Zone was dealt damage by this very card, this turn."""
    game = fftcg.game(your_hand=1, opponent_hand=0)
    text = "When a Forward damaged by Galuf is put from the field into the Break Zone on the same turn, draw 1 card."
    galuf = game.forward("Galuf", text=f"《0》: Choose 1 Forward. Deal it 1000 damage.\n{text}")
    prey = game.forward("Prey", power=5000, on="opponent's field")
    other = game.forward("Other", power=5000, on="opponent's field")
    end = free_summon(game, "Choose 1 Forward. Break it.", "End")
    if hit_first:
        game.use(galuf)
        game.choose(prey if hit_first == "Prey" else other)
        quiet(game)
    held = len(game.you.hand) - 1
    game.play(end, prey)
    quiet(game)
    assert prey.zone == "Break Zone" and len(game.you.hand) == held + drawn


@pytest.mark.parametrize("blocks", [True, False])
def test_only_who_was_blocked_is_blocked(fftcg: Any, blocks: bool) -> None:
    """10.1.3.4: and no more once the attack is over."""
    game = fftcg.game(start="attack", your_hand=0, opponent_hand=0)
    free = free_summon(game, "Choose 1 blocked Forward. It gains +1000 power until the end of the turn.", "Free")
    raider = game.forward("Raider", power=3000)
    game.forward("Wall", power=9000, on="opponent's field")
    while game.asked == "priority":
        game.choose("done")
    game.attack(raider)
    assert not game.can("play", free)
    while game.asked not in ("block", ""):
        game.choose("done")
    game.choose("block with Wall" if blocks else "done")
    assert game.can("play", free) == blocks
