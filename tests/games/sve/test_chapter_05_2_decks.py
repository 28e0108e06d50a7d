"""5.7 to 5.10: searching, shuffling, drawing, looking at the top cards."""

import pytest

SEARCH = "Search your deck for an amulet, reveal it, add it to your hand, then shuffle."


def names(cards):
    return [one.name for one in cards]


def shuffles(game):
    return [event.player for event in game.events("shuffled")]


# -- 5.7
def test_only_who_searches_looks_through_the_deck(sve):
    game = sve.game()
    idol = game.amulet("Idol", zone="your deck")
    game.play(game.spell("Search", text=SEARCH))
    assert game.decides == "you" and game.options() == [idol, "done"], "what does not fit the condition is not found"
    assert all(one.seen_by("you") and not one.seen_by("opponent") for one in game.you.deck)
    assert not any(one.seen_by("you") for one in game.opponent.deck)
    game.choose(idol)
    assert idol.zone == "hand" and not any(one.seen_by("you") for one in game.you.deck)
    game.shows("5.7.1")


def test_cards_sought_by_their_number_alone_must_be_found(sve):
    game = sve.game(your_deck=5)
    game.play(game.spell("Dig", text="Search your deck for 2 cards, add them to your hand, then shuffle."))
    assert "done" not in game.options() and len(game.options()) == 5
    found = game.you.deck[3], game.you.deck[1]
    game.choose(*found)
    assert set(game.you.hand) == set(found)
    assert game.events("revealed") == [] and not any(one.seen_by("opponent") for one in found)
    game.shows("5.7.1.1")


def test_a_card_that_meets_a_condition_is_shown_to_the_opponent(sve):
    game = sve.game()
    idol = game.amulet("Idol", zone="your deck")
    game.play(game.spell("Search", text="Search your deck for an amulet, add it to your hand, then shuffle."), idol)
    assert [event.card for event in game.events("revealed")] == [idol], "though this text does not say so"
    game.shows("5.7.1.2")


@pytest.mark.parametrize("way", ["moved", "not moved", "not found"])
def test_after_a_search_the_deck_is_shuffled(sve, way):
    game = sve.game(your_deck=30)
    text = "Search your deck for an amulet, reveal it, and add it to your hand."
    search = game.spell("Search", text=text)
    idol = game.amulet("Idol", zone="your deck") if way != "not found" else None
    before = [one.card.id for one in game.you.deck]
    game.play(search)
    game.choose(idol if way == "moved" else "done")  # also where there is none: only the one who looks knows
    after = [one.card.id for one in game.you.deck]
    assert shuffles(game) == ["you"] and len(after) == len(before) - (way == "moved")
    assert [id for id in before if id in after] != after, "in another order"
    game.shows("5.7.2")


# -- 5.8
def test_to_shuffle_is_to_put_the_deck_into_a_random_order(sve):
    orders = set()
    for seed in range(6):
        game = sve.game(seed=seed, your_deck=12)
        shuffle = game.spell("Fool", text="Shuffle your deck.")
        theirs = [one.id for one in game.opponent.deck]
        start = game.you.deck[0].id
        game.play(shuffle)
        orders.add(tuple(one.id - start for one in game.you.deck))
        assert [one.id for one in game.opponent.deck] == theirs and shuffles(game) == ["you"]
    assert len(orders) == 6 and len({tuple(sorted(order)) for order in orders}) == 1
    game.shows("5.8.1")


@pytest.mark.parametrize("cards", [0, 1])
def test_a_deck_of_one_card_or_none_counts_as_shuffled(sve, cards):
    game = sve.game(your_deck=cards)
    fool = game.spell("Fool", text="Shuffle your deck.")
    before = game.you.deck
    game.play(fool)
    assert shuffles(game) == ["you"] and game.you.deck == before
    game.shows("5.8.1.1")


# -- 5.9
def test_to_draw_a_card_is_to_move_the_top_card_to_the_hand(sve):
    game = sve.game()
    top = game.follower("Top", zone="your deck")
    below = game.follower("Below", zone="your deck")
    game.play(game.spell("Book", text="Draw a card."))
    assert game.you.hand == [top] and game.you.deck[0] == below
    (move,) = [event for event in game.events("move") if event.verb == "draw"]
    assert (move.origin, move.goal) == ("deck", "hand")
    game.shows("5.9.1")


def test_drawing_from_an_empty_deck_loses_at_the_next_rules_handling(sve):
    game = sve.game(your_deck=0)
    game.play(game.spell("Book", text="Draw a card. Select an enemy leader. Deal 25 damage to it."))
    assert game.winner == "nobody", "the effect went on; then both players had lost"
    game.shows("5.9.1.1")


def test_cards_put_back_after_drawing_from_an_empty_deck_change_nothing(sve):
    game = sve.game(your_deck=0)
    card = game.follower("Card", zone="your hand")
    game.play(game.spell("Book", text="Draw a card. Put a card from your hand on the bottom of your deck."))
    assert card.zone == "deck" and game.winner == "opponent"
    game.shows("5.9.1.1")


def test_to_draw_several_cards_is_to_draw_one_after_the_other(sve):
    game = sve.game()
    wanted = [game.follower(f"Card {i}", zone="your deck") for i in range(3)]
    bell = "Whenever you draw a card, give your leader [defense]+1."
    game.amulet("Bell", text=bell)
    game.play(game.spell("Books", text="Draw 3 cards."))
    assert [event.card for event in game.events("move") if event.verb == "draw"] == wanted
    assert game.pending == [bell] * 3, "three draws, not one of three cards"
    game.shows("5.9.2")


def test_drawing_up_to_so_many_may_end_before_each_card(sve):
    text = "Draw up to 3 cards. Give your leader [defense]+1."
    for answers, drawn in ((["no"], 0), (["yes", "no"], 1), (["yes", "yes", "no"], 2), (["yes", "yes", "yes"], 3)):
        game = sve.game()
        wanted = [game.follower(f"Card {i}", zone="your deck") for i in range(3)]
        game.play(game.spell("Breath", text=text))
        for i, answer in enumerate(answers):
            assert game.options() == ["yes", "no"] and names(game.you.hand) == names(wanted[:i]), "each is seen before the next"
            game.choose(answer)
        assert game.asked == "main phase" and game.you.hand == wanted[:drawn] and game.you.defense == 21
        game.shows("5.9.3", "5.9.3.1")
        if drawn:
            game.shows("5.9.3.2", "5.9.3.3")


# -- 5.10
def test_looking_at_the_top_cards_shows_them_to_the_player_alone(sve):
    game = sve.game()
    cards = [game.follower(f"Card {i}", zone="your deck") for i in range(4)]
    game.play(game.spell("Peek", text="Look at the top 3 cards of your deck. Put them on the bottom of your deck in any order."))
    assert [one.seen_by("you") for one in cards] == [True, True, True, False]
    assert not any(one.seen_by("opponent") for one in cards) and names(game.you.deck[:3]) == names(cards[:3])
    game.choose(cards[2], cards[0])
    assert names(game.you.deck[-3:]) == ["Card 2", "Card 0", "Card 1"]
    game.shows("5.10.1")


def test_looking_at_the_top_card_alone(sve):
    game = sve.game()
    top = game.spell("Top", zone="your deck")
    below = game.spell("Below", zone="your deck")
    game.play(game.spell("Peek", text="Look at the top card of your deck. You may put it into your EX area."))
    assert top.seen_by("you") and not below.seen_by("you") and not top.seen_by("opponent")
    game.choose("yes")
    assert top.zone == "EX area"
    game.shows("5.10.1")


def test_looking_at_up_to_so_many_cards_may_end_before_each(sve):
    text = "Look at up to 3 of the top cards of your deck. Put them on the bottom of your deck in any order."
    for looks in range(4):
        game = sve.game()
        cards = [game.follower(f"Card {i}", zone="your deck") for i in range(4)]
        game.play(game.spell("Peek", text=text))
        for n in range(looks):
            assert [one.seen_by("you") for one in cards] == [i < n for i in range(4)], "the nth card from the top comes next"
            game.choose("yes")
        game.shows("5.10.2", "5.10.2.1", "5.10.2.2")
        if looks < 3:
            game.choose("no")
        while game.asked != "main phase":
            game.choose(game.options()[0])
        assert names(game.you.deck[: 4 - looks]) == names(cards[looks:])
        if looks:
            game.shows("5.10.2.3", "5.10.2.4")
