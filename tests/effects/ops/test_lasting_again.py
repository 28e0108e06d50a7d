"""An effect that is made once more is one with the first, where nobody could tell: loops leave no heap of effects behind."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import resolve

UNTIL = "until the end of the turn"
STRONGER = f"《0》: Choose 1 Forward. It gains +1000 power {UNTIL}."
FIVE = "《0》: Choose 1 Forward. Its power becomes 5000 until the end of the turn."
SEVEN = "《0》: Choose 1 Forward. Its power becomes 7000 until the end of the turn."
BRAVE = f"《0》: Choose 1 Forward. It gains Brave {UNTIL}."
HASTY = f"《0》: Choose 1 Forward. It gains Haste {UNTIL}."


def use(game: Any, *cards: Any) -> None:
    for card in cards:
        game.use(card)
        resolve(game)


def test_what_is_added_twice_is_one_effect_with_both_amounts(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    fly = game.monster("Fly", text=STRONGER)
    use(game, fly, fly, fly)
    assert knight.power == 4000 and len(game.table.effects) == 1
    this_turn = game.turn
    while game.turn == this_turn:
        game.choose("done")
    assert knight.power == 1000 and len(game.table.effects) == 0


def test_what_is_set_twice_to_the_same_is_one_effect(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    fly = game.monster("Fly", text=FIVE)
    use(game, fly, fly)
    assert knight.power == 5000 and len(game.table.effects) == 1


def test_what_is_set_otherwise_in_between_keeps_them_apart(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    five = game.monster("Five", text=FIVE)
    seven = game.monster("Seven", text=SEVEN)
    use(game, five, seven)
    assert knight.power == 7000
    use(game, five)
    assert knight.power == 5000 and len(game.table.effects) == 3


def test_keywords_given_in_turns_are_one_effect_each(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    knight = game.forward("Knight", power=1000)
    brave = game.monster("Bold", text=BRAVE)
    hasty = game.monster("Swift", text=HASTY)
    use(game, brave, hasty, brave, hasty)
    assert set(knight.keywords) == {"brave", "haste"} and len(game.table.effects) == 2


def test_effects_on_different_cards_stay_apart(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    first = game.forward("First", power=1000)
    second = game.forward("Second", power=1000)
    fly = game.monster("Fly", text=STRONGER)
    for target in (first, second, first):
        game.use(fly)
        game.choose(target)
        resolve(game)
    assert (first.power, second.power, len(game.table.effects)) == (3000, 2000, 2)


def test_a_passive_ability_that_came_in_between_keeps_them_apart(fftcg: Any) -> None:
    game = fftcg.game(your_hand=3)
    game.forward("Knight", power=1000)
    fly = game.monster("Fly", text=FIVE)
    chief = game.backup("Chief", text="The Forwards you control gain +1000 power.", on="your hand", cost=0)
    use(game, fly)
    game.play(chief)
    resolve(game)
    use(game, fly)
    assert len(game.table.effects) == 2
