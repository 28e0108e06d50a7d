"""Tables where replacements, conditions, thefts and rule processes meet, and the clauses say what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fftcg.acting import attack_with, through
from tests.games.fftcg.test_harder_battles import STEAL, end_turn, free_summon, quiet

BOLT = "Choose 1 Forward. Deal it 4000 damage."


def test_a_condition_that_is_gone_as_the_ability_resolves(fftcg: Any) -> None:
    """11.8.13, 11.11.3: two Forwards as it triggers, one as it resolves; nothing is drawn."""
    for answered, drawn in ((False, 1), (True, 0)):
        game = fftcg.game(your_hand=0, opponent_hand=1)
        hero = game.forward("Hero", text="When Hero attacks, if you control 2 or more Forwards, draw 1 card.")
        friend = game.forward("Friend", power=3000)
        bolt = free_summon(game, BOLT, on="opponent's hand")
        attack_with(game, hero)
        while game.decides == "you":
            game.choose("done")
        if answered:
            game.play(bolt, friend)
        before = len(game.you.hand)
        while game.asked == "priority" and game.active == "you":
            game.choose("done")
        assert friend.zone == ("Break Zone" if answered else "field")
        assert len(game.you.hand) == before + drawn


@pytest.mark.parametrize(("first", "damage"), [("double", 6000), ("less", 4000)])
def test_who_is_hit_orders_what_changes_the_damage(fftcg: Any, first: str, damage: int) -> None:
    """11.12.5.6.1: 4000 doubled and 2000 less is 6000; 2000 less and doubled is 4000."""
    game = fftcg.game(your_hand=1, opponent_hand=0)
    text = "If Wall is dealt damage, reduce the damage by 2000 instead."
    wall = game.forward("Wall", power=9000, on="opponent's field", text=text)
    storm = game.backup("Storm", text="If a Forward opponent controls is dealt damage, double the damage instead.")
    game.play(free_summon(game, BOLT), wall)
    while game.asked == "priority":
        game.choose("done")
    assert game.decides == "opponent"
    game.choose(storm if first == "double" else wall)
    quiet(game)
    assert wall.damage == damage
    game.shows("11.12.5.6.1")


def test_the_loss_of_both_players_in_one_rule_process(fftcg: Any) -> None:
    """3.3, 12.3: one has seven points of damage, the other drew from nothing."""
    game = fftcg.game(your_hand=1, opponent_deck=3, your_deck=0)
    for i in range(6):
        game.forward(f"Hurt {i}", on="opponent's Damage Zone")
    game.play(free_summon(game, "Draw 1 card. Deal your opponent 1 point of damage."))
    quiet(game)
    assert game.winner == "nobody"


def test_what_is_removed_instead_of_broken_sets_nothing_off(fftcg: Any) -> None:
    """11.8.15."""
    game = fftcg.game(your_hand=1, opponent_hand=0)
    text = "When Ghost is put from the field into the Break Zone, draw 1 card."
    ghost = game.forward("Ghost", power=3000, on="opponent's field", text=text)
    instead = "If it is put from the field into the Break Zone this turn, remove it from the game instead."
    game.play(free_summon(game, f"{BOLT} {instead}"), ghost)
    quiet(game)
    assert ghost.zone not in ("field", "Break Zone") and len(game.opponent.hand) == 0


def test_damage_of_its_new_controller_counts_for_a_stolen_forward(fftcg: Any) -> None:
    """15.2.6.2."""
    game = fftcg.game(your_hand=1, opponent_hand=0)
    for i in range(3):
        game.forward(f"Hurt {i}", on="your Damage Zone")
    knight = game.forward("Knight", power=5000, on="opponent's field", text="Damage 3 -- Knight gains +3000 power.")
    steal = free_summon(game, STEAL)
    assert knight.power == 5000
    game.play(steal, knight)
    quiet(game)
    assert knight.power == 8000
    end_turn(game)
    assert knight.power == 5000


def test_a_namesake_that_goes_takes_its_twin_and_each_sees_the_other_go(fftcg: Any) -> None:
    """12.4.6, 12.3: both at once, and neither was broken."""
    game = fftcg.game(your_hand=1, opponent_hand=0)
    game.backup("Mourner", text="When a Forward you control is put from the field into the Break Zone, draw 1 card.")
    game.backup("Avenger", text="When a Forward you control is broken, draw 1 card.")
    mine = game.forward("Twin", power=5000)
    theirs = game.forward("Twin", power=5000, on="opponent's field", label="their Twin")
    game.play(free_summon(game, STEAL), theirs)
    hand = len(game.you.hand)
    quiet(game)
    assert mine.zone == theirs.zone == "Break Zone" and theirs in game.opponent.break_zone
    assert len(game.you.hand) == hand + 2


def test_an_attacker_that_an_ex_burst_breaks_has_dealt_its_damage(fftcg: Any) -> None:
    """11.10.2: at once, before what the damage triggers, which comes all the same (11.5.5)."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    hero = game.forward("Hero", power=5000, text="When Hero deals damage to your opponent, draw 1 card.")
    free_summon(game, "EX BURST Choose 1 Forward opponent controls. Break it.", on="opponent's deck", ex_burst=True)
    attack_with(game, hero)
    through(game)
    if game.asked == "block":
        game.choose("done")
        through(game)
    game.choose("yes")
    quiet(game)
    assert hero.zone == "Break Zone" and len(game.you.hand) == 1


def test_a_forward_without_power_in_the_middle_of_an_attack(fftcg: Any) -> None:
    """12.4.4: put away between attack and block, so the opponent takes nothing; no one broke it."""
    game = fftcg.game(your_hand=0, opponent_hand=1)
    hero = game.forward("Hero", power=3000, text="When Hero is broken, draw 1 card.")
    weaken = free_summon(game, "Choose 1 Forward. It loses 3000 power until the end of the turn.", on="opponent's hand")
    attack_with(game, hero)
    game.choose("done")
    game.play(weaken, hero)
    while hero.zone == "field":
        game.choose("done")
    while game.table.stacked:
        game.choose("done")
    assert hero.zone == "Break Zone" and len(game.opponent.damage_zone) == 0 and len(game.you.hand) == 0


def test_two_are_two_different_ones(fftcg: Any) -> None:
    """11.3.3: with one Forward there are not two to choose."""
    game = fftcg.game(your_hand=1)
    game.forward("Only", on="opponent's field")
    pair = free_summon(game, "Choose 2 Forwards. Dull them.")
    assert not game.can("play", pair)


def test_what_enters_later_has_the_power_of_a_field_ability_and_not_that_of_a_summon(fftcg: Any) -> None:
    """11.12.4.2, 11.12.4.5."""
    game = fftcg.game(your_hand=1)
    game.backup("Banner", text="The Forwards you control gain +1000 power.")
    game.forward("First", power=3000)
    late = game.forward("Late", power=3000, on="your Break Zone")
    text = "All the Forwards you control gain +2000 power until the end of the turn."
    cheer = free_summon(game, f"{text} Choose 1 Forward in your Break Zone. Play it onto the field.")
    game.play(cheer, late)
    quiet(game)
    assert late.zone == "field" and late.power == 4000 and game.find("First").power == 6000


def test_a_card_that_is_drawn_at_the_end_is_one_too_many(fftcg: Any) -> None:
    """9.5.1.1, 9.5.1.2."""
    game = fftcg.game(your_hand=5)
    game.backup("Clerk", text="At the end of each of your turns, draw 1 card.")
    while game.asked == "priority":
        game.choose("done")
    while game.active == "you" and len(game.you.hand) < 6:
        game.choose("done") if "done" in game.options() else game.table.apply(0)
    while game.active == "you":
        game.choose("done") if "done" in game.options() else game.table.apply(0)
    assert len(game.you.hand) == 5 and len(game.you.break_zone) == 1


def test_a_cost_of_nothing_needs_no_element(fftcg: Any) -> None:
    """11.4.6.1.2: of two Elements, reduced to zero."""
    game = fftcg.game(your_hand=0)
    game.backup("Sponsor", text="The cost required to cast your Forwards is reduced by 2.")
    hero = game.forward("Hero", cost=2, element=["fire", "ice"], on="your hand")
    assert game.can("play", hero)
    game.play(hero)
    quiet(game)
    assert hero.zone == "field"


def test_no_character_is_cast_in_the_middle_of_an_attack(fftcg: Any) -> None:
    """9.3.1.5: the turn player has priority and nothing is on the stack, but it is no Main Phase."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    hero = game.forward("Hero")
    late = game.forward("Late", cost=0, on="your hand")
    bolt = free_summon(game, BOLT)
    attack_with(game, hero)
    while game.decides != "you" or game.asked != "priority":
        game.choose("done")
    assert game.can("play", bolt) and not game.can("play", late)
    assert game.why_not("play", late).clause == "9.3.1.5"


def test_priority_is_asked_for_by_its_clause(fftcg: Any) -> None:
    """11.1.4: of both players."""
    game = fftcg.game(opponent_hand=0)
    hero = game.forward("Hero")
    bolt = free_summon(game, BOLT, on="opponent's hand")
    attack_with(game, hero)
    while game.decides != "opponent":
        game.choose("done")
    assert game.table.decision().clause == "11.1.4"
    assert game.can("play", bolt)
