"""Chapter 9: rule actions."""

import pytest

from cardwright.games.weiss import terms
from cardwright.kernel.events import moved
from tests.games.weiss.doing import happened, let_happen, names


# -- 9.2
def test_an_empty_deck_is_reshuffled_at_once(weiss):
    game = weiss.game(start="turn", your_deck=1, your_waiting_room=10)
    drawn = [e for e in game.events("move") if e.verb == "draw"]
    assert len(drawn) == 1 and len(happened(game, terms.REFRESHED)) == 1
    assert len(game.you.clock) == 1, "the refresh point costs a card of the new deck"
    assert len(game.you.deck) == 9 and game.you.waiting_room == [] and game.you.refresh_points == 0
    game.shows("9.2.1", "9.2.2", "9.9.1", "9.1.2.1", "3.2.4")


def test_reshuffling_makes_the_order_random(weiss):
    orders = []
    for seed in (1, 2):
        game = weiss.game(start="turn", your_deck=1, seed=seed)
        for i in range(12):
            game.character(f"Card {i}", on="your waiting room")
        orders.append(names(game.you.deck))
    assert orders[0] != orders[1]
    game.shows("3.2.4", "9.2.2")


def test_without_a_waiting_room_an_empty_deck_loses_at_once(weiss):
    game = weiss.game(start="turn", your_deck=1)
    assert game.winner == "opponent"
    assert [e.clause for e in game.events("outcome")] == ["9.2.2.1"]
    game.shows("9.2.2.1", "1.2.1", "1.2.2")


def test_damage_that_is_canceled_by_the_last_card_does_not_lose(weiss):
    game = weiss.game(start="attack", opponent_deck=0)
    front = game.character("Attacker")
    game.character("Somebody who could attack")
    game.character("First", on="opponent's deck")
    game.climax("Last", on="opponent's deck")
    game.attack(front)
    assert game.winner == "", "a climax lay in the resolution zone"
    assert len(game.opponent.deck) == len(game.opponent.clock) == 1, "both came back as the deck, and one was the penalty"
    game.shows("9.2.2.1")


def test_damage_that_takes_the_last_card_of_all_loses(weiss):
    game = weiss.game(start="attack", opponent_deck=1)
    front = game.character("Attacker")
    game.attack(front)
    assert game.winner == "you"
    game.shows("9.2.2.1")


# -- 9.3
def test_seven_cards_in_the_clock_make_a_level(weiss):
    game = weiss.game(start="turn")
    clock = [game.character(f"Clock {i}", on="your clock") for i in range(6)]
    card = game.character("Card", on="your hand")
    game.choose(card)
    assert game.asked == "level up" and set(game.options()) == {*clock, card}
    game.choose(clock[3])
    assert names(game.you.level) == ["Clock 3"] and game.you.clock == []
    assert len(game.you.waiting_room) == 6 and len(game.you.hand) == 3, "then the two cards were drawn"
    order = [e.goal for e in game.events("move")][1:]
    assert order == ["clock"] + ["level"] + ["waiting room"] * 6 + ["hand"] * 2, "it came before the draw: it interrupts"
    game.shows("9.3.1", "9.3.2", "3.8.3", "3.9.1", "9.1.2.1")


def test_the_eighth_card_stays_in_the_clock(weiss):
    game = weiss.game(start="attack", opponent_clock=6)
    front = game.character("Attacker", soul=2)
    game.character("Somebody who could attack")
    top = game.character("Third", on="opponent's deck")
    second = game.character("Second", on="opponent's deck")
    third = game.character("First", on="opponent's deck")
    game.attack(front)
    assert game.decides == "opponent" and len(game.options()) == 7, "the seven lowest"
    assert second not in game.options() and third not in game.options() and top in game.options()
    game.choose(top)
    assert names(game.opponent.clock) == ["First", "Second"]
    game.shows("9.3.2", "3.8.3")


def test_the_turn_player_levels_up_first(weiss):
    game = weiss.game(your_clock=7, opponent_clock=7, your_stock=1)
    card = game.character("Card", cost=1, on="your hand")
    game.play(card, "center left")
    assert game.decides == "you" and game.asked == "level up"
    game.choose(game.options()[0])
    assert game.decides == "opponent" and game.asked == "level up"
    game.choose(game.options()[0])
    assert len(game.you.level) == len(game.opponent.level) == 1
    game.shows("9.1.2.1.1", "9.1.2.1.1.1")


def test_level_up_or_reshuffle_first_is_the_player_s_choice(weiss):
    game = weiss.game(start="end", your_deck=1, your_waiting_room=3, your_clock=6, your_refresh_points=1)
    assert game.asked == "which rule action" and game.decides == "you" and game.options() == ["level up", "reshuffle"]
    game.choose("level up")
    game.choose(game.options()[0])
    assert len(game.you.level) == 1 and len(game.you.deck) == 8, "six of the clock and three: one of them is the new penalty"
    game.shows("9.1.2.1.1.2")


# -- 9.4
def test_level_four_loses(weiss):
    game = weiss.game(start="attack", opponent_level=3, opponent_clock=6)
    front = game.character("Attacker", soul=1)
    game.attack(front)
    game.choose(game.options()[0])
    assert game.winner == "you"
    game.shows("9.4.1", "9.4.1.1", "1.2.2", "1.2.2.1", "3.9.3", "1.2.1")


def test_both_at_level_four_is_a_draw(weiss):
    game = weiss.game(your_level=4, opponent_level=4)
    assert game.winner == "nobody"
    game.shows("1.2.3", "9.4.1")


def test_no_deck_and_no_waiting_room_loses_at_check_timing(weiss):
    game = weiss.game(opponent_deck=0)
    assert game.winner == "you"
    game.shows("9.4.1.2", "1.2.2.2")


# -- 9.5 to 9.8
def test_no_power_no_place_on_the_stage(weiss):
    game = weiss.game()
    weak = game.character("Weak", power=0)
    theirs = game.character("Theirs", power=0, on="opponent's stage")
    assert weak.zone == theirs.zone == "waiting room"
    assert theirs.controller == "opponent"
    game.shows("9.5.1", "9.1.2.2", "9.1.2.2.1", "8.5.1", "8.5.1.1")


def test_of_two_on_a_position_the_last_stays(weiss):
    game = weiss.game()
    old = game.character("Old", at="center left")
    new = game.character("New", on="your hand")
    game.play(new, "center left")
    assert old.zone == "waiting room" and new.zone == "stage" and new.position == "center left"
    assert [e.clause for e in game.events("move") if e.card == old] == ["9.6.1"]
    game.shows("9.6.1", "8.6.2.4.1", "3.6.2")


def test_of_two_climaxes_the_last_stays(weiss):
    game = weiss.game(start="climax", your_clock=1)
    old = game.climax("Old", on="your climax area")
    new = game.climax("New")
    game.character("Somebody who could attack")
    game.play(new)
    assert old.zone == "waiting room" and new.zone == "climax area"
    game.shows("9.7.1")


def test_a_lone_marker_goes(weiss):
    game = weiss.game()
    above = game.character("Above", at="center left")
    kept = game.character("Kept", on="your marker area", under="center left")
    lone = game.character("Lone", on="your marker area", under="back right")
    assert lone.zone == "waiting room" and kept.zone == "marker area"
    assert above.markers == ["Kept"]
    game.shows("9.8.1")


def test_a_refresh_point_is_paid_with_the_top_card(weiss):
    game = weiss.game(your_refresh_points=2)
    assert len(game.you.clock) == 2 and game.you.refresh_points == 0
    assert [e.clause for e in game.events("move")] == ["9.9.1", "9.9.1"]
    game.shows("9.9.1", "8.5.1.1")


def test_the_penalty_is_no_damage(weiss):
    game = weiss.game(your_refresh_points=1)
    climax = game.climax("Climax", on="your deck")
    assert climax.zone == "clock", "nothing cancels it"
    game.shows("9.9.1")


def test_climaxes_placed_together_all_leave(weiss):
    game = weiss.game()
    old = game.climax("Old", on="your climax area")
    both = [game.climax(f"New {i}", on="your waiting room") for i in range(2)]
    game.play(game.event("Both", text="Choose 2 climax in your waiting room, and put them into your climax area."))
    assert [c.zone for c in (old, *both)] == ["waiting room"] * 3
    game.shows("9.7.2")


@pytest.mark.parametrize("active", ["you", "opponent"])
def test_one_reshuffle_is_completed_before_the_other_begins(weiss, active):
    """9.1.2.1.1: both decks run out at once; the turn player's is moved, shuffled and marked before the other's is touched."""
    game = weiss.game(active=active, your_deck=1, opponent_deck=1, your_waiting_room=4, opponent_waiting_room=5)
    last = [game.you.deck[0].card, game.opponent.deck[0].card]
    let_happen(game, *(moved(card, to=terms.STOCK, clause="3.10.2") for card in last))
    done = [(e.player, e.clause) for e in game.table.history if e.clause in ("9.2.2", "9.2.4")]
    first = 0 if active == "you" else 1
    players = [player for player, _ in done]
    assert players == sorted(players, reverse=first == 1), "no step of the one between steps of the other"
    assert [clause for _, clause in done].count("9.2.4") == 2
    assert len(game.you.deck) > 0 and len(game.opponent.deck) > 0
    game.shows("9.1.2.1.1", "9.1.2.1.1.1")
