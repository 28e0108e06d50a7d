"""5.17 to 5.20: choosing options, chance, dice, revealing."""

import pytest

HURT = "Select an enemy follower on the field and deal it 4 damage."
OPTIONS = f"(1) {HURT} (2) Draw 2 cards. (3) Give your leader [defense]+3."


def outcome(game):
    return len(game.you.hand), game.you.defense


# -- 5.17.1
def test_of_the_options_as_many_as_said_are_chosen_and_done(sve):
    game = sve.game()
    game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Fork", text=f"Choose 1. {OPTIONS}"))
    assert game.options() == [1, 2, 3]
    game.choose(2)
    assert game.asked == "main phase" and outcome(game) == (2, 20) and game.find("Enemy").zone == "field"
    game.shows("5.17.1")


def test_two_of_three_options(sve):
    game = sve.game()
    text = "Choose 2. (1) Draw 2 cards. (2) Give your leader [defense]+3. (3) Deal 5 damage to your leader."
    game.play(game.spell("Fork", text=text), 3)
    assert game.options() == [1, 2], "each is chosen once at most, and two must be"
    game.choose(1)
    assert outcome(game) == (2, 15)
    game.shows("5.17.1")


# -- 5.17.2
@pytest.mark.parametrize(("answers", "after"), [((3, "done"), (0, 23)), ((3, 2), (2, 23))])
def test_choosing_up_to_a_number_is_choosing_at_least_one(sve, answers, after):
    game = sve.game()
    game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Fork", text=f"Choose up to 2. {OPTIONS}"))
    assert game.options() == [1, 2, 3], "none is no choice"
    game.choose(answers[0])
    assert game.options() == [1, 2, "done"]
    game.choose(answers[1])
    assert game.asked == "main phase" and outcome(game) == after
    game.shows("5.17.2")


# -- 5.17.3
def test_options_are_chosen_when_the_card_is_played_before_its_cost_is_paid(sve):
    game = sve.game(your_play_points=4)
    game.follower("Enemy", on="opponent's field")
    fork = game.spell("Fork", cost=3, text=f"Choose 1. {OPTIONS}")
    game.play(fork)
    assert game.where().endswith("10.6.2.2.2") and game.you.play_points == 4 and fork.zone == "resolution zone"
    game.choose(3)
    assert game.you.play_points == 1 and game.you.defense == 23
    game.shows("5.17.3")


def test_options_of_an_automatic_ability_are_chosen_when_that_is_played(sve):
    game = sve.game()
    herald = game.follower("Herald", zone="your hand", text=f"[fanfare] Choose 1. {OPTIONS}")
    game.play(herald)
    assert herald.zone == "field" and game.options() == [2, 3]
    game.choose(3)
    assert game.you.defense == 23
    game.shows("5.17.3")


# -- 5.17.3.1
BOTH = "(1) Draw 2 cards. (2) Give your leader [defense]+3."


@pytest.mark.parametrize(("followers", "after"), [(1, (2, 20)), (2, (2, 23))])
def test_how_many_options_may_be_chosen_depends_on_the_moment_of_playing(sve, followers, after):
    game = sve.game()
    for i in range(followers):
        game.follower(f"Friend {i}")
    text = f"Choose 1. If there are at least 2 followers on your field, choose 2 instead. {BOTH}"
    game.play(game.spell("Fork", text=text), 1)
    assert game.asked == "main phase" and outcome(game) == after
    game.shows("5.17.3.1")


def test_what_the_cost_changes_comes_too_late_for_the_number_of_options(sve):
    game = sve.game(your_hand=1)
    text = f"[act] Discard a card: Choose 1. If there are at least 1 cards in your cemetery, choose 2 instead. {BOTH}"
    well = game.amulet("Well", text=text)
    game.use(well, None, 2)
    assert game.asked == "main phase" and len(game.you.cemetery) == 1 and outcome(game) == (0, 23)
    game.shows("5.17.3.1")


@pytest.mark.parametrize(("condition", "thrown"), [("Spellchain (1)", "spell"), ("Necrocharge (1)", "follower")])
def test_spellchain_and_necrocharge_are_then_counted_on_playing_too(sve, condition, thrown):
    text = f"[act] Discard a card: Choose 1. {condition}: Choose 2 instead. {BOTH}"
    for before in (False, True):
        game = sve.game()
        getattr(game, thrown)("Thrown", zone="your hand")
        if before:
            getattr(game, thrown)("Dead", zone="your cemetery")
        game.use(game.amulet("Well", text=text), None, 1)
        assert game.asked == "main phase" and game.find("Thrown").zone == "cemetery"
        assert outcome(game) == ((2, 23) if before else (2, 20)), "what is discarded to pay for it does not count yet"
    game.shows("5.17.3.1.1")


# -- 5.17.4
def test_options_that_were_not_chosen_do_not_exist(sve):
    game = sve.game()
    enemy = game.follower("Enemy", defense=5, on="opponent's field")
    game.play(game.spell("Fork", text=f"Choose 1. {OPTIONS}"), 3)
    assert enemy.defense == 5 and outcome(game) == (0, 23)
    assert game.asked == "main phase", "no target was asked for"
    game.shows("5.17.4")


def test_without_targets_for_one_option_the_others_can_be_chosen(sve):
    game = sve.game()
    fork = game.spell("Fork", text=f"Choose 1. {OPTIONS}")
    assert game.can("play", fork)
    game.play(fork)
    assert game.options() == [2, 3], "there is no enemy follower for the first"
    game.choose(2)
    assert outcome(game) == (2, 20)
    game.shows("5.17.4.1")


def test_targets_are_selected_for_the_chosen_option_only(sve):
    game = sve.game()
    enemies = [game.follower(f"Enemy {i}", defense=5, on="opponent's field") for i in range(2)]
    game.play(game.spell("Fork", text=f"Choose 1. {OPTIONS}"), 1)
    assert set(game.options()) == set(enemies)
    game.choose(enemies[1])
    assert [enemy.defense for enemy in enemies] == [5, 1]
    game.shows("5.17.4", "5.17.4.1")


# -- 5.18
def test_a_random_card_is_any_of_those_that_fit(sve):
    hit = set()
    for seed in range(40):
        game = sve.game(seed=seed)
        enemies = [game.follower(f"Enemy {i}", on="opponent's field") for i in range(3)]
        idol = game.amulet("Idol", on="opponent's field")
        game.play(game.spell("Lightning", text="Destroy a random enemy follower on the field."))
        assert game.asked == "main phase" and idol.zone == "field", "nobody is asked"
        (dead,) = [enemy.label for enemy in enemies if enemy.zone == "cemetery"]
        hit.add(dead)
    assert hit == {"Enemy 0", "Enemy 1", "Enemy 2"}
    game.shows("5.18.1")


def test_random_cards_of_a_hand(sve):
    hit = set()
    for seed in range(40):
        game = sve.game(seed=seed)
        cards = [game.follower(f"Card {i}", zone="opponent's hand") for i in range(3)]
        game.play(game.spell("Raven", text="Each opponent discards 2 random cards."))
        thrown = tuple(card.label for card in cards if card.zone == "cemetery")
        assert len(thrown) == 2
        hit.add(thrown)
    assert len(hit) == 3
    game.shows("5.18.1")


# -- 5.19
def test_a_die_has_six_sides_and_its_result_decides(sve):
    rolled = set()
    for seed in range(60):
        game = sve.game(seed=seed)
        text = "Roll a 6-sided die. If you roll a 4, 5, or 6, draw a card. If you roll a 1, give your leader [defense]+1."
        game.play(game.spell("Odds", text=text))
        (event,) = game.events("rolled")
        rolled.add(event.amount)
        assert outcome(game) == (int(event.amount >= 4), 20 + (event.amount == 1))
    assert rolled == {1, 2, 3, 4, 5, 6}
    game.shows("5.19.1")


# -- 5.20
def test_a_revealed_card_is_seen_by_all_where_it_is(sve):
    game = sve.game(opponent_hand=2)
    top = game.follower("Top", zone="your deck")
    game.play(game.spell("Look", text="Reveal the top card of your deck. Draw up to 1 card."))
    assert top.seen_by("you") and top.seen_by("opponent") and top.zone == "deck" and top.place == 0
    game.shows("5.20.1")
    game.choose("no")
    assert top.place == 0 and not top.seen_by("you") and not top.seen_by("opponent"), "the effect is over"
    game.shows("5.20.1.1")


def test_a_revealed_hand_is_hidden_again_after_the_effect(sve):
    game = sve.game(opponent_hand=2)
    game.play(game.spell("Mirror", text="Select an opponent. They reveal their hand. Draw up to 1 card."))
    assert all(card.seen_by("you") and card.zone == "hand" for card in game.opponent.hand)
    game.choose("no")
    assert not any(card.seen_by("you") for card in game.opponent.hand)
    game.shows("5.20.1", "5.20.1.1")


def test_a_revealed_card_that_moves_within_hidden_zones_is_hidden_at_once(sve):
    game = sve.game()
    top = game.spell("Top", zone="your deck")
    text = "Reveal the top card of your deck. If it's a spell, add it to your hand. Draw up to 1 card."
    game.play(game.spell("Look", text=text))
    assert top.zone == "hand" and top.seen_by("you") and not top.seen_by("opponent"), "before the effect is over"
    game.choose("no")
    game.shows("5.20.1.1")


def test_a_revealed_card_that_moves_to_another_place_of_the_deck_is_hidden_at_once(sve):
    game = sve.game()
    top = game.spell("Top", zone="your deck")
    game.play(game.spell("Look", text="Reveal the top card of your deck and put it on the bottom of your deck. Draw up to 1 card."))
    assert top.place == len(game.you.deck) - 1 and not top.seen_by("you") and not top.seen_by("opponent")
    game.choose("no")
    game.shows("5.20.1.1")
