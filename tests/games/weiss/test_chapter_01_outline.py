"""Chapter 1: how a game ends, and the rules above the rules."""

import pytest


# -- 1.2
def test_giving_up_ends_the_game_at_once(weiss):
    game = weiss.game(opponent_hand=1)
    game.concede("opponent")
    assert game.winner == "you" and game.options() == []
    game.shows("1.2.1", "1.2.4", "1.2.4.1")


def test_giving_up_works_in_the_other_player_s_turn_and_needs_no_check_timing(weiss):
    game = weiss.game(your_level=3, your_clock=6, opponent_refresh_points=0)
    game.concede("opponent")
    assert game.winner == "you"
    game.shows("1.2.4")


# -- 1.3
def test_what_can_be_done_of_an_effect_is_done(weiss):
    game = weiss.game()
    only = game.character("Only")
    game.play(game.event("Help", text=(
        "Choose 2 of your characters, and those characters get +1000 power until end of turn. Draw 1 card."
    )))
    game.until_quiet()
    assert only.power == 2000 and len(game.you.hand) == 1
    game.shows("8.6.3.1.2")


def test_nothing_is_rested_twice(weiss):
    game = weiss.game()
    resting = game.character("Resting", rested=True)
    game.play(game.event("Calm", text="【REST】 all of your characters."))
    assert resting.rested
    assert [e for e in game.events("state") if e.card == resting] == []
    game.shows("1.3.3.1")


def test_a_ban_beats_what_would_be_allowed(weiss):
    game = weiss.game(start="attack")
    calm = game.character("Calm", text="【CONT】 This card cannot side attack.")
    game.character("Opposite", on="opponent's stage", power=9000)
    game.character("Somebody who could attack")
    game.attack(calm)
    assert calm.reversed, "it had no choice but to attack frontally"
    game.shows("7.2.1.4")


def test_a_character_that_can_not_attack(weiss):
    game = weiss.game(start="attack")
    calm = game.character("Calm", text="【CONT】 This card cannot attack.")
    game.character("Somebody who could attack")
    assert game.why_not("attack", calm).clause == "1.3.4"
    game.shows("1.3.4")


def test_the_card_beats_the_rulebook(weiss):
    game = weiss.game()
    proud = game.character("Proud", level=3, on="your hand", text=(
        "【CONT】 This card can be played from your hand without fulfilling color requirement."
    ), colour="red")
    plain = game.character("Plain", level=3, on="your hand", colour="red")
    game.character("Yellow", on="your clock")
    for _ in range(3):
        game.character("Level", on="your level")
    assert game.why_not("play", plain).clause == "8.6.2.1.1"
    assert game.can("play", proud)
    game.shows("8.6.2.1.1")


@pytest.mark.parametrize("whose", ["Your climax", "Your characters", "This card"])
def test_which_cards_of_the_hand_need_no_color(weiss, whose):
    game = weiss.game(start="climax")
    game.character("Guide", text=f"【CONT】 {whose} can be played from your hand without fulfilling color requirements.")
    game.character("Yellow", on="your clock")
    climax = game.climax("Red Climax", on="your hand", colour="red")
    assert game.can("play", climax) == (whose == "Your climax")


@pytest.mark.parametrize("there", ["Old Book", "New Book"])
def test_an_ability_about_playing_is_given_to_a_card_in_the_hand(weiss, there):
    game = weiss.game()
    text = '【CONT】 Experience If "Old Book" is in your level, this card gets +1000 power and the following ability. '
    text += '"【CONT】 This card can be played from your hand without fulfilling color requirements."'
    game.character(there, on="your level")
    reader = game.character("Reader", level=1, on="your hand", colour="red", text=text)
    assert game.can("play", reader) == (there == "Old Book")
