"""Chapter 11: rules handling."""

import pytest

from cardwright.games.sve.special_cards import show_linked_face
from cardwright.kernel.continuous import Link

HURT_BOTH = "Deal 1 damage to your leader. Deal 1 damage to each enemy leader."


# -- 11.1
def test_rules_are_applied_in_confirmation_timing_only(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=2)
    rescue = game.spell("Rescue", text="Deal 3 damage to each follower on the field. Give each follower on your field [defense]+5.")
    game.play(rescue)
    assert knight.zone == "field" and knight.defense == 4, "it had -1 defense for a moment, but not when it counts"
    game.shows("11.1.2")


def test_what_applies_is_done_at_once(sve):
    game = sve.game()
    followers = [game.follower(f"Follower {i}", defense=2, text="[lastwords] Draw a card.") for i in range(2)]
    enemy = game.follower("Enemy", defense=2, on="opponent's field")
    game.play(game.spell("Storm Cloud", text="Deal 2 damage to each follower on the field."))
    game.choose(followers[0])
    assert [c.zone for c in (*followers, enemy)] == ["cemetery"] * 3
    destroyed = [event for event in game.events("move") if event.verb == "destroy"]
    drawn = [event for event in game.events("move") if event.verb == "draw"]
    log = [entry.event for entry in game.table.log]
    assert max(log.index(e.event) for e in destroyed) < min(log.index(e.event) for e in drawn)
    game.shows("11.1.3", "10.5.2.1")


# -- 11.2
@pytest.mark.parametrize("left", [0, -3])
def test_a_leader_without_defense_loses(sve, left):
    game = sve.game(opponent_leader_defense=2)
    knight = game.follower("Knight", attack=2 - left)
    game.attack(knight, game.opponent.leader)
    assert game.winner == "you"
    game.shows("11.2.1", "1.2.1", "1.2.1.1")


def test_both_leaders_without_defense_draw(sve):
    game = sve.game(leader_defense=1)
    game.play(game.spell("Both", text=HURT_BOTH))
    assert game.winner == "nobody"
    game.shows("1.2.2", "11.2.1")


def test_a_draw_from_an_empty_deck_loses_at_the_next_rules_handling(sve):
    game = sve.game(your_deck=1, opponent_leader_defense=1)
    game.play(game.spell("Greed", text="Draw 2 cards. Deal 1 damage to each enemy leader."))
    assert game.winner == "nobody", "the rest of the effect still happened"
    game.shows("11.2.2", "5.9.1.1", "1.2.2")


def test_an_empty_deck_alone_is_no_loss(sve):
    game = sve.game(your_deck=1)
    game.play(game.spell("Last", text="Draw a card."))
    assert game.winner == "" and game.you.deck == []


# -- 11.3
def test_a_follower_without_defense_is_destroyed(sve):
    game = sve.game()
    weak = game.follower("Weak", defense=3, on="opponent's field")
    curse = game.spell("Curse", text="Select an enemy follower on the field and give it [attack]-0/[defense]-3.")
    game.play(curse, weak)
    assert weak.zone == "cemetery"
    assert [e.verb for e in game.events("move") if e.card == weak] == ["destroy"]
    game.shows("11.3.1")


def test_destruction_by_the_rules_has_no_source(sve):
    game = sve.game()
    weak = game.follower("Weak", defense=2, on="opponent's field")
    game.play(game.spell("Shot", text="Select an enemy follower on the field and deal it 2 damage."), weak)
    (destroyed,) = [e for e in game.events("move") if e.verb == "destroy"]
    assert destroyed.source is None and destroyed.clause == "11.3.1"
    game.shows("11.3.1")


def test_who_fought_with_bane_is_destroyed(sve):
    game = sve.game()
    snake = game.follower("Snake", attack=1, defense=5, text="Bane.")
    giant = game.follower("Giant", attack=1, defense=9, on="opponent's field", engaged=True)
    game.attack(snake, giant)
    assert giant.zone == "cemetery"
    (destroyed,) = [e for e in game.events("move") if e.verb == "destroy"]
    assert destroyed.clause == "11.3.2"
    game.shows("11.3.2")


def test_bane_counts_as_destruction_by_an_ability(sve):
    game = sve.game()
    snake = game.follower("Snake", attack=1, defense=5, text="Bane.")
    statue = game.follower(
        "Statue", attack=1, defense=9, text="This card can't be destroyed by abilities.", on="opponent's field", engaged=True
    )
    game.attack(snake, statue)
    assert statue.zone == "field" and statue.defense == 8
    game.shows("11.3.2.1")


def test_a_card_that_can_not_be_destroyed_by_abilities_still_dies_of_damage(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=9, defense=9)
    statue = game.follower(
        "Statue", attack=1, defense=9, text="This card can't be destroyed by abilities.", on="opponent's field", engaged=True
    )
    game.attack(knight, statue)
    assert statue.zone == "cemetery"
    game.shows("11.3.1")


# -- 11.4, 11.5
def test_a_field_over_its_limit_keeps_as_many_as_it_may(sve):
    game = sve.game()
    cards = [game.follower(f"Follower {i}") for i in range(6)]
    assert game.asked == "which cards stay" and game.decides == "you"
    game.choose(*cards[1:])
    assert cards[0].zone == "cemetery" and set(game.you.field) == set(cards[1:])
    assert [e.verb for e in game.events("move")] == ["put"], "moved, not destroyed"
    game.shows("11.4.1")


def test_a_field_at_its_limit_is_kept(sve):
    game = sve.game()
    for i in range(5):
        game.follower(f"Follower {i}")
    assert game.asked == "main phase" and len(game.you.field) == 5
    game.shows("11.1.2")


def test_the_active_player_selects_first_where_both_fields_are_over(sve):
    game = sve.game(active="opponent")
    for place in ("your field", "opponent's field"):
        for i in range(6):
            game.follower(f"Follower {i}", on=place)
    assert game.decides == "opponent"
    game.choose(*game.opponent.field[:5])
    assert game.decides == "you"
    game.choose(*game.you.field[:5])
    assert (len(game.you.field), len(game.opponent.field)) == (5, 5)
    game.shows("11.4.1", "11.1.3")


def test_an_ex_area_over_its_limit_keeps_as_many_as_it_may(sve):
    game = sve.game()
    cards = [game.spell(f"Spell {i}", text="Draw a card.", zone="your EX area") for i in range(7)]
    game.choose(*cards[2:])
    assert [card.zone for card in cards[:2]] == ["cemetery", "cemetery"]
    assert set(game.you.ex_area) == set(cards[2:])
    game.shows("11.5.1")


def test_limits_that_an_effect_lowers_are_handled(sve):
    game = sve.game()
    cards = [game.follower(f"Follower {i}") for i in range(4)]
    limit = "While this card is on the field, each player's field is limited to 4 cards."
    cellar = game.amulet("Cellar", text=limit, zone="your hand")
    game.play(cellar)
    assert game.asked == "which cards stay"
    game.choose(cellar, *cards[:3])
    assert cards[3].zone == "cemetery" and len(game.you.field) == 4
    shown = game.table.rules.shown_numbers(game.table, 0)
    assert (shown["field limit"], shown["EX area limit"]) == (4, 5), "people see the limit as it is now"
    game.shows("11.4.1")


# -- 11.6
def test_an_evolve_zone_card_without_its_card_goes_back_faceup(sve):
    game = sve.game()
    better = game.evolved("Knight", attack=4, defense=1)
    knight = game.follower("Knight", evolved_into=better)
    enemy = game.follower("Enemy", attack=3, defense=9, on="opponent's field", engaged=True)
    game.attack(knight, enemy)
    assert knight.zone == "cemetery" and better.zone == "evolve deck" and better.faceup
    game.shows("11.6.1", "5.15.5")


def test_a_card_that_evolves_again_keeps_the_newest_evolution(sve):
    game = sve.game()
    first = game.evolved("Knight", attack=2, defense=2, text="[evolve] [cost01]: Evolve this follower.", label="first")
    second = game.evolved("Knight", attack=7, defense=7, label="second")
    knight = game.follower("Knight", evolved_into=first)
    game.use(knight)
    assert knight.links == [second] and (knight.attack, knight.defense) == (7, 7)
    assert first.zone == "evolve deck" and first.faceup
    game.shows("11.6.2", "11.6.1")


# -- 11.7 to 11.9
def test_a_card_with_stack_and_no_counter_is_put_into_the_cemetery(sve):
    game = sve.game()
    clay = game.amulet("Clay", text="Stack.")
    pot = game.amulet("Pot", text="Stack.")
    game.use(clay, None, pot)
    assert pot.counters == {"stack": 2}
    assert clay.zone == "cemetery"
    game.shows("11.7.1", "13.3.2.3", "13.3.2.2")


def test_race_zone_cards_without_their_card_go_back_faceup(sve):
    game = sve.game()
    carrot = game.card("Carrot", "your evolve deck")
    runner = game.follower("Runner", attack=1, defense=1, served_with=[carrot])
    enemy = game.follower("Enemy", attack=3, defense=9, on="opponent's field", engaged=True)
    assert carrot.zone == "race zone"
    game.attack(runner, enemy)
    assert carrot.zone == "evolve deck" and carrot.faceup
    game.shows("11.8.1", "14.2.1.3")


@pytest.mark.parametrize("points", [6, 8])
def test_play_points_above_their_maximum_are_taken_away(sve, points):
    game = sve.game(your_play_points=points, your_maximum_play_points=5)
    assert game.you.play_points == 5
    game.shows("11.9.1")


def test_an_evolved_card_linked_to_two_cards_keeps_the_newest_link(sve):
    game = sve.game()
    better = game.evolved("Knight", attack=7, defense=7)
    first = game.follower("Knight", attack=1, evolved_into=better, label="first")
    second = game.follower("Knight", attack=1, label="second")
    pause = game.spell("Pause", text="Draw a card.")
    game.start()
    table = game.table
    link = table.links[0]
    table.links.append(Link(link.kind, link.card, second.card.ref(), table.next_stamp()))
    show_linked_face(table, second.card.ref())
    game.play(pause)
    assert second.links == [better] and second.attack == 7
    assert first.links == [] and first.attack == 1
    game.shows("11.6.3")
