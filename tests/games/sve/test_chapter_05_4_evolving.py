"""5.15 and 5.16: evolving, transforming."""

import pytest

EVOLVE = "[evolve] [cost01]: Evolve this follower."
GROWTH = "Select a follower on your field and evolve it."
MORE = "Select a follower on your field and give it [attack]+2/[defense]+2 and Ward."


# -- 5.15.1
def test_evolving_puts_a_card_of_the_evolve_deck_into_the_evolve_zone_and_links_it(sve):
    game = sve.game()
    knight = game.follower("Knight", text=EVOLVE)
    better = game.evolved("Knight")
    assert better.zone == "evolve deck" and not knight.evolved
    game.use(knight)
    assert better.zone == "evolve zone" and knight.zone == "field"
    assert knight.links == [better] and knight.evolved
    game.shows("5.15.1")


def test_its_controller_specifies_the_card_from_their_own_evolve_deck(sve):
    game = sve.game()
    theirs = game.follower("Knight", on="opponent's field")
    mine = game.evolved("Knight", label="mine")
    first, second = (game.evolved("Knight", label=label, zone="opponent's evolve deck") for label in ("first", "second"))
    game.play(game.spell("Growth", text="Select an enemy follower on the field and evolve it."))
    assert game.decides == "opponent" and set(game.options()) == {first, second}
    game.choose(second)
    assert theirs.links == [second] and mine.zone == "evolve deck"
    game.shows("5.15.1", "5.15.1.1")


# -- 5.15.1.1
def test_an_evolve_ability_evolves_into_the_card_that_its_cost_revealed(sve):
    game = sve.game()
    knight = game.follower("Knight", text=EVOLVE)
    first, second = game.evolved("Knight", label="first", attack=3), game.evolved("Knight", label="second", attack=5)
    game.use(knight, None, second)
    assert game.asked == "main phase", "it is not asked for again"
    assert knight.links == [second] and knight.attack == 5 and first.zone == "evolve deck"
    assert [event.card for event in game.events("revealed")] == [second]
    game.shows("5.15.1.1")


def test_any_other_evolving_reveals_a_facedown_card_that_the_player_selects(sve):
    game = sve.game()
    knight = game.follower("Knight")
    first, second = game.evolved("Knight", label="first"), game.evolved("Knight", label="second")
    used = game.evolved("Knight", label="used", facedown=False)
    game.play(game.spell("Growth", text=GROWTH))
    assert set(game.options()) == {first, second}, "not the faceup one"
    game.choose(first)
    assert [event.card for event in game.events("revealed")] == [first] and knight.links == [first]
    assert used.zone == second.zone == "evolve deck"
    game.shows("5.15.1.1")


# -- 5.15.1.1.1
def test_a_card_corresponds_if_it_has_the_same_name(sve):
    game = sve.game()
    knight = game.follower("Knight", text=EVOLVE)
    squire = game.follower("Squire", text=EVOLVE)
    game.evolved("Knight")
    assert game.can("use", knight)
    assert game.why_not("use", squire).clause == "12.2.2"
    game.use(knight)
    game.shows("5.15.1.1.1")


def test_unless_the_text_says_which_card_corresponds(sve):
    game = sve.game()
    text = "[evolve] [cost01]: Evolve this follower into a Paladin."
    squire = game.follower("Squire", text=text)
    same, paladin = game.evolved("Squire"), game.evolved("Paladin")
    game.use(squire, None, paladin)
    assert squire.links == [paladin] and same.zone == "evolve deck"
    game.shows("5.15.1.1.1")


# -- 5.15.1.2
def test_a_card_for_which_this_was_done_has_evolved(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower on your field evolves, draw a card.")
    knight = game.follower("Knight", text=EVOLVE)
    game.evolved("Knight", text="On Evolve - Give your leader [defense]+1.")
    game.use(knight)
    game.choose(game.find("Bell"))
    assert len(game.you.hand) == 1 and game.you.defense == 21
    game.shows("5.15.1.2")


def test_a_card_that_does_not_find_its_evolved_card_has_not_evolved(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower on your field evolves, draw a card.")
    game.follower("Knight")
    game.play(game.spell("Growth", text=GROWTH))
    assert game.you.hand == []


# -- 5.15.2.1
def test_an_amulet_that_evolves_into_a_follower_becomes_a_follower(sve):
    game = sve.game()
    shrine = game.card("Slumbering Shrine", "your field")
    game.card("Slumbering Shrine", "your evolve deck")
    assert shrine.types == ["amulet"]
    game.use(shrine)
    assert shrine.types == ["follower"] and game.can("attack", shrine)
    game.shows("5.15.2.1")


def test_unless_an_effect_has_changed_its_type(sve):
    game = sve.game()
    pilgrim = game.card("Pilgrim of the Peak", "your field")
    peak = game.card("Pilgrim of the Peak", "your evolve deck")
    stone = game.spell("Stone", text="Select a follower on your field and change it into an amulet.")
    plain = game.follower("Plain", text=EVOLVE)
    other = game.evolved("Plain", attack=7)
    game.play(stone, plain)
    game.use(plain, None, other)
    assert plain.types == ["amulet"], "it has evolved into a follower, but the effect goes on"
    game.end_turn()
    game.end_turn()
    game.use(pilgrim)
    assert pilgrim.links == [peak] and pilgrim.types == ["amulet"]
    game.shows("5.15.2.1")


# -- 5.15.3
def test_while_linked_the_card_has_the_evolved_card_s_information_but_its_own_cost(sve):
    game = sve.game()
    old = {"attack": 1, "defense": 2, "cost": 3, "class_": "Swordcraft", "traits": "Officer"}
    knight = game.follower("Knight", text=f"{EVOLVE}\nBane.", **old)
    game.evolved("Knight", attack=4, defense=6, class_="Havencraft", traits="Golem", text="Ward.")
    bell = game.spell("Bell", text="Select a follower on your field that costs 3 or more and give it [attack]+1.")
    game.use(knight)
    assert (knight.attack, knight.defense, knight.keywords) == (4, 6, {"ward"})
    assert (knight.classes, knight.traits, knight.special) == (["havencraft"], ["Golem"], ["evolved"])
    assert knight.cost == 3 and knight.abilities == ["Ward."]
    game.play(bell)
    assert knight.attack == 5
    game.shows("5.15.3")


def test_the_cost_is_that_of_the_card_below_not_of_another_card_of_its_name(sve):
    """Two cards called Knight cost 2 and 5, and both evolve into copies of one card."""
    game = sve.game(evolution_points=0)
    cheap = game.follower("Knight", cost=2, attack=1, defense=9, label="cheap Knight")
    dear = game.follower("Knight", cost=5, attack=1, defense=9, label="dear Knight")
    one = game.evolved("Knight", attack=4, defense=9, label="one")
    game.evolved("Knight", attack=4, defense=9, label="another")
    rise = game.spell("Rise", cost=0, text="Evolve each follower on your field.")
    bell = game.spell("Bell", cost=0, text="Give each follower on your field that costs 3 or more [attack]+1.")
    worth = game.spell("Worth", cost=0, text="Select a follower on your field. Draw X cards. X equals its cost.")
    game.play(rise, one)
    assert cheap.evolved and dear.evolved
    assert (cheap.cost, dear.cost) == (2, 5)
    game.play(bell)
    assert (cheap.attack, dear.attack) == (4, 5)
    game.play(worth, cheap)
    assert len(game.you.hand) == 2
    game.shows("5.15.3", "10.9.1.1.1")


def test_a_card_that_evolves_into_one_of_another_name_keeps_its_cost(sve):
    game = sve.game()
    game.follower("Paladin", cost=7, zone="your hand")
    squire = game.follower("Squire", cost=2, text="[evolve] [cost01]: Evolve this follower into a Paladin.")
    paladin = game.evolved("Paladin", attack=5, defense=5)
    game.use(squire)
    assert squire.links == [paladin] and squire.name == "Paladin"
    assert squire.cost == 2, "not the 7 of the Paladin in your hand"
    game.shows("5.15.3", "10.9.1.1.1")


# -- 5.15.4
@pytest.mark.parametrize("engaged", [False, True])
def test_a_card_that_evolves_stays_the_same_card(sve, engaged):
    game = sve.game()
    knight = game.follower("Knight", attack=1, defense=4, damage=3, engaged=engaged, text=EVOLVE)
    more = game.spell("More", text=MORE)
    game.evolved("Knight", attack=5, defense=6)
    game.play(more)
    assert (knight.attack, knight.defense) == (3, 3)
    game.use(knight)
    assert (knight.attack, knight.defense) == (7, 5), "5 + 2, and 6 + 2 - 3"
    assert knight.keywords == {"ward"} and knight.engaged == engaged
    game.shows("5.15.4")


def test_evolving_is_not_being_put_onto_the_field(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower is put onto your field, draw a card.")
    knight = game.follower("Knight", text=EVOLVE)
    game.evolved("Knight", text="[fanfare] Draw a card.")
    game.use(knight)
    assert game.you.hand == [] and game.can("attack", knight, game.opponent.leader)
    game.shows("5.15.4")


# -- 5.15.5
@pytest.mark.parametrize(
    ("text", "zone"),
    [("Select a follower on your field and return it to its owner's hand.", "hand"),
     ("Select a follower on your field and destroy it.", "cemetery")],
)  # fmt: skip
def test_a_card_that_leaves_the_field_loses_its_link(sve, text, zone):
    game = sve.game()
    better = game.evolved("Knight", attack=5)
    knight = game.follower("Knight", attack=1, evolved_into=better)
    game.play(game.spell("Away", text=text))
    assert (knight.zone, knight.attack, knight.special) == (zone, 1, [])
    assert knight.links == [] and better.zone == "evolve deck" and better.faceup
    game.shows("5.15.5")


def test_a_stolen_card_keeps_its_link(sve):
    game = sve.game()
    better = game.evolved("Knight", attack=5, zone="opponent's evolve deck")
    knight = game.follower("Knight", attack=1, on="opponent's field", evolved_into=better)
    game.play(game.spell("Theft", text="Select an enemy follower on the field and steal it."))
    assert (knight.controller, knight.attack, knight.links) == ("you", 5, [better])


# -- 5.16
def test_to_transform_is_to_banish_and_to_create_a_token_in_the_same_zone(sve):
    game = sve.game()
    giants = [game.follower(f"Giant {i}", on="opponent's field", text="[lastwords] Draw a card.") for i in range(2)]
    text = "Transform each enemy follower on the field into a Fairy."
    game.play(game.spell("Prank", text=text))
    assert [giant.zone for giant in giants] == ["banished zone"] * 2
    assert [(one.name, one.owner, one.special) for one in game.opponent.field] == [("Fairy", "opponent", ["token"])] * 2
    assert game.opponent.hand == []
    game.shows("5.16.1")


def test_transforming_in_the_ex_area_creates_the_token_there(sve):
    game = sve.game()
    card = game.follower("Giant", zone="your EX area")
    game.play(game.spell("Prank", text="Select a card in your EX area and transform it into a Fairy."))
    assert card.zone == "banished zone" and [one.name for one in game.you.ex_area] == ["Fairy"]
    game.shows("5.16.1")


def test_what_can_not_be_banished_is_not_transformed(sve):
    game = sve.game()
    rock = game.follower("Rock", text="This card can't be banished by abilities.", on="opponent's field")
    game.play(game.spell("Prank", text="Select an enemy follower on the field and transform it into a Fairy."))
    assert game.opponent.field == [rock]


def test_who_evolves_it_says_into_which_of_two_cards(sve):
    game = sve.game(play_points=3)
    squire = game.follower("Squire", attack=1, defense=1, text="[evolve] [cost01]: Evolve this follower.")
    small = game.evolved("Squire", attack=3, defense=3, label="small")
    large = game.evolved("Squire", attack=5, defense=5, label="large")
    game.use(squire)
    assert game.decides == "you" and set(game.options()) == {small, large}
    game.choose(large)
    assert squire.attack == 5 and small in game.you.evolve_deck
    game.shows("12.2.2", "5.15.1.1")


def test_other_abilities_can_be_used_after_the_evolve_ability_of_a_turn(sve):
    game = sve.game(play_points=3, your_hand=0)
    pair = [game.follower(name, text="[evolve] [cost01]: Evolve this follower.") for name in ("One", "Two")]
    better = [game.evolved(name) for name in ("One", "Two")]
    bell = game.amulet("Bell", text="[act] [engage]: Draw a card.")
    game.use(pair[0], None, better[0])
    assert game.why_not("use", pair[1]).clause == "8.3.2"
    game.use(bell)
    assert len(game.you.hand) == 1
    game.shows("8.3.2", "8.3.1")
