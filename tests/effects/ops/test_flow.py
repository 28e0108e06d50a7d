"""How effects are strung together: options, conditions, what may be done, repetition, other players."""

import pytest

CHOICE = "Choose one. (1) Draw a card. (2) Select an enemy follower on the field and destroy it. (3) Give your leader [defense]+2."


# -- 5.17
def test_one_option_is_chosen_on_playing(sve):
    game = sve.game()
    spell = game.spell("Choice", text=CHOICE)
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(spell)
    assert game.options() == [1, 2, 3]
    game.choose(2)
    assert enemy.zone == "cemetery" and game.you.hand == [] and game.you.leader_defense == 20
    game.shows("5.17.1", "5.17.3")


def test_an_option_without_targets_is_not_offered(sve):
    game = sve.game()
    spell = game.spell("Choice", text=CHOICE)
    game.play(spell)
    assert game.options() == [1, 3]
    game.choose(3)
    assert game.you.leader_defense == 22
    game.shows("5.17.4.1")


def test_several_options_in_the_order_in_which_they_are_listed(sve):
    game = sve.game()
    text = "Choose up to 2. (1) Draw a card. (2) Give your leader [defense]+2. (3) Deal 1 damage to each enemy leader."
    spell = game.spell("Choice", text=text)
    game.play(spell, 3, 1)
    assert (len(game.you.hand), game.you.leader_defense, game.opponent.leader_defense) == (1, 20, 19)
    kinds = [e.kind for e in game.events() if e.kind in ("damage",) or (e.kind == "move" and e.verb == "draw")]
    assert kinds == ["move", "damage"]
    game.shows("5.17.2", "10.6.2.8.2.2")


def test_an_option_with_a_cost_of_its_own(sve):
    game = sve.game()
    text = "Choose one. (1) Draw a card. (2) [cost03]: Draw 3 cards."
    spell = game.spell("Choice", cost=1, text=text)
    game.play(spell, 2, "yes")
    assert len(game.you.hand) == 3 and game.you.play_points == 6
    game.shows("10.4.7.2", "10.4.7.5")


def test_options_under_a_condition_are_chosen_where_they_stand(sve):
    game = sve.game()
    text = "[act] [engage]: Combo (1) - Choose one. (1) Draw a card. (2) Give your leader [defense]+2."
    stage = game.amulet("Stage", text=text)
    late = game.amulet("Late", text=text)
    scout = game.follower("Scout", zone="your hand")
    game.use(stage)
    assert game.asked == "main phase" and stage.engaged
    game.play(scout)
    game.use(late, None, 2)
    assert game.you.leader_defense == 22


# -- conditions
@pytest.mark.parametrize(("cards", "left"), [(0, 18), (5, 16)])
def test_instead_is_one_or_the_other(sve, cards, left):
    game = sve.game(your_cemetery=cards)
    text = "Deal 2 damage to each enemy leader. If there are at least 5 cards in your cemetery, deal 4 damage instead."
    spell = game.spell("Fire", text=text)
    game.play(spell)
    assert game.opponent.leader_defense == left and len(game.events("damage")) == 1


def test_necrocharge_is_counted_when_the_effect_begins(sve):
    game = sve.game(your_cemetery=9)
    text = "Bury the top 3 cards of your deck. Necrocharge (10): Draw a card."
    spell = game.spell("Dig", text=text)
    game.play(spell)
    assert len(game.you.cemetery) == 13 and game.you.hand == []
    game.shows("13.5.1.3.2")


# -- if you do
@pytest.mark.parametrize(("answer", "hand", "field"), [("yes", 1, 1), ("no", 1, 0)])
def test_if_you_do_and_if_you_do_not(sve, answer, hand, field):
    game = sve.game()
    text = "[fanfare] You may discard a 2-cost card. If you do, draw a card. If you don't, bury this."
    wolf = game.follower("Wolf", cost=1, zone="your hand", text=text)
    game.follower("Bait", cost=2, zone="your hand")
    game.play(wolf, answer)
    game.until_quiet()
    assert (len(game.you.hand), len(game.you.field)) == (hand, field)


def test_nobody_is_asked_whether_to_do_the_impossible(sve):
    game = sve.game()
    text = "[fanfare] You may discard a 2-cost card. If you do, draw a card. If you don't, bury this."
    wolf = game.follower("Wolf", cost=1, zone="your hand", text=text)
    game.play(wolf)
    assert wolf.zone == "cemetery" and game.asked == "main phase"


def test_a_replaced_action_was_not_done(sve):
    game = sve.game()
    text = "Select a card on your field. You may banish it. If you do, draw a card."
    spell = game.spell("Sacrifice", text=text)
    sigil = game.amulet("Sigil", text="Stack.", counters={"stack": 2})
    game.play(spell, "yes")
    assert sigil.zone == "field" and sigil.counters == {"stack": 1} and game.you.hand == []
    game.shows("10.10.1.1")


# -- players and repetition
def test_what_needs_no_choice_is_done_by_all_at_once(sve):
    game = sve.game()
    spell = game.spell("Feast", text="Each player draws a card.")
    game.play(spell)
    assert len(game.you.hand) == len(game.opponent.hand) == 1
    game.shows("1.3.4.1")


def test_for_each_card(sve):
    game = sve.game()
    spell = game.spell("Census", text="For each follower on your field, summon a Knight token.")
    game.follower("A")
    game.follower("B")
    game.play(spell)
    assert len(game.all("Knight")) == 2


def test_for_every_is_done_once(sve):
    game = sve.game(your_cemetery=12)
    spell = game.spell("Dig", text="For every 5 cards in your cemetery, deal 1 damage to each enemy leader.")
    game.play(spell)
    assert game.opponent.leader_defense == 18 and len(game.events("damage")) == 1
    game.shows("5.28.1")


# -- dice, turns, the end
def test_a_die(sve):
    game = sve.game(seed=3)
    spell = game.spell("Gamble", text="Roll a die. If you roll a 1, 2, or 3, draw a card. If you roll a 4, 5, or 6, draw 2 cards.")
    game.play(spell)
    (rolled,) = game.events("rolled")
    assert len(game.you.hand) == (1 if rolled.amount <= 3 else 2) and 1 <= rolled.amount <= 6
    game.shows("5.19.1")


def test_another_turn(sve):
    game = sve.game()
    spell = game.spell("Time", text="Take another turn after this one.")
    game.play(spell)
    game.end_turn()
    assert game.active == "you"
    game.end_turn()
    assert game.active == "opponent"
    game.shows("5.27.1")


def test_a_skipped_turn(sve):
    game = sve.game()
    spell = game.spell("Sleep", text="Skip your opponent's next turn.")
    game.play(spell)
    game.end_turn()
    assert game.active == "you"
    game.end_turn()
    assert game.active == "opponent"
    game.shows("5.25.1", "5.25.2")


def test_winning_at_once(sve):
    game = sve.game(your_leader_defense=1)
    spell = game.spell("Victory", text="Deal 1 damage to your leader. You win the game.")
    game.play(spell)
    assert game.winner == "you"
    game.shows("5.22.1", "1.2.4")
