"""Chapter 14: Umamusume (serve and race) and THE IDOLM@STER CINDERELLA GIRLS (Magical Item and Lesson)."""

from dataclasses import replace

import pytest

from cardwright.cards import starter_decks
from cardwright.games.sve.ruleset import RULES

RUNNER = "[feed] [cost01]: Race this follower.\nOn Race - Draw a card."


def carrots(game, n):
    return [game.card("Carrot", "your evolve deck", label=f"Carrot {i + 1}") for i in range(n)]


# -- 14.2.1: serving
def test_serving_links_a_carrot_of_the_evolve_deck_to_the_card(sve):
    game = sve.game()
    carrots(game, 2)
    runner = game.follower("Runner")
    steward = game.amulet("Steward", text="[act] [engage]: Select a follower on your field. Serve it.")
    game.use(steward)
    assert runner.served and len(game.you.race_zone) == 1 and len(game.you.evolve_deck) == 1
    game.shows("14.2.1.1", "14.2.1.1.1")


def test_serving_several_times_links_so_many_carrots(sve):
    game = sve.game()
    carrots(game, 4)
    beryl = game.card("Iron Hoof Beryl", "your field")
    game.use(beryl, "Race this follower 2 times")
    game.until_quiet()
    assert len(game.you.race_zone) == 2 and len(game.you.evolve_deck) == 2
    game.shows("14.2.1.1")


def test_a_served_card_is_not_served_again(sve):
    game = sve.game()
    carrots(game, 3)
    runner = game.follower("Runner")
    one = game.amulet("One", text="[act] [engage]: Select a follower on your field. Serve it.")
    two = game.amulet("Two", text="[act] [engage]: Select a follower on your field. Serve it. Draw a card.")
    game.use(one)
    game.use(two)
    assert runner.served and len(game.you.race_zone) == 1, "nothing happens as part of serving"
    assert len(game.you.hand) == 1, "the rest goes on"
    game.shows("14.2.1.2")


def test_serving_a_served_card_can_not_be_a_cost(sve):
    game = sve.game()
    carrots(game, 3)
    runner = game.follower("Runner", text=RUNNER)
    steward = game.amulet("Steward", text="[act] [engage]: Select a follower on your field. Serve it.")
    assert game.can("use", runner)
    game.use(steward)
    assert game.why_not("use", runner).clause == "10.6.2.5.4"
    game.shows("14.2.1.2.1")


@pytest.mark.parametrize("to", ["return it to its owner's hand", "destroy it", "banish it"])
def test_a_card_that_leaves_the_field_loses_its_carrots(sve, to):
    game = sve.game()
    (carrot,) = carrots(game, 1)
    runner = game.follower("Runner", served_with=carrot)
    spell = game.spell("Away", text=f"Select a follower on your field and {to}.")
    assert runner.served and carrot.zone == "race zone"
    game.play(spell)
    assert not runner.served and game.table.links == []
    assert carrot.zone == "evolve deck" and carrot.faceup
    game.shows("14.2.1.3")


def test_a_stolen_card_keeps_its_carrots(sve):
    game = sve.game(active="opponent")
    (carrot,) = carrots(game, 1)
    runner = game.follower("Runner", served_with=carrot)
    bribe = game.spell("Bribe", zone="opponent's hand", text="Select an enemy follower on the field and steal it.")
    game.play(bribe)
    assert runner in game.opponent.field and runner.served and carrot.zone == "race zone"
    assert not game.ran("14.2.1.3")


# -- 14.2.2: serve abilities
def test_a_serve_ability_serves_the_follower_once_for_each_icon_as_a_cost(sve):
    game = sve.game(play_points=5)
    carrots(game, 4)
    crown = game.card("Comet Crown", "your field")  # three icons and 3 points: race 3 times
    game.use(crown)
    happened = [(e.kind, e.goal or e.amount) for e in game.events() if e.event.cause == 2]
    assert happened.count(("move", "race zone")) == 3 and ("number", -3) in happened
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert game.opponent.defense == 14, "raced three times, 2 damage each"
    game.shows("14.2.2.3", "14.2.1.1", "14.2.4.2")


def test_without_enough_carrots_a_serve_ability_can_not_be_played(sve):
    game = sve.game()
    carrots(game, 1)
    beryl = game.card("Iron Hoof Beryl", "your field")
    assert game.why_not("use", beryl).clause == "10.6.2.5.4"
    game.shows("10.6.2.5.4")


@pytest.mark.parametrize(("answer", "left"), [("yes", (5, 0)), ("no", (4, 1))])
def test_one_evolution_point_may_stand_in_for_one_play_point(sve, answer, left):
    game = sve.game(your_play_points=5, your_evolution_points=1)
    carrots(game, 1)
    runner = game.follower("Runner", text=RUNNER)
    game.use(runner, "Race", answer)
    assert (game.you.play_points, game.you.evolution_points) == left and runner.served
    game.shows("14.2.2.4")


def test_an_evolution_point_may_be_what_makes_it_possible(sve):
    game = sve.game(your_play_points=1, your_evolution_points=2)
    carrots(game, 1)
    dream = game.card("Derby Dream", "your field")  # costs 2
    game.use(dream)
    assert (game.you.play_points, game.you.evolution_points) == (0, 1), "one of them, not both"
    game.shows("14.2.2.4")


# -- 14.2.3, 14.2.4: racing
def test_a_served_card_that_races_has_rush_as_long_as_it_is_served(sve):
    game = sve.game()
    carrots(game, 1)
    runner = game.follower("Runner", attack=2, defense=5, arrived="this turn", text=RUNNER)
    enemy = game.follower("Enemy", defense=5, on="opponent's field", engaged=True)
    assert not game.can("attack", runner)
    game.use(runner)
    assert runner.keywords == {"rush"} and len(game.you.hand) == 1
    game.attack(runner, enemy)
    assert enemy.defense == 3
    game.end_turn()
    game.end_turn()
    assert runner.served and runner.keywords == {"rush"}, "the carrot is still there"
    game.shows("14.2.3.1", "14.2.3.1.1", "14.2.4.2")


def test_when_the_link_is_lost_so_is_rush(sve):
    game = sve.game()
    (carrot,) = carrots(game, 1)
    runner = game.follower("Runner", text=RUNNER)
    game.use(runner)
    assert runner.keywords == {"rush"}
    RULES.unlink(game.table, list(game.table.links))
    game.table.dirty = True
    assert runner.keywords == set() and carrot.zone == "race zone"
    game.shows("14.2.3.1")


def test_a_card_that_is_not_served_does_not_race(sve):
    game = sve.game()
    runner = game.follower("Runner", text="On Race - Draw a card.")
    whip = game.amulet("Whip", text="[act] [engage]: Select a follower on your field. Race it.")
    game.use(whip)
    assert game.you.hand == [] and runner.keywords == set()
    game.shows("14.2.3.1")


def test_racing_several_times_is_several_races(sve):
    game = sve.game()
    carrots(game, 2)
    beryl = game.card("Iron Hoof Beryl", "your field")  # On Race: +1/+1
    track = game.card("Training Track", "your field")  # once a turn, +1 attack for one that races
    game.use(beryl)
    while game.asked == "which pending ability":
        game.table.apply(0)
    assert (beryl.attack, beryl.defense) == (7, 6) and track.zone == "field"
    game.shows("14.2.3.1", "14.2.4.2")


# -- 14.3: Magical Item and Lesson
def test_a_deck_of_that_universe_begins_with_five_magical_items(sve):
    game = sve.game(decks=("idols", "swordcraft"))
    assert game.asked == "who goes first", "before the first player is decided"
    items = game.you.ex_area
    assert [item.name for item in items] == ["Magical Item"] * 5 and game.opponent.ex_area == []
    assert all(item.special == ["token"] and len(item.names) == 2 for item in items)
    game.shows("14.3.1.1", "14.3.1.2")


def test_a_leader_of_that_universe_with_a_deck_by_class_begins_without(sve):
    idols = starter_decks("sve")["idols"]
    game = sve.game(decks=(replace(idols, basis="class"), "swordcraft"))
    assert game.you.ex_area == []


def test_lesson_banishes_magical_items_from_the_ex_area(sve):
    game = sve.game()
    items = [game.card("Magical Item", "your EX area", label=f"item {i}") for i in range(3)]
    other = game.card("Fairy", "your EX area")
    diva = game.card("Midnight Diva", "your field")  # Lesson (2)
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    game.use(diva, None, items[0], items[2])
    assert [item.exists for item in items] == [False, True, False], "tokens that are banished are no more"
    assert enemy.defense == 2 and other.zone == "EX area"
    assert [e.verb for e in game.events("move")] == ["banish", "banish"]
    game.shows("14.3.2.1")


def test_lesson_needs_so_many_magical_items(sve):
    game = sve.game()
    game.card("Magical Item", "your EX area")
    game.card("Fairy", "your EX area")
    diva = game.card("Midnight Diva", "your field")
    game.follower("Enemy", on="opponent's field")
    assert game.why_not("use", diva).clause == "10.6.2.5.4"


def test_a_lesson_in_a_fanfare_may_be_declined(sve):
    game = sve.game()
    item = game.card("Magical Item", "your EX area")
    alto = game.card("Velvet Alto", "your hand")
    game.play(alto, "no")
    assert item.zone == "EX area" and game.you.hand == []
    game.shows("14.3.2.1")
