"""Chapters 1 to 9 on tables where several things meet: one clause each, harder than in its own chapter."""

from __future__ import annotations

import pytest

STEAL = "Select an enemy follower on the field and steal it."
KILL = "Select a follower on the field and destroy it."
EVOLVE = "[evolve] [cost01]: Evolve this follower."


def settle(game):
    """Say no to everything that is asked until the main phase goes on."""
    for _ in range(40):
        if game.asked in ("main phase", ""):
            return
        game.choose("done" if "done" in game.options() else game.options()[0])


def test_damage_of_nothing_was_not_dealt(sve):
    """1.3.2.2: nothing that waits for damage notices it."""
    game = sve.game()
    wall = game.follower("Wall", defense=5, on="opponent's field", text="Whenever this follower takes damage, draw a card.")
    text = "Select an enemy follower on the field and deal it X damage. X is the number of amulets on your field."
    game.play(game.spell("Puff", text=text))
    settle(game)
    assert wall.defense == 5 and game.opponent.hand == []


def test_a_follower_with_no_attack_deals_no_damage_and_has_fought_all_the_same(sve):
    """12.14.2.1, 8.4.9.2: Bane works, Drain and what waits for damage don't."""
    game = sve.game(your_leader_defense=10)
    viper = game.follower("Viper", attack=0, defense=5, text="Bane. Drain.")
    foe = game.follower("Foe", attack=0, defense=9, on="opponent's field", engaged=True,
                        text="Whenever this follower takes damage, draw a card.")
    game.attack(viper, foe)
    settle(game)
    assert foe.zone == "cemetery" and viper.zone == "field" and game.you.defense == 10 and game.opponent.hand == []
    game.shows("12.14.2.1", "11.3.2")


def test_defense_may_be_below_zero_in_the_middle_of_an_effect(sve):
    """11.1.2: only what is so at Confirmation Timing counts."""
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=2)
    game.play(game.spell("Trial", text="Select a follower on your field. Deal it 5 damage. Give it [defense]+4."))
    assert knight.zone == "field" and knight.defense == 1
    game.shows("11.1.2")


def test_each_player_draws_at_once_and_selects_one_after_the_other(sve):
    """1.3.4.1: the second player selects knowing what the first has taken."""
    game = sve.game(your_deck=3, opponent_deck=3)
    game.play(game.spell("Feast", text="Each player draws a card. Each player discards a card."))
    assert len(game.you.hand) + len(game.opponent.hand) <= 2
    settle(game)
    assert len(game.you.cemetery) == 2 and len(game.opponent.cemetery) == 1


def test_an_alternate_name_is_no_part_of_a_name(sve):
    """2.1.2.1: only the whole of it is referred to."""
    game = sve.game()
    game.follower("Rose", alternate_name="Iron Duke", zone="your deck")
    game.follower("Iron Maid", zone="your deck")
    game.play(game.spell("Call", text="Search your deck for an Iron Duke, reveal it, add it to your hand, then shuffle."))
    settle_choice(game, "Rose")
    assert [c.name for c in game.you.hand] == ["Rose"]
    game.shows("2.13.2")


def settle_choice(game, name):
    while game.asked not in ("main phase", ""):
        game.choose(next((c for c in game.options() if getattr(c, "label", "") == name), game.options()[0]))


def test_a_deck_too_short_for_third_from_the_top_takes_the_card_at_its_end(sve):
    """4.1.3.1."""
    game = sve.game(your_deck=1)
    ghost = game.follower("Ghost", text="[lastwords] Put this card into its owner's deck 3rd from the top.")
    game.play(game.spell("Kill", text=KILL), ghost)
    settle(game)
    assert game.you.deck[-1] == ghost and len(game.you.deck) == 2
    game.shows("4.1.3.1")


def test_more_tokens_than_room_and_a_full_ex_area(sve):
    """4.4.4.2, 4.8.3.2: what does not fit is not created; it was not put anywhere."""
    game = sve.game(your_field=3, your_ex_area=5)
    game.amulet("Bell", text="Whenever a Fairy is put onto your field, give your leader [defense]+1.")
    game.play(game.spell("Flood", text="Summon 3 Fairy tokens. Put a Fairy token into your EX area."))
    settle(game)
    assert len(game.you.field) == 5 and len(game.you.ex_area) == 5 and game.you.defense == 21
    game.shows("4.4.4.2", "4.8.3.2")


def test_a_card_from_the_ex_area_keeps_what_it_was_given_when_it_is_put_onto_the_field(sve):
    """4.8.3.3: moved directly, and played, too."""
    game = sve.game()
    ghost = game.follower("Ghost", attack=1, defense=1, zone="your EX area")
    bless = game.spell("Bless", cost=0, text="Select a follower in your EX area and give it [attack]+2/[defense]+2.")
    call = game.spell("Call", cost=0, text="Select a follower in your EX area and put it onto your field.")
    game.play(bless)
    game.play(call)
    settle(game)
    assert ghost.zone == "field" and (ghost.attack, ghost.defense) == (3, 3)
    game.shows("4.8.3.3")


def test_who_searches_for_something_may_miss_it_and_still_shuffles(sve):
    """5.7.2, 4.1.2.2."""
    game = sve.game(your_deck=0)
    sun = game.follower("Sun", zone="your deck")
    game.play(game.spell("Seek", text="Search your deck for a Sun, reveal it, add it to your hand, then shuffle."))
    assert "done" in game.options()
    game.choose("done")
    assert sun.zone == "deck" and game.you.hand == []
    game.shows("5.7.2")


def test_an_effect_on_a_follower_stays_while_it_evolves_with_its_damage_and_its_state(sve):
    """5.15.4, 5.15.3: attack that was given is added to the evolved card's."""
    game = sve.game()
    better = game.evolved("Squire", attack=4, defense=5)
    squire = game.follower("Squire", attack=1, defense=3, damage=2, engaged=True, cost=2, text=EVOLVE)
    grow = game.spell("Grow", cost=0, text="Select a follower on your field and give it [attack]+2.")
    game.play(grow)
    game.use(squire)
    settle(game)
    assert (squire.attack, squire.defense, squire.cost, squire.engaged) == (6, 3, 2, True)
    assert better.zone == "evolve zone"
    game.shows("5.15.3", "5.15.4")


def test_one_evolve_ability_a_turn_but_effects_evolve_as_many_as_they_like(sve):
    """8.3.2."""
    game = sve.game()
    for name in ("Ann", "Bob", "Cat"):
        game.evolved(name, attack=4, defense=4)
    ann, bob, cat = (game.follower(name, text=EVOLVE) for name in ("Ann", "Bob", "Cat"))
    rite = game.spell("Rite", cost=0, text="Select a follower on your field and evolve it.")
    game.use(ann)
    settle(game)
    assert not game.can("use", bob)
    game.play(rite, cat)
    settle(game)
    assert cat.attack == 4
    game.shows("8.3.2")


def test_transforming_what_was_stolen_leaves_a_token_of_whose_field_it_is(sve):
    """5.16.1, 9.1.2.1: the card is banished to its owner's zone."""
    game = sve.game()
    guest = game.follower("Guest", owner="opponent")
    game.play(game.spell("Hex", text="Select a follower on your field and transform it into a Fairy."), guest)
    (fairy,) = [c for c in game.you.field if c.name == "Fairy"]
    assert fairy.owner == "you" and guest in game.opponent.banished_zone
    game.shows("5.16.1", "9.1.2.1")


def test_for_every_is_one_deed(sve):
    """5.28.1: damage once, the rest left out."""
    game = sve.game(your_cemetery=7)
    game.amulet("Bell", on="opponent's field", text="Whenever your leader takes damage, draw a card.")
    game.play(game.spell("Toll", text="For every 3 cards in your cemetery, deal 1 damage to the enemy leader."))
    settle(game)
    assert game.opponent.defense == 18 and len(game.opponent.hand) == 1
    game.shows("5.28.1")


@pytest.mark.parametrize(("cards", "left"), [(5, 2), (4, 2), (1, 0), (0, 0)])
def test_half_of_an_odd_number_is_rounded_up(sve, cards, left):
    """5.29.1, 5.29.2."""
    game = sve.game(your_deck=cards)
    game.play(game.spell("Cut", text="Bury the top half of your deck."))
    settle(game)
    assert len(game.you.deck) == left


def test_burying_is_no_destruction_and_takes_one_s_own_cards(sve):
    """5.30.1: but it is being put into the cemetery from the field."""
    game = sve.game()
    monk = game.follower("Monk", text="[lastwords] Draw a card.\nThis card can't be destroyed.")
    game.amulet("Bell", text="Whenever a follower is destroyed, give your leader [defense]+5.")
    game.play(game.spell("Rite", text="Bury 1 follower. Give your leader [defense]+1."))
    settle(game)
    assert monk.zone == "cemetery" and len(game.you.hand) == 1 and game.you.defense == 21
    game.shows("5.30.1")


def test_an_amulet_that_was_a_follower_takes_no_damage_and_can_not_attack(sve):
    """5.13.1.2, 5.24.2.1."""
    game = sve.game()
    golem = game.follower("Golem", attack=3, defense=3)
    still = game.spell("Still", cost=0, text="Select a follower on your field and change it into an amulet.")
    storm = game.spell("Storm", cost=0, text="Deal 5 damage to each follower on the field.")
    game.play(still)
    game.play(storm)
    assert golem.zone == "field" and not game.can("attack", golem)
    game.shows("5.24.1")


# -- turns and attacks
def test_a_stolen_follower_attacks_nobody_this_turn_unless_it_evolves(sve):
    """8.4.2.1, 8.4.3.1: then followers only."""
    game = sve.game()
    game.evolved("Squire", attack=3, defense=3)
    enemy = game.follower("Squire", on="opponent's field", text=EVOLVE)
    tired = game.follower("Tired", on="opponent's field", engaged=True)
    theft = game.spell("Theft", cost=0, text=STEAL)
    game.play(theft, enemy)
    assert not game.can("attack", enemy)
    game.use(enemy)
    settle(game)
    assert game.can("attack", enemy, tired) and not game.can("attack", enemy, game.opponent.leader)
    game.shows("8.4.2.1", "8.4.3.1")


def test_a_follower_that_left_and_came_back_has_not_been_there_since_the_start_of_the_turn(sve):
    """4.1.3.2, 8.4.2.1."""
    game = sve.game()
    knight = game.follower("Knight", damage=1, defense=3)
    blink = game.spell("Blink", cost=0, text="Select a follower on your field and banish it. Put it onto its owner's field.")
    game.play(blink)
    settle(game)
    assert knight.zone == "field" and knight.defense == 3 and not game.can("attack", knight)


def test_an_attacker_whose_attack_changes_in_an_answer_deals_what_it_has_then(sve):
    """8.4.7 to 8.4.9.1: and the target strikes at the same time, though it dies."""
    game = sve.game(opponent_play_points=5, opponent_max_play_points=5)
    knight = game.follower("Knight", attack=5, defense=2)
    foe = game.follower("Foe", attack=2, defense=2, on="opponent's field", engaged=True)
    text = "[quick]\nSelect an enemy follower on the field and give it [attack]-3."
    weaken = game.spell("Weaken", cost=0, zone="opponent's hand", text=text)
    game.attack(knight, foe)
    game.play(weaken, knight)
    settle(game)
    assert foe.zone == knight.zone == "cemetery"
    game.shows("8.4.9", "8.4.9.1")


def test_ward_is_asked_when_the_target_is_selected_and_not_afterwards(sve):
    """12.8.2 (iii), 8.4.3."""
    game = sve.game(opponent_play_points=5, opponent_max_play_points=5)
    knight = game.follower("Knight", attack=3, defense=3)
    guard = game.follower("Guard", defense=3, on="opponent's field", text="Ward.")
    wake = game.spell("Brace", cost=0, zone="opponent's hand", text="[quick]\nSelect a follower on your field and engage it.")
    game.attack(knight, game.opponent.leader)
    game.play(wake, guard)
    settle(game)
    assert guard.engaged and game.opponent.defense == 17 and guard.defense == 3


def test_of_two_wards_one_with_intimidate_the_other_must_be_attacked(sve):
    game = sve.game()
    knight = game.follower("Knight")
    ghost = game.follower("Ghost", on="opponent's field", engaged=True, text="Ward. Intimidate.")
    guard = game.follower("Guard", on="opponent's field", engaged=True, text="Ward.")
    plain = game.follower("Plain", on="opponent's field", engaged=True)
    assert game.can("attack", knight, guard)
    assert not any(game.can("attack", knight, x) for x in (ghost, plain, game.opponent.leader))
    game.shows("12.8.2", "12.12.2")


def test_who_discards_at_the_end_of_turn_is_asked_again_if_that_draws(sve):
    """7.4.7: repeated until the hand fits."""
    game = sve.game(your_hand=9, your_deck=9)
    game.amulet("Well", text="Once per turn, when you discard a card, draw a card.")
    game.end_main_phase()
    while game.active == "you":
        game.choose("done" if "done" in game.options() else game.options()[0])
    assert len(game.you.hand) == 7 and len(game.you.cemetery) == 3
    game.shows("7.4.7")


def test_what_lasts_this_turn_is_still_there_when_cards_are_discarded_at_its_end(sve):
    """7.4.7 before 7.4.8."""
    game = sve.game(your_hand=7)
    text = "Whenever you discard a card, give your leader [defense]+X. X is this follower's attack."
    knight = game.follower("Knight", attack=1, defense=1, text=text)
    text = "Select a follower on your field and give it [attack]+2 for the rest of this turn. Draw 2 cards."
    grow = game.spell("Grow", cost=0, text=text)
    game.play(grow)
    settle(game)
    game.end_main_phase()
    while game.active == "you":
        game.choose("done" if "done" in game.options() else game.options()[0])
    assert game.you.defense == 26 and knight.attack == 1
    game.shows("7.4.8")


def test_play_points_are_refilled_to_a_maximum_that_was_lowered(sve):
    """7.2.1, 7.2.2, 3.2.4.1: at ten it does not grow."""
    game = sve.game(start="turn", turn=9, your_max_play_points=10, your_play_points=0)
    assert game.you.max_play_points == 10 and game.you.play_points == 10
    game.shows("7.2.1", "7.2.2")


def test_an_advanced_card_that_dies_lies_faceup_in_the_evolve_deck_before_the_next_words(sve):
    """9.2.2: it is not in the cemetery when the effect counts."""
    game = sve.game(your_cemetery=0)
    hero = game.advanced("Hero", attack=2, defense=2, on="your field")
    text = "Select a follower on your field and destroy it. Draw X cards. X is the number of cards in your cemetery."
    game.play(game.spell("Rite", text=text), hero)
    settle(game)
    assert hero.zone == "evolve deck" and not hero.facedown and game.you.hand == []
    game.shows("9.2.2")


def test_a_token_spell_is_gone_where_it_may_not_be(sve):
    """9.1.4.3: a follower token that returns to a hand has left the field."""
    game = sve.game()
    call = game.spell("Call", cost=0, text="Summon a Fairy token.")
    text = "Select a Fairy on your field and return it to its owner's hand. Draw X cards. X is the number of cards in your hand."
    home = game.spell("Home", cost=0, text=text)
    game.amulet("Bell", text="When a card leaves your field, give your leader [defense]+1.")
    game.play(call)
    game.play(home)
    settle(game)
    assert game.you.hand == [] and game.you.defense == 21
    game.shows("9.1.4.3")
