"""What may not be done is refused with the clause that forbids it."""
from __future__ import annotations

from typing import Any

from cardwright.kernel.options import USE, option


def why(game: Any, verb: int, card: Any, extra: int = 0) -> str:
    no = game.table.why_not(option(verb, card.id, extra))
    return "" if no is None else str(no.clause)


def test_which_abilities_may_not_be_played(weiss: Any) -> None:
    """6.5.1.2.3: neither the opponent's nor one that is not there; 8.1.1.1: only activated ones; 2.12.2: only where they work."""
    game = weiss.game(your_stock=5)
    text = "[ACT] [(1)] Draw a card."
    mine = game.character("Mine", text=text)
    theirs = game.character("Theirs", on="opponent's stage", text=text)
    held = game.character("Held", zone="your hand", text=text)
    auto = game.character("Auto", text="[AUTO] When this card attacks, draw a card.")
    assert why(game, USE, theirs) == "6.5.1.2.3"
    assert why(game, USE, mine, 4) == "6.5.1.2.3"
    assert why(game, USE, auto) == "8.1.1.1"
    assert why(game, USE, held) == "2.12.2"
    assert why(game, USE, mine) == ""


def test_an_ability_that_was_played_as_often_as_it_says_may_not_be_played_again(weiss: Any) -> None:
    """8.3.2"""
    game = weiss.game(your_stock=5, your_hand=0)
    text = "【ACT】 [(1)] This ability activates up to 1 time per turn. Draw 1 card."
    well = game.character("Well", text=text)
    game.use(well)
    game.until_quiet()
    assert len(game.you.hand) == 1 and why(game, USE, well) == "8.3.2"
