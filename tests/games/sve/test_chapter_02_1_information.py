"""2.1 to 2.8: what is printed on a card."""

import pytest

from cardwright.games.sve.construction import deck_faults
from cardwright.games.sve.terms import CLASSES
from tests.games.sve.deckmaking import card, deck, soldiers


def seen(game, handle, player="you"):
    """A card as a player's view shows it."""
    number = 0 if handle.controller == "you" else 1
    cards = game.view(player)["players"][number]["zones"][handle.zone]["cards"]
    (found,) = [shown for shown in cards if shown["key"] == handle.card.key]
    return found


# -- 2.1
def test_a_card_has_a_name(sve):
    game = sve.game()
    scout = game.card("Acorn Scout", "your field")
    assert seen(game, scout, "opponent")["name"] == "Acorn Scout"
    game.shows("2.1.1")


def test_a_name_in_a_text_means_every_card_of_that_name_and_no_other(sve):
    game = sve.game()
    horn = game.spell("Horn", text="Give each Knight on your field [attack]+2.")
    knights = [game.card("Knight", "your field", label=f"knight {i}") for i in range(2)]
    steelclad = game.card("Steelclad Knight", "your field")
    before = knights[0].attack, steelclad.attack
    game.play(horn)
    assert [knight.attack for knight in knights] == [before[0] + 2] * 2
    assert steelclad.attack == before[1]
    game.shows("2.1.2")


def test_where_the_text_says_so_it_means_every_name_that_contains_it(sve):
    game = sve.game()
    horn = game.spell("Horn", text='Give each follower with "Knight" in its name on your field [attack]+2.')
    knight = game.card("Knight", "your field")
    steelclad = game.card("Steelclad Knight", "your field")
    viking = game.card("Viking", "your field")
    before = knight.attack, steelclad.attack, viking.attack
    game.play(horn)
    assert (knight.attack, steelclad.attack, viking.attack) == (before[0] + 2, before[1] + 2, before[2])
    game.shows("2.1.2")


def test_an_alternate_name_is_meant_only_as_a_whole(sve):
    game = sve.game()
    piece = game.spell("Piece", text='Give each follower with "Crown" in its name on your field [attack]+1.')
    whole = game.spell("Whole", text="Give each Crown of the Burnt King on your field [attack]+10.")
    regalia = game.card("Tarnished Regalia", "your field")
    crowned = game.follower("Crown Bearer", attack=1)
    game.play(piece)
    assert (regalia.attack, crowned.attack) == (5, 2)
    game.play(whole)
    assert (regalia.attack, crowned.attack) == (15, 2)
    game.shows("2.1.2.1", "2.13.2")


# -- 2.2
@pytest.mark.parametrize("class_", CLASSES)
def test_a_card_has_a_class_that_texts_ask_for(sve, class_):
    game = sve.game()
    horn = game.spell("Horn", text=f"Give each [{class_}] follower on your field [attack]+1.")
    guest = game.follower("Guest", class_=class_.capitalize())
    stranger = game.follower("Stranger", class_="Abysscraft" if class_ == "neutral" else "Neutral")
    assert seen(game, guest)["class"] == [class_]
    game.play(horn)
    assert (guest.attack, stranger.attack) == (2, 1)
    game.shows("2.2.1", "2.2.2", "2.2.3")


def test_there_are_seven_classes(sve):
    assert list(CLASSES) == ["neutral", "forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft"]
    game = sve.game()
    assert seen(game, game.follower("Guest", class_="Havencraft"))["class"] == ["havencraft"]
    game.shows("2.2.2")


def test_classes_decide_what_a_deck_may_hold(sve):
    def clauses(*more):
        return [fault.clause for fault in deck_faults(deck((*soldiers(40), *more)), cite=sve.cite)]

    assert clauses(card("Friend"), card("Traveller", class_="Neutral")) == []
    assert clauses(card("Pixie", class_="Forestcraft")) == ["6.1.1.5.1"]
    sve.shows("2.2.3")


# -- 2.3
def test_the_types_are_leader_follower_amulet_and_spell(sve):
    game = sve.game()
    cards = game.follower("F"), game.amulet("A"), game.spell("S"), game.you.leader
    assert [seen(game, one)["type"] for one in cards] == [["follower"], ["amulet"], ["spell"], ["leader"]]
    game.shows("2.3.1", "2.3.2")


def test_special_types(sve):
    game = sve.game()
    plain, giant = game.follower("Plain"), game.advanced("Giant", on="your field")
    better = game.evolved("Better")
    assert "special" not in seen(game, plain)
    assert seen(game, giant)["special"] == ["advanced"] and seen(game, giant)["type"] == ["follower"]
    assert seen(game, better)["special"] == ["evolved"] and seen(game, better)["type"] == ["follower"]
    game.shows("2.3.3", "2.3.3.1")


def test_a_type_alone_means_all_cards_of_that_type(sve):
    game = sve.game()
    horn = game.spell("Horn", text="Give each follower on your field [attack]+1.")
    plain = game.follower("Plain", attack=1)
    grown = game.follower("Grown", attack=1, evolved_into=game.evolved("Grown", attack=3))
    giant = game.advanced("Giant", attack=6, on="your field")
    fairy = game.card("Fairy", "your field")
    idol = game.amulet("Idol")
    game.play(horn)
    assert [one.attack for one in (plain, grown, giant, fairy)] == [2, 4, 7, 2]
    assert idol.attack == 0
    game.shows("2.3.4")


# -- 2.4
def test_a_card_has_traits_that_texts_ask_for(sve):
    game = sve.game()
    horn = game.spell("Horn", text="Give each Officer follower on your field [attack]+1.")
    both = game.follower("Both", traits=("Officer", "Pixie"))
    neither = game.follower("Neither", traits="Golem")
    without = game.follower("Without")
    assert seen(game, both)["traits"] == ["Officer", "Pixie"] and "traits" not in seen(game, without)
    game.play(horn)
    assert [one.attack for one in (both, neither, without)] == [2, 1, 1]
    game.shows("2.4.1", "2.4.2")


def test_a_trait_alone_does_nothing(sve):
    outcomes = []
    for traits in ((), ("Officer",)):
        game = sve.game()
        knight = game.follower("Knight", attack=2, defense=2, traits=traits)
        enemy = game.follower("Enemy", attack=1, defense=3, on="opponent's field", engaged=True)
        game.attack(knight, enemy)
        outcomes.append((knight.defense, enemy.defense, knight.keywords, knight.abilities))
    assert outcomes[0] == outcomes[1] == (1, 1, set(), [])


# -- 2.5
def test_playing_a_card_takes_play_points_equal_to_its_cost(sve):
    game = sve.game(your_play_points=5)
    dear, cheap = game.follower("Dear", cost=4, zone="your hand"), game.follower("Cheap", cost=2, zone="your hand")
    game.play(dear)
    assert game.you.play_points == 1
    assert not game.can("play", cheap)
    game.shows("2.5.1")


def test_a_cost_in_a_text_is_the_printed_one(sve):
    game = sve.game(your_play_points=1)
    game.amulet("Altar", text="While this card is on your field, any follower you play costs 3 less.")
    game.amulet("Bell", text="Whenever a follower that costs 4 or more is put onto your field, draw a card.")
    lord = game.follower("Lord", cost=4, zone="your hand")
    game.play(lord)
    assert game.you.play_points == 0 and lord.cost == 4
    assert len(game.you.hand) == 1, "one play point was paid for it, but its cost is 4"
    game.shows("2.5.1")


# -- 2.6
def test_a_card_has_a_text(sve):
    game = sve.game()
    knight = game.follower("Knight", text="Ward.\n[lastwords] Draw a card.")
    plain = game.follower("Plain")
    assert seen(game, knight)["text"] == "Ward.\n[lastwords] Draw a card." and seen(game, knight)["keywords"] == ["ward"]
    assert "text" not in seen(game, plain)
    game.shows("2.6.1")


# -- 2.7, 2.8
def test_attack_is_the_damage_that_a_follower_deals(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=3, defense=2)
    amulet = game.amulet("Idol")
    assert seen(game, knight)["attack"] == 3 and "attack" not in seen(game, amulet)
    game.attack(knight, game.opponent.leader)
    assert game.opponent.defense == 17
    game.shows("2.7.1")


@pytest.mark.parametrize(("damage", "zone"), [(3, "field"), (4, "cemetery")])
def test_defense_is_the_damage_that_destroys_a_follower(sve, damage, zone):
    game = sve.game()
    wall = game.follower("Wall", defense=4, on="opponent's field")
    bolt = game.spell("Bolt", text=f"Select an enemy follower on the field and deal it {damage} damage.")
    assert seen(game, wall)["defense"] == 4
    game.play(bolt)
    assert wall.zone == zone
    game.shows("2.8.1")


def test_damage_lowers_defense_by_as_much(sve):
    game = sve.game()
    wall = game.follower("Wall", defense=4, on="opponent's field")
    quake = game.spell("Quake", text="Deal 3 damage to each enemy follower on the field. Deal 5 damage to each enemy leader.")
    game.play(quake)
    assert wall.defense == 1 and seen(game, wall)["defense"] == 1
    assert game.opponent.leader.defense == 15
    game.shows("2.8.2")


def test_leaders_have_defense_too_and_it_is_20(sve):
    game = sve.game(decks=("swordcraft", "havencraft"))
    assert "defense" not in seen(game, game.you.leader), "it is not printed on the card"
    game.choose("you", "no", "no")
    for player, numbers in ((game.you, game.view()["players"][0]), (game.opponent, game.view()["players"][1])):
        assert player.leader.defense == numbers["numbers"]["leader defense"] == 20
    game.shows("2.8.3", "2.8.3.1")


def test_a_leader_s_defense_may_rise_above_20(sve):
    game = sve.game()
    game.play(game.spell("Prayer", text="Give your leader [defense]+3."))
    assert game.you.leader.defense == 23
