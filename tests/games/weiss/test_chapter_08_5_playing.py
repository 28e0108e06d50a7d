"""8.5, 8.6: timings, and how cards are played."""

import pytest

from tests.games.weiss.doing import names

ATTACK_DRAW = "【AUTO】 When this card attacks, draw 1 card."


# -- 8.5
def test_the_turn_player_s_abilities_come_first_then_the_other_s(weiss):
    game = weiss.game()
    mine = game.character("Mine", text="【AUTO】 When this card is put into your waiting room from the stage, draw 1 card.")
    theirs = game.character("Theirs", on="opponent's stage", text=(
        "【AUTO】 When this card is put into your waiting room from the stage, draw 1 card."
    ))
    game.play(game.event("Storm", text="Put all characters into the waiting room."))
    assert mine.zone == theirs.zone == "waiting room"
    assert [e.player for e in game.events("move") if e.verb == "draw"] == ["you", "opponent"]
    game.shows("8.5.1", "8.5.1.1", "8.5.1.2", "8.5.1.3", "8.5.1.4", "4.4.2")


def test_rule_actions_come_before_the_next_ability(weiss):
    game = weiss.game()
    text = (
        "【AUTO】 When this card is placed on the stage from your hand, choose 1 of your opponent's characters,"
        " and that character gets -1000 power until end of turn."
    )
    killer = game.character("Killer", on="your hand", text=text)
    victim = game.character("Victim", on="opponent's stage", text=(
        "【AUTO】 When this card is put into your waiting room from the stage, draw 1 card."
    ))
    game.play(killer, "center left")
    assert victim.zone == "waiting room" and len(game.opponent.hand) == 1
    game.shows("8.5.1.1", "9.5.1")


# -- 8.6.2.1
def test_a_card_needs_its_colour_in_level_or_clock(weiss):
    for zone in ("clock", "level"):
        game = weiss.game()
        red = game.character("Red", level=1, colour="red", on="your hand")
        blue = game.character("Blue", level=1, colour="blue", on="your hand")
        game.character("Yellow", colour="yellow", on="your level")
        game.character("Colour", colour="red", on=f"your {zone}")
        assert game.can("play", red)
        assert game.why_not("play", blue).clause == "8.6.2.1.1"
        game.play(red, "center left")
        game.shows("8.6.2.1", "8.6.2.1.1")


def test_level_0_needs_no_colour(weiss):
    game = weiss.game()
    character = game.character("Character", colour="red", on="your hand")
    event = game.event("Event", colour="red", text="Draw 1 card.")
    game.play(character, "center left")
    game.play(event)
    assert character.zone == "stage" and event.zone == "waiting room"
    game.shows("8.6.2.1.1.1")


def test_a_climax_needs_its_colour_but_no_level(weiss):
    game = weiss.game(start="climax")
    yellow = game.climax("Yellow")
    red = game.climax("Red", colour="red")
    game.character("Clock", on="your clock")
    assert game.why_not("play", red).clause == "8.6.2.1.1"
    game.play(yellow)
    game.shows("8.6.2.1.1", "8.6.2.1.2.1", "8.6.2.4.3")


def test_a_card_needs_its_level(weiss):
    game = weiss.game(your_level=1)
    one = game.character("One", level=1, on="your hand")
    two = game.character("Two", level=2, on="your hand")
    assert game.can("play", one)
    assert game.why_not("play", two).clause == "8.6.2.1.2"
    game.shows("8.6.2.1.2")


def test_a_face_down_level_card_counts_for_the_level_and_gives_no_colour(weiss):
    game = weiss.game()
    game.character("Hidden", on="your level", colour="red", facedown=True)
    red = game.character("Red", level=1, colour="red", on="your hand")
    assert game.why_not("play", red).clause == "8.6.2.1.1", "not 8.6.2.1.2: the level is 1"
    game.shows("8.6.2.1.1")


# -- 8.6.2.2 to 8.6.2.4
def test_a_character_is_played_on_a_position_of_choice_for_its_cost(weiss):
    game = weiss.game(your_stock=2)
    card = game.character("Card", cost=2, on="your hand")
    game.play(card)
    assert game.asked == "position" and game.decides == "you" and len(game.options()) == 5
    assert len(game.you.stock) == 2, "the position is chosen before the cost is paid"
    game.choose("back right")
    assert card.position == "back right" and card.standing and game.you.stock == []
    game.shows("8.6.2", "8.6.2.2", "8.6.2.2.1", "8.6.2.3", "8.6.2.4", "8.6.2.4.1")


def test_what_can_not_be_paid_can_not_be_played(weiss):
    game = weiss.game(your_stock=1)
    card = game.character("Card", cost=2, on="your hand")
    assert game.why_not("play", card).clause == "8.6.2.3.2"
    game.shows("8.6.2.3.2")


def test_an_event_acts_from_the_resolution_zone(weiss):
    game = weiss.game(your_stock=1)
    event = game.event("Event", cost=1, text="Draw 1 card.")
    game.play(event)
    own = [(e.origin, e.goal) for e in game.events("move") if e.card == event]
    assert own == [("hand", "resolution zone"), ("resolution zone", "waiting room")]
    goals = [e.goal for e in game.events("move")]
    assert goals == ["waiting room", "resolution zone", "hand", "waiting room"], "paid, shown, done, put away"
    game.shows("8.6.2.4.2", "3.13.1.1", "6.5.1.2.2")


def test_an_event_that_puts_itself_elsewhere_is_not_put_away(weiss):
    game = weiss.game()
    event = game.event("Event", text="Put this card into your memory.")
    game.play(event)
    assert event.zone == "memory" and event.seen_by("opponent")
    game.shows("3.12.1", "3.12.2.1")


def test_an_ability_does_what_it_says(weiss):
    game = weiss.game(your_stock=1)
    user = game.character("User", text="【ACT】 [(1)] This card gets +1000 power until end of turn.")
    game.use(user)
    assert user.power == 2000 and game.you.stock == []
    assert game.why_not("use", user).clause == "8.6.2.3.2"
    game.shows("8.6.2.4.4", "4.3.4", "4.3.3")


# -- 8.6.3
def test_targets_are_chosen_while_it_resolves(weiss):
    game = weiss.game(your_stock=1)
    one = game.character("One")
    two = game.character("Two")
    event = game.event("Event", cost=1, text="Choose 1 of your characters, and that character gets +1000 power until end of turn.")
    game.play(event)
    assert event.zone == "resolution zone" and game.you.stock == [], "it was paid before anything was chosen"
    assert set(game.options()) == {one, two}
    game.choose(two)
    assert (one.power, two.power) == (1000, 2000)
    game.shows("8.6.3", "8.6.3.1")


def test_up_to_may_be_none(weiss):
    game = weiss.game()
    one = game.character("One")
    game.play(game.event("Event", text=(
        "Choose up to 2 of your characters, and those characters get +1000 power until end of turn."
    )))
    assert game.options() == [one, "done"]
    game.passes()
    assert one.power == 1000
    game.shows("8.6.3.1.1")


def test_too_few_are_all_chosen(weiss):
    game = weiss.game()
    one = game.character("One")
    game.play(game.event("Event", text="Choose 2 of your characters, and those characters get +1000 power until end of turn."))
    assert one.power == 2000
    game.shows("8.6.3.1.2", "1.3.3")


def test_with_nothing_to_choose_the_rest_goes_on(weiss):
    game = weiss.game()
    event = game.event("Event", text=(
        "Choose 1 of your characters, and that character gets +1000 power until end of turn. Draw 1 card."
    ))
    game.play(event)
    assert len(game.you.hand) == 1 and event.zone == "waiting room"
    game.shows("8.6.3.1.3")


def test_a_searched_card_need_not_be_found(weiss):
    game = weiss.game()
    found = game.character("Found", traits="Magic", on="your deck")
    text = (
        "Search your deck for up to 1 《Magic》 character, reveal it to your opponent, put it into your hand, "
        "and shuffle your deck."
    )
    game.play(game.event("Search", text=text))
    assert game.options() == [found, "done"]
    game.passes()
    assert game.you.hand == [] and found.zone == "deck"
    assert [e.player for e in game.events("shuffled")] == ["you"], "the deck is shuffled all the same"
    game.shows("3.2.4")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_may_be_done_is_a_choice(weiss, answer):
    game = weiss.game()
    game.play(game.event("Event", text="You may put the top card of your deck into your clock. If you do, draw 2 cards."))
    game.choose(answer)
    assert len(game.you.clock) == (1 if answer == "yes" else 0)
    assert len(game.you.hand) == (2 if answer == "yes" else 0)
    game.shows("8.8.1")


def test_modes_are_chosen_while_it_resolves(weiss):
    game = weiss.game()
    either = 'Choose 1 of the following effects and perform it. "Draw 1 card." "Put the top card of your deck into your stock."'
    event = game.event("Either", text=either)
    game.play(event)
    assert event.zone == "resolution zone"
    game.choose(2)
    assert names(game.you.hand) == [] and len(game.you.stock) == 1
    game.shows("8.6.3")


def test_a_card_goes_to_any_position_once(weiss):
    game = weiss.game()
    text = "【AUTO】 When this card is placed on the stage from your waiting room, draw 1 card."
    card = game.character("Back Again", on="your waiting room", text=text)
    call = "Choose 1 character in your waiting room, and put it on any position of your stage."
    game.play(game.event("Call", text=call))
    assert game.asked == "position", "there is only one card to choose, so its position is asked for"
    game.choose("back left")
    assert game.asked == "main phase" and card.position == "back left"
    assert len([e for e in game.events("move") if e.card == card]) == 1
    assert len(game.you.hand) == 1
    game.shows("8.6.2.2.1", "8.8.1")
