"""4.1 and 4.2: zones in general, and how cards lie in them."""

import pytest

KILL = "Select a follower on your field and destroy it."
HOME = "Select a card on your field and return it to its owner's hand."


def shown(game, observer, player, zone):
    """A zone of a player as the observer sees it."""
    return game.view(observer)["players"][("you", "opponent").index(player)]["zones"][zone]


def names(zone):
    return [card.get("name") for card in zone["cards"]]


# -- 4.1
def test_each_player_has_every_zone_but_the_resolution_zone_is_shared(sve):
    game = sve.game()
    view = game.view("you")
    own = "leader area, field, deck, evolve deck, hand, EX area, cemetery, banished zone, evolve zone, race zone"
    for player in view["players"]:
        assert set(player["zones"]) == set(own.split(", "))
    assert list(view["shared"]) == ["resolution zone"]
    game.shows("4.1.1")


@pytest.mark.parametrize("zone", ["field", "EX area", "cemetery", "banished zone"])
def test_everybody_sees_the_cards_of_a_public_zone(sve, zone):
    game = sve.game()
    game.follower("Card", zone=f"opponent's {zone}")
    for observer in ("you", "opponent", ""):
        assert names(shown(game, observer, "opponent", zone)) == ["Card"]
    game.shows("4.1.2", "4.2.3.1")


def test_the_cards_of_a_hidden_zone_are_hidden_but_can_be_counted(sve):
    game = sve.game()
    game.follower("Secret", zone="opponent's hand")
    game.evolved("Secret Form", zone="opponent's evolve deck")
    for zone in ("hand", "evolve deck"):
        assert names(shown(game, "you", "opponent", zone)) == [None]
        assert names(shown(game, "opponent", "opponent", zone)) != [None]
    counts = {zone: shown(game, "you", "opponent", zone)["count"] for zone in ("hand", "evolve deck", "deck")}
    assert counts == {"hand": 1, "evolve deck": 1, "deck": 20}
    game.shows("4.1.2", "4.2.3.2", "4.6.2", "4.7.2")


def test_a_search_need_not_find_a_hidden_card(sve):
    game = sve.game()
    knight = game.follower("Knight", traits="Officer", zone="your deck")
    game.play(game.spell("Seek", text="Search your deck for an Officer card, reveal it, add it to your hand, then shuffle."))
    assert "done" in game.options()
    game.choose("done")
    assert knight.zone == "deck" and game.you.hand == []
    game.shows("4.1.2.2", "5.7.2")


def test_the_order_of_a_deck_stays_until_something_changes_it(sve):
    game = sve.game()
    deck = game.you.deck
    game.view("you")
    game.end_turn()
    game.end_turn()
    assert game.you.deck == deck[1:] and game.you.hand == [deck[0]]
    game.shows("4.1.3", "4.5.2.1")


def test_a_card_goes_to_the_place_that_is_named(sve):
    game = sve.game()
    pilgrim = game.follower("Pilgrim", text="[lastwords] Put this card into its owner's deck 3rd from the top.")
    game.play(game.spell("Kill", text=KILL), pilgrim)
    assert pilgrim.zone == "deck" and pilgrim.place == 2
    assert not game.ran("4.1.3.1")
    game.shows("4.1.3", "4.5.2.1")


@pytest.mark.parametrize(("deck", "above"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_places_are_counted_from_the_bottom_too(sve, deck, above):
    """3rd from the bottom: two cards lie below it, and in a deck of two or fewer it goes to the very top."""
    game = sve.game(your_deck=deck)
    pilgrim = game.follower("Pilgrim", text="[lastwords] Put this card into its owner's deck 3rd from the bottom.")
    game.play(game.spell("Kill", text=KILL), pilgrim)
    assert pilgrim.zone == "deck" and pilgrim.place == above
    assert game.ran("4.1.3.1") == (deck < 2)
    if deck < 2:
        game.shows("4.1.3.1")


def test_a_card_in_a_new_zone_is_a_new_card(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=5, damage=3, engaged=True, cost=1)
    bless = game.spell("Bless", text="Select a follower on your field and give it [attack]+4.")
    home = game.spell("Home", text=HOME)
    game.play(bless, knight)
    assert (knight.attack, knight.defense) == (6, 2)
    game.play(home, knight)
    game.play(knight)
    assert (knight.attack, knight.defense, knight.engaged) == (2, 5, False)
    assert game.why_not("attack", knight).clause == "8.4.2.1"
    game.shows("4.1.3.2")


def test_a_card_goes_to_its_owner_s_zone(sve):
    game = sve.game()
    lent = game.follower("Lent", owner="opponent", label="lent")
    also_lent = game.follower("Lent", owner="opponent", label="also lent")
    home, kill = game.spell("Home", text=HOME), game.spell("Kill", text=KILL)
    game.play(home, lent)
    game.play(kill, also_lent)
    assert (lent.zone, lent.controller) == ("hand", "opponent")
    assert (also_lent.zone, also_lent.controller) == ("cemetery", "opponent")
    game.shows("4.1.5")


# -- 4.2
def test_cards_arrive_reserved(sve):
    game = sve.game()
    knight = game.follower("Knight", zone="your hand")
    idol = game.amulet("Idol", zone="your hand")
    game.play(knight)
    game.play(idol)
    assert knight.reserved and idol.reserved
    game.shows("4.2.1", "4.2.2", "4.2.2.3")


def test_cards_lie_face_up_in_public_zones(sve):
    game = sve.game()
    knight = game.follower("Knight")
    game.play(game.spell("Kill", text=KILL), knight)
    assert knight.zone == "cemetery" and knight.faceup
    game.shows("4.2.3", "4.2.3.3")


def test_a_facedown_card_can_not_be_read_by_the_opponent(sve):
    game = sve.game()
    top = game.follower("Top", zone="your deck")
    game.play(game.spell("Seal", text="Banish the top card of your deck facedown."))
    assert top.zone == "banished zone" and top.facedown
    assert names(shown(game, "opponent", "you", "banished zone")) == [None]
    game.shows("4.2.3", "4.10.2")
