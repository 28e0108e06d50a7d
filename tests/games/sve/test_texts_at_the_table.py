"""Wordings played at a table: damage that is shared out or changed for a while, prices of choice, tokens made after others."""

from __future__ import annotations

import pytest


def test_one_of_the_selected_is_dealt_more_than_the_others(sve):
    game = sve.game()
    foes = [game.follower(name, defense=6, on="opponent's field") for name in ("One", "Two", "Three")]
    text = "Select up to 3 enemy followers on the field. Deal 5 damage to one and 2 damage to the others."
    game.play(game.spell("Volley", text=text, on="your hand", cost=0), *foes, foes[1])
    assert [foe.damage for foe in foes] == [2, 5, 2]
    game.shows("5.13.1")


@pytest.mark.parametrize(("answer", "points", "cards"), [("yes", 0, 2), ("no", 2, 1)])
def test_a_card_may_be_played_for_more_points(sve, answer, points, cards):
    """10.4.7.3: what is paid besides buys what the text says of it, and is left alone otherwise."""
    game = sve.game(play_points=3)
    text = "You may play this for 2 more play points.\nDraw a card. If you played this for 2 more play points, draw a card."
    spell = game.spell("Bargain", text=text, on="your hand", cost=1)
    game.play(spell, answer)
    game.until_quiet()
    assert (game.you.play_points, len(game.you.hand)) == (points, cards)
    game.shows("10.4.7.3")


@pytest.mark.parametrize("kind", ["follower", "amulet"])
def test_what_an_effect_put_somewhere_is_counted_where_it_is_now(sve, kind):
    """5.4.1"""
    game = sve.game()
    put = "Put the top card of your deck into your cemetery."
    text = f"{put} If a follower was put into your cemetery by this ability, draw a card."
    for _ in range(3):
        getattr(game, kind)("Card", on="your deck")
    game.play(game.spell("Mill", text=text, on="your hand", cost=0))
    game.until_quiet()
    assert len(game.you.hand) == (1 if kind == "follower" else 0)
    game.shows("5.4.1")


def test_a_token_of_the_same_name_is_made(sve):
    """5.4.2.1"""
    game = sve.game()
    fairy = game.token("Fairy", on="your field")
    text = "Select a token follower on your field and summon a token of the same name."
    game.play(game.spell("Mirror", text=text, on="your hand", cost=0), fairy)
    game.until_quiet()
    assert [card.name for card in game.you.field] == ["Fairy", "Fairy"]
    game.shows("5.4.2.1")


@pytest.mark.parametrize(
    ("shield", "left"),
    [
        ("If your leader would take damage this turn, it takes that much minus 2 instead.", [19, 18]),
        ("The next time your leader would take damage this turn, it takes that much minus 2 instead.", [19, 16]),
    ],
)
def test_damage_is_less_for_the_rest_of_the_turn_or_once(sve, shield, left):
    """10.10.1"""
    game = sve.game()
    first = game.spell("Shield", text=shield, on="your hand", cost=0)
    stings = [game.spell("Sting", text="Deal 3 damage to your leader.", on="your hand", cost=0) for _ in left]
    game.play(first)
    for sting, defense in zip(stings, left, strict=True):
        game.play(sting)
        assert game.you.leader_defense == defense
