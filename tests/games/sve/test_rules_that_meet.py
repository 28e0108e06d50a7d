"""Two rules at one table: stolen and evolved cards, full zones, choices declined, both players at once."""

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


# -- outcomes
def test_one_is_decked_out_while_the_other_s_leader_falls(sve):
    game = sve.game(your_deck=0)
    game.play(game.spell("Gamble", text="Draw a card. Deal 20 damage to each enemy leader."))
    assert game.winner == "nobody"
    game.shows("1.2.2", "11.2.1", "11.2.2")


def test_a_failed_draw_loses_though_the_deck_has_cards_again(sve):
    """11.2.2: the draw is what counts, not the deck that rules handling finds."""
    game = sve.game(your_deck=0)
    game.follower("Fallen", zone="your cemetery")
    game.play(game.spell("Late", text="Draw a card. Select a card in your cemetery and put it on the bottom of its owner's deck."))
    settle(game)
    assert game.winner == "opponent" and len(game.you.deck) == 1
    game.shows("5.9.1.1", "11.2.2")


def test_what_can_not_be_done_whole_is_done_as_far_as_it_goes(sve):
    game = sve.game(your_hand=1, opponent_hand=1)
    game.play(game.spell("Toll", text="Each player discards a card. Discard 3 cards. Draw 2 cards."))
    settle(game)
    assert len(game.you.hand) == 2 and game.opponent.hand == []
    game.shows("1.3.2")


# -- zones
def test_a_stolen_follower_whose_owner_s_ex_area_is_full_stays_where_it_is(sve):
    """4.1.5 sends it to its owner's EX area, 4.8.3.2 lets nobody into a full one."""
    game = sve.game(opponent_ex_area=5)
    enemy = game.follower("Enemy", on="your field", owner="opponent")
    game.play(game.spell("Home", text="Select a follower on your field and put it into its owner's EX area."))
    settle(game)
    assert enemy.zone == "field" and enemy.controller == "you" and len(game.opponent.ex_area) == 5
    game.shows("4.1.5", "4.8.3.2")


def test_what_an_engaged_follower_is_transformed_into_comes_reserved(sve):
    game = sve.game()
    enemy = game.follower("Enemy", on="opponent's field", engaged=True, damage=1, defense=3)
    game.play(game.spell("Hex", text="Select an enemy follower on the field and transform it into a Fairy."), enemy)
    (fairy,) = game.opponent.field
    assert fairy.name == "Fairy" and fairy.reserved and fairy.owner == "opponent" and enemy in game.opponent.banished_zone
    game.shows("5.16.1", "4.2.2.3", "9.1.2.1")


def test_a_stolen_follower_evolves_with_a_card_of_whoever_controls_it(sve):
    game = sve.game()
    enemy = game.follower("Squire", on="your field", owner="opponent", text=EVOLVE, defense=2)
    mine = game.evolved("Squire", attack=3, defense=3, label="mine")
    theirs = game.evolved("Squire", attack=5, defense=5, zone="opponent's evolve deck", label="theirs")
    kill = game.spell("Kill", text=KILL)
    game.use(enemy)
    settle(game)
    assert enemy.attack == 3 and mine in game.you.evolve_zone and theirs in game.opponent.evolve_deck
    game.play(kill, enemy)
    assert enemy in game.opponent.cemetery and mine in game.you.evolve_deck and not mine.facedown
    game.shows("5.15.1", "11.6.1", "5.21.3")


def test_an_evolved_follower_that_is_stolen_gives_its_evolution_back_to_whoever_put_it_there(sve):
    game = sve.game()
    better = game.evolved("Squire", attack=4, defense=4, zone="opponent's evolve deck")
    enemy = game.follower("Squire", on="opponent's field", evolved_into=better)
    theft, kill = game.spell("Theft", text=STEAL), game.spell("Kill", text=KILL)
    game.play(theft)
    assert enemy.controller == "you" and enemy.attack == 4
    game.play(kill)
    assert enemy in game.opponent.cemetery and better in game.opponent.evolve_deck and not better.facedown
    game.shows("5.21.2", "5.15.5", "11.6.1")


def test_of_different_tokens_for_one_place_their_player_takes_one(sve):
    game = sve.game(your_field=4)
    game.play(game.spell("Levy", text="Summon a Knight token and a Viking token."))
    assert game.decides == "you"
    game.choose("Viking")
    assert [c.name for c in game.you.field][-1] == "Viking" and len(game.you.field) == 5
    game.shows("5.4.2.1", "4.4.4.2")


def test_who_draws_up_to_three_may_stop_before_the_deck_ends(sve):
    for stop in (True, False):
        game = sve.game(your_deck=2)
        game.play(game.spell("Draft", text="Draw up to 3 cards. Give your leader [defense]+1."))
        game.choose("yes", "yes")
        assert game.decides == "you" and game.you.deck == []
        game.choose("no" if stop else "yes")
        assert game.winner == ("" if stop else "opponent") and len(game.you.hand) == 2
        assert game.you.defense == 21, "the rest of the effect comes before rules handling"
    game.shows("5.9.3", "5.9.3.1", "5.9.3.2", "5.9.3.3", "5.9.1.1")


def test_who_looks_at_more_cards_than_there_are_sees_all(sve):
    game = sve.game(your_deck=2)
    game.play(game.spell("Scry", text="Look at the top 3 cards of your deck. Put them on the bottom of your deck in any order."))
    assert len(game.options()) == 2
    game.choose(game.options()[1])
    assert game.winner == "" and len(game.you.deck) == 2
    game.shows("5.10.1")


def test_recovering_stops_at_the_maximum_that_the_same_effect_has_raised(sve):
    game = sve.game(your_play_points=4, your_max_play_points=5)
    game.play(game.spell("Well", cost=0, text="Increase your maximum play points by 1. Recover 5 play points."))
    assert game.you.play_points == 6
    game.shows("5.14.1.1")


def test_nobody_orders_cards_that_nobody_knows(sve):
    """4.1.4 gives the choice to the zone's player, but of three cards that they have not seen there is none to make."""
    game = sve.game(your_deck=5)
    turn = game.spell("Turn", text="Put the top 3 cards of your deck on the bottom of your deck.")
    top, below = game.you.deck[:3], game.you.deck[3:]
    game.play(turn)
    assert game.asked == "main phase" and game.you.deck[:2] == below and set(game.you.deck[2:]) == set(top)


# -- evolving
def test_evolving_keeps_damage_even_where_that_is_the_end_of_it(sve):
    """5.15.4: 3 damage on 5 defense; the evolved card has 3."""
    game = sve.game()
    ogre = game.follower("Ogre", attack=1, defense=5, damage=3, engaged=True, text=EVOLVE)
    game.evolved("Ogre", attack=9, defense=3)
    bless = game.spell("Bless", text="Select a follower on your field and give it [attack]+2.")
    game.play(bless)
    game.use(ogre)
    settle(game)
    assert ogre.zone == "cemetery"
    game.shows("5.15.4", "11.3.1")


def test_a_follower_that_is_an_amulet_now_evolves_and_stays_an_amulet(sve):
    """5.24.3.1.1 lets it evolve; 5.15.2.1 leaves it the type that an effect gave it."""
    game = sve.game()
    squire = game.follower("Squire", text=EVOLVE, defense=2, damage=1)
    game.evolved("Squire", attack=3, defense=3, text="On Evolve - Draw a card.")
    game.play(game.spell("Stone", cost=0, text="Select a follower on your field and change it into an amulet."))
    game.use(squire)
    settle(game)
    assert squire.evolved and squire.types == ["amulet"]
    assert game.why_not("attack", squire).clause == "8.4.1"
    game.shows("5.24.3.1.1", "5.15.2.1")


# -- turns
def test_a_skipped_turn_is_the_extra_turn_if_that_would_come_next(sve):
    """5.25.2: your next turn is the extra one, so after it is skipped the opponent has theirs."""
    game = sve.game()
    game.play(game.spell("More", cost=0, text="Take another turn after this one."))
    game.end_turn()
    assert game.active == "you"
    game = sve.game()
    more = game.spell("More", cost=0, text="Take another turn after this one.")
    less = game.spell("Less", cost=0, text="Skip your next turn.")
    game.play(more)
    game.play(less)
    game.end_turn()
    assert game.active == "opponent"
    game.end_turn()
    assert game.active == "you"
    game.shows("5.25.1", "5.25.2", "5.27.1")


def test_what_is_printed_for_your_turn_is_not_removed_at_its_end(sve):
    """7.4.8 ends durations; a printed ability is there again in the next turn."""
    game = sve.game()
    ogre = game.follower("Ogre", attack=1, text="During your turn, this follower has [attack]+3.")
    game.play(game.spell("More", text="Select a follower on your field and give it [attack]+2 for the rest of this turn."))
    assert ogre.attack == 6
    game.end_turn()
    assert ogre.attack == 1
    game.end_turn()
    assert ogre.attack == 4
    game.shows("7.4.8")


# -- tokens
def test_a_stolen_token_goes_to_its_owner_s_ex_area_and_lives(sve):
    game = sve.game()
    game.card("Fairy", "your field", owner="opponent")
    game.play(game.spell("Home", text="Select a follower on your field and put it into its owner's EX area."))
    assert [c.name for c in game.opponent.ex_area] == ["Fairy"] and game.you.ex_area == []
    game.shows("5.21.3")


def test_a_token_that_would_return_to_a_hand_is_gone_before_the_next_words(sve):
    """9.1.4.3: it was in the hand for no time, so the cards in hand that are counted next don't include it."""
    game = sve.game(your_hand=1)
    fairy = game.card("Fairy", "your field")
    text = (
        "Select a follower on your field and return it to its owner's hand. "
        "Give your leader [defense]+X. X is the number of cards in your hand."
    )
    game.play(game.spell("Home", text=text))
    assert not fairy.exists and game.you.defense == 21
    game.shows("9.1.4.1", "9.1.4.3")


# -- information and layers
def test_a_follower_given_ward_where_it_goes_may_come_engaged(sve):
    """10.10.3: it has no Ward in hand, but what it will be on the field counts."""
    game = sve.game()
    game.amulet("Banner", text="Each Golem follower on your field has Ward.")
    golem = game.follower("Golem", traits="Golem", zone="your hand")
    other = game.follower("Other", traits="Officer", zone="your hand")
    game.play(golem)
    assert game.asked == "which replacement"
    game.choose(golem)
    assert golem.engaged
    game.play(other)
    assert game.asked == "main phase" and other.reserved
    game.shows("10.10.3", "10.9.3", "12.8.2")


def test_numbers_come_after_abilities_and_the_newest_number_last(sve):
    """10.9.1.2 before 10.9.1.4; of two numbers, the one that came later counts last (10.9.1.6)."""
    game = sve.game()
    ogre = game.follower("Ogre", attack=3, text="This follower has [attack]+4.")
    set_ = "Select a follower on your field and change its attack to 1."
    more = "Select a follower on your field and give it [attack]+2."
    one, two = game.spell("One", cost=0, text=set_), game.spell("Two", cost=0, text=more)
    three = game.spell("Three", cost=0, text=set_)
    mute = game.spell("Mute", cost=0, text="Select a follower on the field. It loses all abilities.")
    assert ogre.attack == 7
    game.play(two)
    assert ogre.attack == 9
    game.play(one)
    assert ogre.attack == 1
    game.play(mute)
    assert ogre.attack == 1
    game.play(three)
    assert ogre.attack == 1
    game.shows("10.9.1.4", "10.9.1.2")


# -- rules handling
def test_followers_that_fall_together_see_each_other_fall(sve):
    game = sve.game()
    text = "When another follower on your field is destroyed, give your leader [defense]+1."
    pair = [game.follower(f"Twin {n}", defense=2, text=text) for n in range(2)]
    game.play(game.spell("Hail", text="Deal 2 damage to each follower on the field."))
    settle(game)
    assert {c.zone for c in pair} == {"cemetery"} and game.you.defense == 22
    game.shows("11.1.3", "10.7.4.2")


def test_a_follower_that_can_not_be_destroyed_remembers_no_bane(sve):
    """11.3.2: fought since the previous rules handling. Healed and mortal again a moment later, it lives."""
    game = sve.game()
    saint = game.follower("Saint", attack=1, defense=2, text="This card can't be destroyed.")
    viper = game.follower("Viper", attack=3, defense=9, text="Bane.", on="opponent's field", engaged=True)
    text = "Select a follower on your field. It loses all abilities. Give it [attack]+0/[defense]+5."
    heal = game.spell("Heal", cost=0, text=text)
    game.attack(saint, viper)
    settle(game)
    assert saint.zone == "field" and saint.defense == -1
    game.play(heal)
    settle(game)
    assert saint.zone == "field" and saint.defense == 4
    game.shows("1.3.3", "12.14.2")


def test_a_follower_that_a_replacement_saves_from_damage_is_not_taken_by_the_same_bane_again(sve):
    game = sve.game()
    text = "If this follower would be destroyed, instead give it [attack]+0/[defense]+5."
    phoenix = game.follower("Phoenix", attack=1, defense=2, text=text)
    viper = game.follower("Viper", attack=3, defense=9, text="Bane.", on="opponent's field", engaged=True)
    game.attack(phoenix, viper)
    settle(game)
    assert phoenix.zone == "field" and phoenix.defense == 4
    game.shows("10.10.1")


def test_a_follower_without_defense_that_can_not_be_destroyed_stays_and_the_game_goes_on(sve):
    """11.3.1 with 1.3.3: nothing is left to be done, so Confirmation Timing ends."""
    game = sve.game()
    saint = game.follower("Saint", attack=1, defense=2, text="This card can't be destroyed.", on="opponent's field")
    game.play(game.spell("Hail", text="Deal 2 damage to each follower on the field."))
    assert saint.zone == "field" and saint.defense == 0 and game.asked == "main phase"
    game.end_turn()
    assert game.active == "opponent" and saint.zone == "field"
    game.shows("1.3.3", "10.5.2.4")


def test_a_replacement_that_leaves_rules_handling_where_it_was_is_a_loop_without_end(sve):
    """10.5.2.1 repeats rules handling while any is left, and nobody can stop it: 15.2.1.3."""
    game = sve.game()
    game.follower("Saint", defense=2, text="If this follower would be destroyed, give your leader [defense]+1 instead.")
    game.play(game.spell("Hail", text="Deal 2 damage to each follower on the field."))
    assert game.winner == "nobody"
    game.shows("15.2.1.3")


# -- keywords
@pytest.mark.parametrize(
    ("guard", "healed"), [("", 3), ("If this follower would take damage, it takes that much minus 2 instead.", 1)]
)
def test_drain_gives_what_was_dealt_after_all_replacements(sve, guard, healed):
    game = sve.game()
    bat = game.follower("Bat", attack=3, defense=9, text="Drain.")
    enemy = game.follower("Enemy", attack=1, defense=1, text=guard, on="opponent's field", engaged=True)
    game.attack(bat, enemy)
    settle(game)
    assert game.you.defense == 20 + healed
    game.shows("12.13.2")


def test_drain_without_damage_gives_nothing(sve):
    game = sve.game()
    bat = game.follower("Bat", attack=3, defense=9, text="Drain.")
    enemy = game.follower("Enemy", attack=1, text="This follower doesn't take attack damage.", on="opponent's field", engaged=True)
    game.attack(bat, enemy)
    settle(game)
    assert game.you.defense == 20 and bat.defense == 8


def test_combo_counts_your_cards_of_this_turn_whoever_owns_them(sve):
    """Tokens of the EX area count, abilities and the opponent's cards don't."""
    game = sve.game(opponent_play_points=5)
    game.card("Fairy", "your EX area")
    idol = game.amulet("Idol", text="[act] [engage]: Draw a card.")
    three = game.spell("Three", cost=0, text="Combo (3) - Give your leader [defense]+1.", label="first")
    again = game.spell("Three", cost=0, text="Combo (3) - Give your leader [defense]+1.", label="second")
    game.use(idol)
    game.play(game.find("Fairy"))
    game.play(three)
    assert game.you.defense == 20, "a token and this card"
    game.play(again)
    assert game.you.defense == 21
    game.shows("13.2.1.2", "13.2.1.3")


def test_counters_are_alike_wherever_they_came_from(sve):
    game = sve.game()
    idol = game.amulet("Idol", counters={"stone": 1}, text="[act] Remove 2 stone counters from this card: Draw a card.")
    add = game.spell("Add", cost=0, text="Select an amulet on your field and place a stone counter on it.")
    assert game.why_not("use", idol).clause == "10.6.2.5.4"
    game.play(add)
    game.use(idol)
    assert idol.counters == {} and len(game.you.hand) == 1
    game.shows("15.1.2")


# -- costs
def test_a_cost_is_its_base_then_a_set_value_then_more_or_less(sve):
    """10.10.2.4: "costs 2" is applied before "costs 1 more", whichever came first."""
    game = sve.game(your_play_points=3)
    game.amulet("Tax", text="Your followers cost 1 more to play.")
    game.amulet("Fair", text="Your followers cost 2 to play.")
    ogre = game.follower("Ogre", cost=7, zone="your hand")
    game.play(ogre)
    assert game.you.play_points == 0 and ogre.cost == 7
    game.shows("10.6.2.5.1.1", "10.6.2.5.1.2", "10.10.2.4", "10.4.4.1")


def test_a_trigger_set_off_in_the_middle_of_an_effect_waits_for_its_end(sve):
    """10.7.1: the leader gains only after the whole spell, when the card that does it has left the field already."""
    game = sve.game()
    bell = game.amulet("Bell", text="Whenever a follower is put onto your field, draw a card.")
    text = "Summon a Fairy token. Banish each amulet on your field. Each player discards a card."
    game.play(game.spell("Call", text=text))
    settle(game)
    assert bell.zone == "banished zone" and len(game.you.hand) == 1
    game.shows("10.7.1", "10.7.7")
