"""909.8: effects that last as long as something about their card holds."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import both_pass, resolve

GIVES = "{0}: Target resonator gains [+500/+500] as long as this card is recovered."


@pytest.mark.parametrize("when", ["before it resolves", "afterwards"])
def test_as_long_as_a_condition_that_failed_for_a_moment_is_over(fow, when):
    """Rested and recovered again, while the ability is in the chase area or when its effect is there."""
    game = fow.game(opponent_hand=0)
    sage = game.resonator("Sage", text=GIVES)
    knight = game.resonator("Knight", atk=100, defense=100)
    nap = game.chant("Nap", cost="", text="[Quickcast]\nRest target resonator.")
    wake = game.chant("Wake", cost="", text="[Quickcast]\nRecover target resonator.")
    game.use(sage, "", knight)
    if when == "afterwards":
        resolve(game)
        assert knight.atk == 600
    for chant, rested in ((nap, True), (wake, False)):
        game.play(chant, sage)
        both_pass(game)
        assert sage.rested == rested
    resolve(game)
    assert knight.atk == 100
    game.shows("909.8")


def test_as_long_as_a_condition_that_comes_true_in_time_makes_its_effect(fow):
    """909.8 asks whether it has ended, not whether it held when the ability was played."""
    game = fow.game(opponent_hand=0)
    sage = game.resonator("Sage", text=GIVES, rested=True)
    knight = game.resonator("Knight", atk=100, defense=100)
    wake = game.chant("Wake", cost="", text="[Quickcast]\nRecover target resonator.")
    game.use(sage, "", knight)
    game.play(wake, sage)
    resolve(game)
    assert knight.atk == 600


def test_a_condition_about_other_cards_is_asked_when_the_ability_resolves(fow):
    """909.8 speaks of the card with the ability only: here one fairy leaves and another one is there in time."""
    game = fow.game(opponent_hand=0)
    sage = game.resonator("Sage", text="{0}: Target resonator gains [+500/+500] as long as you control a Fairy.")
    knight = game.resonator("Knight", atk=100, defense=100)
    fairy = game.resonator("First", races="Fairy")
    second = game.resonator("Second", races="Fairy", zone="your graveyard")
    kill = game.chant("Kill", cost="", text="[Quickcast]\nDestroy target resonator.")
    call = game.chant("Call", cost="", text="[Quickcast]\nPut target Fairy resonator from your graveyard into your field.")
    game.use(sage, "", knight)
    game.play(kill, fairy)
    both_pass(game)
    assert fairy.zone == "graveyard"
    game.play(call, second)
    resolve(game)
    assert knight.atk == 600
