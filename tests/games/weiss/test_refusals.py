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
