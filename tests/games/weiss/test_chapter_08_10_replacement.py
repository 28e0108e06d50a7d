"""8.10: replacement effects."""

TO_MEMORY = "【CONT】 If this card would be put into your waiting room from the stage, put it into your memory instead."
TO_STOCK = "【CONT】 If this card would be put into your waiting room from the stage, put it into your stock instead."
MAY_STOCK = "【CONT】 If this card would be put into your waiting room from the stage, you may put it into your stock instead."
DEAD_DRAW = "【AUTO】 When this card is put into your waiting room from the stage, draw 1 card."


def storm(game):
    return game.event("Storm", text="Put all of your characters into the waiting room.")


def test_the_replaced_event_never_happens(weiss):
    game = weiss.game(your_stock=3)
    card = game.character("Card", text=f"{TO_MEMORY}\n{DEAD_DRAW}")
    game.play(storm(game))
    assert card.zone == "memory" and game.you.hand == [], "it was never put into the waiting room"
    assert game.asked == "main phase", "so there was no Encore either"
    game.shows("8.10.1", "8.10.1.1")


def test_of_several_the_card_s_master_picks_one(weiss):
    for active, hand in (("you", "your hand"), ("opponent", "opponent's hand")):
        game = weiss.game(active=active)
        card = game.character("Card", on="opponent's stage", text=f"{TO_MEMORY}\n{TO_STOCK}")
        event = game.event("Storm", text="Put all characters into the waiting room.", on=hand)
        game.play(event)
        assert game.asked == "which replacement" and game.decides == "opponent"
        game.choose("into your stock")
        assert card.zone == "stock", "the other one had nothing left to replace"
        game.shows("8.10.2", "8.10.2.1", "8.10.2.3")


def test_an_optional_one_may_be_left(weiss):
    for answer, zone in ((0, "stock"), (1, "waiting room")):
        game = weiss.game()
        card = game.character("Card", text=MAY_STOCK)
        game.play(storm(game))
        assert game.asked == "which replacement" and len(game.options()) == 2
        game.table.apply(answer)
        assert card.zone == zone
        game.shows("8.2.1.3.2")


def test_a_replaced_card_is_no_longer_where_another_effect_wants_it(weiss):
    game = weiss.game()
    first = game.character("First", text=TO_MEMORY)
    second = game.character("Second")
    game.play(storm(game))
    assert (first.zone, second.zone) == ("memory", "waiting room")
    game.shows("8.10.1")


def test_an_optional_one_that_can_not_be_done_does_not_apply(weiss):
    text = (
        "【CONT】 If this card would be put into your waiting room from the stage, "
        "you may pay put 1 card from your hand into your waiting room instead."
    )
    game = weiss.game()
    card = game.character("Card", text=text)
    game.play(storm(game))
    assert card.zone == "waiting room" and game.asked == "main phase", "nothing was asked: the hand was empty"
    game.shows("8.10.3")
    game = weiss.game(your_hand=1)
    card = game.character("Card", text=text)
    game.play(storm(game))
    game.table.apply(0)
    assert card.zone == "stage" and game.you.hand == []


def test_one_that_needs_a_hidden_card_is_declined_by_whoever_has_none(weiss):
    """Others can't see whether there is a climax in the hand, so whoever has none is asked all the same."""
    text = (
        "【CONT】 If this card would be put into your waiting room from the stage, "
        "you may put 1 climax from your hand into your waiting room instead."
    )
    for has in (True, False):
        game = weiss.game()
        card = game.character("Card", text=text)
        game.climax("Other", zone="your hand") if has else game.character("Other", zone="your hand")
        game.play(storm(game))
        assert game.asked == "which replacement" and len(game.options()) == (2 if has else 1)
        game.choose("done")
        assert card.zone == "waiting room" and game.asked == "main phase"
    game.shows("8.10.3")


def test_what_one_has_paid_for_the_other_has_to_do_without(weiss):
    """Two characters would go at the same time, and there is one card to pay with: the second one is not even asked about."""
    ways = ("pay put 1 card from your hand into your waiting room", "put 1 card from your hand into your waiting room")
    for way in ways:
        text = f"【CONT】 If this card would be put into your waiting room from the stage, you may {way} instead."
        game = weiss.game(your_hand=1)
        pair = [game.character(name, text=text) for name in ("First", "Second")]
        game.play(storm(game))
        asked = 0
        while game.asked != "main phase":
            asked += game.asked == "which replacement"
            game.table.apply(0)
        assert asked == 1 and game.you.hand == []
        assert sorted(card.zone for card in pair) == ["stage", "waiting room"]
        game.shows("8.10.3")


def test_of_effects_on_an_action_who_carries_it_out_picks(weiss):
    game = weiss.game(active="opponent", your_level=4)
    text = "【CONT】 If you would lose the game, put the top card of your level into your {} instead."
    game.character("First", text=text.format("waiting room"))
    game.character("Second", text=text.format("stock"))
    assert game.asked == "which replacement" and game.decides == "you"
    game.choose("into your stock")
    while game.asked == "choose a card":
        game.choose(game.options()[0])
    assert game.winner == "" and len(game.you.level) == 3 and len(game.you.stock) == 1
    game.shows("8.10.2", "8.10.2.2")


def test_two_that_go_for_each_other_do_so_once(weiss):
    """8.10.2.3: One would go, so Two would, so One does: its own effect has been applied."""
    game = weiss.game()
    text = (
        "【CONT】 If this card would be put into your waiting room from the stage, "
        "put all of your other characters into your waiting room instead."
    )
    one, two = game.character("One", text=text), game.character("Two", text=text)
    game.play(game.event("Kill", text="Choose 1 of your characters, and put it into the waiting room."), one)
    assert one.zone == "waiting room" and two.zone == "stage"
    game.shows("8.10.2.3", "8.10.1")
