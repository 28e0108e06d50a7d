"""Each phase and step ends with a check timing of its own: what waits then is played before the next phase can add to it.

Two abilities that wait at different check timings are never put in order by their player: nobody is asked which comes first.
"""

import pytest

DRAWS = "draw 1 card."
BACKUP = "【ACT】【COUNTER】 Backup 1000, Level 0 [Put this card from your hand into your waiting room]"


def in_order(game, drawn):
    """Both abilities have been played, and nobody was asked for their order."""
    assert game.asked != "which pending ability"
    assert len(game.you.hand) == drawn


def test_what_standing_sets_off_is_played_before_the_draw_phase_begins(weiss):
    game = weiss.game(start="turn", your_hand=0)
    text = f"【AUTO】 When this card becomes 【STAND】, {DRAWS}\n【AUTO】 At the beginning of your draw phase, {DRAWS}"
    tired = game.character("Tired", text=text, rested=True)
    in_order(game, 3)
    assert tired.standing and game.asked == "clock phase"
    game.shows("6.2.1", "6.2.1.3", "6.3.1")


def test_the_penalty_for_a_deck_that_was_drawn_empty_is_paid_before_the_clock_phase_begins(weiss):
    game = weiss.game(start="turn", your_hand=0, your_deck=1, your_waiting_room=9)
    text = f"【AUTO】 When a card is put into your clock, {DRAWS}\n【AUTO】 At the beginning of your clock phase, {DRAWS}"
    game.character("Watcher", text=text)
    in_order(game, 3)
    assert len(game.you.clock) == 1 and game.asked == "clock phase"
    game.shows("6.3.1", "6.3.1.3")


def test_what_levelling_up_in_the_clock_phase_sets_off_is_played_before_the_main_phase_begins(weiss):
    game = weiss.game(start="turn", your_hand=1, your_clock=6)
    text = f"【AUTO】 When you level up, {DRAWS}\n【AUTO】 At the beginning of your main phase, {DRAWS}"
    game.character("Watcher", text=text)
    game.choose(game.you.hand[0])
    assert game.asked == "level up" and game.decides == "you"
    game.choose(game.you.clock[0])
    in_order(game, 5)
    assert game.asked == "main phase"
    game.shows("6.4.1", "6.4.1.3")


def test_what_a_climax_sets_off_is_played_before_the_attack_phase_begins(weiss):
    game = weiss.game(start="climax", your_clock=1, your_hand=0)
    text = f"【AUTO】 When a climax is placed on your climax area, {DRAWS}\n【AUTO】 At the beginning of your attack phase, {DRAWS}"
    game.character("Watcher", text=text)
    game.play(game.climax("Climax", on="your hand"))
    in_order(game, 2)
    assert game.asked == "attack"
    game.shows("6.6.1", "6.6.1.3", "6.7.1")


def test_what_playing_sets_off_is_played_before_its_player_may_act_again(weiss):
    game = weiss.game(your_hand=0)
    text = f"【AUTO】 When this card is placed on the stage from your hand, {DRAWS}"
    game.play(game.character("First", on="your hand", text=text), "center left")
    assert game.asked == "main phase" and len(game.you.hand) == 1, "a check timing comes before each play timing"
    game.shows("4.5.2", "8.5.2", "8.5.2.1", "6.5.1.2", "6.5.1.2.1")


def test_what_waits_for_the_main_phase_is_played_before_its_player_may_act(weiss):
    game = weiss.game(start="turn", your_hand=0)
    game.character("Early", text=f"【AUTO】 At the beginning of your main phase, {DRAWS}")
    assert game.asked == "clock phase" and len(game.you.hand) == 1
    game.passes()
    assert game.asked == "main phase" and len(game.you.hand) == 2
    game.shows("4.5.2", "8.5.2", "8.5.2.1", "6.5.1.1")


def attack(weiss, mine="", theirs="", **more):
    """A frontal attack of 3000 power on 1000."""
    game = weiss.game(start="attack", **{"your_hand": 0, "opponent_hand": 0, **more})
    front = game.character("Front", power=3000, text=mine, at="center middle")
    faced = game.character("Faced", power=1000, text=theirs, on="opponent's stage", at="center middle")
    return game, front, faced


def test_what_an_answer_sets_off_is_played_before_the_damage_step_begins(weiss):
    text = f"【AUTO】 When you use \"Backup\", {DRAWS}\n【AUTO】 At the beginning of your opponent's damage step, {DRAWS}"
    game, front, faced = attack(weiss, theirs=text)
    helper = game.character("Helper", on="opponent's hand", text=BACKUP)
    game.character("Second", at="center left")
    game.attack(front)
    game.choose("frontal")
    assert game.asked == "counter" and game.decides == "opponent", "the other player answers a frontal attack"
    game.use(helper)
    assert helper.zone == "waiting room" and faced.power == 2000
    assert game.asked != "which pending ability" and len(game.opponent.hand) == 2
    game.shows("7.4.1", "7.4.1.2.2", "7.4.1.3", "7.5.1")


def test_what_a_battle_sets_off_is_played_before_the_attack_ends(weiss):
    text = (
        f"【AUTO】 When this card's battle opponent becomes 【REVERSE】, {DRAWS}\n"
        f"【AUTO】 At the end of this card's attack, {DRAWS}"
    )
    game, front, faced = attack(weiss, mine=text)
    game.character("Second", power=500, at="center left")
    game.attack(front)
    game.choose("frontal")
    in_order(game, 2)
    assert faced.reversed and game.asked == "attack", "the next declaration follows"
    game.shows("7.6.1", "7.6.1.4", "7.6.1.5")


@pytest.mark.parametrize(("kind", "clause"), [("side", "7.5.1.4"), ("frontal", "7.6.1.5")])
def test_what_waits_for_the_end_of_an_attack_is_played_before_the_next_is_declared(weiss, kind, clause):
    game, front, _ = attack(weiss, mine=f"【AUTO】 At the end of this card's attack, {DRAWS}")
    other = game.character("Second", at="center left")
    game.attack(front)
    game.choose(kind)
    assert game.asked == "attack" and game.can("attack", other) and len(game.you.hand) == 1
    game.shows(clause)


def test_who_faces_the_attacker_is_being_attacked_and_no_other(weiss):
    """Of three in a row, the one that is faced fights; without anybody there, nobody does."""
    game, front, faced = attack(weiss)
    beside = game.character("Beside", power=500, on="opponent's stage", at="center left")
    alone = game.character("Alone", power=3000, at="center left")
    game.attack(front)
    game.choose("frontal")
    assert faced.reversed and not beside.reversed
    game.attack(alone)
    assert not beside.reversed, "center left faces center right, where nobody is: a direct attack"
    game.shows("7.2.1.5.2", "7.2.1.4", "3.6.5")
