"""What an ability waits for, and what is only like it; and small rules that other tests pass by."""

from dataclasses import replace

import pytest

from cardwright.games.weiss.construction import deck_faults
from tests.games.weiss.doing import card, characters, deck, swap, swap_code
from tests.games.weiss.test_harder_decks_and_levels import settle

ACTS = "【ACT】 [【REST】 this card] Draw 1 card."


@pytest.mark.parametrize(("event", "times"), [
    ("you use an 【ACT】", 1),
    ("your opponent uses an 【ACT】", 0),
    ('you use "Brainstorm"', 0),
])  # fmt: skip
def test_whose_ability_was_used_and_which(weiss, event, times):
    """8.1.1.1.2, 10.7.4."""
    game = weiss.game()
    watch = game.character("Watch", power=1000, text=f"【AUTO】 When {event}, this card gets +1000 power until end of turn.")
    actor = game.character("Actor", text=ACTS)
    game.use(actor)
    settle(game)
    assert watch.power == 1000 + 1000 * times


@pytest.mark.parametrize(("event", "times"), [
    ("your character's trigger check reveals a climax", 1),
    ("your other character's trigger check reveals a climax", 1),
    ("this card's trigger check reveals a climax", 0),
])  # fmt: skip
def test_whose_trigger_check_it_was(weiss, event, times):
    """7.3.1.2."""
    game = weiss.game(start="attack")
    watch = game.character("Watch", power=1000, text=f"【AUTO】 When {event}, this card gets +1000 power until end of turn.")
    attacker = game.character("Attacker")
    game.climax("Surprise", on="your deck")
    game.attack(attacker)
    settle(game, "attack")
    assert watch.power == 1000 + 1000 * times


@pytest.mark.parametrize(("how", "times"), [("hand", 1), ("waiting room", 0), ("another position", 0)])
def test_from_where_it_was_placed(weiss, how, times):
    game = weiss.game(your_stock=3, your_hand=0)
    text = "【AUTO】 When this card is placed on the stage from your hand, this card gets +1000 power until end of turn."
    zone = {"hand": "your hand", "waiting room": "your waiting room", "another position": "your stage"}[how]
    hero = game.character("Hero", power=1000, text=text, on=zone)
    back = game.event("Back", text="Choose 1 character in your waiting room, and put it on any position of your stage.")
    if how == "hand":
        game.play(hero, "center left")
    elif how == "waiting room":
        game.play(back)
        game.choose("center left")
    else:
        swap(game, hero, "back left")
    settle(game)
    assert hero.zone == "stage" and hero.power == 1000 + 1000 * times


def test_who_may_not_move_is_not_offered_to_be_moved(weiss):
    """6.5.1.2.4, 1.3.4: neither itself nor in exchange for another."""
    game = weiss.game()
    rock = game.character("Rock", at="center left", text="【CONT】 This card cannot move to another position of the stage.")
    friend = game.character("Friend", at="center middle")
    options = game.table.decision().options
    assert swap_code(rock, "back left") not in options and swap_code(friend, "center left") not in options
    assert swap_code(friend, "back left") in options


def test_a_card_of_no_kind_is_in_no_deck(weiss):
    """2.3.2."""
    odd = replace(card("Odd"), kind="Oddity")
    assert [fault.clause for fault in deck_faults(deck(*characters(49), odd))] == ["2.3.2"]


def test_all_that_is_on_a_card_is_told(weiss):
    """2.5, 2.11: traits, colour, icons and abilities that have a name."""
    game = weiss.game()
    text = "【AUTO】 Encore [Put 1 card from your hand into your waiting room]"
    hero = game.character("Hero", traits=["Music"], colour="red", trigger=["soul"], text=text)
    cards = game.view("opponent")["players"][0]["zones"]["stage"]["cards"]
    told = next(one for one in cards if one["name"] == "Hero")
    assert "Music" in str(told["traits"]) and "encore" in str(told["keywords"]).lower() and hero.keywords


def test_a_player_with_six_levels_worth_of_clock_has_not_lost_at_three(weiss):
    """9.4.1.1: four cards, not three; and four are enough."""
    for level, winner in ((3, ""), (4, "opponent")):
        game = weiss.game(your_level=level)
        assert game.winner == winner


ACT_PUTS = "【ACT】 [【REST】 this card] Choose 1 character in your waiting room, and put it on any position of your stage."
PUTS = "choose 1 character in your waiting room, and put it on any position of your stage."
AUTO_PUTS = f"【AUTO】 At the beginning of your climax phase, {PUTS}"
ACT_TAKES = "【ACT】 [【REST】 this card] Choose 1 character in your waiting room, and return it to your hand."


@pytest.mark.parametrize(("name", "text", "times"), [
    ("Friend", ACT_PUTS, 1), ("Friend", AUTO_PUTS, 0), ("Stranger", ACT_PUTS, 0), ("Friend", ACT_TAKES, 0),
])  # fmt: skip
def test_by_whose_ability_and_of_which_kind_a_card_was_placed(weiss, name, text, times):
    """8.1.1.1: by the activated ability of a card of that name, onto the stage."""
    game = weiss.game(your_hand=0, your_clock=3)
    words = '【AUTO】 When this card is placed on the stage from your hand or by the 【ACT】 effect of "Friend", draw 1 card.'
    hero = game.character("Hero", on="your waiting room", text=words)
    friend = game.character(name, at="back left", text=text)
    if text == AUTO_PUTS:
        game.choose("end")
    else:
        game.use(friend)
    for _ in range(4):
        if game.asked in ("main phase", "climax phase", "attack"):
            break
        game.choose(next(answer for answer in (hero, "center left", *game.options()) if answer in game.options()))
    assert hero.zone == ("hand" if text == ACT_TAKES else "stage")
    assert len(game.you.hand) == times + (text == ACT_TAKES)


def test_who_draws_in_the_draw_phase_is_told_to_have_done_so(weiss):
    """6.3.1.2, 4.7.1."""
    game = weiss.game(start="turn", active="opponent")
    game.character("Plain", on="opponent's hand")
    while game.asked != "clock phase":
        game.choose(game.options()[0])
    drawn = [e for e in game.table.history if e.clause == "6.3.1.2"]
    assert [(e.player, e.controller) for e in drawn] == [(1, 1)]


def test_no_character_goes_underneath_itself(weiss):
    """3.7.1: all the others do."""
    game = weiss.game()
    text = "【ACT】 [【REST】 this card] Put all of your characters face up underneath this card as markers."
    queen = game.character("Queen", at="center middle", text=text)
    for name in ("First", "Second"):
        game.character(name)
    game.use(queen)
    settle(game)
    assert queen.zone == "stage" and sorted(queen.markers) == ["First", "Second"]


def test_who_can_not_reshuffle_has_lost_before_the_effect_goes_on(weiss):
    """9.2.2.1: at once, though the next words would have brought a card for a new deck."""
    game = weiss.game(your_deck=1, your_clock=2, your_hand=0)
    game.play(game.event("Dive", text="Draw 1 card. Put the top card of your clock into your waiting room."))
    assert game.winner == "opponent"
    game.shows("9.2.2.1")


def test_the_top_and_the_bottom_of_a_deck_are_called_so(weiss):
    game = weiss.game(your_hand=1)
    text = "Look at the top card of your deck, and put it on the top or at the bottom of your deck."
    game.play(game.event("Peek", text=text))
    assert sorted(game.labels()) == ["Bottom of the deck", "Top of the deck"]


def test_a_climax_that_was_flipped_over_saves_nobody(weiss):
    """9.2.2.1: only in the middle of damage there is still something to come."""
    game = weiss.game(your_deck=0)
    flip = "Flip over 2 cards from the top of your deck, and put them into your waiting room."
    thinker = game.character("Thinker", text=f"【ACT】 Brainstorm [【REST】 this card] {flip}")
    for name in ("First", "Second"):
        game.climax(name, on="your deck")
    game.use(thinker)
    assert game.winner == "opponent"
    game.shows("9.2.2.1")


def test_markers_of_the_opponent_alone_go_along_too(weiss):
    """3.7.3.2: nobody else has any."""
    game = weiss.game(opponent_hand=0)
    foe = game.character("Foe", at="center left", on="opponent's stage")
    marker = game.character("Marker", on="opponent's marker area", under="center left")
    game.play(game.event("Home", text="Choose 1 of your opponent's characters, and return it to their hand."))
    settle(game)
    assert foe.zone == "hand" and marker.zone == "waiting room" and marker.owner == "opponent"
    game.shows("3.7.3.2")


@pytest.mark.parametrize(("stage", "positions"), [
    ("center stage", ["center left", "center right"]), ("back stage", ["back left", "back right"]),
])  # fmt: skip
def test_an_open_position_is_one_of_the_stage_that_is_named(weiss, stage, positions):
    """3.6.3."""
    game = weiss.game()
    friend = game.character("Friend", at="center middle")
    text = f"Choose 1 of your characters, and move it to an open position of your {stage}."
    game.play(game.event("March", text=text))
    if friend in game.options():
        game.choose(friend)
    assert game.options() == positions


def test_nobody_moves_where_no_position_is_open(weiss):
    """3.6.2: both positions of the back stage are taken."""
    game = weiss.game(start="attack")
    text = "【AUTO】 When this card attacks, move this card to an open position of your back stage."
    attacker = game.character("Attacker", at="center left", text=text)
    game.character("Other", at="center right")
    for position in ("back left", "back right"):
        game.character(f"Idle {position}", at=position)
    game.attack(attacker)
    settle(game, "attack")
    assert attacker.position == "center left" and len(game.opponent.clock) == 2


@pytest.mark.parametrize("active", ["you", "opponent"])
def test_what_holds_during_your_climax_phase(weiss, active):
    """6.6: yours alone, and no other phase."""
    game = weiss.game(active=active)
    hero = game.character("Hero", power=1000, text="【CONT】 During your climax phase, this card gets +1000 power.")
    game.climax("Bell", on="your hand")
    game.climax("Their bell", on="opponent's hand")
    assert hero.power == 1000
    game.choose("end")
    assert game.asked != "climax phase" or hero.power == (2000 if active == "you" else 1000)


def test_power_and_soul_of_one_effect_are_given_to_the_same(weiss):
    """8.9.1.3: the power that it gives does not keep the soul from who has got it."""
    game = weiss.game()
    hero = game.character("Hero", power=3000, soul=1)
    text = "【CONT】 All of your characters with 3000 or less power get +500 power and +1 soul."
    game.character("Banner", power=9000, at="back left", text=text)
    assert (hero.power, hero.soul) == (3500, 2)
