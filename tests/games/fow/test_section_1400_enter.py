"""1411.2: [Enter] of old cards is about cards that were played from the hand, and about judgment."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import judge, play, resolve


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


@pytest.mark.parametrize(("king", "place", "life"), [(True, "field", 4300), (True, "hand", 4000), (False, "hand", 4000)])
def test_what_is_put_into_the_hand_enters_nothing(fow, king, place, life):
    game = fow.game()
    if king:
        game.ruler("Old King")
    usher = game.resonator("Usher", zone="your deck", cost="", text="[Enter]: You gain 300 life.", races=["Elf"])
    text = "Search your main deck for an Elf resonator, reveal it and put it into your hand. "
    text += 'If your Ruler is "Old King", you may put it into your field instead. This triggers its [Enter] ability.'
    game.play(game.chant("Feast", cost="", text=text))
    game.choose(usher)
    if king:
        game.choose(place)
    resolve(game)
    assert (usher.zone, game.you.life) == (place, life)


@pytest.mark.parametrize("sign", [":", " =>"])
def test_it_triggers_once_whichever_way_it_is_written(fow, sign):
    """1411.2b: a card after the old ones triggers as it comes, so that nothing is left to be set off."""
    game = fow.game()
    usher = game.resonator("Usher", zone="your graveyard", text=f"[Enter]{sign} You gain 300 life.", races=["Vampire"])
    text = "Put a Vampire resonator from your graveyard into your field. This triggers its [Enter] ability."
    game.play(game.chant("Return", cost="", text=text))
    resolve(game)
    assert (usher.zone, game.you.life) == ("field", 4300)
