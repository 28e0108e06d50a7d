"""What may not be done is refused with the clause that forbids it."""
from __future__ import annotations

from typing import Any

from cardwright.kernel.options import ATTACK, USE, option


def why(game: Any, verb: int, card: Any, extra: int = 0) -> str:
    no = game.table.why_not(option(verb, card.id, extra))
    return "" if no is None else str(no.clause)


def test_which_abilities_may_not_be_played(sve: Any) -> None:
    """8.3.1: neither the opponent's nor one that is not there; 10.6.1: only activated ones; 10.3.5: only on the field."""
    game = sve.game()
    text = "[act] [cost00]: Draw a card."
    mine = game.follower("Mine", text=text)
    theirs = game.follower("Theirs", on="opponent's field", text=text)
    passive = game.follower("Passive", text="Other followers on your field have [attack]+1.")
    gone = game.follower("Gone", zone="your cemetery", text=text)
    assert why(game, USE, theirs) == "8.3.1"
    assert why(game, USE, mine, 5) == "8.3.1"
    assert why(game, USE, passive) == "10.6.1"
    assert why(game, USE, gone) == "10.3.5"
    assert why(game, USE, mine) == ""


def test_in_a_quick_window_nobody_attacks(sve: Any) -> None:
    """8.4.7"""
    game = sve.game()
    raider = game.follower("Raider")
    theirs = game.follower("Theirs", on="opponent's field")
    game.spell("Answer", zone="opponent's hand", cost=0, text="[quick]\nDraw a card.")
    game.attack(raider, game.opponent.leader)
    assert game.decides == "opponent"
    assert why(game, ATTACK, theirs) == "8.4.7"
