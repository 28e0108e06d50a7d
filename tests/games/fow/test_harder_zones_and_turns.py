"""Zones, turns and rule processes on tables where several things meet: one clause each, harder than in its own chapter."""

from __future__ import annotations

import pytest

from cardwright.games.fow import terms
from tests.games.fow.acting import PASS, at_main, call_stone, end_turn, judge, play, ready, resolve, why

HURT = "This card deals {} damage to target resonator."


def answer_all(game):
    """Take the first answer to whatever is asked besides priority."""
    while game.asked and game.asked != "priority":
        game.table.apply(0)


def test_a_card_that_went_and_came_back_is_another_card(fow):
    """302.3: nothing that was applied to it counts any more, and no delayed effect finds it."""
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300, damage=200, counters={"hope": 1})
    grow = game.chant("Grow", cost="", text="Target resonator gains [+500/+500] until end of turn.")
    blink = game.chant(
        "Blink", cost="", text="Remove target resonator from the game. Then put it into your field."
    )
    play(game, grow, knight)
    assert (knight.atk, knight.defense) == (800, 800)
    play(game, blink, knight)
    assert knight.zone == "field"
    assert (knight.atk, knight.defense, knight.damage, knight.counters) == (300, 300, 0, {})
    game.shows("302.3", "1022.3")


def test_the_top_cards_of_a_deck_go_one_after_the_other(fow):
    """304.3, 309.2: the one that was on top lies lowest; nobody is asked for an order."""
    game = fow.game(your_main_deck=0)
    first = game.resonator("First", zone="your main deck")
    second = game.resonator("Second", zone="your main deck")
    third = game.resonator("Third", zone="your main deck")
    mill = game.chant("Mill", cost="", text="Put the top two cards of your main deck into your graveyard.")
    game.play(mill)
    resolve(game)
    assert game.asked == "priority"
    assert game.you.graveyard[:3] == [mill, second, first]
    assert third.zone == "main deck"
    game.shows("304.3")


def test_revealed_cards_of_a_deck_go_one_after_the_other_too(fow):
    """304.3 comes before 302.4: nobody is asked for an order, unless the cards come from elsewhere."""
    game = fow.game(your_main_deck=0)
    first, second, third = (game.resonator(name, zone="your main deck") for name in ("First", "Second", "Third"))
    mill = game.chant("Mill", cost="", text="Reveal the top two cards of your main deck. Put them into your graveyard.")
    game.play(mill)
    resolve(game)
    assert game.asked == "priority" and third.zone == "main deck"
    assert game.you.graveyard == [mill, second, first]
    game.shows("304.3")

    game = fow.game()
    one, other = game.resonator("One"), game.resonator("Other")
    sweep = game.chant("Sweep", cost="", text="Destroy all resonators.")
    game.play(sweep)
    while game.asked == "priority":
        game.choose(PASS)
    assert game.asked == "order" and set(game.options()) == {one, other}


def test_a_stolen_resonator_has_not_entered_and_not_left(fow):
    """307.6: nobody notices, its counters and additions stay, and it can't attack yet."""
    game = fow.game()
    for whose, life in (("your", 100), ("opponent's", 200)):
        game.resonator(f"Greeter {life}", on=f"{whose} field",
                       text=f"Whenever a resonator enters your field >>> You gain {life} life.")
    charm = game.addition("Charm", type="Addition:Resonator", on="opponent's field", text="Added resonator gains [+100/+100].")
    prize = game.resonator("Prize", atk=300, defense=300, on="opponent's field", counters={"hope": 2}, addition=charm,
                           text="When this card leaves your field >>> You gain 900 life.")
    steal = game.chant("Steal", cost="", text="Gain control of target resonator.")
    play(game, steal, prize)
    assert prize.controller == "you" and prize.counters == {"hope": 2}
    assert (game.you.life, game.opponent.life) == (4000, 4000)
    game.shows("307.6")


def test_a_card_from_the_other_graveyard_is_controlled_by_whose_field_it_enters(fow):
    """313.2: and it goes home when it dies."""
    game = fow.game()
    ghost = game.resonator("Ghost", zone="opponent's graveyard",
                           text="When this card enters your field >>> You gain 300 life.")
    raise_ = game.chant("Raise", cost="", text="Put target resonator from your opponent's graveyard into your field.")
    kill = game.chant("Kill", cost="", text="Destroy target resonator.")
    play(game, raise_, ghost)
    assert ghost.controller == "you" and ghost.owner == "opponent" and game.you.life == 4300
    play(game, kill, ghost)
    assert ghost in game.opponent.graveyard
    game.shows("313.2", "302.5")


def test_who_must_draw_more_than_there_is_by_an_effect_in_the_own_draw_phase_loses(fow):
    """1202.2 speaks of all that must be drawn in one's draw phase."""
    game = fow.game(start="turn", turn=3, your_main_deck=1, your_hand=0)
    game.resonator("Reader", text="At the beginning of your draw phase >>> Draw two cards.")
    while not game.winner and not at_main(game):
        game.choose(PASS)
    assert game.winner == "opponent"
    game.shows("1202.2")


def test_whoever_draws_from_nothing_in_the_other_draw_phase_does_not_lose(fow):
    """1202.2: it was not their draw phase."""
    game = fow.game(start="turn", turn=3, active="opponent", your_main_deck=0, your_hand=0)
    game.resonator("Reader", text="At the beginning of draw phase >>> Draw a card.")
    while not game.winner and not at_main(game):
        game.choose(PASS)
    assert game.winner == ""


def test_damage_goes_before_the_effects_that_made_it_bearable(fow):
    """505.5a, 505.5b: in this order, with nothing between them."""
    game = fow.game()
    knight = game.resonator("Knight", atk=300, defense=300)
    grow = game.chant("Grow", cost="", text="Target resonator gains [+500/+500] until end of turn.")
    sting = game.chant("Sting", cost="", text=HURT.format(700))
    play(game, grow, knight)
    play(game, sting, knight)
    assert (knight.defense, knight.damage) == (800, 700)
    end_turn(game)
    assert knight.zone == "field" and (knight.defense, knight.damage) == (300, 0)
    game.shows("505.5a", "505.5b")


def test_what_is_discarded_at_the_end_triggers_and_the_last_step_comes_again(fow):
    """505.5d, 505.5e: what the trigger did until end of turn ends with the second last step; only the turn player discards."""
    game = fow.game(your_hand=8, opponent_hand=9, your_main_deck=5, opponent_main_deck=5)
    wall = game.resonator("Wall", atk=100, defense=900,
                          text="Whenever you discard a card >>> This card gains [+300/+300] until end of turn.")
    turn = game.turn
    while game.turn == turn:
        if game.asked == "priority":
            game.choose(PASS)
        else:
            assert game.decides == "you"
            game.table.apply(0)
    assert len(game.you.hand) == 7 and len(game.opponent.hand) >= 9
    assert (wall.atk, wall.defense) == (100, 900)
    game.shows("505.5d", "505.5e", "306.3")


def test_after_an_answer_has_resolved_the_turn_player_acts_first_again(fow):
    """605.1b: whoever played what has resolved."""
    game = fow.game(opponent_hand=0)
    mine = [game.chant(f"Mine {i}", cost="", text="[Quickcast]\nYou gain 100 life.") for i in (1, 2, 3)]
    theirs = game.chant("Theirs", cost="", zone="opponent's hand", text="[Quickcast]\nYou gain 100 life.")
    ready(game)
    game.play(mine[0])
    game.choose(PASS)
    game.play(theirs)
    assert game.decides == "opponent"  # 605.1a: who has acted keeps priority
    game.choose(PASS)
    assert game.decides == "you"
    game.choose(PASS)
    assert theirs.zone == "graveyard" and mine[0].zone != "graveyard"
    assert game.decides == "you"
    game.shows("605.1a", "605.1b", "605.1c")


def test_triggers_of_the_turn_player_are_played_first_and_resolve_last(fow):
    """603.2, 906.5: one at a time, with rule processes in between."""
    game = fow.game(active="opponent")
    mine = game.resonator("Mine", text="Whenever a resonator is put into a graveyard from a field >>> You gain 100 life.")
    theirs = game.resonator("Theirs", on="opponent's field",
                            text="Whenever a resonator is put into a graveyard from a field >>> Your opponent loses 4000 life.")
    game.resonator("Victim", on="opponent's field")
    ready(game, "your")
    kill = game.chant("Kill", cost="", zone="opponent's hand", text="Destroy target resonator.")
    game.play(kill, game.find("Victim"))
    while len(game.table.stacked) < 2 and not game.winner:
        game.choose(PASS)
    resolve(game)
    # yours was played last, so it resolves first: 4100, then 100 are left
    assert game.you.life == 100 and mine.zone == theirs.zone == "field"
    game.shows("603.2", "906.5")


def test_a_trigger_without_a_target_is_gone_and_the_next_one_is_played(fow):
    """603.3, 906.6."""
    game = fow.game()
    text = ("When this card enters your field >>> Destroy target resonator your opponent controls.\n"
            "When this card enters your field >>> You gain 300 life.")
    game.play(game.resonator("Scout", zone="your hand", cost="", text=text))
    resolve(game)
    answer_all(game)
    resolve(game)
    assert game.you.life == 4300 and game.asked == "priority"
    game.shows("603.3")


def test_judgment_and_a_stone_in_one_turn(fow):
    """705.1, 709.1: a stone first, then the ruler is rested and can't do judgment, unless something recovers it."""
    game = fow.game()
    ruler = game.ruler("Queen", text="[Judgment] {0}", back={"name": "Queen Unbound", "atk": 500, "defense": 500})
    wake = game.chant("Wake", cost="", text="Recover your ruler.")
    call_stone(game)
    assert ruler.rested and why(game, terms.JUDGE, ruler)
    play(game, wake)
    judge(game, ruler)
    assert ruler.zone == "field"
    assert why(game, terms.CALL_STONE, ruler)
    game.shows("705.1", "709.1")


def test_zero_def_kills_what_damage_can_not_and_not_what_can_not_be_destroyed(fow):
    """1203.2, 1010.3."""
    game = fow.game()
    mortal = game.resonator("Mortal", atk=300, defense=300)
    stone = game.resonator("Statue", atk=300, defense=300, text="This card cannot be destroyed.")
    fade = game.chant("Fade", cost="", text="Each resonator gains [0/-300] until end of turn.")
    play(game, fade)
    assert mortal.zone == "graveyard" and stone.zone == "field" and stone.defense <= 0
    game.shows("1203.2", "1010.3")


def test_both_players_at_zero_draw_the_game(fow):
    """103.3, 1202.1: one rule process finds both."""
    game = fow.game(your_life=300, opponent_life=200)
    doom = game.chant("Doom", cost="", text="Each player loses 300 life.")
    play(game, doom)
    assert game.winner == "nobody"
    game.shows("103.3", "1202.1")


def test_life_below_zero_is_healed_in_time_before_the_next_rule_process(fow):
    """1202.1: a rule process looks only when one is performed, never in the middle of a resolution."""
    game = fow.game(your_life=300)
    gamble = game.chant("Gamble", cost="", text="You lose 500 life. Then you gain 900 life.")
    play(game, gamble)
    assert game.winner == "" and game.you.life == 700


@pytest.mark.parametrize("life", [1, 50, 99])
def test_odd_life_is_rounded_up_by_rule_process(fow, life):
    game = fow.game(your_life=100 + life)
    play(game, game.chant("Toll", cost="", text="You lose 100 life."))
    assert game.winner == "" and game.you.life == 100
    game.shows("1204.1")


def test_a_token_that_dies_was_in_the_graveyard(fow):
    """1303.3a: it moves there, is noticed, and ceases to exist; 1303.1d: its name is the word before "token"."""
    game = fow.game()
    game.resonator("Mourner", text="Whenever a resonator is put into a graveyard from a field >>> You gain 200 life.")
    make = game.chant("Make", cost="", text="Put a [300/400] Spirit resonator token into your field.")
    kill = game.chant("Kill", cost="", text="Destroy target \"Spirit\".")
    play(game, make)
    token = game.find("Spirit")
    assert token.races == ["Spirit"] and token.name == "Spirit"
    play(game, kill, token)
    assert game.you.life == 4200 and not token.exists and token not in game.you.graveyard
    game.shows("1303.1d", "1303.3a")
