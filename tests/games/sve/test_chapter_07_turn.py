"""Chapter 7: a turn, phase by phase."""

import pytest

AT_MAIN = "At the start of your main phase, draw a card."
AT_END = "At the start of your end phase, give your leader [defense]+1."
QUICK_HEAL = "[quick]\nGive your leader [defense]+2."


def phases(game):
    return [event.clause for event in game.events("phase")]


# -- 7.1
def test_players_take_turns_in_alternation(sve):
    game = sve.game()
    takes = []
    for _ in range(4):
        takes.append(game.active)
        game.end_turn()
    assert takes == ["you", "opponent", "you", "opponent"]
    game.shows("7.1.1", "7.4.9")


def test_a_turn_is_start_main_and_end_phase(sve):
    game = sve.game(start="turn")
    game.end_turn()
    assert phases(game) == ["7.2", "7.3.1", "7.4.1", "7.2", "7.3.1"]
    game.shows("7.1.2")


# -- 7.2
def test_the_start_phase_is_told_before_what_happens_in_it(sve):
    game = sve.game(start="turn", maximum_play_points=4)
    assert [event.clause for event in game.events() if event.clause.startswith("7.2")][:2] == ["7.2", "7.2.1"]
    game.shows("7.2.1")


@pytest.mark.parametrize(("maximum", "after"), [(0, 1), (6, 7), (9, 10), (10, 10)])
def test_the_maximum_rises_by_one_up_to_ten_and_points_follow(sve, maximum, after):
    game = sve.game(start="turn", turn=3, your_maximum_play_points=maximum, your_play_points=0)
    assert game.you.maximum_play_points == after
    assert game.you.play_points == after
    game.shows("7.2.1", "7.2.2")


def test_the_other_player_s_points_stay(sve):
    game = sve.game(start="turn", maximum_play_points=4, play_points=1)
    assert (game.opponent.maximum_play_points, game.opponent.play_points) == (4, 1)
    game.shows("7.2.1", "7.2.2")


def test_the_active_player_refreshes_all_cards_of_the_field(sve):
    game = sve.game(start="turn")
    follower = game.follower("Knight", engaged=True)
    amulet = game.amulet("Idol", engaged=True)
    enemy = game.follower("Enemy", on="opponent's field", engaged=True)
    assert follower.reserved and amulet.reserved
    assert enemy.engaged
    game.shows("7.2.3")


def test_the_active_player_draws_a_card(sve):
    game = sve.game(start="turn")
    top = game.follower("Top", zone="your deck")
    assert game.you.hand == [top]
    assert game.opponent.hand == []
    game.shows("7.2.4", "5.9.1")


def test_the_first_player_does_not_draw_in_the_first_turn(sve):
    game = sve.game(start="turn", turn=1)
    assert game.you.hand == []
    game.end_turn()
    assert len(game.opponent.hand) == 1, "the second player draws"
    game.end_turn()
    assert len(game.you.hand) == 1, "and so does the first in the second turn"
    game.shows("7.2.4.1")


def test_drawing_from_an_empty_deck_loses_as_the_start_phase_ends(sve):
    game = sve.game(start="turn", your_deck=0)
    assert game.winner == "opponent"
    game.shows("7.2.5", "5.9.1.1", "11.2.2", "1.2.1", "1.2.1.2")


def test_abilities_that_trigger_in_the_start_phase_are_played_before_the_main_phase(sve):
    game = sve.game(start="turn")
    game.amulet("Bell", text="When you draw a card, give your leader [defense]+1.")
    assert game.you.defense == 21
    order = [event.clause for event in game.events() if event.kind in ("phase", "number", "move")]
    assert order.index("7.2.4") < order.index("7.3.1")
    assert game.events("number")[-1].clause != "7.2.1"
    game.shows("7.2.5")


def test_what_the_start_phase_sets_off_and_what_waits_for_the_main_phase_are_not_ordered_by_their_player(sve):
    """7.2.5: a Confirmation Timing comes in between."""
    game = sve.game(start="turn")
    game.amulet("Bell", text="When you draw a card, give your leader [defense]+1.")
    game.amulet("Gong", text="At the start of your main phase, give your leader [defense]+2.")
    assert game.asked == "main phase" and game.you.defense == 23, "nobody was asked which comes first"
    game.shows("7.2.5", "7.3.2")


# -- 7.3
def test_the_start_of_the_main_phase_triggers_abilities(sve):
    game = sve.game(start="turn")
    game.amulet("Bell", text=AT_MAIN)
    game.amulet("Enemy Bell", text=AT_MAIN, on="opponent's field")
    assert len(game.you.hand) == 2, "one drawn in the start phase, one by the ability"
    assert game.opponent.hand == [], "the opponent's ability waits for the opponent's main phase"
    assert game.asked == "main phase"
    game.shows("7.3.1", "7.3.2")


def test_the_four_things_to_do_in_a_main_phase(sve):
    game = sve.game()
    hand = game.follower("In Hand", zone="your hand")
    extra = game.follower("In EX Area", zone="your EX area")
    fighter = game.follower("Fighter")
    idol = game.amulet("Idol", text="[act] [engage]: Draw a card.")
    assert game.can("play", hand) and game.can("play", extra) and game.can("attack", fighter) and game.can("use", idol)
    assert game.can("end")
    assert len(game.options()) == 5
    game.shows("7.3.3")


def test_after_an_action_the_player_acts_again_until_ending_the_phase(sve):
    game = sve.game()
    first = game.follower("First", zone="your hand")
    second = game.follower("Second", zone="your hand")
    game.play(first)
    assert game.asked == "main phase" and game.decides == "you"
    game.play(second)
    game.end_main_phase()
    assert game.active == "opponent"
    game.shows("7.3.3", "7.3.4")


def test_confirmation_timing_follows_each_action(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=1)
    enemy = game.follower("Enemy", attack=2, defense=3, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert (knight.zone, enemy.zone) == ("cemetery", "cemetery")
    game.shows("7.3.4")


# -- 7.4
def test_the_start_of_the_end_phase_triggers_abilities(sve):
    game = sve.game()
    game.amulet("Bell", text=AT_END)
    game.amulet("Enemy Bell", text=AT_END, on="opponent's field")
    game.end_turn()
    assert (game.you.defense, game.opponent.defense) == (21, 20)
    game.end_turn()
    assert (game.you.defense, game.opponent.defense) == (21, 21)
    game.shows("7.4.1", "7.4.2")


def test_followers_with_ward_may_be_engaged_in_the_end_phase(sve):
    game = sve.game()
    first = game.follower("First", text="Ward.")
    second = game.follower("Second", text="Ward.")
    engaged = game.follower("Engaged", text="Ward.", engaged=True)
    plain = game.follower("Plain")
    game.end_main_phase()
    assert game.decides == "you" and set(game.options()) == {first, second, "done"}
    game.choose(first)
    assert first.engaged and set(game.options()) == {second, "done"}
    game.choose("done")
    assert second.reserved and plain.reserved and engaged.engaged
    assert game.active == "opponent"
    game.shows("7.4.3", "7.4.4", "12.8.2")


def test_what_waits_for_the_end_phase_is_played_before_followers_with_ward_are_engaged(sve):
    game = sve.game()
    guard = game.follower("Guard", text="Ward.")
    game.amulet("Bell", text=AT_END)
    game.end_main_phase()
    assert guard in game.options() and game.you.defense == 21
    game.shows("7.4.2", "7.4.3")


def test_what_engaging_sets_off_is_played_before_the_opponent_answers(sve):
    game = sve.game(opponent_hand=1)
    guard = game.follower("Guard", text="Ward.")
    game.amulet("Bell", text="Whenever a follower on your field is engaged, give your leader [defense]+1.")
    game.end_main_phase()
    game.choose(guard)
    assert game.decides == "opponent" and game.active == "you", "the opponent may answer with a Quick card"
    assert guard.engaged and game.you.defense == 21
    game.shows("7.4.4", "7.4.5", "12.8.2")


def test_a_card_with_ward_that_is_no_follower_is_not_engaged_in_the_end_phase(sve):
    """7.4.3 speaks of followers: one that was changed into an amulet still has Ward, an amulet may be given it."""
    game = sve.game()
    wall = game.follower("Wall", text="Ward.")
    statue = game.follower("Statue", text="Ward.")
    game.play(game.spell("Stone", cost=0, text="Select a follower on your field and change it into an amulet."), statue)
    assert statue.types == ["amulet"] and "ward" in statue.keywords
    game.end_main_phase()
    assert game.asked == "engage for Ward" and set(game.options()) == {wall, "done"}
    game.choose("done")
    assert statue.reserved
    game.shows("7.4.3")


def test_the_opponent_may_answer_the_end_of_the_turn_with_quick(sve):
    game = sve.game()
    heal = game.spell("Heal", text=QUICK_HEAL, zone="opponent's hand")
    slow = game.spell("Slow", text="Draw a card.", zone="opponent's hand")
    game.end_main_phase()
    assert game.decides == "opponent" and game.asked == "quick"
    assert game.why_not("play", slow).clause == "12.3.4"
    game.play(heal)
    assert game.opponent.defense == 22
    game.opponent_passes()
    assert game.active == "opponent" and slow.zone == "hand"
    game.shows("7.4.5", "12.3.4")


def test_the_opponent_answers_as_often_as_they_like(sve):
    game = sve.game()
    heals = [game.spell(f"Heal {i}", text=QUICK_HEAL, zone="opponent's hand") for i in range(3)]
    game.end_main_phase()
    game.play(heals[0])
    assert game.decides == "opponent" and game.asked == "quick"
    game.play(heals[1])
    game.opponent_passes()
    assert game.opponent.defense == 24
    assert heals[2].zone == "hand" and game.active == "opponent"
    game.shows("7.4.5", "7.4.6")


def test_a_quick_ability_may_answer_too(sve):
    game = sve.game()
    idol = game.amulet("Idol", text="[q][act] [engage]: Give your leader [defense]+2.", on="opponent's field")
    game.end_main_phase()
    assert game.decides == "opponent"
    game.use(idol)
    assert game.opponent.defense == 22
    game.shows("7.4.5", "12.3.4")


def test_the_hand_is_discarded_down_to_its_limit(sve):
    game = sve.game(your_hand=9, opponent_hand=9)
    hand = game.you.hand
    game.end_main_phase()
    game.opponent_passes()
    assert game.decides == "you" and game.asked == "discard" and len(game.options()) == 9
    game.choose(hand[4], hand[0])
    assert set(game.you.cemetery) == {hand[4], hand[0]}
    assert len(game.you.hand) == 7
    assert len(game.opponent.hand) == 10, "only the active player discards, and the opponent has drawn for the turn"
    game.shows("7.4.7", "5.11.1")


def test_discarding_is_repeated_if_abilities_fill_the_hand_again(sve):
    game = sve.game(your_hand=7)
    courier = game.follower("Courier", zone="your hand", text="When this card is discarded, draw a card.\n----------\nRush.")
    game.end_main_phase()
    game.choose(courier)
    assert game.asked == "discard", "the ability has drawn the eighth card again"
    game.choose(game.you.hand[0])
    assert len(game.you.hand) == 7 and len(game.you.cemetery) == 2
    game.shows("7.4.7")


def test_a_hand_within_its_limit_is_kept(sve):
    game = sve.game(your_hand=7)
    game.end_main_phase()
    assert len(game.you.hand) == 7 and game.active == "opponent"
    game.shows("7.4.7")


def test_effects_until_the_end_of_the_turn_end(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=2)
    for_now = game.spell("For Now", text="Select a follower on your field and give it [attack]+3 for the rest of this turn.")
    for_ever = game.spell("For Ever", text="Select a follower on your field and give it [attack]+1.")
    game.play(for_now, knight)
    game.play(for_ever, knight)
    assert knight.attack == 6
    game.end_turn()
    assert knight.attack == 3
    game.shows("7.4.8")


def test_printed_abilities_about_your_turn_do_not_end(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, text="During your turn, this follower has [attack]+2.")
    assert knight.attack == 4
    game.end_turn()
    assert knight.attack == 2
    game.end_turn()
    assert knight.attack == 4
    game.shows("7.4.8")


def test_the_other_player_begins_a_new_turn(sve):
    game = sve.game(turn=5)
    game.end_turn()
    assert (game.turn, game.active, game.decides) == (6, "opponent", "opponent")
    game.shows("7.4.9")
