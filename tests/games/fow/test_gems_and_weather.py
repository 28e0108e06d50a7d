"""Gems and weathers, which came after the rulebook, at tables: what is gained, asked for and banished, and whose weather it is."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import next_main, play, resolve
from tests.games.fow.compiling import effects, read


def gems(game: Any, player: int = 0) -> list[str]:
    """The attributes of a player's gems."""
    words = {bit: word for word, bit in terms.ATTRIBUTES.items()}
    t = game.table
    return sorted(words[t.look(t.cards[id]).colours] for id in t.zone(terms.GEMS, player))


def test_gems_are_gained_and_banished_for_what_they_are(fow: Any) -> None:
    game = fow.game()
    miner = game.resonator("Miner", atk=100, text="Banish a light gem: This card gains [+500/+500] until end of turn.")
    assert not game.can("use", miner)
    game = fow.game()
    miner = game.resonator("Miner", atk=100, text="Banish a light gem: This card gains [+500/+500] until end of turn.")
    play(game, game.chant("Vein", text="Gain a light gem, a water gem, and two fire gems.", cost="0"))
    assert gems(game) == ["fire", "fire", "light", "water"]
    game.use(miner)
    resolve(game)
    assert miner.atk == 600 and gems(game) == ["fire", "fire", "water"] and not game.can("use", miner)


def test_a_banished_gem_is_nowhere_and_no_card_has_come_into_a_graveyard(fow: Any) -> None:
    game = fow.game()
    game.resonator("Mourner", text="Whenever a card is put into your graveyard ⇒ You lose 500 life.")
    box = game.addition("Box", text="{0}: You may banish a gem. If you do, you gain 100 life.")
    vein = game.resonator("Vein", text="{0}: Gain a wind gem.")
    game.use(vein)
    resolve(game)
    game.use(box)
    resolve(game)
    game.choose("yes")
    resolve(game)
    assert game.you.life == 4100 and gems(game) == [] and not game.you.graveyard


def test_one_gem_of_an_attribute_of_ones_choice_or_several_of_one(fow: Any) -> None:
    game = fow.game()
    play(game, game.chant("Vein", text="Gain a gem of any attribute. Gain two gems of any one attribute.", cost="0"))
    for answer in (4, 10):  # wind; then the fifth of the next five, darkness
        assert game.asked == "choose a mode"
        game.choose(answer)
    resolve(game)
    assert gems(game) == ["darkness", "darkness", "wind"]


@pytest.mark.parametrize(("number", "atk"), [(1, 400), (2, 700)])
def test_gems_are_counted_like_anything_that_one_controls(fow: Any, number: int, atk: int) -> None:
    game = fow.game()
    imp = game.resonator("Imp", atk=400, text="This card gains [+300/0] as long as you control two or more gems.")
    words = "a light gem" if number == 1 else "a light gem and a wind gem"
    play(game, game.chant("Vein", text=f"Gain {words}.", cost="0"))
    assert imp.atk == atk


def test_whenever_a_gem_is_gained(fow: Any) -> None:
    game = fow.game()
    game.resonator("Jeweller", text="Whenever you gain a gem ⇒ Your opponent loses 100 life.")
    play(game, game.chant("Vein", text="Gain two light gems.", cost="0"))
    game.choose(game.options()[0])  # which of the two goes first
    resolve(game)
    assert game.opponent.life == 3800


def test_gems_are_no_entities_in_the_field(fow: Any) -> None:
    game = fow.game()
    vein = game.chant("Vein", text="Gain a light gem.", cost="0")
    broom = game.chant("Broom", text="Destroy all entities.", cost="0")
    play(game, vein)
    play(game, broom)
    assert gems(game) == ["light"]


RAINY = "This card gains [+300/0] as long as the weather is rain."


def test_each_player_has_a_weather_of_their_own(fow: Any) -> None:
    game = fow.game()
    frog, other = game.resonator("Frog", atk=400, text=RAINY), game.resonator("Toad", atk=400, text=RAINY, on="opponent's field")
    play(game, game.chant("Cloud", text="The weather is rain until end of turn.", cost="0"))
    assert (frog.atk, other.atk) == (700, 400)
    next_main(game)
    assert (frog.atk, other.atk) == (400, 400)


def test_another_weather_takes_its_place(fow: Any) -> None:
    game = fow.game()
    frog = game.resonator("Frog", atk=400, text=RAINY)
    crow = game.resonator("Crow", atk=400, text="This card gains [+500/0] as long as your weather is thunderstorm.")
    game.resonator("Mermaid", text="The weather is rain.")
    storm = game.chant("Storm", text="Your weather is thunderstorm until end of turn.", cost="0")
    assert (frog.atk, crow.atk) == (700, 400)
    play(game, storm)
    assert (frog.atk, crow.atk) == (400, 900)


def test_a_weather_that_nobody_knows_is_not_read() -> None:
    assert read("The weather is fog until end of turn.", chant=True).failure is not None


def test_two_gems_of_one_attribute_are_one_choice() -> None:
    [modal] = effects("Gain two gems of any one attribute.")
    assert modal.kind == "Modal" and len(modal.many("options")) == 5 and modal.number("later") == 1
