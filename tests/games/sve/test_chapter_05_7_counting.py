"""5.25 to 5.30: turns skipped and taken once more, more and less, for every, half, burying."""

import pytest

SKIP = "Skip your next turn."
AGAIN = "Take another turn after this one."


def turns(game, number):
    """Whose turns come next, each ended without an action."""
    out = []
    for _ in range(number):
        game.end_turn()
        out.append(game.active)
    return out


# -- 5.25
def test_a_turn_that_is_skipped_does_not_begin(sve):
    game = sve.game(your_hand=0)
    game.amulet("Bell", text="At the start of your main phase, draw a card.")
    game.play(game.spell("Sloth", text=SKIP))
    maximum, cards = game.you.maximum_play_points, len(game.you.hand)
    assert turns(game, 2) == ["opponent", "opponent"], "the next turn begins instead of yours"
    assert (game.you.maximum_play_points, len(game.you.hand)) == (maximum, cards)
    assert turns(game, 2) == ["you", "opponent"], "once only"
    game.shows("5.25.1", "5.25.2")


def test_the_next_turn_of_the_named_player_is_skipped(sve):
    game = sve.game()
    game.play(game.spell("Hush", text="Skip each opponent's next turn."))
    assert turns(game, 3) == ["you", "opponent", "you"]
    game.shows("5.25.2")


def test_each_instruction_to_skip_is_carried_out_by_one_skipped_turn(sve):
    game = sve.game()
    first, second = game.spell("Sloth", text=SKIP), game.spell("Nap", text=SKIP)
    game.play(first)
    game.play(second)
    assert turns(game, 5) == ["opponent", "opponent", "opponent", "you", "opponent"]
    game.shows("5.25.2.1")


def test_an_extra_turn_can_be_skipped(sve):
    game = sve.game()
    again, sloth = game.spell("Again", text=AGAIN), game.spell("Sloth", text=SKIP)
    game.play(again)
    game.play(sloth)
    assert turns(game, 3) == ["opponent", "you", "opponent"]
    game.shows("5.25.1")


# -- 5.26.1
def test_to_give_more_or_less_changes_the_value_by_that(sve):
    game = sve.game()
    knight = game.follower("Knight", attack=2, defense=4)
    more = game.spell("More", text="Select a follower on your field and give it [attack]+3/[defense]-1.")
    game.play(more)
    assert (knight.attack, knight.defense) == (5, 3)
    game.shows("5.26.1")


@pytest.mark.parametrize(("given", "drawn"), [("[attack]+1", 1), ("[attack]-1", 0), ("[defense]+2", 1), ("[defense]-1", 0)])
def test_what_was_given_more_was_increased(sve, given, drawn):
    game = sve.game()
    game.follower("Knight", attack=2, defense=4, text="Whenever this follower gains attack or defense, draw a card.")
    game.play(game.spell("Gift", text=f"Select a follower on your field and give it {given}."))
    assert len(game.you.hand) == drawn
    game.shows("5.26.1")


@pytest.mark.parametrize(
    ("given", "word", "drawn"),
    [("+2", "increased", 1), ("-2", "increased", 0), ("-2", "decreased", 1), ("-2", "reduced", 1), ("+2", "reduced", 0)],
)
def test_the_same_goes_for_leaders(sve, given, word, drawn):
    game = sve.game()
    game.amulet("Bell", text=f"Whenever your leader's defense is {word}, draw a card.")
    game.play(game.spell("Gift", text=f"Give your leader [defense]{given}."))
    assert len(game.you.hand) == drawn
    game.shows("5.26.1")


# -- 5.26.2
@pytest.mark.parametrize(("value", "drawn"), [(5, 1), (1, 0), (3, 0)])
def test_a_value_that_is_set_higher_was_increased(sve, value, drawn):
    game = sve.game()
    knight = game.follower("Knight", attack=3, text="Whenever this follower gains attack or defense, draw a card.")
    game.play(game.spell("Set", text=f"Select a follower on your field and change its [attack] to {value}."))
    assert knight.attack == value and len(game.you.hand) == drawn
    game.shows("5.26.2")


@pytest.mark.parametrize(
    ("value", "word", "drawn"), [(25, "increased", 1), (25, "decreased", 0), (5, "decreased", 1), (5, "increased", 0)]
)
def test_a_leader_s_defense_that_is_set_was_increased_or_decreased(sve, value, word, drawn):
    game = sve.game()
    game.amulet("Bell", text=f"Whenever your leader's defense is {word}, draw a card.")
    game.play(game.spell("Set", text=f"Change your leader's defense to {value}."))
    assert game.you.defense == value and len(game.you.hand) == drawn
    game.shows("5.26.2")


# -- 5.27
def test_another_turn_comes_before_the_turn_that_would_have_come(sve):
    game = sve.game()
    game.play(game.spell("Again", text=AGAIN))
    assert turns(game, 4) == ["you", "opponent", "you", "opponent"]
    game.shows("5.27.1")


def test_several_other_turns_all_come_before_it(sve):
    game = sve.game()
    first, second = game.spell("Again", text=AGAIN), game.spell("Once More", text=AGAIN)
    game.play(first)
    game.play(second)
    assert turns(game, 4) == ["you", "you", "opponent", "you"]
    game.shows("5.27.1.1")


def test_the_instruction_given_last_is_carried_out_first(sve):
    game = sve.game()
    mine = game.spell("Mine", text=AGAIN)
    theirs = game.spell("Theirs", text=f"[quick]\n{AGAIN}", zone="opponent's hand")
    game.play(mine)
    game.end_main_phase()
    game.play(theirs)
    assert [game.active, *turns(game, 3)] == ["opponent", "you", "opponent", "you"]
    game.shows("5.27.1.1")


# -- 5.28
@pytest.mark.parametrize("leader", ["each enemy leader", "the enemy leader", "your opponent's leader"])
@pytest.mark.parametrize(("cards", "damage"), [(4, 0), (5, 1), (12, 2)])
def test_for_every_adds_up_and_is_done_once(sve, cards, damage, leader):
    game = sve.game(your_cemetery=cards)
    game.play(game.spell("Toll", text=f"Deal 1 damage to {leader} for every 5 cards in your cemetery."))
    assert game.opponent.defense == 20 - damage
    assert [event.amount for event in game.events("damage")] == ([damage] if damage else []), "the example: once, not twice"
    game.shows("5.28.1")


# -- 5.29
@pytest.mark.parametrize(("attack", "half"), [(4, 2), (5, 3), (1, 1)])
def test_half_of_an_odd_number_is_rounded_up(sve, attack, half):
    game = sve.game()
    text = "[act] [engage]: Deal damage equal to half this follower's attack to each enemy leader."
    knight = game.follower("Knight", attack=attack, text=text)
    game.use(knight)
    assert game.opponent.defense == 20 - half
    game.shows("5.29.1")


@pytest.mark.parametrize(("cards", "gone"), [(6, 3), (7, 4)])
def test_half_of_a_zone_is_half_of_its_cards(sve, cards, gone):
    game = sve.game(your_deck=cards)
    deal = game.spell("Deal", text="Banish the top half of your deck.")
    before = game.you.deck
    game.play(deal)
    assert game.you.deck == before[gone:] and len(game.you.banished_zone) == gone
    game.shows("5.29.2", "5.29.2.1")


def test_the_bottom_half_is_counted_from_the_bottom(sve):
    game = sve.game(your_deck=5)
    deal = game.spell("Deal", text="Banish the bottom half of your deck.")
    before = game.you.deck
    game.play(deal)
    assert game.you.deck == before[:2]
    game.shows("5.29.2", "5.29.2.1")


# -- 5.30
def test_to_bury_a_card_is_to_put_it_into_its_owner_s_cemetery_without_destroying_it(sve):
    game = sve.game()
    game.amulet("Bell", text="Whenever a follower on your field is destroyed, draw a card.")
    lent = game.follower("Lent", owner="opponent", text="[lastwords] Give your leader [defense]+1.")
    rock = game.follower("Rock", text="This card can't be destroyed by abilities.")
    rite = game.spell("Rite", text="Bury each follower on your field.")
    game.play(rite)
    assert lent in game.opponent.cemetery and rock in game.you.cemetery and game.you.hand == []
    assert {event.verb for event in game.events("move") if event.card in (lent, rock)} == {"bury"}
    game.shows("5.30.1")


def test_players_bury_only_cards_that_they_control(sve):
    game = sve.game()
    mine = game.follower("Mine")
    theirs = game.follower("Theirs", on="opponent's field")
    game.play(game.spell("Rite", text="Bury each follower on the field."))
    assert mine.zone == "cemetery" and theirs.zone == "field"
    game.shows("5.30.1")


def test_where_no_zone_is_named_cards_of_the_field_are_buried(sve):
    game = sve.game()
    knights = [game.follower(f"Knight {i}") for i in range(3)]
    hand = game.follower("Waiting", zone="your hand")
    enemy = game.follower("Enemy", on="opponent's field")
    game.play(game.spell("Rite", text="Bury 2 followers."))
    assert set(game.options()) == set(knights), "the example: followers of your field"
    game.choose(knights[0], knights[2])
    assert [knight.zone for knight in knights] == ["cemetery", "field", "cemetery"]
    assert hand.zone == "hand" and enemy.zone == "field"
    game.shows("5.30.1.1")


def test_where_a_zone_is_named_its_cards_are_buried(sve):
    game = sve.game()
    top = game.follower("Top", zone="your deck")
    game.play(game.spell("Rite", text="Bury the top card of your deck."))
    assert top.zone == "cemetery"
    game.shows("5.30.1")
