"""4.1, 4.3, 4.4 and 4.6: what a zone that is not named means, what can be counted, and who orders cards."""

from tests.games.sve.test_chapter_04_1_zones import shown


def test_everybody_may_count_the_cards_of_every_zone(sve):
    game = sve.game(your_hand=3, opponent_hand=4, your_deck=17)
    for observer in ("you", "opponent", ""):
        assert shown(game, observer, "you", "hand")["count"] == 3
        assert shown(game, observer, "opponent", "hand")["count"] == 4
        assert shown(game, observer, "you", "deck")["count"] == 17
    game.shows("4.1.2.1")


def test_a_hidden_double_faced_card_is_seen_by_those_who_see_the_zone(sve):
    game = sve.game()
    game.card("Masque of Noon", "opponent's evolve deck")
    assert [card.get("name") for card in shown(game, "opponent", "opponent", "evolve deck")["cards"]] == ["Masque of Noon"]
    assert [card.get("name") for card in shown(game, "you", "opponent", "evolve deck")["cards"]] == [None]
    game.shows("4.1.2.3")


def test_cards_that_go_from_a_public_zone_into_a_deck_are_ordered_in_secret(sve):
    game = sve.game()
    first = game.follower("First")
    second = game.follower("Second")
    game.play(game.spell("Bury Deep", text="Put each follower on your field on the bottom of your deck in any order."))
    assert game.decides == "you" and game.asked == "order"
    assert "options" not in game.view("opponent")["decision"], "the other player is not told what can be chosen"
    game.choose(second)
    assert [game.you.deck[-2], game.you.deck[-1]] in ([first, second], [second, first])
    assert shown(game, "opponent", "you", "deck").get("known", {}) == {}
    game.shows("4.1.4", "4.1.4.1")


def test_leader_without_a_zone_is_the_one_in_the_leader_area(sve):
    game = sve.game()
    game.play(game.spell("Bolt", text="Deal 3 damage to each enemy leader."))
    assert (game.you.defense, game.opponent.defense) == (20, 17)
    game.shows("4.3.3")


def test_follower_without_a_zone_is_one_on_the_field(sve):
    game = sve.game()
    standing = game.follower("Standing", defense=3, on="opponent's field")
    waiting = game.follower("Waiting", defense=3, zone="opponent's EX area")
    game.play(game.spell("Rain", text="Deal 1 damage to each enemy follower."))
    assert (standing.defense, waiting.defense) == (2, 3)
    game.shows("4.4.3")


def test_what_cards_cost_to_play_is_about_cards_in_any_zone(sve):
    game = sve.game(play_points=2)
    game.amulet("Bazaar", text="While this card is on your field, your followers cost 1 less to play.")
    in_hand = game.follower("In Hand", cost=2, zone="your hand")
    in_ex = game.follower("In EX", cost=2, zone="your EX area")
    game.play(in_hand)
    game.play(in_ex)
    assert in_hand.zone == in_ex.zone == "field" and game.you.play_points == 0
    game.shows("4.4.3.1")


def test_a_faceup_card_is_not_part_of_the_evolve_deck(sve):
    game = sve.game()
    knight = game.follower("Squire", text="[evolve][cost00]: Evolve this follower.")
    game.evolved("Squire", attack=5, defense=5, zone="your evolve deck", facedown=False)
    assert game.why_not("use", knight).clause == "12.2.2"
    game.shows("4.6.3")


def test_either_face_of_a_double_faced_card_may_be_the_evolution(sve):
    game = sve.game()
    dawn = game.card("Dawn Sister", "your field")
    sisters = game.card("Dusk Sister", "your evolve deck", label="sisters")
    game.use(dawn)
    assert dawn.evolved and (dawn.attack, dawn.defense) == (3, 5), "the back face corresponds to Dawn Sister"
    assert sisters.zone == "evolve zone"
    game.shows("4.6.4", "2.14.3")


def test_a_double_faced_card_lies_faceup_in_the_evolve_deck_with_either_face(sve):
    game = sve.game()
    dawn = game.card("Dawn Sister", "your field")
    sisters = game.card("Dusk Sister", "your evolve deck", label="sisters")
    end = game.spell("End", text="Destroy each follower on the field.")
    game.use(dawn)
    game.play(end)
    assert sisters.zone == "evolve deck" and sisters.faceup
    assert sisters.name in ("Dusk Sister", "Dawn Sister")
    game.shows("4.6.3.1", "11.6.1")


def test_each_player_orders_the_cards_that_come_into_their_own_deck(sve):
    """Followers of both go back at once: the active player says how theirs lie, then the opponent how theirs do."""
    game = sve.game()
    mine = [game.follower(f"Mine {n}") for n in range(2)]
    theirs = [game.follower(f"Theirs {n}", zone="opponent's field") for n in range(3)]
    game.play(game.spell("Ebb", text="Put each follower on the field on the bottom of its owner's deck."))
    assert (game.asked, game.decides) == ("order", "you") and set(game.options()) == set(mine)
    game.choose(mine[1])
    assert (game.asked, game.decides) == ("order", "opponent") and set(game.options()) == set(theirs)
    game.choose(theirs[2], theirs[0])
    assert game.asked == "main phase"
    assert game.you.deck[-2:] == [mine[1], mine[0]] and game.opponent.deck[-3:] == [theirs[2], theirs[0], theirs[1]]
    game.shows("4.1.4", "4.1.4.1")


def test_nobody_is_asked_about_one_card_of_each(sve):
    game = sve.game()
    mine, theirs = game.follower("Mine"), game.follower("Theirs", zone="opponent's field")
    game.play(game.spell("Ebb", text="Put each follower on the field on the bottom of its owner's deck."))
    assert game.asked == "main phase" and (mine.zone, theirs.zone) == ("deck", "deck")


def test_nobody_is_asked_for_an_order_that_is_shuffled_away(sve):
    game = sve.game()
    mine = [game.follower(f"Mine {n}") for n in range(3)]
    game.play(game.spell("Ebb", text="Put each follower on your field into your deck. Shuffle your deck."))
    assert game.asked == "main phase" and {card.zone for card in mine} == {"deck"}
