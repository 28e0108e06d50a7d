"""Chapters 6, 8 and 10 on harder tables: abilities that wait for each other, characters that come back, ends of turns."""

from tests.games.weiss.doing import swap, why_not_swap
from tests.games.weiss.test_harder_decks_and_levels import settle

FALL = "Put all of your characters into the waiting room."


def test_a_character_that_lives_by_an_effect_of_the_turn_dies_in_that_turn(weiss):
    """6.8.1.4, 6.8.1.5: the effect ends, a rule action is due, and the end phase begins again."""
    game = weiss.game(your_stock=3)
    card = game.character("Card", power=1000)
    cheer = game.event("Cheer", text="All of your characters get +1000 power until end of turn.")
    text = "Choose 1 of your characters, and that character gets -1000 power until the end of your opponent's next turn."
    curse = game.event("Curse", text=text)
    game.play(cheer)
    game.play(curse)
    game.choose("end")
    settle(game, "pay or not")
    assert game.decides == "you" and game.active == "you" and card.zone == "waiting room"
    game.shows("6.8.1.4", "6.8.1.5", "9.5.1")


def test_what_is_made_for_the_end_of_the_turn_as_the_climax_leaves_still_comes(weiss):
    """6.8.1.5: an activation condition that has not been activated yet."""
    game = weiss.game(start="end")
    text = "【AUTO】 When this card is put into your waiting room from your climax area, at the end of this turn, draw 1 card."
    game.climax("Parting", on="your climax area", text=text)
    assert len(game.you.hand) == 1
    game.shows("6.8.1.1", "6.8.1.5")


def test_a_turn_player_s_ability_goes_before_what_the_other_player_still_has_to_play(weiss):
    """8.5.1.3 returns to 8.5.1.1 after one ability."""
    game = weiss.game()
    game.character("Mine", text="【AUTO】 When your opponent's character is placed on the stage, draw 1 card.")
    for n in range(2):
        game.character(f"Theirs {n}", on="opponent's stage", text="【AUTO】 Encore [Put the top card of your deck into your clock]")
    game.play(game.event("Fall", text="Put all of your opponent's characters into the waiting room."))
    settle(game, say="yes")
    assert [e.goal for e in game.events("move") if e.goal in ("hand", "stage")] == ["stage", "hand", "stage", "hand"]
    game.shows("8.5.1.2", "8.5.1.3")


def test_both_players_characters_lose_their_power_and_the_turn_player_is_asked_first(weiss):
    game = weiss.game(your_stock=3, opponent_stock=3)
    mine = game.character("Mine", power=1000)
    theirs = game.character("Theirs", power=1000, on="opponent's stage")
    game.play(game.event("Blight", text="All characters get -1000 power until end of turn."))
    assert mine.zone == theirs.zone == "waiting room" and game.decides == "you"
    game.choose("yes")
    assert mine.power == 1000 and game.decides == "opponent", "a new card is not touched by it (8.9.2)"
    game.choose("yes")
    assert theirs.zone == "stage"
    game.shows("9.5.1", "9.1.2.2.1", "10.2.2")


def test_of_two_encores_one_may_be_declined_and_the_other_taken(weiss):
    game = weiss.game(your_stock=3, your_hand=1)
    text = "【AUTO】 Encore [Put 1 card from your hand into your waiting room]"
    card = game.character("Card", text=text, at="back right")
    game.play(game.event("Fall", text=FALL))
    assert len(game.options()) == 2
    game.choose(game.options()[0])
    game.choose("no")
    game.choose("yes")
    settle(game)
    assert card.position == "back right" and card.state == "resting"
    assert (len(game.you.stock), len(game.you.hand)) in ((0, 1), (3, 0))
    game.shows("8.7.3.2.1", "10.2.2")


def test_encore_that_an_effect_gave_counts_as_the_character_leaves(weiss):
    """8.7.4.1.2: the information of the stage."""
    game = weiss.game(your_hand=1)
    card = game.character("Card")
    text = (
        "Choose 1 of your characters, and that character gets the following ability until end of turn. "
        '"【AUTO】 Encore [Put 1 card from your hand into your waiting room]"'
    )
    gift = game.event("Gift", text=text)
    fall = game.event("Fall", text=FALL)
    game.play(gift)
    game.play(fall)
    settle(game, say="yes")
    assert card.zone == "stage"


def test_encore_goes_to_the_position_of_the_last_moment(weiss):
    game = weiss.game(your_stock=3)
    card = game.character("Card", at="center left")
    fall = game.event("Fall", text=FALL)
    swap(game, card, "back right")
    game.play(fall)
    game.choose("yes")
    assert card.position == "back right"
    game.shows("10.2.2")


def test_bond_is_for_who_was_played(weiss):
    """10.4.2: not for who was put on the stage."""
    game = weiss.game(your_stock=1)
    card = game.character("Card", on="your waiting room", text='【AUTO】 Bond/"Friend" [(1)]')
    friend = game.character("Friend", on="your waiting room")
    text = 'Choose 1 "Card" in your waiting room, and put it on any position of your stage.'
    game.play(game.event("Return", text=text), "center left")
    settle(game, say="yes")
    assert card.zone == "stage" and friend.zone == "waiting room" and len(game.you.stock) == 1


def test_accelerate_makes_a_level_between_its_cost_and_its_effect(weiss):
    """8.4.2.1, 9.3.3: not while the cost is paid, but before anything else."""
    game = weiss.game(your_clock=6)
    game.character("Fan", text='【AUTO】 When you use "Accelerate", put the top card of your deck into your stock.')
    text = (
        "【AUTO】 Accelerate [Put the top card of your deck in your clock] When this card is placed on the stage "
        "from your hand, you may pay the cost. If you do, draw 1 card."
    )
    game.play(game.character("Racer", text=text, on="your hand"), "center left", "yes")
    assert game.asked == "level up" and game.you.hand == [] and game.you.stock == []
    game.choose(game.options()[0])
    assert len(game.you.hand) == 1 and len(game.you.stock) == 1
    game.shows("9.3.3", "10.12.3")


def test_who_is_played_upon_a_character_with_markers_has_none(weiss):
    game = weiss.game()
    game.character("Old", at="center left")
    marker = game.character("Marker", on="your marker area", under="center left")
    text = "【CONT】 For each marker underneath this card, this card gets +500 power."
    new = game.character("New", on="your hand", text=text)
    game.play(new, "center left")
    settle(game)
    assert marker.zone == "waiting room" and new.markers == [] and new.power == 1000
    game.shows("3.7.3.2", "9.6.1")


def test_a_marker_of_the_other_player_goes_to_its_owner(weiss):
    game = weiss.game()
    game.character("Card", at="center left")
    marker = game.character("Marker", on="your marker area", under="center left", owner="opponent")
    game.play(game.event("Out", text="Choose 1 of your characters, and return it to your hand."))
    settle(game)
    assert marker in game.opponent.waiting_room
    game.shows("3.7.3.2")


def test_of_three_that_were_placed_on_one_position_the_last_stays(weiss):
    game = weiss.game()
    old = game.character("Old", at="center left")
    first, second = (game.character(name, on="your waiting room") for name in ("First", "Second"))
    one = "Choose 1 character in your waiting room, and put it on any position of your stage."
    game.play(game.event("Twice", text=f"{one} {one}"))
    for _ in range(10):
        if game.asked == "main phase":
            break
        options = game.options()
        game.choose(first if first in options else "center left" if "center left" in options else options[0])
    there = [card for card in (old, first, second) if card.zone == "stage"]
    assert len(there) == 1 and there[0] is not old
    game.shows("9.6.1")


def test_who_can_not_move_can_not_be_exchanged_either(weiss):
    game = weiss.game()
    stuck = game.character("Stuck", at="center left", text="【CONT】 This card cannot move to another position of the stage.")
    free = game.character("Free", at="center right")
    assert why_not_swap(game, free, "center left").clause == "1.3.4"
    assert why_not_swap(game, stuck, "back left").clause == "1.3.4"
    assert why_not_swap(game, free, "back left") is None


def test_as_many_as_can_be_chosen_are_and_no_more(weiss):
    game = weiss.game()
    safe = game.character("Safe", on="opponent's stage", text="【CONT】 This card cannot be chosen by your opponent's effects.")
    other = game.character("Other", on="opponent's stage")
    game.play(game.event("Lull", text="Choose 2 of your opponent's characters, and 【REST】 them."))
    settle(game)
    assert safe.state == "standing" and other.state == "resting"
    game.shows("8.6.3.1.2")


def test_an_effect_until_the_opponent_s_next_turn_outlasts_a_turn_of_one_s_own(weiss):
    game = weiss.game()
    card = game.character("Card", power=1000)
    again = game.event("Again", text="You take an additional turn after this turn.")
    cheer = game.event("Cheer", text="All of your characters get +1000 power until the end of your opponent's next turn.")
    game.play(again)
    game.play(cheer)
    for active, power in (("you", 2000), ("opponent", 2000)):
        game.end_turn()
        settle(game)
        assert game.active == active and card.power == power
    game.end_turn()
    settle(game, "clock phase")
    assert game.active == "you" and card.power == 1000
    game.shows("11.2.1")


def test_an_event_does_not_count_itself_in_the_waiting_room(weiss):
    game = weiss.game(your_waiting_room=1)
    game.play(game.event("Count", text="If the number of cards in your waiting room is 2 or more, draw 1 card."))
    assert game.you.hand == []
    game.shows("3.13.1.1")


def test_a_climax_is_replaced_and_both_have_their_say(weiss):
    """9.7.1: the old one leaves by rule action after the new one was placed."""
    game = weiss.game(start="climax", your_clock=1)
    text = "【AUTO】 When this card is put into your waiting room from your climax area, draw 1 card."
    game.climax("Old", on="your climax area", text=text)
    text = "【AUTO】 When this card is placed on your climax area from your hand, put the top card of your deck into your stock."
    new = game.climax("New", text=text)
    game.character("Somebody who could attack")
    game.play(new)
    settle(game, "attack")
    assert len(game.you.hand) == 1 and len(game.you.stock) == 1
    game.shows("9.7.1")


def test_a_reversed_character_stands_in_the_stand_phase_and_a_tied_one_does_not(weiss):
    game = weiss.game(start="turn")
    fallen = game.character("Fallen", reversed=True)
    tied = game.character("Tied", rested=True, text="【CONT】 This card cannot 【STAND】 during your stand phase.")
    assert fallen.state == "standing" and tied.state == "resting"
    game.shows("6.2.1.2", "1.3.4")
