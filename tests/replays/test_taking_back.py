"""An answer can be taken back until the player has learned something by it."""

from __future__ import annotations

from typing import Any

from cardwright.face.taking_back import Moment, why_not_back
from cardwright.kernel.table import Table


def after(game: Any, act: Any) -> str:
    """Why the player can't go back to before this."""
    t: Table = game.table
    t.log = []
    then = Moment(t.clone(), 0)
    act()
    return why_not_back(then, t, t.log, [0])


def test_playing_a_follower_tells_nothing(sve: Any) -> None:
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=2, cost=2, on="your hand")
    assert after(game, lambda: game.play(knight)) == ""


def test_to_show_a_card_of_ones_own_tells_nothing(bss: Any) -> None:
    """10-6-3: a spirit is shown before it is paid for. Whoever shows it knew it; a card of the deck they did not."""
    game = bss.game(your_reserve=5, opponent_hand=0)
    knight = game.spirit("Knight", on="your hand", cost=3)
    assert after(game, lambda: game.play(knight, "1 core")) == ""
    assert [e.clause for e in game.events("revealed")] == ["10-6-3"]


def test_to_show_a_card_of_the_deck_tells_what_it_is(sve: Any) -> None:
    game = sve.game()
    look = game.spell("Look", cost=1, text="Reveal the top card of your deck.", on="your hand")
    assert after(game, lambda: game.play(look)) == "a hidden card was shown since"


def test_drawing_a_card_tells_what_it_is(sve: Any) -> None:
    game = sve.game()
    letter = game.spell("Letter", cost=1, text="Draw a card.", on="your hand")
    assert after(game, lambda: game.play(letter)) == "you have seen a card since that was hidden from you"


def test_a_shuffle_is_chance(sve: Any) -> None:
    game = sve.game()
    storm = game.spell("Storm", cost=1, text="Shuffle your deck.", on="your hand")
    assert after(game, lambda: game.play(storm)) == "chance has decided something since"


def test_looking_at_a_card_can_not_be_undone(sve: Any) -> None:
    game = sve.game()
    peek = game.spell("Peek", cost=1, text="Look at the top card of your deck.", on="your hand")
    assert after(game, lambda: game.play(peek)) == "a hidden card was looked at since"


def test_a_token_that_was_not_there_before_tells_nothing(sve: Any) -> None:
    game = sve.game()
    call = game.spell("Call", cost=1, text="Put a Fairy token into your EX area.", on="your hand")
    assert after(game, lambda: game.play(call)) == ""


def test_the_opponents_decision_is_the_end_of_it(sve: Any) -> None:
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=2)
    game.start()
    then = Moment(game.table.clone(), 0)
    game.attack(knight, game.opponent.leader)
    assert why_not_back(then, game.table, [], [0, 1]) == "your opponent has decided something since"
