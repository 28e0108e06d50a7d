"""Chapter 6: the phases of a turn."""

from tests.games.weiss.doing import swap, why_not_swap


# -- 6.2, 6.3, 6.4
def test_a_turn_begins_with_standing_and_drawing(weiss):
    game = weiss.game(start="turn")
    tired = game.character("Tired", rested=True)
    fallen = game.character("Fallen", reversed=True)
    other = game.character("Other", on="opponent's stage", rested=True)
    assert game.asked == "clock phase" and game.decides == "you"
    assert tired.standing and fallen.standing
    assert other.rested, "only the turn player's characters stand"
    assert len(game.you.hand) == 1 and game.opponent.hand == []
    game.shows("6.1.1", "6.2.1", "6.2.1.1", "6.2.1.2", "6.2.1.3", "6.3.1", "6.3.1.1", "6.3.1.2", "6.3.1.3", "4.6.1.1", "4.7.1")


def test_a_card_put_into_the_clock_brings_two(weiss):
    game = weiss.game(start="turn")
    card = game.character("Old", on="your hand")
    game.choose(card)
    assert card.zone == "clock"
    assert len(game.you.hand) == 3, "one drawn, and two for the clock"
    assert game.asked == "main phase"
    assert game.events("damage") == [], "this is no damage, so no climax can cancel it"
    game.shows("6.4.1", "6.4.1.1", "6.4.1.2", "6.4.1.3", "4.10.2")


def test_nobody_has_to_clock(weiss):
    game = weiss.game(start="turn")
    game.passes()
    assert game.asked == "main phase" and game.you.clock == [] and len(game.you.hand) == 1
    game.shows("6.4.1.2")


# -- 6.5
def test_the_main_phase_goes_on_until_its_player_does_nothing(weiss):
    game = weiss.game(start="turn")
    first = game.character("First", on="your hand")
    second = game.character("Second", on="your hand")
    game.passes()
    game.play(first, "center left")
    game.play(second, "back right")
    assert (first.position, second.position) == ("center left", "back right")
    game.end_main_phase()
    game.passes()
    assert game.asked == "attack"
    game.shows(
        "6.5.1", "6.5.1.1", "6.5.1.2", "6.5.1.2.1", "6.5.1.3", "4.5.2", "4.5.3", "4.5.3.1", "4.5.3.2", "8.5.2", "8.5.2.1",
        "8.5.2.2", "8.5.2.3",
    )


def test_positions_exchange_their_cards(weiss):
    game = weiss.game()
    left = game.character("Left", at="center left")
    right = game.character("Right", at="back right")
    swap(game, left, "back right")
    assert (left.position, right.position) == ("back right", "center left")
    swap(game, left, "center middle")
    assert (left.position, right.position) == ("center middle", "center left")
    assert game.asked == "main phase"
    game.shows("6.5.1.2.4")


def test_two_empty_positions_have_nothing_to_exchange(weiss):
    game = weiss.game()
    card = game.character("Card", at="center left")
    assert len([o for o in game.table.decision().options if o >> 24 == 20]) == 4, "only exchanges that move the card"
    assert why_not_swap(game, card, "center left").clause == "6.5.1.2.4"
    game.shows("6.5.1.2.4")


def test_what_may_be_played_follows_who_stands_where(weiss):
    game = weiss.game()
    text = "【ACT】 [Put 1 of your characters in your back stage into your waiting room] Draw 1 card."
    envoy = game.character("Envoy", at="center left", text=text)
    assert not game.can("use", envoy), "nobody is in the back stage"
    swap(game, envoy, "back left")
    assert game.can("use", envoy), "now it can pay with itself"
    swap(game, envoy, "center right")
    assert not game.can("use", envoy)
    swap(game, envoy, "back right")
    game.use(envoy)
    assert envoy.zone == "waiting room" and len(game.you.hand) == 1
    game.shows("6.5.1.2.3", "6.5.1.2.4", "3.6.3")


def test_an_arrangement_that_was_there_is_not_offered_again(weiss):
    game = weiss.game()
    only = game.character("Only", at="center left")
    card = game.character("New", on="your hand")
    swap(game, only, "center middle")
    assert why_not_swap(game, only, "center left").clause == "11.1.1.2"
    game.play(card, "back left")
    assert why_not_swap(game, only, "center left") is None, "something else was done, so this is another position"
    game.shows("11.1.1.2")


# -- 6.6
def test_one_climax_may_be_played(weiss):
    game = weiss.game(start="climax", your_clock=1)
    first = game.climax("First")
    second = game.climax("Second")
    card = game.character("Card", on="your hand")
    game.character("Somebody who could attack")
    assert game.asked == "climax phase"
    assert game.why_not("play", card).clause == "6.6.1.2.1", "nothing but climaxes"
    game.play(first)
    assert game.asked == "attack", "there is no second play timing"
    assert first.zone == "climax area" and second.zone == "hand"
    assert first.seen_by("opponent")
    game.shows("6.6.1.2", "6.6.1.2.1", "6.6.1.2.2", "6.6.1.3", "8.6.2.4.3", "3.11.1", "3.11.2")


def test_who_has_no_climax_gets_the_play_timing_too(weiss):
    """Or the other player would learn what is not held."""
    game = weiss.game(your_clock=1)
    game.character("Somebody who could attack")
    game.character("No climax", on="your hand")
    game.end_main_phase()
    assert game.asked == "climax phase" and len(game.table.decision().options) == 1
    told = game.table.rules.questions[game.table.decision().kind]
    assert told.silent, "the other player sees only that something is decided"
    game.passes()
    assert game.asked == "attack"
    game.shows("6.6.1.2")


def test_an_empty_hand_needs_no_play_timing(weiss):
    game = weiss.game(your_clock=1, your_hand=0)
    game.character("Somebody who could attack")
    game.end_main_phase()
    assert game.asked == "attack"


def test_a_climax_is_not_for_the_main_phase(weiss):
    game = weiss.game(your_clock=1)
    climax = game.climax("Climax")
    assert game.why_not("play", climax).clause == "6.5.1.2"
    game.end_main_phase()
    assert game.asked == "climax phase"
    game.passes()
    assert climax.zone == "hand"
    game.shows("6.6.1", "6.6.1.1", "6.6.1.2")


# -- 6.7, 6.8
def test_after_the_attack_phase_comes_the_end_phase_and_then_the_other_player(weiss):
    game = weiss.game(your_clock=1)
    climax = game.climax("Climax")
    game.end_main_phase()
    game.play(climax)
    assert game.active == "opponent" and game.asked == "clock phase", "there was nobody to attack with"
    assert climax.zone == "waiting room", "the turn player's climax area is cleared"
    game.shows("6.7.1", "6.8.1", "6.8.1.1", "6.8.1.3", "6.8.1.4", "6.8.1.5")


def test_the_hand_is_cut_down_to_seven(weiss):
    game = weiss.game(start="end", your_hand=9)
    assert game.asked == "discard" and len(game.options()) == 9
    away = game.options()[:2]
    game.choose(*away)
    assert len(game.you.hand) == 7 and [c.zone for c in away] == ["waiting room"] * 2
    assert game.active == "opponent"
    game.shows("6.8.1.2", "3.3.3", "3.3.3.1")


def test_the_other_player_may_keep_a_larger_hand(weiss):
    game = weiss.game(start="end", opponent_hand=9)
    assert game.active == "opponent" and len(game.opponent.hand) == 10, "nine, and the card of the draw phase"
    game.shows("3.3.3")


def test_what_counts_during_your_main_phase_counts_in_no_other_and_not_in_the_opponent_s(weiss):
    game = weiss.game(your_hand=0, opponent_hand=0)
    text = "【CONT】 During your main phase, this card gets +1000 power."
    both = [game.character(f"{where} card", power=1000, text=text, on=f"{where} stage") for where in ("your", "opponent's")]
    assert [card.power for card in both] == [2000, 1000]
    game.end_main_phase()
    assert game.asked == "attack" and [card.power for card in both] == [1000, 1000]
    game.end_turn()
    while game.asked != "main phase":
        game.choose("done")
    assert game.active == "opponent" and [card.power for card in both] == [1000, 2000]
    game.shows("6.5.1")
