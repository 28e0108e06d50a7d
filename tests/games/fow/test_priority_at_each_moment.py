"""At each moment that the rulebook names, first the turn player has priority and then the other: both could act then."""

from __future__ import annotations

import pytest

from tests.games.fow.acting import PASS, at_main, ready, stones

IN_A_TURN = ("502.2", "502.4", "503.3", "503.7", "505.2", "505.4")
IN_A_BATTLE = ("802.2", "803.2", "803.7", "804.2", "804.6", "805.3", "806.4", "807.2")


def whole_turn(fow):
    """A turn with one battle, in which both players could answer at any time and never do: who had priority when."""
    game = fow.game(start="turn")
    duelist = game.resonator("Duelist", atk=500, text="[First Strike]")
    game.resonator("Wall", on="opponent's field", rested=False)
    ready(game, "your")
    ready(game, "opponent's")
    had: dict[str, list[str]] = {}
    fought = False
    while game.active == "you":
        if game.asked == "priority":
            for clause in (*IN_A_TURN, *IN_A_BATTLE):
                if clause in game.where().replace(",", "").split():
                    had.setdefault(clause, []).append(game.decides)
            if at_main(game) and not fought:
                fought = True
                game.choose("battle")
            else:
                game.choose(PASS)
        else:
            game.choose({"attack": duelist, "attacked object": "opponent"}.get(game.asked, "done"))
    assert game.opponent.life == 3500
    return game, had


@pytest.mark.parametrize("clause", [*IN_A_TURN, *IN_A_BATTLE])
def test_both_players_have_priority_at_this_moment(fow, clause):
    game, had = whole_turn(fow)
    assert had[clause] == ["you", "opponent"]
    game.shows(clause, "601.1")


def test_first_strike_damage_goes_to_what_was_attacked_if_nobody_blocks(fow):
    """The resonator that is attacked dies before it can strike back."""
    game = fow.game()
    duelist = game.resonator("Duelist", atk=500, defense=300, text="[First Strike]")
    target = game.resonator("Target", on="opponent's field", atk=900, defense=400, rested=True)
    beside = game.resonator("Beside", on="opponent's field", atk=900, defense=400, rested=True)
    game.choose("battle")
    while game.asked != "attacked object":
        game.choose(PASS if game.asked == "priority" else duelist)
    game.choose(target)
    while not at_main(game):
        game.choose(PASS if game.asked == "priority" else "done")
    assert target.zone == "graveyard" and duelist.zone == beside.zone == "field" and game.opponent.life == 4000
    game.shows("805.2", "805.2b")


def test_without_an_attacker_the_battle_goes_to_its_end(fow):
    """Destroyed after first strikes, the attacker deals no damage, and nobody has priority after it."""
    game = fow.game()
    raider = game.resonator("Raider", atk=900, defense=300)
    zap = game.chant("Zap", zone="opponent's hand", cost="", text="[Quickcast]\nDestroy target attacking resonator.")
    ready(game, "opponent's")
    game.choose("battle")
    had = ""
    while not at_main(game):
        if game.asked != "priority":
            game.choose({"attack": raider, "attacked object": "opponent"}.get(game.asked, "done"))
            continue
        had += game.where()
        if "805.3" in game.where() and game.decides == "opponent" and zap.zone == "hand":
            game.play(zap, raider)
        else:
            game.choose(PASS)
    assert raider.zone == "graveyard" and game.opponent.life == 4000
    assert "807.2" in had and "806.4" not in had
    game.shows("806.1", "805.3")


def test_will_that_is_produced_at_the_end_of_a_turn_does_not_last_into_the_next(fow):
    game = fow.game()
    (stone,) = stones(game, 1)
    game.chant("Spark", cost="{R}", text="[Quickcast]\nDraw a card.")
    ready(game, "opponent's")
    while "505.4" not in game.where():
        game.choose(PASS)
    game.use(stone)
    assert game.you.will == ["fire"]
    while game.active == "you":
        game.choose(PASS)
    assert "502.2" in game.where() and game.you.will == [], "gone before the other player draws"
    game.shows("505.5c")
