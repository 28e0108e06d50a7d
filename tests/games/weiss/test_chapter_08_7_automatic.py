"""8.7: automatic abilities."""

import pytest

DEAD_DRAW = "【AUTO】 When this card is put into your waiting room from the stage, draw 1 card."


def storm(game):
    return game.event("Storm", text="Put all of your characters into the waiting room.")


def test_a_met_condition_puts_an_ability_into_standby(weiss):
    game = weiss.game()
    card = game.character("Card", text=DEAD_DRAW)
    game.play(storm(game))
    assert card.zone == "waiting room" and len(game.you.hand) == 1
    game.shows("8.7.1", "8.7.2", "8.7.3", "4.3.5", "8.7.7")


def test_it_stands_by_as_often_as_it_is_met(weiss):
    game = weiss.game()
    watcher = game.character("Watcher", at="back left", text=(
        "【AUTO】 When a character is put into your waiting room from the stage, draw 1 card."
    ))
    for i in range(3):
        game.character(f"Card {i}", power=0)
    assert game.asked == "which pending ability" and len(game.options()) == 3
    game.table.apply(1)
    game.table.apply(0)
    assert watcher.zone == "stage" and len(game.you.hand) == 3
    game.shows("8.7.2.1", "8.7.3.1")


def test_which_goes_first_is_up_to_the_player_and_none_is_left_out(weiss):
    game = weiss.game()
    first = game.character("First", text=DEAD_DRAW)
    second = game.character("Second", text=(
        "【AUTO】 When this card is put into your waiting room from the stage, put the top card of your deck "
        "into your stock."
    ))
    game.play(storm(game))
    assert game.asked == "which pending ability" and "done" not in game.options()
    game.choose(second)
    goals = [e.goal for e in game.events("move") if e.origin == "deck"]
    assert goals == ["stock", "hand"] and first.zone == "waiting room"
    game.shows("8.7.3", "8.7.3.1")


def test_a_cost_left_unpaid_uses_up_the_occurrence(weiss):
    game = weiss.game(your_stock=1)
    text = (
        "【AUTO】 [(1)] When this card is put from the stage into your waiting room, you may pay the cost. "
        "If you do, draw 1 card."
    )
    game.character("Card", text=text)
    game.play(storm(game))
    game.choose("no")
    assert game.pending == [] and game.asked == "main phase" and len(game.you.stock) == 1
    game.shows("8.7.3.1.1", "8.7.3.2.1")


def test_an_encore_that_can_not_be_paid_is_used_up(weiss):
    game = weiss.game(your_stock=2)
    card = game.character("Card")
    game.play(storm(game))
    assert game.pending == [] and card.zone == "waiting room"
    game.shows("8.7.3.2")


# -- 8.7.4
def test_a_card_that_left_the_stage_is_what_it_was_there(weiss):
    game = weiss.game()
    text = (
        "【AUTO】 When this card is put into your waiting room from the stage, "
        "if this card's power is 3000 or more, draw 1 card."
    )
    strong = game.character("Strong", power=2000, text=text)
    game.character("Chief", at="back left", text="【CONT】 Assist All of your characters in front of this card get +1000 power.")
    event = storm(game)
    assert strong.power == 3000
    game.play(event)
    assert len(game.you.hand) == 1
    game.shows("8.7.4.1.2")


def test_between_open_and_hidden_the_open_information_counts(weiss):
    game = weiss.game()
    game.character("Watcher", text="【AUTO】 When a climax is put into your waiting room from your deck, draw 1 card.")
    game.climax("Climax", on="your deck")
    game.play(game.event("Mill", text="Put the top 2 cards of your deck into your waiting room."))
    assert len(game.you.hand) == 1
    game.shows("8.7.4.1.1")


# -- 8.7.5
def test_an_ability_for_later_activates_once(weiss):
    game = weiss.game()
    game.play(game.event("Later", text="At the end of this turn, draw 1 card."))
    assert game.you.hand == []
    game.end_turn()
    assert len(game.you.hand) == 1
    game.choose("done")
    game.end_turn()
    assert len(game.you.hand) == 2, "only the card of the draw phase is new"
    game.shows("8.7.5.1")


# -- 8.7.7
def test_it_is_played_even_if_its_card_has_moved(weiss):
    game = weiss.game()
    card = game.character("Card", text=(
        f"{DEAD_DRAW}\n【AUTO】 When this card is put into your waiting room from the stage, return this card to"
        f" your hand."
    ))
    game.play(storm(game))
    game.choose("return this card")
    assert card.zone == "hand" and len(game.you.hand) == 2
    game.shows("8.7.7", "8.7.3.1")


def test_what_its_move_made_impossible_is_not_done(weiss):
    game = weiss.game(your_stock=6)
    card = game.character("Card", text=(
        "【AUTO】 When this card is put into your waiting room from the stage, return this card to your hand."
    ))
    game.play(storm(game))
    game.choose("return this card")
    assert card.zone == "hand" and game.asked == "main phase", "Encore had nothing to put back, so it asked nothing"
    assert len(game.you.stock) == 6
    game.shows("8.7.7")


# -- phases
@pytest.mark.parametrize(
    ("phase", "clause"),
    [
        ("turn", "6.2.1.1"), ("stand phase", "6.2.1.1"), ("draw phase", "6.3.1.1"), ("clock phase", "6.4.1.1"),
        ("main phase", "6.5.1.1"), ("climax phase", "6.6.1.1"), ("attack phase", "7.2.1.1"), ("encore step", "7.7.1.1"),
        ("end phase", "6.8.1.1"),
    ],
)
def test_at_the_beginning_of_a_phase(weiss, phase, clause):
    game = weiss.game(start="turn")
    game.character("Watcher", rested=True, text=(
        f"【AUTO】 At the beginning of your {phase}, put the top card of your deck into your stock."
    ))
    while game.active == "you" and game.winner == "":
        game.choose("end" if game.asked == "main phase" else "done")
    assert len([e for e in game.events("move") if e.goal == "stock"]) == 1, phase
    game.shows(clause)


def test_the_end_of_the_turn_activates_each_ability_once(weiss):
    game = weiss.game(start="end")
    game.character("Watcher", text="【AUTO】 At the end of your turn, draw 1 card.")
    for _ in range(7):
        game.character("Held", on="your hand")
    assert game.asked == "discard", "the eighth card came in the end phase"
    game.choose(game.options()[0])
    assert game.active == "opponent" and len(game.you.hand) == 7
    assert len([e for e in game.events("move") if e.verb == "draw" and e.player == "you"]) == 1
    game.shows("6.8.1.1", "6.8.1.5")


def test_nor_does_it_activate_twice_when_the_end_of_the_turn_goes_round_again(weiss):
    """The climax leaves after the hand was looked at, and a card is drawn: the end of the turn begins anew."""
    game = weiss.game(start="end")
    game.character("Watcher", text="【AUTO】 At the end of your turn, put the top card of your deck into your stock.")
    text = "【AUTO】 When this card is placed in your waiting room from your climax area, draw 1 card."
    game.climax("Parting", on="your climax area", text=text)
    for _ in range(7):
        game.character("Held", on="your hand")
    assert game.asked == "discard" and len(game.you.hand) == 8
    game.choose(game.options()[0])
    assert game.active == "opponent" and len(game.you.stock) == 1
    game.shows("6.8.1.1", "6.8.1.5")


def test_between_open_zones_the_new_one_s_information_counts(weiss):
    game = weiss.game(your_clock=1)
    climax = game.climax("Climax")
    game.character("Watcher", rested=True, text=(
        "【AUTO】 When a climax is put into your waiting room from your climax area, draw 1 card."
    ))
    game.end_main_phase()
    game.play(climax)
    assert climax.zone == "waiting room" and len(game.you.hand) == 1
    game.shows("8.7.4.1.3")
