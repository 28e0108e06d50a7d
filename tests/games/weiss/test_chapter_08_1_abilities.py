"""8.1 to 8.4: kinds of ability and effect, and costs."""

from tests.games.weiss.doing import names

DRAW_WHEN_PLACED = "【AUTO】 When this card is placed on the stage from your hand, draw 1 card."


# -- 8.1, 8.2
def test_three_kinds_of_ability(weiss):
    game = weiss.game()
    all_three = game.character(
        "Busy", on="your hand",
        text=f"【CONT】 This card gets +500 power.\n{DRAW_WHEN_PLACED}\n【ACT】 [【REST】 this card] Draw 1 card.",
    )
    game.play(all_three, "center left")
    assert all_three.power == 1500, "continuous: it simply counts"
    assert len(game.you.hand) == 1, "automatic: something happened"
    game.use(all_three)
    assert len(game.you.hand) == 2 and all_three.rested, "activated: for its cost"
    game.shows("8.1.1", "4.1.1.1", "8.6.1", "8.1.1.1.2", "6.5.1.2.3")


def test_kinds_of_effect(weiss):
    game = weiss.game()
    card = game.character("Card")
    other = game.character("Other")
    text = "Choose 1 of your characters, and that character gets +1000 power until end of turn. Draw 1 card."
    game.play(game.event("Both", text=text))
    game.choose(card)
    assert (card.power, other.power) == (2000, 1000) and len(game.you.hand) == 1
    game.end_turn()
    assert card.power == 1000, "one effect was done and over, the other lasted for the turn"
    game.shows("8.2.1", "4.1.2.1", "8.2.1.2", "8.8.1", "6.8.1.4")


def test_an_effect_may_last_into_the_next_turn(weiss):
    game = weiss.game()
    card = game.character("Card")
    event = game.event("Long", text=(
        "Choose 1 of your characters, and that character gets +1000 power until the end of your opponent's "
        "next turn."
    ))
    game.play(event)
    game.end_turn()
    assert card.power == 2000 and game.active == "opponent"
    game.choose("done")
    game.end_turn()
    assert card.power == 1000
    game.shows("8.2.1.2")


# -- 8.3
def test_what_is_inactive_does_nothing_and_asks_nothing(weiss):
    game = weiss.game(your_stock=1)
    text = (
        "【AUTO】 When this card is placed on the stage from your hand, if you have 2 or more other characters,"
        " choose 1 of your characters, and that character gets +1000 power until end of turn."
    )
    card = game.character("Card", on="your hand", text=text)
    other = game.character("Other")
    game.play(card, "back left")
    assert game.asked == "main phase" and other.power == card.power == 1000
    game.shows("8.3.2", "8.3.3")


def test_a_condition_switches_a_continuous_effect(weiss):
    game = weiss.game(your_hand=0)
    proud = game.character("Proud", text="【CONT】 If you have 2 or more other characters, this card gets +1000 power.")
    game.character("One")
    two = game.character("Two", on="your hand")
    assert proud.power == 1000
    game.play(two, "back left")
    assert proud.power == 2000
    game.shows("4.3.6")


# -- 8.4
def test_the_actions_of_a_cost_are_done_in_order(weiss):
    game = weiss.game(your_stock=2)
    user = game.character("User", text="【ACT】 [(1) Put 1 card from your hand into your waiting room] Draw 2 cards.")
    paid = game.character("Paid", on="your hand")
    game.use(user)
    game.until_quiet()
    moves = [(e.origin, e.goal) for e in game.events("move")]
    assert moves == [("stock", "waiting room"), ("hand", "waiting room"), ("deck", "hand"), ("deck", "hand")]
    assert paid.zone == "waiting room" and len(game.you.stock) == 1
    game.shows("8.4.2", "8.4.2.1", "8.4.3", "8.6.2.3", "8.6.2.3.1")


def test_a_cost_is_paid_whole_or_not_at_all(weiss):
    game = weiss.game(your_stock=1)
    user = game.character("User", text="【ACT】 [(1) Put 1 card from your hand into your waiting room] Draw 2 cards.")
    assert game.why_not("use", user).clause == "8.6.2.3.2"
    assert len(game.you.stock) == 1
    game.shows("8.6.2.3.2")


def test_an_automatic_ability_whose_cost_can_not_be_paid_whole_costs_nothing(weiss):
    game = weiss.game(your_stock=1)
    text = (
        "【AUTO】 [(1) Put 1 card in your hand into your waiting room] When this card is placed on the stage "
        "from your hand, you may pay the cost. If you do, draw 2 cards."
    )
    card = game.character("Card", on="your hand", text=text)
    game.play(card, "center left")
    assert game.asked == "main phase" and len(game.you.stock) == 1
    game.shows("8.4.2.2")


def test_the_cost_of_an_automatic_ability_may_be_left_unpaid(weiss):
    for answer, drawn in (("yes", 1), ("no", 0)):
        game = weiss.game(your_stock=1)
        text = "【AUTO】 [(1)] When this card is placed on the stage from your hand, you may pay the cost. If you do, draw 1 card."
        card = game.character("Card", on="your hand", text=text)
        game.play(card, "center left")
        assert game.asked == "pay or not"
        game.choose(answer)
        assert (len(game.you.hand), len(game.you.stock)) == (drawn, 1 - drawn)
        game.shows("8.1.1.2.2", "8.7.3.1.1")


def test_nobody_levels_up_while_a_cost_is_paid(weiss):
    game = weiss.game(your_clock=6)
    user = game.character(
        "User", text="【ACT】 [Put the top card of your deck into your clock 【REST】 this card] Draw 1 card.",
    )
    game.use(user)
    assert game.asked == "level up" and user.rested, "the whole cost was paid first"
    assert game.you.hand == []
    game.choose(game.options()[0])
    assert len(game.you.hand) == 1 and len(game.you.level) == 1
    game.shows("8.4.2", "8.4.2.1", "9.3.3")


def test_nobody_reshuffles_while_a_cost_is_paid(weiss):
    game = weiss.game(your_deck=2, your_waiting_room=3)
    user = game.character("User", text=(
        "【ACT】 [Put the top 2 cards of your deck into your waiting room 【REST】 this card] Draw 1 card."
    ))
    game.use(user)
    kinds = [(e.goal, e.clause) for e in game.events("move")]
    assert [goal for goal, _ in kinds] == ["waiting room"] * 2 + ["deck"] * 5 + ["hand"] + ["clock"]
    log = [entry.event for entry in game.table.log]
    rested = [i for i, e in enumerate(log) if e.kind == 2]
    reshuffled = [i for i, e in enumerate(log) if e.clause == "9.2.2"]
    assert rested[0] < reshuffled[0], "resting was part of the cost"
    game.shows("9.2.3", "8.4.2.1")


def test_the_waiting_room_shows_what_was_paid(weiss):
    game = weiss.game()
    for i in range(2):
        game.character(f"Stock {i}", on="your stock")
    card = game.character("Card", cost=2, on="your hand")
    game.play(card, "center left")
    assert set(names(game.you.waiting_room)) == {"Stock 0", "Stock 1"} and all(c.seen_by("opponent") for c in game.you.waiting_room)
    game.shows("2.7.2", "3.4.1", "3.4.2")
