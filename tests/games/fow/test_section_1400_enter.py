"""1411.2: [Enter] of old cards is about cards that were played from the hand, and about judgment."""

from __future__ import annotations

from tests.games.fow.acting import judge, play


def test_a_card_played_from_the_hand_enters(fow):
    game = fow.game()
    usher = game.resonator("Usher", zone="your hand", cost="", text="[Enter]: You gain 300 life.")
    play(game, usher)
    assert game.you.life == 4300
    game.shows("1411.2b")


def test_a_card_that_an_effect_puts_into_the_field_does_not(fow):
    game = fow.game()
    usher = game.resonator("Usher", zone="your graveyard", cost="", text="[Enter]: You gain 300 life.")
    door = game.chant("Door", cost="", text="Put target resonator from your graveyard into your field.")
    play(game, door, usher)
    assert [card.name for card in game.you.field if card.name == "Usher"] == ["Usher"]
    assert game.you.life == 4000


def test_a_j_ruler_enters_by_judgment(fow):
    game = fow.game()
    ruler = game.ruler("Prince", text="[Judgment] {0}", back={"name": "King", "text": "[Enter]: You gain 500 life."})
    judge(game, ruler)
    assert game.you.life == 4500
    game.shows("1411.2a")
