"""Chapters 1 to 4: two players, precedence, how a game ends, and numbers."""

from __future__ import annotations

from typing import Any

import pytest

from cardwright.cards import Deck
from cardwright.effects.amounts import Half, Number
from cardwright.games.fftcg.damage import RULES_FIRST
from cardwright.games.fftcg.game import GAME
from cardwright.games.fftcg.profile import PROFILE
from cardwright.games.fftcg.ruleset import RULES
from cardwright.kernel.contexts import Context
from tests.games.fftcg.acting import attack_with, resolve


def test_a_game_has_two_players(fftcg: Any) -> None:
    game = fftcg.game(start="set-up")
    assert game.asked == "who goes first"
    deck = Deck("alone", "fftcg", "constructed", "", None, (), ())
    with pytest.raises(ValueError, match="two players"):
        GAME.set_table([deck], None, bytes(16))  # type: ignore[arg-type]
    game.shows("1.1", "8.2.1")


def test_a_card_wins_over_the_rules_but_anybody_may_concede(fftcg: Any) -> None:
    game = fftcg.game(start="attack")
    twice = game.forward("Twice", text="Twice can attack twice in the same turn.\nBrave")
    for _ in range(2):
        attack_with(game, twice)
    assert game.opponent.damage == 2 and game.active == "opponent", "a third attack is not possible"
    game.concede("opponent")
    assert game.winner == "you"
    game.shows("2.1")


def test_a_prohibition_takes_precedence(fftcg: Any) -> None:
    game = fftcg.game()
    game.forward("Wall", power=3000, on="opponent's field", text="Wall cannot be broken.")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it.")
    game.play(bolt)
    resolve(game)
    assert game.find("Wall").zone == "field"
    game.shows("2.2")


def test_what_can_not_be_done_is_left_out(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    foe = game.forward("Foe", on="opponent's field")
    bolt = game.summon("Bolt", text="Choose 1 Forward. Break it. Your opponent discards 1 card from his/her hand.")
    game.play(bolt)
    resolve(game)
    assert foe.zone == "Break Zone" and game.opponent.hand == []
    game.shows("2.3")


def test_seven_points_of_damage_lose_a_constructed_game(fftcg: Any) -> None:
    game = fftcg.game(start="attack", opponent_damage_zone=6)
    attack_with(game, game.forward("Last Blow"))
    assert game.winner == "you" and game.opponent.damage == 7
    game.shows("3.1", "3.1.1", "12.4.1", "7.8.2")


def test_six_lose_a_limited_one(fftcg: Any) -> None:
    game = fftcg.game(start="attack", opponent_damage_zone=5, damage_limit=6)
    attack_with(game, game.forward("Last Blow"))
    assert game.winner == "you"
    game.shows("3.1.1")


def test_a_draw_from_an_empty_deck_loses(fftcg: Any) -> None:
    game = fftcg.game(start="turn", your_deck=1, your_hand=1)
    game.start()
    assert game.winner == "opponent" and len(game.you.hand) == 2
    game.shows("3.1.2", "12.4.2", "12.2")


def test_damage_with_an_empty_deck_loses(fftcg: Any) -> None:
    game = fftcg.game(start="attack", opponent_deck=0)
    attack_with(game, game.forward("Striker"))
    assert game.winner == "you" and game.opponent.damage == 0
    game.shows("3.1.3", "12.4.3")


def test_who_would_win_and_lose_at_once_has_not_won(fftcg: Any) -> None:
    game = fftcg.game(your_damage_zone=6, opponent_damage_zone=6)
    doom = game.summon("Doom", text="Doom deals you 1 point of damage. Doom deals your opponent 1 point of damage.")
    game.play(doom)
    resolve(game)
    assert game.winner == "nobody"
    game.shows("3.2", "3.3")


def test_the_loss_comes_before_the_last_ex_burst_unless_the_switch_says_otherwise(fftcg: Any) -> None:
    for rules_first, winner in ((True, "you"), (False, "")):
        RULES.switches[RULES_FIRST] = rules_first
        try:
            game = fftcg.game(start="attack", opponent_damage_zone=6)
            striker = game.forward("Striker")
            game.summon("Saviour", on="opponent's deck", ex_burst=True, text="EX BURST Choose 1 Forward. Break it.")
            attack_with(game, striker)
            assert game.winner == winner and (winner or game.asked) in ("you", "use the EX Burst")
        finally:
            RULES.switches[RULES_FIRST] = True


def test_fractions_are_rounded_down(fftcg: Any) -> None:
    game = fftcg.game(your_hand=1)
    ifrit = game.summon("Ifrit", text="Draw 1 card.")
    t = game.table
    context = Context(ifrit.card.ref(), 0, ifrit.card.form.play)
    assert Half(Number(5), False, PROFILE.clause("Half")).value(t, context) == 2
    game.shows("4.2")


def test_a_negative_value_is_kept_for_further_changes(fftcg: Any) -> None:
    game = fftcg.game()
    weak = game.forward("Weak", power=3000, text="Weak gains +2000 power.")
    drain = game.summon("Drain", text="Choose 1 Forward. It loses 6000 power until the end of the turn.")
    game.play(drain)
    resolve(game)
    assert weak.zone == "Break Zone", "3000 less 6000 plus 2000 is below zero"
    cheap = game.find("Weak")
    assert cheap.zone == "Break Zone"


def test_a_cost_never_falls_below_nothing(fftcg: Any) -> None:
    game = fftcg.game()
    game.backup("Friend", text="The cost required to cast your Job Elder is reduced by 3.")
    elder = game.forward("Elder", cost=2, job="Elder", on="your hand")
    game.play(elder)
    assert elder.zone == "field"
    game.shows("4.3")


def test_x_is_chosen_from_zero_up(fftcg: Any) -> None:
    game = fftcg.game(your_hand=2)
    banker = game.backup("Banker", text="《X》《ダル》: Draw X cards.", arrived="before")
    game.use(banker)
    assert game.asked == "choose a number" and game.options() == [0, 1, 2, 3, 4]
    game.choose(2)
    assert game.asked == "pay CP"
    game.choose("pay so")
    resolve(game)
    assert len(game.you.hand) == 3
    game.shows("4.1", "4.5", "11.6.7")
