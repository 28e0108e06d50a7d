"""Clauses that were drawn by lot, each on a table where something else comes in between."""

from __future__ import annotations

from typing import Any

from tests.games.fftcg.acting import attack_with, stack_names, to_attack
from tests.games.fftcg.test_harder_battles import free_summon, quiet


def test_the_turn_player_may_answer_their_own_attack_first(fftcg: Any) -> None:
    """10.1.2.6, 11.1.5: and has priority again after what the opponent did was resolved."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    knight = game.forward("Knight", power=5000)
    guard = game.forward("Guard", power=7000, on="opponent's field")
    cheer = free_summon(game, "Choose 1 Forward. It gains +3000 power until the end of the turn.", "Cheer")
    curse = free_summon(game, "Choose 1 Forward. It loses 3000 power until the end of the turn.", "Curse", on="opponent's hand")
    attack_with(game, knight)
    assert game.asked == "priority" and game.decides == "you"
    game.choose("done")
    assert game.decides == "opponent"
    game.play(curse, knight)
    while game.table.stacked:
        game.choose("done")
    assert knight.power == 2000 and game.decides == "you" and game.can("play", cheer)
    game.play(cheer, knight)
    quiet(game)
    assert knight.power == 5000 and guard.zone == "field"
    game.shows("10.1.2.6", "11.1.5")


def test_what_an_effect_plays_was_not_cast(fftcg: Any) -> None:
    """15.1.1.7.1"""
    game = fftcg.game(your_hand=0)
    game.backup("Ear", text="When you cast a Forward, draw 1 card.")
    soldier = game.forward("Soldier", cost=0, on="your Break Zone")
    other = game.forward("Other", cost=0, on="your hand")
    call = free_summon(game, "Choose 1 Forward in your Break Zone. Play it onto the field.", "Call")
    game.play(call, soldier)
    quiet(game)
    assert soldier.zone == "field"
    hand = len(game.you.hand)
    game.play(other)
    quiet(game)
    assert other.zone == "field" and hand == 1 and len(game.you.hand) == 1
    game.shows("15.1.1.7.1")


def test_first_strike_that_comes_after_the_block_counts(fftcg: Any) -> None:
    """15.2.3.1: and one of two with it deals damage before the other."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    knight = game.forward("Knight", power=5000)
    guard = game.forward("Guard", power=5000, on="opponent's field")
    swift = free_summon(game, "Choose 1 Forward. It gains First Strike until the end of the turn.", "Swift")
    attack_with(game, knight)
    while game.asked == "priority":
        game.choose("done")
    game.choose("block with Guard")
    assert game.decides == "you"
    game.play(swift, knight)
    quiet(game)
    while game.asked == "priority" and guard.zone == "field":
        game.choose("done")
    assert guard.zone == "Break Zone" and knight.zone == "field" and knight.damage == 0
    game.shows("15.2.3.1")


def test_five_make_a_party_and_one_with_another_element_does_not(fftcg: Any) -> None:
    """15.1.1.9.4"""
    game = fftcg.game(opponent_hand=0)
    five = [game.forward(f"F{i}", power=1000 * (i + 1), elements=["Fire"]) for i in range(5)]
    cold = game.forward("Cold", elements=["Ice"])
    to_attack(game)
    for forward in five:
        assert cold not in game.options() or forward == five[0]
        game.attack(forward)
    while game.asked == "form a party":
        game.choose("done")
    assert all(f.dull for f in five) and cold.active
    game.shows("15.1.1.9.4")


def test_a_deck_that_was_searched_is_hidden_and_in_disorder_again(fftcg: Any) -> None:
    """7.9.2: what goes under it is seen by nobody any more."""
    game = fftcg.game(your_hand=0)
    foe = game.forward("Foe", on="opponent's field")
    sink = free_summon(game, "Choose 1 Forward. Put it at the bottom of its owner's deck.", "Sink")
    game.play(sink, foe)
    quiet(game)
    assert foe.zone == "deck" and not foe.seen_by("you") and not foe.seen_by("opponent") and game.opponent.deck[-1] == foe
    game.shows("7.9.2")


def test_both_discard_the_turn_player_says_first_and_both_go_at_once(fftcg: Any) -> None:
    """6.1.3: the other does not see what was chosen."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    for who in ("your", "opponent's"):
        for name in ("A", "B"):
            game.forward(f"{name} {who[0]}", on=f"{who} hand")
    each = free_summon(game, "Each player discards 1 card from his/her hand.", "Fall")
    game.play(each)
    while game.table.stacked and game.asked == "priority":
        game.choose("done")
    assert game.decides == "you"
    mine = game.options()[0]
    game.choose(mine)
    assert game.decides == "opponent" and mine.zone == "hand" and not mine.seen_by("opponent")
    game.choose(game.options()[0])
    assert mine.zone == "Break Zone" and len(game.opponent.hand) == 1
    game.shows("6.1.3")


def test_what_a_block_sets_off_waits_on_the_stack_with_what_the_attack_did(fftcg: Any) -> None:
    """10.1.3.5: the turn player's below, the other's above."""
    game = fftcg.game(your_hand=0, opponent_hand=0)
    knight = game.forward("Knight", power=5000, text="When Knight is blocked, draw 1 card.")
    free_summon(game, "Draw 1 card.", "Wait")  # so that somebody is asked
    game.forward("Guard", power=4000, on="opponent's field", text="When Guard blocks, draw 1 card.")
    attack_with(game, knight)
    while game.asked == "priority":
        game.choose("done")
    game.choose("block with Guard")
    assert stack_names(game) == ["Guard", "Knight"]
    game.shows("10.1.3.5")


def test_a_price_of_two_parts_is_not_paid_by_half(fftcg: Any) -> None:
    """11.6.10: one card can't be both dulled for it and broken for another's sake."""
    game = fftcg.game(your_hand=0)
    machine = game.backup("Machine", text="《ダル》, discard 1 card: Draw 2 cards.")
    assert not game.can("use", machine) and machine.active
    game = fftcg.game(your_hand=1)
    machine = game.backup("Machine", text="《ダル》, discard 1 card: Draw 2 cards.")
    game.use(machine)
    quiet(game)
    assert machine.dull and len(game.you.hand) == 2
    game.shows("11.6.10")


def test_an_amount_is_counted_once_as_it_resolves(fftcg: Any) -> None:
    """11.12.4.3: Backups that come and go afterwards change nothing."""
    game = fftcg.game(your_hand=1)
    game.backup("One")
    game.backup("Two")
    hero = game.forward("Hero", power=5000)
    text = "Choose 1 Forward. It gains +1000 power for each Backup you control until the end of the turn."
    grow = free_summon(game, text, "Grow")
    burn = free_summon(game, "Choose 1 Backup. Break it.", "Burn")
    last = free_summon(game, "Choose 1 Backup. Break it.", "Last")
    game.play(grow, hero)
    game.play(burn, game.find("One"))
    quiet(game)
    assert hero.power == 6000, "the newer one is resolved first, and one Backup is left"
    game.play(last)
    quiet(game)
    assert game.find("Two").zone == "Break Zone" and hero.power == 6000
    game.shows("11.12.4.3")
