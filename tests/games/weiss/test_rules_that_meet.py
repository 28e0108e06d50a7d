"""Two rules at one table: decks that run out in the middle, cards that have left, prices that nobody can pay."""

import pytest

from cardwright.games.weiss import terms
from tests.games.weiss.doing import happened, names, swap

GO = "【AUTO】 When this card is put into your waiting room from the stage, "


def settle(game, until="main phase"):
    """Take the first option, or none, until this is asked."""
    for _ in range(60):
        if game.asked in (until, ""):
            return
        game.choose("done" if "done" in game.options() else "no" if "no" in game.options() else game.options()[0])


# -- decks that run out
def test_an_event_that_takes_the_last_card_loses_before_it_lies_in_the_waiting_room_itself(weiss):
    """9.2.2.1 interrupts: the event is still in the resolution zone."""
    game = weiss.game(your_deck=1)
    game.play(game.event("Well", text="Put the top card of your deck into your stock. Draw 1 card."))
    assert game.winner == "opponent" and game.you.hand == []
    game.shows("9.2.2.1", "9.1.2.1")


def test_drawing_goes_on_from_the_new_deck_and_the_penalty_comes_after_it(weiss):
    game = weiss.game(your_deck=1, your_waiting_room=6)
    game.play(game.event("Study", text="Draw 3 cards. Put the top card of your deck into your stock."))
    assert len(game.you.hand) == 3 and len(game.you.stock) == 1
    assert len(game.you.clock) == 1 and names(game.you.waiting_room) == ["Study"] and len(game.you.deck) == 2
    game.shows("3.2.3.2", "9.2.2", "9.9.1")


def test_a_card_that_was_put_into_the_waiting_room_a_moment_ago_is_reshuffled_too(weiss):
    """3.2.3: one card at a time. The first one is the last of the deck and part of the new one; the penalty for it takes the last
    card once more, so there is a second penalty."""
    game = weiss.game(your_deck=1, your_waiting_room=1)
    game.play(game.event("Mill", text="Put the top 2 cards of your deck into your waiting room."))
    assert len(happened(game, terms.REFRESHED)) == 2 and game.winner == ""
    assert (len(game.you.deck), len(game.you.clock), len(game.you.waiting_room)) == (1, 2, 0)
    game.shows("3.2.3", "3.2.3.2", "9.2.2", "9.9.1")


def test_the_last_card_of_the_deck_is_revealed_and_the_new_deck_is_made_without_it(weiss):
    """7.3.1.2: it acts by its icons after the reshuffle, goes to the stock, and the penalty comes at the check timing."""
    game = weiss.game(start="attack", your_deck=0, your_waiting_room=5)
    front = game.character("Attacker", soul=1)
    last = game.character("Last", trigger="soul", on="your deck")
    game.attack(front)
    assert last.zone == "stock" and len(game.opponent.clock) == 3, "one printed, one direct, one by the icon"
    assert len(game.you.clock) == 1 and len(game.you.deck) == 4
    game.shows("7.3.1.2", "9.2.2", "4.12.2.2")


def test_a_climax_in_a_trigger_check_does_not_save_a_player_without_a_waiting_room(weiss):
    """9.2.2.1 makes an exception for the Damage Process only."""
    game = weiss.game(start="attack", your_deck=0)
    front = game.character("Attacker")
    game.climax("Last", on="your deck")
    game.attack(front)
    assert game.winner == "opponent"
    game.shows("9.2.2.1")


# -- damage and levels
def test_the_eighth_card_of_a_clock_stays(weiss):
    """9.3.2: one of the lower seven becomes the level, the six others go, and what lay above stays."""
    game = weiss.game(start="attack", opponent_clock=5)
    front = game.character("Attacker", soul=2)
    game.attack(front)
    assert game.decides == "opponent" and len(game.options()) == 7
    level = game.options()[6]
    game.choose(level)
    assert game.opponent.level == [level] and len(game.opponent.clock) == 1
    game.shows("9.3.1", "9.3.2", "3.8.3")


def test_a_level_up_interrupts_an_effect_and_its_rest_comes_after(weiss):
    game = weiss.game(your_clock=6)
    game.play(game.event("Toll", text="You may put the top card of your deck into your clock. If you do, draw 2 cards."), "yes")
    assert game.asked != "main phase" and len(game.options()) == 7 and game.you.hand == []
    game.choose(game.options()[0])
    settle(game)
    assert len(game.you.level) == 1 and len(game.you.hand) == 2
    game.shows("9.3.1", "9.1.2.1")


def test_both_players_level_up_the_turn_player_first(weiss):
    """9.1.2.1.1.1, from one effect that damages both."""
    game = weiss.game(start="attack", your_clock=6, opponent_clock=6)
    text = "【AUTO】 At the beginning of your damage step, if this card is attacking, deal 1 damage to all players."
    game.attack(game.character("Attacker", text=text))
    order = []
    for _ in range(30):
        if game.asked == "" or len(order) > 3 or not game.options():
            break
        if len(game.options()) == 7 and all(getattr(card, "zone", "") == "clock" for card in game.options()):
            order.append(game.decides)
        game.choose("done" if "done" in game.options() else "no" if "no" in game.options() else game.options()[0])
        if game.asked in ("main phase", "clock phase", "climax phase"):
            break
    assert order[:2] == ["you", "opponent"]
    game.shows("9.1.2.1.1.1", "9.3.1")


# -- the climax phase
def test_a_climax_drawn_as_the_phase_begins_can_be_played_and_no_second_one(weiss):
    game = weiss.game(your_deck=0)
    game.character("Herald", text="【AUTO】 At the beginning of your climax phase, draw 1 card.")
    first = game.climax("First", on="your deck", colour="yellow")
    game.character("Below", on="your deck")
    game.character("Yellow", on="your level", colour="yellow")
    second = game.climax("Second", on="your hand", colour="yellow")
    event = game.event("Event", on="your hand", text="Draw 1 card.")
    game.end_main_phase()
    assert game.asked == "climax phase" and first.zone == "hand"
    assert game.can("play", first) and game.can("play", second) and not game.can("play", event)
    game.play(first)
    assert first.zone == "climax area" and game.asked != "climax phase" and second.zone == "hand"
    game.shows("6.6.1.1", "6.6.1.2", "6.6.1.2.1", "6.6.1.2.2")


# -- effects that stay, and cards that change
def test_an_effect_on_all_characters_is_kept_by_one_that_changes_places_and_lost_by_one_that_comes_back(weiss):
    game = weiss.game(your_stock=3)
    mover = game.character("Mover", power=2000, at="center left")
    martyr = game.character("Martyr", power=2000, at="center right")
    cheer = game.event("Cheer", text="All of your characters get +1000 power until end of turn.")
    kill = game.event("Kill", text="Choose 1 of your characters, and put it into the waiting room.")
    game.play(cheer)
    swap(game, mover, "back left")
    assert mover.power == 3000
    game.play(kill, martyr)
    game.choose("yes")
    assert martyr.zone == "stage" and martyr.state == "resting" and martyr.power == 2000 and martyr.position == "center right"
    assert game.you.stock == []
    game.shows("8.9.2", "10.2.2", "10.2.3", "3.1.4")


def test_two_characters_fall_and_there_is_stock_for_one_encore(weiss):
    game = weiss.game(your_stock=5)
    pair = [game.character(f"Twin {n}") for n in range(2)]
    game.play(game.event("End", text="Put all of your characters into the waiting room."))
    game.choose(pair[1])
    game.choose("yes")
    settle(game)
    assert pair[1].zone == "stage" and pair[0].zone == "waiting room" and len(game.you.stock) == 2
    game.shows("10.2.3", "8.7.3.1")


def test_an_ability_with_a_price_that_was_spent_meanwhile_is_used_up_unplayed(weiss):
    """8.7.3.2: two abilities wait, and the first one takes the stock."""
    game = weiss.game(your_stock=1)
    text = (
        "【AUTO】 [(1)] When your other character is placed on the stage from your hand, you may pay the cost. "
        "If you do, draw 1 card."
    )
    for n in range(2):
        game.character(f"Bell {n}", text=text)
    game.play(game.character("Guest", on="your hand"), "center right")
    while game.asked != "main phase":
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert len(game.you.hand) == 1 and game.you.stock == [] and game.pending == []
    game.shows("8.4.2.2")


def test_shift_finds_its_card_gone_from_the_clock(weiss):
    """10.11.3.1: another ability of the same moment takes the card away first."""
    game = weiss.game(start="turn")
    shifter = game.character("Shifter", colour="red", text="【AUTO】 【CLOCK】 Shift, Level 1", on="your clock")
    game.character("Level", on="your level", colour="red")
    card = game.character("Red", colour="red", on="your hand")
    text = "【AUTO】 At the beginning of your main phase, choose 1 card in your clock, and put it into your waiting room."
    healer = game.character("Healer", text=text)
    game.choose("done")
    assert len(game.options()) == 2
    game.choose(healer)
    settle(game)
    assert shifter.zone == "waiting room" and card.zone == "hand" and game.asked == "main phase"
    game.shows("8.7.7")


@pytest.mark.parametrize("pays", [True, False])
def test_accelerate_is_used_only_by_who_pays(weiss, pays):
    game = weiss.game()
    text = (
        "【AUTO】 Accelerate [Put the top card of your deck in your clock] When this card is placed on the stage "
        "from your hand, you may pay the cost. If you do, draw 1 card."
    )
    game.character("Fan", text='【AUTO】 When you use "Accelerate", draw 1 card.')
    game.play(game.character("Racer", text=text, on="your hand"), "center left")
    game.choose("yes" if pays else "no")
    settle(game)
    assert len(game.you.hand) == (2 if pays else 0) and len(game.you.clock) == (1 if pays else 0)
    if pays:
        game.shows("10.12.3")


def test_markers_go_with_a_character_that_swaps_and_to_the_waiting_room_with_one_that_leaves(weiss):
    game = weiss.game()
    text = "【CONT】 For each marker underneath this card, this card gets +500 power."
    bearer = game.character("Bearer", power=1000, text=text, at="center left")
    other = game.character("Other", at="back left")
    marks = [game.character(f"Marker {n}", zone="your marker area", under="center left") for n in range(2)]
    out = game.event("Out", text="Choose 1 of your characters, and return it to your hand.")
    assert bearer.power == 2000
    swap(game, bearer, "back left")
    assert bearer.power == 2000 and other.power == 1000 and other.markers == []
    game.play(out, bearer)
    assert bearer.zone == "hand" and {m.zone for m in marks} == {"waiting room"}
    game.shows("3.7.3.1", "3.7.3.2")


def test_an_extra_turn_comes_before_the_opponent_s_and_only_once(weiss):
    game = weiss.game()
    game.play(game.event("Again", text="You take an additional turn after this turn."))
    game.end_turn()
    settle(game)
    assert game.active == "you"
    game.end_turn()
    settle(game, "clock phase")
    assert game.active == "opponent"
    game.shows("11.2.1")


def test_a_character_played_onto_another_one_is_placed_before_that_one_goes(weiss):
    """8.6.2.4.1: it goes by rule action, so both are on the stage for a moment and both abilities wait."""
    game = weiss.game(your_stock=3)
    old = game.character("Old", text=GO + "draw 1 card.", at="center middle")
    new = game.character("New", text="【AUTO】 When this card is placed on the stage from your hand, draw 1 card.", on="your hand")
    game.play(new, "center middle")
    settle(game)
    assert new.position == "center middle" and old.zone == "waiting room" and len(game.you.hand) == 2
    game.shows("8.6.2.4", "8.6.2.4.1", "9.6.1")


def test_encore_onto_a_place_that_is_taken_sends_away_whoever_took_it(weiss):
    game = weiss.game(your_stock=3)
    old = game.character("Old", at="center middle")
    new = game.character("New", on="your hand")
    game.play(new, "center middle")
    while game.asked != "main phase":
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert old.zone == "stage" and new.zone == "waiting room" and game.you.stock == []
    game.shows("10.2.2", "9.6.1")


def test_great_performance_draws_an_attack_that_faces_another_character(weiss):
    """10.6.2: no type of attack is chosen, the soul stays, and the one who is faced is left alone."""
    game = weiss.game(start="attack")
    front = game.character("Front", soul=1, power=5000, at="center left")
    game.character("Somebody who could attack")
    faced = game.character("Faced", power=1000, level=2, on="opponent's stage", at="center right")
    star = game.character("Star", power=3000, on="opponent's stage", at="center middle", text="【CONT】 Great Performance")
    game.attack(front)
    assert star.reversed and not faced.reversed and len(game.opponent.clock) == 1
    game.shows("10.6.2")


def test_sunder_after_an_attack_without_a_battle(weiss):
    """10.15.1 names the end of a battle step only; 7.5.1.4 is the end of an attack as well."""
    game = weiss.game(start="attack", your_stock=1)
    knight = game.character("Knight", text='【AUTO】 Sunder/"Friend" [(1)]', at="center left")
    game.character("Somebody who could attack")
    friend = game.character("Friend", on="your marker area", under="center left")
    game.attack(knight)
    for _ in range(6):
        if friend.zone == "stage":
            break
        game.choose("yes" if "yes" in game.options() else game.options()[0])
    assert friend.zone == "stage" and friend.markers == ["Knight"] and friend.state == "standing"
    game.shows("7.5.1.4", "10.15.2")


def test_who_comes_back_into_what_took_its_power_falls_again_and_pays_again(weiss):
    """9.5.1 with 10.2.2: encore for three stock each time, as long as there is stock."""
    game = weiss.game(opponent_stock=7, your_hand=0)
    weak = game.character("Weak", on="opponent's stage", at="center middle", power=1000)
    dread = game.character("Dread", zone="your hand", text="【CONT】 All of your opponent's characters get -1000 power.")
    game.play(dread, "back left")
    paid = 0
    while game.asked == "pay or not":
        assert game.decides == "opponent"
        game.choose("yes")
        paid += 1
    assert paid == 2 and weak.zone == "waiting room" and len(game.opponent.stock) == 1
    game.shows("9.5.1", "10.2.2", "10.2.3")


def test_a_standby_character_in_the_attacker_s_place_ends_its_damage(weiss):
    """4.12.2.10.1, 7.5.1.2.2: the attacker goes by rule action, and who has come is not attacking."""
    game = weiss.game(start="attack", opponent_hand=0)
    front = game.character("Front", at="center middle", soul=3)
    comes = game.character("Comes", level=1, zone="your waiting room", soul=3)
    game.climax("Top", trigger="standby", on="your deck")
    game.attack(front)
    game.choose(comes)
    game.choose("center middle")
    settle(game, until="clock phase")
    assert front.zone == "waiting room" and comes.zone == "stage" and comes.rested and game.opponent.clock == []
    game.shows("4.12.2.10.1", "7.5.1.2.2", "9.6.1")
