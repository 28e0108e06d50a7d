"""1.3.1 to 1.3.3: texts before rules, what can't be done, zero and less, limits, prohibitions."""

import pytest


# -- 1.3.1
def test_a_text_that_contradicts_a_rule_counts_more(sve):
    game = sve.game()
    bold = game.follower("Bold", text="This follower ignores Ward.")
    plain = game.follower("Plain")
    game.follower("Wall", text="Ward.", on="opponent's field", engaged=True)
    assert game.why_not("attack", plain, game.opponent.leader).clause == "12.8.2"
    assert game.can("attack", bold, game.opponent.leader)
    game.shows("1.3.1")


def test_a_text_may_lift_a_limit_of_the_rules(sve):
    evolve = "[evolve] [cost01]: Evolve this follower."
    for free in ("", "\nYou may play any number of [evolve] per turn."):
        game = sve.game()
        first = game.follower("First", text=evolve + free)
        second = game.follower("Second", text=evolve)
        game.evolved("First")
        better = game.evolved("Second")
        game.use(second, None, better)
        assert game.can("use", first) == bool(free), "one evolve ability a turn (8.3.2), unless a text says otherwise"
    game.shows("1.3.1")


# -- 1.3.2
def test_what_can_not_be_done_is_not_done(sve):
    game = sve.game()
    book = game.spell("Book", text="Discard a card. Draw a card.")
    game.play(book)
    assert game.you.cemetery == [book] and len(game.you.hand) == 1
    game.shows("1.3.2")


def test_of_several_actions_as_many_are_done_as_possible(sve):
    game = sve.game(your_hand=2)
    book = game.spell("Book", text="Discard 3 cards. Draw a card.")
    game.play(book)
    assert len(game.you.cemetery) == 3, "both cards, and the spell itself"
    assert len(game.you.hand) == 1
    game.shows("1.3.2")


def test_of_several_cards_as_many_as_possible_are_moved(sve):
    game = sve.game(your_deck=2)
    mill = game.spell("Mill", text="Bury the top 3 cards of your deck. Give your leader [defense]+1.")
    game.play(mill)
    assert game.you.deck == [] and len(game.you.cemetery) == 3 and game.you.defense == 21
    assert game.winner == "", "this is no drawing from an empty deck"
    game.shows("1.3.2")


def test_evolving_without_a_card_to_evolve_into_is_not_done(sve):
    game = sve.game()
    knight = game.follower("Knight")
    game.play(game.spell("Growth", text="Select a follower on your field and evolve it. Draw a card."))
    assert not knight.evolved and len(game.you.hand) == 1
    game.shows("1.3.2")


# -- 1.3.2.1
def test_a_card_is_not_engaged_twice(sve):
    for already in (True, False):
        game = sve.game()
        knight = game.follower("Knight", engaged=already)
        game.amulet("Bell", text="Whenever a follower on your field is engaged, draw a card.")
        game.play(game.spell("Snare", text="Select a follower on your field and engage it."))
        assert knight.engaged
        assert len(game.events("state")) == len(game.you.hand) == (0 if already else 1)
        assert game.ran("1.3.2.1") == already
    sve.shows("1.3.2.1")


def test_a_reserved_card_is_not_refreshed(sve):
    game = sve.game()
    knight = game.follower("Knight")
    game.play(game.spell("Rest", text="Select a follower on your field and refresh it."))
    assert knight.reserved and game.events("state") == []
    game.shows("1.3.2.1")


# -- 1.3.2.2
def test_no_damage_is_not_damage(sve):
    for cards, seen in ((0, 0), (2, 1)):
        game = sve.game(your_hand=cards)
        wall = game.follower("Wall", defense=9, on="opponent's field")
        game.amulet("Bell", text="Whenever an enemy follower takes damage, give your leader [defense]+1.")
        bolt = "Select an enemy follower on the field and deal it X damage. X is the number of cards in your hand."
        game.play(game.spell("Bolt", text=bolt))
        assert wall.defense == 9 - cards and len(game.events("damage")) == seen
        assert game.you.defense == 20 + seen, "the example of the rule: nothing has taken damage"
    game.shows("1.3.2.2")


def test_an_attack_of_zero_deals_no_damage(sve):
    game = sve.game()
    weak = game.follower("Weak", attack=0, text="When this follower deals attack damage to an enemy leader, draw a card.")
    game.attack(weak, game.opponent.leader)
    assert game.events("damage") == [] and game.opponent.defense == 20 and game.you.hand == []
    game.shows("1.3.2.2")


def test_a_negative_value_is_no_action_the_other_way_round(sve):
    game = sve.game(opponent_leader_defense=9)
    weak = game.follower("Weak", attack=1)
    game.play(game.spell("Curse", text="Select a follower on your field and give it [attack]-3."))
    assert weak.attack == -2
    game.attack(weak, game.opponent.leader)
    assert game.opponent.defense == 9
    game.shows("1.3.2.2", "1.3.2.4")


def test_drawing_zero_cards_is_no_drawing(sve):
    game = sve.game(your_deck=0)
    game.play(game.spell("Count", text="Draw X cards. X is the number of followers on your field."))
    assert game.winner == "" and game.events("move")[-1].card.name == "Count"
    game.shows("1.3.2.2")


def test_recovering_zero_play_points_is_no_recovering(sve):
    game = sve.game(your_play_points=1, your_maximum_play_points=5)
    game.play(game.spell("Count", text="Recover X play points. X is the number of followers on your field."))
    assert game.you.play_points == 0 and [event.amount for event in game.events("number")] == [-1], "only the cost"
    game.shows("1.3.2.2")


# -- 1.3.2.2.1
def test_a_cost_below_zero_counts_as_zero(sve):
    game = sve.game(your_play_points=2)
    cheap = game.follower("Cheap", cost=1, zone="your hand", text="This card costs 3 less to play.")
    game.play(cheap)
    assert cheap.zone == "field" and game.you.play_points == 2, "neither paid nor won"
    game.shows("1.3.2.2.1")


# -- 1.3.2.3
def test_of_duties_that_can_not_all_be_met_as_many_as_possible_are(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=1)
    walls = [game.follower(f"Wall {i}", defense=5, text="Ward.", on="opponent's field", engaged=True) for i in range(2)]
    game.follower("Idle", on="opponent's field", engaged=True)
    game.attack(knight)
    assert set(game.options()) == set(walls), "both must be attacked, which is impossible: one of the two is"
    game.choose(walls[1])
    assert walls[1].defense == 4
    game.shows("1.3.2.3")


# -- 1.3.2.4
def test_numbers_may_be_negative(sve):
    game = sve.game()
    weak = game.follower("Weak", attack=1)
    curse = game.spell("Curse", text="Select a follower on your field and give it [attack]-4.")
    boon = game.spell("Boon", text="Select a follower on your field and give it [attack]+5.")
    game.play(curse)
    assert weak.attack == -3
    game.play(boon)
    assert weak.attack == 2, "the negative value was kept"
    game.shows("1.3.2.4")


# -- 1.3.2.4.1
@pytest.mark.parametrize(
    ("text", "number", "limit"),
    [
        ("Recover 9 play points.", "play_points", 5),
        ("Increase your maximum play points by 9.", "maximum_play_points", 10),
    ],
)
def test_a_number_that_would_pass_its_limit_becomes_the_limit(sve, text, number, limit):
    game = sve.game(your_play_points=3, your_maximum_play_points=5)
    game.play(game.spell("Surge", text=text))
    assert getattr(game.you, number) == limit
    game.shows("1.3.2.4.1")


# -- 1.3.3
def test_what_an_effect_forbids_another_can_not_make_happen(sve):
    game = sve.game()
    rock = game.follower("Rock", text="This card can't be destroyed by abilities.", on="opponent's field")
    reed = game.follower("Reed", on="opponent's field")
    game.play(game.spell("Storm", text="Destroy each enemy follower on the field. Draw a card."))
    assert (rock.zone, reed.zone) == ("field", "cemetery") and len(game.you.hand) == 1
    game.shows("1.3.3")


def test_a_follower_that_takes_no_ability_damage_takes_none(sve):
    game = sve.game()
    wall = game.follower("Wall", defense=3, text="This follower doesn't take ability damage.", on="opponent's field")
    game.play(game.spell("Bolt", text="Select an enemy follower on the field and deal it 2 damage."))
    assert wall.defense == 3 and game.events("damage") == []
    game.shows("1.3.3")


def test_a_follower_that_can_not_attack_does_not_even_with_storm(sve):
    game = sve.game()
    tower = game.follower("Tower", text="Storm.\nThis follower can't attack enemies.")
    assert not game.can("attack", tower)
    game.shows("1.3.3")
