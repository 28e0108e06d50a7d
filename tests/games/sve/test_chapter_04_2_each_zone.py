"""4.3 to 4.13: the zones one by one."""

import pytest

from tests.games.sve.test_chapter_04_1_zones import KILL, names, shown

TWO_FAIRIES = "Put 2 Fairy tokens into your EX area."


def test_leader_area(sve):
    game = sve.game()
    assert names(shown(game, "opponent", "you", "leader area")) == ["Leader"]
    assert game.you.leader.zone == "leader area"
    game.shows("4.3.1", "4.3.2")


def test_leader_means_the_one_in_the_leader_area(sve):
    game = sve.game()
    game.play(game.spell("Bolt", text="Deal 3 damage to each enemy leader."))
    assert (game.you.defense, game.opponent.defense) == (20, 17)
    assert [event.card for event in game.events("damage")] == [game.opponent.leader]


def test_followers_and_amulets_are_put_onto_the_field(sve):
    game = sve.game()
    knight = game.follower("Knight", zone="your hand")
    idol = game.amulet("Idol", zone="your hand")
    game.play(knight)
    game.play(idol)
    assert set(game.you.field) == {knight, idol}
    assert set(names(shown(game, "opponent", "you", "field"))) == {"Knight", "Idol"}
    game.shows("4.4.1", "4.4.2")


def test_a_follower_without_a_zone_is_one_on_the_field(sve):
    game = sve.game()
    standing = game.follower("Standing", defense=3, on="opponent's field")
    waiting = game.follower("Waiting", defense=3, zone="opponent's EX area")
    game.play(game.spell("Rain", text="Deal 1 damage to each enemy follower."))
    assert (standing.defense, waiting.defense) == (2, 3)


def test_no_more_cards_are_created_on_a_field_than_fit(sve):
    game = sve.game()
    for i in range(4):
        game.follower(f"Follower {i}")
    game.play(game.spell("Muster", text="Summon a Knight token and a Viking token."))
    assert game.asked == "which fit" and game.decides == "you"
    game.choose("Viking")
    assert [card.name for card in game.you.field if card.special] == ["Viking"]
    assert game.all("Knight") == []
    game.shows("4.4.4.2")


def test_what_does_not_fit_is_chosen_by_whose_effect_it_is(sve):
    game = sve.game()
    for i in range(4):
        game.follower(f"Follower {i}", on="opponent's field")
    game.play(game.spell("Gift", text="Your opponent summons a Knight token and a Viking token."))
    assert game.asked == "which fit" and game.decides == "you"
    game.choose("Viking")
    assert [card.name for card in game.opponent.field if card.special] == ["Viking"]
    game.shows("4.4.4.2")


def test_on_a_full_field_nothing_is_created(sve):
    game = sve.game()
    for i in range(5):
        game.follower(f"Follower {i}")
    game.play(game.spell("Muster", text="Summon 2 Knight tokens."))
    assert len(game.you.field) == 5 and game.all("Knight") == []
    game.shows("4.4.4.2")


def test_a_full_field_takes_no_played_follower(sve):
    game = sve.game()
    for i in range(5):
        game.follower(f"Follower {i}")
    sixth = game.follower("Sixth", zone="your hand")
    assert game.why_not("play", sixth).clause == "10.6.2.6"
    game.shows("10.6.2.6", "10.6.2.1.2")


def test_nobody_looks_into_a_deck(sve):
    game = sve.game()
    game.follower("Top", zone="your deck")
    for observer in ("you", "opponent"):
        assert shown(game, observer, "you", "deck") == {"count": 21, "known": {}}
    game.shows("4.5.1", "4.5.2")


def test_only_the_searcher_sees_the_deck(sve):
    game = sve.game()
    game.follower("Knight", traits="Officer", zone="your deck")
    game.play(game.spell("Seek", text="Search your deck for an Officer card, reveal it, add it to your hand, then shuffle."))
    assert game.decides == "you"
    assert "options" in game.view("you")["decision"] and "options" not in game.view("opponent")["decision"]
    game.shows("4.5.2")


def test_the_owner_looks_into_the_evolve_deck_the_opponent_does_not(sve):
    game = sve.game()
    game.evolved("Knight")
    assert names(shown(game, "you", "you", "evolve deck")) == ["Knight"]
    assert names(shown(game, "opponent", "you", "evolve deck")) == [None]
    game.shows("4.6.1", "4.6.2")


def test_a_faceup_card_of_the_evolve_deck_is_seen_by_all(sve):
    game = sve.game()
    game.evolved("Knight", facedown=False)
    assert names(shown(game, "opponent", "you", "evolve deck")) == ["Knight"]
    game.shows("4.6.2")


def test_hand_and_ex_area_hold_cards_that_were_not_played(sve):
    game = sve.game()
    hand = game.follower("In Hand", zone="your hand")
    extra = game.follower("In EX Area", zone="your EX area")
    assert names(shown(game, "opponent", "you", "hand")) == [None]
    assert names(shown(game, "opponent", "you", "EX area")) == ["In EX Area"]
    assert game.can("play", hand) and game.can("play", extra)
    game.shows("4.7.1", "4.7.2", "4.8.1", "4.8.2")


@pytest.mark.parametrize(("there", "created"), [(0, 2), (3, 2), (4, 1), (5, 0)])
def test_no_more_cards_are_put_into_an_ex_area_than_fit(sve, there, created):
    game = sve.game(your_EX_area=there)
    game.play(game.spell("Whirl", text=TWO_FAIRIES))
    if created == 1:
        assert game.asked == "which fit"
        game.choose(game.options()[0])
    assert len(game.all("Fairy")) == created
    if created < 2:
        game.shows("4.8.3.2")


def test_effects_on_a_card_in_the_ex_area_stay_when_it_is_played(sve):
    game = sve.game()
    egg = game.follower("Egg", attack=1, defense=1, zone="your EX area")
    warm = game.spell("Warm", text="Select a follower in your EX area and give it [attack]+2/[defense]+2.")
    game.play(warm, egg)
    assert (egg.attack, egg.defense) == (3, 3)
    game.play(egg)
    assert egg.zone == "field" and (egg.attack, egg.defense) == (3, 3)
    game.shows("10.6.2.1.3", "10.6.2.8.1.1")


def test_effects_on_a_card_stay_when_it_is_put_from_the_ex_area_onto_the_field(sve):
    game = sve.game()
    egg = game.follower("Egg", attack=1, defense=1, zone="your EX area")
    warm = game.spell("Warm", text="Select a follower in your EX area and give it [attack]+2/[defense]+2.")
    hatch = game.spell("Hatch", text="Select a follower in your EX area and put it onto your field.")
    game.play(warm, egg)
    game.play(hatch, egg)
    assert egg.zone == "field" and (egg.attack, egg.defense) == (3, 3)
    game.shows("4.8.3.3")


def test_used_cards_go_to_the_cemetery_and_everybody_may_look(sve):
    game = sve.game()
    knight = game.follower("Knight")
    kill = game.spell("Kill", text=KILL)
    game.play(kill, knight)
    assert set(game.you.cemetery) == {knight, kill}
    assert set(names(shown(game, "opponent", "you", "cemetery"))) == {"Knight", "Kill"}
    game.shows("4.9.1", "4.9.2", "5.5.1")


def test_banished_cards_go_to_the_banished_zone(sve):
    game = sve.game()
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Banish", text="Select an enemy follower on the field and banish it."), enemy)
    assert game.opponent.banished == [enemy] and enemy.faceup
    assert names(shown(game, "you", "opponent", "banished zone")) == ["Enemy"]
    game.shows("4.10.1", "4.10.2", "5.6.1")


def test_a_played_card_waits_in_the_resolution_zone(sve):
    game = sve.game()
    spell = game.spell("Page", text="Draw a card. Put a card from your hand on the bottom of your deck.")
    game.follower("Other", zone="your hand")
    game.play(spell)
    assert spell.zone == "resolution zone"
    (seen,) = game.view("opponent")["shared"]["resolution zone"]["cards"]
    assert seen["name"] == "Page"
    game.shows("4.11.1", "4.11.2")


def test_the_evolved_card_goes_to_the_evolve_zone(sve):
    game = sve.game()
    squire = game.follower("Squire", text="[evolve] [cost01]: Evolve this follower.")
    better = game.evolved("Squire")
    game.use(squire)
    assert better.zone == "evolve zone"
    assert names(shown(game, "opponent", "you", "evolve zone")) == ["Squire"]
    game.shows("4.12.1", "4.12.2")


def test_carrots_go_to_the_race_zone(sve):
    game = sve.game()
    runner = game.follower("Runner", text="[feed] [cost01]: Race this follower.")
    carrot = game.card("Carrot", "your evolve deck")
    game.use(runner)
    game.until_quiet()
    assert carrot.zone == "race zone" and runner.served
    assert names(shown(game, "opponent", "you", "race zone")) == ["Carrot"]
    game.shows("4.13.1", "4.13.2")
