"""An ability that a card is given has a text: the one that stands in the quotes."""

from __future__ import annotations

from typing import Any

DRAWS = "draw 1 card."


def given(game: Any, card: Any) -> list[str]:
    """The texts of the abilities that the card does not have by itself."""
    table = game.table
    own = card.card.form.look.abilities
    return [a.text for a in table.look(card.card).abilities if a not in own]


def test_a_given_ability_has_the_text_in_the_quotes(weiss: Any) -> None:
    game = weiss.game(start="attack")
    one = f"【AUTO】 When this card attacks, {DRAWS}"
    two = '【CONT】 If you have another "Friend", this card gets +500 power.'
    text = f'【CONT】 All of your other "Friend" get the following 2 abilities. "{one}" "{two}"'
    game.character("Chief", at="back left", text=text)
    friend = game.character("Friend")
    assert given(game, friend) == [one, two]


def test_in_the_other_games_too(fftcg: Any, sve: Any) -> None:
    game = fftcg.game()
    quote = f"When this Forward attacks, {DRAWS}"
    game.backup("Chief", text=f'The Forwards you control gain "{quote}"')
    assert given(game, game.forward("Friend")) == [quote]
    game = sve.game()
    quote = "[lastwords] Draw a card."
    game.follower("Chief", attack=1, defense=1, text=f'Other followers on your field have "{quote}"')
    assert given(game, game.follower("Friend", attack=1, defense=1)) == [quote]


def test_whoever_orders_waiting_abilities_can_read_them(weiss: Any) -> None:
    game = weiss.game(start="attack")
    quotes = [f"【AUTO】 When this card attacks, {what}" for what in (DRAWS, "put the top card of your deck into your stock.")]
    for i, quote in enumerate(quotes):
        game.character(f"Chief {i}", at=f"back {('left', 'right')[i]}", text=f'【CONT】 All of your "Friend" get "{quote}"')
    friend = game.character("Friend", at="center left")
    game.attack(friend)
    assert game.asked == "which pending ability"
    assert sorted(p.ability.text for p in game.table.pending) == sorted(quotes)
