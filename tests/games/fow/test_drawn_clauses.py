"""Clauses drawn by lot, each on a table where effects of both players meet."""
from __future__ import annotations

from typing import Any

from tests.games.fow.acting import declare, finish_battle, resolve


def test_what_lasts_this_battle_is_over_though_the_battle_was_cut_short(fow: Any) -> None:
    """807.3a: the attacked resonator is gone before damage; the battle ends all the same, and with it what was given for it."""
    game = fow.game()
    knight = game.resonator("Knight", atk=500, defense=500)
    target = game.resonator("Target", on="opponent's field", rested=True)
    bless = game.chant("Bless", cost="", text="[Quickcast]\nTarget resonator gains [+300/+300] until end of battle.")
    bolt = game.chant("Bolt", cost="", text="[Quickcast]\nDestroy target resonator.")
    declare(game, knight, target)
    game.play(bless, knight)
    resolve(game)
    assert (knight.atk, knight.defense) == (800, 800)
    game.play(bolt, target)
    resolve(game)
    finish_battle(game)
    assert target.zone == "graveyard" and (knight.atk, knight.defense) == (500, 500)
    game.shows("807.3a")


def test_counters_stay_with_a_stolen_resonator_and_are_gone_when_it_comes_back(fow: Any) -> None:
    """1022.3: from field to field they stay; hand and field again, they are gone."""
    game = fow.game()
    grow = game.chant("Grow", cost="", text="Put a [+100/+100] counter on target resonator.")
    steal = game.chant("Steal", cost="", text="Gain control of target resonator.")
    home = game.chant("Home", cost="", text="Return target resonator to its owner's hand.")
    theirs = game.resonator("Theirs", on="opponent's field", atk=300, defense=300)
    for card in (grow, steal):
        game.play(card, theirs)
        resolve(game)
    assert theirs.controller == "you" and (theirs.atk, theirs.defense) == (400, 400)
    game.play(home, theirs)
    resolve(game)
    assert theirs in game.opponent.hand and not theirs.counters
    game.shows("1022.3")
