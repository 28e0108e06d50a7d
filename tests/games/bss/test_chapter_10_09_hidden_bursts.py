"""10-9, 3-8-2, 3-3-3: that a hidden card has triggered is its player's secret."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardwright.kernel.redrawing import determinize
from tests.games.bss.acting import attack, use

LIFE = "【When You Lose Life】 <Burst> Draw a card."
LOSS = "【When Opponent Destroys Your Spirit】 <Burst> Draw a card."
BOLT = "[Main] Select one of your opponent's spirits and destroy it."


def told(game: Any) -> Any:
    """What the other player knows of the decision, and of what waits."""
    view = game.view("opponent")
    return view["decision"], view["pending"]


def after_the_attack(bss: Any, burst: str, other: str) -> Any:
    """The opponent has taken a life from you; you have set the one burst and have the other in your deck."""
    game = bss.game(active="opponent", start="attack", your_deck=5)
    game.magic("Set", on="your burst area", text=burst)
    game.magic("Another", on="bottom of your deck", text=other)
    raiders = [game.spirit(f"Raider {i}", on="opponent's field") for i in range(2)]
    attack(game, raiders[0])
    return game


def test_a_burst_whose_condition_is_not_met_is_asked_for_all_the_same(bss: Any) -> None:
    met = after_the_attack(bss, LIFE, LOSS)
    unmet = after_the_attack(bss, LOSS, LIFE)
    assert (met.asked, met.decides) == (unmet.asked, unmet.decides) == ("burst", "you")
    assert told(met) == told(unmet)
    assert met.options() == ["yes", "no"] and unmet.options() == ["no"]
    for game in (met, unmet):
        game.choose("no")
        assert (game.asked, game.decides) == ("attack", "opponent")
        assert game.find("Set").facedown
        game.shows("10-9-3", "3-8-2")
    assert told(met) == told(unmet)


def test_nobody_is_asked_without_a_burst(bss: Any) -> None:
    game = bss.game(active="opponent", start="attack", your_deck=5)
    game.magic("Later", on="bottom of your deck", text=LIFE)
    raiders = [game.spirit(f"Raider {i}", on="opponent's field") for i in range(2)]
    attack(game, raiders[0])
    assert (game.asked, game.decides) == ("attack", "opponent")


def test_a_burst_that_waits_is_seen_by_its_player_only(bss: Any) -> None:
    """The effect that met its condition goes on, and asks something."""
    game = bss.game(your_hand=2)
    game.spirit("Victim", on="opponent's field")
    game.magic("Revenge", on="opponent's burst area", text=LOSS)
    raid = game.magic("Raid", cost=0, text=f"{BOLT} Discard a card from your hand.")
    use(game, raid)
    assert game.decides == "you" and game.asked == "choose a card"
    assert game.view("you")["pending"] == []
    assert len(game.view("opponent")["pending"]) == 1
    assert determinize(game.table, 0, Random(1)).pending == []  # nor does a bot that thinks ahead
    game.shows("3-8-2")


def test_a_burst_that_was_met_twice_is_turned_over_once(bss: Any) -> None:
    game = bss.game(opponent_deck=5)
    victims = [game.spirit(f"Victim {i}", on="opponent's field") for i in range(2)]
    revenge = game.magic("Revenge", on="opponent's burst area", text=LOSS)
    twice = game.magic("Twice", cost=0, text=f"{BOLT} Select one of your opponent's spirits and destroy it.")
    use(game, twice, "", victims[0])
    assert (game.asked, game.decides) == ("burst", "opponent")
    game.choose("yes")
    assert revenge.zone == "trash" and len(game.opponent.hand) == 1
    assert game.asked == "main step"
    game.shows("8-6-2", "10-9-4")


@pytest.mark.parametrize("held", ["Master", "Plain"])
def test_a_hand_without_agile_is_asked_for_all_the_same(bss: Any, held: str) -> None:
    game = bss.game(start="attack", your_reserve=6, your_deck=0)
    runner = game.spirit("Runner", cost=2)
    game.spirit("Another", cost=5)
    for name, text in (("Master", "<Agile>"), ("Plain", "")):
        game.spirit(name, on="your hand" if name == held else "your deck", cost=4, text=text)
    attack(game, runner)
    assert (game.asked, game.decides) == ("activate", "you")
    assert len(game.options()) == (2 if held == "Master" else 1)
    assert (set(told(game)[0]), told(game)[0]["player"], told(game)[1]) == ({"id", "player"}, 0, [])
    game.choose("done")
    assert game.asked == "attack"
    game.shows("8-5-2-1")


@pytest.mark.parametrize("how", ["concede", "lose by an effect"])
def test_set_cards_are_shown_however_the_game_ends(bss: Any, how: str) -> None:
    game = bss.game()
    trap = game.magic("Trap", on="opponent's burst area", text=LIFE)
    pact = game.magic("Pact", cost=0, text="[Main] You lose the game.")
    assert not trap.seen_by("you")
    if how == "concede":
        game.concede("you")
    else:
        use(game, pact)
    assert game.winner == "opponent" and trap.seen_by("you")
    game.shows("3-8-5")


@pytest.mark.parametrize("active", ["you", "opponent"])
def test_the_player_taking_their_turn_is_asked_about_their_burst_first(bss: Any, active: str) -> None:
    game = bss.game(active=active, start="attack")
    for side in ("your", "opponent's"):
        game.magic(f"Burst of {side} side", on=f"{side} burst area", text=LOSS)
    mine = game.spirit("Mine", bp=2000)
    theirs = game.spirit("Theirs", bp=2000, on="opponent's field")
    attacker, blocker = (mine, theirs) if active == "you" else (theirs, mine)
    attack(game, attacker, blocker)  # both are destroyed
    asked = [game.decides]
    game.choose("no")
    asked.append(game.decides)
    assert asked == (["you", "opponent"] if active == "you" else ["opponent", "you"])
    game.shows("1-3-4", "10-9-3")
