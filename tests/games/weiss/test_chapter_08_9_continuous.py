"""8.9, 8.11: continuous effects and last information."""

from tests.games.weiss.doing import swap


def test_printed_first_then_what_changes_no_value_then_values(weiss):
    game = weiss.game()
    card = game.character("Card", power=3000, at="center middle")
    game.character("Stronger", at="back left", text=(
        "【CONT】 Assist All of your 《Magic》 characters in front of this card get +1000 power."
    ))
    game.character("Teacher", at="back right", text="【CONT】 Assist Your characters in front of this card get 《Magic》.")
    assert card.traits == ["Magic"] and card.power == 4000, "the trait comes first, whoever was placed first"
    game.shows("8.9.1", "8.9.1.1", "8.9.1.2", "8.9.1.3", "10.3.2")


def test_what_depends_comes_after_what_it_depends_on(weiss):
    game = weiss.game()
    card = game.character("Card", at="center middle")
    encore = (
        '【CONT】 Assist All of your 《Magic》 characters in front of this card get "【AUTO】 Encore [Put 1 '
        'character from your hand into your waiting room]".'
    )
    game.character("Generous", at="back left", text=encore)
    game.character("Teacher", at="back right", text="【CONT】 Assist Your characters in front of this card get 《Magic》.")
    assert len(card.abilities) == 2, "the Encore that everybody has, and the one that was given"
    game.shows("8.9.1.4")


def test_otherwise_the_older_comes_first(weiss):
    game = weiss.game()
    card = game.character("Card", power=3000, at="center left")
    game.character("Chief", at="back left", text="【CONT】 Assist Your characters in front of this card get +500 power.")
    event = game.event("Set", text="Choose 1 of your characters, and that character's power becomes 1000 until end of turn.")
    more = game.event("More", text="All of your characters get +1000 power until end of turn.")
    assert card.power == 3500
    game.play(event, card)
    assert card.power == 1000, "the event came later than the character"
    game.play(more)
    assert card.power == 2000, "and this one later still"
    game.shows("8.9.1.5", "8.9.1.5.1", "8.9.1.5.2")


def test_a_card_placed_later_adds_to_what_was_set(weiss):
    game = weiss.game()
    card = game.character("Card", power=3000, at="center left")
    chief = game.character("Chief", on="your hand", text=(
        "【CONT】 Assist Your characters in front of this card get +500 power."
    ))
    game.play(game.event("Set", text="Choose 1 of your characters, and that character's power becomes 1000 until end of turn."))
    game.play(chief, "back left")
    assert card.power == 1500
    game.shows("8.9.1.5", "8.9.1.5.2")


def test_moving_on_the_stage_does_not_make_it_younger(weiss):
    game = weiss.game()
    card = game.character("Card", power=3000, at="center middle")
    chief = game.character("Chief", at="back left", text=(
        "【CONT】 Assist Your characters in front of this card get +500 power."
    ))
    game.play(game.event("Set", text=(
        "Choose 1 of your characters, and that character's power becomes 1000 until end of turn."
    )), card)
    swap(game, chief, "back right")
    assert card.power == 1000, "it is as old as its stay on the stage"
    game.shows("8.9.1.5.1")


def test_an_effect_does_not_reach_who_comes_later(weiss):
    game = weiss.game()
    here = game.character("Here")
    late = game.character("Late", on="your hand")
    game.play(game.event("All", text="All of your characters get +1000 power until end of turn."))
    game.play(late, "back left")
    assert (here.power, late.power) == (2000, 1000)
    game.shows("8.2.1.2")


def test_an_effect_ends_with_a_new_zone_but_not_with_a_new_position(weiss):
    game = weiss.game(your_stock=3)
    card = game.character("Card", at="center left")
    storm = game.event("Storm", text="Put all of your characters into the waiting room.")
    game.play(game.event("All", text="All of your characters get +1000 power until end of turn."))
    swap(game, card, "back right")
    assert card.power == 2000
    game.play(storm)
    game.choose("yes")
    assert card.zone == "stage" and card.position == "back right" and card.power == 1000, "it is a new card"
    game.shows("8.9.2", "3.1.4", "10.2.2")


def test_what_changes_a_zone_s_cards_changes_a_card_as_it_enters(weiss):
    game = weiss.game()
    game.character("Chief", at="back left", text="【CONT】 All of your other characters get +1000 power.")
    weak = game.character("Weak", power=0, on="your hand")
    watcher = game.character("Watcher", at="back right", text=(
        "【AUTO】 When your character with power 1000 or more is placed on the stage from your hand, draw 1 "
        "card."
    ))
    game.play(weak, "center left")
    assert weak.zone == "stage" and weak.power == 1000 and watcher.zone == "stage"
    assert len(game.you.hand) == 1
    game.shows("8.9.3", "8.9.3.1")


# -- 8.11
def test_an_effect_about_a_card_that_moved_uses_what_it_was(weiss):
    game = weiss.game()
    victim = game.character("Victim", on="opponent's stage", level=2)
    text = (
        "Choose 1 of your opponent's characters, and put it into the waiting room. Deal X damage to your "
        "opponent. X is equal to that character's level."
    )
    game.play(game.event("Burn", text=text))
    assert victim.zone == "waiting room" and len(game.opponent.clock) == 2
    game.shows("8.11.1")
