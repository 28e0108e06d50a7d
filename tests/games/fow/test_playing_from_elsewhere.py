"""702.2, 703.2: cards that effects let be played although they are in no hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fow.acting import play


@pytest.mark.parametrize("words", [" You may play it this turn.", ""])
def test_a_removed_card_may_be_played_where_the_text_says_so(fow: Any, words: str) -> None:
    game = fow.game(your_hand=0)
    bolt = game.chant("Bolt", text="Draw a card.", cost="", on="your graveyard")
    tome = game.resonator("Tome", text=f"{{0}}: Remove target chant in your graveyard from the game.{words}")
    game.use(tome)
    for _ in range(4):
        if bolt.zone == "removed area":
            break
        game.choose("pass")
    assert bolt.zone == "removed area" and game.can("play", bolt) == bool(words)


def test_what_was_just_removed_may_be_played_from_there(fow: Any) -> None:
    game = fow.game()
    guest = game.resonator("Guest", zone="your deck", cost="")
    text = "Remove the top card of your deck from the game. You may play it from your removed area until end of turn."
    play(game, game.chant("Door", cost="", text=text))
    play(game, guest)
    assert guest.zone == "field"
