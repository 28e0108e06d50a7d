"""What is said of cards that are held, and what lies in the stock."""

from __future__ import annotations

from typing import Any


def test_a_named_card_that_is_held_costs_less(weiss: Any) -> None:
    """8.9.1.2: only that card, and only while this one is on the stage."""
    game = weiss.game(your_hand=0)
    game.character("Patron", text='【CONT】 "Pupil" gets -1 level while in your hand.')
    pupil = game.character("Pupil", level=2, on="your hand")
    other = game.character("Other", level=2, on="your hand")
    rival = game.character("Pupil", level=2, on="opponent's hand")
    on_stage = game.character("Pupil", level=2)
    assert [card.level for card in (pupil, other, rival, on_stage)] == [1, 2, 2, 2]


def test_a_stock_is_searched_and_shuffled(weiss: Any) -> None:
    """4.7, 4.8.1: a character is found there, and the rest of the stock stays."""
    game = weiss.game(your_hand=0)
    found = game.character("Hidden", on="your stock")
    game.event("Filler", on="your stock")
    text = "Search your stock for up to 1 character, reveal it to your opponent, return it to your hand, and shuffle your stock."
    seek = game.event("Seek", text=text, on="your hand")
    game.play(seek)
    while found.zone != "hand" and game.asked:
        game.choose(game.options()[0])
    assert found.zone == "hand" and [card.name for card in game.you.stock] == ["Filler"]
