"""Targets are chosen on playing where that is known to be needed, and otherwise where they stand in the text."""

import pytest

TWO = "Select an enemy follower on the field and another enemy follower on the field. Give them [attack]-1."
DESTROY = "Select an enemy follower on the field and destroy it."


def test_a_target_is_selected_before_the_cost_is_paid(sve):
    game = sve.game()
    spell = game.spell("Bolt", cost=2, text=DESTROY)
    one, two = game.follower("One", on="opponent's field"), game.follower("Two", on="opponent's field")
    game.play(spell)
    assert game.asked == "target" and set(game.options()) == {one, two} and game.you.play_points == 10
    game.choose(two)
    assert (one.zone, two.zone, game.you.play_points) == ("field", "cemetery", 8)
    game.shows("10.6.2.3", "10.6.2.3.1", "5.5.1")


def test_without_enough_targets_the_card_can_not_be_played(sve):
    game = sve.game()
    spell = game.spell("Pair", text="Select 2 enemy followers on the field and destroy them.")
    game.follower("One", on="opponent's field")
    assert game.why_not("play", spell).clause == "10.6.2.3.3"


def test_up_to_may_be_none(sve):
    game = sve.game()
    spell = game.spell("Perhaps", text="Select up to 2 enemy followers on the field. Destroy them and draw a card.")
    one = game.follower("One", on="opponent's field")
    game.play(spell)
    assert game.options() == [one, "done"]
    game.choose("done")
    assert one.zone == "field" and len(game.you.hand) == 1
    game.shows("10.6.2.3.2", "1.3.5.1")


def test_the_only_possible_target_is_not_asked_for(sve):
    game = sve.game()
    spell = game.spell("Bolt", text=DESTROY)
    one = game.follower("One", on="opponent's field")
    game.play(spell)
    assert one.zone == "cemetery" and game.asked == "main phase"


def test_aura_keeps_the_opponent_from_selecting(sve):
    game = sve.game()
    spell = game.spell("Bolt", text=DESTROY)
    kind = game.spell("Gift", text="Select a follower on your field and give it [attack]+1.")
    game.follower("Hidden", on="opponent's field", text="Aura.")
    own = game.follower("Own", text="Aura.", attack=1)
    assert game.why_not("play", spell).clause == "10.6.2.3.3"
    game.play(kind)
    assert own.attack == 2
    game.shows("12.15.2")


def test_a_condition_that_does_not_hold_asks_for_no_target(sve):
    game = sve.game()
    text = "[fanfare] If there are at least 3 cards in your cemetery, select an enemy follower on the field and destroy it."
    scout = game.follower("Scout", zone="your hand", text=text)
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(scout)
    assert enemy.zone == "field" and game.asked == "main phase"


def test_a_condition_that_comes_true_while_the_ability_is_carried_out_asks_then(sve):
    game = sve.game()
    text = "Draw 2 cards. If there are at least 2 cards in your hand, select an enemy follower on the field and destroy it."
    spell = game.spell("Late", text=text)
    one, two = game.follower("One", on="opponent's field"), game.follower("Two", on="opponent's field")
    game.play(spell)
    assert len(game.you.hand) == 2 and set(game.options()) == {one, two}
    game.choose(one)
    assert one.zone == "cemetery" and two.zone == "field"


def test_two_selections_of_different_cards(sve):
    game = sve.game()
    spell = game.spell("Twins", text=TWO)
    one, two = game.follower("One", on="opponent's field", attack=3), game.follower("Two", on="opponent's field", attack=3)
    game.play(spell, one)
    assert (one.attack, two.attack) == (2, 2)


def test_a_first_selection_is_offered_only_if_the_second_can_be_made(sve):
    game = sve.game()
    spell = game.spell("Twins", text=TWO)
    game.follower("One", on="opponent's field")
    assert game.why_not("play", spell).clause == "10.6.2.3.3"


def test_cards_selected_together_must_fit_together(sve):
    game = sve.game()
    text = "Select up to 2 followers in your cemetery that cost a total of 4 or less and add them to your hand."
    spell = game.spell("Recall", text=text)
    dear = game.follower("Dear", cost=4, zone="your cemetery")
    half = game.follower("Half", cost=2, zone="your cemetery")
    other = game.follower("Other", cost=2, zone="your cemetery")
    game.play(spell, half)
    assert game.options() == [other, "done"]
    game.choose(other)
    assert (dear.zone, half.zone, other.zone) == ("cemetery", "hand", "hand")


def test_a_fixed_number_of_different_names(sve):
    game = sve.game()
    text = "Select 2 followers with different names in your cemetery and add them to your hand."
    spell = game.spell("Recall", text=text)
    first = game.follower("Same", zone="your cemetery", label="first")
    second = game.follower("Same", zone="your cemetery", label="second")
    other = game.follower("Other", zone="your cemetery")
    game.play(spell)
    assert set(game.options()) == {first, second, other}
    game.choose(first)
    assert (first.zone, second.zone, other.zone) == ("hand", "cemetery", "hand")


def test_equal_names_alone_are_no_two_different_ones(sve):
    game = sve.game()
    spell = game.spell("Recall", text="Select 2 followers with different names in your cemetery and add them to your hand.")
    game.follower("Same", zone="your cemetery", label="first")
    game.follower("Same", zone="your cemetery", label="second")
    assert game.why_not("play", spell).clause == "10.6.2.3.3"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_may_be_done_is_selected_only_if_it_is_done(sve, answer):
    game = sve.game(your_hand=1)
    text = "[fanfare] You may discard a card. If you do, select an enemy follower on the field and destroy it."
    scout = game.follower("Scout", zone="your hand", text=text)
    one, two = game.follower("One", on="opponent's field"), game.follower("Two", on="opponent's field")
    game.play(scout, answer)
    if answer == "yes":
        game.choose(two)
    assert [one.zone, two.zone] == ["field", "cemetery" if answer == "yes" else "field"]


def test_a_selected_card_that_is_gone_is_left_alone(sve):
    game = sve.game()
    text = "[act] [cost00], bury a follower: Select an enemy follower on the field and a follower on your field. Destroy them."
    altar = game.amulet("Altar", text=text)
    enemy = game.follower("Enemy", on="opponent's field")
    own = game.follower("Own")
    game.use(altar)
    assert (enemy.zone, own.zone) == ("cemetery", "cemetery")
    assert [e.card for e in game.events("move") if e.verb == "destroy"] == [enemy]
