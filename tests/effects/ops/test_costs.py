"""Costs: what is paid, by whom, with which cards; all of it or nothing."""

import pytest

EVOLVE = "[evolve] [cost01]: Evolve this follower."


# -- points
def test_an_evolution_point_may_stand_in_for_one_play_point(sve):
    game = sve.game(play_points=1, your_evolution_points=1)
    knight = game.follower("Knight", text=EVOLVE)
    game.evolved("Knight", attack=4)
    game.use(knight, None, "yes")
    assert knight.evolved and (game.you.play_points, game.you.evolution_points) == (1, 0)
    game.shows("12.2.3")


def test_play_points_may_be_kept_to_instead(sve):
    game = sve.game(play_points=1, your_evolution_points=1)
    knight = game.follower("Knight", text=EVOLVE)
    game.evolved("Knight", attack=4)
    game.use(knight, None, "no")
    assert knight.evolved and (game.you.play_points, game.you.evolution_points) == (0, 1)


def test_nobody_is_asked_where_only_one_way_is_open(sve):
    game = sve.game(play_points=0, your_evolution_points=1)
    knight = game.follower("Knight", text=EVOLVE)
    game.evolved("Knight", attack=4)
    game.use(knight)
    assert knight.evolved and game.you.evolution_points == 0


def test_other_abilities_take_play_points_only(sve):
    game = sve.game(play_points=0, your_evolution_points=3)
    well = game.amulet("Well", text="[act] [cost01]: Draw a card.")
    assert game.why_not("use", well).clause == "10.6.2.5.4"


def test_a_cost_of_zero_is_paid(sve):
    game = sve.game(play_points=0)
    well = game.amulet("Well", text="[act] [cost00]: Draw a card. Activate only once per turn.")
    game.use(well)
    assert len(game.you.hand) == 1 and not game.can("use", well)
    game.shows("10.6.2.5.3")


# -- engaging
def test_engaging_needs_an_upright_card_and_not_a_day_of_rest(sve):
    game = sve.game()
    fresh = game.amulet("Fresh", text="[act] [engage]: Draw a card.", arrived="this turn")
    game.use(fresh)
    assert fresh.engaged and len(game.you.hand) == 1
    assert not game.can("use", fresh)
    game.shows("10.4.6", "10.4.6.1")


def test_engaging_other_cards(sve):
    game = sve.game()
    text = "[fanfare] [engage] 2 amulets on your field: Draw a card."
    priest = game.follower("Priest", zone="your hand", text=text)
    one, two, turned = game.amulet("One"), game.amulet("Two"), game.amulet("Turned", engaged=True)
    game.play(priest, "yes")
    assert one.engaged and two.engaged and turned.engaged and len(game.you.hand) == 1
    game.shows("10.4.7", "10.4.7.4")


# -- cards
def test_the_card_that_is_played_pays_no_cost_of_its_own(sve):
    game = sve.game()
    spell = game.spell("Greed", text="As an additional cost to play this card, discard a card.\nDraw 2 cards.")
    assert game.why_not("play", spell).clause == "10.6.2.5.4"


def test_an_additional_cost_must_be_paid(sve):
    game = sve.game(your_hand=1)
    spell = game.spell("Greed", text="As an additional cost to play this card, discard a card.\nDraw 2 cards.")
    game.play(spell)
    assert len(game.you.hand) == 2 and len(game.you.cemetery) == 2
    game.shows("10.6.2.5.1.3")


@pytest.mark.parametrize(("answer", "cost"), [("yes", 2), ("no", 5)])
def test_an_additional_cost_that_may_be_paid_changes_the_price(sve, answer, cost):
    game = sve.game()
    text = "When playing this card, bury a follower: This card costs 3 less to play."
    giant = game.follower("Giant", cost=5, zone="your hand", text=text)
    gift = game.follower("Gift")
    game.play(giant, answer)
    assert game.you.play_points == 10 - cost and gift.zone == ("cemetery" if answer == "yes" else "field")
    game.shows("10.4.7.3", "10.6.2.2.1")


def test_the_lower_price_is_enough_to_play_it(sve):
    game = sve.game(play_points=2)
    text = "When playing this card, bury a follower: This card costs 3 less to play."
    giant = game.follower("Giant", cost=5, zone="your hand", text=text)
    game.follower("Gift")
    game.play(giant)  # without it, the card could not be paid: nobody is asked
    assert giant.zone == "field" and game.you.play_points == 0


def test_two_parts_take_different_cards(sve):
    game = sve.game()
    text = "[act] Banish an Elf card in your cemetery, banish a card in your cemetery: Draw a card."
    well = game.amulet("Well", text=text)
    game.follower("Elf", zone="your cemetery", traits=["Elf"])
    assert not game.can("use", well)


def test_a_card_is_left_for_the_part_that_needs_it(sve):
    game = sve.game()
    text = "[act] Banish a card in your cemetery, banish an Elf card in your cemetery: Draw a card."
    well = game.amulet("Well", text=text)
    elf = game.follower("Elf", zone="your cemetery", traits=["Elf"])
    man = game.follower("Man", zone="your cemetery")
    game.use(well)
    assert (elf.zone, man.zone) == ("banished zone", "banished zone") and len(game.you.hand) == 1
    game.shows("10.4.2", "10.4.2.1")


def test_what_can_not_be_paid_in_full_is_not_paid_at_all(sve):
    game = sve.game(play_points=3)
    text = "[fanfare] [cost02], discard 2 cards: Draw 3 cards."
    scout = game.follower("Scout", cost=1, zone="your hand", text=text)
    only = game.follower("Only", zone="your hand")
    game.play(scout)
    assert only.zone == "hand" and game.you.play_points == 2 and game.asked == "main phase"
    game.shows("10.4.2.2")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_cost_inside_an_effect_may_be_refused(sve, answer):
    game = sve.game()
    scout = game.follower("Scout", cost=1, zone="your hand", text="[fanfare] [cost02]: Draw a card.")
    game.play(scout, answer)
    assert (game.you.play_points, len(game.you.hand)) == ((7, 1) if answer == "yes" else (9, 0))


def test_a_leader_s_defense_in_payment(sve):
    game = sve.game(your_leader_defense=1)
    pact = game.amulet("Pact", text="[act] Give your leader [defense]-2: Draw a card.")
    assert not game.can("use", pact)
    game = sve.game(your_leader_defense=3)
    pact = game.amulet("Pact", text="[act] Give your leader [defense]-2: Draw a card.")
    game.use(pact)
    assert game.you.leader_defense == 1 and len(game.you.hand) == 1
    game.shows("10.4.5", "10.4.5.1")


def test_counters_in_payment(sve):
    game = sve.game()
    text = "[act] Remove 2 honey counters from this card: Draw a card."
    full, low = game.amulet("Full", text=text, counters={"honey": 3}), game.amulet("Low", text=text, counters={"honey": 1})
    assert not game.can("use", low)
    game.use(full)
    assert full.counters == {"honey": 1} and len(game.you.hand) == 1


def test_a_card_in_hand_is_discarded_to_use_its_ability(sve):
    game = sve.game()
    text = "[act] [cost01], discard this card: Draw 2 cards."
    scout = game.follower("Scout", cost=9, zone="your hand", text=text)
    game.use(scout)
    assert scout.zone == "cemetery" and len(game.you.hand) == 2
    game.shows("10.6.2.1.1")


def test_the_top_of_the_deck_in_payment(sve):
    game = sve.game(your_deck=1)
    well = game.amulet("Well", text="[act] Bury the top 2 cards of your deck: Give your leader [defense]+1.")
    assert not game.can("use", well)


def test_a_cost_that_is_replaced_counts_as_paid(sve):
    game = sve.game()
    well = game.amulet("Well", text="[act] Banish another card on your field: Draw a card.")
    sigil = game.amulet("Sigil", text="Stack.", counters={"stack": 2})
    game.use(well)
    assert sigil.zone == "field" and sigil.counters == {"stack": 1} and len(game.you.hand) == 1
    game.shows("10.6.2.5.2")


# -- costs with a name
def test_earth_rite_takes_stack_counters(sve):
    game = sve.game()
    spell = game.spell("Quake", text="Deal 1 damage to each enemy leader. Earth Rite: Deal 2 damage to each enemy leader.")
    sigil = game.amulet("Sigil", text="Stack.", counters={"stack": 2})
    game.play(spell, "yes")
    assert game.opponent.leader_defense == 17 and sigil.counters == {"stack": 1}
    game.shows("13.3.3.2", "13.3.3.2.1")


def test_the_last_stack_counter_takes_the_amulet_with_it(sve):
    game = sve.game()
    spell = game.spell("Quake", text="Earth Rite: Deal 2 damage to each enemy leader.")
    sigil = game.amulet("Sigil", text="Stack.")
    game.play(spell, "yes")
    assert game.opponent.leader_defense == 18 and sigil.zone == "cemetery"


def test_earth_rite_is_not_offered_without_counters(sve):
    game = sve.game()
    spell = game.spell("Quake", text="Draw a card. Earth Rite (2): Draw a card.")
    game.amulet("Sigil", text="Stack.")
    game.play(spell)
    assert len(game.you.hand) == 1


def test_lesson_banishes_magical_items(sve):
    game = sve.game()
    stage = game.amulet("Stage", text="[act] Lesson (2): Draw a card.")
    items = [game.card("Magical Item", "your EX area", label=str(n)) for n in range(3)]
    game.use(stage, None, items[0], items[2])
    assert len(game.you.EX_area) == 1 and len(game.you.hand) == 1
    game.shows("14.3.2.1")


# -- X
def test_a_chosen_x(sve):
    game = sve.game(play_points=4)
    spell = game.spell("Flood", cost=1, text="Draw a card.")
    well = game.amulet("Well", text="[act] [costX]: Deal X damage to each enemy leader.")
    game.use(well, None, 3)
    assert game.opponent.leader_defense == 17 and game.you.play_points == 1
    game.play(spell)
    game.shows("10.6.2.2.3", "5.2.1.2.2")
