"""Chapters 10 to 15 on tables where several things meet: one clause each, harder than in its own chapter."""

from __future__ import annotations

import pytest

STEAL = "Select an enemy follower on the field and steal it."
KILL = "Select a follower on the field and destroy it."
EVOLVE = "[evolve] [cost01]: Evolve this follower."


def settle(game):
    """Say no to everything that is asked until the main phase goes on."""
    for _ in range(60):
        if game.asked in ("main phase", ""):
            return
        game.choose("done" if "done" in game.options() else game.options()[0])


def test_a_fanfare_that_looks_at_the_field_counts_what_rules_handling_has_left(sve):
    """10.5.2.1 before 10.5.2.2."""
    game = sve.game()
    game.amulet("Fog", text="Each follower on your field has [defense]-2.", on="your field")
    weak = game.follower("Weak", cost=1, attack=1, defense=2, zone="your hand",
                         text="[fanfare] Draw X cards. X is the number of followers on your field.")
    game.play(weak)
    settle(game)
    assert weak.zone == "cemetery" and game.you.hand == []
    game.shows("10.5.2.1", "10.9.3")


def test_two_fall_together_and_each_sees_the_other_but_a_watcher_only_itself_once(sve):
    """10.7.4.2."""
    game = sve.game()
    a = game.follower("A", defense=1, text="Whenever another follower is put into your cemetery from your field, draw a card.")
    b = game.follower("B", defense=1, text="[lastwords] Give your leader [defense]+1.")
    game.play(game.spell("Storm", text="Deal 1 damage to each follower on the field."))
    settle(game)
    assert a.zone == b.zone == "cemetery" and len(game.you.hand) == 1 and game.you.defense == 21
    game.shows("10.7.4.2")


def test_a_cost_inside_a_spell_is_not_offered_if_only_a_part_can_be_paid(sve):
    """10.4.2.2, 10.4.7.5."""
    game = sve.game(your_hand=1, your_play_points=1, your_max_play_points=5)
    game.play(game.spell("Deal", cost=0, text="[cost02], discard a card: Draw 3 cards."))
    settle(game)
    assert game.you.play_points == 1 and len(game.you.hand) == 1
    game.shows("10.4.2.2")


def test_a_choose_ability_with_a_dead_option_is_played_with_the_other(sve):
    """5.17.4.1: no target is needed for what was not chosen."""
    game = sve.game()
    text = "Choose 1. (1) Select an enemy follower on the field and destroy it. (2) Draw a card."
    spell = game.spell("Either", text=text)
    assert game.can("play", spell)
    game.play(spell)
    if game.asked != "main phase":
        game.choose(2)
    settle(game)
    assert len(game.you.hand) == 1


def test_numbers_that_were_set_and_then_given_follow_the_order_of_time(sve):
    """10.9.1.6: the older effect first; setting it later forgets what was given before."""
    for first, second, attack in (("set", "give", 3), ("give", "set", 1)):
        game = sve.game()
        knight = game.follower("Knight", attack=5)
        spells = {
            "set": game.spell("Set", cost=0, text="Select a follower on your field and change its attack to 1."),
            "give": game.spell("Give", cost=0, text="Select a follower on your field and give it [attack]+2."),
        }
        game.play(spells[first])
        game.play(spells[second])
        assert knight.attack == attack, (first, second)


def test_an_aura_comes_too_late_for_what_has_selected_already_and_stops_what_comes(sve):
    """12.15.2: selecting is what it forbids."""
    game = sve.game()
    ghost = game.follower("Ghost", on="opponent's field", text="Aura.")
    game.follower("Plain", on="opponent's field")
    bolt = game.spell("Bolt", cost=0, text="Select an enemy follower on the field and destroy it.")
    storm = game.spell("Storm", cost=0, text="Destroy each enemy follower on the field.")
    game.play(bolt)
    assert game.find("Plain").zone == "cemetery" and ghost.zone == "field"
    game.play(storm)
    assert ghost.zone == "cemetery"
    game.shows("12.15.2")


def test_aura_does_not_keep_off_its_own_player_nor_attacks(sve):
    """12.15.2, 12.15.3."""
    game = sve.game()
    mine = game.follower("Mine", text="Aura.", attack=1)
    theirs = game.follower("Theirs", on="opponent's field", engaged=True, text="Aura.", defense=9)
    grow = game.spell("Grow", cost=0, text="Select a follower on your field and give it [attack]+2.")
    game.play(grow)
    assert mine.attack == 3
    game.attack(mine, theirs)
    settle(game)
    assert theirs.defense == 6
    game.shows("12.15.3")


def test_bane_takes_a_follower_that_has_lost_all_its_damage_by_a_replacement(sve):
    """12.14.2.1: they have fought."""
    game = sve.game()
    viper = game.follower("Viper", attack=1, defense=9, text="Bane.")
    text = "This follower doesn't take attack damage."
    wall = game.follower("Wall", attack=1, defense=9, on="opponent's field", engaged=True, text=text)
    game.attack(viper, wall)
    settle(game)
    assert wall.zone == "cemetery" and viper.defense == 8
    game.shows("12.14.2")


def test_bane_of_the_target_works_too_and_drain_of_the_target_does_not(sve):
    """12.13.2.2."""
    game = sve.game(opponent_leader_defense=10)
    knight = game.follower("Knight", attack=1, defense=9)
    trap = game.follower("Trap", attack=1, defense=9, on="opponent's field", engaged=True, text="Bane. Drain.")
    game.attack(knight, trap)
    settle(game)
    assert knight.zone == "cemetery" and trap.zone == "field" and game.opponent.defense == 10
    game.shows("12.13.2.2")


def test_drain_from_the_leader_is_what_was_dealt_not_what_was_there(sve):
    """12.13.2: defense may fall below zero, and the game is over first."""
    game = sve.game(your_leader_defense=5)
    bat = game.follower("Bat", attack=4, text="Drain.")
    game.attack(bat, game.opponent.leader)
    settle(game)
    assert game.you.defense == 9 and game.opponent.defense == 16


def test_strike_and_leader_strike_are_two_abilities(sve):
    """12.7.2."""
    game = sve.game()
    text = "Strike - Draw a card.\nLeader Strike - Give your leader [defense]+1.\nFollower Strike - Give your leader [defense]+5."
    knight = game.follower("Knight", attack=1, text=text)
    game.attack(knight, game.opponent.leader)
    settle(game)
    assert len(game.you.hand) == 1 and game.you.defense == 21
    game.shows("12.7.2")


def test_combo_counts_the_card_itself_and_cards_that_were_played_and_died(sve):
    """13.2.1.2, 13.2.1.3: tokens of the EX area, too; not what was summoned."""
    game = sve.game(your_play_points=9, your_max_play_points=9)
    prep = game.spell("Prep", cost=0, text="Put a Fairy token into your EX area. Summon a Fairy token.")
    elf = game.follower("Elf", cost=1, zone="your hand", text="[fanfare] Combo (3) - Draw a card.")
    game.play(prep)
    fairy = next(c for c in game.you.ex_area if c.name == "Fairy")
    game.play(fairy)
    game.play(elf)
    settle(game)
    assert len(game.you.hand) == 1
    game.shows("13.2.1.2", "13.2.1.3")


def test_combo_of_two_summoned_is_none(sve):
    game = sve.game()
    prep = game.spell("Prep", cost=0, text="Summon 2 Fairy tokens.")
    elf = game.follower("Elf", cost=1, zone="your hand", text="[fanfare] Combo (3) - Draw a card.")
    game.play(prep)
    game.play(elf)
    settle(game)
    assert game.you.hand == []


def test_spellchain_does_not_count_its_own_card_nor_what_it_buries_itself(sve):
    """13.3.1.3, 13.3.1.4: fixed as the effect begins."""
    game = sve.game()
    for i in range(4):
        game.spell(f"Old {i}", zone="your cemetery")
    game.spell("Top", zone="your deck")
    game.play(game.spell("Chain", text="Bury the top card of your deck. Spellchain (5) - Draw a card."))
    settle(game)
    assert game.you.hand == [] and len(game.you.cemetery) == 6
    game.shows("13.3.1.3", "13.3.1.4")


def test_overflow_goes_with_the_maximum_as_it_is_now(sve):
    """13.4.1.2: raised in the same effect."""
    game = sve.game(your_max_play_points=6, your_play_points=6)
    text = "Increase your maximum play points by 1. If Overflow is active for you, draw a card."
    game.play(game.spell("Roar", cost=0, text=text))
    settle(game)
    assert game.you.max_play_points == 7 and len(game.you.hand) == 1
    game.shows("13.4.1.2")


@pytest.mark.parametrize(("text", "drawn"), [
    ("Deal 1 damage to your leader.", 1), ("Give your leader [defense]-1.", 1), ("Give your leader [defense]+1.", 0),
    ("Deal 0 damage to your leader.", 0),
])
def test_sanguine_is_about_defense_that_was_lost_this_turn(sve, text, drawn):
    """13.5.2.2: healing afterwards changes nothing."""
    game = sve.game()
    hurt = game.spell("Hurt", cost=0, text=text)
    heal = game.spell("Heal", cost=0, text="Give your leader [defense]+5.")
    ask = game.spell("Ask", cost=0, text="If Sanguine is active for you, draw a card.")
    game.play(hurt)
    game.play(heal)
    game.play(ask)
    settle(game)
    assert len(game.you.hand) == drawn
    game.shows("13.5.2.2")


def test_stack_stays_for_a_counter_whatever_would_take_it_away(sve):
    """13.3.2.2, 11.7.1: banishing, returning, destroying; with the last counter it is the rules that take it."""
    game = sve.game()
    golem = game.amulet("Sigil", text="Stack.", counters={"stack": 2}, on="opponent's field")
    for_each = [game.spell("One", cost=0, text="Banish each enemy card on the field."),
                game.spell("Two", cost=0, text="Return each enemy amulet on the field to its owner's hand.")]
    game.play(for_each[0])
    assert golem.zone == "field" and golem.counters == {"stack": 1}
    game.play(for_each[1])
    settle(game)
    assert golem.zone == "cemetery" and game.opponent.hand == []
    game.shows("13.3.2.2", "11.7.1")



def test_a_follower_with_ward_need_not_come_engaged(sve):
    """12.8.2 (i): it may."""
    game = sve.game()
    guard = game.follower("Guard", zone="your hand", cost=1, text="Ward.")
    game.play(guard)
    assert game.decides == "you"
    game.choose("done")
    assert guard.zone == "field" and guard.reserved


def test_a_state_trigger_that_its_own_ability_ends_may_come_again(sve):
    """10.7.6.1."""
    game = sve.game(your_hand=0)
    game.amulet("Empty", text="When there are no cards in your hand, draw a card.")
    toss = game.spell("Toss", cost=0, text="Discard 2 cards.")
    game.play(toss)
    settle(game)
    assert len(game.you.hand) == 1


def test_quick_in_the_other_player_s_end_phase_comes_after_wards_and_before_discarding(sve):
    """7.4.3, 7.4.5, 7.4.7."""
    game = sve.game(your_hand=8, opponent_play_points=3, opponent_max_play_points=3)
    game.follower("Guard", text="Ward.")
    text = "[quick]\nSelect an enemy follower on the field and return it to its owner's hand."
    trick = game.spell("Trick", cost=0, zone="opponent's hand", text=text)
    game.end_main_phase()
    while not (game.decides == "opponent" and game.can("play", trick)):
        game.choose("done")
    game.play(trick)
    while game.active == "you":
        game.choose("done" if "done" in game.options() else game.options()[0])
    assert len(game.you.hand) == 7 and len(game.you.cemetery) == 2
    game.shows("7.4.5", "7.4.7")


def test_an_evolution_point_pays_one_play_point_of_an_evolve_ability_only(sve):
    """12.2.3: of a cost of two, one; and never a card's cost."""
    game = sve.game(your_play_points=1, your_max_play_points=5, your_evolution_points=3)
    game.evolved("Squire", attack=3, defense=3)
    squire = game.follower("Squire", text="[evolve] [cost02]: Evolve this follower.")
    spell = game.spell("Two", cost=2, text="Draw a card.")
    assert not game.can("play", spell) and game.can("use", squire)
    game.use(squire)
    settle(game)
    assert game.you.play_points == 0 and game.you.evolution_points == 2 and squire.attack == 3
    game.shows("12.2.3")


def test_a_replacement_of_a_replacement_is_applied_to_the_new_event(sve):
    """10.10.2.3: each once; the order is its controller's."""
    game = sve.game()
    knight = game.follower("Knight", defense=9, text="If this follower would take damage, it takes that much minus 2 instead.\n"
                                                    "If this follower would take damage, it takes that much minus 1 instead.")
    game.play(game.spell("Sting", text="Select a follower on your field. Deal it 5 damage."))
    while game.asked not in ("main phase", ""):
        game.choose(game.options()[0])
    assert knight.defense == 7
    game.shows("10.10.2.3")
