"""Chapter 11, and what is left of chapters 1, 8 and 9: loops, further turns, Replay commands, outcomes by effects, states."""

import pytest

from cardwright.games.weiss import terms
from cardwright.kernel.options import verb_of
from tests.games.weiss.doing import names


# -- 1.2.5, 1.3.5
@pytest.mark.parametrize(
    ("text", "winner"), [("You win the game.", "you"), ("You lose the game.", "opponent"), ("Your opponent loses the game.", "you")]
)
def test_an_effect_can_end_the_game_at_once(weiss, text, winner):
    game = weiss.game()
    event = game.event("Fate", text=f"{text} Draw 1 card.")
    game.play(event)
    assert game.winner == winner and game.you.hand == [] and event.zone == "resolution zone", "in the middle of resolving it"
    game.shows("1.2.5", "1.2.1")


def test_where_both_decide_the_turn_player_goes_first(weiss):
    game = weiss.game(active="opponent", your_hand=2, opponent_hand=2)
    event = game.event(
        "Both", on="opponent's hand", text="All players put 1 card from their hand into their waiting room."
    )
    game.play(event)
    assert game.decides == "opponent"
    game.choose(game.options()[0])
    assert game.decides == "you", "who has seen what the turn player chose"
    game.choose(game.options()[0])
    assert len(game.you.hand) == len(game.opponent.hand) == 1
    game.shows("1.3.5")


def test_what_all_players_choose_is_put_away_for_all_of_them(weiss):
    game = weiss.game(your_hand=0)
    mine = [game.character(f"Mine {n}", on="your hand") for n in range(2)]
    theirs = [game.character(f"Theirs {n}", on="opponent's hand") for n in range(2)]
    game.play(game.event("Tide", text="All players choose 1 card in their hand, and put it into their waiting room."))
    assert game.decides == "you"
    game.choose(mine[0])
    assert game.decides == "opponent"
    game.choose(theirs[1])
    assert [card.zone for card in mine + theirs] == ["waiting room", "hand", "hand", "waiting room"]
    game.shows("1.3.5")


@pytest.mark.parametrize("text", [
    "All players put the top card of their deck into their waiting room.",
    "All players choose 1 card in their hand, and put it into their waiting room.",
    "All players perform the following action. \"Choose 1 card in your hand, and put it into your waiting room.\"",
])
def test_what_all_players_do_each_does_with_their_own_cards(weiss, text):
    game = weiss.game(your_hand=2, opponent_hand=2)
    tide = game.event("Tide", text=text)
    game.play(tide)
    asked = []
    while game.asked != "main phase":
        asked.append(game.decides)
        game.table.apply(0)
    assert asked in ([], ["you", "opponent"])
    mine, theirs = game.you.waiting_room, game.opponent.waiting_room
    assert [card.owner for card in mine if card != tide] == ["you"] and [card.owner for card in theirs] == ["opponent"]
    game.shows("1.3.5")


# -- 8.7.6
def test_a_state_sets_an_ability_off_once_and_again_after_it(weiss):
    game = weiss.game()
    game.character("Watcher", text="【AUTO】 When there are no cards in your hand, draw 1 card.")
    game.character("Top", on="your deck")
    assert names(game.you.hand) == ["Top"], "it stood by once, and drawing ended the state"
    game.play(game.you.hand[0], "back left")
    assert len(game.you.hand) == 1, "the state was there again"
    game.shows("8.7.6.1")


def test_a_state_that_goes_on_sets_an_ability_off_once(weiss):
    game = weiss.game(your_hand=0)
    game.character("Watcher", text="【AUTO】 When there are no cards in your hand, put the top card of your deck into your stock.")
    last = game.character("Last", on="your hand")
    before = len(game.you.stock)
    game.play(last, "back left")
    assert game.you.hand == [] and len(game.you.stock) == before + 1 and game.winner == ""
    game.shows("8.7.6.1")


# -- 11.1
def test_a_loop_that_nobody_can_stop_is_a_draw(weiss):
    """Lying down gets it up, and getting up lays it down."""
    game = weiss.game()
    left = game.character("Left", text="【AUTO】 When this card becomes 【REST】, 【STAND】 this card.\n"
                          "【AUTO】 When this card becomes 【STAND】, 【REST】 this card.\n"
                          "【ACT】 [【REST】 this card] Draw 1 card.")
    game.use(left)
    assert game.winner == "nobody"
    game.shows("11.1.1.1")


def test_a_loop_that_its_player_may_end_goes_on_as_often_as_they_say(weiss):
    game = weiss.game()
    left = game.character("Left", text="【AUTO】 When this card becomes 【REST】, you may 【STAND】 this card.\n"
                          "【AUTO】 When this card becomes 【STAND】, 【REST】 this card.\n"
                          "【ACT】 [【REST】 this card] Draw 1 card.")
    game.use(left)
    for _ in range(200):
        if game.asked == "whether":
            game.choose("yes")
    assert (game.asked, game.decides, game.winner) == ("repeat", "you", "")
    stood = len([e for e in game.events("state") if e.clause == "4.6.1.1"])
    game.choose(7)
    assert len([e for e in game.events("state") if e.clause == "4.6.1.1"]) == stood + 7
    assert (game.asked, game.options()) == ("whether", ["no"])
    game.choose("no")
    assert left.rested and game.asked == "main phase"
    game.shows("11.1.1.2")


# -- 11.2
def test_a_further_turn(weiss):
    game = weiss.game()
    game.play(game.event("Again", text="You take an additional turn after this turn."))
    game.end_turn()
    assert game.active == "you"
    game.choose("done")
    game.end_turn()
    assert game.active == "opponent"
    game.shows("11.2.1")


def test_of_several_the_latest_comes_first(weiss):
    game = weiss.game()
    text = "You take an additional turn after this turn."
    second = game.event("Twice", text=text)
    game.play(game.event("Once", text=text))
    game.play(second)
    turns = []
    for _ in range(4):
        game.end_turn()
        turns.append(game.active)
        game.choose("done")
    assert turns == ["you", "you", "opponent", "you"]
    game.shows("11.2.1", "11.2.2")


# -- 11.3
def test_a_replay_command_is_carried_out_where_its_name_is_said(weiss):
    game = weiss.game()
    text = "【AUTO】 When this card is placed on the stage from your hand, Play a Game.\n【REPLAY】 Play a Game Draw 1 card."
    card = game.character("Card", on="your hand", text=text)
    game.play(card, "center left")
    assert len(game.you.hand) == 1
    assert len([a for a in card.abilities if "replay" in a or "Play a Game" in a]) == 1, "the command is no ability of its own"
    game.shows("11.3.1", "11.3.1.3", "11.3.2")


# -- 9.6.2, 9.7.2
def test_characters_placed_together_on_one_position_all_leave(weiss):
    game = weiss.game()
    cards = [game.character(f"Card {i}", on="your waiting room") for i in range(2)]
    game.play(game.event("Both", text=(
        "Choose up to 2 characters in your waiting room, and put them on any position of your stage."
    )))
    while game.asked != "main phase":
        game.choose("center left" if game.asked == "position" else next(c for c in cards if c in game.options()))
    assert [c.zone for c in cards] == ["waiting room"] * 2
    assert names(game.you.stage) == []
    game.shows("9.6.2")


def test_characters_that_came_together_and_meet_later_were_not_placed_together(weiss):
    game = weiss.game()
    first = game.character("First", on="your waiting room")
    text = "【ACT】 [【REST】 this card] Choose 1 of your characters, and move it to any position of your stage."
    second = game.character("Second", on="your waiting room", text=text)
    both = "Choose up to 2 characters in your waiting room, and put them on any position of your stage."
    game.play(game.event("Both", text=both))
    game.choose(first)
    game.choose(second)
    game.choose("center left")
    game.choose("back right")
    assert (first.position, second.position) == ("center left", "back right")
    game.use(second)
    game.choose(second)
    game.choose("center left")
    assert first.zone == "waiting room" and second.position == "center left", "only who was there before has to leave"
    game.shows("9.6.1")


# -- 1.3.6
def test_a_number_of_one_s_choice_is_zero_or_more(weiss):
    game = weiss.game(your_stock=3)
    user = game.character("User", text="【ACT】 [(X)] Draw X cards.")
    game.use(user)
    assert game.options() == [0, 1, 2, 3]
    game.choose(2)
    assert len(game.you.hand) == 2 and len(game.you.stock) == 1
    game.shows("1.3.6")


def test_the_number_of_an_automatic_ability_s_cost_is_chosen_as_it_is_paid(weiss):
    game = weiss.game(your_stock=3)
    text = "【AUTO】 [(X)] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw X cards."
    game.play(game.character("User", on="your hand", text=text), "center left")
    game.choose("yes")
    assert game.options() == [0, 1, 2, 3], "as much as the stock can pay"
    game.choose(2)
    assert len(game.you.hand) == 2 and len(game.you.stock) == 1
    game.shows("1.3.6", "8.4.3", "8.7.3.1.1")


def test_who_does_not_pay_is_asked_for_no_number(weiss):
    game = weiss.game(your_stock=3)
    text = "【AUTO】 [(X)] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw X cards."
    game.play(game.character("User", on="your hand", text=text), "center left")
    game.choose("no")
    assert game.asked == "main phase" and len(game.you.stock) == 3 and game.you.hand == []
    game.shows("8.7.3.2.1")


# -- 11.1.1.2, 11.1.1.3
def looping(weiss, more=""):
    """An action that can be repeated without end: it only ever adds power."""
    game = weiss.game(opponent_hand=1)
    text = (
        "【ACT】 [Put 1 card from your hand into your waiting room] Choose 1 card in your waiting room, "
        "and return it to your hand. "
        f"This card gets +500 power until end of turn. {more}"
    )
    user = game.character("User", text=text)
    card = game.character("Card", on="your hand")
    other = game.character("Other", on="your waiting room")
    for _ in range(4):
        game.use(user)
        while game.asked != "main phase":
            game.choose("no" if game.decides == "opponent" else card)
    assert user.power == 3000 and other.zone == "waiting room"
    return game, user


def repeat(game, times):
    code = next(code for code in game.table.decision().options if verb_of(code) == terms.REPEAT_CYCLE)
    game.table.apply(game.table.decision().options.index(code))
    game.choose(times)


def test_who_can_stop_a_loop_says_how_often_it_goes_round(weiss):
    game, user = looping(weiss)
    repeat(game, 10)
    assert user.power == 8000 and game.asked == "main phase"
    game.shows("11.1.1.2")


def test_any_number_of_times_can_be_named(weiss):
    game, user = looping(weiss)
    repeat(game, 111)
    assert user.power == 3000 + 111 * 500
    game.shows("11.1.1.2")


def test_if_both_can_stop_it_the_smaller_number_counts(weiss):
    game, user = looping(weiss, "Your opponent may draw 1 card.")
    repeat(game, 10)
    assert game.decides == "opponent" and game.asked == "repeat"
    game.choose(3)
    assert user.power >= 4500 and game.decides == "opponent" and game.options() == ["yes"], "now they must act differently"
    game.choose("yes")
    assert len(game.opponent.hand) == 2
    game.shows("11.1.1.3")
